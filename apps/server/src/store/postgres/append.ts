// Owns writing what happened at one table: one statement that takes effect as a whole or not at all, fenced by who writes and after which record.

import type { Append, Snapshot, TableFacts } from '../store.ts';
import { Conflict } from '../store.ts';
import { keptSnapshots } from '../snapshots.ts';
import { numberIn } from '../rows.ts';
import type { Database, Session } from './database.ts';

/** Who writes: the node, and the epoch of its ownership. Null: somebody who has the data for themselves. */
export type Fence = { readonly node: string; epoch: number } | null;

/** What must hold of a table's row where it is written. */
export const FENCED = 'id = $1 AND length = $2 AND ($3::text IS NULL OR (owner = $3 AND epoch = $4))';

/**
 * The row of the table is written first, and only where the fence holds; everything else hangs on it. Rows of one kind that go and rows that
 * come are never the same, since in one statement neither would see the other.
 */
const appendWith = (columns: string, more: string): string => `
  WITH fenced AS (
    UPDATE tables SET length = $5, changed = $6, digest = $7, rules = coalesce($8, rules)${columns}
    WHERE ${FENCED} RETURNING id, host
  ), kept AS (
    INSERT INTO records SELECT id, $2 + place::int - 1, record FROM fenced, unnest($9::text[]) WITH ORDINALITY AS new (record, place)
  ), told AS (
    INSERT INTO log SELECT id, n, past FROM fenced, unnest($10::int[], $11::text[]) AS new (n, past)
    ON CONFLICT (table_id, n) DO UPDATE SET past = excluded.past
  ), untold AS (
    DELETE FROM log USING fenced WHERE table_id = id AND n > $12::int AND n <> ALL ($10::int[])
  ), cut AS (
    UPDATE snapshots SET until = $13::int FROM fenced WHERE table_id = id AND until > $13::int
  )${more}
  SELECT count(*) AS written FROM fenced`;

const APPEND = appendWith('', '');
const APPEND_FACTS = appendWith(
  ', phase = $14, listed = $15, open = $16, wake = $17, facts = $18, told = $21',
  `, seated AS (
    SELECT who, bool_or(waiting) AS waiting FROM (
      SELECT host AS who, FALSE AS waiting FROM fenced
      UNION ALL SELECT who, waiting FROM unnest($19::text[], $20::boolean[]) AS seat (who, waiting)
    ) AS everybody GROUP BY who
  ), placed AS (
    INSERT INTO places SELECT who, id, waiting FROM seated, fenced
    ON CONFLICT (who, table_id) DO UPDATE SET waiting = excluded.waiting WHERE places.waiting <> excluded.waiting
  ), gone AS (
    DELETE FROM places USING fenced WHERE table_id = id AND who NOT IN (SELECT who FROM seated)
  )`,
);

/** What every append says, in the order of the statement. */
function common({ table, from, records, at, digest, log, cut, rules }: Append, fence: Fence) {
  return [
    table,
    from,
    fence?.node ?? null,
    fence?.epoch ?? null,
    from + records.length,
    at,
    digest,
    rules ?? null,
    records.map((record) => JSON.stringify(record)),
    log.map(({ n }) => n),
    log.map((past) => JSON.stringify(past)),
    cut?.log ?? null,
    cut?.entries ?? null,
  ] as const;
}

function listing(facts: TableFacts) {
  const { phase, listed, seats, wake, toldAt = 0 } = facts;
  const people = seats.flatMap(({ who, waiting }) => (who === undefined ? [] : [{ who, waiting }]));
  return [
    phase,
    listed,
    seats.some(({ kind }) => kind === 'open'),
    wake,
    JSON.stringify(facts),
    people.map(({ who }) => who),
    people.map(({ waiting }) => waiting),
    toldAt,
  ] as const;
}

/** Writes it. Throws `Conflict` where the fence does not hold; then nothing was written. */
export async function put(session: Session, append: Append, fence: Fence): Promise<void> {
  const { facts, table, from } = append;
  const values = common(append, fence);
  const [row] = facts === null ? await session.rows(APPEND, values) : await session.rows(APPEND_FACTS, [...values, ...listing(facts)]);
  if (row === undefined || numberIn(row, 'written') !== 1)
    throw new Conflict(`table ${table} does not have ${from} records, or is not ours`);
  if (append.snapshot !== null) await putSnapshot(session, table, append.snapshot);
}

/** One statement is a transaction by itself; with a snapshot there are several. */
export const putWhole = (database: Database, append: Append, fence: Fence): Promise<void> =>
  append.snapshot === null
    ? database.session((session) => put(session, append, fence))
    : database.transaction((session) => put(session, append, fence));

/** Keeps a snapshot, and of the earlier ones those that are needed. */
export async function putSnapshot(session: Session, id: string, snapshot: Snapshot): Promise<void> {
  const { length, entries, until, digest, table } = snapshot;
  await session.changes(
    `INSERT INTO snapshots VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (table_id, length)
     DO UPDATE SET digest = excluded.digest, position = excluded.position, entries = excluded.entries, until = excluded.until`,
    [id, length, digest, JSON.stringify(table), entries, until],
  );
  const rows = await session.rows('SELECT length, entries, until FROM snapshots WHERE table_id = $1 ORDER BY length DESC', [id]);
  const all = rows.map((row) => ({ length: numberIn(row, 'length'), entries: numberIn(row, 'entries'), until: numberIn(row, 'until') }));
  const kept = keptSnapshots(all, snapshot);
  const gone = all.flatMap((one) => (kept.has(one.length) ? [] : [one.length]));
  if (gone.length > 0) await session.changes('DELETE FROM snapshots WHERE table_id = $1 AND length = ANY ($2::int[])', [id, gone]);
}
