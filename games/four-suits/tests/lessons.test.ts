// Owns that what is told of a level before its stats are chosen is what it then brings.

import { check } from '@undercroft/testkit';
import { expect, test } from 'vitest';
import { broughtBy, KNOWN, lessonsOf, spOfLevel } from '../src/queries/lessons.ts';
import { raised } from '../src/queries/stats.ts';
import { game } from '../src/game.ts';
import { boardWith, campOn, fate, wanda } from './scenes.ts';

/** Force 4 and Skill 6: one more INT makes it 7. */
const novice = wanda({ base: [2, 4, 5, 8, 6], level: 3, sp: 0, techniques: ['bolt'] });
const wiser = { ...novice, base: raised(novice.base, ['int']) };

test('[CRD-LEVEL-10, CRD-LEVEL-11] the SP of a level with and without a point of INT are those that it gives', () => {
  expect([spOfLevel(novice), spOfLevel(wiser)]).toEqual([18, 21]);
  for (const [stat, sp] of [
    ['con', 18],
    ['int', 21],
  ] as const)
    check(
      campOn({ town: true, party: [{ ...novice, level: 2, exp: 40 }] }),
      [{ act: 'level', unit: 0 }, fate('3♥'), { act: 'raise', stats: [stat, 'wis'] }],
      [['character.taught', { sp }]],
    );
});

test('[CRD-LEVEL-15] a technique is known, within reach of the SP of this level, or so many levels away', () => {
  const levels = Object.fromEntries(lessonsOf(novice).map((one) => [one.technique, one.levels]));
  // 18 SP now; level 4 adds 24, level 5 another 30, level 6 another 36.
  expect(levels).toEqual({ bolt: KNOWN, fire: 0, splash: 1, tremor: 1, torrent: 1, quake: 2, halt: 2, nova: 3 });
});

test('a point of INT brings within reach what the SP of this level cannot pay without it, and no other stat does', () => {
  expect(broughtBy(novice, wiser)).toEqual(['splash']);
  const [figures] = game.view(boardWith({ party: [novice], town: true }), 0).reckoned.characters;
  expect(figures?.brings).toEqual({ str: [], dex: [], con: [], int: ['splash'], wis: [] });
});
