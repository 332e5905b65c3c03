// Owns this node among others: its lease, what it claims and gives back, the time of the database, and where the other nodes are.

import { randomBytes } from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { Log } from '../tables/around.ts';
import { Database } from '../store/postgres/database.ts';
import type { PostgresStore } from '../store/postgres/postgres.ts';
import { numberIn, textIn } from '../store/rows.ts';
import type { Ownership } from './ownership.ts';

export interface ClusterSettings {
  readonly url: string;
  readonly leaseMs: number;
}

/** Whose a table is. `leaving`: its node hands it over; it is nobody's in a moment. */
export type Owner =
  | { readonly is: 'ours' }
  | { readonly is: 'theirs'; readonly address: string; readonly leaving: boolean }
  | { readonly is: 'no-table' };

/** What a node does with tables that come to it and go. */
export interface Keeping {
  /** It has to be looked at by itself at that time. */
  wake(table: string, at: number): void;
  /** Somebody is at it, or it is to be woken: it is not given back. */
  needs(table: string): boolean;
}

/** How often in a lease it is renewed, and overdue tables are looked for. */
const RENEWALS = 5;
/** Every so many renewals it is checked that we own what we think we own. */
const AUDIT_EVERY = 4;
/** Tables that are due within this time are taken over from a dead node, so many at a time. */
const SOON_MS = 2_000;
const MOST_AT_ONCE = 50;
/** How far the time of this node follows that of the database with each renewal. */
const SLEW_MS = 5;
const DEAD = `(owner IS NULL OR NOT EXISTS (SELECT 1 FROM nodes WHERE nodes.id = owner AND until > clock_timestamp()))`;
const MOMENT = 'extract(epoch FROM clock_timestamp()) * 1000';

export const newNode = (): string => randomBytes(9).toString('base64url');

export class Cluster {
  readonly ownership: Ownership;
  private readonly settings: ClusterSettings;
  private readonly database: Database;
  /** Connections of its own: a lease must not wait behind moves. */
  private readonly line: Database;
  private readonly log: Log;
  private readonly address: () => string;
  private keeping: Keeping = { wake: () => undefined, needs: () => false };
  private heldUntil = 0;
  private timer: NodeJS.Timeout | undefined;
  private fence: NodeJS.Timeout | undefined;
  private beating: Promise<void> | null = null;
  /** Claims under way, by table: of one table there is one at a time. */
  private readonly claiming = new Map<string, Promise<Owner>>();
  /** What we have is being given back, or held against the database: never both at once. */
  private reckoning = false;
  private renewals = 0;
  private leaving = false;
  private offset: number | null = null;
  private told = 0;
  private key = '';

  /** Told when the lease is lost. */
  onLost: () => void = () => undefined;

  /** `address`: where the other nodes reach this one. */
  constructor(settings: ClusterSettings, store: PostgresStore, ownership: Ownership, address: () => string, log: Log) {
    this.settings = settings;
    this.database = store.database;
    this.line = new Database({ url: settings.url, connections: 2, statementMs: settings.leaseMs, patienceMs: 0 });
    this.ownership = ownership;
    this.address = address;
    this.log = log;
  }

  /** What nodes know each other by; nobody but who may read the database knows it. */
  get secret(): string {
    return this.key;
  }

  /** The time of the database as far as it is known here: it neither jumps nor goes back while this node runs. */
  readonly clock: Clock = {
    now: () => {
      const now = this.offset === null ? Date.now() : Math.floor(performance.now() + this.offset);
      this.told = Math.max(this.told, now);
      return this.told;
    },
    raise: () => undefined,
  };

  /** Whether the lease still holds, by a clock that only counts. */
  get isHeld(): boolean {
    return performance.now() < this.heldUntil;
  }

  /** Reads the time, the secret; throws what the database throws. Before it nothing can be claimed. */
  async prepare(): Promise<void> {
    await this.database.changes('INSERT INTO cluster (secret) VALUES ($1) ON CONFLICT DO NOTHING', [randomBytes(32).toString('base64url')]);
    const began = performance.now();
    const row = await this.database.row(`SELECT secret, (${MOMENT})::bigint AS now FROM cluster`);
    if (row === null) throw new Error('the cluster has no secret');
    this.key = textIn(row, 'secret');
    this.sync(numberIn(row, 'now'), began);
  }

  /** Takes part: from now on others find this node. */
  async join(keeping: Keeping): Promise<void> {
    this.keeping = keeping;
    await this.register();
    this.timer = setInterval(() => {
      // One at a time: while the database is away beats do not pile up.
      this.beating ??= this.beat().finally(() => {
        this.beating = null;
      });
    }, this.settings.leaseMs / RENEWALS);
    await this.takeOver();
  }

  /** Whether a table is ours at this moment. */
  has(table: string): boolean {
    return this.isHeld && this.ownership.epochOf(table) !== null;
  }

  /** Whose a table is; nobody's is ours from now on. */
  async claim(table: string): Promise<Owner> {
    if (this.has(table)) return { is: 'ours' };
    const known = this.claiming.get(table);
    if (known !== undefined) return known;
    const claimed = this.claimed(table).finally(() => this.claiming.delete(table));
    this.claiming.set(table, claimed);
    return claimed;
  }

  private async claimed(table: string): Promise<Owner> {
    const { node } = this.ownership;
    if (this.isHeld && !this.leaving) {
      const row = await this.database.row(
        `UPDATE tables SET owner = $2, epoch = epoch + 1 WHERE id = $1 AND (owner = $2 OR ${DEAD}) RETURNING epoch`,
        [table, node],
      );
      if (row !== null && node === this.ownership.node) {
        this.ownership.set(table, numberIn(row, 'epoch'));
        return { is: 'ours' };
      }
    }
    const row = await this.database.row(
      `SELECT coalesce(address, $2) AS address, coalesce(leaving OR until <= clock_timestamp(), TRUE) AS leaving
       FROM tables LEFT JOIN nodes ON nodes.id = owner WHERE tables.id = $1`,
      [table, ''],
    );
    return row === null
      ? { is: 'no-table' }
      : { is: 'theirs', address: textIn(row, 'address'), leaving: row['leaving'] === true || textIn(row, 'address') === this.address() };
  }

  /** Gives back tables that nobody needs here: whoever wants them next has them near. */
  async giveBack(): Promise<void> {
    if (!this.isHeld) return;
    await this.reckoned(async () => {
      const idle = this.ownership.since(performance.now()).filter(([table]) => !this.keeping.needs(table));
      for (const [table] of idle) this.ownership.release(table);
      if (idle.length === 0) return;
      // By its epoch: one that was claimed again meanwhile stays ours.
      await this.database.changes(
        `UPDATE tables SET owner = NULL FROM unnest($2::text[], $3::bigint[]) AS idle (table_id, was)
         WHERE id = table_id AND epoch = was AND owner = $1`,
        [this.ownership.node, idle.map(([table]) => table), idle.map(([, epoch]) => epoch)],
      );
    });
  }

  /** Not now, where another reckoning is under way: it comes round again. */
  private async reckoned(work: () => Promise<void>): Promise<void> {
    if (this.reckoning) return;
    this.reckoning = true;
    await work().finally(() => {
      this.reckoning = false;
    });
  }

  /** Where the other living nodes are. */
  async others(): Promise<readonly string[]> {
    const rows = await this.database.rows('SELECT address FROM nodes WHERE id <> $1 AND until > clock_timestamp()', [this.ownership.node]);
    return rows.map((row) => textIn(row, 'address'));
  }

  /** Claims nothing any more, and says so. */
  async announceLeaving(): Promise<void> {
    this.leaving = true;
    await this.database.changes('UPDATE nodes SET leaving = TRUE WHERE id = $1', [this.ownership.node]).catch(() => 0);
  }

  /** Hands everything over. What cannot be said now the others find out when the lease ends. */
  async leave(): Promise<void> {
    this.leaving = true;
    clearInterval(this.timer);
    clearTimeout(this.fence);
    await this.beating;
    const { node } = this.ownership;
    try {
      await this.line.transaction(async (session) => {
        await session.changes('UPDATE tables SET owner = NULL WHERE owner = $1', [node]);
        await session.changes('DELETE FROM nodes WHERE id = $1', [node]);
      });
    } catch (error) {
      this.log.warn({ err: error }, 'tables could not be handed over: they are free when the lease ends');
    }
    await this.line.close();
  }

  // ── the lease ─────────────────────────────────────────────────────────────

  private async register(): Promise<void> {
    const began = performance.now();
    const { leaseMs } = this.settings;
    const { node } = this.ownership;
    const added = await this.line.session((session) =>
      session.changes(
        `INSERT INTO nodes (id, address, until) VALUES ($1, $2, clock_timestamp() + $3 * interval '1 ms') ON CONFLICT DO NOTHING`,
        [node, this.address(), leaseMs],
      ),
    );
    if (node !== this.ownership.node) return;
    // Nobody answered when it was added: until when that lease holds is not known.
    if (added === 0) return this.ownership.beginAnew(newNode());
    // Nodes that died long ago are nobody's owner: their tables were counted as free all the time.
    await this.line.session((session) => session.changes(`DELETE FROM nodes WHERE until < clock_timestamp() - interval '1 hour'`));
    this.hold(began);
  }

  private hold(began: number): void {
    this.heldUntil = began + this.settings.leaseMs;
    clearTimeout(this.fence);
    this.fence = setTimeout(() => this.lost('no renewal came through in time'), Math.max(0, this.heldUntil - performance.now()));
    this.fence.unref();
  }

  private async beat(): Promise<void> {
    if (this.leaving) return;
    try {
      // After a long sleep this comes before the fence: what was had is given up first.
      if (!this.isHeld && this.heldUntil > 0) this.lost('the lease has run out');
      if (!this.isHeld) await this.register();
      else await this.renew();
      await this.takeOver();
      if (++this.renewals % AUDIT_EVERY === 0) await this.reckoned(() => this.audit());
    } catch (error) {
      this.log.warn({ err: error }, 'the lease could not be renewed');
    }
  }

  private async renew(): Promise<void> {
    const began = performance.now();
    const { node } = this.ownership;
    // A lease that has ended is never revived: others may have taken our tables since.
    const [row] = await this.line.session((session) =>
      session.rows(
        `UPDATE nodes SET until = clock_timestamp() + $2 * interval '1 ms' WHERE id = $1 AND until > clock_timestamp()
         RETURNING (${MOMENT})::bigint AS now`,
        [node, this.settings.leaseMs],
      ),
    );
    if (node !== this.ownership.node) return;
    if (row === undefined) return this.lost('the lease had ended');
    if (!this.isHeld) return this.lost('the renewal came too late');
    this.sync(numberIn(row, 'now'), began);
    this.hold(began);
  }

  /** Whatever was ours may be somebody else's by now: nobody here goes on with it. This node comes back as another one. */
  private lost(why: string): void {
    clearTimeout(this.fence);
    this.heldUntil = 0;
    if (this.leaving) return;
    this.log.warn({ why, tables: this.ownership.size }, 'the lease of this node is lost');
    this.onLost();
    this.ownership.beginAnew(newNode());
  }

  /** The moment was read between `began` and now. */
  private sync(moment: number, began: number): void {
    const measured = moment - (began + performance.now()) / 2;
    this.offset = this.offset === null ? measured : this.offset + Math.max(-SLEW_MS, Math.min(SLEW_MS, measured - this.offset));
  }

  /** Takes what is due and nobody's. Of several nodes each gets other tables. */
  private async takeOver(): Promise<void> {
    if (!this.isHeld || this.leaving) return;
    const { node } = this.ownership;
    const rows = await this.line.session((session) =>
      session.rows(
        `WITH due AS (
           SELECT id FROM tables WHERE wake <= ${MOMENT} + $2 AND ${DEAD} ORDER BY wake LIMIT $3 FOR UPDATE SKIP LOCKED
         )
         UPDATE tables SET owner = $1, epoch = epoch + 1 FROM due WHERE tables.id = due.id RETURNING tables.id, epoch, wake`,
        [node, SOON_MS, MOST_AT_ONCE],
      ),
    );
    if (node !== this.ownership.node) return;
    for (const row of rows) this.ownership.set(textIn(row, 'id'), numberIn(row, 'epoch'));
    for (const row of rows) this.keeping.wake(textIn(row, 'id'), numberIn(row, 'wake'));
  }

  /** Nobody here goes on with a table that is another's; what is ours without our knowing, since an answer was lost, is taken up. */
  private async audit(): Promise<void> {
    const { node } = this.ownership;
    const began = performance.now();
    const rows = await this.line.session((session) => session.rows('SELECT id, epoch, wake FROM tables WHERE owner = $1', [node]));
    if (node !== this.ownership.node) return;
    const found = new Map(rows.map((row) => [textIn(row, 'id'), row]));
    for (const [table] of this.ownership.since(began)) if (!found.has(table)) this.ownership.lose(table);
    for (const [table, row] of found) {
      if (this.ownership.epochOf(table) !== null) continue;
      this.ownership.set(table, numberIn(row, 'epoch'));
      if (typeof row['wake'] === 'number') this.keeping.wake(table, row['wake']);
    }
  }
}
