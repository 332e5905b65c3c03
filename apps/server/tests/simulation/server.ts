// Owns a simulated server: real tables on a disk that fails, with bots that take their time, killed and started again at any moment.

import { load, type Choice } from '@undercroft/kernel';
import type { Append, Store } from '../../src/store/store.ts';
import { Metrics } from '../../src/metrics.ts';
import { FairShare } from '../../src/share.ts';
import type { Peer, TableAround } from '../../src/tables/around.ts';
import { LiveTable } from '../../src/tables/live.ts';
import { Origins } from '../../src/tables/origins.ts';
import type { Sleep } from '../../src/tables/window-time.ts';
import { readText } from '../../src/ws/read.ts';
import { gameRegistry } from '../games.ts';
import { Disk, FULL, type DiskFaults, type Fence } from './disk.ts';
import type { World } from './world.ts';

const DEPTH = 12;
const JUMP_MS = 3_600_000;
/** How far the times of two nodes may be apart. */
const SKEW_MS = 8;
const none = (): number => 0;
/** Nobody looks at these figures. */
const metrics = new Metrics({
  connections: none,
  tablesLive: none,
  tablesKnown: none,
  tablesOwned: none,
  thoughtsWaiting: none,
  storeBytes: none,
});

/** One life of a server, from its start to its death. */
export class Server {
  alive = true;
  private readonly world: World;
  private readonly disk: Disk;
  private readonly tables = new Map<string, LiveTable>();
  private readonly around: TableAround;
  private readonly alarms = new Map<string, number>();
  /** Tables for which the disk had no room: they go on by themselves, without being read back for another reason. */
  private readonly refused = new Set<string>();
  /** What its clock is off by: the wall's clock may have been set while no server ran. */
  private readonly off: number;

  /** `among`: it is one node of several, whose time is the database's. */
  constructor(
    world: World,
    store: Store,
    faults: DiskFaults,
    written: (append: Append) => void,
    latest: number,
    among: Fence | null = null,
  ) {
    this.world = world;
    this.disk = new Disk(world, store, faults, written, among ?? (() => true), (id) => this.refused.add(id));
    // As the real clock does: never before what is stored.
    this.off = among === null ? Math.max(world.between(-JUMP_MS, JUMP_MS), latest - world.now) : world.between(-SKEW_MS, SKEW_MS);
    const sleep: Sleep = (ms, stop) =>
      new Promise((done) => {
        stop.addEventListener('abort', () => done());
        world.after(ms, done);
      });
    this.around = {
      store: this.disk,
      gameRegistry,
      pool: { think: (thought) => this.think(thought.game, thought.position, thought.seat) },
      alarms: { set: (id, at) => this.setAlarm(id, at) },
      metrics,
      share: new FairShare({ workPerSecond: 1_000_000 }, () => world.now),
      refusals: { count: () => undefined },
      room: { mustTake: () => undefined, charge: () => undefined },
      origins: new Origins(),
      log: { error: ({ ...facts }, text) => this.logged(text, facts), warn: () => undefined },
      now: () => this.now(),
      sleep,
      talkers: { take: () => true },
      pointers: { take: () => true },
      newSeed: () => String(world.random.below(2 ** 31)),
      snapshotEvery: 5 + world.random.below(20),
      notices: null,
      lose: (id) => this.lose(id),
      isOurs: () => true,
      claim: async () => 'ours',
    };
    world.after(1_000, () => this.tidy());
  }

  now(): number {
    return this.world.now + this.off;
  }

  /** SIGKILL: nothing is finished, nobody is told. */
  die(): void {
    this.alive = false;
    this.disk.die();
  }

  /** It finds out that its lease has ended: nobody hears anything more from it. */
  retire(): void {
    this.alive = false;
    this.alarms.clear();
    for (const id of this.tables.keys()) this.lose(id);
  }

  private lose(id: string): void {
    const table = this.tables.get(id);
    this.tables.delete(id);
    table?.lose();
  }

  receive(peer: Peer, id: string, text: string): void {
    if (!this.alive) return;
    const read = readText(text, DEPTH);
    if (!read.ok) return peer.send({ t: 'no', id: read.id, code: 'malformed' });
    const table = this.at(id);
    void (read.message.t === 'hello' ? table.hello(peer, read.message) : table.message(peer, read.message));
  }

  left(peer: Peer, id: string): void {
    if (this.alive) void this.at(id).leave(peer);
  }

  /** After its start it looks at the tables that a clock or a bot was under way at. */
  wake(id: string): void {
    if (this.alive) void this.at(id).wake();
  }

  private at(id: string): LiveTable {
    let table = this.tables.get(id);
    if (table === undefined) this.tables.set(id, (table = new LiveTable(id, this.around)));
    return table;
  }

  private setAlarm(id: string, at: number | null): void {
    if (at === null) {
      this.alarms.delete(id);
      return;
    }
    this.alarms.set(id, at);
    this.world.after(at - this.now(), () => {
      if (!this.alive || this.alarms.get(id) !== at) return;
      this.alarms.delete(id);
      this.wake(id);
    });
  }

  /** Bots take their time, and fail now and then. */
  private async think(name: string, position: unknown, seat: number): Promise<{ choice: Choice | null; why: string; reason: null }> {
    await this.world.wait(this.world.between(1, 400));
    const game = gameRegistry.games.get(name);
    const loaded = game === undefined || this.world.chance(0.03) ? null : load(game, position);
    if (loaded === null || !loaded.ok || !loaded.state.asks(seat)) return { choice: null, why: 'failed', reason: null };
    return { choice: loaded.state.randomChoice(seat, this.world.random), why: '', reason: null };
  }

  /** Now and then a table leaves memory. */
  private tidy(): void {
    if (!this.alive) return;
    for (const [id, table] of this.tables) if (this.world.chance(0.2) && !this.refused.has(id)) table.rest();
    this.world.after(this.world.between(2_000, 20_000), () => this.tidy());
  }

  /** A table that cannot be read, or stops in the middle, is never right; that a full disk takes nothing is. */
  private logged(text: string, facts: object): void {
    const told = JSON.stringify(facts, errorsToo);
    if (!told.includes(FULL)) this.world.fault(`the server says: ${text} ${told}`);
  }
}

const errorsToo = (_key: string, value: unknown): unknown => (value instanceof Error ? value.stack : value);
