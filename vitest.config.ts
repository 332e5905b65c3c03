// Which tests run, by what, in how many workers, and how long one may take.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{packages,games,apps}/*/tests/**/*.test.ts', 'tools/**/*.test.ts'],
    exclude: ['**/node_modules/**'],
    globalSetup: 'tools/run/scratch.ts',
    // Node runs the code as it does for a player, without a transform: what is tested is what is played, and a third faster.
    experimental: { viteModuleRunner: false },
    pool: 'forks',
    // One file after the other in the same worker: modules keep no state, and are loaded and compiled once.
    isolate: false,
    maxWorkers: 2,
    testTimeout: 300_000,
    hookTimeout: 120_000,
  },
});
