// Owns the conditions that effects ask for: whether they hold at this moment.

import { missing } from '@undercroft/kernel';
import { adventureOf, powerOf } from '../content/cards.ts';
import type { Effect, EffectOf, Test } from '../content/types.ts';
import { heroAt, type Board, type Figure, type Table } from '../state.ts';
import { caveOf, isAdjacent, stepsBetween, tileOfSquare } from './cave.ts';
import type { Cause } from './cause.ts';
import { isAtHalf } from './duel.ts';
import { freeOn, squareOf } from './figures.ts';
import { awaited } from './laying.ts';
import { isMonsterFigure } from './select.ts';
import { isCold } from './goals.ts';
import { maxFoeHp } from './strength.ts';

export function isTrue(table: Table, test: Test, cause: Cause): boolean {
  if (typeof test !== 'string') {
    if ('natural' in test) return (table.attack?.die ?? 0) >= test.natural[0] && (table.attack?.die ?? 0) <= test.natural[1];
    if ('fewer' in test) return table.foes.filter(({ kind }) => kind === test.kind).length < test.fewer;
    return caveOf(table.tiles).unexplored.length > test.edges;
  }
  switch (test) {
    case 'monster-in-play':
      return isMonsterFigure(table, cause.it);
    case 'own-phase':
      return table.phase === 'hero' && table.active === cause.you;
    case 'flanked':
      return isFlanked(table, cause.it, cause.you);
    case 'half':
      return isAtHalf(heroAt(table, cause.you));
    case 'last-chamber':
      return awaited(table).length === 0;
    case 'heart-in-play':
      return table.things.some(({ kind }) => kind === 'heart');
    case 'cold':
      return isCold(table);
  }
}

/** Gutter Thrust: another hero, or an ally, is adjacent to the target. */
function isFlanked(table: Table, target: Figure, you: Figure): boolean {
  const cave = caveOf(table.tiles);
  const square = squareOf(table, target);
  if (square < 0) return false;
  return (
    table.heroes.some((hero, no) => no !== you && isAdjacent(cave, hero.square, square)) ||
    table.allies.some((ally) => isAdjacent(cave, ally.square, square))
  );
}

/** What counts for one attack alone. */
export function extraDamage(table: Table, list: readonly Effect[], cause: Cause, on: Figure): number {
  let n = 0;
  for (const effect of list) {
    if (effect.do === 'if' && isTrue(table, effect.when, { ...cause, it: on })) n += extraDamage(table, effect.effects, cause, on);
    else if (effect.do === 'mod' && effect.stat === 'damage') n += effect.n;
  }
  return n;
}

/** Whether an effect before an `else` can do anything at all (CAV-GEN-07). */
export function isPossible(board: Board, effect: Effect, cause: Cause): boolean {
  switch (effect.do) {
    case 'flip':
      return heroAt(board, cause.you).up.some((id) => powerOf(id).kind !== 'at-will');
    case 'place':
      return landings(board, effect, cause).length > 0;
    case 'heal':
      return board.foes.some(({ kind, hp }) => hp < maxFoeHp(board, kind));
    case 'seal':
      // CAV-EDGE-02: never the last one.
      return caveOf(board.tiles).unexplored.length > 1;
    case 'discard':
      return heroAt(board, cause.you).items.length > 0;
    default:
      return true;
  }
}

/** Swept Along: the free squares of tiles exactly so many tiles away. */
export function landings(table: Table, { where }: EffectOf<'place'>, { you }: Cause): readonly number[] {
  if (where.at !== 'tile-exactly') return [];
  const cave = caveOf(table.tiles);
  const from = tileOfSquare(heroAt(table, you).square);
  const tiles = table.tiles.flatMap((_, tile) => (stepsBetween(cave, from, tile) === where.n ? [tile] : []));
  return tiles.flatMap((tile) => freeOn(table, tile)).sort((a, b) => a - b);
}

/** Which of the ways of a choice can be carried out. */
export const possibleBranches = (board: Board, { of }: EffectOf<'choose'>, cause: Cause): readonly number[] =>
  of.flatMap((list, at) => (isPossible(board, list[0] ?? missing(), cause) ? [at] : []));

/** The effects of an adventure that wait for something. */
export const triggersOf = (table: Table, on: string): readonly Effect[] =>
  adventureOf(table.setup.adventure).triggers.flatMap((trigger) => (trigger.on === on ? trigger.effects : []));
