// Owns putting a backup in the place of a server's data: beside it first, checked there, and only then in one step.

import { copyFileSync, existsSync, linkSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { BadData, DATABASE, forgetSecondNames, isSqlite, KEPT, LOCK, syncFile } from './files.ts';
import { lockFolder } from './lock.ts';
import { openSqlite } from './sqlite.ts';
import type { Store } from './store.ts';

const STAGE = 'restoring';
/** What SQLite keeps beside a file; it belongs to that file and to no other. */
const BESIDE = ['-wal', '-shm', '-journal'] as const;
const WAL = '-wal';
const LEAST_PAGE = 512;

/** The folder holds something already. */
export class NotEmpty extends Error {
  override readonly name = 'NotEmpty';
}

/** What was restored lies in part beside its file, because not all of it could be written into that. Nothing was changed. */
export class Unwritten extends Error {
  override readonly name = 'Unwritten';
  readonly code = 'ENOSPC';
}

/** A backup that lies in its folder, and is not the data yet. */
export interface Restoring {
  /** What it holds, brought up to date; to be looked at. */
  readonly store: Store;
  /** Makes it the data, in one step: whenever this ends, the folder has the one or the other whole. Returns where the earlier data lies now; null: there was none. */
  commit(): Promise<string | null>;
  /** Leaves everything as it was. */
  abandon(): Promise<void>;
}

/**
 * Copies a backup into a folder, without touching what lies there. Throws `DataInUse` while a server runs on the folder, `NotEmpty` where
 * it holds anything and `replace` was not said, `BadData` and `NewerStore` for a file that is no backup of ours, or what copying throws.
 */
export function beginRestore(file: string, folder: string, { replace, now }: { readonly replace: boolean; readonly now: Date }): Restoring {
  if (!existsSync(file)) throw Object.assign(new Error(`${file} is not there`), { code: 'ENOENT' });
  if (!isSqlite(file)) throw new BadData(file, 'foreign');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const holds = readdirSync(folder).some((name) => name !== LOCK && name !== `${LOCK}-journal` && name !== STAGE);
  if (holds && !replace) throw new NotEmpty(folder);
  const unlock = lockFolder(folder);
  forgetSecondNames(folder);
  const stage = join(folder, STAGE);
  try {
    rmSync(stage, { recursive: true, force: true });
    mkdirSync(stage, { mode: 0o700 });
    // What was written last may lie beside a file that is a plain copy of a data folder.
    for (const beside of ['', '-wal']) if (existsSync(file + beside)) copyFileSync(file + beside, join(stage, DATABASE + beside));
    return staged(folder, stage, openSqlite(stage), unlock, now);
  } catch (error) {
    rmSync(stage, { recursive: true, force: true });
    unlock();
    throw error instanceof BadData ? new BadData(file, error.what) : error;
  }
}

function staged(folder: string, stage: string, store: Store, unlock: () => void, now: Date): Restoring {
  let isOpen = true;
  const leave = (): void => {
    if (!isOpen) return;
    isOpen = false;
    rmSync(stage, { recursive: true, force: true });
    unlock();
  };
  return {
    store,
    commit: async () => {
      await store.close();
      const [staged, file] = [join(stage, DATABASE), join(folder, DATABASE)];
      if (sizeOf(staged + WAL) > 0) throw new Unwritten(`${staged} is not all in one file`);
      syncFile(staged);
      const kept = existsSync(file) ? keep(file, folder, now) : null;
      // What lies beside the earlier data is kept with it or empty by now. Beside what comes it would be taken for a part of that.
      for (const beside of BESIDE) rmSync(file + beside, { force: true });
      syncFile(folder);
      renameSync(staged, file);
      syncFile(folder);
      leave();
      return kept;
    },
    abandon: async () => {
      await store.close();
      leave();
    },
  };
}

/** Gives the data in a folder a second name, by which it stays when the first one is taken from it. */
function keep(file: string, folder: string, now: Date): string {
  gather(file);
  const name = `${KEPT}${now.toISOString().slice(0, 19).replaceAll(':', '-')}`;
  const kept = join(folder, freeName(folder, name));
  // A database that could not be gathered, since it is damaged or no database, is kept with what lies beside it.
  for (const beside of ['', ...BESIDE]) if (beside === '' || sizeOf(file + beside) > 0) sameFile(file + beside, kept + beside);
  syncFile(folder);
  return kept;
}

/** Writes into the file what lies beside it, where that can be done. Beside a file without a single page SQLite would throw it away. */
function gather(file: string): void {
  if (!isSqlite(file) || sizeOf(file) < LEAST_PAGE) return;
  try {
    const db = new DatabaseSync(file, { timeout: 10_000 });
    try {
      db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    } finally {
      db.close();
    }
  } catch {
    // What cannot be read is kept as it is.
  }
}

function freeName(folder: string, name: string): string {
  for (let n = 1; ; n++) {
    const free = n === 1 ? `${name}.sqlite` : `${name}-${n}.sqlite`;
    if (!existsSync(join(folder, free))) return free;
  }
}

/** Another name for a file; a copy on disks where a file has only one. */
function sameFile(file: string, other: string): void {
  try {
    linkSync(file, other);
  } catch {
    copyFileSync(file, other);
  }
  syncFile(other);
}

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;
