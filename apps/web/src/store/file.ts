// Owns everything that is kept as one file: written out, and read in again without losing what is there.

import * as z from 'zod/mini';
import type { TableRecord } from '@undercroft/table';
import { getProgress, listHistory, listTables, listVisits, putHistory, putVisit, readTable, restoreTable } from './db.ts';
import type { Everything, HistoryRow, Progress, TableRow, VisitRow } from './rows.ts';

export async function exportEverything(settings: object): Promise<string> {
  const tables: Everything['tables'][number][] = [];
  for (const { id } of await listTables()) {
    const table = await readTable(id);
    if (table !== null) tables.push({ ...table, progress: await getProgress(id) });
  }
  const everything: Everything = {
    undercroft: 'everything',
    version: 1,
    tables,
    history: await listHistory(),
    visits: await listVisits(),
    settings,
  };
  return JSON.stringify(everything);
}

const id = z.string().check(z.regex(/^[\w-]{1,60}$/));
const seat = z.looseObject({ kind: z.enum(['open', 'person', 'bot']), name: z.string() });
const row = z.looseObject({
  id,
  game: z.string(),
  rules: z.int(),
  setup: z.record(z.string(), z.unknown()),
  seats: z.array(seat),
  made: z.number(),
  changed: z.number(),
  phase: z.enum(['gathering', 'showing', 'playing', 'over']),
  forked: z.boolean(),
});
const words = z.object({ title: z.string(), detail: z.string() });
const table = z.object({
  row,
  records: z.array(z.looseObject({ t: z.string(), at: z.number() })),
  progress: z.nullable(z.object({ en: words, nl: words, ja: words })),
});
const finished = z.looseObject({
  id,
  game: z.string(),
  rules: z.int(),
  setup: z.record(z.string(), z.unknown()),
  seats: z.array(seat),
  seat: z.int(),
  ended: z.number(),
  began: z.number(),
  over: z.object({ returns: z.array(z.number()), rewound: z.boolean(), abandoned: z.boolean() }),
  length: z.int(),
  result: z.record(z.string(), z.union([z.string(), z.number()])),
  transcript: z.string(),
  online: z.boolean(),
});
const everything = z.object({
  undercroft: z.literal('everything'),
  version: z.literal(1),
  tables: z.array(table),
  history: z.array(finished),
  visits: z.array(z.object({ id, game: z.string(), name: z.string(), changed: z.number() })),
  settings: z.record(z.string(), z.unknown()),
});

/** The file, checked; null when it is none of ours. Whether a table's records fit the rules is judged when it is opened. */
export function readEverything(text: string): Everything | null {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return null;
  }
  const read = everything.safeParse(raw);
  return read.success ? (read.data as unknown as Everything) : null;
}

export interface Imported {
  readonly tables: number;
  readonly history: number;
  /** Were here already, and are left as they are. */
  readonly known: number;
}

export async function importEverything(file: Everything): Promise<Imported> {
  const there = new Set((await listHistory()).map((one) => one.id));
  const got = { tables: 0, history: 0, known: 0 };
  for (const { row: one, records, progress } of file.tables) {
    if (await restoreTable(one as TableRow, records as readonly TableRecord[], progress as Progress | null)) got.tables++;
    else got.known++;
  }
  for (const one of file.history as readonly HistoryRow[]) {
    if (there.has(one.id)) continue;
    await putHistory({ ...one, proof: one.proof ?? null });
    got.history++;
  }
  for (const visit of file.visits as readonly VisitRow[]) await putVisit(visit);
  return got;
}
