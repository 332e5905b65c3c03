// The checks that judge the source without running the games: each a name and what it does.
import { runTool } from './spawn.mjs';

const TSCONFIGS = [
  'packages/kernel/tsconfig.json',
  'tsconfig.rules.json',
  'tsconfig.json',
  'tsconfig.web.json',
  'apps/web/src/worker/tsconfig.json',
  'apps/web/vite/tsconfig.json',
  'apps/web/tests/browser/tsconfig.json',
  'tools/screenshots/tsconfig.json',
];

/** @typedef {{ readonly name: string, readonly run: () => Promise<number>, readonly fix: string }} Phase */

/** Runs every part, two at a time, even when one fails, so that all findings are shown at once.
 *  @param {readonly (() => Promise<number>)[]} parts */
async function all(parts) {
  const queue = parts.values();
  let worst = 0;
  const worker = async () => {
    for (const part of queue) worst = Math.max(worst, await part());
  };
  await Promise.all([worker(), worker()]);
  return worst;
}

/** What was found is kept, so that the next time only what changed is looked at, and what depends on it.
 *  @param {string} file */
const keptAt = (file) => `.cache/types/${file.replaceAll('/', '-')}.tsbuildinfo`;
/** @param {string} file */
const check = (file) =>
  // One thread a project: several checkers of one project would each work out the types of every game again.
  runTool('@typescript/native', 'tsc', ['-p', file, '--singleThreaded', '--incremental', '--tsBuildInfoFile', keptAt(file)]);
export const typecheck = () => all(TSCONFIGS.map((file) => () => check(file)));
/** @param {readonly string[]} args */
export const lint = (args = []) => runTool('oxlint', 'oxlint', ['--type-aware', '--deny-warnings', ...args]);
/** @param {readonly string[]} args */
export const format = (args = []) => runTool('@biomejs/biome', 'biome', ['format', '--write', ...args]);
const formatCheck = () => runTool('@biomejs/biome', 'biome', ['format']);
/** @param {readonly string[]} args
 *  @param {Record<string, string>} env */
export const vitest = (args, env = {}) => runTool('vitest', 'vitest', ['run', ...args], { env });
const layers = () =>
  runTool('dependency-cruiser', 'depcruise', [
    '--config',
    '.dependency-cruiser.cjs',
    '--output-type',
    'err',
    'packages',
    'games',
    'apps',
    'tools',
  ]);
const unused = () => runTool('knip', 'knip', ['--no-progress', '--no-config-hints']);

/** What is checked before the tests run, in order, and what to do when it fails.
 *  @type {readonly Phase[]} */
export const checks = [
  { name: 'typecheck', run: typecheck, fix: 'npm run typecheck' },
  { name: 'lint', run: () => lint(), fix: 'npm run lint' },
  { name: 'format', run: formatCheck, fix: 'npm run format' },
  { name: 'layers', run: layers, fix: 'see the rules in .dependency-cruiser.cjs' },
  { name: 'unused', run: unused, fix: 'remove what knip lists, or use it' },
];
