// Owns the course of a game: set-up, then turn after turn, each through its five phases.

import { call, procedure, type Call, type Seat, type Turn } from '@undercroft/kernel';
import { discard, heroTurn, saveMovement } from '../decisions.ts';
import type { Dungeoneer } from '../dungeoneer.ts';
import { freshMovement, maySave, waitingFrom } from '../queries/options.ts';
import { discardableAtEnd } from '../queries/limits.ts';
import { isRevealed } from '../queries/revealed.ts';
import { leaders } from '../outcome.ts';
import type { QuestId } from '../content/cards.ts';
import { handOf, playerOf, seatsFrom, type Board, type Phase, type SpaceId } from '../state.ts';
import { build } from './build.ts';
import { atCollect, atReset } from '../queries/triggers.ts';
import { MOMENT, momentFor, OTHERS, TRIGGERS } from './calls.ts';
import { upkeep } from './upkeep.ts';
import { makeChallenge } from './combat.ts';
import { drawCards } from './draw.ts';
import { gradeCall } from './grades.ts';
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
  .run('DGN-RESET-03', (board) => TRIGGERS(atReset(board, me(board))))
  .step('DGN-DEFEAT-02', (t) => (isOut(t.board) ? 'end' : undefined))
  .call('DGN-RESET-05', upkeep, () => ({}))
  .step(['DGN-RESET-07', 'DGN-SAVE-03'], (t) => {
    if (playerOf(t.board, me(t.board)).saved > 0) t.raise('saved.lost', { seat: me(t.board) });
  })
  .step(['DGN-RESET-08', 'DGN-OPT-RESTRICT-01', 'DGN-OPT-RESTRICT-02'], (t) =>
    t.raise('movement.set', { seat: me(t.board), n: freshMovement(t.board, me(t.board)) }),
  )
  .done();

function questCall(act: string, seat: Seat, quest: QuestId): Call {
  if (act === 'attempt') return call(attempt, { seat, quest });
  if (act === 'search') return call(search, { seat, quest });
  if (act === 'pick-up') return call(pickUp, { seat, quest });
  return act === 'deliver' ? call(complete, { seat, quest }) : call(putDown, { seat, quest });
}

/** DGN-HERO-01, DGN-HERO-02: in any order, as often as Movement allows. Quests and their tokens have their place only here (DGN-QUEST-04, DGN-ESCORT-03). */
export const heroPhase = procedure<Dungeoneer>()('hero-phase', 'act')
  .step('DGN-TURN-01', (t) => begin(t, 'hero'))
  .at('act')
  .call('DGN-OPT-REINC-01', rebirth, (board) => (isAwaited(board) ? {} : null))
  .ask('DGN-HERO-01', heroTurn, me)
  .step('DGN-HERO-04', (_t, { act }) => (act === 'end' ? 'end' : undefined))
  .run(['DGN-HERO-02', 'DGN-HERO-03', 'DGN-PLAY-02'], (board, { act, side, to, on, form, quest, ...picked }) => {
    const seat = me(board);
    if (act === 'play' || act === 'use') return callOf(act, { seat, time: 'hero', about: null }, picked);
    if (quest !== undefined) return questCall(act, seat, quest);
    if (act === 'step') return call(stepOut, { side: side });
    if (act === 'explore') return call(build, { explores: true });
    if (act === 'rise') return call(rise, { seat: me(board) });
    if (act === 'tip') return call(tipOver, { seat: me(board) });
    if (act === 'challenge') return call(makeChallenge, { seat: me(board), name: on, form: form });
    return call(passThrough, { to: to as SpaceId, by: act as 'sewer' | 'portal' });
  })
  .run('DGN-SPECIAL-01', (board) => (isOut(board) || board.completed ? null : OTHERS))
  // DGN-QUEST-12: completing a Quest ends the phase.
  .step(['DGN-MOVE-07', 'DGN-QUEST-12'], (t) => (isOut(t.board) || t.board.completed ? 'end' : 'act'))
  .done();

export const discardPhase = procedure<Dungeoneer>()('discard-phase')
  .step('DGN-TURN-01', (t) => begin(t, 'discard'))
  .let(['DGN-DISCARD-01', 'DGN-COLLECT-06'], (t) => {
    const { moved, space } = playerOf(t.board, me(t.board));
    // DGN-COLLECT-07, DGN-OBST-03: nothing of what the space does to whoever enters.
    if (!moved) collect(t, space);
    return { stayed: !moved };
  })
  .run('DGN-COLLECT-08', (board, { stayed }) => (stayed ? TRIGGERS(atCollect(board, me(board), playerOf(board, me(board)).space)) : null))
  .run('DGN-SPECIAL-02', (board, { stayed }) =>
    stayed ? momentFor(collectedIn(board, me(board), playerOf(board, me(board)).space)) : null,
  )
  .step('DGN-DEFEAT-02', (t) => (isOut(t.board) ? 'end' : undefined))
  .ask(['DGN-SAVE-01', 'DGN-OPT-RESTRICT-03'], saveMovement, (board) => (maySave(board, me(board)) ? me(board) : null))
  .step('DGN-SAVE-02', (t, { act }) => {
    if (act === 'save') t.raise('movement.saved', { seat: me(t.board) });
  })
  .let('DGN-DISCARD-05', (): { act: 'discard' | 'keep' } => ({ act: 'keep' }))
  .ask(['DGN-DISCARD-02', 'DGN-DISCARD-04', 'DGN-DISCARD-06'], discard, (board) =>
    discardableAtEnd(board, me(board)).length > 0 ? me(board) : null,
  )
  .step('DGN-DISCARD-03', (t, { act, card }) => {
    const seat = me(t.board);
    if (act === 'discard' && card !== undefined)
      t.raise(handOf(t.board, seat).includes(card) ? 'card.discarded' : 'card.lost', { seat, card });
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
  .run('DGN-CARD-11/a', (board) => inPlay(board, MOMENT))
  .step('DGN-DEFEAT-02', (t) => (isOut(t.board) ? 'over' : undefined))
  .call('DGN-DLORD-01', lordPhase, () => ({}))
  .call('DGN-OPT-REINC-01/a', rebirth, (board) => (isAwaited(board) ? inPlay(board, {}) : null))
  .run('DGN-CARD-11/b', (board) => inPlay(board, MOMENT))
  .step('DGN-TURN-01', (t) => {
    if (isOut(t.board)) return 'over';
    // DGN-OPT-REVEALED-01: the map lies already.
    if (isRevealed(t.board)) return 'hero';
    begin(t, 'build');
    return undefined;
  })
  .call('DGN-BUILD-01', build, () => ({ explores: false }))
  .run('DGN-CARD-11/c', (board) => inPlay(board, MOMENT))
  .at('hero')
  .call('DGN-HERO-01', heroPhase, (board) => inPlay(board, {}))
  .run('DGN-CARD-11/d', (board) => inPlay(board, MOMENT))
  .call('DGN-DISCARD-10', discardPhase, (board) => inPlay(board, {}))
  .run('DGN-CARD-11/e', (board) => inPlay(board, MOMENT))
  .at('over')
  // whoever has fallen keeps nobody waiting for the next grade.
  .run('DGN-COMBINE-08', gradeCall)
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
    const next = seatsFrom(board, (me(board) + 1) % board.players.length)[0] as Seat;
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
