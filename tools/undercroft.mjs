#!/usr/bin/env node
// The `bin` of the package: the same as `npm run undercroft --`, without npm's banner on standard output.
process.argv.splice(2, 0, 'script', 'undercroft');
await import('./run.mjs');
