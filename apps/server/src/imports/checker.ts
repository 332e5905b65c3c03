// Owns checking games that are brought along: on a thread of their own, one at a time for an address, at the cost of whoever asks.

import type { CheckedSetup, Unchecked } from '@undercroft/table';
import type { GameRegistry } from '../game-registry.ts';
import type { FairShare, Payer } from '../share.ts';
import { ThreadPool } from '../threads/thread-pool.ts';
import type { Checking, Import } from './worker.ts';

/** One thread: playing long games through the rules may wait, and leaves the other cores to those who play. */
const THREADS = 1;

const TOO_FAST: CheckedSetup = { ok: false, refusal: { code: 'too-fast' } };
const UNREADABLE: CheckedSetup = { ok: false, refusal: { code: 'bad-setup', detail: 'from' } };

export class ImportChecker {
  private readonly threads: ThreadPool<Import, Checking>;
  private readonly share: FairShare;
  /** The last of each address that is under way: the next waits for it, so that one address never fills the queue of all. */
  private readonly under = new Map<string, Promise<unknown>>();

  constructor(gameRegistry: GameRegistry, share: FairShare, seconds: number) {
    this.threads = new ThreadPool(gameRegistry, { script: new URL('./worker.ts', import.meta.url), threads: THREADS, seconds });
    this.share = share;
  }

  async check(payer: Payer, game: string, { setup, seats, from }: Unchecked): Promise<CheckedSetup> {
    const before = this.under.get(payer.address);
    const wanted = from === undefined ? { setup, seats } : { setup, seats, from };
    // Whoever has used up their share while they waited is not served at the cost of the others.
    const mine = (before ?? Promise.resolve()).then(() => (this.share.isSpent(payer) ? null : this.threads.run({ game, wanted })));
    this.under.set(payer.address, mine);
    const done = await mine;
    if (this.under.get(payer.address) === mine) this.under.delete(payer.address);
    if (done === null) return TOO_FAST;
    // What ran into its limit took the most, from all who wait for the thread.
    this.share.charge(payer, done.ok ? done.answer.ms : done.ms);
    if (!done.ok) return UNREADABLE;
    return done.answer.checked ?? UNREADABLE;
  }

  close(): Promise<void> {
    return this.threads.close();
  }
}
