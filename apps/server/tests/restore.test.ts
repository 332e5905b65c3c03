// Proves that a backup takes the place of data in one step: whenever it is interrupted, what was there and what comes are whole.

import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { beginRestore, Unwritten } from '../src/store/restore.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { newFolder } from './help.ts';

const DATABASE = 'undercroft.sqlite';
const NOW = new Date(0);
const guest = (id: string) => ({ id, name: id, created: 0 });
const knows = async (folder: string, id: string): Promise<boolean> => {
  const store = openSqlite(folder);
  const found = await store.guestByToken(id);
  await store.close();
  return found !== null;
};

/** A folder whose latest guest was written just before its server was killed: it lies beside the file, not in it. */
function killed(id: string): string {
  const folder = newFolder();
  const module = new URL('../src/store/sqlite.ts', import.meta.url).href;
  const script = `const { openSqlite } = await import('${module}'); const store = openSqlite(${JSON.stringify(folder)});
    await store.addGuest(${JSON.stringify(guest(id))}, '${id}'); process.kill(process.pid, 'SIGKILL');`;
  expect(() => execFileSync(process.execPath, ['--input-type=module', '-e', script], { stdio: 'ignore' })).toThrow();
  expect(statSync(join(folder, `${DATABASE}-wal`)).size).toBeGreaterThan(0);
  return folder;
}

async function backupOf(id: string): Promise<string> {
  const store = openSqlite(newFolder());
  await store.addGuest(guest(id), id);
  const file = join(newFolder(), 'backup.sqlite');
  await store.backup(file);
  await store.close();
  return file;
}

/** The data that a folder keeps under another name, as a folder of its own. */
function asideOf(folder: string): string | null {
  const [name] = readdirSync(folder).filter((one) => one.startsWith('before-restore-') && one.endsWith('.sqlite'));
  if (name === undefined) return null;
  const aside = newFolder();
  for (const beside of ['', '-wal'])
    if (existsSync(join(folder, name + beside))) cpSync(join(folder, name + beside), join(aside, DATABASE + beside));
  return aside;
}

test('a restore that is killed at any moment leaves the earlier data or the backup, whole; and nothing of the earlier data is lost', async () => {
  const [backup, before] = [await backupOf('new'), killed('old')];
  const program = fileURLToPath(new URL('./restore-killed.ts', import.meta.url));
  const ends: string[] = [];
  for (let changes = 0; ends.at(-1) !== 'done' && changes < 30; changes++) {
    const folder = newFolder();
    cpSync(before, folder, { recursive: true });
    const { signal, status } = spawnSync(process.execPath, [program, backup, folder, String(changes)], { encoding: 'utf8' });
    const isThere = existsSync(join(folder, DATABASE)) && [await knows(folder, 'old'), await knows(folder, 'new')];
    ends.push(status === 0 ? 'done' : String(signal));
    if (isThere === false) throw new Error(`after ${changes} changes there is no data`);
    const [old, fresh] = isThere;
    // One database has one name, once somebody has opened it.
    expect(statSync(join(folder, DATABASE)).nlink).toBe(1);
    expect([changes, old !== fresh]).toEqual([changes, true]);
    if (old !== true) expect(await knows(asideOf(folder) ?? 'nothing', 'old')).toBe(true);
  }
  expect(ends.at(-1)).toBe('done');
  expect(ends.filter((end) => end === 'SIGKILL').length).toBeGreaterThan(3);
});

test('a backup that could not be written whole into its file does not take the place of anything', async () => {
  const [backup, folder] = [await backupOf('new'), killed('old')];
  const restoring = beginRestore(backup, folder, { replace: true, now: NOW });
  await restoring.store.addGuest(guest('later'), 'later');
  // Somebody who reads keeps what lies beside the file from being written into it, as a full disk would.
  const reader = new DatabaseSync(join(folder, 'restoring', DATABASE), { readOnly: true });
  reader.exec('BEGIN; SELECT count(*) FROM guests');
  reader.prepare('SELECT count(*) FROM guests').get();
  await expect(restoring.commit()).rejects.toThrow(Unwritten);
  reader.close();
  await restoring.abandon();
  expect(await knows(folder, 'old')).toBe(true);
});

test('data that cannot be read is kept as it is, with what lies beside it; and so is what an earlier restore kept', async () => {
  const [backup, folder] = [await backupOf('new'), newFolder()];
  writeFileSync(join(folder, DATABASE), 'no database at all');
  writeFileSync(join(folder, `${DATABASE}-wal`), 'nor this');
  const first = await beginRestore(backup, folder, { replace: true, now: NOW }).commit();
  const second = await beginRestore(backup, folder, { replace: true, now: NOW }).commit();
  expect(await knows(folder, 'new')).toBe(true);
  const kept = readdirSync(folder).filter((one) => one.startsWith('before-restore-'));
  expect(kept.sort()).toEqual([
    'before-restore-1970-01-01T00-00-00-2.sqlite',
    'before-restore-1970-01-01T00-00-00.sqlite',
    'before-restore-1970-01-01T00-00-00.sqlite-wal',
  ]);
  expect([first, second]).toEqual([join(folder, kept[1] ?? ''), join(folder, kept[0] ?? '')]);
});
