// Owns the English words that all other sentences are made of.

import type { Gem } from '../../../content/types.ts';
import { signed } from '../compose.ts';
import type { CheckFacts } from '../../facts.ts';
import type { BasicPhrases } from '../../phrases.ts';
import { names } from './names.ts';

/** "a", "a or b", "a, b or c". */
export const either = (words: readonly string[]): string => listed(words, 'or');
export const all = (words: readonly string[]): string => listed(words, 'and');
function listed(words: readonly string[], last: string): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
}

export const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;
const PLURALS: Readonly<Record<Gem, string>> = { ruby: 'rubies', emerald: 'emeralds', sapphire: 'sapphires' };
export const gemCount = (n: number, gem: Gem): string => count(n, gem, PLURALS[gem]);
export const aGem = (gem: Gem): string => (gem === 'emerald' ? 'an emerald' : `a ${gem}`);
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const nameOf = (card: keyof typeof names.cards): string => names.cards[card].name;

export const basic: BasicPhrases = {
  skills: { ATK: 'attack', DEF: 'defence', AGL: 'agility', WIT: 'wits' },
  gems: { ruby: 'ruby', emerald: 'emerald', sapphire: 'sapphire' },
  modes: {
    D: { name: 'disadvantage', how: '3 dice, the lowest 2 count', short: '3 dice, lowest 2' },
    '+0': { name: 'plain', how: '2 dice', short: '2 dice' },
    '+2': { name: 'plus two', how: '2 dice, and 2 is added', short: '2 dice + 2' },
    A: { name: 'advantage', how: '3 dice, the highest 2 count', short: '3 dice, highest 2' },
    'A+2': { name: 'advantage plus two', how: '3 dice, the highest 2 count, and 2 is added', short: '3 dice, highest 2, + 2' },
  },
  levels: { 1: 'level 1', 2: 'level 2', 3: 'level 3', B: 'Boss' },
  windows: {
    DRAW: 'DRAW',
    PLACE: 'PLACE',
    'ROUND-START': 'ROUND-START',
    'BEFORE-ROLL': 'BEFORE-ROLL',
    'AFTER-ROLL': 'AFTER-ROLL',
    'AFTER-PASS': 'AFTER-PASS',
    DAMAGE: 'DAMAGE',
    'ROUND-END': 'ROUND-END',
    'ON-CLEAR': 'ON-CLEAR',
    BETWEEN: 'BETWEEN',
    PASSIVE: 'PASSIVE',
  },
  sides: { N: 'north', E: 'east', S: 'south', W: 'west' },
  purposes: {
    attack: 'attack check',
    guard: 'guard check',
    test: 'test',
    trial: 'trial check',
    onClear: 'On Clear check',
  },
  gemDoes: { ruby: 'change one die by 1', emerald: 're-roll all dice of a check', sapphire: 're-roll one die' },
  gemCount,
  either,
  check: (skills, target) => `${either(skills)} ${target}`,
  square: (row, column) => `row ${row}, column ${column}`,
  wall: (row, column, side) => `row ${row}, column ${column}, ${basic.sides[side]} side`,
  cardName: (name) => name,
  entrance: 'the entrance',
};

/** "attack check", "second guard check". */
export function checkName({ purpose, number }: Pick<CheckFacts, 'purpose' | 'number'>): string {
  const name = basic.purposes[purpose];
  return number === 0 ? name : `${number === 1 ? 'first' : 'second'} ${name}`;
}

/** "2 + 5 − 1 = 6 against 7". */
export function sumText({ summands, total, target, forced }: CheckFacts): string {
  if (forced) return `counts as ${target}`;
  const sum = summands.map((n, i) => (i === 0 ? String(n) : ` ${signed(n).charAt(0)} ${Math.abs(n)}`)).join('');
  return `${sum} = ${total} against ${target}`;
}

export const result = (passes: boolean): string => (passes ? 'passes' : 'fails');
