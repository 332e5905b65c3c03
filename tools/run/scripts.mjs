// The scripts of package.json: what each needs installed and what it runs.
import { checks, format, lint, typecheck, vitest } from './checks.mjs';
import { runPhases } from './phases.mjs';
import { runFile } from './spawn.mjs';

const withTidy = [
  ...checks.slice(0, 3),
  { name: 'tidy', run: () => vitest(['tools/tidy']), fix: 'npm run vitest -- tools/tidy' },
  ...checks.slice(3),
];
const check = async () => ((await runPhases(withTidy)).length > 0 ? 1 : 0);
/** @typedef {{ readonly needs: import('./install.mjs').Needs, readonly run: (args: readonly string[]) => Promise<number> }} Target */

/** @param {Target['run']} run
 *  @returns {Target} */
const full = (run) => ({ needs: 'full', run });

/** @param {Target['needs']} needs
 *  @param {string} path
 *  @returns {Target} */
const file = (needs, path) => ({ needs, run: (args) => runFile(path, args) });

/** The program itself runs where the player is: files named on its command line are looked for there.
 *  @type {Target} */
const program = { needs: 'production', run: (args) => runFile('apps/cli/src/main.ts', args, { cwd: process.cwd() }) };

export const scripts = new Map([
  ['typecheck', full(() => typecheck())],
  ['lint', full(lint)],
  ['format', full(format)],
  ['check', full(check)],
  ['vitest', full((args) => vitest(args))],
  ['soak', full((args) => vitest(['--testTimeout=3600000', ...args], { UNDERCROFT_SOAK: '1' }))],
  ['bench', file('full', 'tools/bench/bench.ts')],
  ['undercroft', program],
  ['trace', file('full', 'tools/trace/trace.ts')],
  ['perft', file('full', 'tools/perft/perft.ts')],
  ['new-game', file('full', 'tools/new-game/new-game.ts')],
  ['sync', file('production', 'tools/sync/sync.ts')],
  ['picture', file('full', 'tools/picture/picture.ts')],
  ['icons', file('full', 'tools/icons/icons.ts')],
]);
