// Owns what a hero's numbers are at this moment: the row of the Hero card, and everything in play that changes it.

import type { Seat } from '@undercroft/kernel';
import { heroOf, type HeroId } from '../content/cards.ts';
import { FORMS, type Form, type Score } from '../content/types.ts';
import { LEVEL } from '../levels.ts';
import { playerOf, type Change, type Fighter, type Table } from '../state.ts';
import { formsOf, heldByArtifacts, heldByCarrying, heldIn, holds, type Held, type Situation } from './standing.ts';

/** DGN-LEVEL-03: the row of the Hero card for a Level; above the last row it is the last one. */
export function rowOf(hero: HeroId, level: number): readonly [number, number, number] {
  const { grade, rows } = heroOf(hero);
  const at = Math.min(Math.max(level - LEVEL[grade], 0), rows.length - 1);
  return rows[at] as readonly [number, number, number];
}

export type Part = 'attack' | 'counter-attack';

/** A score of a hero (DGN-THREAT-05); in a fight also what counts only there. */
export function scoreOf(table: Table, seat: Seat, score: Score, part: Part | null = null, opponent: Fighter | null = null): number {
  const player = playerOf(table, seat);
  if (score === 'life') return player.life;
  if (score === 'level') return player.level;
  if (player.hero === null) return 0;
  let sum = rowOf(player.hero, player.level)[FORMS.indexOf(score)] as number;
  const held = heldIn(player.ready);
  const lasting = heldByArtifacts(player.done);
  const carried = heldByCarrying(player.quests);
  if (held.length > 0 || lasting.length > 0 || carried.length > 0) {
    const now: Situation = { you: seat, target: seat, here: player.space, opponent, host: null, more: 0 };
    for (const one of held) sum += addedBy(table, one, score, part, now);
    for (const one of lasting) sum += addedBy(table, one, score, part, now);
    for (const one of carried) sum += addedBy(table, one, score, part, now);
  }
  for (const change of table.changes) if (isFor(change, 'hero', seat) && change.form === score) sum += change.n;
  return Math.max(0, sum);
}

const isFor = ({ of }: Change, is: 'hero', seat: Seat): boolean => of.is === is && of.seat === seat;

function addedBy(table: Table, { standing, host }: Held, form: Form, part: Part | null, now: Situation): number {
  if (standing.is !== 'score' || !formsOf(standing.forms, host).includes(form)) return 0;
  if (standing.in !== undefined && (part === null || (standing.in !== 'combat' && standing.in !== part))) return 0;
  // What counts only against somebody counts only in a fight.
  return holds(table, standing.when, { ...now, host }) ? standing.n : 0;
}

/** DGN-FORM-02, DGN-FORM-03, DGN-FORM-07, A-65: Standard as soon as one card shows it. */
export function isStandard(table: Table, seat: Seat, form: Form): boolean {
  const { hero, ready, done } = playerOf(table, seat);
  if (hero === null) return false;
  const shows = ({ standing }: Held): boolean => standing.is === 'standard' && standing.form === form;
  return heroOf(hero).symbols[form] === 'standard' || heldIn(ready).some(shows) || heldByArtifacts(done).some(shows);
}
