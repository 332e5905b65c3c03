// Owns that a ready party needs no questions and breaks no rule: it is one that its players could have made themselves; and that every question of making one has a good answer at one touch.

import { memberOf, missing, randomFrom, start, type Choice, type State } from '@undercroft/kernel';
import { suggestions } from '@undercroft/parts';
import { LANGUAGES, readyAnswers } from '@undercroft/presentation';
import { expect, test } from 'vitest';
import { JOB_IDS, jobOf, type JobId } from '../src/content/index.ts';
import { READY } from '../src/content/ready.ts';
import { BASE_STATS } from '../src/content/types.ts';
import type { FourSuits } from '../src/four-suits.ts';
import { game } from '../src/game.ts';
import { nextFitting } from '../src/queries/advice.ts';
import { isSkilled } from '../src/queries/gear.ts';
import { weaponIn } from '../src/queries/stats.ts';
import type { Board } from '../src/state.ts';
import { text } from '../src/text/index.ts';
import { NAMES } from '../src/text/words/names.ts';
import { setupOf } from './scenes.ts';

/** Parties in which every job comes up, alone and with others. */
const PARTIES: readonly (readonly JobId[])[] = [
  ...JOB_IDS.map((job) => [job]),
  ...JOB_IDS.map((job, at) => [job, JOB_IDS[(at + 5) % JOB_IDS.length] ?? missing()]),
  ['knight', 'ranger', 'cleric'],
  ['knight', 'berserker', 'cleric', 'wizard'],
  ['knight', 'cleric', 'samurai', 'wizard'],
  ['bard', 'thief', 'gunner', 'alchemist'],
  ['druid', 'lancer', 'ninja', 'ninja'],
];
const partyOf = (jobs: readonly JobId[], party: 'ready' | 'built') => {
  const [job1 = 'choose', job2 = 'choose', job3 = 'choose', job4 = 'choose'] = jobs;
  return setupOf({ characters: jobs.length, job1, job2, job3, job4, party });
};
const asks = (state: State<FourSuits>): string => state.offers()[0]?.decision ?? '';
function answer(state: State<FourSuits>, choice: Choice): void {
  const played = state.apply(state.toAct, choice);
  if (!played.ok) throw new Error(`refused: ${JSON.stringify(choice)}: ${JSON.stringify(played.refusal)}`);
}
/** The first of the two quests that are drawn. */
function firstQuest(state: State<FourSuits>): Choice {
  const asking = state.ask(state.toAct) ?? missing();
  asking.take('take');
  return { act: 'take', card: asking.open()?.options[0] ?? missing() };
}
const whatLies = ({ setup: _setup, ...rest }: Board) => rest;

test.each(PARTIES.map((jobs) => ({ name: jobs.join(', '), jobs })))(
  '[CRD-CHAR-03, CRD-TOWN-04] $name: as the questions could have made it',
  ({ jobs, name }) => {
    const ready = start(game, partyOf(jobs, 'ready'), randomFrom(name));
    expect(asks(ready)).toBe('take-quest');
    const quest = firstQuest(ready);
    answer(ready, quest);
    expect(asks(ready)).toBe('in-town');
    const built = start(game, partyOf(jobs, 'built'), randomFrom(name));
    for (const job of jobs) answer(built, { act: 'raise', stats: [...READY[job].stats] });
    answer(built, quest);
    for (let next = nextFitting(built.board); next !== null; next = nextFitting(built.board)) answer(built, next);
    expect(whatLies(ready.board)).toEqual(whatLies(built.board));
  },
);

test('every ready character holds a weapon it is skilled with, wears armor and carries Water, in every party', () => {
  for (const jobs of PARTIES) {
    const state = start(game, partyOf(jobs, 'ready'), randomFrom('kit'));
    answer(state, firstQuest(state));
    for (const one of state.board.party) {
      const weapon = weaponIn(one)?.weapon ?? missing();
      expect(isSkilled(one.job, weapon), `${one.job}: ${weapon}`).toBe(true);
      expect(Object.values(one.gear).filter((piece) => piece !== null).length, one.job).toBeGreaterThan(1);
      expect(one.items, one.job).toContain('water');
    }
  }
});

test('the setups for a first campaign ask nothing before Town but which quest is taken; those for builders ask who everybody is', () => {
  const asked = (key: string): readonly string[] => {
    const checked = game.checkSetup(text.en.presets.find((one) => one.key === key)?.setup);
    if (!checked.ok) throw new Error(`${key}: ${checked.problem.key}`);
    const state = start(game, checked.setup, randomFrom(key));
    const found: string[] = [];
    while (asks(state) !== 'in-town') {
      found.push(asks(state));
      answer(state, suggestions(state.ask(state.toAct) ?? missing())[0]?.choice ?? state.randomChoice(state.toAct, randomFrom('quest')));
    }
    return found;
  };
  for (const key of ['ready', 'four', 'pair', 'two-players']) expect(asked(key), key).toEqual(['take-quest']);
  expect(asked('build')).toEqual([...Array.from({ length: 4 }, () => ['take-job', 'raise-stats']).flat(), 'take-quest']);
  expect(asked('alone')).toEqual(['take-job', 'raise-stats', 'take-quest']);
});

test('whoever makes a party by hand finds a good spread for the job at one touch, said in every language with what it moves', () => {
  for (const job of JOB_IDS) {
    const state = start(game, partyOf([job], 'built'), randomFrom(job));
    const [offer = missing()] = state.offers();
    const [found = missing(), ...others] = suggestions(state.ask(state.toAct) ?? missing());
    expect(others).toEqual([]);
    expect(found.choice).toEqual({ act: 'raise', stats: BASE_STATS.filter((stat) => READY[job].stats.includes(stat)) });
    for (const language of LANGUAGES) {
      const [words = missing()] = readyAnswers(text[language], state.view(state.toAct), offer, [found]);
      expect(words.label).toContain(NAMES[language].jobs[job].name);
      expect(words.detail).toMatch(/\d → \d/);
    }
  }
});

test('whoever takes every suggestion begins with somebody who stands in front and has somebody who heals', () => {
  const state = start(game, setupOf({ characters: 4 }), randomFrom('suggested'));
  while (asks(state) !== 'take-quest') {
    const asked = asks(state);
    const [offer = missing()] = state.offers();
    const found = suggestions(state.ask(state.toAct) ?? missing());
    if (asked === 'take-job') {
      const words = readyAnswers(text.en, state.view(state.toAct), offer, found).map(({ label }) => label);
      expect(words).toEqual(found.map(({ choice }) => NAMES.en.jobs[memberOf(JOB_IDS, choice['job'])].name));
    }
    answer(state, found[0]?.choice ?? missing());
  }
  const jobs = state.board.party.map(({ job }) => job);
  expect(jobOf(jobs[0] ?? missing()).row).toBe('near');
  expect(jobs.some((job) => jobOf(job).techniques.includes('mend'))).toBe(true);
  expect(new Set(jobs).size).toBe(4);
});

test('a party is built unless something else is agreed, and then its table is as it was before there was a choice', () => {
  const built = start(game, setupOf({ characters: 1, job1: 'knight' }), randomFrom('built'));
  expect(asks(built)).toBe('raise-stats');
  expect(Object.keys(built.board.setup)).toEqual(['characters', 'players', 'job1', 'job2', 'job3', 'job4']);
});
