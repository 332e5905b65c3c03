// Owns the bot that plays to win: one answer for every question the game asks, from its view alone.

import type { Bot, Seen } from '@undercroft/bots';
import { isList, memberOf, at, randomAnswer, type Choice, type Scalar, type Seat } from '@undercroft/kernel';
import {
  HERO_IDS,
  MAP_IDS,
  ADVENTURE_IDS,
  QUEST_IDS,
  adventureOf,
  heroOf,
  mapOf,
  questOf,
  type MapId,
  type QuestId,
} from '../content/cards.ts';
import { FORMS, type SacrificePrice } from '../content/types.ts';
import { aboutAsked, timeAt } from '../queries/hand.ts';
import { rivals } from '../queries/lord.ts';
import { readPlace } from '../queries/map.ts';
import { isStandard, scoreOf } from '../queries/scores.ts';
import { boostsFor, pricesFor, questIn, stepsLeft } from '../queries/quests.ts';
import { placeOf, playerOf, seatsFrom, type Board } from '../state.ts';
import type { View } from '../view.ts';
import { best, optionsOf, picking, type Answer } from './answer.ts';
import { ASKED } from './asked.ts';
import { bestPlay } from './cards.ts';
import { heroChoice } from './hero.ts';
import { bestEncounter, challengeWorth, minionStrike, putWhere } from './lord.ts';
import { bonusFor, overcomes } from './odds.ts';
import { goalsOf, waysFrom, type Goal, type Mind, type Ways } from './plan.ts';
import { boardOf, others, publicView } from './seen.ts';
import { whyOf } from './why.ts';
import { danger, GLORY, handWorth, lossOf, monsterWorth, PERIL, readyWorth } from './worth.ts';

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

const challengeOf = ({ board, seat }: Mind, names: readonly Scalar[]): Choice | null => {
  const forms = FORMS.filter((form) => isStandard(board, seat, form));
  const all = names.flatMap((on) => forms.map((form) => ({ on: String(on), form, worth: challengeWorth(board, seat, String(on), form) })));
  const one = best(all, ({ worth }) => worth);
  return one === undefined || one.worth <= 0 ? null : { act: 'challenge', on: one.on, form: one.form };
};

/** At a moment for everybody: something that is worth its price, a good Challenge, getting up; else nothing. */
const special: Answer = ({ asking, offer }, mind) => {
  const about = aboutAsked(offer.about);
  const acts = asking.open()?.options ?? [];
  const { seat, board } = mind;
  const play = bestPlay(mind, timeAt(board, seat, about), about);
  if (play !== null) return play;
  if (acts.includes('rise') && board.turn !== seat) return { act: 'rise' };
  return (acts.includes('challenge') ? challengeOf(mind, rivals(board, seat)) : null) ?? { act: 'pass' };
};

/** Where a map card is laid: a place that a Quest of one's own asks for near by, others far away; else where the way goes on. */
function placeWorth({ board, seat }: Mind, card: MapId, where: string): number {
  const { x, y } = readPlace(where);
  const at = board.spaces[playerOf(board, seat).space];
  const far = at === undefined ? 0 : Math.abs(at.x - x) + Math.abs(at.y - y);
  const { quests, sealed } = playerOf(board, seat);
  const mine = [...quests.map(({ quest }) => quest), ...sealed.cards, ...board.global.map(({ quest }) => quest)];
  const wanted = mine.some((quest) => names(quest, card));
  const theirs = others(board, seat).some((other) => playerOf(board, other).quests.some(({ quest }) => names(quest, card)));
  return wanted ? -far : theirs ? 0.5 * far : -0.3 * Math.abs(far - 1);
}
function names(quest: QuestId, card: MapId): boolean {
  const { at, completion } = questOf(quest);
  return ('maps' in at && at.maps.includes(card)) || (completion.by === 'escort' && completion.to === card);
}

const strongest = picking('choose', 'hero', (_mind, value) => {
  const rows = at(heroOf(memberOf(HERO_IDS, value)).rows, 0);
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
    return { act: acts.includes('attack-last') ? 'attack-last' : 'end' };
  },
  challenge: (seen, mind) => {
    const acts = seen.asking.open()?.options ?? [];
    const strike = acts.includes('minion') ? minionStrike(mind) : null;
    if (strike !== null) return strike;
    return (acts.includes('challenge') ? challengeOf(mind, optionsOf(seen, 'challenge')) : null) ?? { act: 'pass' };
  },
  avenge: (_seen, mind) => minionStrike(mind) ?? { act: 'pass' },
  'stand-in': picking('minion', 'minion', ({ board, seat }, value) => -readyWorth(board, seat, memberOf(ADVENTURE_IDS, value))),
  'take-quest': (seen, { board, seat }) => {
    const [quest] = optionsOf(seen, 'take');
    return quest === undefined || playerOf(board, seat).quests.length > 3 ? { act: 'hit' } : { act: 'take', quest };
  },
  place: (seen, mind) => {
    const card = memberOf(MAP_IDS, seen.offer.about['card']);
    const where = best(optionsOf(seen, 'place'), (one) => placeWorth(mind, card, String(one)) + 0.01 * seen.random.below(10));
    return where === undefined ? null : { act: 'place', place: where };
  },
  save: () => ({ act: 'save' }),
  dodge: (_seen, mind) => ({ act: isWorthDodging(mind) ? 'dodge' : 'roll' }),
  discard: (seen, mind) => discardChoice(seen, mind),
  'put-monster': (seen, { board, seat }) => {
    const card = memberOf(ADVENTURE_IDS, seen.offer.about['card']);
    return { act: 'put', to: putWhere(board, seat, card, optionsOf(seen, 'put')) };
  },
  'trim-pack': picking('discard', 'lost', (_mind, value) => {
    const found = adventureOf(memberOf(ADVENTURE_IDS, value));
    return found.family === 'monster' ? -monsterWorth(found) : 0;
  }),
  'give-peril': picking('give', 'to', ({ board, seat }, value) => (value === seat ? -PERIL : danger(board, Number(value)))),
  surplus: picking('discard', 'card', ({ board, seat }, value) => -readyWorth(board, seat, memberOf(ADVENTURE_IDS, value))),
  'choose-hero': strongest,
  'new-hero': strongest,
  upkeep: (seen, { board, seat }) => {
    const due = seen.offer.about['due'];
    const card = memberOf(ADVENTURE_IDS, isList(due) ? due[0] : null);
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
  const quest = memberOf(QUEST_IDS, offer.about['quest']);
  const { completion } = questOf(quest);
  const base = { act: 'attempt', boost: [] };
  if (completion.by === 'threats')
    return { ...base, score: best(stepsLeft(questIn(board, seat, quest)), (one) => bonusFor(board, seat, one, 'quest')) ?? null };
  if (completion.by === 'sacrifice')
    return { ...base, price: Number(best(pricesFor(board, seat, quest), (i) => -priceWorth(at(completion.prices, i)))) };
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
  const form = best(optionsOf(seen, act), (one) => -scoreOf(board, victim, memberOf(FORMS, one), 'counter-attack'));
  if (form === undefined) return null;
  seen.asking.take(form);
  // A special effect of such a monster costs nobody anything that the bot would miss.
  while (!seen.asking.complete) seen.asking.takeAt(seen.asking.width() - 1);
  return seen.asking.choice();
}

function discardChoice(seen: Seen<View>, { board, seat }: Mind): Choice | null {
  const acts = seen.asking.open()?.options ?? [];
  const none = acts.length > 1 && acts.includes('keep') && !acts.includes('discard');
  const cards = none ? [] : optionsOf(seen, 'discard').map((card) => memberOf(ADVENTURE_IDS, card));
  const worst = best(cards, (card) => -lossOf(board, seat, card));
  if (worst === undefined) return acts.includes('keep') ? { act: 'keep' } : null;
  return acts.includes('keep') && lossOf(board, seat, worst) > 5 ? { act: 'keep' } : { act: 'discard', card: worst };
}

export const normal: Bot<View> = {
  name: 'normal',
  choose(seen) {
    const { decision } = seen.asking;
    // A question with one answer needs no thought.
    const answer = ANSWERS[decision.name]?.(seen, mindOf(seen.view)) ?? null;
    return answer ?? fallback(seen);
  },
  // From what everybody sees: equal play has equal reasons, whatever is hidden.
  why: (seen, choice) => whyOf(seen, mindOf(publicView(seen.view)), choice),
};

/** Whatever was not thought of is answered at random; an act that was taken already stays. */
function fallback({ asking, random }: Seen<View>): Choice {
  if (asking.open()?.name === 'act') return randomAnswer(asking, random.below);
  while (!asking.complete) asking.takeRandom(random.below);
  return asking.choice();
}
