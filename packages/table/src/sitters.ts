// Owns who has held which seat since the seats were closed: each has seen that hand, and sits down at no other.

import type { Seat } from '@undercroft/kernel';
import type { SeatSpec, Who } from './record.ts';

export type SavedSitters = readonly (readonly [who: Who, seats: readonly Seat[]])[];

export class Sitters {
  private readonly held = new Map<Who, Set<Seat>>();

  /** As it was kept; of earlier versions only who they were. */
  constructor(saved: SavedSitters = [], known: readonly Who[] = []) {
    for (const who of known) this.held.set(who, new Set());
    for (const [who, seats] of saved) this.held.set(who, new Set(seats));
  }

  get size(): number {
    return this.held.size;
  }

  has(who: Who): boolean {
    return this.held.has(who);
  }

  /** Who holds seats now, those for whom a bot stands in included. */
  note(seats: readonly SeatSpec[]): void {
    for (const [seat, { kind, who }] of seats.entries()) {
      if (kind === 'open' || who === undefined) continue;
      const held = this.held.get(who) ?? new Set<Seat>();
      this.held.set(who, held.add(seat));
    }
  }

  /** Whether somebody would see a second hand by holding this seat. */
  hasOtherHand(who: Who, seat: Seat): boolean {
    return this.held.get(who)?.has(seat) === false;
  }

  save(): SavedSitters {
    return [...this.held].map(([who, seats]) => [who, [...seats]]);
  }
}
