// Owns long measurements in parts that are kept in a folder: one that was stopped goes on where it was.

import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeDigest } from './code-digest.ts';

export interface Parts<Measured> {
  /** Where parts are kept; left out, everything is measured at once and nothing is kept. */
  readonly folder: string | undefined;
  /** What is measured, for the names of the files. */
  readonly name: string;
  /** Patterns of the code that it depends on: a part that other code measured is not read. */
  readonly code: readonly string[];
  /** Games in one part. */
  readonly size: number;
  /** Plays `games` games, numbered from `from` on; equal numbers are equal games. */
  readonly measure: (games: number, from: number) => Measured;
  readonly together: (parts: readonly Measured[]) => Measured;
}

export function measuredInParts<Measured>(games: number, { folder, name, code, size, measure, together }: Parts<Measured>): Measured {
  if (folder === undefined) return measure(games, 0);
  mkdirSync(folder, { recursive: true });
  const version = codeDigest(code);
  const parts: Measured[] = [];
  for (let from = 0; from < games; from += size) {
    const n = Math.min(size, games - from);
    const file = join(folder, `${version} ${name} ${from}-${from + n}.json`);
    if (!existsSync(file)) {
      writeFileSync(`${file}.new`, JSON.stringify(measure(n, from)));
      renameSync(`${file}.new`, file);
    }
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The same code wrote it: the name of the file has its digest.
    parts.push(JSON.parse(readFileSync(file, 'utf8')) as Measured);
  }
  return together(parts);
}
