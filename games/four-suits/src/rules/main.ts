// Owns the campaign: made, then Town and dungeon in turn, step by step.

import { call, procedure, type Call, type Turn } from '@undercroft/kernel';
import { EXPERIENCE, STARTING_GOLD } from '../content/scales.ts';
import { techniqueOf } from '../content/index.ts';
import { nextStep, wareOf } from '../decisions/camp.ts';
import type { FourSuits } from '../four-suits.ts';
import { effectsOfItem, holderOf, mpCost, spCost } from '../queries/choices.ts';
import { unseenTiles, wayBack } from '../queries/floor.ts';
import { isPotion } from '../queries/gear.ts';
import { characterAt, dungeonOf, type Board, type Item, type Unit } from '../state.ts';
import { takeOff, wear } from './combat.ts';
import { carryOut, NO_CHOICE } from './effects.ts';
import { arrives, changeTile, enter, EXPLORE_PROCEDURES, newFloor, scouting, seeTile } from './explore.ts';
import { changeMana } from './harm.ts';
import { create, LEVEL_PROCEDURES, levelUp } from './levels.ts';
import { altar, fountain, openChest, pickLock, raid, ROOM_PROCEDURES, unlock } from './rooms.ts';
import { changeGold } from './spoils.ts';
import { buy, dismiss, homecoming, newQuest, rest, returnHome, sell, TOWN_PROCEDURES } from './town.ts';
import { fall, solve, TRAP_PROCEDURES } from './traps.ts';

type T = Turn<FourSuits>;
type Answer = NonNullable<ReturnType<NonNullable<(typeof nextStep)['types']>>>;

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

const spend = (t: T, item: Item): void => t.raise('item.used', { unit: holderOf(t.board, item), item }, 'CRD-ITEM-04');
function useItem(
  t: T,
  unit: Unit,
  item: Item,
  choice: { readonly target?: Unit | undefined; readonly mark?: Parameters<typeof carryOut>[2]['mark'] | undefined },
): void {
  t.raise('item.used', { unit, item }, 'CRD-ITEM-04');
  const { target = unit, mark = null } = choice;
  carryOut(t, effectsOfItem(item), { ...NO_CHOICE, by: unit, kind: 'none', target, mark, potion: isPotion(item) });
}

/** What is done at once; what goes on longer is a procedure of its own (`longer`). */
function doStep(t: T, answer: Answer): void {
  switch (answer.act) {
    case 'use':
      useItem(t, answer.unit, answer.item, answer);
      break;
    case 'cast':
      changeMana(t, answer.unit, -mpCost(answer.technique), 'CRD-TECH-07');
      carryOut(t, techniqueOf(answer.technique).effects, {
        ...NO_CHOICE,
        by: answer.unit,
        kind: 'grace',
        target: answer.target ?? answer.unit,
        mark: answer.mark ?? null,
      });
      break;
    case 'wear':
      wear(t, answer.unit, answer.gear);
      break;
    case 'take-off':
      takeOff(t, answer.unit, answer.slot);
      break;
    case 'pass-on':
      t.raise('item.passed', { from: answer.from, to: answer.to, item: answer.item }, 'CRD-EXPLORE-11');
      break;
    case 'drop':
      t.raise('item.dropped', { unit: answer.unit, item: answer.item }, 'CRD-ROOM-EMPTY-02');
      break;
    case 'fetch':
      t.raise('item.fetched', { unit: answer.unit, item: answer.item }, 'CRD-ROOM-EMPTY-01');
      break;
    case 'row':
      t.raise('row.changed', { unit: answer.unit, row: characterAt(t.board, answer.unit).row === 'near' ? 'far' : 'near' }, 'CRD-CHAR-08');
      break;
    case 'learn':
      t.raise(
        'technique.learned',
        { unit: answer.unit, technique: answer.technique, sp: characterAt(t.board, answer.unit).sp - spCost(answer.technique) },
        'CRD-LEVEL-15',
      );
      break;
    case 'dismiss':
      dismiss(t, answer.unit);
      break;
    case 'buy':
      buy(t, answer.unit, wareOf(answer.ware, answer.level));
      break;
    case 'bargain':
      buy(t, answer.unit, answer.item);
      break;
    case 'sell':
      sell(t, answer.unit, answer.item);
      break;
    default:
      doInRoom(t, answer);
  }
}
function doInRoom(t: T, answer: Answer): void {
  switch (answer.act) {
    case 'pray':
      altar(t);
      break;
    case 'drink':
      fountain(t);
      break;
    case 'gaze':
      changeTile(t, { used: true }, 'CRD-ROOM-BALL-02');
      for (const place of answer.tiles) seeTile(t, place, 'CRD-ROOM-BALL-01');
      break;
    case 'torch':
      spend(t, 'torch');
      for (const place of answer.tiles) seeTile(t, place, 'CRD-TOOL-03');
      break;
    case 'read-map':
      spend(t, 'magic-map');
      for (const place of unseenTiles(t.board)) seeTile(t, place, 'CRD-TOOL-10');
      break;
    case 'unlock':
      unlock(t);
      break;
    case 'pick-lock':
      pickLock(t, answer.unit);
      break;
    case 'disarm':
      spend(t, 'trap-kit');
      changeTile(t, { solved: true, clear: true }, 'CRD-TRAP-PUZZLE-04');
      break;
    case 'climb':
      spend(t, 'rope');
      t.raise(
        'party.put',
        { to: dungeonOf(t.board).hole, from: wayBack(dungeonOf(t.board), dungeonOf(t.board).hole), hole: -1 },
        'CRD-TOOL-05',
      );
      break;
    case 'warp':
      spend(t, 'warp-stone');
      t.raise('party.put', { to: answer.to, from: wayBack(dungeonOf(t.board), answer.to), hole: -1 }, 'CRD-TOOL-12');
      break;
    case 'leave':
      if (answer.by === 'warp-stone') spend(t, 'warp-stone');
      returnHome(t);
      break;
    default:
  }
}
function longer(board: Board, answer: Answer): Call | null {
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
    case 'depart':
      return call(setOut, {});
    case 'warp': {
      const entering = arrives(board, answer.to);
      return entering === null ? null : call(enter, entering);
    }
    default:
      return null;
  }
}

/** Town and dungeon in turn, until the campaign is won or lost. */
export const campaign = procedure<FourSuits>()('campaign', 'camp')
  .at('camp')
  .ask('CRD-EXPLORE-11', nextStep, () => 0)
  .step('CRD-EXPLORE-11/a', (t, { answer }) => doStep(t, answer))
  .callWhich('CRD-EXPLORE-11/b', (board, { answer }) => longer(board, answer))
  // CRD-EXPLORE-12: beating the boss brings the whole party to Town.
  .step('CRD-EXPLORE-12', (t) => {
    if (t.board.phase === 'dungeon' && t.board.beaten) returnHome(t);
  })
  .call('CRD-TOWN-01', homecoming, (board) => (board.phase === 'town' && board.beaten ? {} : null))
  .step('CRD-TOWN-02', () => 'camp')
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
