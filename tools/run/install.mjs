// The dependencies: installed again when the lockfile has changed, and never more than a target needs.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withLock } from './lock.mjs';
import { say, seconds, Stop } from './say.mjs';
import { root, runNpm } from './spawn.mjs';

const stampFile = join(root, 'node_modules', '.undercroft-install.json');

/** What a target needs: `production` is what playing takes, `full` adds the development tools.
 *  @typedef {'production' | 'full'} Needs */

function wanted() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  return { lock, system: `${process.platform}-${process.arch}` };
}

/** @param {Needs} needs */
function satisfied(needs) {
  if (!existsSync(stampFile)) return false;
  const { lock, system } = wanted();
  const stamp = JSON.parse(readFileSync(stampFile, 'utf8'));
  return stamp.lock === lock && stamp.system === system && (stamp.has === 'full' || stamp.has === needs);
}

/** @param {Needs} needs */
export async function ensureInstalled(needs) {
  if (!satisfied(needs)) await withLock('install', () => (satisfied(needs) ? undefined : install(needs)));
}

/** @param {Needs} needs */
async function install(needs) {
  const since = performance.now();
  say(needs === 'full' ? 'installing dependencies and development tools ...' : 'installing dependencies ...');
  const stamp = { ...wanted(), has: needs };
  const only = needs === 'full' ? ['--include=dev'] : ['--omit=dev'];
  const code = await runNpm(['ci', ...only, '--no-audit', '--no-fund', '--loglevel=error'], {
    output: 'stderr',
    env: { NODE_ENV: undefined },
  });
  if (code !== 0) {
    throw new Stop(
      'the dependencies could not be installed (npm says why above). Check the network and try again; if package.json was edited, run npm install once.',
    );
  }
  writeFileSync(stampFile, `${JSON.stringify(stamp)}\n`);
  say(`dependencies installed in ${seconds(since)}.`);
}
