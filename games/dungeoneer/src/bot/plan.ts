// Owns where a hero wants to go: which Quest, by which way, and how long it will take.

import { memberOf, missing } from '@undercroft/kernel';
import type { Seat } from '@undercroft/kernel';
import { MAP_IDS, mapOf, questOf, type MapId, type QuestId } from '../content/cards.ts';
import { FORMS, type Pattern, type Realm, type Roll, type Threat } from '../content/types.ts';
import { attackForms } from '../queries/fight.ts';
import { isViable } from '../queries/map.ts';
import { exitAt, portalsAt, sewersAt } from '../queries/moves.ts';
import { discardable } from '../queries/effects.ts';
import { attemptPrice, isAt, isLocation, pricesFor, questLife, questsOf, stepsLeft } from '../queries/quests.ts';
import { scoreOf } from '../queries/scores.ts';
import {
  ENTERED,
  playerOf,
  SIDES,
  spaceOf,
  type Board,
  type Player,
  type QuestInPlay,
  type Side,
  type Space,
  type SpaceId,
} from '../state.ts';
import { atLeast, bonusFor, exchange, overcomes, shows } from './odds.ts';
import { perilWorth } from './worth.ts';

/** A step by which a way begins. */
export type Move = { readonly act: 'step'; readonly side: Side } | { readonly act: 'sewer' | 'portal'; readonly to: SpaceId };

/** From where the hero stands: what it costs to get to each space, in Movement points and their like, and the first step of the way. */
export interface Ways {
  readonly cost: readonly number[];
  readonly first: readonly (Move | null)[];
}

const WOUND = 2.5;
const TIPPED = 1.5;

/** Where one can go from each space, at whatever price. */
interface Onward {
  readonly move: Move;
  readonly to: SpaceId;
}
/** The list of spaces is replaced when the map changes: what is found out about it holds as long as it. */
const known = new WeakMap<readonly Space[], readonly (readonly Onward[])[]>();

function onwardFrom(board: Board, at: SpaceId): readonly Onward[] {
  const { near } = spaceOf(board, at);
  return [
    ...SIDES.filter((side) => isViable(board.spaces, at, side)).map((side): Onward => ({ move: { act: 'step', side }, to: near[side] })),
    ...sewersAt(board, at).map((to): Onward => ({ move: { act: 'sewer', to }, to })),
    ...portalsAt(board, at).map((to): Onward => ({ move: { act: 'portal', to }, to })),
  ];
}
function onwards(board: Board): readonly (readonly Onward[])[] {
  const found = known.get(board.spaces) ?? board.spaces.map((_, at) => onwardFrom(board, at));
  known.set(board.spaces, found);
  return found;
}

/** The chance to fail at what lies on the way. */
type Fails = (threat: Threat, roll: Roll) => number;
function failing(board: Board, seat: Seat): Fails {
  const bonuses = new Map<string, number>();
  return ({ score, target }, roll) => {
    const key = `${score} ${roll}`;
    const bonus = bonuses.get(key) ?? bonusFor(board, seat, score, roll);
    bonuses.set(key, bonus);
    return 1 - atLeast((typeof target === 'number' ? target : target.base) - bonus);
  };
}

/** What lies between a space and the next: the exit, the point, and what the space does to whoever enters. */
function exitCost(board: Board, from: SpaceId, side: Side, fails: Fails): number {
  const exit = exitAt(board, from, side);
  if (exit.kind === 'locked') return fails(exit.threat, 'locked-exit');
  return exit.kind === 'trapped' ? WOUND * fails(exit.threat, 'trapped-exit') : 0;
}

function entryCost(board: Board, to: SpaceId, fails: Fails, dread: number): number {
  const { obstacle, monster, glory, peril } = mapOf(spaceOf(board, to).card);
  let cost = monster === null ? 0 : 1.5;
  if (obstacle?.kind === 'spikes') cost += WOUND * fails(obstacle.threat, 'spikes');
  if (obstacle?.kind === 'pit') cost += TIPPED * fails(obstacle.threat, 'pit');
  const fresh = ((board.marks[to] ?? missing()) & ENTERED) === 0;
  return cost + (fresh ? dread * peril - 0.12 * glory : 0.1);
}

export function waysFrom(board: Board, seat: Seat): Ways {
  const n = board.spaces.length;
  const cost = Array<number>(n).fill(Number.POSITIVE_INFINITY);
  const first = Array<Move | null>(n).fill(null);
  const done = Array<boolean>(n).fill(false);
  const fails = failing(board, seat);
  const dread = 0.04 * perilWorth(board, seat);
  const entries = board.spaces.map((_, to) => entryCost(board, to, fails, dread));
  const all = onwards(board);
  const start = playerOf(board, seat).space;
  cost[start] = 0;
  for (;;) {
    let at = -1;
    for (let i = 0; i < n; i++)
      if (done[i] === false && cost[i] !== Number.POSITIVE_INFINITY && (at < 0 || (cost[i] ?? missing()) < (cost[at] ?? missing()))) at = i;
    if (at < 0) return { cost, first };
    done[at] = true;
    for (const { move, to } of all[at] ?? missing()) {
      if (done[to] === true) continue;
      const price = 1 + (entries[to] ?? missing()) + (move.act === 'step' ? exitCost(board, at, move.side, fails) : 0);
      const sum = (cost[at] ?? missing()) + Math.max(0.4, price);
      if (sum >= (cost[to] ?? missing())) continue;
      cost[to] = sum;
      first[to] = at === start ? move : (first[at] ?? null);
    }
  }
}

/** What a hero means to do next for a Quest. */
export interface Goal {
  readonly quest: QuestId;
  /** Where; -1: the place does not lie on the map yet. */
  readonly at: SpaceId;
  /** The way there. */
  readonly steps: number;
  /** Turns until it is done, as far as one can tell. */
  readonly turns: number;
  /** The chance of the next attempt. */
  readonly chance: number;
  /** Glory that it still takes before it can be attempted: the hero saves and gathers until then. */
  readonly short: number;
}

/** What the hero has in mind: what a card is worth depends on it. */
export interface Mind {
  readonly board: Board;
  readonly seat: Seat;
  readonly ways: Ways;
  readonly goal: Goal | null;
}

const UNKNOWN = 4;

/** All Quests that the hero could work on, the quickest first. */
export function goalsOf(board: Board, seat: Seat, ways: Ways): readonly Goal[] {
  return questsOf(board, seat)
    .map((one) => goalFor(board, seat, one, ways))
    .sort((one, other) => one.turns - other.turns);
}

const cheapest = (ways: Ways, spaces: readonly SpaceId[]): SpaceId =>
  spaces.reduce((best, one) => (best < 0 || (ways.cost[one] ?? missing()) < (ways.cost[best] ?? missing()) ? one : best), -1);

function goalFor(board: Board, seat: Seat, one: QuestInPlay, ways: Ways): Goal {
  const { completion } = questOf(one.quest);
  const speed = Math.max(2, scoreOf(board, seat, 'speed'));
  const { movement } = playerOf(board, seat);
  const at = placeFor(board, one, ways);
  const tries = triesFor(board, seat, one);
  const steps = at < 0 ? Number.POSITIVE_INFINITY : (ways.cost[at] ?? missing());
  const walk = at < 0 ? UNKNOWN : Math.max(0, steps - movement) / speed;
  const beyond = completion.by === 'escort' && !one.carried ? escortLeft(board, memberOf(MAP_IDS, completion.to), at) / speed : 0;
  return {
    quest: one.quest,
    at,
    steps,
    chance: 1 / tries,
    short: gloryShort(board, seat, one.quest),
    turns: walk + beyond + (tries - 1) * 0.8 + (tries === Number.POSITIVE_INFINITY ? 1e6 : 0),
  };
}

/** Where the next thing for a Quest is to be done. */
function placeFor(board: Board, one: QuestInPlay, ways: Ways): SpaceId {
  const { completion, at } = questOf(one.quest);
  if (one.dropped >= 0) return one.dropped;
  if (completion.by === 'escort' && one.carried) return board.spaces.findIndex(({ card }) => card === completion.to);
  return cheapest(
    ways,
    board.spaces.flatMap((_, id) => (isAt(board, id, at) && ways.cost[id] !== Number.POSITIVE_INFINITY ? [id] : [])),
  );
}

/** How far the second place of an Escort Quest is from the first, as the crow flies. */
function escortLeft(board: Board, to: MapId, from: SpaceId): number {
  const there = board.spaces.find(({ card }) => card === to);
  const here = board.spaces[from];
  if (there === undefined || here === undefined) return 10;
  return Math.abs(there.x - here.x) + Math.abs(there.y - here.y) + 1;
}

/** How many attempts it will take on the average; Infinity: it cannot be done now. */
function triesFor(board: Board, seat: Seat, one: QuestInPlay): number {
  const { completion, search } = questOf(one.quest);
  const player = playerOf(board, seat);
  const found = search === undefined ? 0 : 1 / Math.max(0.2, atLeast(search.target - 3)) - 0.5;
  const slower = attemptPrice({ ...one, tries: 1 }) === null ? 1.3 : 1;
  switch (completion.by) {
    case 'threat':
      return found + slower / Math.max(0.05, overcomes(board, seat, completion.threat, 'quest'));
    case 'threats': {
      const chances = stepsLeft(one)
        .map((score) => overcomes(board, seat, { score, target: completion.target }, 'quest'))
        .sort((a, b) => b - a)
        .slice(0, completion.steps - one.marks.length);
      return chances.reduce((sum, chance) => sum + slower / Math.max(0.05, chance), found);
    }
    case 'slay':
      return found + slayTries(board, seat, one);
    case 'escort':
      return 1;
    case 'chance': {
      const chance = Math.max(0.03, chanceOf(completion.pattern, one, player));
      const left = completion.pattern.need === 'unmarked' ? completion.pattern.marks - one.marks.length : 1;
      return found + (left * slower) / chance;
    }
    case 'sacrifice':
      return pricesFor(board, seat, one.quest).length > 0
        ? 1 + found
        : 1 + found + Math.min(6, gloryShort(board, seat, one.quest) / A_TURN);
  }
}

/** Glory that a hero gathers in a turn, about. */
const A_TURN = 2;
/** Cards that are still to be given up count as so much Glory. */
const A_CARD = 3;
/** What is missing for the cheapest price of a Sacrifice Quest, in Glory. */
export function gloryShort(board: Board, seat: Seat, quest: QuestId): number {
  const { completion } = questOf(quest);
  if (completion.by !== 'sacrifice') return 0;
  const { glory: has, life: left } = playerOf(board, seat);
  const short = completion.prices.map(({ glory = 0, life = 0, discard }) => {
    const cards = discard === undefined ? 0 : Math.max(0, discard.n - discardable(board, seat, discard.what).length);
    return life > 0 && left <= life + 1 ? Number.POSITIVE_INFINITY : Math.max(0, glory - has) + A_CARD * cards;
  });
  return Math.min(...short);
}

/** Glory that is not to be spent on anything else: the price of the Sacrifice Quest that the hero is after. */
export function reserved({ board, seat, goal }: Mind): number {
  if (goal === null || goal.at < 0) return 0;
  const { completion } = questOf(goal.quest);
  return completion.by === 'sacrifice'
    ? Math.min(...completion.prices.map(({ glory = 0 }) => (glory > playerOf(board, seat).glory + 8 ? 0 : glory)))
    : 0;
}

/** Whether the place that a Quest asks for next lies undrawn in the other realm alone: then the hero has to go there to find it. */
export function isInOtherRealm(board: Board, seat: Seat, quest: QuestId): boolean {
  const { at, completion } = questOf(quest);
  const carried = playerOf(board, seat).quests.some((one) => one.quest === quest && one.carried);
  const { realm } = spaceOf(board, playerOf(board, seat).space);
  const wanted = (card: MapId): boolean => (completion.by === 'escort' && carried ? card === completion.to : isLocation(board, card, at));
  const left = (one: Realm): boolean => (board.maps[one] ?? []).some(({ cards }) => cards.some(wanted));
  return left(realm === 'dungeon' ? 'wilderness' : 'dungeon') && !left(realm);
}

/** That a Chance Quest is done with one more attempt; where dice are kept, with all that can be paid for in this turn. */
function chanceOf(pattern: Pattern, { kept, marks }: QuestInPlay, { glory, level }: Player): number {
  if (pattern.need !== 'each') return shows(pattern, kept, marks, level);
  const rolls = 1 + Math.min(8, glory);
  return (1 - (1 - atLeast(pattern.n)) ** rolls) ** (pattern.dice - kept.length);
}

/** Attempts until the monster of a Quest is slain: its attack may be parried, and the hero may strike back once. */
function slayTries(board: Board, seat: Seat, one: QuestInPlay): number {
  const hero = { is: 'hero', seat } as const;
  const monster = { is: 'quest', quest: one.quest, seat } as const;
  const { space, life } = playerOf(board, seat);
  const attacks = attackForms(board, monster).map((form) => exchange(board, monster, hero, form, space));
  const worst = attacks.reduce((most, now) => (now.wins > most.wins ? now : most), { wins: 0, loses: 1 });
  const strikes = FORMS.filter((form) => attackForms(board, hero).includes(form)).map((form) =>
    exchange(board, hero, monster, form, space),
  );
  const best = strikes.reduce((most, now) => (now.wins > most.wins ? now : most), { wins: 0, loses: 0 });
  const wounds = worst.loses + best.wins;
  const hurt = worst.wins + best.loses;
  const tries = questLife(board, one) / Math.max(0.05, wounds);
  // Whoever would fall on the way had better come back stronger.
  return life - hurt * tries < 1 ? tries + 4 : tries;
}
