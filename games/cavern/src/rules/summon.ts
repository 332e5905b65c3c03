// Owns monsters and villains that come into play: cards drawn, kinds drawn again, groups, and where figures are placed.

import { call, define, forward, missing, pileSize, procedure, type Call } from '@undercroft/kernel';
import type { Cavern } from '../cavern.ts';
import { isMonster, monsterOf, VILLAIN_IDS, type FoeKind, type MonsterId } from '../content/cards.ts';
import type { EffectOf } from '../content/types.ts';
import { settle, type Tie } from '../decisions/play.ts';
import { tileOfEdge, tileOfSquare } from '../queries/cave.ts';
import { originOf, type Cause } from '../queries/cause.ts';
import { canDraw, mayDraw } from '../queries/control.ts';
import { arrivals, freeBeside, isOccupied, placesOn } from '../queries/figures.ts';
import { closestEdges, halves } from '../queries/laying.ts';
import { maxFoeHp } from '../queries/strength.ts';
import { heroAt, NORTH_HALF, type Board, type HeroNo, type Square, type TileNo } from '../state.ts';
import { asksTies } from './calls.ts';

/** Where a figure comes: on one of these squares if there are any, otherwise on a tile; strictly: there or not at all (A6). */
interface Arriving {
  readonly hero: HeroNo;
  readonly squares: readonly Square[];
  readonly tile: TileNo;
  readonly strict: boolean;
}

const squaresIn = (board: Board, { squares, tile, strict }: Arriving): readonly Square[] => {
  const free = squares.filter((square) => !isOccupied(board, square));
  if (free.length > 0) return free;
  return strict ? arrivals(board, tile) : placesOn(board, tile);
};
const SQUARE: Tie = 'square';

/** CAV-EXPLORE-07, CAV-MONSTER-11, CAV-GEO-16: a figure on its square. */
const placeFoe = procedure<Cavern, Arriving & { readonly kind: FoeKind; readonly tie: Tie }>()('place-foe')
  .let('among', 'CAV-MONSTER-11', (t, where) => squaresIn(t.board, where))
  .ask('CAV-GEO-14', settle, (board, { among }) => asksTies(board, among))
  .step(['CAV-EXPLORE-07', 'CAV-GEO-16'], (t, { hero, kind, among, answer }) => {
    const square = answer?.one ?? among[0];
    if (square !== undefined) t.raise('foe.placed', { foe: t.board.nextFigure, kind, hp: maxFoeHp(t.board, kind), square });
    else if (isMonster(kind)) t.raise('monster.unplaced', { hero, card: kind });
  })
  .done();

/** A Monster card for a player, and its figure on a tile. */
export const drawMonster = forward<Cavern, Arriving & { readonly inGroup: boolean }>('draw-monster');

/** CAV-EXPLORE-06, CAV-EXPLORE-08, CAV-MONSTER-04: cards are drawn until a kind comes that the player does not control. */
define(drawMonster, 'draw', 'group')
  .at('draw')
  .step(['CAV-MONSTER-05', 'CAV-GEN-05'], (t, { hero, inGroup }) => {
    if (!canDraw(t.board, hero, inGroup)) return 'end';
    if (pileSize(t.board.monsters.draw) === 0) t.raise('deck.shuffled', { deck: 'monsters' });
    return undefined;
  })
  .let('card', 'CAV-EXPLORE-06', (t): MonsterId => t.draw(t.board.monsters.draw, 'monsters'))
  .step(['CAV-MONSTER-04', 'CAV-EXPLORE-08'], (t, { hero, card, inGroup }) => {
    if (!mayDraw(t.board, hero, card, inGroup)) {
      t.raise('monster.redrawn', { hero, card, why: 'own' });
      return 'draw';
    }
    if (monsterOf(card).group !== undefined) {
      t.raise('monster.redrawn', { hero, card, why: 'group' }, 'CAV-MONSTER-21');
      return 'group';
    }
    t.raise('monster.drawn', { hero, card }, 'CAV-MONSTER-02');
    return undefined;
  })
  .call('CAV-EXPLORE-07', placeFoe, (_board, { hero, squares, tile, strict, card }) => ({
    hero,
    squares,
    tile,
    strict,
    kind: card,
    tie: SQUARE,
  }))
  .step('CAV-MONSTER-06', () => 'end')
  .at('group')
  .each('CAV-MONSTER-21', drawMonster, (_board, { hero, squares, tile, strict, card }, done) =>
    done < groupSize(card) ? { hero, squares, tile, strict, inGroup: true } : null,
  )
  .done();

/** CAV-MONSTER-21: how many monsters come instead of a group card. */
function groupSize(card: MonsterId): number {
  const [summon] = monsterOf(card).group ?? [];
  return summon?.do === 'summon' ? (summon.n ?? 1) : 0;
}

/** Mother Caul: a card of a kind is taken, even if the player controls it already. */
const takeMonster = procedure<Cavern, Arriving & { readonly kind: MonsterId }>()('take-monster')
  .step('CAV-VILLAIN-16', (t, { hero, kind }) => {
    const { draw, discard } = t.board.monsters;
    if (!discard.includes(kind) && !draw.some(({ cards }) => cards.includes(kind))) return 'end';
    t.raise('monster.taken', { hero, card: kind });
    return undefined;
  })
  .call('CAV-MONSTER-11', placeFoe, (_board, { hero, squares, tile, strict, kind }) => ({ hero, squares, tile, strict, kind, tie: SQUARE }))
  .done();

const onTile = (hero: HeroNo, tile: TileNo, strict = false): Arriving => ({ hero, squares: [], tile, strict });

/** Where the effect says that it comes. */
function arriving(board: Board, { where }: EffectOf<'summon'>, cause: Cause, edgeTile: TileNo): Arriving {
  const { you, tile, nth, from } = cause;
  const own = tileOfSquare(originOf(board, cause));
  switch (where.at) {
    case 'north-half':
      return onTile(you, NORTH_HALF);
    case 'near-half':
      return onTile(you, halves(board, tile).near);
    case 'far-mushroom':
      return onTile(you, halves(board, tile).far);
    case 'halves':
      return onTile(you, nth % 2 === 0 ? halves(board, tile).near : halves(board, tile).far);
    case 'adjacent-else-here':
      return { ...onTile(you, own), squares: freeBeside(board, heroAt(board, you).square) };
    case 'edge-mushroom-else-here':
      return onTile(you, edgeTile < 0 ? own : edgeTile);
    default:
      // A6: figures that do not fit on the new tile are not placed.
      return from === 'adventure' ? onTile(you, tile, where.at === 'here') : onTile(you, own);
  }
}

/** Summon: a monster is drawn, a kind is taken, or a villain comes. */
export const summon = procedure<Cavern, { readonly effect: EffectOf<'summon'>; readonly cause: Cause; readonly tie: Tie }>()('summon')
  // CAV-ENC-09: the tile that owns the closest unexplored edge.
  .let('among', 'CAV-ENC-09', (t, { effect: { where }, cause }) =>
    where.at === 'edge-mushroom-else-here'
      ? [...new Set(closestEdges(t.board, tileOfSquare(originOf(t.board, cause))).map(tileOfEdge))]
      : [],
  )
  .ask('CAV-GEO-14', settle, (board, { among }) => asksTies(board, among))
  .callWhich('CAV-ENC-10', (board, { effect, cause, among, answer }): Call | null => {
    const where = arriving(board, effect, cause, answer?.one ?? among[0] ?? -1);
    const { what } = effect;
    if (what === 'monster') return call(drawMonster, { ...where, inGroup: false });
    if (isMonster(what)) return call(takeMonster, { ...where, kind: what });
    return call(placeFoe, { ...where, kind: villainNamed(what), tie: SQUARE });
  })
  .done();

const villainNamed = (what: string): FoeKind => VILLAIN_IDS.find((kind) => kind === what) ?? missing();

export const SUMMON_PROCEDURES = [placeFoe, drawMonster, takeMonster, summon] as const;
