// Owns the forty Encounter titles: events, event-attacks, environments, traps, hazards and curses.

import type { CardSet, Effect, EncounterCard, EncounterKind, Standing } from './types.ts';
import {
  ALONE,
  attack,
  closestWithin,
  damage,
  DISCARD,
  foe,
  gain,
  heal,
  hero,
  HERE,
  IT,
  monster,
  place,
  PLAY,
  rule,
  stays,
  step,
  summon,
  within,
  YOU,
} from './write.ts';

const card =
  (kind: EncounterKind) =>
  (set: CardSet, ...effects: readonly Effect[]): EncounterCard => ({ kind, set, copies: 1, effects, stays: [] });
const event = card('event');
const strikes = card('event-attack');
const twice = (one: EncounterCard): EncounterCard => ({ ...one, copies: 2 });
const environment = (set: CardSet, ...list: readonly Standing[]): EncounterCard => ({
  kind: 'environment',
  set,
  copies: 1,
  effects: [],
  stays: list,
});
const trap = (set: CardSet, disable: number, ...effects: readonly Effect[]): EncounterCard => ({
  ...card('trap')(set, ...effects),
  disable,
});
const hazard = card('hazard');
const fades = (need: number): Effect => ({ do: 'roll', need, ok: [DISCARD] });
const curse = (set: CardSet, ...list: readonly Standing[]): EncounterCard => ({
  kind: 'curse',
  set,
  copies: 1,
  effects: [fades(10)],
  stays: list,
});

const here = hero('all', HERE);
const heroes = hero('all', PLAY);

export const ENCOUNTERS = {
  EV01: event('base', gain(YOU, 'immobilized')),
  EV02: event('base', gain(here, 'poisoned')),
  EV03: event('base', { do: 'else', of: { do: 'flip', what: 'daily-or-utility', to: 'down' }, otherwise: [damage(YOU, 1)] }),
  EV04: event('base', summon('monster', { at: 'edge-mushroom-else-here' })),
  EV05: event('advanced', summon('monster', { at: 'adjacent-else-here' })),
  EV06: event('base', { do: 'lay', tile: 'next', edge: 'closest' }),
  EV07: event('base', step(monster('all', PLAY), 1)),
  EV08: event('advanced', { do: 'else', of: place(YOU, { at: 'tile-exactly', n: 2 }), otherwise: [damage(YOU, 1)] }),
  EV09: event('advanced', { do: 'else', of: heal(foe('all', PLAY), 1), otherwise: [damage(YOU, 1)] }),
  EV10: event('advanced', damage(heroes, 1)),
  EV11: event('base', damage(YOU, 1), gain(YOU, 'slowed')),
  EV12: event('base', { do: 'else', of: { do: 'seal', edge: 'closest' }, otherwise: [damage(YOU, 2)] }),
  EV13: event('advanced', gain(YOU, 'dazed')),
  EV14: event('advanced', { do: 'choose', of: [[{ do: 'discard', what: 'item' }], [damage(YOU, 2)]] }),
  EV15: event('base', heal(here, 1)),
  EA01: strikes('base', attack(here, 7, 2)),
  EA02: strikes('base', attack(YOU, 9, 1, { hit: [gain(IT, 'poisoned')] })),
  EA03: strikes('base', attack(hero('all', within(1)), 7, 1)),
  EA04: strikes('base', attack(YOU, 8, 1, { hit: [gain(IT, 'immobilized')] })),
  EA05: strikes('base', attack(here, 7, 1, { miss: [gain(IT, 'slowed')] })),
  EA06: twice(strikes('base', attack(YOU, 9, 2))),
  EA07: twice(strikes('base', attack(YOU, 8, 1))),
  EA08: strikes('advanced', attack(YOU, 7, 2, { miss: [damage(IT, 1)] })),
  EA09: strikes('advanced', attack(heroes, 6, 1)),
  EA10: strikes('advanced', attack(hero(1, ALONE), 9, 2)),
  EN01: environment('base', stays(heroes, 'attack', -2, 'off-tile')),
  EN02: environment('base', stays(heroes, 'speed', -1)),
  EN03: environment('base', stays(foe('all', PLAY), 'attack', 1)),
  EN04: environment('base', stays(foe('all', PLAY), 'ac', 1)),
  EN05: environment('advanced', rule('white-as-black')),
  TR01: trap('base', 10, attack(here, 7, 2)),
  TR02: trap('base', 10, attack(hero(1, closestWithin(1)), 7, 1, { hit: [gain(IT, 'poisoned')] })),
  TR03: trap('base', 8, attack(here, 7, 1, { hit: [gain(IT, 'immobilized')] })),
  TR04: trap('advanced', 12, attack(here, 8, 2)),
  TR05: trap('base', 5, step(monster('all', within(2)), 1)),
  TR06: trap('advanced', 14, attack(hero(1, HERE), 9, 3, { after: [DISCARD] })),
  HZ01: hazard('base', attack(here, 6, 1, { hit: [gain(IT, 'slowed')] }), fades(11)),
  HZ02: hazard('advanced', attack(hero('all', within(1)), 5, 0, { hit: [gain(IT, 'poisoned')] }), fades(11)),
  CU01: curse('advanced', stays(foe('all', PLAY), 'attack', 2, 'target-you')),
  CU02: curse('base', stays(YOU, 'speed', -2)),
} as const satisfies Readonly<Record<string, EncounterCard>>;
export type EncounterId = keyof typeof ENCOUNTERS;
