// Owns the Dutch words on cards that stand alone, and how they are put together.

import type { Category } from '../../content/types.ts';
import { words } from '../words/nl/tables.ts';

export { words };

/** "a", "a of b", "a, b of c". */
export const either = (words: readonly string[]): string => listed(words, 'of');
export const all = (words: readonly string[]): string => listed(words, 'en');
function listed(words: readonly string[], last: string): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
}
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const count = (n: number | string, one: string, many: string): string => `${n} ${String(n) === '1' ? one : many}`;
export const moves = (n: number | string): string => count(n, 'bewegingspunt', 'bewegingspunten');
export const lives = (n: number | string): string => count(n, 'levenspunt', 'levenspunten');
export const dice = (n: number): string => count(n, 'dobbelsteen', 'dobbelstenen');

const MANY: Readonly<Partial<Record<Category, string>>> = {
  courtier: 'hovelingen',
  guard: 'gardisten',
  vermin: 'ongedierte',
  oath: 'eden',
  briar: 'doornwezens',
  antler: 'geweidragers',
  drowned: 'verdronkenen',
  cast: 'gietlingen',
  ember: 'vuurlingen',
  smith: 'smeden',
  starbeast: 'sterrenbeesten',
  stray: 'dolenden',
  shardling: 'scherflingen',
};
/** Several of a kind, and whether the word is a plural: "hovelingen en gardisten", but "ongedierte". */
export const many = (any: readonly Category[]): string => all(any.map((one) => MANY[one] ?? words.categories[one]));
export const isPlural = (any: readonly Category[]): boolean => any.length > 1 || !any.includes('vermin');
/** "een hoveling of een gardist"; of vermin one takes a piece. */
export const one = (any: readonly Category[]): string =>
  either(any.map((category) => (category === 'vermin' ? 'een stuk ongedierte' : `een ${words.categories[category]}`)));
const NEUTER: readonly Category[] = ['vermin', 'briar', 'starbeast'];
/** "dat" of neuter words, and of a monster of any kind. */
export const that = (any: readonly Category[] | undefined): 'die' | 'dat' =>
  any?.every((one) => NEUTER.includes(one)) === false ? 'die' : 'dat';
/** "elke andere hoveling", "elk ander sterrenbeest". */
export const eachOther = (any: readonly Category[]): string =>
  either(any.map((category) => `${NEUTER.includes(category) ? 'elk ander' : 'elke andere'} ${words.categories[category]}`));
/** "een andere smid", "een ander sterrenbeest". */
export const another = (any: readonly Category[]): string =>
  either(
    any.map((category) => (NEUTER.includes(category) ? `ander ${words.categories[category]}` : `een andere ${words.categories[category]}`)),
  );
