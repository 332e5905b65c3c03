// Owns how foes and allies move: by tiles, directly up to somebody, all at once, or shoved.

import { call, missing, procedure, type Call } from '@undercroft/kernel';
import type { Cavern } from '../cavern.ts';
import { landing, settle, shove, type Tie } from '../decisions/play.ts';
import { caveOf, distance, tileOfSquare } from '../queries/cave.ts';
import type { Cause } from '../queries/cause.ts';
import { arrivals, squareOf } from '../queries/figures.ts';
import { closestOf, quarries } from '../queries/foes.ts';
import { approaches, isPinned, kindOf, stepsToward, type Approach } from '../queries/tactics.ts';
import { foeAt, isAlly, NOBODY, seatOf, type Board, type Figure, type HeroNo, type Square, type TileNo } from '../state.ts';
import type { Who } from '../content/types.ts';
import { asksTies } from './calls.ts';

/** CAV-MONSTER-16: whom a foe goes toward: the closest quarry; nobody where it stands on a quarry's tile already. */
function towards(board: Board, foe: Figure): readonly Figure[] {
  const { square } = foeAt(board, foe) ?? missing();
  const found = closestOf(board, quarries(board), square);
  const [first] = found;
  return first === undefined || distance(caveOf(board.tiles), square, squareOf(board, first)) === 0 ? [] : found;
}

const tie = (kind: Tie): Tie => kind;

/** The step by the default order (CAV-GEO-14), where nobody is asked. */
function usualStep(board: Board, foe: Figure): { readonly to: Square; readonly toward: Figure } | null {
  const toward = foeAt(board, foe) === undefined ? undefined : towards(board, foe)[0];
  const tile = toward === undefined ? undefined : stepsToward(board, squareOf(board, foe), toward)[0];
  const to = tile === undefined ? undefined : arrivals(board, tile)[0];
  return toward === undefined || to === undefined ? null : { to, toward };
}

/** CAV-MONSTER-10, CAV-MONSTER-11, CAV-MONSTER-15, CAV-GEO-15: one tile toward the closest hero. */
const oneStep = procedure<Cavern, { readonly foe: Figure }>()('one-step')
  .step('CAV-MONSTER-10', (t, { foe }) => {
    if (t.board.setup.ties === 'ask') return undefined;
    const to = usualStep(t.board, foe);
    if (to !== null) t.raise('foe.moved', { foe, kind: kindOf(t.board, foe), ...to });
    return 'end';
  })
  .let('among', 'CAV-MONSTER-16', (t, { foe }) => (foeAt(t.board, foe) === undefined ? [] : towards(t.board, foe)))
  .step('CAV-MONSTER-19', (_t, { among }) => (among.length === 0 ? 'end' : undefined))
  .let('tie', 'CAV-GEO-12', () => tie('closest'))
  .ask('CAV-GEO-14', settle, (board, { among }) => asksTies(board, among))
  .let('toward', 'CAV-GEO-12/a', (_t, { among, answer }) => answer?.one ?? among[0] ?? NOBODY)
  .let('among', 'CAV-GEO-15', (t, { foe, toward }) => stepsToward(t.board, squareOf(t.board, foe), toward))
  .step('CAV-MONSTER-13', (_t, { among }) => (among.length === 0 ? 'end' : undefined))
  .let('tie', 'CAV-GEO-15/a', () => tie('tile'))
  .ask('CAV-GEO-15/b', settle, (board, { among }) => asksTies(board, among))
  .let('among', 'CAV-MONSTER-10/a', (t, { among, answer }) => arrivals(t.board, answer?.one ?? among[0] ?? missing()))
  .let('tie', 'CAV-MONSTER-11/a', () => tie('square'))
  .ask('CAV-MONSTER-11', settle, (board, { among }) => asksTies(board, among))
  .step('CAV-MONSTER-10/b', (t, { foe, toward, among, answer }) =>
    t.raise('foe.moved', { foe, kind: kindOf(t.board, foe), to: answer?.one ?? among[0] ?? missing(), toward }),
  )
  .done();

/** So many steps; CAV-MONSTER-14: a pinned foe does not move by its own tactics. */
export const stepFoe = procedure<Cavern, { readonly foe: Figure; readonly n: number; readonly own: boolean }>()('step-foe')
  .each(['CAV-MONSTER-16', 'CAV-MONSTER-14'], oneStep, (board, { foe, n, own }, done) =>
    done < n && !(own && isPinned(board, foe)) ? { foe } : null,
  )
  .done();

/** CAV-MONSTER-26, CAV-GEN-11: each of them, in the order that the active player chooses; tokens make no difference. */
export const stepAll = procedure<Cavern, { readonly among: readonly Figure[]; readonly n: number; readonly tie: Tie }>()('step-all', 'next')
  .at('next')
  .ask('CAV-GEN-11', settle, (board, { among }) => asksTies(board, among))
  .let('foe', 'CAV-MONSTER-26', (_t, { among, answer }) => answer?.one ?? among[0] ?? NOBODY)
  .call('CAV-MONSTER-26/a', stepFoe, (_board, { foe, n }) => (foe < 0 ? null : { foe, n, own: false }))
  .let('among', 'CAV-MONSTER-26/b', (_t, { among, foe }) => among.filter((one) => one !== foe))
  .step('CAV-MONSTER-26/c', (_t, { among }) => (among.length > 0 ? 'next' : undefined))
  .done();

/** Whom a figure may go up to, and where. */
function waysUp(board: Board, who: Who, { self, you, reach }: Cause): readonly Approach[] {
  const square = squareOf(board, self);
  if (!isAlly(self)) {
    const all = approaches(board, square, quarries(board), reach);
    // CAV-MONSTER-14: pinned, it reaches only whom it is adjacent to.
    return isPinned(board, self) ? all.filter(({ squares }) => squares[0] === square) : all;
  }
  const foes = board.foes.map(({ id }) => id);
  // G-22: to its hero from anywhere that is connected.
  if (who.of === 'owner') return approaches(board, square, [you], Number.MAX_SAFE_INTEGER);
  if (who.at === 'closest') return approaches(board, square, foes, reach);
  const near = foes.filter((foe) => distance(caveOf(board.tiles), square, squareOf(board, foe)) <= reach);
  return approaches(board, square, closestOf(board, near, squareOf(board, you)), Number.MAX_SAFE_INTEGER);
}

/** Onto whose tile a foe goes that finds no room beside anybody: the closest; which of equals makes no difference if it stays, or if they share a tile. */
function crowdedBy(board: Board, self: Figure): readonly Figure[] {
  if (isAlly(self)) return [];
  const closest = closestOf(board, quarries(board), squareOf(board, self));
  const tiles = new Set(closest.map((one) => tileOfSquare(squareOf(board, one))));
  return isPinned(board, self) || tiles.size === 1 ? closest.slice(0, 1) : closest;
}

/** CAV-MONSTER-12, CAV-MONSTER-17: directly to a free square adjacent to the target. */
export const closeIn = procedure<Cavern, { readonly who: Who; readonly cause: Cause }>()('close-in', 'crowded')
  .let('ways', 'CAV-MONSTER-17', (t, { who, cause }) => waysUp(t.board, who, cause))
  .step('CAV-MONSTER-17/a', (t, { ways, cause: { self } }) => {
    const [way] = ways;
    if (way === undefined) return 'crowded';
    if (t.board.setup.ties === 'ask') return undefined;
    t.raise('foe.closed', { foe: self, kind: kindOf(t.board, self), to: way.squares[0] ?? missing(), on: way.on });
    return 'end';
  })
  .let('among', 'CAV-GEO-12', (_t, { ways }) => ways.map(({ on }) => on))
  .let('tie', 'CAV-GEO-12/a', () => tie('closest'))
  .ask('CAV-GEO-14', settle, (board, { among }) => asksTies(board, among))
  .let('on', 'CAV-MONSTER-12', (_t, { among, answer }) => answer?.one ?? among[0] ?? missing())
  .let('among', 'CAV-MONSTER-12/a', (_t, { ways, on }) => ways.find((way) => way.on === on)?.squares ?? [])
  .let('tie', 'CAV-MONSTER-12/b', () => tie('square'))
  .ask('CAV-GEO-14/a', settle, (board, { among }) => asksTies(board, among))
  .step('CAV-MONSTER-12/c', (t, { cause: { self }, on, among, answer }) => {
    t.raise('foe.closed', { foe: self, kind: kindOf(t.board, self), to: answer?.one ?? among[0] ?? missing(), on });
    return 'end';
  })
  .at('crowded')
  // No room beside any of them: onto the tile of the closest, without attacking.
  .let('among', 'CAV-MONSTER-17/b', (t, { cause: { self } }) => crowdedBy(t.board, self))
  .let('tie', 'CAV-GEO-12/b', () => tie('closest'))
  .ask('CAV-GEO-14/b', settle, (board, { among }) => asksTies(board, among))
  .let('on', 'CAV-MONSTER-17/c', (_t, { among, answer }) => answer?.one ?? among[0] ?? NOBODY)
  .step('CAV-MONSTER-17/d', (t, { cause: { self }, on }) => {
    if (on < 0) return 'end';
    t.raise('foe.crowded', { foe: self, kind: kindOf(t.board, self), on });
    return isPinned(t.board, self) || tileOfSquare(squareOf(t.board, on)) === tileOfSquare(squareOf(t.board, self)) ? 'end' : undefined;
  })
  .let('among', 'CAV-MONSTER-11', (t, { on }) => arrivals(t.board, tileOfSquare(squareOf(t.board, on))))
  .let('tie', 'CAV-MONSTER-11/a', () => tie('square'))
  .ask('CAV-MONSTER-11/b', settle, (board, { among }) => asksTies(board, among))
  .step('CAV-MONSTER-13', (t, { cause: { self }, on, among, answer }) => {
    const to = answer?.one ?? among[0];
    if (to !== undefined) t.raise('foe.moved', { foe: self, kind: kindOf(t.board, self), to, toward: on });
  })
  .done();

/** G-06: the connected neighbouring tiles that have room. */
function neighbours(board: Board, foe: Figure): readonly TileNo[] {
  const { links } = caveOf(board.tiles);
  const from = tileOfSquare(squareOf(board, foe));
  return [0, 1, 2, 3].map((dir) => links[from * 4 + dir] ?? -1).filter((tile) => tile >= 0 && arrivals(board, tile).length > 0);
}

/** Shield Shove: a monster is moved to a tile of the user's choice. */
const shoveFoe = procedure<Cavern, { readonly hero: HeroNo; readonly foe: Figure }>()('shove-foe')
  .let('tiles', 'CAV-GEN-07', (t, { foe }) => neighbours(t.board, foe))
  .ask('CAV-MONSTER-10', shove, (board, { hero, tiles }) => (tiles.length > 0 ? seatOf(board, hero) : null))
  .let('squares', 'CAV-MONSTER-11', (t, { answer }): readonly Square[] => (answer?.act === 'move' ? arrivals(t.board, answer.tile) : []))
  .ask('CAV-MONSTER-11/a', landing, (board, { hero, squares }) => (squares.length > 1 ? seatOf(board, hero) : null))
  .step('CAV-MONSTER-26', (t, { foe, squares, answer }) => {
    const to = answer?.square ?? squares[0];
    if (to !== undefined) t.raise('foe.moved', { foe, kind: kindOf(t.board, foe), to, toward: NOBODY });
  })
  .done();

export const shoving = (hero: HeroNo, foe: Figure): Call => call(shoveFoe, { hero, foe });

export const FOE_PROCEDURES = [oneStep, stepFoe, stepAll, closeIn, shoveFoe] as const;
