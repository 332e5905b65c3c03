// Owns that what is told of an action before it is chosen follows the rules that carry it out.

import { expect, test } from 'vitest';
import { multiplierMean, rankChance } from '../src/queries/odds.ts';
import { chanceOf, prospectsOf } from '../src/queries/merits.ts';
import { effectProspects } from '../src/queries/prospects.ts';
import { statOf } from '../src/queries/stats.ts';
import { HEALING } from '../src/content/scales.ts';
import { boardWith, character, M1, rolf, tess, wanda } from './scenes.ts';

const foe = { species: 'grey-wolf', hp: 40, health: 40 } as const;
const mean = (of: readonly { readonly hp: number }[]): number => of.reduce((sum, { hp }) => sum + hp, 0);

test('[CRD-JOB-BERSERKER-02] Rage is told with the multiplier that it adds to its own blow', () => {
  const board = boardWith({ party: [character({ job: 'berserker', base: [8, 4, 8, 3, 4] })], monsters: [foe] });
  const [blow, rage] = [prospectsOf(board, 0, { act: 'attack', target: M1 }), prospectsOf(board, 0, { act: 'intrinsic' })];
  const attack = statOf(board, 0, 'attack');
  expect(mean(rage) - mean(blow)).toBeCloseTo(attack, 5);
  expect(board.party[0]?.statuses, 'nothing is added by looking').toEqual([]);
});

test('[CRD-HEX-03, CRD-HEX-06] a willing ally makes no Will save, a Confused caster has none', () => {
  const effect = { do: 'hex', who: 'one', status: 'blind', grade: 'med' } as const;
  const chance = (statuses: readonly 'confuse'[], on: number): number =>
    effectProspects(boardWith({ party: [wanda({ statuses }), rolf()], monsters: [foe] }), 0, effect, [on])?.[0]?.chance ?? -1;
  expect(chance([], 1)).toBeGreaterThan(chance(['confuse'], 1));
  expect(chance(['confuse'], 1)).toBeGreaterThan(0);
});

test('[CRD-HEX-04] Unhealing gives the Undead base times multiplier, no more than they lack', () => {
  const effect = { do: 'unheal', who: 'one', grade: 'med' } as const;
  const on = (hp: number) => boardWith({ party: [wanda()], monsters: [{ species: 'skeleton', hp, health: 400, statuses: ['undead'] }] });
  const regained = (hp: number): number => -(effectProspects(on(hp), 0, effect, [M1])?.[0]?.hp ?? 0);
  const base = statOf(on(1), 0, 'force') + HEALING.med;
  expect(regained(1)).toBeGreaterThan(base);
  expect(regained(1)).toBeLessThanOrEqual(base * multiplierMean(on(1).fate, 0, false));
  expect(regained(395)).toBeLessThanOrEqual(5);
  expect(regained(400)).toBeCloseTo(0, 10);
});

test('[CRD-JOB-THIEF-03] a theft is told with the chance of its Skill check', () => {
  const board = boardWith({ party: [tess()], monsters: [{ ...foe, treasure: 'pile' }] });
  const odds = chanceOf(board, 0, { act: 'intrinsic', target: M1 });
  expect((odds?.ways ?? 0) / (odds?.of ?? 1)).toBeCloseTo(rankChance(board.fate, statOf(board, 0, 'skill') + 2), 2);
});
