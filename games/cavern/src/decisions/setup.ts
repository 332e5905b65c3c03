// Owns every question that is asked before the first turn.

import { decision } from '@undercroft/kernel';
import type { Cavern } from '../cavern.ts';
import { ALLY_IDS, HERO_IDS, heroOf, powersOf, type HeroId, type TreasureId } from '../content/cards.ts';
import type { PowerKind } from '../content/types.ts';
import { heroAt, type Board, type EdgeNo, type HeroNo } from '../state.ts';
import { caveOf } from '../queries/cave.ts';

interface OfHero {
  readonly hero: HeroNo;
}

/** CAV-SETUP-03: a different hero for each player; those that are agreed on beforehand are not among them. */
const freeHeroes = ({ heroes, setup }: Board): readonly HeroId[] =>
  HERO_IDS.filter((id) => !setup.party.includes(id) && !heroes.some((hero) => hero.id === id));

export const takeHero = decision<Cavern, OfHero>()('take-hero', 'CAV-SETUP-03', 'hero')
  .act('take', 'CAV-SETUP-03', (a) => a.pick('id', freeHeroes))
  .done();

const ofKind =
  (kind: PowerKind) =>
  (board: Board, { hero }: OfHero) =>
    powersOf(heroAt(board, hero).id, kind);
const howMany =
  (kind: PowerKind) =>
  (board: Board, { hero }: OfHero): readonly [number, number] => {
    const n = heroOf(heroAt(board, hero).id).picks[kind];
    return [n, n];
  };

/** CAV-SETUP-04, CAV-SETUP-05. */
export const takePowers = decision<Cavern, OfHero>()('take-powers', 'CAV-SETUP-04', 'hero')
  .act('take', 'CAV-SETUP-05', (a) =>
    a
      .subset('atWill', howMany('at-will'), ofKind('at-will'))
      .subset('daily', howMany('daily'), ofKind('daily'))
      .subset('utility', howMany('utility'), ofKind('utility')),
  )
  .done();

/** CAV-ALLY-01. */
export const takeAlly = decision<Cavern, OfHero>()('take-ally', 'CAV-ALLY-01', 'hero')
  .act('take', 'CAV-ALLY-01', (a) => a.pick('ally', ({ allies }) => ALLY_IDS.filter((id) => !allies.some(({ kind }) => kind === id))))
  .act('none', 'CAV-ALLY-01')
  .done();

/** CAV-SETUP-12. */
export const firstPlayer = decision<Cavern>()('first-player', 'CAV-SETUP-12')
  .act('choose', 'CAV-SETUP-12', (a) => a.pick('hero', ({ heroes }) => heroes.map((_, hero) => hero)))
  .done();

/** CAV-CAMP-04: at most three items go along. */
export const KEPT_ITEMS = 3;
export const keepItems = decision<Cavern, OfHero>()('keep-items', 'CAV-CAMP-04', 'hero')
  .act('leave', 'CAV-CAMP-04', (a) =>
    a.pick('item', (board, { hero }): readonly TreasureId[] => [...new Set(heroAt(board, hero).items.map(({ card }) => card))]),
  )
  .done();

/** CAV-EDGE-01, CAV-EDGE-03: where edge tiles and fissures go before the first turn. */
export const closeEdge = decision<Cavern, { readonly as: 'wall' | 'fissure'; readonly n: number }>()('close-edge', 'CAV-EDGE-01', 'as', 'n')
  .act('close', 'CAV-EDGE-01', (a) => a.pick('edge', ({ tiles }): readonly EdgeNo[] => caveOf(tiles).unexplored))
  .done();
