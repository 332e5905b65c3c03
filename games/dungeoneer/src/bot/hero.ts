// Owns the Hero Phase of a bot: what is done first, where it goes, and when it stops.

import { at, pileSize, type Choice, type Scalar, type Seat } from '@undercroft/kernel';
import { mapOf, questOf, type QuestId } from '../content/cards.ts';
import type { Amount } from '../content/types.ts';
import { deckNow, placesFor } from '../queries/building.ts';
import { rivals } from '../queries/lord.ts';
import { maySpend } from '../queries/moves.ts';
import { attemptable, attemptPrice, deliverable, pickable, questIn, questsOf, searchable } from '../queries/quests.ts';
import { isGraded } from '../setup.ts';
import { ENTERED, placeOf, playerOf, type Board, type Space, type SpaceId } from '../state.ts';
import { bestPlay } from './cards.ts';
import { goalsOf, isInOtherRealm, type Goal, type Mind } from './plan.ts';
import { others } from './seen.ts';
import { GLORY, lifeWorth, perilWorth } from './worth.ts';

/** In this order: what completes a Quest, what is worth playing, the way to the goal, looking for places, collecting, and the end. */
export function heroChoice(
  mind: Mind,
  acts: readonly Scalar[],
  challengeOf: (mind: Mind, names: readonly Scalar[]) => Choice | null,
): Choice {
  const can = (act: string): boolean => acts.includes(act) && (act !== 'explore' || isAnyLeftToFit(mind));
  return (
    (can('deliver') ? questAct(mind, 'deliver') : null) ??
    (can('pick-up') ? questAct(mind, 'pick-up') : null) ??
    (can('rise') ? { act: 'rise' } : null) ??
    (can('play') || can('use') ? bestPlay(mind, 'hero', null) : null) ??
    (can('attempt') ? attemptNow(mind) : null) ??
    (can('search') ? searchNow(mind) : null) ??
    (can('challenge') ? rivalNow(mind, challengeOf) : null) ??
    (can('step') || can('sewer') || can('portal') ? (hunt(mind, challengeOf) ?? toOtherRealm(mind) ?? wayOn(mind)) : null) ??
    (can('explore') && isMissing(mind) ? { act: 'explore' } : null) ??
    (can('step') ? gather(mind) : null) ??
    (can('explore') && isMapSmall(mind) ? { act: 'explore' } : null) ?? { act: 'end' }
  );
}

function questAct({ board, seat }: Mind, act: 'deliver' | 'pick-up'): Choice | null {
  const [quest] = act === 'deliver' ? deliverable(board, seat) : pickable(board, seat).filter((one) => !isCarried(board, one));
  return quest === undefined ? null : { act, quest };
}
const isCarried = (board: Mind['board'], quest: QuestId): boolean =>
  board.players.some(({ quests }) => quests.some((one) => one.quest === quest && one.carried));

/** An attempt that has a chance; nobody dies for a monster that he cannot beat. */
function attemptNow({ board, seat, ways }: Mind): Choice | null {
  const possible = attemptable(board, seat);
  const one = goalsOf(board, seat, ways).find((goal) => possible.includes(goal.quest) && isWorthTrying(board, seat, goal));
  return one === undefined ? null : { act: 'attempt', quest: one.quest };
}

/** A completed Quest is worth a hundred; what a failure costs is on its card. */
function isWorthTrying(board: Board, seat: Seat, { quest, chance }: Goal): boolean {
  const { completion } = questOf(quest);
  const { life } = playerOf(board, seat);
  const one = questIn(board, seat, quest);
  switch (completion.by) {
    case 'slay':
      return chance > 0.16 && (life > 2 || chance > 0.5);
    case 'sacrifice':
    case 'escort':
      return true;
    case 'chance':
      // What costs nothing is always tried; what costs Glory, with a fair chance.
      return attemptPrice(one)?.glory === 0 || chance > 0.1;
    case 'threat':
    case 'threats': {
      const wounds = completion.fail.reduce((sum, effect) => sum + (effect.do === 'wound' ? amountOf(effect.n) : 0), 0);
      return chance > 0.1 && chance * 100 > (1 - chance) * wounds * lifeWorth(board, seat);
    }
  }
}
const amountOf = (n: Amount): number => (typeof n === 'number' ? n : n.base);

function searchNow({ board, seat, goal }: Mind): Choice | null {
  const possible = searchable(board, seat);
  const quest = possible.find((one) => one === goal?.quest) ?? possible[0];
  return quest === undefined ? null : { act: 'search', quest };
}

/** Rivals are fought with what is left over, when the way does not need it. */
function rivalNow(mind: Mind, challengeOf: (mind: Mind, names: readonly Scalar[]) => Choice | null): Choice | null {
  const { board, seat, goal } = mind;
  const { movement } = playerOf(board, seat);
  if (goal !== null && goal.at >= 0 && goal.steps > 0 && goal.steps <= movement && goal.steps + 1 > movement) return null;
  return challengeOf(mind, rivals(board, seat));
}

/** Whether no Quest that is left could make the hero win: then only the end of the others does. */
function isOver({ board, seat, goal }: Mind): boolean {
  if (goal === null || goal.turns > 1e5) return true;
  const left = questsOf(board, seat).length + pileSize(board.quests);
  return !isGraded(board.setup) && playerOf(board, seat).done.length + left < 3;
}

/** A hero without a Quest goes after the others, where the odds are good. */
function hunt(mind: Mind, challengeOf: (mind: Mind, names: readonly Scalar[]) => Choice | null): Choice | null {
  const { board, seat, ways } = mind;
  if (!isOver(mind) || playerOf(board, seat).attacked) return null;
  let best: { readonly to: SpaceId; readonly cost: number } | null = null;
  for (const other of others(board, seat)) {
    const to = playerOf(board, other).space;
    const cost = ways.cost[to] ?? Number.POSITIVE_INFINITY;
    if (cost === Number.POSITIVE_INFINITY || cost >= (best?.cost ?? Number.POSITIVE_INFINITY)) continue;
    if (challengeOf(mind, [`hero ${other}`]) !== null) best = { to, cost };
  }
  const first = best === null ? null : ways.first[best.to];
  return first === null || first === undefined ? null : { ...first };
}

/** The first step towards the other realm, where the place of the Quest lies undrawn. */
export function toOtherRealm({ board, seat, goal, ways }: Mind): Choice | null {
  if (goal === null || goal.at >= 0 || !isInOtherRealm(board, seat, goal.quest)) return null;
  const { realm } = placeOf(board, seat);
  let best: SpaceId = -1;
  board.spaces.forEach((space, id) => {
    if (space.realm !== realm && at(ways.cost, id) < (best < 0 ? Number.POSITIVE_INFINITY : at(ways.cost, best))) best = id;
  });
  const first = best < 0 ? null : ways.first[best];
  return first === null || first === undefined ? null : { ...first };
}

/** With Glory still to be gathered, a hero who could be there in a turn gathers first. */
const isGathering = ({ board, seat, goal }: Mind): boolean =>
  goal !== null && goal.short > 0 && goal.steps <= playerOf(board, seat).movement + 2;

/** The first step towards the goal. */
export function wayOn(mind: Mind): Choice | null {
  const { board, seat, goal, ways } = mind;
  if (goal === null || goal.at < 0 || goal.at === playerOf(board, seat).space || !maySpend(board, seat) || isGathering(mind)) return null;
  const first = ways.first[goal.at];
  return first === null || first === undefined ? null : { ...first };
}

/** exploring costs nothing where no card that is left fits, so it could be done for ever. */
const isAnyLeftToFit = ({ board }: Mind): boolean =>
  deckNow(board).some(({ cards }) => cards.some((card) => placesFor(board, card).length > 0));

/** A map that is still to grow: with a few spaces there is little to collect, and the next Quest may be anywhere. */
const isMapSmall = ({ board }: Mind): boolean => board.spaces.length < 7 + board.players.length;

/** Whether a Quest of one's own waits for a place that nobody has found yet. */
const isMissing = ({ board, seat, goal, ways }: Mind): boolean =>
  goal === null ||
  (goal.at < 0 && !isInOtherRealm(board, seat, goal.quest)) ||
  // One that lies far off, or can hardly be done, is no reason to leave the others unfound.
  (goal.turns > 5 && goalsOf(board, seat, ways).some(({ at, quest }) => at < 0 && !isInOtherRealm(board, seat, quest)));

/** A new space with more Glory than Peril, as far as the points go. */
export function gather({ board, seat, ways, goal }: Mind): Choice | null {
  const { space, movement } = playerOf(board, seat);
  // Whoever stands where he wants to be stays.
  if (goal !== null && goal.at === space && goal.chance > 0 && goal.short === 0) return null;
  const worthAt = ({ card }: Space, to: SpaceId): number => {
    const cost = at(ways.cost, to);
    if (to === space || cost > movement || (at(board.marks, to) & ENTERED) !== 0) return 0;
    const { glory, peril } = mapOf(card);
    return GLORY * glory - perilWorth(board, seat) * peril - 0.5 * cost;
  };
  const worths = board.spaces.map(worthAt);
  const most = Math.max(0, ...worths);
  const first = most === 0 ? null : ways.first[worths.indexOf(most)];
  return first === null || first === undefined ? null : { ...first };
}
