// A program that puts a backup in the place of data and is killed before its n-th change of the folder: node restore-killed.ts BACKUP FOLDER N

import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { missing } from '@undercroft/kernel';

const [, , backup = missing(), folder = missing(), last = '0'] = process.argv;
let left = Number(last);
let armed = false;
/** Dies just before it would do what it is asked for the n-th time. */
function mortal<Args extends readonly unknown[], Result>(change: (...args: Args) => Result): (...args: Args) => Result {
  return (...args) => {
    if (armed && --left < 0) process.kill(process.pid, 'SIGKILL');
    return change(...args);
  };
}
Object.assign(fs, {
  renameSync: mortal(fs.renameSync),
  linkSync: mortal(fs.linkSync),
  rmSync: mortal(fs.rmSync),
  copyFileSync: mortal(fs.copyFileSync),
});
syncBuiltinESMExports();
const { beginRestore } = await import('../src/store/restore.ts');
const restoring = beginRestore(backup, folder, { replace: true, now: new Date(0) });
armed = true;
await restoring.commit();
