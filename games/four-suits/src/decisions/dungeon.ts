// Owns what the party is asked on the way: where to go, what to do with the room or trap it stands on, and whether to go home.

import { decision } from '@undercroft/kernel';
import type { FourSuits } from '../four-suits.ts';
import {
  carried,
  inDungeon,
  isFresh,
  isHere,
  isLocked,
  isOpenHole,
  isPuzzle,
  puzzleNeed,
  waysHome,
  withItems,
  withRoom,
} from '../queries/camp.ts';
import { affordableOf, partyHas } from '../queries/choices.ts';
import { rankOdds } from '../queries/merits.ts';
import { lockNeed } from '../queries/stats.ts';
import { exploredTiles, movesOf, torchlit, unseenTiles, waysOn } from '../queries/floor.ts';
import { bestSkill, livingOf } from '../queries/units.ts';
import { characterAt, tileHere, type Item, type Place, type Unit } from '../state.ts';
import { partyActs } from './party.ts';

/** Going on comes first; what the room or trap here has to offer stands beside it, before all that the party can do anywhere. */
const [ON, HERE] = [0, 1] as const;
const here = (): readonly number[] => [HERE];
type Closed = { readonly key: string; readonly rule: string } | null;
const NOT_NOW = { key: 'not-now', rule: 'CRD-EXPLORE-11' } as const;
const closedUnless = (open: boolean): Closed => (open ? null : NOT_NOW);

/** CRD-EXPLORE-11: whatever is next. */
export const nextStep = partyActs(
  decision<FourSuits>()('next-step', 'CRD-EXPLORE-11').act(
    'move',
    'CRD-EXPLORE-01',
    (a) => a.pick('to', movesOf, null, (board, _picked, moves) => waysOn(board, moves)),
    { rank: (board, { to }) => [ON, waysOn(board, movesOf(board)).indexOf(to)] },
  ),
)
  .act('pray', 'CRD-ROOM-ALTAR-01', { rank: here, whyClosed: (board) => closedUnless(isHere(board, 'altar') && tileHere(board).clear) })
  .act('drink', 'CRD-ROOM-FOUNTAIN-01', { rank: here, whyClosed: (board) => closedUnless(isFresh(board, 'fountain')) })
  .act(
    'gaze',
    'CRD-ROOM-BALL-01',
    (a) =>
      a.subset(
        'tiles',
        (board) => {
          const n = Math.min(Math.max(0, bestSkill(board) - 3), unseenTiles(board).length);
          return [n, n];
        },
        unseenTiles,
      ),
    { rank: here, whyClosed: (board) => closedUnless(isFresh(board, 'crystal-ball') && unseenTiles(board).length > 0) },
  )
  .act('unlock', 'CRD-ROOM-LOCKCHEST-02', { rank: here, whyClosed: (board) => closedUnless(isLocked(board) && partyHas(board, 'key')) })
  .act(
    'pick-lock',
    'CRD-ROOM-LOCKCHEST-03',
    (a) =>
      a.pick(
        'unit',
        (board): readonly Unit[] => (isLocked(board) && !tileHere(board).tried ? livingOf(board) : []),
        null,
        (board, _picked, units) => units.toSorted((x, y) => lockNeed(characterAt(board, y)) - lockNeed(characterAt(board, x))).slice(0, 1),
      ),
    { rank: here, odds: (board, { unit }) => (unit === undefined ? null : rankOdds(board, lockNeed(characterAt(board, unit)))) },
  )
  .act('open', 'CRD-ROOM-TRAPCHEST-02', { rank: here, whyClosed: (board) => closedUnless(isFresh(board, 'trapped-chest')) })
  .act('raid', 'CRD-ROOM-HOARD-01', { rank: here, whyClosed: (board) => closedUnless(isFresh(board, 'hoard') && tileHere(board).clear) })
  .act('jump', 'CRD-TRAP-HOLE-01', {
    rank: here,
    whyClosed: (board) => closedUnless(isOpenHole(board)),
  })
  .act('climb', 'CRD-TOOL-05', {
    rank: here,
    whyClosed: (board) => closedUnless((board.dungeon?.hole ?? -1) >= 0 && partyHas(board, 'rope')),
  })
  .act('solve', 'CRD-TRAP-PUZZLE-04', {
    rank: here,
    whyClosed: (board) => closedUnless(isPuzzle(board)),
    odds: (board) => rankOdds(board, puzzleNeed(board)),
  })
  .act('disarm', 'CRD-TOOL-04', { rank: here, whyClosed: (board) => closedUnless(isPuzzle(board) && partyHas(board, 'trap-kit')) })
  .act('torch', 'CRD-TOOL-03', (a) =>
    a.subset(
      'tiles',
      (board) => (partyHas(board, 'torch') && inDungeon(board) ? [1, Math.max(1, Math.min(2, torchlit(board).length))] : [1, 1]),
      (board): readonly Place[] => (partyHas(board, 'torch') && inDungeon(board) ? torchlit(board) : []),
    ),
  )
  .act('read-map', 'CRD-TOOL-10', {
    whyClosed: (board) => closedUnless(inDungeon(board) && partyHas(board, 'magic-map') && unseenTiles(board).length > 0),
  })
  .act('warp', 'CRD-TOOL-12', (a) =>
    a.pick('to', (board): readonly Place[] =>
      board.dungeon !== null && partyHas(board, 'warp-stone') ? exploredTiles(board.dungeon) : [],
    ),
  )
  .act('bargain', 'CRD-ROOM-MERCHANT-01', (a) =>
    a
      .pick('item', (board): readonly Item[] =>
        isHere(board, 'merchant') && withRoom(board).length > 0
          ? affordableOf(board, [...new Set(tileHere(board).stock)], (item) => item)
          : [],
      )
      .pick('unit', (board): readonly Unit[] => withRoom(board)),
  )
  .act('sell', 'CRD-ROOM-MERCHANT-03', (a) =>
    a
      .pick('unit', (board): readonly Unit[] => (isHere(board, 'merchant') ? withItems(board) : []))
      .pick('item', (board, { unit }): readonly Item[] => carried(board, unit)),
  )
  .act('leave', 'CRD-EXPLORE-12', (a) => a.pick('by', waysHome))
  .done();
