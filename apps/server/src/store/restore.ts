// Owns putting a backup in the place of a server's data: beside it first, checked there, and only then in one step.

import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { BadData, DATABASE, isSqlite, LOCK, syncFile } from './files.ts';
import { lockFolder } from './lock.ts';
import { openSqlite } from './sqlite.ts';
import type { Store } from './store.ts';

const STAGE = 'restoring';
const BESIDE = ['', '-wal', '-shm', '-journal'] as const;

/** The folder holds something already. */
export class NotEmpty extends Error {
  override readonly name = 'NotEmpty';
}

/** A backup that lies in its folder, and is not the data yet. */
export interface Restoring {
  /** What it holds, brought up to date; to be looked at. */
  readonly store: Store;
  /** Makes it the data. Returns where the earlier data lies now; null: there was none. */
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
      syncFile(join(stage, DATABASE));
      const kept = setAside(folder, now);
      try {
        renameSync(join(stage, DATABASE), join(folder, DATABASE));
      } catch (error) {
        if (kept !== null) renameAll(kept, join(folder, DATABASE));
        throw error;
      }
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

/** Gives the data in a folder another name, and what SQLite keeps beside it the same. */
function setAside(folder: string, now: Date): string | null {
  if (!existsSync(join(folder, DATABASE))) return null;
  const name = `before-restore-${now.toISOString().slice(0, 19).replaceAll(':', '-')}.sqlite`;
  renameAll(join(folder, DATABASE), join(folder, name));
  return join(folder, name);
}

function renameAll(from: string, to: string): void {
  for (const beside of BESIDE) if (existsSync(from + beside)) renameSync(from + beside, to + beside);
}
