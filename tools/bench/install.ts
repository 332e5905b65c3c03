// Owns installing what is compared with into its own folder, at the first benchmark and whenever its lockfile changes.

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Null when it is there; otherwise what went wrong and what to do. */
function ensure(name: string, folderName: string): string | null {
  const folder = fileURLToPath(new URL(`./${folderName}`, import.meta.url));
  const stamp = join(folder, 'node_modules', '.undercroft-install');
  const wanted = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return null;
  process.stderr.write(`bench: installing ${name} into tools/bench/${folderName} ...\n`);
  const npm = process.env['npm_execpath'];
  const [command, before] = npm?.endsWith('.js') === true && existsSync(npm) ? [process.execPath, [npm]] : ['npm', []];
  // npm hands its own settings to the scripts it runs; an install in another folder must not inherit them.
  const env = {
    ...process.env,
    npm_config_local_prefix: folder,
    npm_config_workspace: undefined,
    npm_config_workspaces: undefined,
    NODE_ENV: undefined,
  };
  const options = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync(command, [...before, ...options], { cwd: folder, env, stdio: ['ignore', 2, 2], timeout: 300_000 });
  if (status !== 0)
    return `${name} could not be installed (npm says why above). Check the network, or leave it out: npm run bench -- --only game`;
  writeFileSync(stamp, wanted);
  return null;
}

export const ensureBoardgameIo = (): string | null => ensure('boardgame.io', 'boardgame-io');
export const ensureColyseus = (): string | null => ensure('Colyseus', 'colyseus');
