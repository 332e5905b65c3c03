// Owns what people at a table say to each other in the embedded store: the latest lines of each table, numbered.

import { isOneOf, isRecord } from '@undercroft/kernel';
import { PHRASES, type TalkLine } from '@undercroft/table';
import { numberIn, textIn } from './rows.ts';
import type { Statements } from './statements.ts';

/** Lines kept of one table; earlier ones go. */
export const TALK_KEPT = 200;

export function addTalk(sql: Statements, table: string, line: Omit<TalkLine, 'n'>): TalkLine | null {
  if (sql.number('SELECT count(*) FROM tables WHERE id = ?', table) === 0) return null;
  const n = sql.number('SELECT coalesce(max(n), 0) + 1 FROM talk WHERE table_id = ?', table);
  sql.of('INSERT INTO talk (table_id, n, line) VALUES (?, ?, ?)').run(table, n, JSON.stringify(line));
  sql.of('DELETE FROM talk WHERE table_id = ? AND n <= ?').run(table, n - TALK_KEPT);
  return { ...line, n };
}

/** The latest lines, in order. */
export function latestTalk(sql: Statements, table: string, most: number): readonly TalkLine[] {
  const rows = sql.of('SELECT n, line FROM talk WHERE table_id = ? ORDER BY n DESC LIMIT ?').all(table, most);
  return rows.flatMap((row) => lineOf(numberIn(row, 'n'), textIn(row, 'line')) ?? []).reverse();
}

/** A line as it was stored; null: it is none. */
export function lineOf(n: number, text: string): TalkLine | null {
  const raw: unknown = JSON.parse(text);
  if (!isRecord(raw) || typeof raw['seat'] !== 'number' || typeof raw['at'] !== 'number') return null;
  const { seat, at, name, text: said, phrase } = raw;
  return {
    n,
    seat,
    at,
    name: String(name),
    ...(typeof said === 'string' ? { text: said } : {}),
    ...(isOneOf(PHRASES, phrase) ? { phrase } : {}),
  };
}
