// The one door to every command: it sees to the right Node and the dependencies, then runs a target (start, test, script <name>).
// Plain JavaScript that any Node from 18 on can read, because it runs before the right Node is there.
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './run/install.mjs';
import { ensureNode } from './run/node.mjs';
import { say, Stop } from './run/say.mjs';
import { scripts } from './run/scripts.mjs';
import { start } from './run/start.mjs';
import { test } from './run/test.mjs';

const targets = new Map([
  ['start', start],
  ['test', test],
]);
const usage = `Usage: node tools/run.mjs start | test | script <name> [arguments]\nScripts: ${[...scripts.keys()].join(', ')}`;

/** @param {readonly string[]} argv
 *  @returns {Promise<number>} */
async function main([target = '', ...rest]) {
  const [name = '', ...args] = target === 'script' ? rest : [target, ...rest];
  const known = (target === 'script' ? scripts : targets).get(name);
  if (!known) throw new Stop(usage);
  const rerun = await ensureNode(fileURLToPath(import.meta.url), process.argv.slice(2));
  if (rerun !== undefined) return rerun;
  await ensureInstalled(known.needs);
  return known.run(args);
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof Stop)) throw error;
  say(error.message);
  process.exitCode = 1;
}
