// npm run sync: writes the generated files; with --check it only says which of them are out of date.
import { fileURLToPath } from 'node:url';
import { plan, write } from './generate.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const checkOnly = process.argv.includes('--check');
const { stale, problems } = plan(root);

if (!checkOnly) write(root, stale);
for (const { path } of stale) console.log(checkOnly ? `${path}:1: out of date; run npm run sync` : `wrote ${path}`);
for (const problem of problems) console.log(problem);
if (stale.length === 0 && problems.length === 0) console.log('everything generated is up to date');
process.exitCode = problems.length > 0 || (checkOnly && stale.length > 0) ? 1 : 0;
