// Owns the bot that plays to win: one answer for every question the game asks, from its view alone.

import type { Bot, Seen } from '@undercroft/bots';
import { randomAnswer, type Choice, type Scalar, type Seat } from '@undercroft/kernel';
import { adventureOf, heroOf, mapOf, questOf, type AdventureId, type HeroId, type MapId, type QuestId } from '../content/cards.ts';
import { FORMS, type Form, type SacrificePrice } from '../content/types.ts';
import { timeAt } from '../queries/hand.ts';
import { readPlace } from '../queries/map.ts';
import { isStandard, scoreOf } from '../queries/scores.ts';
import { boostsFor, pricesFor, questIn, stepsLeft } from '../queries/quests.ts';
import { placeOf, playerOf, seatsFrom, type About, type Board } from '../state.ts';
import type { View } from '../view.ts';
import { best, optionsOf, picking, type Answer } from './answer.ts';
import { ASKED } from './asked.ts';
import { bestPlay } from './cards.ts';
import { heroChoice } from './hero.ts';
import { bestEncounter, challengeWorth, minionStrike, putWhere } from './lord.ts';
import { bonusFor, overcomes } from './odds.ts';
import { goalsOf, waysFrom, type Goal, type Mind, type Ways } from './plan.ts';
import { boardOf, others } from './seen.ts';
import { danger, GLORY, handWorth, lossOf, PERIL, readyWorth } from './worth.ts';

/** The ways and the goal are found only when a question needs them: most are answered without. */
function mindOf(view: View): Mind {
  const board = boardOf(view);
  const { seat } = view;
  let ways: Ways | null = null;
  let goal: Goal | null | undefined;
  return {
    board,
    seat,
    get ways() {
      const { alive, space } = playerOf(board, seat);
      return (ways ??= alive && space >= 0 ? waysFrom(board, seat) : { cost: [], first: [] });
    },
    get goal() {
      if (goal === undefined) goal = this.ways.cost.length === 0 ? null : (goalsOf(board, seat, this.ways)[0] ?? null);
      return goal;
    },
  };
}

/** At a moment for everybody: something that is worth its price, a good Challenge, getting up; else nothing. */
const special: Answer = ({ asking, offer }, mind) => {
  const about = (offer.about['about'] ?? null) as About | null;
  const acts = asking.open()?.options ?? [];
  const { seat, board } = mind;
  const play = bestPlay(mind, timeAt(board, seat, about), about);
  if (play !== null) return play;
  if (acts.includes('rise') && board.turn !== seat) return { act: 'rise' };
  return { act: 'pass' };
};

const challengeOf = ({ board, seat }: Mind, names: readonly Scalar[]): Choice | null => {
  const forms = FORMS.filter((form) => isStandard(board, seat, form));
  const all = names.flatMap((on) => forms.map((form) => ({ on: String(on), form, worth: challengeWorth(board, seat, String(on), form) })));
  const one = best(all, ({ worth }) => worth);
  return one === undefined || one.worth <= 0 ? null : { act: 'challenge', on: one.on, form: one.form };
};

/** Where a map card is laid: a place that a Quest of one's own asks for near by, others far away; else where the way goes on. */
function placeWorth({ board, seat }: Mind, card: MapId, where: string): number {
  const { x, y } = readPlace(where);
  const at = board.spaces[playerOf(board, seat).space];
  const far = at === undefined ? 0 : Math.abs(at.x - x) + Math.abs(at.y - y);
  const { quests, sealed } = playerOf(board, seat);
  const mine = [...quests.map(({ quest }) => quest), ...(sealed.cards as QuestId[]), ...board.global.map(({ quest }) => quest)];
  const wanted = mine.some((quest) => names(quest, card));
  const theirs = others(board, seat).some((other) => playerOf(board, other).quests.some(({ quest }) => names(quest, card)));
  return wanted ? -far : theirs ? 0.5 * far : -0.3 * Math.abs(far - 1);
}
function names(quest: QuestId, card: MapId): boolean {
  const { at, completion } = questOf(quest);
  return ('maps' in at && at.maps.includes(card)) || (completion.by === 'escort' && completion.to === card);
}

const strongest = picking('choose', 'hero', (_mind, value) => {
  const rows = heroOf(value as HeroId).rows[0] as readonly [number, number, number];
  return rows[0] + rows[1] + 1.5 * rows[2];
});

/** DGN-OPT-SPIKE-01: a point for certain, or the roll; whoever has points left over takes no chances. */
function isWorthDodging({ board, seat, goal }: Mind): boolean {
  const { obstacle } = mapOf(placeOf(board, seat).card);
  const { movement } = playerOf(board, seat);
  if (obstacle === null || obstacle.kind === 'hazard') return false;
  const fails = 1 - overcomes(board, seat, obstacle.threat, obstacle.kind);
  const needed = goal !== null && goal.at >= 0 && goal.steps >= movement;
  return fails * (obstacle.kind === 'spikes' ? 16 : 7) > (needed ? 5 : 2);
}

const ANSWERS: Readonly<Record<string, Answer>> = {
  ...ASKED,
  hero: ({ asking }, mind) => heroChoice(mind, asking.open()?.options ?? [], challengeOf),
  special,
  respond: (_seen, mind) => bestPlay(mind, 'response', null) ?? { act: 'pass' },
  dungeonlord: ({ asking }, mind) => {
    const acts = asking.open()?.options ?? [];
    const play = bestPlay(mind, 'dungeonlord', null);
    if (play !== null && mind.board.combats.length === 0) return play;
    const encounter = acts.includes('encounter') ? bestEncounter(mind) : null;
    if (encounter !== null && encounter.worth > 0) return encounter.choice;
    return { act: acts.includes('attack') ? 'attack' : 'end' };
  },
  challenge: (seen, mind) => {
    const acts = seen.asking.open()?.options ?? [];
    const strike = acts.includes('minion') ? minionStrike(mind) : null;
    if (strike !== null) return strike;
    return (acts.includes('challenge') ? challengeOf(mind, optionsOf(seen, 'challenge')) : null) ?? { act: 'pass' };
  },
  avenge: (_seen, mind) => minionStrike(mind) ?? { act: 'pass' },
  'stand-in': picking('minion', 'minion', ({ board, seat }, value) => -readyWorth(board, seat, value as AdventureId)),
  'take-quest': (seen, { board, seat }) => {
    const quest = optionsOf(seen, 'take')[0] as QuestId | undefined;
    return quest === undefined || playerOf(board, seat).quests.length > 3 ? { act: 'hit' } : { act: 'take', quest };
  },
  place: (seen, mind) => {
    const card = seen.offer.about['card'] as MapId;
    const where = best(optionsOf(seen, 'place'), (one) => placeWorth(mind, card, String(one)) + 0.01 * seen.random.below(10));
    return where === undefined ? null : { act: 'place', place: where };
  },
  save: () => ({ act: 'save' }),
  dodge: (_seen, mind) => ({ act: isWorthDodging(mind) ? 'dodge' : 'roll' }),
  discard: (seen, mind) => discardChoice(seen, mind),
  'put-monster': (seen, { board, seat }) => {
    const card = seen.offer.about['card'] as AdventureId;
    return { act: 'put', to: putWhere(board, seat, card, optionsOf(seen, 'put')) };
  },
  'trim-pack': picking('discard', 'lost', (_mind, value) => {
    const found = adventureOf(value as AdventureId);
    return found.family === 'monster' ? found.cost - 2 * found.life : 0;
  }),
  'give-peril': picking('give', 'to', ({ board, seat }, value) => (value === seat ? -PERIL : danger(board, value as Seat))),
  surplus: picking('discard', 'card', ({ board, seat }, value) => -readyWorth(board, seat, value as AdventureId)),
  'choose-hero': strongest,
  'new-hero': strongest,
  upkeep: (seen, { board, seat }) => {
    const due = seen.offer.about['due'] as readonly AdventureId[];
    const card = due[0] as AdventureId;
    const worth = adventureOf(card).family === 'bane' ? 6 : readyWorth(board, seat, card);
    const acts = seen.asking.open()?.options ?? [];
    if (worth <= 0 || !acts.includes('pay')) return { act: 'take-back', card };
    const payable = optionsOf(seen, 'pay');
    if (!payable.includes(card)) return { act: 'take-back', card };
    if (adventureOf(card).family !== 'bane') return { act: 'pay', card };
    const payer = best(
      others(board, seat).filter((other) => playerOf(board, other).peril > 0),
      (other) => playerOf(board, other).peril,
    );
    return payer === undefined ? { act: 'take-back', card } : { act: 'pay', card, payer };
  },
  attempt: attemptHow,
  'quest-form': (seen, { board, seat }) => formAgainst(seen, board, seat, 'attack'),
  'space-form': (seen, { board, seat }) => formAgainst(seen, board, seat, 'attack'),
};

/** With the best score, at the lowest price, and with every card thrown in that could make the difference. */
function attemptHow({ offer }: Seen<View>, { board, seat }: Mind): Choice | null {
  const quest = offer.about['quest'] as QuestId;
  const { completion } = questOf(quest);
  const base = { act: 'attempt', boost: [] };
  if (completion.by === 'threats')
    return { ...base, score: best(stepsLeft(questIn(board, seat, quest)), (one) => bonusFor(board, seat, one, 'quest')) as string };
  if (completion.by === 'sacrifice')
    return { ...base, price: best(pricesFor(board, seat, quest), (i) => -priceWorth(completion.prices[i] as SacrificePrice)) as number };
  if (completion.by !== 'threat') return null;
  const short = Number(completion.threat.target) - bonusFor(board, seat, completion.threat.score, 'quest') - 1;
  const cards = [...boostsFor(board, seat, quest)].sort((a, b) => handWorth(board, seat, a) - handWorth(board, seat, b));
  return { ...base, boost: cards.slice(0, Math.max(0, Math.min(short, completion.boost?.discard ?? 0))) };
}
const priceWorth = ({ glory = 0, life = 0, peril = 0, discard }: SacrificePrice): number =>
  GLORY * glory + 16 * life + PERIL * peril + 8 * (discard?.n ?? 0);

/** The form in which whoever is attacked is weakest, and what the monster can do besides, for nothing. */
function formAgainst(seen: Seen<View>, board: Board, seat: Seat, act: string): Choice | null {
  const victim = seatsFrom(board, board.turn)[0] ?? seat;
  const form = best(optionsOf(seen, act), (one) => -scoreOf(board, victim, one as Form, 'counter-attack'));
  if (form === undefined) return null;
  seen.asking.take(form);
  // A special effect of such a monster costs nobody anything that the bot would miss.
  while (!seen.asking.complete) seen.asking.takeAt(seen.asking.width() - 1);
  return seen.asking.choice();
}

function discardChoice(seen: Seen<View>, { board, seat }: Mind): Choice | null {
  const acts = seen.asking.open()?.options ?? [];
  const cards = (
    acts.length > 1 && acts.includes('keep') && !acts.includes('discard') ? [] : optionsOf(seen, 'discard')
  ) as readonly AdventureId[];
  const worst = best(cards, (card) => -lossOf(board, seat, card));
  if (worst === undefined) return acts.includes('keep') ? { act: 'keep' } : null;
  return acts.includes('keep') && lossOf(board, seat, worst) > 5 ? { act: 'keep' } : { act: 'discard', card: worst };
}

export const heuristic: Bot<View> = {
  name: 'heuristic',
  choose(seen) {
    const { decision } = seen.asking;
    // A question with one answer needs no thought.
    const answer = ANSWERS[decision.name]?.(seen, mindOf(seen.view)) ?? null;
    return answer ?? fallback(seen);
  },
};

/** Whatever was not thought of is answered at random; an act that was taken already stays. */
function fallback({ asking, random }: Seen<View>): Choice {
  if (asking.open()?.name === 'act') return randomAnswer(asking, random.below);
  while (!asking.complete) asking.takeRandom(random.below);
  return asking.choice();
}
