// Child processes: output passed on, signals forwarded, exit code returned.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Stop } from './say.mjs';

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** @typedef {{ cwd?: string, output?: 'inherit' | 'stderr', env?: Record<string, string | undefined> }} Options */

const ORPHAN_MS = 500;
const SIGNALS = /** @type {const} */ (['SIGTERM', 'SIGHUP', 'SIGINT']);

/** Runs a command in the repository with the running Node first in PATH and returns its exit code.
 *  @param {string} command
 *  @param {readonly string[]} args
 *  @param {Options} options
 *  @returns {Promise<number>} */
export function run(command, args, options = {}) {
  const { env, cwd, output = 'inherit' } = options;
  const path = [dirname(process.execPath), process.env['PATH']].filter(Boolean).join(delimiter);
  const child = spawn(command, args, {
    cwd: cwd ?? root,
    env: { ...process.env, PATH: path, ...env },
    stdio: output === 'stderr' ? ['inherit', 2, 2] : 'inherit',
  });
  // A terminal sends Ctrl-C to the child itself; a second one would look like an impatient player.
  /** @param {NodeJS.Signals} signal */
  const forward = (signal) => {
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
  };
  for (const signal of SIGNALS) process.on(signal, forward);
  // The shell between npm and us dies of a signal without passing it on: an orphan of npm takes its child along.
  const parent = process.ppid;
  const orphaned = process.env['npm_lifecycle_event']
    ? setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), ORPHAN_MS)
    : undefined;
  return new Promise((done, fail) => {
    const stopForwarding = () => {
      clearInterval(orphaned);
      for (const signal of SIGNALS) process.off(signal, forward);
    };
    child.once('error', (error) => {
      stopForwarding();
      fail(new Stop(`could not start ${command}: ${error.message}`));
    });
    child.once('exit', (code, signal) => {
      stopForwarding();
      done(code ?? 128 + (signal ? constants.signals[signal] : 0));
    });
  });
}

/** Runs a file of this repository with the running Node.
 *  @param {string} file
 *  @param {readonly string[]} args
 *  @param {Options} options */
export function runFile(file, args = [], options = {}) {
  if (!existsSync(join(root, file))) throw new Stop(`${file} is not in this checkout, so this command has nothing to run.`);
  return run(process.execPath, [join(root, file), ...args], options);
}

/** Runs a tool of an installed package by the name of its command.
 *  @param {string} packageName
 *  @param {string} command
 *  @param {readonly string[]} args
 *  @param {Options} options */
export function runTool(packageName, command, args, options = {}) {
  const folder = join(root, 'node_modules', packageName);
  if (!existsSync(folder)) throw new Stop(`${packageName} is not installed: run npm ci.`);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return run(process.execPath, [join(folder, typeof bin === 'string' ? bin : bin[command]), ...args], options);
}

/** Runs npm itself, the one that started us when there is one.
 *  @param {readonly string[]} args
 *  @param {Options} options */
export function runNpm(args, options = {}) {
  const npm = process.env['npm_execpath'];
  if (npm?.endsWith('.js') && existsSync(npm)) return run(process.execPath, [npm, ...args], options);
  return run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, options);
}
