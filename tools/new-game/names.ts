// Owns the names of a new game: what is made of the one that was given, and why a name cannot be.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repoAt } from '../tidy/repo.ts';
import { gameNames } from '../tidy/words.ts';

export interface Names {
  /** The folder and package: `three-suits`. */
  readonly id: string;
  /** The type of the game for the engine: `ThreeSuits`. */
  readonly type: string;
  /** As players read it: `Three Suits`. */
  readonly title: string;
  /** What its rule IDs begin with: `THR`. */
  readonly prefix: string;
}

const USAGE = 'Usage: npm run new-game NAME, 3 to 40 small letters and figures with dashes between words, like three-suits.';
const SHAPE = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
const [SHORTEST, LONGEST] = [3, 40] as const;
/** The catalog imports a game under its name: these cannot be imported under. */
const RESERVED = new Set(
  'arguments await break case catch class const continue debugger default delete else enum eval export extends false finally for function if implements import in instanceof interface let new null package private protected public return static super switch this throw true try typeof undefined var void while with yield'.split(
    ' ',
  ),
);

const typeOf = (id: string): string =>
  id
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

/** Why no new game can be called that, and what to do; null when one can. `taken` are the type names that its files use themselves. */
export function wrongName(root: string, id: string, taken: ReadonlySet<string>): string | null {
  if (!SHAPE.test(id) || id.length < SHORTEST || id.length > LONGEST) return USAGE;
  if (existsSync(join(root, 'games', id)))
    return `games/${id} is there already: choose another name, or remove that folder and run npm run sync.`;
  const area = ['packages', 'apps'].find((one) => existsSync(join(root, one, id)));
  if (area !== undefined) return `${area}/${id} is called that already: choose another name.`;
  if (RESERVED.has(id) || taken.has(typeOf(id)))
    return `${id} means something else in code: choose another name, perhaps of two words, like ${id}-crypt.`;
  const [written] = gameNames({ ...repoAt(root), games: [id] });
  if (written === undefined) return null;
  return `The word ${id} is used at ${written.split(': ')[0]}, and no game may be named there: choose another name, perhaps of two words, like ${id}-crypt.`;
}

/** The prefixes of the rules of all games. */
function prefixesIn(root: string): ReadonlySet<string> {
  const books = readdirSync(join(root, 'games')).map((game) => join(root, 'games', game, 'rules.md'));
  return new Set(
    books
      .filter((book) => existsSync(book))
      .flatMap((book) => [...readFileSync(book, 'utf8').matchAll(/\*\*([A-Z]+)-/g)].map(([, prefix = '']) => prefix)),
  );
}

/** Three letters of the name in their order, the first ones if no other game has them. */
function prefixOf(root: string, id: string): string {
  const letters = id.replaceAll(/[^a-z]/g, '').toUpperCase();
  const taken = prefixesIn(root);
  const [first = 'X'] = letters;
  for (let b = 1; b < letters.length; b++)
    for (let c = b + 1; c < letters.length; c++) {
      const prefix = first + letters.charAt(b) + letters.charAt(c);
      if (!taken.has(prefix)) return prefix;
    }
  const rest = letters.padEnd(SHORTEST, 'X');
  return taken.has(rest) ? prefixAfter(rest, taken) : rest;
}

/** The next free one with a letter behind it. */
function prefixAfter(prefix: string, taken: ReadonlySet<string>): string {
  const longer = Array.from({ length: 26 }, (_, at) => prefix + String.fromCodePoint(65 + at));
  return longer.find((one) => !taken.has(one)) ?? prefixAfter(`${prefix}X`, taken);
}

export function namesOf(root: string, id: string): Names {
  const words = id.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return { id, type: typeOf(id), title: words.join(' '), prefix: prefixOf(root, id) };
}
