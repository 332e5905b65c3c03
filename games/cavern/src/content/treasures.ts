// Owns the thirty-three Treasure titles: items, fortunes and blessings.

import type { CardSet, Effect, Standing, TreasureCard, Use } from './types.ts';
import {
  attack,
  clear,
  DISCARD,
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
  PLAY,
  stays,
  use,
  within,
  YOU,
} from './write.ts';

type Part = Pick<TreasureCard, 'stays' | 'uses'>;
const item = (set: CardSet, copies: number, part: Partial<Part>): TreasureCard => ({
  kind: 'item',
  set,
  copies,
  stays: [],
  uses: [],
  effects: [],
  ...part,
});
const weapon = (set: CardSet, copies: number, ...list: readonly Standing[]): TreasureCard => ({
  ...item(set, copies, { stays: list }),
  category: 'attack',
});
const armour = (set: CardSet, copies: number, ...list: readonly Standing[]): TreasureCard => ({
  ...item(set, copies, { stays: list }),
  category: 'defence',
});
const used = (set: CardSet, copies: number, ...uses: readonly Use[]): TreasureCard => item(set, copies, { uses });
const fortune = (set: CardSet, copies: number, ...effects: readonly Effect[]): TreasureCard => ({
  ...item(set, copies, {}),
  kind: 'fortune',
  effects,
});
const blessing = (set: CardSet, part: Partial<Part>): TreasureCard => ({ ...item(set, 1, part), kind: 'blessing' });

const heroes = hero('all', PLAY);

export const TREASURES = {
  IA01: weapon('base', 2, stays(YOU, 'attack', 1)),
  IA02: weapon('base', 1, stays(YOU, 'damage', 1, { natural: [17, 20] })),
  IA03: weapon('advanced', 1, stays(YOU, 'damage', 1, 'beside', 'even')),
  IA04: weapon('base', 1, stays(YOU, 'attack', 2, 'off-tile')),
  IA05: { ...weapon('base', 1), uses: [{ when: 'rolled', natural: [1, 4], effects: [{ do: 'reroll' }] }] },
  IA06: weapon('advanced', 1, stays(YOU, 'attack', 1, 'villain'), stays(YOU, 'damage', 1, 'villain')),
  ID01: armour('base', 2, stays(YOU, 'ac', 1)),
  ID02: armour('base', 1, stays(YOU, 'ac', 2, 'from-foe', 'beside')),
  ID03: armour('base', 1, stays(YOU, 'ac', 3, 'from-device')),
  ID04: armour('advanced', 1, stays(YOU, 'ac', 2, 'from-foe', 'off-tile')),
  IU01: item('base', 1, { stays: [stays(YOU, 'speed', 1)] }),
  IU02: item('base', 1, { stays: [stays(YOU, 'disable', 5), stays(YOU, 'water', -1)] }),
  IU03: used('base', 4, use('hero-phase', heal(hero(1, HERE), 2), DISCARD)),
  IU04: used('base', 2, use('hero-phase', clear(hero(1, HERE)), heal(IT, 1), DISCARD)),
  IU05: used('base', 2, use('hero-phase', { do: 'flip', what: 'power', to: 'up' }, DISCARD)),
  IU06: used('base', 2, use('hero-phase', attack(foe('all', onTile(1)), 7, 1), DISCARD)),
  IU07: used('base', 1, use('hero-phase', gain(monster(1, within(1)), 'drowsy'), DISCARD)),
  IU08: used('base', 2, use('rolled', { do: 'reroll' }, DISCARD)),
  IU09: used('base', 2, use('is-hit', { do: 'cancel', what: 'hit' }, DISCARD)),
  IU10: used('base', 1, use('hero-phase', { do: 'look', n: 3 }, DISCARD)),
  IU11: used('advanced', 1, use('would-fall', { do: 'reduce', n: 'to-1' }, DISCARD)),
  IU12: used(
    'advanced',
    1,
    use('missed', mod(YOU, 'attack', 4, 'attack'), { do: 'flip', what: 'this', to: 'down' }),
    use('level-up', { do: 'flip', what: 'this', to: 'up' }),
  ),
  FO01: fortune('base', 2, heal(YOU, 2)),
  FO02: fortune('base', 1, heal(hero('all-standing', PLAY), 1)),
  FO03: fortune('base', 2, { do: 'bank', n: 2 }),
  FO04: fortune('base', 1, { do: 'flip', what: 'power', to: 'up' }),
  FO05: fortune('base', 1, { do: 'discard', what: 'trap-or-hazard' }),
  FO06: fortune('base', 1, { do: 'if', when: 'own-phase', effects: [may(move('speed'))] }),
  FO07: fortune('base', 1, { do: 'if', when: 'own-phase', effects: [may({ do: 'use' })] }),
  FO08: fortune('advanced', 1, clear(heroes)),
  BL01: blessing('base', { stays: [mod(heroes, 'attack', 1, 'end')] }),
  BL02: blessing('base', { stays: [mod(heroes, 'ac', 1, 'end')] }),
  BL03: blessing('advanced', { uses: [use('phase-start', heal(IT, 1))] }),
} as const satisfies Readonly<Record<string, TreasureCard>>;
export type TreasureId = keyof typeof TREASURES;
