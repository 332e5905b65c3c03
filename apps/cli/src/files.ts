// Owns file access: atomic writes, no overwriting without consent, and error messages.

import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, statSync, writeSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { Stop } from './stop.ts';
import type { Say } from './words/index.ts';

const env = process.env;

export const dataFolder = (): string => join(env['XDG_DATA_HOME'] || join(homedir(), '.local', 'share'), 'undercroft');
export const savesFolder = (): string => join(dataFolder(), 'saves');

export const reasonOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : String(error));

export function readText(path: string, say: Say): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new Stop(
      reasonOf(error) === 'ENOENT'
        ? say('error.no-file', { file: path })
        : say('error.unreadable', { file: path, reason: reasonOf(error) }),
    );
  }
}

/** Owner only: a save contains the secret of its dice. */
export const PRIVATE = 0o600;

/** Writes to a temporary file, syncs it and renames it: a crash leaves the old file or the new one. */
export function writeAtomically(path: string, content: string | Uint8Array, say: Say, mode = 0o644): void {
  const beside = `${path}.${process.pid}.tmp`;
  try {
    mkdirSync(dirname(path), { recursive: true });
    const file = openSync(beside, 'w', mode);
    try {
      const bytes = typeof content === 'string' ? Buffer.from(content) : content;
      for (let at = 0; at < bytes.length; ) at += writeSync(file, bytes, at);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renameSync(beside, path);
  } catch (error) {
    discard(beside);
    throw new Stop(unwritable(path, error, say));
  }
}

/** Removes a temporary file, ignoring errors: its folder may not exist. */
function discard(path: string): void {
  try {
    rmSync(path, { force: true });
  } catch {
    // The error of the write itself is reported.
  }
}

/** Returns the error message for a failed write. */
function unwritable(path: string, error: unknown, say: Say): string {
  const reason = reasonOf(error);
  const inTheWay = fileAbove(path);
  if (['ENOTDIR', 'EEXIST'].includes(reason) && inTheWay !== null) return say('error.under-a-file', { file: path, above: inTheWay });
  return say('error.unwritable', { file: path, reason });
}

/** Returns the nearest existing ancestor of a path if it is a file; null if it is a folder. */
function fileAbove(path: string): string | null {
  const above = dirname(path);
  if (above === path) return null;
  const kind = kindOf(above);
  if (kind === null) return fileAbove(above);
  return kind === 'folder' ? null : above;
}

/** Returns null where nothing exists or access is denied. */
function kindOf(path: string): 'file' | 'folder' | null {
  try {
    return statSync(path).isDirectory() ? 'folder' : 'file';
  } catch {
    return null;
  }
}

/** Stops if a path cannot be written: it is a folder or below a file, or it exists and `force` is not set. */
export function mustBeFree(path: string, force: boolean, say: Say): void {
  const above = fileAbove(path);
  if (above !== null) throw new Stop(say('error.under-a-file', { file: path, above }));
  const kind = kindOf(path);
  if (kind === 'folder') throw new Stop(say('error.is-folder', { file: path }));
  if (!force && kind === 'file') throw new Stop(say('error.exists', { file: path }));
}

/** Creates a file with an unused name; safe when several programs run at once. */
export function freshFile(folder: string, stem: string, say: Say): string {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw new Stop(unwritable(join(folder, stem), error, say));
  }
  for (let n = 1; n < 100_000; n++) {
    const path = join(folder, `${stem}-${n}.json`);
    try {
      closeSync(openSync(path, 'wx', PRIVATE));
      return path;
    } catch (error) {
      if (reasonOf(error) !== 'EEXIST') throw new Stop(say('error.unwritable', { file: path, reason: reasonOf(error) }));
    }
  }
  throw new Stop(say('error.unwritable', { file: folder, reason: 'EEXIST' }));
}

/** Returns a stamp that changes when another program writes the file. */
export function stampOf(path: string): string {
  try {
    const { mtimeMs, size, ino } = statSync(path);
    return `${ino} ${mtimeMs} ${size}`;
  } catch {
    return '';
  }
}
