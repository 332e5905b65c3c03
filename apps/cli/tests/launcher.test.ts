// Proves ./undercroft: any program can drive it, from any folder, and nothing but the program's own output is on standard output.

import { spawnSync } from 'node:child_process';
import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { containing, LAUNCHER, newFolder } from './program.ts';

const CLIENT = fileURLToPath(new URL('./client.mjs', import.meta.url));

const ran = (command: string, args: readonly string[], cwd: string, env: Readonly<Record<string, string>> = {}) => {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd,
    env: { ...process.env, LANG: 'C.UTF-8', LC_ALL: 'C.UTF-8', XDG_DATA_HOME: cwd, ...env },
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
};

test('a client written from the documentation plays a whole game through it', () => {
  const { status, stdout, stderr } = ran(process.execPath, [CLIENT, LAUNCHER, 'env', 'delve'], newFolder());
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(JSON.parse(stdout)).toEqual([expect.any(Number)]);
});

test('simulate --json prints one line of JSON and nothing else', () => {
  const { status, stdout } = ran(LAUNCHER, ['simulate', 'delve', '--preset', 'micro-1', '--games', '2', '--json'], newFolder());
  expect(status).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({ game: 'delve', games: 2 });
});

test('through a link and from another folder: files are those of the caller, and advice names the command that was typed', () => {
  const folder = newFolder();
  mkdirSync(join(folder, 'bin'));
  symlinkSync(LAUNCHER, join(folder, 'bin', 'uc'));
  const { status, stderr } = ran('./bin/uc', ['replay', 'nothing.json'], folder);
  expect([status, stderr]).toEqual([2, containing(join(folder, 'nothing.json'))]);
  expect(ran('./bin/uc', ['play', '--help'], folder).stdout).toContain('./bin/uc play --resume');
});

test('without Node it says what to install', () => {
  const { status, stdout, stderr } = ran('/bin/sh', [LAUNCHER], newFolder(), { PATH: '/nowhere' });
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toContain('https://nodejs.org');
});
