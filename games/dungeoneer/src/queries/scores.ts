// Owns what a hero's numbers are at this moment: the row of the Hero card, and everything in play that changes it.

import { at } from '@undercroft/kernel';
import type { Seat } from '@undercroft/kernel';
import { heroOf } from '../content/cards.ts';
import { FORMS, type Form, type Score } from '../content/types.ts';
import { playerOf, type Change, type Fighter, type Table } from '../state.ts';
import { heroCards, rowAt } from './stack.ts';
import { formsOf, heldByArtifacts, heldByCarrying, heldByEffects, heldIn, holds, levelOf, type Held, type Situation } from './standing.ts';

export type Part = 'attack' | 'counter-attack';

/** A score of a hero (DGN-THREAT-05); in a fight also what counts only there. */
export function scoreOf(table: Table, seat: Seat, score: Score, part: Part | null = null, opponent: Fighter | null = null): number {
  const player = playerOf(table, seat);
  if (score === 'life') return player.life;
  if (score === 'level') return levelOf(table, seat);
  let sum = lastingScore(table, seat, score, part, opponent);
  for (const change of table.changes) if (isFor(change, 'hero', seat) && change.form === score) sum += change.n;
  return Math.max(0, sum);
}

/** The score without what lasts only for a while. */
export function lastingScore(table: Table, seat: Seat, score: Form, part: Part | null, opponent: Fighter | null = null): number {
  const player = playerOf(table, seat);
  if (player.hero === null) return 0;
  const level = levelOf(table, seat);
  let sum = at(rowAt(player, level), FORMS.indexOf(score));
  const held = heldIn(player.ready);
  const lasting = heldByArtifacts(player.done);
  const carried = heldByCarrying(player.quests);
  const effects = heldByEffects(table, seat);
  if (held.length > 0 || lasting.length > 0 || carried.length > 0 || effects.length > 0) {
    const now: Situation = { you: seat, target: seat, here: player.space, opponent, host: null, more: 0 };
    for (const one of held) sum += addedBy(table, one, score, part, now);
    if (player.level === level) for (const one of insteadOfLevels(held)) sum += addedBy(table, one, score, part, now);
    for (const one of lasting) sum += addedBy(table, one, score, part, now);
    for (const one of carried) sum += addedBy(table, one, score, part, now);
    for (const one of effects) sum += addedBy(table, one, score, part, now);
  }
  return sum;
}

/** What holds where there is no Level to take. */
const insteadOfLevels = (held: readonly Held[]): readonly Held[] =>
  held.flatMap((one) => (one.standing.is === 'level' ? one.standing.otherwise.map((standing) => ({ ...one, standing })) : []));

const isFor = ({ of }: Change, is: 'hero', seat: Seat): boolean => of.is === is && of.seat === seat;

function addedBy(table: Table, { standing, host }: Held, form: Form, part: Part | null, now: Situation): number {
  if (standing.is !== 'score' || !formsOf(standing.forms, host).includes(form)) return 0;
  if (standing.in !== undefined && (part === null || (standing.in !== 'combat' && standing.in !== part))) return 0;
  // What counts only against somebody counts only in a fight.
  return standing.when === undefined || holds(table, standing.when, { ...now, host }) ? standing.n : 0;
}

/** DGN-FORM-02, DGN-FORM-03, DGN-FORM-07, A-65: Standard as soon as one card shows it. */
export function isStandard(table: Table, seat: Seat, form: Form): boolean {
  // of stacked cards any one.
  for (const card of heroCards(table, seat)) if (heroOf(card).symbols[form] === 'standard') return true;
  const { ready, done } = playerOf(table, seat);
  const shows = ({ standing }: Held): boolean => standing.is === 'standard' && standing.form === form;
  return heldIn(ready).some(shows) || heldByArtifacts(done).some(shows) || heldByEffects(table, seat).some(shows);
}
