// Owns pointing at one table: who may point and plan, how often, and that everybody who looks sees it. Nothing of it is stored; it waits for nothing of the game.

import type { Seat } from '@undercroft/kernel';
import type { Change, Code, Message, Plan, SeatSpec } from '@undercroft/table';
import type { Refusals } from '../refusals.ts';
import type { Buckets } from '../ws/limits.ts';
import type { Peer } from './around.ts';

type Seated = readonly Pick<SeatSpec, 'who'>[];

export interface PointAround {
  /** How often each guest may point, at all tables together. */
  readonly pointers: Pick<Buckets, 'take'>;
  readonly refusals: Pick<Refusals, 'count'>;
}

export class Pointing {
  private readonly around: PointAround;
  private readonly plans = new Map<Seat, Plan & { readonly who: string }>();

  constructor(around: PointAround) {
    this.around = around;
  }

  /** What people plan now, for somebody who comes. */
  greet(peer: Peer): void {
    if (this.plans.size > 0) this.tell([peer]);
  }

  /** Shows it to all, and answers; or says why not. */
  answer(peer: Peer, message: Message<'point'> | Message<'plan'>, seats: Seated, to: readonly Peer[]): void {
    const code = this.show(peer, message, seats, to);
    if (code !== null) this.around.refusals.count('message', code);
    peer.send(code === null ? { t: 'ok', id: message.id, n: 0 } : { t: 'no', id: message.id, code });
  }

  /** Whoever has acted plans no more. A pass that others may not know of tells nothing here either. */
  acted(changes: readonly Change[], to: readonly Peer[]): void {
    const done = changes.filter(({ record, pass, hidden }) => record.t === 'chose' && !pass && !hidden);
    if (this.drop((plan) => done.some(({ seat }) => seat === plan.seat))) this.tell(to);
  }

  /** Somebody has no line here any more. */
  left(who: string, to: readonly Peer[]): void {
    if (this.drop((plan) => plan.who === who)) this.tell(to);
  }

  private show(peer: Peer, message: Message<'point'> | Message<'plan'>, seats: Seated, to: readonly Peer[]): Code | null {
    const seat = seats.findIndex(({ who }) => who === peer.who);
    if (seat < 0) return 'not-seated';
    if (!this.around.pointers.take(peer.who, 1, performance.now())) return 'too-fast';
    if (message.t === 'point') {
      for (const one of to) one.send({ t: 'pointed', seat, place: message.place });
      return null;
    }
    if (message.plan === null) this.plans.delete(seat);
    else this.plans.set(seat, { seat, ...message.plan, who: peer.who });
    this.tell(to);
    return null;
  }

  private drop(which: (plan: Plan & { readonly who: string }) => boolean): boolean {
    const gone = [...this.plans.values()].filter(which);
    for (const { seat } of gone) this.plans.delete(seat);
    return gone.length > 0;
  }

  private tell(to: readonly Peer[]): void {
    const plans = [...this.plans.values()].map(({ seat, place, kind }): Plan => ({ seat, place, kind }));
    for (const one of to) one.send({ t: 'plans', plans });
  }
}
