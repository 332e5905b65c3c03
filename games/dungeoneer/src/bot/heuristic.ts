// Owns the bot that plays to win: one answer for every question the game asks, from its view alone.

import type { Bot, Seen } from '@undercroft/bots';
import { randomAnswer, type Choice, type Scalar, type Seat } from '@undercroft/kernel';
import { adventureOf, heroOf, mapOf, questOf, type AdventureId, type HeroId, type MapId, type QuestId } from '../content/cards.ts';
import { FORMS, type Form, type SacrificePrice } from '../content/types.ts';
import { readPlace } from '../queries/map.ts';
import { isStandard, scoreOf } from '../queries/scores.ts';
import { boostsFor, pricesFor, questIn, stepsLeft } from '../queries/quests.ts';
import { playerOf, seatsFrom, type About, type Board, type SpaceId } from '../state.ts';
import type { View } from '../view.ts';
import { bestPlay } from './cards.ts';
import type { Mind } from './effects.ts';
import { heroChoice } from './hero.ts';
import { bestEncounter, challengeWorth, putWhere } from './lord.ts';
import { bonusFor } from './odds.ts';
import { goalsOf, waysFrom, type Goal, type Ways } from './plan.ts';
import { boardOf, others } from './seen.ts';
import { danger, GLORY, handWorth, PERIL, readyWorth } from './worth.ts';

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

type Answer = (seen: Seen<View>, mind: Mind) => Choice | null;
const best = <V>(of: readonly V[], worth: (one: V) => number): V | undefined =>
  of.reduce<{ one: V; worth: number } | null>((most, one) => {
    const now = worth(one);
    return most === null || now > most.worth ? { one, worth: now } : most;
  }, null)?.one;

/** The options of the open pick, after taking an act. */
function optionsOf({ asking }: Seen<View>, act: string): readonly Scalar[] {
  if (asking.open()?.name === 'act') asking.take(act);
  return asking.open()?.options ?? [];
}
/** An act with one pick, the best of its options. */
const picking =
  (act: string, pick: string, worth: (mind: Mind, value: Scalar, seen: Seen<View>) => number): Answer =>
  (seen, mind) => {
    const value = best(optionsOf(seen, act), (one) => worth(mind, one, seen));
    return value === undefined ? null : { act, [pick]: value };
  };

/** At a moment for everybody: something that is worth its price, a good Challenge, getting up; else nothing. */
const special: Answer = ({ asking, offer }, mind) => {
  const about = (offer.about['about'] ?? null) as About | null;
  const acts = asking.open()?.options ?? [];
  const play = bestPlay(mind, 'moment', about);
  if (play !== null) return play;
  const { seat, board } = mind;
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

/** Spaces by how near they are to what the hero wants; for an opponent by how far from it. */
function spaceWorth({ board, seat, goal }: Mind, space: SpaceId, whose: Seat): number {
  const to = board.spaces[space];
  const there = goal === null || goal.at < 0 ? undefined : board.spaces[goal.at];
  if (to === undefined) return 0;
  const { glory, peril } = mapOf(to.card);
  if (whose !== seat) return peril - glory;
  return there === undefined ? 0.3 * glory - 0.2 * peril : -Math.abs(to.x - there.x) - Math.abs(to.y - there.y);
}

const ANSWERS: Readonly<Record<string, Answer>> = {
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
    if (acts.includes('minion')) return null;
    return (acts.includes('challenge') ? challengeOf(mind, optionsOf(seen, 'challenge')) : null) ?? { act: 'pass' };
  },
  avenge: () => null,
  'stand-in': (seen) => ({ act: 'minion', minion: optionsOf(seen, 'minion')[0] as string }),
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
  dodge: () => null,
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
  'lose-card': picking('lose', 'card', ({ board, seat }, value) => -lossOf(board, seat, value as AdventureId)),
  surplus: picking('discard', 'card', ({ board, seat }, value) => -readyWorth(board, seat, value as AdventureId)),
  warp: (seen, mind) => {
    const whose = seen.offer.about['seat'] as Seat;
    return picking('warp', 'space', (_mind, value) => spaceWorth(mind, value as SpaceId, whose))(seen, mind);
  },
  'choose-hero': picking('choose', 'hero', (_mind, value) => {
    const rows = heroOf(value as HeroId).rows[0] as readonly [number, number, number];
    return rows[0] + rows[1] + 1.5 * rows[2];
  }),
  recall: picking('recall', 'card', (_mind, value) => adventureOf(value as AdventureId).cost),
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
  may: () => null,
  branch: (seen) => ({ act: 'choose', branch: optionsOf(seen, 'choose')[0] as number }),
  attempt: attemptHow,
  artifact: () => null,
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

/** What is lost with a card, in the hand or in play. */
function lossOf(board: Board, seat: Seat, card: AdventureId): number {
  const whose = board.players.findIndex(({ hand, ready }) => hand.cards.includes(card) || ready.some((one) => one.card === card));
  // Of somebody else's cards the one that is worth most to him.
  if (whose >= 0 && whose !== seat) return -readyWorth(board, whose, card);
  const { hand, pack } = playerOf(board, seat);
  // A monster of the Pack is as good as one of the hand.
  const kept = hand.cards.includes(card) || pack.some((one) => one.card === card);
  return kept ? handWorth(board, seat, card) : readyWorth(board, seat, card);
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
