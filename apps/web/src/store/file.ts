// Owns everything that is kept as one file: written out, and read in again without losing what is there.

import {
  getProgress,
  listHistory,
  listTables,
  listVisits,
  openStored,
  putHistory,
  putVisit,
  readLog,
  readTable,
  restoreTable,
} from './db.ts';
import type { Everything } from './rows.ts';

export async function exportEverything(settings: object): Promise<string> {
  const tables: Everything['tables'][number][] = [];
  for (const { id } of await listTables()) {
    const table = await readTable(id);
    if (table === null) continue;
    const snapshot = (await openStored(id))?.snapshot ?? null;
    tables.push({
      ...table,
      progress: await getProgress(id),
      snapshot,
      log: await readLog(id, Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER),
    });
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

export interface Imported {
  readonly tables: number;
  readonly history: number;
  /** Were here already, and are left as they are. */
  readonly known: number;
}

export async function importEverything(file: Everything): Promise<Imported> {
  const there = new Set((await listHistory()).map((one) => one.id));
  const got = { tables: 0, history: 0, known: 0 };
  for (const one of file.tables) {
    if (await restoreTable(one)) got.tables++;
    else got.known++;
  }
  for (const one of file.history) {
    if (there.has(one.id)) continue;
    await putHistory({ ...one, proof: one.proof ?? null });
    got.history++;
  }
  for (const visit of file.visits) await putVisit(visit);
  return got;
}
