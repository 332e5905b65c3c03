// Owns talk at one table: who may speak, how often, and that everybody who looks hears it. It is no part of the game and waits for nothing of it.

import { LONGEST_LINE, type Code, type Message, type SeatSpec, type TalkLine } from '@undercroft/table';
import type { Room } from '../keeping/room.ts';
import type { Refusals } from '../refusals.ts';
import type { Store } from '../store/store.ts';
import type { Buckets } from '../ws/limits.ts';
import type { Peer } from './around.ts';
import { cleanText } from './names.ts';

/** Lines that somebody who comes is told. */
const TAIL = 50;

type Seated = readonly Pick<SeatSpec, 'who' | 'name'>[];

export interface TalkAround {
  readonly store: Pick<Store, 'say' | 'talk' | 'table'>;
  /** How often each guest may speak, at all tables together. */
  readonly talkers: Pick<Buckets, 'take'>;
  readonly refusals: Pick<Refusals, 'count'>;
  readonly room: Pick<Room, 'charge'>;
  readonly now: () => number;
}

export class Talking {
  private readonly table: string;
  private readonly around: TalkAround;

  constructor(table: string, around: TalkAround) {
    this.table = table;
    this.around = around;
  }

  /** What was said lately, for somebody who comes. */
  async greet(peer: Peer): Promise<void> {
    const lines = await this.around.store.talk(this.table, TAIL);
    if (lines.length > 0) peer.send({ t: 'talk', lines });
  }

  /** Stores what somebody says, tells it to all, and answers; or says why not. */
  async answer(peer: Peer, message: Message<'say'>, seats: Seated, to: Iterable<Peer>): Promise<void> {
    const code = await this.say(peer, message, seats, to).catch(() => 'damaged' as const);
    if (code !== null) this.around.refusals.count('message', code);
    peer.send(code === null ? { t: 'ok', id: message.id, n: 0 } : { t: 'no', id: message.id, code });
  }

  private async say(peer: Peer, message: Message<'say'>, seats: Seated, to: Iterable<Peer>): Promise<Code | null> {
    const seat = seats.findIndex(({ who }) => who === peer.who);
    if (seat < 0) return 'not-seated';
    const said = message.phrase === undefined ? textOf(message.text ?? '') : { phrase: message.phrase };
    if (said === null) return 'malformed';
    if (!this.around.talkers.take(peer.who, 1, performance.now())) return 'too-fast';
    const line = await this.around.store.say(this.table, { seat, name: seats[seat]?.name ?? '', ...said, at: this.around.now() });
    if (line === null) return 'no-table';
    this.around.room.charge(peer.address, Buffer.byteLength(JSON.stringify(line)));
    for (const one of to) one.send({ t: 'talk', lines: [line] });
    return null;
  }
}

/** A line as it is kept: only what can be seen; null when nothing is left. */
function textOf(typed: string): Pick<TalkLine, 'text'> | null {
  const text = cleanText(typed, LONGEST_LINE);
  return text === '' ? null : { text };
}
