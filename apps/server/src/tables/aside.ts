// Owns what people say and point at beside a game. It waits neither for windows nor for moves: nothing of the game can be told by when it comes.

import type { Change, ClientMessage, Message, SeatSpec } from '@undercroft/table';
import type { Peer } from './around.ts';
import { Pointing, type PointAround } from './pointing.ts';
import { Talking, type TalkAround } from './talking.ts';

export type Spoken = Message<'say'> | Message<'point'> | Message<'plan'>;

export const isSpoken = (message: ClientMessage): message is Spoken => message.t === 'say' || message.t === 'point' || message.t === 'plan';

export class Aside {
  private readonly table: string;
  private readonly around: TalkAround;
  private readonly talking: Talking;
  private readonly pointing: Pointing;

  constructor(table: string, around: TalkAround & PointAround) {
    this.table = table;
    this.around = around;
    this.talking = new Talking(table, around);
    this.pointing = new Pointing(around);
  }

  /** For somebody who comes. */
  async greet(peer: Peer): Promise<void> {
    await this.talking.greet(peer);
    this.pointing.greet(peer);
  }

  /** `known`: the seats, where the table is in memory. */
  async answer(peer: Peer, message: Spoken, known: readonly SeatSpec[] | undefined, to: () => readonly Peer[]): Promise<boolean> {
    const seats = known ?? (await this.around.store.table(this.table))?.seats ?? [];
    if (message.t === 'say') await this.talking.answer(peer, message, seats, to());
    else this.pointing.answer(peer, message, seats, to());
    return true;
  }

  acted(changes: readonly Change[], to: readonly Peer[]): void {
    this.pointing.acted(changes, to);
  }

  left(who: string, to: readonly Peer[]): void {
    this.pointing.left(who, to);
  }
}
