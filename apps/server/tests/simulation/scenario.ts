// Owns one simulated evening from one seed: tables, people, strangers and mishaps; and what must hold after each event.

import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { missing, SPECTATOR } from '@undercroft/kernel';
import { isSnapshot, Table, type Clock, type NewTable, type SeatSpec } from '@undercroft/table';
import { openSqlite } from '../../src/store/sqlite.ts';
import type { Append, Store } from '../../src/store/store.ts';
import { factsOf } from '../../src/tables/facts.ts';
import { digestOf } from '../../src/tables/load.ts';
import { verifyTable } from '../../src/tables/verify.ts';
import { gameRegistry } from '../games.ts';
import { Client, type Around } from './client.ts';
import type { DiskFaults } from './disk.ts';
import { LEASE_MS, LOOK_MS, Referee, SOON_MS } from './referee.ts';
import { Server } from './server.ts';
import { Truth } from './truth.ts';
import { World } from './world.ts';

const EVENING_MS = 240_000;
/** After the mishaps: as long as the longest absence, and some more. */
const CALM_MS = 420_000;

/** Faults that are planted to be found: writes that are acknowledged before they are done, guests that are taken for each other, nodes that write what is not theirs. */
export type Planted = 'hasty disk' | 'mistaken guests' | 'deaf referee';

export interface Evening {
  /** What went wrong; empty: nothing did. */
  readonly faults: readonly string[];
  readonly acknowledged: number;
  readonly deaths: number;
  readonly numbers: number;
}

const CLOCK: Clock = { bank: 60_000, more: 5_000, response: 4_000 };

interface Wanted {
  readonly seats: number;
  readonly people: number;
  readonly window: number | null;
  /** Everybody sits already; else all but the host have to come. */
  readonly seated: boolean;
  /** Left out: some tables have a clock. */
  readonly clock?: Clock | null;
}

/** A table of the toy that is stored, and what is true of it. */
export async function simulatedTable(world: World, store: Store, id: string, { seats, people, window, seated, clock: given }: Wanted) {
  const host = `${id} person 0`;
  const secret = Array.from({ length: 64 }, () => world.random.below(16).toString(16)).join('');
  const spec = (seat: number): SeatSpec => {
    if (seat >= people) return { kind: 'bot', name: 'random', bot: 'random' };
    return seat === 0 || seated ? { kind: 'person', name: `Seat ${seat}`, who: `${id} person ${seat}` } : { kind: 'open', name: '' };
  };
  const drawn = world.chance(0.4) ? CLOCK : null;
  const clock = given === undefined ? drawn : given;
  const wanted: NewTable = {
    setup: { seats, rounds: world.between(2, 4) },
    seats: Array.from({ length: seats }, (_, seat) => spec(seat)),
    options: { name: id, listed: false, clock, away: 30_000, window },
    host,
    secret,
  };
  const game = gameRegistry.games.get('toy') ?? missing();
  const made = Table.make(game, wanted, world.now);
  if (!made.ok) throw new Error(made.refusal.code);
  const { table } = made;
  const first = { table: id, from: 0, records: [table.made], at: world.now, digest: digestOf(table), facts: factsOf(table) };
  await store.create({ id, game: 'toy', rules: game.rulesVersion, host }, { ...first, snapshot: null, log: [], cut: null });
  return { id, host, secret, truth: new Truth(world, game, table.made) };
}

/** A store in a folder that is gone afterwards. */
export function scratchStore(): { readonly store: Store; readonly remove: () => Promise<void> } {
  const data = folder();
  const store = openSqlite(data);
  return {
    store,
    remove: async () => {
      await store.close();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** A folder in memory where the machine has one: nothing here is about real disks. */
const folder = (): string => mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'undercroft-simulated-'));

/** `nodes`: how many servers work on one store. */
export async function evening(seed: string, planted: Planted | null = null, nodes = 1): Promise<Evening> {
  const world = new World(seed);
  const { store, remove } = scratchStore();
  try {
    const run = new Run(world, store, planted, nodes);
    await run.play();
    return { faults: world.faults, acknowledged: run.acknowledged, deaths: run.deaths, numbers: run.numbers };
  } finally {
    await remove();
  }
}

class Run {
  acknowledged = 0;
  deaths = 0;
  private readonly world: World;
  private readonly store: Store;
  private readonly faults: DiskFaults;
  private readonly planted: Planted | null;
  private readonly truths = new Map<string, Truth>();
  private readonly clients: Client[] = [];
  private readonly secrets: string[] = [];
  /** Parts of logs that were looked at: each is told once. */
  private readonly looked = new WeakSet<object>();
  private readonly nodes: number;
  private readonly servers: Server[] = [];
  private readonly referee = new Referee();
  private starting = 0;
  private calm = false;

  constructor(world: World, store: Store, planted: Planted | null, nodes: number) {
    this.nodes = nodes;
    this.world = world;
    this.store = store;
    this.planted = planted;
    this.faults = { full: false, slowest: 30, hasty: planted === 'hasty disk' };
  }

  get numbers(): number {
    return [...this.truths.values()].reduce((sum, { table }) => sum + table.publicSeq, 0);
  }

  async play(): Promise<void> {
    const { world } = this;
    const tables = world.between(1, 3);
    for (let i = 0; i < tables; i++) await this.makeTable(`table ${i}`);
    await this.start();
    if (this.nodes > 1) this.lookForDue();
    for (const client of this.clients) world.after(world.between(0, 3_000), () => client.connect());
    this.mishap();
    const check = (): void => this.check();
    await world.pass(EVENING_MS, check);
    this.calm = true;
    this.faults.full = false;
    this.faults.slowest = 30;
    await this.start();
    await world.pass(CALM_MS, check);
    await this.settleUp();
  }

  private async makeTable(id: string): Promise<void> {
    const { world, store } = this;
    const seats = world.between(2, 4);
    const people = world.between(1, seats);
    const window = world.chance(0.5) ? 2_000 : null;
    const { truth, secret, host } = await simulatedTable(world, store, id, { seats, people, window, seated: false });
    this.truths.set(id, truth);
    this.secrets.push(secret);
    const isMolested = world.chance(0.5);
    // People who do nothing but answer: whatever has to go on by itself goes on by itself or not at all.
    const isMeek = world.chance(0.3);
    const around: Around = {
      world,
      ...(isMeek ? { meek: true } : {}),
      roams: !isMolested,
      server: () => this.serverOf(id),
      acknowledged: (answer) => {
        this.acknowledged++;
        if (this.truths.get(answer.table)?.isWritten(answer) !== true)
          world.fault(`acknowledged and not written: ${JSON.stringify(answer)}`);
      },
      heard: (client, text) => this.heard(client, text),
      calm: () => this.calm,
      nameAtTheDoor: (who) => (this.planted === 'mistaken guests' && who.startsWith('watcher') ? host : who),
    };
    for (let person = 0; person < people; person++) this.clients.push(new Client(`${id} person ${person}`, id, around));
    this.clients.push(new Client(`watcher of ${id}`, id, around));
    if (isMolested) this.molest(new Client(`stranger at ${id}`, id, around));
  }

  /** As many servers as there are to be. */
  private async start(): Promise<void> {
    const { world, store } = this;
    while (this.servers.length + this.starting < this.nodes) {
      this.starting++;
      const latest = await store.latest();
      const written = (append: Append): void => this.truths.get(append.table)?.written(append);
      const owns = (table: string): boolean => this.planted === 'deaf referee' || this.referee.owns(table, server);
      const server: Server = new Server(world, store, this.faults, written, latest, this.nodes > 1 ? owns : null);
      this.servers.push(server);
      this.starting--;
      if (this.nodes === 1) for (const { id, at } of await store.alarms()) world.after(at - server.now(), () => server.wake(id));
    }
  }

  /** Where a line to a table leads, whichever node it comes to; null: nowhere, for now. */
  private serverOf(table: string): Server | null {
    const { world, servers, referee, nodes } = this;
    const [only = null] = servers;
    if (nodes === 1 || only === null) return only;
    const any = servers[world.random.below(servers.length)] ?? only;
    if (!referee.isHeld(any)) return null;
    const owner = referee.claim(table, any);
    return servers.includes(owner) ? owner : null;
  }

  /** Tables of a dead node that are due are taken over. */
  private lookForDue(): void {
    this.world.after(LOOK_MS, () => {
      void this.takeOver();
      this.lookForDue();
    });
  }

  private async takeOver(): Promise<void> {
    const { world, referee, store } = this;
    for (const { id, at } of await store.alarms()) {
      const held = this.servers.filter((one) => referee.isHeld(one));
      const server = held[world.random.below(Math.max(1, held.length))];
      if (server === undefined || at > server.now() + SOON_MS || !referee.isFree(id)) continue;
      referee.claim(id, server);
      world.after(at - server.now(), () => server.wake(id));
    }
  }

  /** A server dies; its lease goes on for a while. */
  private kill(server: Server): void {
    const { world, referee } = this;
    this.deaths++;
    this.servers.splice(this.servers.indexOf(server), 1);
    server.die();
    for (const client of this.clients) client.cutFrom(server);
    world.after(LEASE_MS, () => referee.endLease(server));
    world.after(world.between(100, 8_000), () => void this.start());
  }

  /** A node loses its lease, and goes on for a while as if it had it. */
  private unseat(server: Server): void {
    const { world, referee } = this;
    referee.endLease(server);
    // The people at one table come to be at two nodes.
    for (const client of this.clients) if (world.chance(0.5)) client.cutFrom(server);
    world.after(world.between(0, 20_000), () => {
      const at = this.servers.indexOf(server);
      if (at < 0) return;
      this.servers.splice(at, 1);
      server.retire();
      void this.start();
    });
  }

  /** Servers die, lose their leases, disks fill and slow down. */
  private mishap(): void {
    const { world, faults, servers } = this;
    world.after(world.between(3_000, 40_000), () => {
      if (this.calm) return;
      const kind = world.random.below(this.nodes === 1 ? 3 : 5);
      const server = servers[this.nodes === 1 ? 0 : world.random.below(Math.max(1, servers.length))];
      if (kind === 0 && server !== undefined) this.kill(server);
      else if (kind > 2 && server !== undefined) this.unseat(server);
      else if (kind === 1) {
        faults.full = true;
        world.after(world.between(500, 6_000), () => (faults.full = false));
      } else faults.slowest = world.between(1, 3_000);
      this.mishap();
    });
  }

  /** Somebody who sends what nobody should send, over lines like all others. */
  private molest(stranger: Client): void {
    const { world } = this;
    this.clients.push(stranger);
    const words = [
      'hello',
      'answer',
      'look',
      'why',
      'back',
      'again',
      'consent',
      'orders',
      'sit',
      'stand',
      'bot',
      'begin',
      'resign',
      'turn',
      'log',
      'ping',
    ];
    const nasty = (): void => {
      if (this.calm) return;
      const t = words[world.random.below(words.length)] ?? missing();
      const seat = world.random.below(5);
      const offer = `${world.random.below(3)}.${world.random.below(60)}`;
      const body = {
        t,
        id: world.random.below(9),
        seat,
        offer,
        to: world.random.below(40),
        choice: { act: 'pass' },
        path: [],
        budget: 400,
        yes: true,
        name: 'x',
        bot: null,
        value: 1,
        before: 99,
        count: 9,
        protocol: 2,
        table: stranger.table,
        orders: { pass: 'always', except: [] },
      };
      const keep = Object.entries(body).filter(([key]) => key === 't' || key === 'id' || world.chance(0.5));
      stranger.send(world.chance(0.1) ? '{"t":' : JSON.stringify(Object.fromEntries(keep)));
      world.after(world.between(20, 2_000), nasty);
    };
    world.after(5_000, nasty);
  }

  /** Nothing that comes over a line names a secret, or who somebody else is. */
  private heard(client: Client, text: string): void {
    for (const secret of this.secrets) if (text.includes(secret)) this.world.fault(`${client.who} was told the secret of the dice`);
    for (const other of this.clients)
      if (other !== client && other.who.includes(' person ') && text.includes(`"who":"${other.who}"`))
        this.world.fault(`${client.who} was told who ${other.who} is`);
  }

  /** What everybody sees is what they may see, at the number that they were told. */
  private check(): void {
    for (const client of this.clients) {
      const { shown } = client.page.state;
      const truth = this.truths.get(client.table);
      if (shown === null || truth === undefined || client.page.state.link !== 'open') continue;
      const { offer, meta } = shown;
      const { publicSeq: n } = client.page;
      const told = client.page.state.log.at(-1);
      if (!truth.isView(n, meta.at, shown.view))
        this.world.fault(`${client.who} sees at ${n} from seat ${meta.at} what is not to be seen there`);
      if (told?.n === n && !this.looked.has(told) && !truth.isTold(told, meta.at))
        this.world.fault(`${client.who} was told at ${n} what seat ${meta.at} is not told`);
      if (told !== undefined) this.looked.add(told);
      if (meta.at !== SPECTATOR && !truth.isHeldBy(n, meta.at, client.who))
        this.world.fault(`${client.who} looks at ${n} from seat ${meta.at}`);
      if (offer !== null && meta.seats[offer.seat]?.mine !== true) this.world.fault(`${client.who} is asked for seat ${offer.seat}`);
    }
  }

  /** When all is calm again: everybody is back and sees the same game, and what is stored is whole. */
  private async settleUp(): Promise<void> {
    const { world, store } = this;
    for (const [id, { table }] of this.truths) {
      for (const client of this.clients.filter((one) => one.table === id)) {
        if (!client.isConnected) world.fault(`${client.who} never came back`);
        else if (client.page.publicSeq !== table.publicSeq)
          world.fault(`${client.who} was told up to ${client.page.publicSeq} of ${table.publicSeq}`);
      }
      if (table.phase !== 'over') world.fault(`${id} is at ${table.publicSeq} and never ended: ${JSON.stringify(table.waiting())}`);
      const { wrong } = await verifyTable(store, gameRegistry, (await store.table(id)) ?? missing());
      if (wrong !== null) world.fault(`${id} is stored wrongly: ${wrong}`);
      for (const snapshot of await store.snapshots(id)) if (!isSnapshot(snapshot.table)) world.fault(`${id} has a snapshot of no form`);
    }
  }
}
