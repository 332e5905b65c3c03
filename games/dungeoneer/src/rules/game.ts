// Owns the course of a game: set-up, then turn after turn, each through its five phases.

import { at, call, procedure, type Seat, type Turn } from '@undercroft/kernel';
import { discard, heroTurn, saveMovement } from '../decisions/turn.ts';
import type { Dungeoneer } from '../dungeoneer.ts';
import { freshMovement, maySave, waitingFrom } from '../queries/options.ts';
import { discardableAtEnd } from '../queries/limits.ts';
import { isRevealed } from '../queries/revealed.ts';
import { leaders, winnersByPoints } from '../outcome.ts';
import { isUsedUp } from '../queries/stack.ts';
import { isGraded } from '../setup.ts';
import { handOf, playerOf, seatsFrom, type Board, type Phase } from '../state.ts';
import { build } from './build.ts';
import { asksAlways, mayActAsHero } from '../queries/timely.ts';
import { atCollect, atReset } from '../queries/triggers.ts';
import { momentFor, momentIn, othersIn, TRIGGERS } from './calls.ts';
import { upkeep } from './upkeep.ts';
import { makeChallenge } from './combat.ts';
import { drawCards } from './draw.ts';
import { gradeCall, usedUpCall } from './grades.ts';
import { lordPhase } from './lord.ts';
import { attempt, complete, pickUp, putDown, search } from './quests.ts';
import { rebirth } from './options-reborn.ts';
import { tipOver } from './options-tip.ts';
import { callOf } from './play.ts';
import { rise } from './rise.ts';
import { HAND, setup } from './setup.ts';
import { trim } from './trim.ts';
import { collect, collectedIn, passThrough, stepOut } from './walk.ts';

const me = (board: Board): Seat => board.turn;
const begin = (t: Turn<Dungeoneer>, phase: Phase): void => t.raise('phase.began', { seat: me(t.board), phase }, 'DGN-TURN-01');
const isOut = (board: Board): boolean => !playerOf(board, me(board)).alive;

/** DGN-OPT-REINC-01: somebody is to choose another hero. */
const isAwaited = (board: Board): boolean => waitingFrom(board).length > 0;
const inPlay = <P>(board: Board, args: P): P | null => (isOut(board) ? null : args);

/** DGN-RESET-11, A-06: in the order of this list. */
export const reset = procedure<Dungeoneer>()('reset')
  .step('DGN-RESET-11', (t) => begin(t, 'reset'))
  .step(['DGN-RESET-01', 'DGN-RESET-02', 'DGN-RESET-04', 'DGN-RESET-09', 'DGN-RESET-10'], (t) =>
    t.raise('exits.closed', { seat: me(t.board) }),
  )
  .callWhich('DGN-RESET-03', (board) => TRIGGERS(atReset(board, me(board))))
  .step('DGN-DEFEAT-02', (t) => (isOut(t.board) ? 'end' : undefined))
  .call('DGN-RESET-05', upkeep, () => ({}))
  .step(['DGN-RESET-07', 'DGN-SAVE-03'], (t) => {
    if (playerOf(t.board, me(t.board)).saved > 0) t.raise('saved.lost', { seat: me(t.board) });
  })
  .step(['DGN-RESET-08', 'DGN-OPT-RESTRICT-01', 'DGN-OPT-RESTRICT-02'], (t) =>
    t.raise('movement.set', { seat: me(t.board), n: freshMovement(t.board, me(t.board)) }),
  )
  .done();

/** DGN-HERO-01, DGN-HERO-02: in any order, as often as Movement allows. Quests and their tokens have their place only here (DGN-QUEST-04, DGN-ESCORT-03). */
export const heroPhase = procedure<Dungeoneer>()('hero-phase', 'act')
  .step('DGN-TURN-01', (t) => begin(t, 'hero'))
  .at('act')
  .call('DGN-OPT-REINC-01', rebirth, (board) => (isAwaited(board) ? {} : null))
  // where everybody sees that nothing is left to do, the phase is over.
  .step('DGN-HERO-04/a', (t) => (mayActAsHero(t.board) ? undefined : 'end'))
  .ask('DGN-HERO-01', heroTurn, me)
  .step('DGN-HERO-04', (_t, { answer }) => (answer.act === 'end' ? 'end' : undefined))
  .callWhich(['DGN-HERO-02', 'DGN-HERO-03', 'DGN-PLAY-02'], (board, { answer }) => {
    const seat = me(board);
    switch (answer.act) {
      case 'play':
      case 'use':
        return callOf(answer, { seat, time: 'hero', about: null });
      case 'attempt':
        return call(attempt, { seat, quest: answer.quest });
      case 'search':
        return call(search, { seat, quest: answer.quest });
      case 'pick-up':
        return call(pickUp, { seat, quest: answer.quest });
      case 'deliver':
        return call(complete, { seat, quest: answer.quest });
      case 'put-down':
        return call(putDown, { seat, quest: answer.quest });
      case 'step':
        return call(stepOut, { side: answer.side });
      case 'explore':
        return call(build, { explores: true });
      case 'rise':
        return call(rise, { seat });
      case 'tip':
        return call(tipOver, { seat });
      case 'challenge':
        return call(makeChallenge, { seat, name: answer.on, form: answer.form });
      case 'sewer':
      case 'portal':
        return call(passThrough, { to: answer.to, by: answer.act });
      case 'end':
        return null;
    }
  })
  .callWhich('DGN-SPECIAL-01', (board) => (isOut(board) || board.completed ? null : othersIn(board)))
  // DGN-QUEST-12: completing a Quest ends the phase.
  .step(['DGN-MOVE-07', 'DGN-QUEST-12'], (t) => (isOut(t.board) || t.board.completed ? 'end' : 'act'))
  .done();

export const discardPhase = procedure<Dungeoneer>()('discard-phase')
  .step('DGN-TURN-01', (t) => begin(t, 'discard'))
  .let('stayed', ['DGN-DISCARD-01', 'DGN-COLLECT-06'], (t) => {
    const { moved, space } = playerOf(t.board, me(t.board));
    // DGN-COLLECT-07, DGN-OBST-03: nothing of what the space does to whoever enters.
    if (!moved) collect(t, space);
    return !moved;
  })
  .callWhich('DGN-COLLECT-08', (board, { stayed }) =>
    stayed ? TRIGGERS(atCollect(board, me(board), playerOf(board, me(board)).space)) : null,
  )
  .callWhich('DGN-SPECIAL-02', (board, { stayed }) =>
    stayed ? momentFor(board, collectedIn(board, me(board), playerOf(board, me(board)).space)) : null,
  )
  .step('DGN-DEFEAT-02', (t) => (isOut(t.board) ? 'end' : undefined))
  // nothing is lost by a saved point: who is not asked saves it.
  .ask(['DGN-SAVE-01', 'DGN-OPT-RESTRICT-03'], saveMovement, (board) => (maySave(board, me(board)) && asksAlways(board) ? me(board) : null))
  .step('DGN-SAVE-02', (t, { answer }) => {
    const saves = answer === null ? maySave(t.board, me(t.board)) : answer.act === 'save';
    if (saves) t.raise('movement.saved', { seat: me(t.board) });
  })
  .ask(['DGN-DISCARD-02', 'DGN-DISCARD-04', 'DGN-DISCARD-05', 'DGN-DISCARD-06'], discard, (board) =>
    discardableAtEnd(board, me(board)).length > 0 ? me(board) : null,
  )
  .step('DGN-DISCARD-03', (t, { answer }) => {
    const seat = me(t.board);
    if (answer?.act === 'discard')
      t.raise(handOf(t.board, seat).includes(answer.card) ? 'card.discarded' : 'card.lost', { seat, card: answer.card });
  })
  .call('DGN-PLAY-15', trim, (board) => ({ seats: [me(board)] }))
  // DGN-DISCARD-07: whoever holds more keeps them.
  .call(['DGN-DISCARD-08', 'DGN-DISCARD-09'], drawCards, (board) => ({
    seat: me(board),
    n: HAND - playerOf(board, me(board)).hand.cards.length,
    rule: 'DGN-DISCARD-08' as const,
  }))
  .done();

export const turn = procedure<Dungeoneer>()('turn', 'hero', 'over')
  .call('DGN-RESET-03', reset, () => ({}))
  // between two phases is the end of one and the start of the next. A-54: the turn of whoever falls ends at once.
  .callWhich('DGN-CARD-11/a', (board) => (isOut(board) ? null : momentIn(board)))
  .step('DGN-DEFEAT-02', (t) => (isOut(t.board) ? 'over' : undefined))
  .call('DGN-DLORD-01', lordPhase, () => ({}))
  .call('DGN-OPT-REINC-01/a', rebirth, (board) => (isAwaited(board) ? inPlay(board, {}) : null))
  .callWhich('DGN-CARD-11/b', (board) => (isOut(board) ? null : momentIn(board)))
  .step('DGN-TURN-01', (t) => {
    if (isOut(t.board)) return 'over';
    // DGN-OPT-REVEALED-01: the map lies already.
    if (isRevealed(t.board)) return 'hero';
    begin(t, 'build');
    return undefined;
  })
  .call('DGN-BUILD-01', build, () => ({ explores: false }))
  .callWhich('DGN-CARD-11/c', (board) => (isOut(board) ? null : momentIn(board)))
  .at('hero')
  .call('DGN-HERO-01', heroPhase, (board) => inPlay(board, {}))
  .callWhich('DGN-CARD-11/d', (board) => (isOut(board) ? null : momentIn(board)))
  .call('DGN-DISCARD-10', discardPhase, (board) => inPlay(board, {}))
  .callWhich('DGN-CARD-11/e', (board) => (isOut(board) ? null : momentIn(board)))
  .at('over')
  // whoever has fallen keeps nobody waiting for the next grade.
  .callWhich('DGN-COMBINE-08', (board) => gradeCall(board) ?? usedUpCall(board))
  // without a Quest and without a further grade nobody can win any more points.
  .step('DGN-COMBINE-20', (t) => {
    if (isGraded(t.board.setup) && isUsedUp(t.board)) t.raise('game.won', { seats: winnersByPoints(t.board), by: 'points' });
  })
  .step('DGN-DISCARD-10/a', (t) => t.raise('turn.ended', { seat: me(t.board) }, 'DGN-DISCARD-10'))
  .call('DGN-OPT-REINC-01/b', rebirth, (board) => (isAwaited(board) ? {} : null))
  .done();

export const main = procedure<Dungeoneer>()('game', 'turn', 'limit')
  .call('DGN-SETUP-01', setup, () => ({}))
  .step('DGN-TURN-03', (t) => t.raise('turn.began', { seat: me(t.board), round: 1 }))
  .at('turn')
  .call('DGN-TURN-05', turn, () => ({}))
  .step(['DGN-TURN-02', 'DGN-TURN-04'], (t) => {
    const { board } = t;
    const next = at(seatsFrom(board, (me(board) + 1) % board.players.length), 0);
    // DGN-TURN-03: the round is over when the turn comes back to where it began, or passes that place.
    const n = board.players.length;
    const passes = (seat: Seat): number => (seat - board.first + n) % n;
    const round = board.round + (passes(next) <= passes(me(board)) ? 1 : 0);
    if (round > board.setup.rounds) return 'limit';
    t.raise('turn.began', { seat: next, round }, 'DGN-TURN-02');
    return 'turn';
  })
  .at('limit')
  .step('DGN-WIN-04', (t) => t.raise('game.won', { seats: leaders(t.board), by: 'round-limit' }))
  .done();
