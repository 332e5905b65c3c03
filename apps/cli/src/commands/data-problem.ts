// Owns what is said of a data folder that cannot be opened: a foreign file, a damaged one, a full disk or a missing permission.

import { BadData, DataInUse, faultOf, isPostgres, NewerStore, NoData } from '@undercroft/server';
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

/** A place for data as it may be shown: without the password of a database. */
export function shownPlace(place: string): string {
  if (!isPostgres(place)) return place;
  const url = new URL(place);
  url.password = '';
  return url.href;
}

/** One sentence on a database that cannot be used, or on either place that data is copied between. Throws the error itself if it is about neither. */
export function storeProblem(error: unknown, from: string, to: string, say: Say): string {
  if (error instanceof DataInUse) return say('error.data-in-use', { folder: error.message });
  if (error instanceof NewerStore) return say('error.data-newer', { folder: to });
  if (error instanceof NoData) return say('error.no-data', { folder: from });
  const problem = dataProblem(error, to, say);
  if (problem !== null) return problem;
  // PostgreSQL and the network name what is wrong by a code.
  if (error instanceof Error && ('code' in error || error.name === 'NotConnected'))
    return say('error.store', { store: to, reason: error.message });
  throw error;
}
