// Proves that nothing acknowledged is lost: the server is killed again and again while people play, and every ok is accounted for.

import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { at, missing, digest, randomFrom, unpackChoice, type Picked, type Random } from '@undercroft/kernel';
import { foldTable, type Table, type TableClient, type TableRecord } from '@undercroft/table';
import type { WebSocket } from 'ws';
import { expect, test } from 'vitest';
import { openSqlite } from '../src/store/sqlite.ts';
import { verifyTable } from '../src/tables/verify.ts';
import { newFolder, pause, Player, until, Visitor } from './help.ts';
import { gameRegistry } from './games.ts';

const KILLS = process.env['UNDERCROFT_SOAK'] === '1' ? 300 : 50;
const PROGRAM = fileURLToPath(new URL('./kill-server.ts', import.meta.url));
const ALONE = 'delve';
/** A game of hidden hands and windows, at tables of four: two people and two bots. */
const FOUR = 'dungeoneer';
/** Which of the tables is of which kind, by its number. */
const KINDS = ['alone', 'pair', 'four', 'bot', 'alone', 'four'] as const;
type Kind = (typeof KINDS)[number];

/** Servers one after another on the same data; while one runs the next is already loaded, so that little time is lost. */
class Servers {
  port = 0;
  private readonly data: string;
  private now: ChildProcess | null = null;
  private next: ChildProcess;

  constructor(data: string) {
    this.data = data;
    this.next = this.load();
  }

  async start(): Promise<void> {
    const child = this.next;
    child.stdin?.write(`${this.data}\n`);
    const line = createInterface({ input: child.stdout ?? missing() });
    this.port = await new Promise<number>((done, fail) => {
      line.once('line', (text) => done(Number(text)));
      child.once('exit', (code) => fail(new Error(`the server did not start: ${code}`)));
    });
    child.removeAllListeners('exit');
    this.now = child;
    this.next = this.load();
  }

  async kill(): Promise<void> {
    const child = this.now ?? missing();
    this.port = 0;
    const gone = new Promise((done) => child.once('exit', done));
    child.kill('SIGKILL');
    await gone;
    this.now = null;
  }

  end(): void {
    this.now?.kill('SIGKILL');
    this.next.kill('SIGKILL');
  }

  private load(): ChildProcess {
    return spawn(process.execPath, [PROGRAM], { stdio: ['pipe', 'pipe', 'inherit'] });
  }
}

interface Move {
  readonly table: string;
  readonly seat: number;
  readonly ref: string;
  readonly choice: Readonly<Record<string, Picked>>;
}

/** What the people know: in the order in which they heard it, and what they never heard of. */
class Ledger {
  readonly tables = new Map<string, string>();
  readonly acknowledged: Move[] = [];
  readonly unanswered: Move[] = [];
}

/** Somebody at a table who comes back by themselves whenever the line is lost. */
class Survivor {
  readonly table: string;
  private readonly visitor: Visitor;
  private readonly servers: Servers;
  private readonly ledger: Ledger;
  player: Player | null = null;
  comebacks = 0;
  /** The highest number an ok named: what is shown later may not lie before it. */
  private heard = 0;

  constructor(visitor: Visitor, table: string, servers: Servers, ledger: Ledger) {
    this.visitor = visitor;
    this.table = table;
    this.servers = servers;
    this.ledger = ledger;
  }

  async connected(): Promise<Player> {
    for (let left = 10_000; left > 0; left--) {
      const { player } = this;
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
    await until('a line', () => player.client.state.link === 'open' || socket.readyState === socket.CLOSED);
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
    else if (reply.t === 'no' && reply.code !== 'stale-offer' && reply.code !== 'not-asked') throw new Error(`refused: ${reply.code}`);
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
};

async function begin(slot: number, people: readonly Visitor[], servers: Servers, ledger: Ledger): Promise<readonly Survivor[] | null> {
  const kind = at(KINDS, slot);
  const [ann = missing(), bob = missing()] = people;
  try {
    const { game, setup, seats } = TABLES[kind];
    const id = await ann.at(servers.port).make(game, setup, seats);
    ledger.tables.set(id, game);
    const host = new Survivor(ann, id, servers, ledger);
    const guests = kind === 'pair' || kind === 'four' ? [new Survivor(bob, id, servers, ledger)] : [];
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
    if (error instanceof TypeError || (error instanceof Error && error.cause !== undefined)) return null;
    throw error;
  }
}

/** Waits until nobody has been told anything new for a while. */
async function untilQuiet(survivors: readonly Survivor[]): Promise<void> {
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

test(`${KILLS} kills: no acknowledged move is lost, doubled or reordered, and everybody comes back to what was saved`, async () => {
  const data = newFolder();
  const servers = new Servers(data);
  const ledger = new Ledger();
  const course: { stopping: boolean; failure: unknown } = { stopping: false, failure: null };
  let comebacks = 0;
  await servers.start();
  const slots = KINDS.map((_, slot) => slot);
  const guests = await Promise.all(slots.map(async () => [await Visitor.come(servers.port), await Visitor.come(servers.port)]));
  const finals: Survivor[] = [];

  const playSlot = async (slot: number): Promise<void> => {
    const random = randomFrom(`slot ${slot}`);
    for (let games = 100_000; games > 0 && !course.stopping; games--) {
      if (servers.port === 0) {
        await pause(10);
        continue;
      }
      const players = await begin(slot, guests[slot] ?? missing(), servers, ledger);
      if (players === null) continue;
      for (let left = 100_000; left > 0 && !course.stopping; left--) {
        for (const one of players) await one.step(random);
        if ((await (players[0] ?? missing()).connected()).phase === 'over') break;
        if (!players.some((one) => one.player?.isAsked === true)) await pause(2);
      }
      comebacks += players.reduce((sum, one) => sum + one.comebacks, 0);
      if (course.stopping) finals.push(...players);
      else for (const one of players) await one.player?.close();
    }
  };
  const playing = Promise.all(slots.map(playSlot));
  // A failure of a player is seen at once, not after all kills.
  playing.catch((error: unknown) => {
    course.failure = error;
  });

  const random = randomFrom('kills');
  try {
    for (let kill = 0; kill < KILLS && course.failure === null; kill++) {
      const target = ledger.acknowledged.length + 1;
      await until('some play', () => ledger.acknowledged.length >= target || course.failure !== null, 60_000);
      await pause(random.below(400));
      await servers.kill();
      await servers.start();
    }
    course.stopping = true;
    await playing;
    if (course.failure !== null)
      throw course.failure instanceof Error ? course.failure : new Error('the play failed', { cause: course.failure });
    // A bot may still be thinking, and a frame on its way to the other seat: what is compared is what stays.
    await untilQuiet(finals);
    // What everybody is shown now is what is stored.
    const shown = await Promise.all(
      finals.map(async (one) => {
        const { state } = (await one.connected()).client;
        return { table: one.table, at: state.shown?.meta.at ?? -1, view: digest(state.shown?.view), ref: state.shown?.offer?.ref };
      }),
    );
    await servers.kill();
    const checked = await check(data, ledger);
    for (const { table, at, view, ref } of shown) {
      const kept = checked.get(table) ?? missing();
      expect(view).toBe(digest(JSON.parse(JSON.stringify(kept.match?.state.view(at)))));
      if (ref !== undefined) expect(kept.offerOf(at)?.ref).toBe(ref);
    }
  } finally {
    servers.end();
  }
  expect(ledger.acknowledged.length).toBeGreaterThan(KILLS);
  expect(comebacks).toBeGreaterThan(KILLS);
}, 3_600_000);

/** Holds the ledger of the people against the store. */
async function check(data: string, { tables, acknowledged, unanswered }: Ledger): Promise<Map<string, Table>> {
  const store = openSqlite(data, { readOnly: true });
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
  await store.close();
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
