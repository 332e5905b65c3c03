// The page: built again when anything it is made of has changed, and only then.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withLock } from './lock.mjs';
import { say, seconds, Stop } from './say.mjs';
import { root, runTool } from './spawn.mjs';

const app = join(root, 'apps', 'web');
const built = join(app, 'dist', 'index.html');
const stampFile = join(root, '.cache', 'page.json');
const SOURCES = ['apps/web', 'packages', 'games', 'package-lock.json'];
const LEFT_OUT = new Set(['node_modules', 'dist', 'tests', '.cache']);

/** Every file below a path, with what tells whether it has changed.
 *  @param {string} path
 *  @returns {string[]} */
function filesIn(path) {
  const { size, mtimeMs } = statSync(join(root, path));
  if (!statSync(join(root, path)).isDirectory()) return [`${path} ${size} ${mtimeMs}`];
  return readdirSync(join(root, path), { withFileTypes: true })
    .filter(({ name }) => !LEFT_OUT.has(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap(({ name }) => filesIn(`${path}/${name}`));
}

function wanted() {
  const hash = createHash('sha256');
  for (const line of SOURCES.flatMap(filesIn)) hash.update(`${line}\n`);
  return hash.digest('hex');
}

const isFresh = () => existsSync(built) && existsSync(stampFile) && JSON.parse(readFileSync(stampFile, 'utf8')).sources === wanted();

export async function ensurePage() {
  if (!existsSync(join(app, 'index.html'))) throw new Stop('apps/web is not in this checkout, so there is no page to build.');
  if (!isFresh()) await withLock('page', () => (isFresh() ? undefined : build()));
}

async function build() {
  const since = performance.now();
  say('building the page ...');
  // Read before the build: what is changed meanwhile is built the next time.
  const sources = wanted();
  rmSync(stampFile, { force: true });
  // Whoever asks for it, a test runner too: the page is built as it is shipped.
  const env = { NODE_ENV: 'production' };
  const code = await runTool('vite', 'vite', ['build', '--logLevel', 'error'], { cwd: app, output: 'stderr', env });
  if (code !== 0) throw new Stop('the page could not be built (vite says why above).');
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(stampFile, `${JSON.stringify({ sources })}\n`);
  say(`page built in ${seconds(since)}.`);
}
