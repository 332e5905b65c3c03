// Owns the lock on a data folder: held by the operating system, so that even a killed server leaves none behind.

import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { BadData, faultOf, isSqlite, LOCK, makePrivate } from './files.ts';

/** Another server has this data folder open. */
export class DataInUse extends Error {
  override readonly name = 'DataInUse';
}

/** Locks the folder until the returned function is called, or the process is gone. Throws `DataInUse`, `BadData`, or what writing throws. */
export function lockFolder(folder: string): () => void {
  // A file of its own: backups and verification read the data itself without this lock.
  const file = join(folder, LOCK);
  if (!isSqlite(file)) throw new BadData(file, 'foreign');
  makePrivate(file);
  const db = new DatabaseSync(file);
  try {
    db.exec('PRAGMA busy_timeout = 0; PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch (error) {
    db.close();
    throw faultOf(error) === 'busy' ? new DataInUse(folder) : error;
  }
  return () => db.close();
}
