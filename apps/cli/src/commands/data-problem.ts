// Owns what is said of a data folder that cannot be opened: a foreign file, a damaged one, a full disk or a missing permission.

import { BadData, DataInUse, faultOf, NewerStore } from '@undercroft/server';
import { reasonOf } from '../files.ts';
import type { Say } from '../words/index.ts';

const FILE_SYSTEM = ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'ENOSPC', 'EISDIR', 'ERR_SQLITE_ERROR'];

/** Returns one sentence with what to do; null if the error is not about the data. */
export function dataProblem(error: unknown, folder: string, say: Say): string | null {
  if (error instanceof DataInUse) return say('error.data-in-use', { folder });
  if (error instanceof NewerStore) return say('error.data-newer', { folder });
  if (error instanceof BadData) {
    const { file, what } = error;
    return what === 'foreign' ? say('error.data-foreign', { file }) : say('error.data-damaged', { file });
  }
  if (!FILE_SYSTEM.includes(reasonOf(error))) return null;
  if (faultOf(error) === 'full') return say('error.disk-full', { folder });
  const reason = error instanceof Error && 'errstr' in error ? String(error.errstr) : reasonOf(error);
  return say('error.unwritable', { file: folder, reason });
}
