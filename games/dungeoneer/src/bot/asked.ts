// Owns how a bot answers what the effect of a card asks, and what combining sets asks: every question from what the seat may know.

import { effectsOf } from '../content/parts.ts';
import { FORMS } from '../content/types.ts';
import { memberOf } from '@undercroft/kernel';
import type { Seat } from '@undercroft/kernel';
import {
  ADVENTURE_IDS,
  adventureOf,
  HERO_IDS,
  heroOf,
  MAP_IDS,
  mapOf,
  QUEST_IDS,
  questOf,
  type MapId,
  type QuestId,
} from '../content/cards.ts';
import type { Effect } from '../content/types.ts';
import { effectAsked, choicesAsked, discardable, type Cause, type EffectOf } from '../queries/effects.ts';
import { questsOf } from '../queries/quests.ts';
import { SIDES, combatOf, playerOf, spaceOf, type About, type Board, type Side, type SpaceId } from '../state.ts';
import { best, optionsOf, picking, type Answer } from './answer.ts';
import { worthOf } from './effects.ts';
import { goalsOf, type Mind } from './plan.ts';
import { others } from './seen.ts';
import { bestShift } from './shifts.ts';
import { danger, GLORY, lossOf, standingWorth } from './worth.ts';

/** Who chooses, by what there is to choose: a question tells the branches, not whose they are. */
let deciders: ReadonlyMap<string, EffectOf<'choose'>['by']> | null = null;
function deciderOf(choices: readonly (readonly Effect[])[]): EffectOf<'choose'>['by'] {
  deciders ??= decidersIn([...ADVENTURE_IDS.map(adventureOf), ...HERO_IDS.map(heroOf), ...MAP_IDS.map(mapOf), ...QUEST_IDS.map(questOf)]);
  return deciders.get(JSON.stringify(choices)) ?? 'you';
}
function decidersIn(cards: readonly object[]): ReadonlyMap<string, EffectOf<'choose'>['by']> {
  const found = new Map<string, EffectOf<'choose'>['by']>();
  for (const effect of effectsOf(cards)) if (effect.do === 'choose') found.set(JSON.stringify(effect.of), effect.by);
  return found;
}

/** Whoever is asked: the one it happens to, or the one who does it to somebody. */
function causeFor({ board, seat }: Mind, isOwn: boolean): Cause {
  const { space } = playerOf(board, seat);
  const base = { here: space, more: 0, roll: 'card', by: null, about: nextRoll(board) } as const;
  if (!isOwn) return { ...base, you: others(board, seat)[0] ?? seat, on: { is: 'hero', seat }, roller: seat, bearer: seat };
  const target = victimOf(board, seat);
  return { ...base, you: seat, on: target === undefined ? null : { is: 'hero', seat: target }, roller: -1, bearer: seat };
}

/** The hero that is being attacked, or else whoever is most dangerous. */
function victimOf(board: Board, seat: Seat): Seat | undefined {
  const attack = board.combats.length === 0 ? undefined : combatOf(board).attacks[combatOf(board).now];
  if (attack?.on.is === 'hero' && attack.on.seat !== seat) return attack.on.seat;
  return best(others(board, seat), (other) => danger(board, other));
}

/** Which die is about to be rolled: that of the attack under way, or of whoever is on turn. */
function nextRoll(board: Board): About {
  const attack = board.combats.length === 0 ? undefined : combatOf(board).attacks[combatOf(board).now];
  if (attack === undefined) return { is: 'roll', seat: board.turn, roll: 'card', by: 'hero', space: playerOf(board, board.turn).space };
  const roller = attack.die === 0 ? attack.by : attack.on;
  return { is: 'roll', seat: roller.seat, roll: attack.die === 0 ? 'attack' : 'counter-attack', by: roller.is, space: attack.space };
}

/** The branch that is worth most to whoever chooses. */
const branch: Answer = (seen, mind) => {
  const choices = choicesAsked(seen.offer.about);
  const cause = causeFor(mind, deciderOf(choices) === 'you');
  return picking('choose', 'branch', (_mind, value) => worthOf(mind, choices[Number(value)] ?? [], cause))(seen, mind);
};

/** What a card lets somebody do: if it is worth more than its price, and for the card that is missed least. */
const may: Answer = (seen, mind) => {
  const { board, seat } = mind;
  const { effects, price } = effectAsked(seen.offer.about, 'may');
  const { glory = 0, discard } = price;
  const given =
    discard === undefined || discard === 'this' ? undefined : best(discardable(board, seat, discard), (card) => -lossOf(board, seat, card));
  const cost = (typeof glory === 'number' ? GLORY * glory : 0) + (given === undefined ? 0 : Math.max(0, lossOf(board, seat, given)));
  if (worthOf(mind, effects, causeFor(mind, true)) <= cost) return { act: 'leave' };
  return { act: 'do', ...(given === undefined ? {} : { given }) };
};

const MOST_SHIFTS = 12;
const shift: Answer = (seen, mind) => {
  const effect = effectAsked(seen.offer.about, 'shift');
  const plan = bestShift(mind, effect, playerOf(mind.board, mind.seat).space, MOST_SHIFTS);
  // A Bane may shift the space of its target: that one is offered alone.
  const spaces = optionsOf(seen, 'shift');
  return plan === null || !spaces.includes(plan.space) ? null : { act: 'shift', space: plan.space, to: plan.to };
};

/** A card of the pile of which there are fewer in the hand than there are points to spend. */
const draw = picking('draw', 'stock', ({ board, seat }, value) => {
  const { hand, glory } = playerOf(board, seat);
  const goods = hand.cards.filter((card) => ['boon', 'treasure'].includes(adventureOf(card).family)).length;
  const peril = Math.max(0, ...others(board, seat).map((other) => playerOf(board, other).peril));
  return value === 0 ? (3 + glory) / (1 + goods) : (3 + peril) / (1 + hand.cards.length - goods);
});

/** Every Portal is linked. */
const linkPortal: Answer = (seen, mind) => {
  const { board, seat, goal } = mind;
  const doors = optionsOf(seen, 'link').map(Number);
  const here = playerOf(board, seat).space;
  const there = goal === null || goal.at < 0 ? undefined : board.spaces[goal.at];
  // A way more hurts nobody who has somewhere to go; without any, half of the Quests are out of reach.
  const to = best(doors, (door) => -distance(board, door, there === undefined ? here : (goal?.at ?? here)));
  return to === undefined ? { act: 'leave' } : { act: 'link', to };
};
function distance(board: Board, one: SpaceId, other: SpaceId): number {
  const [from, to] = [board.spaces[one], board.spaces[other]];
  if (from === undefined || to === undefined) return 0;
  return Math.abs(from.x - to.x) + Math.abs(from.y - to.y) + (from.realm === to.realm ? 0 : 20);
}

/** Spaces by how near they are to what the hero wants; for an opponent by how far from it. */
export function spaceWorth({ board, seat, goal }: Mind, space: SpaceId, whose: Seat): number {
  const to = board.spaces[space];
  if (to === undefined) return 0;
  const { glory, peril } = mapOf(to.card);
  if (whose !== seat) return peril - glory;
  return goal === null || goal.at < 0 ? 0.3 * glory - 0.2 * peril : -distance(board, space, goal.at);
}

const nearAt = (board: Board, space: SpaceId, side: Side): SpaceId => spaceOf(board, space).near[side];
const isWayOn = ({ board, seat, goal, ways }: Mind, space: SpaceId, side: Side): boolean => {
  const first = goal === null || goal.at < 0 || playerOf(board, seat).space !== space ? null : ways.first[goal.at];
  return first?.act === 'step' && first.side === side;
};

/** How long a Quest would take the hero, as far as one can tell. */
const turnsFor = ({ board, seat, ways }: Mind, quest: QuestId): number =>
  Math.min(20, goalsOf(board, seat, ways).find((one) => one.quest === quest)?.turns ?? 20);

const isWanted = ({ board, seat }: Mind, card: MapId): boolean =>
  questsOf(board, seat).some(({ quest }) => {
    const { at, completion } = questOf(quest);
    return ('maps' in at && at.maps.includes(card)) || (completion.by === 'escort' && completion.to === card);
  });

export const ASKED: Readonly<Record<string, Answer>> = {
  branch,
  may,
  shift,
  draw,
  'link-portal': linkPortal,
  artifact: picking('choose', 'choice', ({ board, seat }, value, { offer }) =>
    (questOf(memberOf(QUEST_IDS, offer.about['quest'])).artifactChoice?.[Number(value)] ?? []).reduce(
      (sum, one) => sum + standingWorth(board, seat, one),
      0,
    ),
  ),
  'lowest-form': picking('choose', 'form', ({ board, seat }, value) =>
    standingWorth(board, seat, { is: 'score', forms: [memberOf(FORMS, value)], n: 1 }),
  ),
  warp: (seen, mind) => {
    const whose = Number(seen.offer.about['seat']);
    return picking('warp', 'space', (_mind, value) => spaceWorth(mind, Number(value), whose))(seen, mind);
  },
  'free-step': (seen, mind) => {
    const whose = Number(seen.offer.about['seat']);
    const { space } = playerOf(mind.board, whose);
    return picking('step', 'side', (_mind, value) => spaceWorth(mind, nearAt(mind.board, space, memberOf(SIDES, value)), whose))(
      seen,
      mind,
    );
  },
  'lock-exit': (seen, mind) => {
    const space = Number(seen.offer.about['space']);
    const to = (side: Side): number => mapOf(spaceOf(mind.board, nearAt(mind.board, space, side)).card).glory;
    return picking('lock', 'side', (_mind, value) => (isWayOn(mind, space, memberOf(SIDES, value)) ? -9 : to(memberOf(SIDES, value))))(
      seen,
      mind,
    );
  },
  'open-exit': picking('open', 'side', (mind, value) => {
    const { space } = playerOf(mind.board, mind.seat);
    return isWayOn(mind, space, memberOf(SIDES, value))
      ? 99
      : spaceWorth(mind, nearAt(mind.board, space, memberOf(SIDES, value)), mind.seat);
  }),
  'order-maps': picking('put', 'top', (mind, value) =>
    isWanted(mind, memberOf(MAP_IDS, value)) ? 9 : mapOf(memberOf(MAP_IDS, value)).glory,
  ),
  recall: picking('recall', 'card', (_mind, value) => adventureOf(memberOf(ADVENTURE_IDS, value)).cost),
  // The Global Quest that suits the hero least goes; of one's own Quests the longest, of somebody else's whichever is furthest on.
  'which-global': picking('choose', 'quest', (mind, value) => turnsFor(mind, memberOf(QUEST_IDS, value))),
  'from-whom': picking('choose', 'seat', (mind, value) => {
    if (value !== mind.seat) return danger(mind.board, Number(value));
    const own = Math.max(0, ...questsOf(mind.board, mind.seat).map(({ quest }) => turnsFor(mind, quest)));
    const global = Math.min(20, ...mind.board.global.map(({ quest }) => turnsFor(mind, quest)));
    return 0.3 * (own - global);
  }),
  'swap-quest': (seen, mind) => {
    const whose = Number(seen.offer.about['seat']);
    const progress = (quest: unknown): number => {
      const found = playerOf(mind.board, whose).quests.find((one) => one.quest === quest);
      return found === undefined ? 0.5 : 1 + found.wounds + found.marks.length;
    };
    return picking('swap', 'quest', (_mind, value) => (whose === mind.seat ? turnsFor(mind, memberOf(QUEST_IDS, value)) : progress(value)))(
      seen,
      mind,
    );
  },
  'lose-card': picking('lose', 'card', ({ board, seat }, value) => -lossOf(board, seat, memberOf(ADVENTURE_IDS, value))),
};
