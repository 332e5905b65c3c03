// Owns exhaustive play: campaigns until everything has come up, and what needs luck or a scene instead.

import { answerWith, botChoice } from '@undercroft/bots';
import { bug, randomFrom, State, type Choice, type Random, type Seat } from '@undercroft/kernel';
import { contentOf, explore } from '@undercroft/testkit';
import { expect, test } from 'vitest';
import { normal } from '../src/bot/heuristic.ts';
import type { FourSuits } from '../src/four-suits.ts';
import { game } from '../src/game.ts';
import { JOB_IDS, jobOf, TECHNIQUE_IDS, techniqueOf } from '../src/content/index.ts';
import { learnable, mpCost } from '../src/queries/choices.ts';
import { characterAt } from '../src/state.ts';
import type { Setup } from '../src/setup.ts';
import { cameUp, GROUPS, usedBy } from './coming-up.ts';
import { cards, character, fightOn, wearing } from './scenes.ts';
import { anySetup } from './random-play.ts';

const GAMES = 180;

/** What comes up in long campaigns only, and not in all of them: techniques of the dearest ranks, and those of one job alone. Each is carried out below. */
const DEAR = TECHNIQUE_IDS.filter((id) => {
  const jobs = JOB_IDS.filter((job) => jobOf(job).techniques.includes(id));
  return techniqueOf(id).rank >= 10 || jobs.length === 1;
}).map((id) => `technique ${id}`);
/** Autolife comes of its technique alone. */
const BY_LUCK: readonly string[] = [...DEAR, 'status autolife'];
/** What the bot has no reason to do, or hardly ever meets; each has its test among those of the rules. */
const SELDOM: readonly string[] = (
  'next-step climb, next-step disarm, in-town dismiss, repack fetch, take-recruit refuse, use-kit keep, use-rope keep, next-step raid, ' +
  'rearrange pass-on, rearrange wear, next-step warp, next-step sell, repack drop, next-step bargain'
).split(', ');
const SELDOM_TOLD = ['character.dismissed', 'item.fetched', 'item.left', 'item.dropped', 'characters.lost', 'fate.gathered'];

/** What the last answers used: told with the position that they led to. */
let used: string[] = [];

/** The bot plays, so that deep things are reached; now and then an answer that leans to what was taken least. */
function leaning(state: State<FourSuits>, seat: Seat, random: Random, rare: () => Choice): Choice {
  const [offer] = state.offers();
  const odd = offer?.decision === 'act' ? 8 : 40;
  const choice = random.below(odd) === 0 ? rare() : botChoice(state, seat, normal, random);
  // Of what a job can learn each has its turn, not only what the bot likes best.
  if (choice.act === 'learn') {
    const unit = Number(choice['unit']);
    const able = learnable(characterAt(state.board, unit));
    const technique = able[random.below(able.length)];
    if (technique !== undefined) return { act: 'learn', unit, technique };
  }
  // Nobody is sent away for nothing.
  const taken: Choice = choice.act === 'dismiss' || choice.act === 'leave' ? botChoice(state, seat, normal, random) : choice;
  used.push(...usedBy(state, taken, offer?.about['unit']));
  return taken;
}
const setups = (random: Random): Setup => {
  const setup = anySetup(random);
  return { ...setup, characters: Math.max(2, setup.characters) };
};

test(`everything comes up in ${GAMES} campaigns`, { timeout: 900_000 }, () => {
  const seen = explore(game, {
    setups,
    seed: 'every card',
    until: GAMES,
    content: contentOf(GROUPS),
    choose: leaning,
    *watch(state, facts) {
      yield* used;
      used = [];
      yield* cameUp(state, facts);
    },
  });
  const { content, acts, events, steps } = seen.never;
  expect(content.filter((one) => !BY_LUCK.includes(one))).toEqual([]);
  expect(acts.filter((one) => !SELDOM.includes(one))).toEqual([]);
  expect(events.filter((one) => !SELDOM_TOLD.includes(one))).toEqual([]);
  expect(steps).toEqual([]);
});

const BLADE = wearing({ weapon: 'longsword-5' });
test.each(TECHNIQUE_IDS)('%s is carried out as it is offered, and paid for', (technique) => {
  const job = JOB_IDS.find((id) => jobOf(id).techniques.includes(technique)) ?? 'knight';
  const own = character({ job, level: 5, base: [12, 9, 12, 14, 20], techniques: [technique], statuses: [], gear: BLADE });
  const fallen = character({
    job: 'knight',
    level: 5,
    hp: technique === 'revive' ? 0 : 5,
    statuses: technique === 'revive' ? ['dead'] : ['slow'],
  });
  const from = fightOn({
    party: [own, fallen],
    monsters: [
      { species: 'ogre', level: 3, health: 90, hp: 90 },
      { species: 'grey-wolf', level: 3, health: 90, hp: 90 },
    ],
    hands: [cards('K♦ 2♦')],
  });
  const state = State.on(from.game, from.seats, from.game.copy(from.board), randomFrom(technique));
  state.start(from.call);
  const choice = answerWith(state.ask(0) ?? bug('nobody is asked'), { act: 'technique', technique });
  expect(choice).toMatchObject({ act: 'technique', technique });
  const played = state.apply(0, choice);
  expect(played.ok).toBe(true);
  expect(state.board.party[0]?.mp).toBe(own.mp - mpCost(technique));
});
