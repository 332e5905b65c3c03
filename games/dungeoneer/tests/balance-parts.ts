// Owns measuring in parts that are kept in a folder: a long run that was stopped goes on where it was.

import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { measure, together, type Measured, type Table } from './balance.ts';

const PART = 250;

/** What was measured with other rules, cards or bots is of no use. */
function version(): string {
  const src = fileURLToPath(new URL('../src/', import.meta.url));
  const hash = createHash('sha256');
  for (const name of globSync('{bot,content,queries,rules}/**/*.ts', { cwd: src }).sort())
    hash.update(name).update(readFileSync(`${src}${name}`));
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
