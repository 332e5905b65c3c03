// Owns who controls which cards: kinds in front of players, and whose card is given up when a monster goes.

import { bug } from '@undercroft/kernel';
import type { MonsterId } from '../content/cards.ts';
import { heroAt, heroesFrom, type Board, type HeroNo, type Table } from '../state.ts';

/** CAV-MONSTER-03: control is counted per kind. */
export const controls = (table: Table, hero: HeroNo, kind: MonsterId): boolean => heroAt(table, hero).row.some(({ card }) => card === kind);

/** CAV-DEFEAT-03, CAV-DEFEAT-04: the active player, or the nearest one clockwise who controls the kind. */
export function controllerOf(table: Table, kind: MonsterId): HeroNo {
  const found = heroesFrom(table, table.active).find((hero) => controls(table, hero, kind));
  return found ?? bug(`nobody controls a ${kind}`);
}

/** CAV-MONSTER-04, CAV-MONSTER-21, CAV-MONSTER-23: kinds that the player may still draw. */
export const mayDraw = (table: Table, hero: HeroNo, kind: MonsterId, inGroup: boolean): boolean =>
  kind === 'tunnel-warband' ? !inGroup : !controls(table, hero, kind);

/** CAV-MONSTER-05: whether deck and discard pile can give one. */
export const canDraw = (board: Board, hero: HeroNo, inGroup: boolean): boolean =>
  board.monsters.draw.some(({ cards }) => cards.some((kind) => mayDraw(board, hero, kind, inGroup))) ||
  board.monsters.discard.some((kind) => mayDraw(board, hero, kind, inGroup));
