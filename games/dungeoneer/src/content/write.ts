// Owns the short notation in which exits and banners stand in the card tables, as in the designs of the sets.

import { type Banner, type Exit, FORMS, type Form, type FormValue, type Score, SCORES, type Threat } from './types.ts';

const SIDES = 4;
const LETTERS: Readonly<Record<string, Form>> = { M: 'melee', G: 'magic', S: 'speed' };
const PLAIN: Readonly<Record<string, Exit>> = { O: { kind: 'open' }, W: { kind: 'wall' } };

/** `O L:speed5 W T:magic4`: north, east, south, west. */
export function exits(notation: string): readonly [Exit, Exit, Exit, Exit] {
  const sides = notation.split(' ').map((word) => exitOf(word, notation));
  const [north, east, south, west] = sides;
  if (sides.length !== SIDES || !north || !east || !south || !west) throw wrong(notation, 'write four exits, north east south west');
  return [north, east, south, west];
}

function exitOf(word: string, notation: string): Exit {
  const plain = PLAIN[word];
  if (plain) return plain;
  const [, letter, threat] = /^([LT]):(.+)$/.exec(word) ?? [];
  if (letter === undefined || threat === undefined) throw wrong(notation, `'${word}' is none of O, W, L:speed5, T:speed5`);
  return { kind: letter === 'L' ? 'locked' : 'trapped', threat: threatOf(threat, notation) };
}

function threatOf(word: string, notation: string): Threat {
  const [, name, target] = /^([a-z]+)(\d+)$/.exec(word) ?? [];
  const score = SCORES.find((known): known is Score => known === name);
  if (score === undefined) throw wrong(notation, `'${word}' is not one of ${SCORES.join(', ')} with a number behind it`);
  return { score, target: Number(target) };
}

/** `M2s G3c S=+1s`: Melee 2 Standard, Magic 3 Counter, Speed 1 above that of the hero it fights, Standard. */
export function banner(notation: string): Banner {
  const values: Partial<Record<Form, FormValue>> = {};
  for (const word of notation.split(' ')) {
    const [, letter = '', as, digits, symbol] = /^([MGS])(=?)\+?(\d*)([sc])$/.exec(word) ?? [];
    const form = LETTERS[letter];
    if (form === undefined || values[form]) throw wrong(notation, `'${word}' is not one form of its own, like M2s, G3c or S=+1s`);
    if (digits === '' && as === '') throw wrong(notation, `'${word}' has no value`);
    const n = Number(digits);
    values[form] = { value: as === '=' ? { asHero: n } : n, symbol: symbol === 's' ? 'standard' : 'counter' };
  }
  return Object.fromEntries(FORMS.flatMap((form) => (values[form] ? [[form, values[form]]] : [])));
}

const wrong = (notation: string, what: string): Error => new Error(`card notation '${notation}': ${what}`);
