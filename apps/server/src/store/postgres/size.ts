// Owns how much is stored in a PostgreSQL database: by what is in its pages, since files keep their size when rows are deleted.

import { numberIn } from '../rows.ts';
import type { Database } from './database.ts';

/** Where the rows are, and which columns of them are long. */
const WEIGHED = {
  tables: 'facts',
  records: 'record',
  log: 'past',
  snapshots: 'position',
  talk: 'line',
  places: 'who',
  guests: 'name',
  devices: 'token',
  subscriptions: 'endpoint',
} as const;
/** What a row takes beside its long column: its head, short columns, its places in indexes. */
const ROW_BYTES = 150;
/** Of large tables so many pages are looked at, always the same: the figure does not flicker. */
const PAGES = 400;

export async function sizeOf(database: Database): Promise<number> {
  const parts = Object.entries(WEIGHED).map(
    ([table, long]) => `
    SELECT (count(*) * ${ROW_BYTES} + coalesce(sum(pg_column_size(${long})), 0)) * max(part.whole) AS bytes
    FROM (SELECT greatest(1, pg_relation_size('${table}') / current_setting('block_size')::real / ${PAGES}) AS whole) AS part
    LEFT JOIN LATERAL (SELECT ${long} FROM ${table} TABLESAMPLE SYSTEM (100 / part.whole) REPEATABLE (0)) AS sample ON TRUE`,
  );
  const row = await database.row(`SELECT ceil(sum(bytes))::bigint AS bytes FROM (${parts.join(' UNION ALL ')}) AS weighed`);
  return row === null ? 0 : numberIn(row, 'bytes');
}
