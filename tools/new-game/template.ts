// Owns the template of a game: its files with the names of the new game put in.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Generated } from '../sync/output.ts';
import type { Names } from './names.ts';

const TEMPLATE = join(import.meta.dirname, 'template');
/** So that nothing takes a template for what it becomes. */
const SUFFIX = '.tpl';

const files = readdirSync(TEMPLATE, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith(SUFFIX))
  .sort()
  .map((path) => ({ path: path.slice(0, -SUFFIX.length), text: readFileSync(join(TEMPLATE, path), 'utf8') }));

/** Names of types and values that the files use: a game cannot have its type called so. */
export const usedNames: ReadonlySet<string> = new Set(
  files.filter(({ path }) => path.endsWith('.ts')).flatMap(({ text }) => text.match(/\b[A-Z]\w+\b/g) ?? []),
);

export function filesOf({ id, type, title, prefix }: Names): readonly Generated[] {
  const values: Readonly<Record<string, string>> = { name: id, Type: type, TITLE: title, PRE: prefix };
  const filled = (text: string): string => text.replaceAll(/@@(\w+)@@/g, (all, key: string) => values[key] ?? all);
  return files.map(({ path, text }) => ({ path: `games/${id}/${path}`, text: filled(text) }));
}
