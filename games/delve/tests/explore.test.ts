// Owns exhaustive play: random games until every card, item, keyword, verb, step, act and event has come up, and what needs a scene instead.

import { State, type Choice, type Random, type Seat } from '@undercroft/kernel';
import {
  coverageGaps,
  coverageSummary,
  coverageText,
  explore,
  scripted,
  type Beyond,
  type Coverage,
  type Explored,
  type Scene,
} from '@undercroft/testkit';
import { expect, test } from 'vitest';
import type { Delve } from '../src/delve.ts';
import { game } from '../src/game.ts';
import { CONTENT, GROUPS, Watch } from './coming-up.ts';
import { expectSame } from './goldens.ts';
import { anySetup, stray } from './random-play.ts';
import { openingOf, reprinted } from './scenes.ts';

const GAMES = 1500;
/** In the long form so many times as many games are played. */
const LONGER = 50;
const soaking = process.env['UNDERCROFT_SOAK'] === '1';

const BEYOND: readonly Beyond[] = [
  {
    names: ['act guard-with guard', 'question opening DLV-TEST-10'],
    why: 'No card of the three packs has both AMBUSH and GUARD, so the skill of an AMBUSH check is never a choice. The scene prints GUARD on the card of an AMBUSH.',
    scene: () =>
      reprinted('BRN-106', { keywords: [{ key: 'AMBUSH' }, { key: 'GUARD', skills: ['AGL', 'DEF'] }] }, () =>
        cameUpIn(openingOf('BRN-106'), [{ act: 'guard', skill: 'AGL' }], [3, 3]),
      ),
  },
];

/** Mostly as the long tests play; now and then, and more often at questions that are rare, the option that was taken least. */
const LEANS: Readonly<Record<string, number>> = { 'play-on': 1, collect: 0.5, 'try-reward': 0.5, between: 0 };
function leaning(state: State<Delve>, seat: Seat, random: Random, rare: () => Choice): Choice {
  const lean = LEANS[state.offers()[0]?.decision ?? ''] ?? 0.25;
  return random.real() < lean ? rare() : stray(state, seat, random);
}

function played(games: number): Explored {
  const watch = new Watch();
  return explore(game, {
    setups: anySetup,
    seed: 'every card',
    until: games,
    content: CONTENT,
    choose: leaning,
    watch: (state, facts) => watch.told(state, facts),
  });
}

/** Everything that came up on the way through a scene, under the names of the report. */
function cameUpIn(from: Scene<Delve>, choices: readonly Choice[], outcomes: readonly number[]): ReadonlySet<string> {
  const names = new Set<string>();
  const watch = new Watch();
  const state = State.on(from.game, from.seats, from.game.copy(from.board), scripted(outcomes));
  state.audit = { raised: () => {}, stepped: (_, procedure, step) => void names.add(`step ${procedure} ${step}`) };
  for (const name of watch.told(state, state.begin(from.call))) names.add(name);
  for (const choice of choices) {
    names.add(`act ${state.offers()[0]?.decision} ${choice.act}`);
    const applied = state.apply(state.toAct, choice);
    if (!applied.ok) throw new Error(`the scene is wrong: ${JSON.stringify(applied.refusal)}`);
    for (const name of watch.told(state, applied.facts)) names.add(name);
    for (const fact of applied.facts) names.add(`event ${fact.type}`);
  }
  return names;
}

const coverageOf = (seen: Explored): Coverage => ({
  game: 'delve',
  by: 'games/delve/tests/explore.test.ts',
  seen,
  groups: GROUPS,
  beyond: BEYOND,
  note: 'A keyword counts when it made a difference, an item as used when it did something, a question when it was asked.',
});

test(`everything comes up in ${(soaking ? GAMES * LONGER : GAMES).toLocaleString('en')} games, except what is listed, and nothing that is listed`, () => {
  const coverage = coverageOf(played(soaking ? GAMES * LONGER : GAMES));
  console.log(coverageSummary(coverage));
  const { unlisted, listed } = coverageGaps(coverage);
  expect(unlisted, 'these never came up: build a scene for them in BEYOND, or say why they cannot occur').toEqual([]);
  expect(listed, 'these do come up, or are no longer there: take them out of BEYOND').toEqual([]);
  if (!soaking) expectSame(new URL('../../../docs/coverage-delve.md', import.meta.url), coverageText(coverage));
});

test.each(BEYOND.flatMap(({ names, scene }) => (scene === null ? [] : [{ names, scene }])))(
  'a scene reaches $names',
  ({ names, scene }) => {
    expect([...scene()]).toEqual(expect.arrayContaining([...names]));
  },
);
