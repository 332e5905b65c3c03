// Owns the English words on cards that stand alone, and how they are put together.

import { isKeyOf } from '@undercroft/kernel';
import type { Category, Creature } from '../../content/types.ts';
import { words } from '../words/en/tables.ts';

export { words };

/** "a", "a or b", "a, b or c". */
export const either = (words: readonly string[]): string => listed(words, 'or');
export const all = (words: readonly string[]): string => listed(words, 'and');
function listed(words: readonly string[], last: string): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
}
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const count = (n: number | string, one: string, many = `${one}s`): string => `${n} ${String(n) === '1' ? one : many}`;

const MANY: Readonly<Record<Creature, string>> = {
  courtier: 'Courtiers',
  guard: 'Guards',
  vermin: 'Vermin',
  oath: 'Oaths',
  briar: 'Briars',
  antler: 'Antlers',
  drowned: 'the Drowned',
  cast: 'the Cast',
  ember: 'Embers',
  smith: 'Smiths',
  starbeast: 'Starbeasts',
  stray: 'Strays',
  shardling: 'Shardlings',
};
/** "Courtiers and Guards"; what is no creature stands as it is. */
export const many = (any: readonly Category[]): string =>
  all(any.map((one) => (isKeyOf(MANY, one) ? MANY[one] : `${words.categories[one]} cards`)));
/** One card of such a kind, where it is not simply "a" and the word. */
const ONE: Readonly<Partial<Record<Category, string>>> = {
  drowned: 'one of the Drowned',
  cast: 'one of the Cast',
  vermin: 'one of the Vermin',
  armour: 'a suit of armour',
  weapon: 'a weapon',
  helm: 'a helm',
  shield: 'a shield',
  cloak: 'a cloak',
  ring: 'a ring',
};
/** "a Courtier or a Guard", "a weapon". */
export const one = (any: readonly Category[]): string =>
  either(
    any.map((category) => {
      const word = words.categories[category];
      return ONE[category] ?? (category in MANY ? (/^[AEIOU]/.test(word) ? `an ${word}` : `a ${word}`) : `a ${word} card`);
    }),
  );
