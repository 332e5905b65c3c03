// Owns a room for tests: a desk with people around it, whose every message is checked against its schema on both ways.

import { at, maskOf, missing, randomFrom, type Choice, type Random, type Seat } from '@undercroft/kernel';
import { wired } from '@undercroft/testkit/json';
import { isToyBoard, toy } from '@undercroft/testkit/toy';
import { expect } from 'vitest';
import {
  clientMessage,
  Desk,
  PROTOCOL,
  serverMessage,
  Table,
  type AnyGame,
  type Clock,
  type Handled,
  type Message,
  type SeatSpec,
  type ServerMessage,
  type TableRecord,
  type Viewer,
  type Wanted,
} from '../src/index.ts';

export const SECRET = 'ab'.repeat(32);
export const toyGame = toy;

export const person = (who: string, more: Partial<SeatSpec> = {}): SeatSpec => ({ kind: 'person', name: who.toUpperCase(), who, ...more });
export const bot = (name = 'random'): SeatSpec => ({ kind: 'bot', name, bot: name });
export const open: SeatSpec = { kind: 'open', name: '' };

export interface RoomOptions {
  readonly game?: AnyGame;
  readonly setup?: object;
  readonly seats: readonly SeatSpec[];
  readonly clock?: Clock | null;
  readonly secret?: string;
  readonly from?: string;
  readonly away?: number | null;
  readonly window?: number | null;
  readonly hardcore?: boolean;
}

export class Room {
  desk: Desk;
  now = 1_000;
  readonly records: TableRecord[];
  /** All that each viewer was sent, as text. */
  readonly heard = new Map<string, string[]>();
  readonly viewers = new Map<string, Viewer>();
  private readonly game: AnyGame;
  private id = 1;

  constructor({ game = toyGame, setup, seats, clock = null, secret = SECRET, from, away, window, hardcore }: RoomOptions) {
    this.game = game;
    const made = Table.make(
      game,
      {
        setup: setup ?? { seats: seats.length, rounds: 3 },
        seats,
        options: {
          name: 'test',
          listed: false,
          clock,
          ...(away === undefined ? {} : { away }),
          ...(window === undefined ? {} : { window }),
          ...(hardcore === undefined ? {} : { hardcore }),
        },
        host: 'a',
        secret,
        ...(from === undefined ? {} : { from }),
      },
      this.now,
    );
    if (!made.ok) throw new Error(made.refusal.code);
    this.records = [made.table.made];
    this.desk = new Desk('t', made.table, this.host());
  }

  get table(): Table {
    return this.desk.table;
  }

  /** The same table read back from its records, with nobody around it. */
  reread(): Desk {
    return Desk.open('t', this.game, wired(this.records), this.host());
  }

  /** Goes on with the table as it was stored. */
  restart(): void {
    this.desk = this.reread();
    this.viewers.clear();
    this.heard.clear();
  }

  join(name: string, who = name, pack = false, at?: Seat): Viewer {
    const hello: Message<'hello'> = {
      t: 'hello',
      id: this.id++,
      protocol: PROTOCOL,
      table: 't',
      ...(pack ? { pack } : {}),
      ...(at === undefined ? {} : { at }),
    };
    const { viewer, welcome } = this.desk.connect(name, who, hello);
    this.viewers.set(name, viewer);
    this.heard.set(name, []);
    this.hear(name, welcome);
    this.send(this.desk.presence());
    return viewer;
  }

  /** Takes back the seats that bots kept, as a host does when somebody comes. */
  returned(who: string): void {
    this.settle(this.desk.returned(who));
  }

  leave(name: string): void {
    this.desk.disconnect(name);
    this.viewers.delete(name);
    this.send(this.desk.presence());
  }

  /** Says something, stores what follows from it and tells everybody; what is refused must not have changed anything. */
  say(name: string, wanted: Wanted): ServerMessage {
    const message = wired({ ...wanted, id: this.id++ });
    expect(clientMessage.safeParse(message).success, JSON.stringify(message)).toBe(true);
    const before = this.fingerprint();
    const handled = this.desk.handle(this.viewers.get(name) ?? missing(), message);
    // The reply first: after the frames it would tell whether a window closed at once.
    this.hear(name, handled.reply);
    this.settle(handled);
    if (handled.reply.t === 'no') {
      expect(handled.records).toEqual([]);
      expect(this.fingerprint()).toBe(before);
    }
    return handled.reply;
  }

  /** Says something that must be done. */
  done(name: string, wanted: Wanted): void {
    const reply = this.say(name, wanted);
    if (reply.t === 'no') throw new Error(`${wanted.t}: ${JSON.stringify(reply)}`);
  }

  /** The code of a refusal. */
  refused(name: string, wanted: Wanted): string {
    const reply = this.say(name, wanted);
    return reply.t === 'no' ? reply.code : `${reply.t} instead of a refusal`;
  }

  answerFor(seat: Seat, choice: object, by: 'bot' | 'clock' = 'bot'): void {
    const handled = this.desk.answerFor(seat, this.ref(seat), choice, by);
    expect(handled.reply.t).toBe('ok');
    this.settle(handled);
  }

  ref(seat: Seat): string {
    return this.table.offerOf(seat)?.ref ?? '9.999';
  }

  choose(name: string, seat: Seat, choice: Choice): void {
    this.done(name, { t: 'answer', seat, offer: this.ref(seat), choice });
  }

  randomChoice(seat: Seat, random: Random): Choice {
    return (this.table.match ?? missing()).state.randomChoice(seat, random);
  }

  /** A random choice that does not give the game up. */
  steadyChoice(seat: Seat, random: Random): Choice {
    let choice = this.randomChoice(seat, random);
    while (choice.act === 'give-up') choice = this.randomChoice(seat, random);
    return choice;
  }

  /** A random choice that finds no gem: three of them end the game. */
  calmChoice(seat: Seat, random: Random): Choice {
    for (let i = 0; i < 100; i++) {
      const choice = this.randomChoice(seat, random);
      if (!String(choice['card']).startsWith('gem')) return choice;
    }
    throw new Error('nothing but gems');
  }

  fingerprint(): string {
    const { table } = this;
    return JSON.stringify([table.length, table.publicSeq, table.phase, table.seats, table.orders, table.wish, table.match?.state.hash()]);
  }

  private settle(handled: Handled): void {
    expect(handled.records.length).toBe(handled.changes.length);
    this.records.push(...wired(handled.records));
    this.send(this.desk.frames(handled.changes));
  }

  private send(sent: readonly (readonly [string, ServerMessage])[]): void {
    for (const [name, message] of sent) this.hear(name, message);
  }

  private hear(name: string, message: ServerMessage): void {
    const text = JSON.stringify(message);
    const read = serverMessage.safeParse(JSON.parse(text));
    expect(read.success, `${text}: ${JSON.stringify(read.error?.issues)}`).toBe(true);
    this.heard.get(name)?.push(text);
  }

  private host() {
    return { bots: ['random', 'clever'], now: () => this.now };
  }
}

/** A table of the toy game that has begun, with everybody looking. */
export function toyRoom(people: readonly string[], options: Partial<RoomOptions> = {}): Room {
  const room = new Room({ seats: people.map((who) => person(who)), ...options });
  for (const who of new Set(people)) room.join(who);
  room.done('a', { t: 'begin' });
  return room;
}

/** Puts cards into hands: the position is a test's own. */
export function deal(room: Room, hands: readonly (readonly string[])[]): void {
  const board = room.table.match?.state.board;
  if (!isToyBoard(board)) throw new Error('no table of the toy game');
  board.hands = hands.map((cards, seat) => ({ cards: [...cards].sort(), knowers: cards.map(() => maskOf(seat)) }));
}

/** Everybody who is asked bids; then somebody has the first turn. */
export function bids(room: Room): Seat {
  for (let seat = 0; seat < room.table.seats.length; seat++) {
    const { who } = room.table.seats[seat] ?? missing();
    if (who === undefined) room.answerFor(seat, { act: 'bid', n: 0 });
    else room.choose(who, seat, { act: 'bid', n: 0 });
  }
  return room.table.match?.state.toAct ?? missing();
}

/** One random thing that may happen at a table. */
export function happens(room: Room, random: Random): void {
  const { table } = room;
  room.now += random.below(2_000);
  const seats = table.seats.length;
  const seat = random.below(seats);
  const { kind, who } = table.seats[seat] ?? missing();
  const name = kind === 'person' && who !== undefined && room.viewers.has(who) ? who : 'a';
  const dice = random.below(100);
  const say = (by: string, message: Wanted): void => {
    if (room.viewers.has(by)) room.say(by, message);
  };
  if (table.phase !== 'playing' && dice < 80) {
    say(name, table.redoable ? { t: 'again' } : { t: 'back', to: table.wayBack(seat)?.to ?? 0 });
  } else if (dice < 70) answers(room, random);
  else if (dice < 76) say(name, { t: 'back', to: table.wayBack(seat)?.to ?? random.below(table.publicSeq + 2) });
  else if (dice < 79) say(name, { t: 'back', to: random.below(table.publicSeq + 2) });
  else if (dice < 83) say(name, { t: 'consent', yes: random.below(4) > 0 });
  else if (dice < 86) say(name, { t: 'again' });
  else if (dice < 90)
    say(name, {
      t: 'orders',
      orders: {
        pass: at(['never', 'until-my-turn', 'always'] as const, random.below(3)),
        except: random.below(3) === 0 ? ['respond'] : [],
      },
    });
  else if (dice < 92) say(name, { t: 'stand', seat });
  else if (dice < 95) say(['a', 'b', 'c'][random.below(3)] ?? missing(), { t: 'sit', seat, name: 'Who' });
  else if (dice < 97) say('a', { t: 'bot', seat, bot: random.below(3) === 0 ? null : 'random' });
  else if (dice < 98) say(name, { t: 'resign' });
  else say(name, { t: 'turn', seat });
}

/** Whoever is asked answers: a person, a bot, or the clock for them. */
function answers(room: Room, random: Random): void {
  const offers = room.table.match?.state.offers() ?? [];
  const offer = offers[random.below(Math.max(1, offers.length))];
  if (offer === undefined) return;
  const { kind, who } = room.table.seats[offer.seat] ?? missing();
  const choice = room.randomChoice(offer.seat, random);
  const late = room.table.overdue(room.now).some(({ seat }) => seat === offer.seat);
  if (late) room.answerFor(offer.seat, choice, 'clock');
  else if (kind === 'person' && who !== undefined && room.viewers.has(who)) room.choose(who, offer.seat, choice);
  else if (kind === 'bot') room.answerFor(offer.seat, choice);
}

export const seeded = (seed: number | string): Random => randomFrom(seed);
