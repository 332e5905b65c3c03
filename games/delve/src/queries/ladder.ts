// Owns how a skill rolls: the ladder of bubbles, the dice of each mode, the total of a check.

import { missing } from '@undercroft/kernel';
import type { Skill } from '../content/types.ts';
import { sumOf } from '../pieces/dice.ts';
import type { Check, DieMode, Table } from '../state.ts';

/** DLV-SKILL-02, DLV-SKILL-03, DLV-VAR-STACK-01, DLV-VAR-WEB-01: one bubble per step; the modes a skill may be rolled in, the preselected one first. */
const LADDERS = {
  pamphlet: [['D'], ['+0'], ['+2'], ['+2', 'A']],
  stacked: [['D'], ['+0'], ['+2'], ['A+2']],
  web: [['D'], ['+0'], ['A'], ['A+2']],
} as const satisfies Record<string, readonly (readonly [DieMode, ...DieMode[]])[]>;

export function modesOf(table: Table, skill: Skill): readonly [DieMode, ...DieMode[]] {
  const ladder: readonly (readonly [DieMode, ...DieMode[]])[] = LADDERS[table.setup.skillTrack];
  return ladder[table.hero.bubbles[skill] - 1] ?? missing();
}

/** The mode in which a skill is rolled unless another is chosen. */
export const preselected = (table: Table, skill: Skill): DieMode => modesOf(table, skill)[0];

/** The same with so many bubbles, whatever the skill has now. */
export const modesWith = (table: Table, skill: Skill, bubbles: number): readonly DieMode[] =>
  modesOf({ ...table, hero: { ...table.hero, bubbles: { ...table.hero.bubbles, [skill]: bubbles } } }, skill);

/** Modifiers from tests and items (DLV-CHECK-05). */
export function modifierOf(table: Table, check: Check): number {
  const round = table.encounter;
  if (round === null || check.state === 'committed') return check.bonus;
  if (check.purpose === 'attack') return check.bonus + round.attackModifier;
  return check.purpose === 'guard' ? check.bonus + round.guardModifier : check.bonus;
}

export function totalOf(table: Table, check: Check): number {
  // STORM GLASS: the check counts as exactly reaching its target.
  return check.forced ? check.target : sumOf(check.mode, check.dice) + modifierOf(table, check);
}

/** DLV-CHECK-03, DLV-CHECK-04: a total lower than the target fails, any other passes. */
export const passes = (table: Table, check: Check): boolean => totalOf(table, check) >= check.target;

/** With how many of six faces of one die, rolled anew, a check would pass; the other dice stay as they are (DLV-GEM-06). */
export function dieOdds(table: Table, check: Check, die: number): { readonly ways: number; readonly of: 6 } {
  const faces = [1, 2, 3, 4, 5, 6].filter((face) =>
    passes(table, { ...check, dice: check.dice.map((old, at) => (at === die ? face : old)) }),
  );
  return { ways: faces.length, of: 6 };
}
