// Which tests run, by what, in how many workers, and how long one may take.
import { defineConfig } from 'vitest/config';

const ALL = ['{packages,games,apps}/*/tests/**/*.test.ts', 'tools/**/*.test.ts'];
/** Thousands of games of one kind: as fast as that game alone can be, each in a process of its own. */
const LONG = ['games/*/tests/{balance,explore,laws*,soak*}.test.ts'];
/** How the source is kept: with the checks, before the games are run. */
const TIDY = ['tools/tidy/**/*.test.ts'];
const NEVER = ['**/node_modules/**'];

export default defineConfig({
  test: {
    globalSetup: 'tools/run/scratch.ts',
    // Node runs the code as it does for a player, without a transform: what is tested is what is played, and faster.
    experimental: { viteModuleRunner: false },
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 300_000,
    hookTimeout: 120_000,
    projects: [
      { extends: true, test: { name: 'tidy', include: TIDY, exclude: NEVER } },
      { extends: true, test: { name: 'long', include: LONG, exclude: NEVER } },
      // One file after the other in the same process: modules keep no state, and are loaded and compiled once.
      { extends: true, test: { name: 'each', include: ALL, exclude: [...NEVER, ...LONG, ...TIDY], isolate: false } },
    ],
  },
});
