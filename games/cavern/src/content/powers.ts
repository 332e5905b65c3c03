// Owns the fifty-four powers, nine of each hero.

import type { Power } from './types.ts';
import {
  ADJACENT,
  attack,
  BESIDE,
  clear,
  foe,
  gain,
  heal,
  hero,
  HERE,
  IT,
  may,
  mod,
  monster,
  move,
  onTile,
  place,
  rule,
  step,
  within,
  YOU,
} from './write.ts';
import type { Effect, Moment } from './types.ts';

const atWill = (...effects: readonly Effect[]): Power => ({ kind: 'at-will', effects });
const daily = (...effects: readonly Effect[]): Power => ({ kind: 'daily', effects });
const utility = (when: Moment, ...effects: readonly Effect[]): Power => ({ kind: 'utility', when, effects });

const TARN = {
  'tarn-a1': atWill(attack(foe(1, ADJACENT), 7, 2)),
  'tarn-a2': atWill(attack(foe(1, ADJACENT), 8, 1, { after: [{ do: 'if', when: 'monster-in-play', effects: [may(step(IT, 1, 'any'))] }] })),
  'tarn-a3': atWill(attack(foe(1, ADJACENT), 8, 1, { after: [mod(hero(1, HERE), 'ac', 2, 'start')] })),
  'tarn-d1': daily(attack(foe('all', ADJACENT), 8, 2)),
  'tarn-d2': daily(attack(foe(1, ADJACENT), 9, 3, { miss: [{ do: 'flip', what: 'this', to: 'stay' }] })),
  'tarn-d3': daily({ do: 'place', who: foe(1, within(2)), where: { at: 'adjacent-you' }, must: true }, attack(IT, 8, 3)),
  'tarn-u1': utility('other-would-be-hurt', { do: 'redirect' }, { do: 'cancel', what: 'conditions' }),
  'tarn-u2': utility('hero-phase', heal(YOU, 3)),
  'tarn-u3': utility('would-be-marked', { do: 'cancel', what: 'part' }, clear(YOU)),
} as const satisfies Readonly<Record<string, Power>>;

const WREN = {
  'wren-a1': atWill(attack(foe(1, within(2)), 6, 1)),
  'wren-a2': atWill(attack(foe(1, within(1)), 7, 1, { hit: [gain(IT, 'pinned')] })),
  'wren-a3': atWill(attack(foe(2, within(1)), 5, 1)),
  'wren-d1': daily(attack(foe('all', onTile(2)), 7, 2)),
  'wren-d2': daily(attack(foe(1, within(3)), 9, 3)),
  'wren-d3': daily({ do: 'repeat', n: 3, effects: [attack(foe(1, within(1)), 7, 1), may(move(2))] }),
  'wren-u1': utility('tile-drawn', { do: 'redraw' }),
  'wren-u2': utility('hero-phase', mod(foe(1, within(2)), 'ac', -3, 'start')),
  'wren-u3': utility('foe-done', move('speed')),
} as const satisfies Readonly<Record<string, Power>>;

const ILSA = {
  'ilsa-a1': atWill(attack(foe(2, within(1)), 6, 1)),
  'ilsa-a2': atWill(attack(foe(1, within(2)), 7, 1)),
  'ilsa-a3': atWill(attack(foe(1, within(1)), 5, 2)),
  'ilsa-d1': daily(attack(foe('all', onTile(2)), 8, 2)),
  'ilsa-d2': daily(attack(foe(3, within(2)), 7, 2)),
  'ilsa-d3': daily(gain(monster('all', within(1)), 'drowsy')),
  'ilsa-u1': utility('hero-phase', place(YOU, { at: 'tile-within', n: 2 })),
  'ilsa-u2': utility('is-hit', mod(YOU, 'ac', 5, 'attack')),
  'ilsa-u3': utility('hero-phase', { do: 'flip', what: 'daily-of-other', to: 'up' }),
} as const satisfies Readonly<Record<string, Power>>;

const MOTTLE = {
  'mottle-a1': atWill(attack(foe(1, ADJACENT), 9, 1, { after: [may(move(2))] })),
  'mottle-a2': atWill(
    attack(foe(1, ADJACENT), 7, 1, { with: [{ do: 'if', when: 'flanked', effects: [mod(YOU, 'damage', 1, 'attack')] }] }),
  ),
  'mottle-a3': atWill(attack(foe(1, within(1)), 8, 1)),
  'mottle-d1': daily({ do: 'repeat', n: 4, effects: [attack(foe(1, BESIDE), 7, 1)] }),
  'mottle-d2': daily(attack(foe(1, ADJACENT), 9, 3)),
  'mottle-d3': daily(move('speed'), attack(foe(1, ADJACENT), 8, 2), move('speed')),
  'mottle-u1': utility('treasure-due', { do: 'draw', n: 2, keep: 1 }),
  'mottle-u2': utility('hero-phase', { do: 'discard', what: 'trap', where: foe(1, within(1)) }),
  'mottle-u3': utility('villain-start', rule('unseen', 'start')),
} as const satisfies Readonly<Record<string, Power>>;

const ORU = {
  'oru-a1': atWill(attack(foe(1, ADJACENT), 7, 1, { hit: [heal(hero(1, HERE), 1)] })),
  'oru-a2': atWill(attack(foe(1, within(1)), 6, 1, { hit: [mod(IT, 'ac', -2, 'start')] })),
  'oru-a3': atWill(attack(foe(1, ADJACENT), 6, 2)),
  'oru-d1': daily(attack(foe('all', HERE), 7, 2, { after: [heal(hero('all', HERE), 1)] })),
  'oru-d2': daily(attack(foe(1, within(1)), 8, 3)),
  'oru-d3': daily(attack(foe(1, ADJACENT), 8, 2, { after: [clear(hero('all', HERE)), heal(hero('all', HERE), 1)] })),
  'oru-u1': utility('hero-phase', heal(hero(1, within(1)), 4)),
  'oru-u2': utility('hero-phase', mod(hero('all', within(1)), 'ac', 2, 'start')),
  'oru-u3': utility('hero-phase', clear(hero('all', within(1)))),
} as const satisfies Readonly<Record<string, Power>>;

const GORRAND = {
  'gorrand-a1': atWill(attack(foe(1, ADJACENT), 6, 2)),
  'gorrand-a2': atWill(attack(foe(2, ADJACENT), 6, 1)),
  'gorrand-a3': atWill(move(3), attack(foe(1, ADJACENT), 7, 1)),
  'gorrand-d1': daily(attack(foe('all', ADJACENT), 7, 2, { after: [{ do: 'heal', who: YOU, n: 1, per: 'defeated' }] })),
  'gorrand-d2': daily(attack(foe(1, ADJACENT), 7, 4)),
  'gorrand-d3': daily(attack(foe(1, ADJACENT), 8, 3, { with: [{ do: 'if', when: 'half', effects: [mod(YOU, 'damage', 1, 'attack')] }] })),
  'gorrand-u1': utility('would-be-hurt', { do: 'reduce', n: 3 }),
  'gorrand-u2': utility('defeated', { do: 'use' }),
  'gorrand-u3': utility('would-fall', { do: 'reduce', n: 'to-1' }),
} as const satisfies Readonly<Record<string, Power>>;

export const POWERS = { ...TARN, ...WREN, ...ILSA, ...MOTTLE, ...ORU, ...GORRAND };
export type PowerId = keyof typeof POWERS;
