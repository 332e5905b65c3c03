// Owns what the active player may do in the Hero Phase, one thing after another.

import { decision, type Why } from '@undercroft/kernel';
import type { Cavern } from '../cavern.ts';
import { adventureOf, type PowerId, type TreasureId } from '../content/cards.ts';
import {
  dropSquares,
  forceOdds,
  isAtEdge,
  isAtDoor,
  rivalsWith,
  takeable,
  whyNotTake,
  carriedBy,
  disableOdds,
  trapsHere,
} from '../queries/actions.ts';
import { isAtHalf } from '../queries/duel.ts';
import { isAtExit } from '../queries/goals.ts';
import { awaited } from '../queries/laying.ts';
import { attacksOf, canAttack, canUse, effectsOf, usesOf } from '../queries/plans.ts';
import { canWalk, endsOf, movementLeft, wayOutcome } from '../queries/reach.ts';
import { speedOf } from '../queries/speed.ts';
import { whyNotTo } from '../queries/why-square.ts';
import { activeHero, heroAt, isHero, type Board, type Figure, type HeroNo, type Square } from '../state.ts';
import { attackRank, oddsOf, picking, usedUp } from './picks.ts';

const isDazed = (board: Board): boolean => activeHero(board).conditions.includes('dazed');

/** CAV-HERO-05, CAV-COND-DAZE-01: a move goes on, or the first one begins. */
export function whyNotWalk(board: Board): Why | null {
  const { moves, walked, attacked } = board.acting;
  if (walked >= 0) return movementLeft(board) > 0 ? null : { rule: 'CAV-MOVE-01', key: 'no-movement' };
  if (moves > 0) return { rule: 'CAV-HERO-05', key: 'moved' };
  if (attacked && isDazed(board)) return { rule: 'CAV-COND-DAZE-01', key: 'dazed' };
  return speedOf(board, board.active) > 0 ? null : { rule: 'CAV-COND-IMMOB-01', key: 'immobile' };
}
/** CAV-HERO-06: the second of two moves. */
export function whyNotRun(board: Board): Why | null {
  const { moves, attacked } = board.acting;
  if (moves !== 1 || attacked) return { rule: 'CAV-HERO-05', key: moves === 0 ? 'walk-first' : 'moved' };
  if (isDazed(board)) return { rule: 'CAV-COND-DAZE-01', key: 'dazed' };
  return speedOf(board, board.active) > 0 ? null : { rule: 'CAV-COND-IMMOB-01', key: 'immobile' };
}
/** CAV-HERO-05, CAV-HERO-08: one attack, with at most one move. */
export function whyNotAttack(board: Board): Why | null {
  const { moves, attacked } = board.acting;
  if (attacked) return { rule: 'CAV-HERO-05', key: 'attacked' };
  if (moves > 1) return { rule: 'CAV-HERO-05', key: 'moved-twice' };
  return moves > 0 && isDazed(board) ? { rule: 'CAV-COND-DAZE-01', key: 'dazed' } : null;
}

const me = ({ active }: Board): HeroNo => active;
/** What is left of the move under way, or a whole one. */
const stretch = (board: Board): number => (board.acting.walked >= 0 ? movementLeft(board) : speedOf(board, board.active));

/** Whoever stands at the way out ends there. After every attack: whoever stands where there is something to look for, or can neither move nor attack any more, is through. */
function endRank(board: Board): readonly number[] | null {
  if (adventureOf(board.setup.adventure).win.goal === 'escape' && isAtExit(board, me(board))) return [OUT];
  const canMove = whyNotWalk(board) === null || whyNotRun(board) === null;
  const isDone = !canMove && (whyNotAttack(board) !== null || !canAttack(board, me(board)));
  return isDone || (awaited(board).length > 0 && isAtEdge(board, me(board))) ? [LAST] : null;
}
const [OUT, LAST] = [-1, 2];
/** What heals a hero with half its HP or fewer is worth a thought. */
function useRank(board: Board, id: PowerId | TreasureId, target: Figure | undefined): readonly number[] | null {
  const [first] = effectsOf(id);
  const hero = target ?? me(board);
  if (first?.do !== 'heal' || !isHero(hero) || !isAtHalf(heroAt(board, hero))) return null;
  return [1, heroAt(board, hero).hp];
}

export const heroTurn = decision<Cavern>()('hero', 'CAV-HERO-05')
  .act(
    'walk',
    'CAV-MOVE-01',
    (a) =>
      a.pick(
        'to',
        (board): readonly Square[] => endsOf(board, me(board), stretch(board)),
        (board, _ctx, value) => whyNotTo(board, me(board), Number(value), stretch(board)),
      ),
    {
      whyClosed: whyNotWalk,
      hasOptions: (board) => canWalk(board, me(board), stretch(board)),
      outcome: (board, { to }) => wayOutcome(board, me(board), to, stretch(board)),
    },
  )
  .act(
    'run',
    'CAV-HERO-06',
    (a) =>
      a.pick(
        'to',
        (board): readonly Square[] => endsOf(board, me(board), speedOf(board, me(board))),
        (board, _ctx, value) => whyNotTo(board, me(board), Number(value), speedOf(board, me(board))),
      ),
    {
      whyClosed: whyNotRun,
      hasOptions: (board) => canWalk(board, me(board), speedOf(board, me(board))),
      outcome: (board, { to }) => wayOutcome(board, me(board), to, speedOf(board, me(board))),
    },
  )
  .act('attack', 'CAV-COMBAT-01', (a) => picking(a.pick('with', (board): readonly PowerId[] => attacksOf(board, me(board)))), {
    whyClosed: whyNotAttack,
    hasOptions: (board) => canAttack(board, me(board)),
    odds: (board, answer) => oddsOf(board, me(board), answer),
    costs: (_board, answer) => usedUp(answer),
    rank: (board, answer) => attackRank(board, me(board), answer),
  })
  .act('disable', 'CAV-TRAP-07', (a) => a.pick('trap', (board): readonly number[] => trapsHere(board, me(board))), {
    whyClosed: whyNotAttack,
    odds: (board, { trap }) => (trap === undefined ? null : disableOdds(board, me(board), trap)),
  })
  .act('force', 'CAV-HERO-08', {
    whyClosed: (board) => whyNotAttack(board) ?? (isAtDoor(board, me(board)) ? null : { rule: 'CAV-HERO-08', key: 'no-door' }),
    odds: forceOdds,
  })
  .act('snatch', 'CAV-TEAM-05', (a) => a.pick('from', (board): readonly HeroNo[] => rivalsWith(board, me(board))), {
    whyClosed: whyNotAttack,
  })
  .act('use', 'CAV-HERO-09', (a) => picking(a.pick('with', (board): readonly (PowerId | TreasureId)[] => usesOf(board, me(board)))), {
    hasOptions: (board) => canUse(board, me(board)),
    odds: (board, answer) => oddsOf(board, me(board), answer),
    costs: (_board, answer) => usedUp(answer),
    rank: (board, { with: id, target }) => useRank(board, id, target),
  })
  .act('take', 'CAV-OBJ-01', (a) =>
    a.pick(
      'thing',
      (board): readonly Figure[] => takeable(board, me(board)),
      (board, _ctx, value) => whyNotTake(board, me(board), Number(value)),
    ),
  )
  .act('drop', 'CAV-OBJ-01', (a) =>
    a
      .pick('thing', (board): readonly Figure[] => carriedBy(board, me(board)))
      .pick('square', (board): readonly Square[] => dropSquares(board, me(board))),
  )
  .act('end', 'CAV-HERO-07', { rank: endRank })
  .done();
