// Owns what the effects of a card would be worth to whoever plays it now.

import type { Seat } from '@undercroft/kernel';
import { heroOf } from '../content/cards.ts';
import type { Discarded, Effect, Roll, Verb } from '../content/types.ts';
import { amount, discardable, heroesFor, situationOf, warpsTo, type Cause, type EffectOf } from '../queries/effects.ts';
import { valueOf } from '../queries/fight.ts';
import { canDo, unfolded } from '../queries/possible.ts';
import { holds } from '../queries/standing.ts';
import { combatOf, handOf, playerOf, type Attack, type Board } from '../state.ts';
import { exchange } from './odds.ts';
import type { Mind } from './plan.ts';
import { others } from './seen.ts';
import { bestShift } from './shifts.ts';
import { CARD, danger, GLORY, LEVEL_WORTH, lifeWorth, PERIL, STEP, TIP, woundWorth } from './worth.ts';

/** Whether a Shift is worth its price is judged by some of those that are possible. */
const FEW_SHIFTS = 4;

/** What a roll decides, in the currency of worth. */
const STAKES: Readonly<Partial<Record<Roll, number>>> = {
  attack: 9,
  'locked-exit': 5,
  'trapped-exit': 14,
  pit: 8,
  spikes: 14,
  space: 10,
  trap: 12,
  special: 10,
  card: 8,
  quest: 55,
  search: 20,
  chance: 40,
  rise: 6,
};
const stakeOf = (board: Board, seat: Seat, roll: Roll): number =>
  roll === 'counter-attack' ? lifeWorth(board, seat) + 6 : (STAKES[roll] ?? 8);

export const worthOf = (mind: Mind, list: readonly Effect[], cause: Cause): number =>
  unfolded(mind.board, list, cause).reduce((sum, one) => sum + effectWorth(mind, one, cause), 0);

/** For oneself it counts in full, for others as much as they are dangerous, the other way round. */
function forHeroes(mind: Mind, seats: readonly Seat[], own: number, others: (seat: Seat) => number): number {
  return seats.reduce((sum, seat) => sum + (seat === mind.seat ? own : others(seat)), 0);
}

type Worth<V extends Verb> = (mind: Mind, effect: EffectOf<V>, cause: Cause) => number;
type WhoIn = Parameters<typeof heroesFor>[1] | 'any-here-of-choice';
/** Whom an effect is about; nobody while it is still to be chosen. */
const about = ({ board }: Mind, who: WhoIn, cause: Cause): readonly Seat[] =>
  who === 'any-here-of-choice' ? [] : heroesFor(board, who, cause);
const little = (): number => 3;

/** What each verb is worth; see `POSSIBLE` in queries/possible.ts for why it is a table of its own. */
const WORTH: { readonly [V in Verb]: Worth<V> } = {
  heal: (mind, effect, cause) =>
    forHeroes(
      mind,
      about(mind, effect.who, cause),
      healWorth(mind.board, mind.seat, amount(effect.n, cause)),
      (other) => -healWorth(mind.board, other, 1) * danger(mind.board, other),
    ),
  wound: (mind, effect, cause) =>
    forHeroes(mind, about(mind, effect.who, cause), -lifeWorth(mind.board, mind.seat), (other) => woundWorth(mind.board, other)) *
    amount(effect.n, cause),
  glory: (mind, effect, cause) => {
    const n = GLORY * amount(effect.n, cause) * (effect.lose === true ? -1 : 1);
    return forHeroes(mind, about(mind, effect.who, cause), n, (other) => -0.8 * n * danger(mind.board, other));
  },
  peril: (mind, effect, cause) => {
    const n = PERIL * amount(effect.n, cause) * (effect.lose === true ? -1 : 1);
    return forHeroes(mind, about(mind, effect.who, cause), -n, (other) => 0.8 * n * danger(mind.board, other));
  },
  'take-glory': ({ board }, effect, cause) =>
    1.7 *
    GLORY *
    Math.min(amount(effect.n, cause), Math.max(0, ...heroesFor(board, effect.from, cause).map((one) => playerOf(board, one).glory))),
  'give-peril': ({ board, seat }, effect, cause) => 1.7 * PERIL * Math.min(amount(effect.n, cause), playerOf(board, seat).peril),
  movement: (mind, effect, cause) => stepsWorth(mind, amount(effect.n, cause)),
  warp: (mind, effect, cause) =>
    forHeroes(mind, about(mind, effect.who, cause), warpGain(mind, effect, cause), (other) => 9 * danger(mind.board, other)),
  step: (mind, effect, cause) => forHeroes(mind, about(mind, effect.who, cause), dodgeWorth(mind), () => 4),
  tip: (mind, effect, cause) => forHeroes(mind, about(mind, effect.who, cause), -TIP, (other) => TIP * danger(mind.board, other) * 1.5),
  untip: (mind, effect, cause) => forHeroes(mind, about(mind, effect.who, cause), TIP + STEP, () => -TIP),
  level: (mind, effect, cause) =>
    forHeroes(mind, about(mind, effect.who, cause), LEVEL_WORTH * effect.n, (other) => -LEVEL_WORTH * effect.n * danger(mind.board, other)),
  // Whoever holds more than he can play needs no more.
  draw: (mind, effect, cause) =>
    forHeroes(
      mind,
      about(mind, effect.who, cause),
      (handOf(mind.board, mind.seat).length > 6 ? 0.2 : 1) * CARD * effect.n,
      () => -CARD * effect.n,
    ),
  discard: (mind, effect, cause) =>
    forHeroes(mind, about(mind, effect.who, cause), -5 * effect.n, (other) => effect.n * discardWorth(mind.board, other, effect.what)),
  score: (mind, effect, cause) => scoreWorth(mind, effect, cause),
  die: (mind, effect, cause) => dieWorth(mind, effect, cause),
  'cancel-attack': (mind, effect, cause) => attackWorth(mind, effect, cause),
  'discard-attacker': (mind, effect, cause) => attackWorth(mind, effect, cause),
  minion: (mind, effect, cause) => attackWorth(mind, effect, cause),
  'attack-form': (mind, effect, cause) => attackWorth(mind, effect, cause),
  'open-exit': (mind) => openWorth(mind),
  recall: () => CARD + 2,
  'swap-quest': ({ board, seat }, _effect, { on }) =>
    8 * Math.max(0, ...(on === null ? others(board, seat) : [on.seat]).map((other) => danger(board, other))),
  'return-global-quest': () => 6,
  shift: (mind, effect, cause) => Math.max(0, bestShift(mind, effect, cause.here, FEW_SHIFTS)?.worth ?? 0),
  immune: () => 5,
  choose: (mind, effect, cause) =>
    Math.max(0, ...effect.of.filter((branch) => canDo(mind.board, branch, cause)).map((branch) => worthOf(mind, branch, cause))),
  may: (mind, effect, cause) => Math.max(0, worthOf(mind, effect.effects, cause)),
  threat: (mind, effect, cause) => {
    const rolled = { ...cause, roller: about(mind, effect.who, cause)[0] ?? -1 };
    return 0.5 * (worthOf(mind, effect.ok ?? [], rolled) + worthOf(mind, effect.fail ?? [], rolled));
  },
  if: (mind, effect, cause) =>
    worthOf(mind, holds(mind.board, effect.when, situationOf(cause)) ? effect.effects : (effect.else ?? []), cause),
  'discard-this': () => 10,
  'copy-rows': little,
  'cancel-hit': little,
  'close-exits': little,
  'look-at-maps': little,
  grant: little,
};

const effectWorth = (mind: Mind, effect: Effect, cause: Cause): number =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The verb itself picks the right one of the table.
  (WORTH[effect.do] as (mind: Mind, effect: Effect, cause: Cause) => number)(mind, effect, cause);

/** A card of a hand that one cannot see is worth less than one that lies there. */
function discardWorth(board: Board, other: Seat, what: Discarded): number {
  if (what === 'hand') return 4 * danger(board, other);
  return discardable(board, other, what).length > 0 ? 8 * danger(board, other) : 0;
}

function healWorth(board: Board, seat: Seat, n: number): number {
  const { life, hero } = playerOf(board, seat);
  const room = hero === null ? 0 : heroOf(hero).life - life;
  return life <= 4 ? Math.min(n, room) * lifeWorth(board, seat) * 0.8 : Math.min(n, room) * 5;
}

/** More points are worth something when they bring the goal within reach in this turn. */
function stepsWorth({ board, seat, goal }: Mind, n: number): number {
  if (board.turn !== seat || goal === null || goal.at < 0) return 0.5 * n;
  const short = goal.steps - playerOf(board, seat).movement;
  return short > 0 && short <= n ? 22 : 1.5 * Math.min(n, Math.max(0, short));
}

function warpGain(mind: Mind, effect: Extract<Effect, { do: 'warp' }>, cause: Cause): number {
  const { board, seat, goal } = mind;
  const threat = dodgeWorth(mind);
  if (goal === null || goal.at < 0) return threat;
  const target = board.spaces[goal.at];
  const far = (id: number): number => {
    const one = board.spaces[id];
    return one === undefined || target === undefined ? 99 : Math.abs(one.x - target.x) + Math.abs(one.y - target.y);
  };
  const spaces = warpsTo(board, seat, effect.to, effect.cross === true, cause);
  const gain = goal.steps - Math.min(...spaces.map(far)) * 1.2;
  return threat + (board.turn === seat ? STEP * Math.max(0, gain - 1) : 0);
}

/** The attacks on a hero that are still to come, and what they would cost. */
const coming = (board: Board, seat: Seat): readonly Attack[] =>
  board.combats.length === 0
    ? []
    : combatOf(board).attacks.filter(
        ({ on, state, by }) => on.is === 'hero' && on.seat === seat && state === 'declared' && by.is !== 'trap',
      );
function costOf(board: Board, seat: Seat, { by, on, form, space, die, total }: Attack): number {
  if (die === 0) return exchange(board, by, on, form, space).wins * lifeWorth(board, seat);
  // The attack roll lies on the table already.
  const counter = valueOf(board, on, form, 'counter-attack', by, space);
  return Math.min(1, Math.max(0, (total - counter - 1) / 6)) * lifeWorth(board, seat);
}
const dodgeWorth = ({ board, seat }: Mind): number => coming(board, seat).reduce((sum, attack) => sum + costOf(board, seat, attack), 0);

function attackWorth({ board, seat }: Mind, effect: Effect, { attack }: Cause): number {
  const all = coming(board, seat);
  const chosen = attack === undefined ? undefined : combatOf(board).attacks[attack];
  const cost = chosen === undefined ? Math.max(0, ...all.map((one) => costOf(board, seat, one))) : costOf(board, seat, chosen);
  if (effect.do === 'minion') return effect.of === 'own' ? 12 : cost + 16;
  if (effect.do === 'discard-attacker') return cost + 5;
  return effect.do === 'attack-form' ? 0.6 * cost : cost;
}

function scoreWorth({ board, seat, goal }: Mind, effect: Extract<Effect, { do: 'score' }>, cause: Cause): number {
  const n = amount(effect.n, cause);
  const threats = coming(board, seat);
  if (effect.of === 'attacker') return (n / 6) * threats.reduce((sum) => sum + lifeWorth(board, seat), 0);
  if (threats.length > 0) return (n / 6) * 0.7 * lifeWorth(board, seat);
  // For the Quest at hand.
  return board.turn === seat && board.phase === 'hero' && goal !== null && goal.at === playerOf(board, seat).space ? 4 * n : 0.4 * n;
}

function dieWorth({ board, seat }: Mind, effect: Extract<Effect, { do: 'die' }>, cause: Cause): number {
  const { about } = cause;
  if (about?.is !== 'roll') return 0;
  const stake = stakeOf(board, seat, about.roll);
  const { change } = effect;
  const shift = 'add' in change ? amount(change.add, cause) * (change.lose === true ? -1 : 1) : 'set' in change ? change.set - 3.5 : 1;
  const mine = about.seat === seat ? 1 : -0.6;
  return (Math.max(-3, Math.min(3, shift)) / 6) * stake * mine;
}

/** An opened exit is worth what the way to the goal saves by it. */
function openWorth({ board, seat, goal, ways }: Mind): number {
  const first = goal === null || goal.at < 0 ? null : ways.first[goal.at];
  if (first?.act !== 'step' || board.turn !== seat) return 0;
  const exit = board.spaces[playerOf(board, seat).space]?.exits[first.side];
  return exit?.kind === 'locked' ? 4 : exit?.kind === 'trapped' ? 7 : 0;
}
