// One install at a time: a lock folder that a second run waits for and that a dead run cannot hold.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { say, Stop } from './say.mjs';
import { root } from './spawn.mjs';

const ATTEMPTS = 1200;
const PAUSE_MS = 500;

/** Runs `work` while holding the lock of that name.
 *  @param {string} name
 *  @param {() => Promise<void> | void} work
 *  @returns {Promise<void>} */
export async function withLock(name, work) {
  const lock = join(root, '.cache', `${name}.lock`);
  mkdirSync(join(root, '.cache'), { recursive: true });
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    if (take(lock)) {
      try {
        return await work();
      } finally {
        rmSync(lock, { recursive: true, force: true });
      }
    }
    if (attempt === 1) say(`waiting for another install to finish ...`);
    await pause(PAUSE_MS);
  }
  throw new Stop(`another install has not finished in ten minutes; if none is running, remove ${lock} and try again.`);
}

/** @param {string} lock */
function take(lock) {
  try {
    mkdirSync(lock);
    writeFileSync(join(lock, 'pid'), String(process.pid));
    return true;
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    if (abandoned(lock)) rmSync(lock, { recursive: true, force: true });
    return false;
  }
}

/** @param {string} lock */
function abandoned(lock) {
  try {
    process.kill(Number(readFileSync(join(lock, 'pid'), 'utf8')), 0);
    return false;
  } catch (error) {
    return codeOf(error) === 'ESRCH';
  }
}

/** @param {unknown} error */
function codeOf(error) {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
