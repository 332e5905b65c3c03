// The right Node: checks the running one against package.json and, where it is too old, installs the pinned one and goes on with that.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { withLock } from './lock.mjs';
import { say, seconds, Stop } from './say.mjs';
import { root, run, runNpm } from './spawn.mjs';

const folder = join(root, 'tools', 'node-runtime');
/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** Does a version satisfy a range of the two forms that package.json uses, `^1.2.3` and `>=1`?
 *  @param {string} version
 *  @param {string} range */
export function satisfies(version, range) {
  const have = numbers(version);
  return range.split('||').some((part) => {
    const [, operator, wanted] = /^\s*(\^|>=)\s*([\d.]+)\s*$/.exec(part) ?? [];
    if (!wanted) throw new Stop(`tools/run/node.mjs cannot read the Node range "${part.trim()}" in package.json.`);
    const want = numbers(wanted);
    return atLeast(have, want) && (operator === '>=' || have[0] === want[0]);
  });
}

/** @param {string} text */
function numbers(text) {
  return [...text.split('.').map(Number), 0, 0].slice(0, 3);
}

/** @param {readonly number[]} a
 *  @param {readonly number[]} b */
function atLeast(a, b) {
  const differing = a.findIndex((part, i) => part !== b[i]);
  return differing < 0 || (a[differing] ?? 0) > (b[differing] ?? 0);
}

/** Undefined when the running Node will do; otherwise the exit code of the same command under the pinned Node.
 *  @param {string} script
 *  @param {readonly string[]} args
 *  @returns {Promise<number | undefined>} */
export async function ensureNode(script, args) {
  const range = readJson(join(root, 'package.json')).engines.node;
  if (satisfies(process.versions.node, range)) return undefined;
  const { optionalDependencies } = readJson(join(folder, 'package.json'));
  const name = `node-${process.platform}-${process.arch}`;
  const pinned = optionalDependencies[name];
  if (!pinned || process.env['UNDERCROFT_PINNED_NODE']) {
    const get = Object.values(optionalDependencies)[0];
    throw new Stop(
      `Node ${process.versions.node} is too old (need ${range}). Install Node ${get} or newer from https://nodejs.org and try again.`,
    );
  }
  const binary = join(folder, 'node_modules', name, 'bin', 'node');
  const manifest = join(folder, 'node_modules', name, 'package.json');
  const ready = () => existsSync(binary) && existsSync(manifest) && readJson(manifest).version === pinned;
  if (!ready()) await withLock('node-runtime', () => (ready() ? undefined : installNode(pinned)));
  return run(binary, [script, ...args], {
    cwd: process.cwd(),
    env: { UNDERCROFT_PINNED_NODE: pinned, PATH: `${dirname(binary)}:${process.env['PATH'] ?? ''}` },
  });
}

/** @param {string} pinned */
async function installNode(pinned) {
  const since = performance.now();
  say(`Node ${process.versions.node} is too old; installing Node ${pinned} in tools/node-runtime ...`);
  const code = await runNpm(['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder, output: 'stderr', env: projectOnly });
  if (code !== 0) throw new Stop(`could not install Node ${pinned}. Check the network and try again, or install Node ${pinned} yourself.`);
  say(`Node ${pinned} installed in ${seconds(since)}.`);
}

// npm hands its own settings (workspace, prefix) to the scripts it runs; an install in another folder must not inherit them.
const projectOnly = { npm_config_local_prefix: folder, npm_config_workspace: undefined, npm_config_workspaces: undefined };
