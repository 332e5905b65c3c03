// Holds the nouns of games to their folders: what a game's glossary declares is written nowhere in packages, apps and tools.
import { HOUSE_WORDS } from './house-words.ts';
import { type Check, type Finding, isGenerated, isTest, type TextFile } from './repo.ts';

const GLOSSARY = /^games\/[^/]+\/glossary\.md$/;
const isHouse = (path: string): boolean => /^(packages|apps)\/[^/]+\/(src|vite|bench)\//.test(path) || path.startsWith('tools/');
const isWritten = (path: string): boolean => /\.(ts|tsx|mjs|cjs|css)$/.test(path);
/** Toys are games of their own, for tests and measurements. */
const isToy = (path: string): boolean => /\/(toy|boardgame-io|same-game)[./]/.test(path);

interface Word {
  readonly word: string;
  /** Nothing stands between it and the word before it but a blank, a dash or a change of case. */
  readonly close: boolean;
}

const singular = (word: string): string => (word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word);

/** `oneWord`, `one-word`, `ONE_WORD` and `one word` are the same two words. */
function wordsIn(text: string): readonly Word[] {
  let end = -2;
  return [...text.matchAll(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g)].map(({ 0: found, index }) => {
    const close = /^[ _-]?$/.test(text.slice(end, index)) && end >= 0;
    end = index + found.length;
    return { word: singular(found.toLowerCase()), close };
  });
}

/** The terms of a glossary's first column, each as its words; codes of one letter and plain figures are no nouns. */
export function nounsOf({ text }: TextFile): readonly (readonly string[])[] {
  const rows = text.split('\n').filter((line) => line.startsWith('| ') && !/^\| (English|---)/.test(line));
  const terms = rows.flatMap((line) => (line.split('|')[1] ?? '').split(/[;,/]/));
  return terms.map((term) => wordsIn(term).map(({ word }) => word)).filter((words) => words.join('').length > 2);
}

/** What may not be written, by its first word. */
function bannedIn(files: readonly TextFile[]): ReadonlyMap<string, readonly (readonly string[])[]> {
  const banned = new Map<string, (readonly string[])[]>();
  for (const noun of files.filter(({ path }) => GLOSSARY.test(path)).flatMap(nounsOf)) {
    const [first = ''] = noun;
    if (HOUSE_WORDS.has(noun.join(' '))) continue;
    banned.set(first, [...(banned.get(first) ?? []), noun]);
  }
  return banned;
}

function findingsIn(file: TextFile, banned: ReturnType<typeof bannedIn>): readonly Finding[] {
  return file.text.split('\n').flatMap((line, index) => {
    const words = wordsIn(line);
    const standsAt = (noun: readonly string[], at: number): boolean =>
      noun.every((part, n) => words[at + n]?.word === part && (n === 0 || words[at + n]?.close === true));
    const found = words.flatMap(({ word }, at) => banned.get(word)?.find((noun) => standsAt(noun, at)) ?? []);
    if (found.length === 0) return [];
    return [`${file.path}:${index + 1}: "${found.join(' ')}" is a noun of a game; say what the house means by it, or move it to the game`];
  });
}

export const gameNouns: Check = ({ files }) => {
  const banned = bannedIn(files);
  return files
    .filter(({ path, text }) => isHouse(path) && isWritten(path) && !isTest(path) && !isToy(path) && !isGenerated(text))
    .flatMap((file) => findingsIn(file, banned));
};
