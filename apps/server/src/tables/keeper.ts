// Owns what is stored of one table: reading it back, writing each change before anybody is told of it, and snapshots now and then.

import { pastOf, type Change, type Desk, type Host } from '@undercroft/table';
import type { Append } from '../store/store.ts';
import { Refused, type TableAround } from './around.ts';
import { factsOf } from './facts.ts';
import { digestOf, loadDesk, reachedBack, snapshotOf, type Run } from './load.ts';

export interface KeeperAround extends Pick<TableAround, 'store' | 'gameRegistry' | 'log' | 'snapshotEvery' | 'now'> {
  readonly metrics: { readonly loads: { inc(labels: { readonly outcome: string }): void } };
}

/** After a failed write bots and clocks rest for a while, so that a full disk is not asked again and again. */
const REST_MS = 5_000;

export class Keeper {
  private readonly id: string;
  private readonly around: KeeperAround;
  private readonly hostOf: (game: string) => Host;
  /** Up to which entry of the game the newest snapshot reaches, and whether records were written since. */
  private until = 0;
  private since = false;
  /** After a write that failed nothing is written unasked before this. */
  restsUntil = 0;
  /** The last listing row written, and the time of the last public change. */
  private facts = '';
  private changed = 0;

  constructor(id: string, around: KeeperAround, hostOf: (game: string) => Host) {
    this.id = id;
    this.around = around;
    this.hostOf = hostOf;
  }

  /** Records were written since the last snapshot. */
  get sinceSnapshot(): boolean {
    return this.since;
  }

  /** Reads the table; `whole`: from its first record. Throws `Refused` where it is not there or cannot be played. */
  async load(run: Run, whole = false): Promise<Desk> {
    const { store, gameRegistry, metrics, log } = this.around;
    const loaded = await loadDesk({ store, gameRegistry, hostOf: this.hostOf, run }, this.id, whole);
    metrics.loads.inc({ outcome: loaded.ok ? 'ok' : loaded.code });
    if (!loaded.ok) {
      if (loaded.code === 'damaged') log.error({ why: loaded.why }, 'a stored table cannot be played and was left as it is');
      throw new Refused(loaded.code, loaded.code === 'damaged' ? loaded.why : '');
    }
    const { desk, stored, until, sinceSnapshot } = loaded;
    this.facts = JSON.stringify(factsOf(desk.table));
    this.changed = stored.changed;
    this.until = until;
    this.since = sinceSnapshot;
    return desk;
  }

  /** The same table as it stands, able to go back to an entry; 0: all of it, from its first record. */
  async reaching(desk: Desk, entry: number, run: Run): Promise<Desk> {
    const { game, made } = desk.table;
    const now = entry === 0 ? null : desk.table.snapshot(Number.MAX_SAFE_INTEGER);
    const table = now === null ? null : await reachedBack(this.around.store, { id: this.id, game, made, now }, entry, run);
    return table === null ? this.load(run, true) : desk.over(table);
  }

  /**
   * Writes changes that were just made and are told at `told`, and returns how many bytes that takes. Throws what writing throws; then
   * what is in memory is worth nothing.
   */
  async keep({ table }: Desk, changes: readonly Change[], told: number): Promise<number> {
    const { store, snapshotEvery } = this.around;
    const from = table.length - changes.length;
    const facts = factsOf(table);
    const written = JSON.stringify(facts);
    const cut = cutOf(changes, table.match?.length ?? 0);
    const until = cut === null ? this.until : Math.min(this.until, cut.entries);
    // After going back far a table is not read from what lies before again.
    const due = Math.floor(table.length / snapshotEvery) > Math.floor(from / snapshotEvery) || cut !== null;
    const snapshot = due ? snapshotOf(table, until) : null;
    // A pass must not be seen in the time of the last change either: a window that nobody could use has none.
    const at = changes.every(({ hidden, pass }) => hidden || pass) ? this.changed : told;
    const isListedAnew = written !== this.facts;
    // If writing fails all of this is read back.
    this.since = snapshot === null;
    this.until = snapshot?.until ?? until;
    this.facts = written;
    this.changed = at;
    const records = changes.map(({ record }) => record);
    const log = changes.flatMap((change) => pastOf(change));
    const digest = digestOf(table);
    try {
      await store.append({ table: this.id, from, records, at, digest, facts: isListedAnew ? facts : null, snapshot, log, cut });
      this.restsUntil = 0;
    } catch (error) {
      this.restsUntil = this.around.now() + REST_MS;
      throw error;
    }
    return bytesOf(records) + bytesOf(log) + bytesOf(snapshot?.table ?? null);
  }

  /** Keeps the table as it stands, so that the next reader begins there. */
  async keepSnapshot(desk: Desk | null): Promise<void> {
    if (!this.since || desk === null || desk.table.match === null) return;
    const { table } = desk;
    const snapshot = snapshotOf(table, this.until);
    await this.around.store.keepSnapshot(this.id, snapshot);
    this.until = snapshot.until;
    this.since = false;
  }
}

/** What is stored is text. */
const bytesOf = (stored: unknown): number => Buffer.byteLength(JSON.stringify(stored));

/** The cut-off of log and game, if going back is among these changes; `entries`: the length of the game after all of them. */
function cutOf(changes: readonly Change[], entries: number): Append['cut'] {
  const at = changes.findLastIndex(({ record }) => record.t === 'back');
  const back = changes[at]?.record;
  if (back?.t !== 'back') return null;
  const since = changes.slice(at).filter(({ record }) => record.t === 'chose' || record.t === 'again').length;
  return { log: back.to, entries: entries - since };
}
