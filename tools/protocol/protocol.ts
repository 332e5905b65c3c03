// Writes docs/protocol.md from the schemas of the messages and a real exchange; with --check only says whether it is up to date.

import { readFileSync, writeFileSync } from 'node:fs';
import { PAGE, rendered } from './render.ts';

const text = rendered();
if (!process.argv.includes('--check')) writeFileSync(PAGE, text);
else if (readFileSync(PAGE, 'utf8') !== text) {
  process.stderr.write('docs/protocol.md is not up to date: run node tools/protocol/protocol.ts\n');
  process.exitCode = 1;
}
