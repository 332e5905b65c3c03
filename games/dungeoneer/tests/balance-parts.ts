// Owns measuring in parts that are kept in a folder: a long run that was stopped goes on where it was.

import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { measure, together, type Measured, type Table } from './balance.ts';

const PART = 250;

/** Everything that a measured game depends on: the engine, the rules, the cards, the bot, and what is counted. How it is told and shown is not. */
const CODE = [
  'packages/{kernel,bots}/src/**/*.ts',
  'games/dungeoneer/src/*.ts',
  'games/dungeoneer/src/{bot,content,decisions,queries,rules}/**/*.ts',
  'games/dungeoneer/tests/balance.ts',
];

/** What was measured with other code is of no use. */
function version(): string {
  const root = fileURLToPath(new URL('../../../', import.meta.url));
  const hash = createHash('sha256');
  for (const name of globSync(CODE, { cwd: root }).sort()) hash.update(name).update(readFileSync(`${root}${name}`));
  return hash.digest('hex').slice(0, 12);
}

/** The same as `measure`; with a folder, part by part. */
export function measureIn(folder: string | undefined, table: Table, games: number): Measured {
  if (folder === undefined) return measure(table, games);
  mkdirSync(folder, { recursive: true });
  const name = `${version()} ${table.edition} ${table.decks.join('+')} ${table.players}`;
  const parts: Measured[] = [];
  for (let from = 0; from < games; from += PART) {
    const n = Math.min(PART, games - from);
    const file = `${folder}/${name} ${from}-${from + n}.json`;
    if (!existsSync(file)) {
      writeFileSync(`${file}.new`, JSON.stringify(measure(table, n, from)));
      renameSync(`${file}.new`, file);
    }
    parts.push(JSON.parse(readFileSync(file, 'utf8')) as Measured);
  }
  return together(parts);
}
