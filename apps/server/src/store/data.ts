// Owns finding the data of a server, in its folder or in a database, for those who look after it.

import { isPostgres, type Settings } from '../settings.ts';
import { copyStore, type Copied } from './copy/copy.ts';
import type { End } from './copy/parts.ts';
import { openSqlite } from './sqlite.ts';
import type { Store } from './store.ts';

/** Whoever looks at everything has time. */
const LOOKING_MS = 600_000;

/** For somebody who only looks. Throws `NoData`, `NewerStore`, `BadData`, or what connecting throws. */
export async function openData({ data, store }: Pick<Settings, 'data' | 'store'>): Promise<Store> {
  if (store === '') return openSqlite(data, { readOnly: true });
  const { openPostgres } = await import('./postgres/postgres.ts');
  return openPostgres(store, { readOnly: true, statementMs: LOOKING_MS });
}

/** Copies everything of one place into another; each is a folder or the address of a database. Throws as `copyStore` does, and what opening throws. */
export async function moveData(from: string, to: string, progress: (done: number, all: number) => void): Promise<Copied> {
  const source = await endOf(from, true);
  try {
    const target = await endOf(to, false);
    try {
      return await copyStore(source, target, progress);
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

async function endOf(place: string, isSource: boolean): Promise<End> {
  if (isPostgres(place)) return (await import('./copy/postgres-end.ts')).postgresEnd(place, isSource);
  return (await import('./copy/sqlite-end.ts')).sqliteEnd(place, isSource);
}
