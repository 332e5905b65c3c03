// Owns the Dutch words that all other sentences are made of.

import type { Gem } from '../../../content/types.ts';
import { signed } from '../compose.ts';
import type { CheckFacts } from '../../facts.ts';
import type { BasicPhrases } from '../../phrases.ts';
import { names } from './names.ts';

/** "a", "a of b", "a, b of c". */
export const either = (words: readonly string[]): string => listed(words, 'of');
export const all = (words: readonly string[]): string => listed(words, 'en');
function listed(words: readonly string[], last: string): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
}

export const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
export const PLURALS: Readonly<Record<Gem, string>> = { ruby: 'robijnen', emerald: 'smaragden', sapphire: 'saffieren' };
export const gemCount = (n: number, gem: Gem): string => count(n, basic.gems[gem], PLURALS[gem]);
export const circles = (n: number): string => count(n, 'kring', 'kringen');
export const squares = (n: number): string => count(n, 'vakje', 'vakjes');
export const exits = (n: number): string => count(n, 'uitgang', 'uitgangen');
export const cardCount = (n: number): string => count(n, 'kaart', 'kaarten');
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const nameOf = (card: keyof typeof names.cards): string => names.cards[card].name;

export const basic: BasicPhrases = {
  skills: { ATK: 'aanval', DEF: 'verdediging', AGL: 'behendigheid', WIT: 'vernuft' },
  gems: { ruby: 'robijn', emerald: 'smaragd', sapphire: 'saffier' },
  modes: {
    D: { name: 'nadeel', how: '3 dobbelstenen, de laagste 2 tellen', short: '3 dobbelstenen, laagste 2' },
    '+0': { name: 'gewoon', how: '2 dobbelstenen', short: '2 dobbelstenen' },
    '+2': { name: 'plus twee', how: '2 dobbelstenen, en 2 erbij', short: '2 dobbelstenen + 2' },
    A: { name: 'voordeel', how: '3 dobbelstenen, de hoogste 2 tellen', short: '3 dobbelstenen, hoogste 2' },
    'A+2': { name: 'voordeel plus twee', how: '3 dobbelstenen, de hoogste 2 tellen, en 2 erbij', short: '3 dobbelstenen, hoogste 2, + 2' },
  },
  levels: { 1: 'level 1', 2: 'level 2', 3: 'level 3', B: 'baas' },
  windows: {
    DRAW: 'bij het trekken',
    PLACE: 'bij het plaatsen',
    'ROUND-START': 'begin van de ronde',
    'BEFORE-ROLL': 'vóór de worp',
    'AFTER-ROLL': 'na de worp',
    'AFTER-PASS': 'na het slagen',
    DAMAGE: 'bij verlies',
    'ROUND-END': 'einde van de ronde',
    'ON-CLEAR': 'bij de beloning',
    BETWEEN: 'tussendoor',
    PASSIVE: 'werkt vanzelf',
  },
  sides: { N: 'noord', E: 'oost', S: 'zuid', W: 'west' },
  purposes: {
    attack: 'aanvalsproef',
    guard: 'weerproef',
    test: 'test',
    trial: 'beproeving',
    onClear: 'proef na afloop',
  },
  gemDoes: {
    ruby: 'verander 1 dobbelsteen met 1',
    emerald: 'gooi alle dobbelstenen van een proef over',
    sapphire: 'gooi 1 dobbelsteen over',
  },
  gemCount,
  either,
  check: (skills, target) => `${either(skills)} tegen ${target}`,
  square: (row, column) => `rij ${row}, kolom ${column}`,
  wall: (row, column, side) => `rij ${row}, kolom ${column}, ${basic.sides[side]}zijde`,
  cardName: (name) => name,
  entrance: 'de ingang',
};

/** "aanvalsproef", "tweede weerproef"; all of them are de-words. */
export function checkName({ purpose, number }: Pick<CheckFacts, 'purpose' | 'number'>): string {
  const name = basic.purposes[purpose];
  return number === 0 ? name : `${number === 1 ? 'eerste' : 'tweede'} ${name}`;
}

/** "2 + 5 − 1 = 6 tegen 7". */
export function sumText({ summands, total, target, forced }: CheckFacts): string {
  if (forced) return `telt als ${target}`;
  const sum = summands.map((n, i) => (i === 0 ? String(n) : ` ${signed(n).charAt(0)} ${Math.abs(n)}`)).join('');
  return `${sum} = ${total} tegen ${target}`;
}

export const result = (passes: boolean): string => (passes ? 'slaagt' : 'mislukt');
