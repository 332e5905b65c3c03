// Owns a disk that is slow, full, or gone with its server: the real store behind a line on which anything may happen.

import type { TableStore } from '../../src/tables/around.ts';
import { Fenced, type Append, type Store } from '../../src/store/store.ts';
import type { World } from './world.ts';

/** What a store says when nothing more fits. */
export const FULL = 'database or disk is full';

export interface DiskFaults {
  full: boolean;
  /** The longest an operation may take, in milliseconds. */
  slowest: number;
  /** A fault that is planted to be found: it says that something is written before it is. */
  hasty: boolean;
}

/** Whether this node has the table, as the database knows it at the moment of writing. */
export type Fence = (table: string) => boolean;

/** The store as one run of a server sees it. When that dies nothing is answered any more; what was on its way may be written or not. */
export class Disk implements TableStore {
  private readonly world: World;
  private readonly store: Store;
  private readonly faults: DiskFaults;
  private readonly written: (append: Append) => void;
  private readonly owns: Fence;
  private readonly refused: (table: string) => void;
  private dead = false;
  private readonly waiting = new Set<() => Promise<unknown>>();

  /** `refused`: for this table there was no room. */
  constructor(
    world: World,
    store: Store,
    faults: DiskFaults,
    written: (append: Append) => void,
    owns: Fence,
    refused: (table: string) => void,
  ) {
    this.world = world;
    this.store = store;
    this.faults = faults;
    this.written = written;
    this.owns = owns;
    this.refused = refused;
  }

  /** What was on its way reaches the disk now, or never: before the next server opens it. */
  die(): void {
    this.dead = true;
    for (const work of this.waiting) if (this.world.chance(0.5)) void work().catch(() => undefined);
    this.waiting.clear();
  }

  open: TableStore['open'] = (id, log) => this.done(() => this.store.open(id, log));
  read: TableStore['read'] = (id, from, most) => this.done(() => this.store.read(id, from, most));
  foldStart: TableStore['foldStart'] = (id) => this.done(() => this.store.foldStart(id));
  log: TableStore['log'] = (id, before, count) => this.done(() => this.store.log(id, before, count));
  snapshots: TableStore['snapshots'] = (id) => this.done(() => this.store.snapshots(id));
  table: TableStore['table'] = (id) => this.done(() => this.store.table(id));
  say: TableStore['say'] = (table, line) => this.write(() => this.store.say(table, line));
  talk: TableStore['talk'] = (table, most) => this.done(() => this.store.talk(table, most));
  keepSnapshot: TableStore['keepSnapshot'] = (id, snapshot) =>
    this.write(() => {
      this.mustOwn(id);
      return this.store.keepSnapshot(id, snapshot);
    });
  append: TableStore['append'] = async (append) => {
    const writing = this.write(
      async () => {
        this.mustOwn(append.table);
        await this.store.append(append);
        this.written(append);
      },
      () => this.refused(append.table),
    );
    if (this.faults.hasty) writing.catch(() => undefined);
    else await writing;
  };

  private mustOwn(table: string): void {
    if (!this.owns(table)) throw new Fenced(`${table} is not ours`);
  }

  private async done<T>(work: () => Promise<T>): Promise<T> {
    if (this.dead) return never();
    this.waiting.add(work);
    await this.world.wait(this.world.between(0, this.faults.slowest));
    if (!this.waiting.delete(work)) return never();
    const value = await work();
    await this.world.wait(this.world.between(0, this.faults.slowest));
    return this.dead ? never() : value;
  }

  private write<T>(work: () => Promise<T>, refused = (): void => undefined): Promise<T> {
    return this.done(async () => {
      if (!this.faults.full) return work();
      refused();
      throw new Error(FULL);
    });
  }
}

const never = <T>(): Promise<T> => new Promise<T>(() => undefined);
