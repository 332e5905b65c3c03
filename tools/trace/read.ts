// Reads what names a rule: the rulebooks, the code, the tests and the golden transcripts of a repository.

import { at } from '@undercroft/kernel';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseRules, rulesOf, rulesToCome } from '../sync/markdown.ts';

/** A place where a rule is named: `file:line`, and the text there. */
export interface Mention {
  readonly id: string;
  readonly at: string;
  readonly text: string;
}

export interface TracedRule {
  readonly id: string;
  readonly at: string;
  readonly text: string;
  readonly tag: string | undefined;
  readonly note: string | undefined;
}

export interface GameTrace {
  readonly game: string;
  readonly rules: readonly TracedRule[];
  readonly code: readonly Mention[];
  readonly tests: readonly Mention[];
  readonly goldens: readonly Mention[];
  /** Rules that are not built yet, listed in rules-to-come.md: the code may cite them, and no test names them. */
  readonly toCome: readonly string[];
  /** What the rulebook itself gets wrong, as `file:line: what to do`. */
  readonly problems: readonly string[];
}

const SKIPPED = new Set(['node_modules', '.git', '.cache', 'dist', 'node-runtime']);
const RULE_ID = '(?:-[A-Z0-9]+)*-\\d{2,3}';

function* filesUnder(folder: string, wanted: RegExp): Generator<string> {
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) => a.name.localeCompare(b.name))) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && !SKIPPED.has(entry.name)) yield* filesUnder(path, wanted);
    else if (entry.isFile() && wanted.test(entry.name)) yield path;
  }
}

/** Comments become blanks; what is left stands on the lines where it stood. */
function withoutComments(text: string): string {
  const blank = (comment: string): string => comment.replace(/[^\n]/g, ' ');
  return text
    .replace(/\/\*[\s\S]*?\*\//g, blank)
    .replace(/(^|[^:'"`\\])(\/\/.*)$/gm, (_all, before: string, comment: string) => before + blank(comment));
}

function mentionsIn(root: string, file: string, find: (line: string) => Iterable<string>, text = readFileSync(file, 'utf8')): Mention[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  return text
    .split('\n')
    .flatMap((line, i) =>
      [...new Set(find(line))].map((id) => ({ id, at: `${relative(root, file)}:${i + 1}`, text: at(lines, i).trim() })),
    );
}

/** What is not built yet; the catalog does not list a game with something to come. */
function readToCome(root: string, game: string): Pick<GameTrace, 'toCome'> {
  const file = join(root, 'games', game, 'rules-to-come.md');
  return { toCome: existsSync(file) ? rulesToCome(readFileSync(file, 'utf8')) : [] };
}

function readRulebook(root: string, game: string): Pick<GameTrace, 'rules' | 'problems'> {
  const file = join(root, 'games', game, 'rules.md');
  const name = relative(root, file);
  if (!existsSync(file)) return { rules: [], problems: [`${name}:1: ${game} has no rules.md; write its rules there`] };
  const text = readFileSync(file, 'utf8');
  const parsed = parseRules(name, text);
  const lines = text.split('\n');
  const lineOf = (id: string): number => lines.findIndex((line) => line.startsWith(`- **${id}**`)) + 1;
  const rules = rulesOf(parsed).map(({ id, text: words, tag, note }) => ({ id, at: `${name}:${lineOf(id)}`, text: words, tag, note }));
  return { rules, problems: parsed.problems };
}

/** IDs in string literals and comments of the code; its texts and the generated list of IDs do not count. */
function readCode(root: string, game: string, prefix: string): readonly Mention[] {
  const src = join(root, 'games', game, 'src');
  const id = new RegExp(`\\b${prefix}${RULE_ID}\\b`, 'g');
  const files = [...filesUnder(src, /\.tsx?$/)].filter((file) => {
    const path = relative(src, file);
    return !path.startsWith('text/') && !path.startsWith('generated/') && !/\.test\.tsx?$/.test(path);
  });
  return files.flatMap((file) => mentionsIn(root, file, (line) => line.match(id) ?? []));
}

/** IDs in brackets in the names of tests: `[DLV-X-01, DLV-X-02] claim`. Comments and tests that do not run do not count. */
function readTests(root: string, prefix: string): readonly Mention[] {
  const id = `${prefix}${RULE_ID}`;
  const one = `${id}(?:/[a-z0-9]+)?`;
  const named = new RegExp(`\\[(${one}(?:[,\\s]+${one})*)\\]`, 'g');
  const bare = new RegExp(id, 'g');
  const find = (line: string): string[] =>
    /\.(?:skip|todo)\b/.test(line) ? [] : [...line.matchAll(named)].flatMap((match) => at(match, 1).match(bare) ?? []);
  return ['packages', 'games', 'apps', 'tools'].flatMap((folder) =>
    [...filesUnder(join(root, folder), /\.test\.tsx?$/)].flatMap((file) =>
      mentionsIn(root, file, find, withoutComments(readFileSync(file, 'utf8'))),
    ),
  );
}

/** IDs in the right column. */
function readGoldens(root: string, game: string, prefix: string): readonly Mention[] {
  const column = new RegExp(`\\s{2,}(${prefix}${RULE_ID})(?:/[a-z0-9]+)?\\s*$`);
  const find = (line: string): string[] => {
    const id = line.startsWith('#') ? undefined : column.exec(line)?.[1];
    return id === undefined ? [] : [id];
  };
  return [...filesUnder(join(root, 'games', game, 'tests', 'golden'), /\.transcript$/)].flatMap((file) => mentionsIn(root, file, find));
}

export function readGame(root: string, game: string): GameTrace {
  const { rules, problems } = readRulebook(root, game);
  const { toCome } = readToCome(root, game);
  const prefixes = [...new Set(rules.map(({ id }) => id.slice(0, id.indexOf('-'))))];
  const all = (read: (prefix: string) => readonly Mention[]): readonly Mention[] => prefixes.flatMap(read);
  return {
    game,
    rules,
    toCome,
    problems,
    code: all((prefix) => readCode(root, game, prefix)),
    tests: all((prefix) => readTests(root, prefix)),
    goldens: all((prefix) => readGoldens(root, game, prefix)),
  };
}

export function gamesIn(root: string): readonly string[] {
  const folder = join(root, 'games');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !SKIPPED.has(entry.name))
    .map((entry) => entry.name)
    .sort();
}
