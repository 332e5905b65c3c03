// Owns the positions that every way to play is counted from, with how deep and by which luck.

import { highest, lowest, openScene, perftScene, type FixedChance, type PerftScene, type Scene } from '@undercroft/testkit';
import type { Dungeoneer } from '../src/dungeoneer.ts';
import { lordPhaseOf, PERPETUA, WILMET } from './fight-scenes.ts';
import { buildOf, CROSS, discardPhaseOf, heroPhaseOf } from './scenes.ts';

const counted = (name: string, depth: number, from: Scene<Dungeoneer>, luck: FixedChance = lowest): PerftScene =>
  perftScene(name, depth, () => openScene(from, luck('')).state, luck);

const WALKER = { hero: WILMET, movement: 2, glory: 0, peril: 0 } as const;

export const perftScenes: readonly PerftScene[] = [
  counted('place-a-passage', 1, buildOf({ maps: ['map-postern'] })),
  counted('place-a-passage-2.1', 1, buildOf({ edition: '2.1', maps: ['map-postern'] })),
  counted('place-a-room', 1, buildOf({ maps: ['map-gilded-chapel'] })),
  counted('place-a-room-2.1', 1, buildOf({ edition: '2.1', maps: ['map-gilded-chapel'], map: CROSS.slice(0, 4) })),
  counted('two-steps', 3, heroPhaseOf({ heroes: [WALKER, {}] })),
  counted('two-steps-on-sixes', 3, heroPhaseOf({ heroes: [WALKER, {}] }), highest),
  counted('explore', 3, heroPhaseOf({ heroes: [WALKER, {}], maps: ['map-postern', 'map-gilded-chapel'] })),
  counted('one-monster', 5, lordPhaseOf(['mo-hollow-halberdier'])),
  counted('one-monster-on-sixes', 5, lordPhaseOf(['mo-hollow-halberdier']), highest),
  counted('a-batch', 5, lordPhaseOf(['mo-hollow-halberdier', 'mo-coin-rats'])),
  counted('a-batch-2.1', 5, lordPhaseOf(['mo-hollow-halberdier', 'mo-coin-rats'], { edition: '2.1' })),
  counted('on-either-of-two', 4, lordPhaseOf(['mo-coin-rats'], { heroes: [{}, { hero: WILMET }, { hero: PERPETUA }] })),
  counted('discard', 2, discardPhaseOf({ heroes: [{ hand: ['mo-coin-rats', 'mo-hollow-halberdier'] }, {}] })),
];
