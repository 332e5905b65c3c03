// Owns exhaustive play: games until every card, tile, tactic, option, question, step, act and event has come up, and what needs a scene instead.

import { botChoice } from '@undercroft/bots';
import type { Choice, Random, Seat, State } from '@undercroft/kernel';
import {
  contentOf,
  coverageGaps,
  coverageSummary,
  coverageText,
  expectGolden,
  explore,
  type Beyond,
  type Coverage,
} from '@undercroft/testkit';
import { expect, test } from 'vitest';
import { bots } from '../src/bot/index.ts';
import type { Cavern } from '../src/cavern.ts';
import { game } from '../src/game.ts';
import { cameUp, GROUPS } from './coming-up.ts';
import { anySetup } from './random-play.ts';

const GAMES = 150;

const BEYOND: readonly Beyond[] = [
  {
    names: ['adventure won A4', 'adventure won A5', 'adventure won A6', 'adventure won A7'],
    why: 'Whoever answers at random half of the time loses them; balance.test.ts counts how often bots win them.',
    scene: null,
  },
  {
    names: [
      'question item-left CAV-CAMP-04',
      'act keep-items leave',
      'event item.brought',
      'event item.left',
      'step item-left CAV-CAMP-04',
      'step item-left CAV-CAMP-04/a',
      'step items-kept CAV-CAMP-04',
    ],
    why: 'These games stand alone: only the next game of a story has anything brought along. Reached in tests/rules/setup.test.ts.',
    scene: null,
  },
  {
    names: ['question close-in CAV-GEO-14/b', 'question close-in CAV-MONSTER-11/b'],
    why: 'Every square beside the hero has to be taken first. Reached in tests/rules/monster.test.ts.',
    scene: null,
  },
  {
    names: ['event monster.unplaced'],
    why: 'Old Shaft has nine squares, and at most seven monsters come with it: the clause of A6 is a safety net.',
    scene: null,
  },
  {
    names: ['question lay-double CAV-GEO-14'],
    why: 'The cells beyond the door are taken, and two other edges are equally close. Reached in tests/rules/review-cavern.test.ts.',
    scene: null,
  },
  {
    names: ['event power.kept'],
    why: 'Rare at random: the one daily power that stays up after a miss has to be learned, used and missed with. Reached in tests/rules/power.test.ts.',
    scene: null,
  },
  {
    names: ['event tile.unheld', 'event tiles.topped', 'event stack.empty'],
    why: 'The map is all but sealed, or all tiles lie. Reached in tests/rules/explore.test.ts.',
    scene: null,
  },
];

/** Half of the answers are given to win, so that adventures reach their ends; the others lean to what was taken least. */
function leaning(state: State<Cavern>, seat: Seat, random: Random, rare: () => Choice): Choice {
  return random.below(2) > 0 ? botChoice(state, seat, bots.normal, random) : rare();
}

test(`everything comes up in ${GAMES} games, except what is listed, and nothing that is listed`, { timeout: 900_000 }, () => {
  const seen = explore(game, {
    setups: anySetup,
    seed: 'every card',
    until: GAMES,
    content: contentOf(GROUPS),
    choose: leaning,
    watch: cameUp,
  });
  const coverage: Coverage = {
    game: 'cavern',
    by: 'games/cavern/tests/explore.test.ts',
    seen,
    groups: GROUPS,
    beyond: BEYOND,
    note: 'A question counts when it was asked, an item as used when it was discarded.',
  };
  console.log(coverageSummary(coverage));
  const { unlisted, listed } = coverageGaps(coverage);
  expect(unlisted, 'these never came up: build a scene for them in BEYOND, or say why they cannot occur').toEqual([]);
  expect(listed, 'these do come up, or are no longer there: take them out of BEYOND').toEqual([]);
  expectGolden(new URL('../../../docs/coverage-cavern.md', import.meta.url), coverageText(coverage));
});
