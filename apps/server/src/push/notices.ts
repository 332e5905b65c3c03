// Owns telling people whose page is closed that a table waits for them, by Web Push: once for each time they are waited for.

import type { Agent } from 'node:https';
import type { Table, Who } from '@undercroft/table';
import webPush from 'web-push';
import type { Log } from '../tables/around.ts';
import type { Store } from '../store/store.ts';
import { factsOf } from '../tables/facts.ts';
import { isPushService, type Subscription } from './subscriptions.ts';

/** Requests to push services at a time; beyond this number of waiting ones, notices are dropped. */
const MOST_AT_ONCE = 8;
const MOST_QUEUED = 1_000;
const TIMEOUT_MS = 10_000;
/** A notice that cannot be delivered for a day is of no use any more. */
const TTL_SECONDS = 86_400;
/** Table and guest pairs that have been told; the oldest are forgotten. */
const MOST_TOLD = 100_000;

export interface PushSettings {
  readonly pushPublicKey: string;
  readonly pushPrivateKey: string;
  readonly pushContact: string;
  readonly pushHosts: string;
}

export interface NoticeAround {
  readonly store: Pick<Store, 'subscriptions' | 'unsubscribe'>;
  readonly metrics: { readonly notices: { inc(labels: { readonly outcome: string }): void } };
  readonly log: Log;
  /** For push services whose certificates the system does not know. */
  readonly agent?: Agent | undefined;
}

/** What the service worker of the page is told; it has the words. */
export interface Notice {
  readonly table: string;
  readonly game: string;
  readonly name: string;
  readonly language: string;
}

const keyOf = (who: Who, table: string): string => `${table} ${who}`;

export class TurnNotices {
  private readonly settings: PushSettings;
  private readonly around: NoticeAround;
  private readonly told = new Set<string>();
  private readonly queue: (() => Promise<void>)[] = [];
  private busy = 0;

  constructor(settings: PushSettings, around: NoticeAround) {
    this.settings = settings;
    this.around = around;
  }

  /** Tells the people that a table waits for and that have no line to it. In a window that takes its time nobody is waited for. */
  follow(id: string, table: Table, isHere: (who: Who) => boolean): void {
    const { game, options } = table.made;
    for (const { who, waiting } of factsOf(table).seats) {
      if (who === undefined) continue;
      // They have come, or have answered: the next time they are waited for is told again.
      if (!waiting || isHere(who)) this.told.delete(keyOf(who, id));
      else this.awaited(who, { table: id, game, name: options.name });
    }
  }

  private awaited(who: Who, { table, game, name }: Omit<Notice, 'language'>): void {
    const key = keyOf(who, table);
    if (this.told.has(key)) return;
    this.told.add(key);
    if (this.told.size > MOST_TOLD) for (const first of this.told) if (this.told.delete(first)) break;
    void this.enqueueAll(who, { table, game, name });
  }

  private async enqueueAll(who: Who, notice: Omit<Notice, 'language'>): Promise<void> {
    try {
      for (const one of await this.around.store.subscriptions(who))
        this.enqueue(() => this.send(one, { ...notice, language: one.language }));
    } catch (error) {
      this.around.log.error({ err: error }, 'the subscriptions of a guest could not be read');
    }
  }

  private enqueue(send: () => Promise<void>): void {
    if (this.queue.length >= MOST_QUEUED) return this.around.metrics.notices.inc({ outcome: 'dropped' });
    this.queue.push(send);
    this.next();
  }

  private next(): void {
    const send = this.busy < MOST_AT_ONCE ? this.queue.shift() : undefined;
    if (send === undefined) return;
    this.busy++;
    void send().finally(() => {
      this.busy--;
      this.next();
    });
  }

  private async send({ endpoint, key, auth }: Subscription, notice: Notice): Promise<void> {
    const { pushPublicKey, pushPrivateKey, pushContact, pushHosts } = this.settings;
    const { metrics, store, log, agent } = this.around;
    // A host may have changed its mind about a service since it was stored.
    if (!isPushService(endpoint, pushHosts)) return metrics.notices.inc({ outcome: 'refused' });
    try {
      await webPush.sendNotification({ endpoint, keys: { p256dh: key, auth } }, JSON.stringify(notice), {
        vapidDetails: { subject: pushContact, publicKey: pushPublicKey, privateKey: pushPrivateKey },
        TTL: TTL_SECONDS,
        urgency: 'normal',
        timeout: TIMEOUT_MS,
        ...(agent === undefined ? {} : { agent }),
      });
      metrics.notices.inc({ outcome: 'sent' });
    } catch (error) {
      const isGone = error instanceof webPush.WebPushError && (error.statusCode === 404 || error.statusCode === 410);
      metrics.notices.inc({ outcome: isGone ? 'gone' : 'failed' });
      // The browser has taken its leave back: nobody will be reached there again.
      if (isGone) await store.unsubscribe(endpoint).catch(() => undefined);
      else log.warn({ status: error instanceof webPush.WebPushError ? error.statusCode : 0 }, 'a notice could not be delivered');
    }
  }
}
