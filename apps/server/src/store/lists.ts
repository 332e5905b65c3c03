// Owns the lists of tables in the embedded store: those of a guest, those with open seats, those being played, and how many somebody hosts.

import type { Who } from '@undercroft/table';
import { placeIn, placesBy, tableOf } from './rows.ts';
import type { Statements } from './statements.ts';
import type { OpenPlace, StoredTable } from './store.ts';

const OPEN = `SELECT id, host, changed FROM tables INDEXED BY tables_lobby WHERE listed = 1 AND open = 1 AND phase = 'gathering'`;
/** Games that are over behind an open window, of which nobody has been told yet. */
const UNTOLD = `tables INDEXED BY tables_told WHERE phase = 'over' AND told > 0 AND told > ?2`;
const PLAYED = `SELECT id, host, changed FROM tables INDEXED BY tables_played WHERE listed = 1 AND phase = 'playing'
   UNION ALL SELECT id, host, changed FROM ${UNTOLD} AND listed = 1`;
const HOSTED = `SELECT (SELECT count(*) FROM tables WHERE host = ?1 AND phase <> 'over') + (SELECT count(*) FROM ${UNTOLD} AND host = ?1)`;

export const tablesOf = (sql: Statements, who: Who, most: number, now: number): readonly StoredTable[] =>
  sql
    .of(
      `SELECT tables.* FROM places JOIN tables ON tables.id = places.table_id WHERE places.who = ?1
       ORDER BY places.waiting AND told <= ?3 DESC, phase = 'over' AND told <= ?3, changed DESC, id LIMIT ?2`,
    )
    .all(who, most, now)
    .map(tableOf);

export const openPlaces = (sql: Statements, most: number): readonly OpenPlace[] => sql.of(placesBy(OPEN)).all(most).map(placeIn);

export const playedPlaces = (sql: Statements, most: number, now: number): readonly OpenPlace[] =>
  sql.of(placesBy(PLAYED)).all(most, now).map(placeIn);

export const hosted = (sql: Statements, who: Who, now: number): number => sql.number(HOSTED, who, now);
