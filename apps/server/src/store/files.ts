// Owns the files of a data folder: their names, that only their owner reads them, and what is wrong with one that cannot be opened.

import { chmodSync, closeSync, existsSync, fsyncSync, lstatSync, openSync, readdirSync, readSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

export const DATABASE = 'undercroft.sqlite';
export const LOCK = 'lock';
/** How data is called that a restore took the place of. */
export const KEPT = 'before-restore-';

const OWNER_FOLDER = 0o700;
const OWNER_FILE = 0o600;
const OTHERS = 0o077;
const STICKY = 0o1000;
const HEADER = 'SQLite format 3\0';
/** The database and the lock with what SQLite writes beside them, and copies that somebody put into the folder. */
const OURS = /^(?:lock(?:-journal|-wal|-shm)?|.+\.sqlite(?:-journal|-wal|-shm|\.part)?)$/;

/**
 * Takes away what others may do with the folder and its files: secrets of running games lie in there. Files of other names are not
 * ours, and a folder with the sticky bit is everybody's. Returns what could not be changed, which belongs to somebody else.
 */
export function tightenFolder(folder: string): readonly string[] {
  const files = readdirSync(folder).filter((name) => OURS.test(name));
  const all = [{ path: folder, mode: OWNER_FOLDER }, ...files.map((name) => ({ path: join(folder, name), mode: OWNER_FILE }))];
  return all.flatMap(({ path, mode }) => (isTightened(path, mode) ? [] : [path]));
}

function isTightened(path: string, mode: number): boolean {
  const stat = lstatSync(path, { throwIfNoEntry: false });
  if (stat === undefined || stat.isSymbolicLink() || (stat.mode & OTHERS) === 0) return true;
  if (stat.isDirectory() !== (mode === OWNER_FOLDER)) return true;
  if ((stat.mode & STICKY) !== 0) return false;
  try {
    chmodSync(path, mode);
    return true;
  } catch {
    return false;
  }
}

/** A restore that was killed leaves the data a second name. Who opened it by that would write into it beside whoever has it open by the first. */
export function forgetSecondNames(folder: string): void {
  const data = statSync(join(folder, DATABASE), { throwIfNoEntry: false });
  if (data === undefined || data.nlink < 2) return;
  // With something beside it, it is what damaged data was kept as.
  for (const name of readdirSync(folder))
    if (name.startsWith(KEPT) && !existsSync(join(folder, `${name}-wal`)) && statSync(join(folder, name)).ino === data.ino)
      rmSync(join(folder, name));
}

/** Makes the file if there is none, for its owner only; what SQLite writes beside it gets the same mode. */
export function makePrivate(path: string): void {
  if (!existsSync(path)) closeSync(openSync(path, 'a', OWNER_FILE));
}

export function syncFile(path: string): void {
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** A file that stands where data should be: something else, or data that is damaged. */
export class BadData extends Error {
  override readonly name = 'BadData';
  readonly file: string;
  readonly what: 'foreign' | 'damaged';
  constructor(file: string, what: BadData['what']) {
    super(`${file} is ${what}`);
    this.file = file;
    this.what = what;
  }
}

/** Whether a file is empty or begins as every SQLite file does; true where there is none. Throws what reading it throws. */
export function isSqlite(path: string): boolean {
  if (!existsSync(path)) return true;
  const file = openSync(path, 'r');
  try {
    const head = Buffer.alloc(HEADER.length);
    const read = readSync(file, head);
    return read === 0 || head.toString('latin1') === HEADER;
  } finally {
    closeSync(file);
  }
}

/** What is wrong when the store cannot read or write. */
export type Fault = 'full' | 'read-only' | 'busy' | 'foreign' | 'damaged' | 'failing';

/** The primary result codes of SQLite that say what to do; all others are `failing`. */
const FAULTS: Readonly<Record<number, Fault>> = { 5: 'busy', 6: 'busy', 8: 'read-only', 11: 'damaged', 13: 'full', 26: 'foreign' };

export function faultOf(error: unknown): Fault {
  if (!(error instanceof Error)) return 'failing';
  if ('errcode' in error && typeof error.errcode === 'number') return FAULTS[error.errcode & 0xff] ?? 'failing';
  return 'code' in error && error.code === 'ENOSPC' ? 'full' : 'failing';
}
