// npm run trace -- [game] [--rule ID] [--json]: from each rule to its code, tests and golden transcripts, and back.

import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { faultsOf } from './faults.ts';
import { aboutRule, asJson, table } from './print.ts';
import { gamesIn, readGame } from './read.ts';

interface Outcome {
  readonly text: string;
  readonly code: number;
}

/** What the command prints, and its exit code: 1 when there is a fault. */
export function trace(root: string, args: readonly string[]): Outcome {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { rule: { type: 'string' }, json: { type: 'boolean', default: false } },
  });
  const [game] = positionals;
  const games = gamesIn(root);
  if (game !== undefined && !games.includes(game)) return { text: `There is no game ${game}. Games: ${games.join(', ')}\n`, code: 1 };
  const traces = (game === undefined ? games : [game]).map((one) => readGame(root, one));
  if (values.rule !== undefined) {
    const [id = ''] = values.rule.split('/');
    const about = aboutRule(traces, id);
    return about === null ? { text: `No rulebook has ${id}.\n`, code: 1 } : { text: about, code: 0 };
  }
  const faults = traces.flatMap(faultsOf);
  const code = faults.length > 0 ? 1 : 0;
  if (values.json) return { text: asJson(traces), code };
  return { text: `${faults.map((fault) => `${fault}\n`).join('')}${faults.length > 0 ? '\n' : ''}${table(traces)}`, code };
}

if (process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const { text, code } = trace(fileURLToPath(new URL('../../', import.meta.url)), process.argv.slice(2));
  process.stdout.write(text);
  process.exitCode = code;
}
