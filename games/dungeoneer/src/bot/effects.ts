// Owns what the effects of a card would be worth to whoever plays it now.

import type { Seat } from '@undercroft/kernel';
import { heroOf } from '../content/cards.ts';
import type { Discarded, Effect, Roll } from '../content/types.ts';
import { amount, discardable, heroesFor, situationOf, warpsTo, type Cause } from '../queries/effects.ts';
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

function effectWorth(mind: Mind, effect: Effect, cause: Cause): number {
  const { board, seat } = mind;
  const who = 'who' in effect && effect.who !== 'any-here-of-choice' ? heroesFor(board, effect.who, cause) : [];
  switch (effect.do) {
    case 'heal':
      return forHeroes(
        mind,
        who,
        healWorth(board, seat, amount(effect.n, cause)),
        (other) => -healWorth(board, other, 1) * danger(board, other),
      );
    case 'wound':
      return forHeroes(mind, who, -lifeWorth(board, seat), (other) => woundWorth(board, other)) * amount(effect.n, cause);
    case 'glory': {
      const n = GLORY * amount(effect.n, cause) * (effect.lose === true ? -1 : 1);
      return forHeroes(mind, who, n, (other) => -0.8 * n * danger(board, other));
    }
    case 'peril': {
      const n = PERIL * amount(effect.n, cause) * (effect.lose === true ? -1 : 1);
      return forHeroes(mind, who, -n, (other) => 0.8 * n * danger(board, other));
    }
    case 'take-glory':
      return (
        1.7 *
        GLORY *
        Math.min(amount(effect.n, cause), Math.max(0, ...heroesFor(board, effect.from, cause).map((one) => playerOf(board, one).glory)))
      );
    case 'give-peril':
      return 1.7 * PERIL * Math.min(amount(effect.n, cause), playerOf(board, seat).peril);
    case 'movement':
      return stepsWorth(mind, amount(effect.n, cause));
    case 'warp':
      return forHeroes(mind, who, warpGain(mind, effect, cause), (other) => 9 * danger(board, other));
    case 'step':
      return forHeroes(mind, who, dodgeWorth(mind), () => 4);
    case 'tip':
      return forHeroes(mind, who, -TIP, (other) => TIP * danger(board, other) * 1.5);
    case 'untip':
      return forHeroes(mind, who, TIP + STEP, () => -TIP);
    case 'level':
      return forHeroes(mind, who, LEVEL_WORTH * effect.n, (other) => -LEVEL_WORTH * effect.n * danger(board, other));
    case 'draw':
      // Whoever holds more than he can play needs no more.
      return forHeroes(mind, who, (handOf(board, seat).length > 6 ? 0.2 : 1) * CARD * effect.n, () => -CARD * effect.n);
    case 'discard':
      return forHeroes(mind, who, -5 * effect.n, (other) => effect.n * discardWorth(board, other, effect.what));
    case 'score':
      return scoreWorth(mind, effect, cause);
    case 'die':
      return dieWorth(mind, effect, cause);
    case 'cancel-attack':
    case 'discard-attacker':
    case 'minion':
    case 'attack-form':
      return attackWorth(mind, effect, cause);
    case 'open-exit':
      return openWorth(mind);
    case 'recall':
      return CARD + 2;
    case 'swap-quest':
      return 8 * Math.max(0, ...(cause.on === null ? others(board, seat) : [cause.on.seat]).map((other) => danger(board, other)));
    case 'return-global-quest':
      return 6;
    case 'shift':
      return Math.max(0, bestShift(mind, effect, cause.here, FEW_SHIFTS)?.worth ?? 0);
    case 'immune':
      return 5;
    case 'choose':
      return Math.max(0, ...effect.of.filter((branch) => canDo(board, branch, cause)).map((branch) => worthOf(mind, branch, cause)));
    case 'may':
      return Math.max(0, worthOf(mind, effect.effects, cause));
    case 'threat':
      return (
        0.5 *
        (worthOf(mind, effect.ok ?? [], { ...cause, roller: who[0] ?? -1 }) +
          worthOf(mind, effect.fail ?? [], { ...cause, roller: who[0] ?? -1 }))
      );
    case 'if':
      return worthOf(mind, holds(board, effect.when, situationOf(cause)) ? effect.effects : (effect.else ?? []), cause);
    case 'discard-this':
      return 10;
    case 'copy-rows':
    case 'cancel-hit':
    case 'close-exits':
    case 'look-at-maps':
    case 'grant':
      return 3;
  }
}

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
