// Owns exhaustive play: games until every card, option, question, step, act and event has come up, and what needs a scene instead.

import { botChoice } from '@undercroft/bots';
import { State, type Choice, type Random, type Seat } from '@undercroft/kernel';
import {
  contentOf,
  coverageGaps,
  coverageSummary,
  coverageText,
  expectGolden,
  explore,
  scripted,
  type Beyond,
  type Coverage,
} from '@undercroft/testkit';
import { expect, test } from 'vitest';
import { normal } from '../src/bot/heuristic.ts';
import { MAP_IDS, mapOf } from '../src/content/cards.ts';
import { REALMS } from '../src/content/types.ts';
import type { Dungeoneer } from '../src/dungeoneer.ts';
import { game } from '../src/game.ts';
import { ringsOf } from '../src/queries/map.ts';
import { isGraded, type Setup } from '../src/setup.ts';
import { cameUp, GROUPS } from './coming-up.ts';
import { attackIn, attempt, questing } from './quest-scenes.ts';
import { anySetup, restless } from './random-play.ts';

const GAMES = 1000;

const BEAR = 'the-bear-that-ate-its-stars';

const BEYOND: readonly Beyond[] = [
  {
    names: [`quest completed ${BEAR}`],
    why: 'It takes four wounds on the strongest monster of all, and hardly anybody who plays so loosely lives that long: nobody tries.',
    scene: slain,
  },
];

/** The Bear has three wounds already, and loses the last Life to a counter-attack. */
function slain(): ReadonlySet<string> {
  const from = questing(
    { hero: 'brother-dunstable', at: 'the-impact', quests: [BEAR] },
    {
      quest: [BEAR, { wounds: 3 }],
      map: [
        ['map-last-cellar', 0, 0],
        ['last-milestone', 0, 0],
        ['the-impact', 0, 1],
      ],
    },
  );
  const state = State.on(from.game, from.seats, from.game.copy(from.board), scripted([1, 6]));
  const names = new Set(cameUp(state, state.begin(from.call)));
  for (const choice of [attempt(BEAR), attackIn('melee')]) {
    const played = state.apply(state.toAct, choice);
    if (!played.ok) throw new Error(`the scene is wrong: ${JSON.stringify(played.refusal)}`);
    for (const name of cameUp(state, played.facts)) names.add(name);
  }
  return names;
}

/** Several grades take longer, until everybody has reached the next one. */
const LONG = 40;
function setups(random: Random): Setup {
  const setup = anySetup(random);
  return isGraded(setup) ? { ...setup, rounds: LONG } : setup;
}

/** The Bear is left alone: whether it is slain now and then would be a matter of luck. */
function leaning(state: State<Dungeoneer>, seat: Seat, random: Random, rare: () => Choice): Choice {
  const choice = leaningTo(state, seat, random, rare);
  return choice.act === 'attempt' && choice['quest'] === BEAR ? { act: 'end' } : choice;
}

/**
 * A third of the choices play to win, so that Quests are completed, and two thirds where there are several grades; the others are random, or the
 * one that was taken least.
 */
function leaningTo(state: State<Dungeoneer>, seat: Seat, random: Random, rare: () => Choice): Choice {
  const kind = random.below(3);
  if (kind === 0 || (kind === 2 && isGraded(state.board.setup))) return botChoice(state, seat, normal, random);
  return kind === 1 ? rare() : restless(state, seat, random);
}

test(`everything comes up in ${GAMES} games, except what is listed, and nothing that is listed`, { timeout: 900_000 }, () => {
  const seen = explore(game, {
    setups,
    seed: 'every card',
    until: GAMES,
    content: contentOf(GROUPS),
    choose: leaning,
    watch: cameUp,
  });
  const coverage: Coverage = {
    game: 'dungeoneer',
    by: 'games/dungeoneer/tests/explore.test.ts',
    seen,
    groups: GROUPS,
    beyond: BEYOND,
    note: 'A question counts when it was asked, a card as used when its price was paid.',
  };
  console.log(coverageSummary(coverage));
  const { unlisted, listed } = coverageGaps(coverage);
  expect(unlisted, 'these never came up: build a scene for them in BEYOND, or say why they cannot occur').toEqual([]);
  expect(listed, 'these do come up, or are no longer there: take them out of BEYOND').toEqual([]);
  expectGolden(new URL('../../../docs/coverage-dungeoneer.md', import.meta.url), coverageText(coverage));
});

test('scenes reach what games do not', { timeout: 300_000 }, () => {
  for (const { names, scene } of BEYOND) if (scene !== null) expect([...scene()]).toEqual(expect.arrayContaining([...names]));
});

test('[DGN-SETUP-05] any four Passages fit around any Entrance of their realm (A-04)', () => {
  for (const realm of REALMS) {
    const cards = MAP_IDS.filter((id) => mapOf(id).realm === realm && mapOf(id).kind === 'passage' && mapOf(id).entrance !== 'always');
    for (const entrance of MAP_IDS.filter((id) => mapOf(id).realm === realm && mapOf(id).entrance !== null))
      for (const four of foursOf(cards.filter((card) => card !== entrance))) expect(ringsOf(entrance, four), four.join()).not.toEqual([]);
  }
});

function* foursOf<V>(of: readonly V[], taken: readonly V[] = []): Iterable<readonly V[]> {
  if (taken.length === 4) yield taken;
  else for (const [i, one] of of.entries()) yield* foursOf(of.slice(i + 1), [...taken, one]);
}
