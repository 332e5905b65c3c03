// Owns the campaign: made, then Town and dungeon in turn, step by step.

import { call, procedure, type Call, type ChoiceOf } from '@undercroft/kernel';
import { EXPERIENCE, STARTING_GOLD } from '../content/scales.ts';
import { nextStep } from '../decisions/dungeon.ts';
import { repack } from '../decisions/party.ts';
import { inTown } from '../decisions/town.ts';
import type { FourSuits } from '../four-suits.ts';
import { nextFitting } from '../queries/advice.ts';
import { tileHere, type Board } from '../state.ts';
import { allFallen, arrives, enter, EXPLORE_PROCEDURES, newFloor, scouting } from './explore.ts';
import { create, LEVEL_PROCEDURES, levelUp } from './levels.ts';
import { openChest, raid, ROOM_PROCEDURES } from './rooms.ts';
import { changeGold } from './spoils.ts';
import { doInTown, doPack, doStep } from './steps.ts';
import { homecoming, newQuest, rest, returnHome, TOWN_PROCEDURES } from './town.ts';
import { fall, solve, TRAP_PROCEDURES } from './traps.ts';

type Step = ChoiceOf<typeof nextStep>;
type Errand = ChoiceOf<typeof inTown>;

/** CRD-CHAR-06, CRD-CHAR-07, CRD-QUEST-01: a party in Town, with Gold and a first quest. */
const creation = procedure<FourSuits>()('creation')
  .each('CRD-CHAR-01', create, ({ setup }, _locals, done) =>
    done < setup.characters ? { unit: done, exp: EXPERIENCE[setup.characters - 1] ?? 0 } : null,
  )
  .step('CRD-CHAR-07', (t) => {
    changeGold(t, STARTING_GOLD, 'CRD-CHAR-07');
    t.raise('phase.began', { phase: 'town' });
  })
  .call('CRD-QUEST-03', newQuest, () => ({ joined: false }))
  // by the same answers, one after the other, that its players could give themselves.
  .step('CRD-TOWN-04', (t) => {
    if (t.board.setup.party !== 'ready') return;
    for (let next = nextFitting(t.board); next !== null; next = nextFitting(t.board)) doInTown(t, next);
  })
  .done();

/** CRD-DUNGEON-03, CRD-DUNGEON-04: the dungeon is laid out anew for every visit. */
const setOut = procedure<FourSuits>()('set-out')
  .step('CRD-TOWN-08', (t) => {
    rest(t);
    t.raise('phase.began', { phase: 'dungeon' }, 'CRD-TOWN-02');
    t.raise('dungeon.laid', { floors: t.board.quest?.floors ?? 1 }, 'CRD-DUNGEON-01');
  })
  .call('CRD-DUNGEON-04', newFloor, () => ({}))
  .call('CRD-JOB-RANGER-01', scouting, () => ({}))
  .done();

function longer(board: Board, answer: Step): Call | null {
  switch (answer.act) {
    case 'move':
      return call(enter, { to: answer.to, moved: true });
    case 'level':
      return call(levelUp, { unit: answer.unit, free: false });
    case 'open':
      return call(openChest, {});
    case 'raid':
      return call(raid, {});
    case 'jump':
      return call(fall, {});
    case 'solve':
      return call(solve, {});
    case 'warp': {
      const entering = arrives(board, answer.to);
      return entering === null ? null : call(enter, entering);
    }
    default:
      return null;
  }
}

function fromTown(answer: Errand): Call | null {
  if (answer.act === 'level') return call(levelUp, { unit: answer.unit, free: false });
  return answer.act === 'depart' ? call(setOut, {}) : null;
}

/** CRD-LOOT-13: before a beaten boss ends the visit, something lies in its lair that somebody may still take. */
const spoilsLie = (board: Board): boolean => board.phase === 'dungeon' && board.beaten && tileHere(board).items.length > 0;

/** Town and dungeon in turn, until the campaign is won or lost. */
export const campaign = procedure<FourSuits>()('campaign', 'camp', 'town', 'repack', 'after')
  .at('camp')
  .step('CRD-TOWN-02', (t) => (t.board.phase === 'town' ? 'town' : undefined))
  .ask('CRD-EXPLORE-11', nextStep, () => 0)
  .step('CRD-EXPLORE-11/a', (t, { answer }) => doStep(t, answer))
  .callWhich('CRD-EXPLORE-11/b', (board, { answer }) => longer(board, answer))
  .step('CRD-EXPLORE-11/c', (_t, { answer }) => (answer.act === 'repack' ? 'repack' : 'after'))
  .at('town')
  .ask('CRD-TOWN-02/a', inTown, () => 0)
  .step('CRD-TOWN-02/b', (t, { answer }) => doInTown(t, answer))
  .callWhich('CRD-TOWN-02/c', (_board, { answer }) => fromTown(answer))
  .step('CRD-TOWN-02/d', (_t, { answer }) => (answer.act === 'repack' ? 'repack' : 'after'))
  .at('repack')
  .ask('CRD-EXPLORE-11/d', repack, () => 0)
  .step('CRD-EXPLORE-11/e', (t, { answer }) => {
    doPack(t, answer);
    return answer.act === 'done' ? 'after' : 'repack';
  })
  .at('after')
  .step('CRD-EXPLORE-14', (t) => {
    if (t.board.phase === 'dungeon') allFallen(t);
  })
  .ask('CRD-LOOT-13', repack, (board) => (spoilsLie(board) ? 0 : null))
  .step('CRD-LOOT-13/a', (t, { answer }) => {
    if (answer === null || answer.act === 'done') return undefined;
    doPack(t, answer);
    return 'after';
  })
  // CRD-EXPLORE-12: beating the boss brings the whole party to Town.
  .step('CRD-EXPLORE-12', (t) => {
    if (t.board.phase === 'dungeon' && t.board.beaten) returnHome(t);
  })
  .call('CRD-TOWN-01', homecoming, (board) => (board.phase === 'town' && board.beaten ? {} : null))
  .step('CRD-TOWN-02/e', () => 'camp')
  .done();

export const main = procedure<FourSuits>()('main')
  .call('CRD-CHAR-01', creation, () => ({}))
  .call('CRD-TOWN-02', campaign, () => ({}))
  .done();

export const ALL_PROCEDURES = [
  main,
  campaign,
  creation,
  setOut,
  ...LEVEL_PROCEDURES,
  ...TOWN_PROCEDURES,
  ...EXPLORE_PROCEDURES,
  ...TRAP_PROCEDURES,
  ...ROOM_PROCEDURES,
] as const;
