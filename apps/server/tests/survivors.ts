// Owns people who play on whatever becomes of the server, and the ledger of what they were told: what is stored is held against it.

import { at, digest, missing, randomFrom, unpackChoice, type Picked, type Random } from '@undercroft/kernel';
import { foldTable, type Table, type TableClient, type TableRecord } from '@undercroft/table';
import { expect } from 'vitest';
import type { WebSocket } from 'ws';
import type { Store } from '../src/store/store.ts';
import { verifyTable } from '../src/tables/verify.ts';
import { gameRegistry } from './games.ts';
import { pause, Player, until, Visitor } from './help.ts';

const ALONE = 'delve';
/** A game of hidden hands and windows, at tables of four: two people and two bots. */
const FOUR = 'dungeoneer';
/** Games for a party without a hidden card: two people each. */
const [PARTY, CAMPAIGN] = ['cavern', 'four-suits'] as const;
/** Which of the tables is of which kind, by its number: every game is among them. */
export const KINDS = ['alone', 'pair', 'four', 'party', 'bot', 'campaign'] as const;
type Kind = (typeof KINDS)[number];

/** Where people come in; 0: nowhere, for the moment; less: never again. */
export interface Door {
  readonly port: number;
}

interface Move {
  readonly table: string;
  readonly seat: number;
  readonly ref: string;
  readonly choice: Readonly<Record<string, Picked>>;
}

/** What the people know: in the order in which they heard it, and what they never heard of. */
export class Ledger {
  readonly tables = new Map<string, string>();
  readonly acknowledged: Move[] = [];
  readonly unanswered: Move[] = [];
}

/** Answers to a move that was not kept, or was kept before; `damaged`: it could not be stored. */
const NOT_KEPT = ['stale-offer', 'not-asked', 'damaged'];
const PATIENCE_MS = 8_000;

/** Somebody at a table who comes back by themselves whenever the line is lost. */
export class Survivor {
  readonly table: string;
  private readonly visitor: Visitor;
  private readonly servers: Door;
  private readonly ledger: Ledger;
  player: Player | null = null;
  comebacks = 0;
  /** The highest number an ok named: what is shown later may not lie before it. */
  private heard = 0;

  constructor(visitor: Visitor, table: string, servers: Door, ledger: Ledger) {
    this.visitor = visitor;
    this.table = table;
    this.servers = servers;
    this.ledger = ledger;
  }

  async connected(): Promise<Player> {
    for (let left = 10_000; left > 0; left--) {
      const { player } = this;
      if (this.servers.port < 0) throw new Error('nobody is let in any more');
      if (player !== null && player.client.state.link === 'open') return player;
      if (player === null || player.socket.readyState === player.socket.CLOSED) {
        if (this.servers.port === 0) await pause(5);
        else await this.connect();
      } else await pause(2);
    }
    throw new Error('no way back');
  }

  private async connect(): Promise<void> {
    const socket = this.visitor.at(this.servers.port).socket();
    const before = this.player?.client ?? null;
    const player = new Player(socket, this.table);
    this.player = player;
    if (before !== null) follow(player, before, socket);
    const settled = (): boolean => player.client.state.link === 'open' || socket.readyState === socket.CLOSED;
    // A server that has no data for the moment lets nobody in: they come again.
    await until('a line', settled, PATIENCE_MS).catch(() => socket.terminate());
    if (player.client.state.link !== 'open') return;
    if (before !== null) this.comebacks++;
    const n = Number(Reflect.get(player.client, 'n'));
    if (n < this.heard) throw new Error(`shown ${n} after ${this.heard} was acknowledged`);
  }

  /** Plays one decision, and enters into the ledger what is heard of it. */
  async step(random: Random): Promise<void> {
    const player = await this.connected();
    const offer = player.client.state.shown?.offer;
    if (offer === null || offer === undefined) return;
    const choice = await player.randomChoice(random);
    if (choice === null) return;
    const move: Move = { table: this.table, seat: offer.seat, ref: offer.ref, choice };
    const reply = await player.client.ask({ t: 'answer', offer: offer.ref, choice });
    if (reply.t === 'ok') {
      this.ledger.acknowledged.push(move);
      this.heard = Math.max(this.heard, reply.n);
    } else if (reply.t === 'no' && reply.id === 0) this.ledger.unanswered.push(move);
    // A refusal can only be that somebody's earlier, unanswered move had been kept after all.
    else if (reply.t === 'no' && !NOT_KEPT.includes(reply.code)) throw new Error(`refused: ${reply.code}`);
  }
}

/** The new line goes on with the client of the old one, so that it says what it saw last. */
function follow(player: Player, before: TableClient, socket: WebSocket): void {
  Reflect.set(player, 'client', before);
  Reflect.set(before, 'send', (message: object) => socket.send(JSON.stringify(message)));
}

const ME = { kind: 'me' };
const OPEN = { kind: 'open' };
const BOT = { kind: 'bot', bot: 'random' };
const TABLES: Readonly<Record<Kind, { readonly game: string; readonly setup: object; readonly seats: readonly object[] }>> = {
  alone: { game: ALONE, setup: { mode: 'micro', level: 1 }, seats: [ME] },
  pair: { game: 'toy', setup: { seats: 2, rounds: 3 }, seats: [ME, OPEN] },
  bot: { game: 'toy', setup: { seats: 2, rounds: 3 }, seats: [ME, BOT] },
  four: { game: FOUR, setup: { players: 4 }, seats: [ME, OPEN, BOT, BOT] },
  party: { game: PARTY, setup: { adventure: 'A3', heroes: 3, players: 2 }, seats: [ME, OPEN] },
  campaign: { game: CAMPAIGN, setup: { characters: 3, players: 2 }, seats: [ME, OPEN] },
};
/** Kinds of which somebody else has the second seat. */
const FOR_TWO: readonly Kind[] = ['pair', 'four', 'party', 'campaign'];

export async function begin(slot: number, people: readonly Visitor[], servers: Door, ledger: Ledger): Promise<readonly Survivor[] | null> {
  const kind = at(KINDS, slot % KINDS.length);
  const [ann = missing(), bob = missing()] = people;
  try {
    const { game, setup, seats } = TABLES[kind];
    const id = await ann.at(servers.port).make(game, setup, seats);
    ledger.tables.set(id, game);
    const host = new Survivor(ann, id, servers, ledger);
    const guests = FOR_TWO.includes(kind) ? [new Survivor(bob, id, servers, ledger)] : [];
    // Sitting down and beginning are tried until they are done: whether the last try was kept is seen in what is shown.
    for (let left = 1_000; left > 0; left--) {
      for (const guest of guests) {
        const player = await guest.connected();
        if (player.client.state.shown?.meta.at === -1) await player.client.ask({ t: 'sit', seat: 1, name: 'Bob' });
      }
      const player = await host.connected();
      if (player.phase === 'gathering') await player.client.ask({ t: 'begin' });
      if (player.phase === 'playing' || player.phase === 'over') return [host, ...guests];
      await pause(5);
    }
    throw new Error('the game did not begin');
  } catch (error) {
    // The server died while the table was being made: whether there is one now, nobody was told.
    if (error instanceof TypeError || (error instanceof Error && (error.cause !== undefined || / 50[03] /.test(error.message))))
      return null;
    throw error;
  }
}

/** Waits until nobody has been told anything new for a while. */
export async function untilQuiet(survivors: readonly Survivor[]): Promise<void> {
  const told = async (): Promise<string> =>
    JSON.stringify(await Promise.all(survivors.map(async (one) => Number(Reflect.get((await one.connected()).client, 'n')))));
  let last = await told();
  for (let left = 100; left > 0; left--) {
    await pause(1_000);
    const now = await told();
    if (now === last) return;
    last = now;
  }
  throw new Error('the tables do not come to rest');
}

/** What everybody is shown now is what is stored. */
export async function shownTo(survivors: readonly Survivor[]): Promise<(kept: ReadonlyMap<string, Table>) => void> {
  const shown = await Promise.all(
    survivors.map(async (one) => {
      const { state } = (await one.connected()).client;
      return { table: one.table, seat: state.shown?.meta.at ?? -1, view: digest(state.shown?.view), ref: state.shown?.offer?.ref };
    }),
  );
  return (all) => {
    for (const { table, seat, view, ref } of shown) {
      const kept = all.get(table) ?? missing();
      expect(view).toBe(digest(JSON.parse(JSON.stringify(kept.match?.state.view(seat)))));
      if (ref !== undefined) expect(kept.offerOf(seat)?.ref).toBe(ref);
    }
  };
}

/** People at so many tables, who play one game after the other until they are told to stop. */
export class Company {
  readonly ledger = new Ledger();
  readonly finals: Survivor[] = [];
  comebacks = 0;
  failure: unknown = null;
  private stopping = false;
  private playing: Promise<unknown> = Promise.resolve();
  /** Nobody plays any more, whether they came to rest or were not let in. */
  ended: Promise<unknown> = Promise.resolve();
  private readonly door: Door;
  private readonly think: number;

  /** `think`: how long people take over a move at the most, in milliseconds. */
  constructor(door: Door, think = 0) {
    this.door = door;
    this.think = think;
  }

  async begin(tables: number): Promise<void> {
    const slots = Array.from({ length: tables }, (_, slot) => slot);
    const guests: (readonly Visitor[])[] = [];
    // One after the other: so many at once from one address would be held up.
    for (const _ of slots) guests.push([await Visitor.come(this.door.port), await Visitor.come(this.door.port)]);
    const all = slots.map((slot) => this.play(slot, guests[slot] ?? missing()));
    this.playing = Promise.all(all);
    this.ended = Promise.allSettled(all);
    // A failure of a player is seen at once, not after everything else.
    this.playing.catch((error: unknown) => {
      this.failure = error;
    });
  }

  /** Stops playing; everybody stays at their table. */
  async rest(): Promise<void> {
    this.stopping = true;
    await this.playing;
    // A bot may still be thinking, and a frame on its way to the other seat: what is compared is what stays.
    await untilQuiet(this.finals);
  }

  private async play(slot: number, guests: readonly Visitor[]): Promise<void> {
    const random = randomFrom(`slot ${slot}`);
    for (let games = 100_000; games > 0 && !this.stopping; games--) {
      if (this.door.port === 0) {
        await pause(10);
        continue;
      }
      const players = await begin(slot, guests, this.door, this.ledger);
      if (players === null) continue;
      for (let left = 100_000; left > 0 && !this.stopping; left--) {
        for (const one of players) await one.step(random);
        if (this.think > 0) await pause(random.below(this.think));
        if ((await (players[0] ?? missing()).connected()).phase === 'over') break;
        if (!players.some((one) => one.player?.isAsked === true)) await pause(2);
      }
      this.comebacks += players.reduce((sum, one) => sum + one.comebacks, 0);
      if (this.stopping) this.finals.push(...players);
      else for (const one of players) await one.player?.close();
    }
  }
}

/** Holds the ledger of the people against the store. */
export async function check(store: Store, { tables, acknowledged, unanswered }: Ledger): Promise<Map<string, Table>> {
  const kept = new Map<string, Table>();
  for (const [id, gameId] of tables) {
    const stored = await store.table(id);
    if (stored === null) throw new Error(`table ${id} was acknowledged and is not there`);
    expect(await verifyTable(store, gameRegistry, stored)).toEqual({ wrong: null, upgrades: [] });
    const records = await store.read(id, 0);
    const { table, moves } = movesOf(gameId, records);
    kept.set(id, table);
    const said = acknowledged.filter((move) => move.table === id);
    const maybe = unanswered.filter((move) => move.table === id);
    const key = ({ seat, ref }: { seat: number; ref: string }): string => `${seat} ${ref}`;
    // Doubled: an offer is answered once.
    expect(new Set(moves.map(key)).size).toBe(moves.length);
    // Lost or altered: every acknowledged move is there as it was made.
    for (const move of said) expect(moves.find((one) => key(one) === key(move))?.choice).toMatchObject(move.choice);
    // Reordered: what was acknowledged earlier to one seat comes earlier.
    for (const seat of new Set(said.map((move) => move.seat))) {
      const places = said.filter((move) => move.seat === seat).map((move) => moves.findIndex((one) => key(one) === key(move)));
      expect(places).toEqual(places.toSorted((a, b) => a - b));
    }
    // Invented: whatever a person is said to have done, they have sent.
    const sent = new Set([...said, ...maybe].map(key));
    expect(moves.filter((move) => move.by === 'person' && !sent.has(key(move)))).toEqual([]);
  }
  return kept;
}

interface KeptMove {
  readonly seat: number;
  readonly ref: string;
  readonly choice: unknown;
  readonly by: string;
}

/** The decisions in the records, each with the offer it answered. */
function movesOf(gameId: string, records: readonly TableRecord[]): { table: Table; moves: readonly KeptMove[] } {
  const moves: KeptMove[] = [];
  let open = new Map<number, { ref: string; unpack: (packed: unknown) => unknown }>();
  const table = foldTable(gameRegistry.games.get(gameId) ?? missing(), records, ({ record }, now) => {
    if (record.t === 'chose') {
      const asked = open.get(record.seat);
      moves.push({ seat: record.seat, ref: asked?.ref ?? '', choice: asked?.unpack(record.choice), by: record.by });
    }
    open = new Map(
      (now.match?.state.offers() ?? []).map(({ seat }) => {
        const decision = now.match?.state.ask(seat)?.decision;
        return [
          seat,
          { ref: now.offerOf(seat)?.ref ?? '', unpack: (packed) => (decision === undefined ? null : unpackChoice(decision, packed)) },
        ];
      }),
    );
  });
  return { table, moves };
}
