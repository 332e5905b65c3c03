// Owns the Japanese words on cards that stand alone, and how they are put together.

import type { Category } from '../../content/types.ts';
import { words } from '../words/ja/tables.ts';

export { words };

/** 「AかB」「AかBかC」. */
export const either = (words: readonly string[]): string => words.join('か');
export const all = (words: readonly string[]): string => words.join('と');
/** The name of a card inside a sentence. */
export const quoted = (name: string): string => `「${name}」`;

export const many = (any: readonly Category[]): string => all(any.map((one) => words.categories[one]));
export const one = (any: readonly Category[]): string => either(any.map((category) => words.categories[category]));

/** How a verb goes on in the middle of a sentence: 「負傷1を受け、転倒する」. */
const GOES_ON: readonly (readonly [end: string, middle: string])[] = [
  ['受ける', '受け'],
  ['捨てる', '捨て'],
  ['加える', '加え'],
  ['入れ替える', '入れ替え'],
  ['起き上がる', '起き上がり'],
  ['得る', '得て'],
  ['失う', '失い'],
  ['奪う', '奪い'],
  ['引く', '引き'],
  ['渡す', '渡し'],
  ['する', 'し'],
];
export function goesOn(verb: string): string {
  const [end, middle] = GOES_ON.find(([ending]) => verb.endsWith(ending)) ?? ['', ''];
  return end === '' ? `${verb}。` : `${verb.slice(0, -end.length)}${middle}、`;
}
