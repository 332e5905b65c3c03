// Owns what a hero's numbers are at this moment: rows of the Hero cards, and everything in play that changes them.

import type { Seat } from '@undercroft/kernel';
import { heroOf, type HeroId } from '../content/cards.ts';
import { FORMS, type Form, type Score } from '../content/types.ts';
import { LEVEL } from '../levels.ts';
import { playerOf, type Table } from '../state.ts';

/** DGN-LEVEL-03: the row of the Hero card for a Level; above the last row it is the last one. */
export function rowOf(hero: HeroId, level: number): readonly [number, number, number] {
  const { grade, rows } = heroOf(hero);
  const at = Math.min(Math.max(level - LEVEL[grade], 0), rows.length - 1);
  return rows[at] as readonly [number, number, number];
}

/** A score of a hero (DGN-THREAT-05). */
export function scoreOf(table: Table, seat: Seat, score: Score): number {
  const player = playerOf(table, seat);
  if (score === 'life') return player.life;
  if (score === 'level') return player.level;
  return player.hero === null ? 0 : (rowOf(player.hero, player.level)[FORMS.indexOf(score as Form)] as number);
}
