// Owns the chances of dice: of a Threat, of an exchange of blows, of the patterns that Chance Quests ask for.

import type { Seat } from '@undercroft/kernel';
import type { Form, Pattern, Roll, Score, Threat } from '../content/types.ts';
import { dieBonus } from '../queries/dice.ts';
import { valueOf } from '../queries/fight.ts';
import { isRolled } from '../queries/quests.ts';
import { scoreOf } from '../queries/scores.ts';
import { playerOf, type Board, type Fighter, type SpaceId } from '../state.ts';

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** That one die shows at least this. */
export const atLeast = (n: number): number => Math.min(1, Math.max(0, (7 - n) / 6));

/** That a hero overcomes a Threat. */
export const overcomes = (board: Board, seat: Seat, { score, target }: Threat, roll: Roll): number =>
  atLeast((typeof target === 'number' ? target : target.base) - bonusFor(board, seat, score, roll));

/** What a hero adds to the die. */
export function bonusFor(board: Board, seat: Seat, score: Score, roll: Roll): number {
  const hero: Fighter = { is: 'hero', seat };
  return scoreOf(board, seat, score) + dieBonus(board, hero, roll, null, playerOf(board, seat).space);
}

/** How an exchange of blows may end. */
export interface Exchange {
  readonly wins: number;
  readonly loses: number;
}

/** The chances of an attack, seen by the attacker; `ahead` is added to his total. */
export function exchange(board: Board, by: Fighter, on: Fighter, form: Form, space: SpaceId, ahead = 0): Exchange {
  const attack = valueOf(board, by, form, 'attack', on, space) + dieBonus(board, by, 'attack', on, space);
  const counter = valueOf(board, on, form, 'counter-attack', by, space) + dieBonus(board, on, 'counter-attack', by, space);
  return exchangeBy(attack + ahead - counter);
}

const known = new Map<number, Exchange>();
/** The same by the difference of what is added to the two dice. */
function exchangeBy(difference: number): Exchange {
  let found = known.get(difference);
  if (found === undefined) {
    let wins = 0;
    let loses = 0;
    for (const one of FACES)
      for (const other of FACES) {
        if (one + difference > other) wins++;
        if (one + difference < other) loses++;
      }
    known.set(difference, (found = { wins: wins / 36, loses: loses / 36 }));
  }
  return found;
}

/** That so many dice, some of which are kept, show what a Chance Quest asks for; with numbers to be marked, that one more is. */
export function shows(pattern: Pattern, kept: readonly number[], marks: readonly (string | number)[], level: number): number {
  if (pattern.need === 'unmarked') return (6 - marks.length) / 6;
  const free = pattern.dice - kept.length;
  let ways = 0;
  const roll = (dice: readonly number[]): void => {
    if (dice.length === pattern.dice) ways += isRolled(pattern, dice, marks, level) ? 1 : 0;
    else for (const face of FACES) roll([...dice, face]);
  };
  roll(kept);
  return ways / 6 ** free;
}
