// Owns what a step between fights does at once; what goes on longer is a procedure of its own (`main.ts`).

import type { ChoiceOf, Turn } from '@undercroft/kernel';
import { techniqueOf } from '../content/index.ts';
import type { nextStep } from '../decisions/dungeon.ts';
import type { repack } from '../decisions/party.ts';
import type { inTown } from '../decisions/town.ts';
import type { FourSuits } from '../four-suits.ts';
import { giverOf } from '../queries/camp.ts';
import { effectsOfItem, holderOf, mpCost, spCost } from '../queries/choices.ts';
import { unseenTiles, wayBack } from '../queries/floor.ts';
import { isPotion } from '../queries/gear.ts';
import { wareOf } from '../queries/shop.ts';
import { characterAt, dungeonOf, type Item, type Unit } from '../state.ts';
import { takeOff, wear } from './combat.ts';
import { carryOut, NO_CHOICE } from './effects.ts';
import { changeTile, seeTile } from './explore.ts';
import { changeMana } from './harm.ts';
import { altar, fountain, pickLock, unlock } from './rooms.ts';
import { buy, dismiss, returnHome, sell } from './town.ts';

type T = Turn<FourSuits>;
type Step = ChoiceOf<typeof nextStep>;
type Errand = ChoiceOf<typeof inTown>;
type Packing = ChoiceOf<typeof repack>;

const spend = (t: T, item: Item): void => t.raise('item.used', { unit: holderOf(t.board, item), item }, 'CRD-ITEM-04');
function useItem(
  t: T,
  unit: Unit,
  item: Item,
  choice: { readonly target?: Unit | undefined; readonly mark?: Parameters<typeof carryOut>[2]['mark'] | undefined },
): void {
  const giver = giverOf(t.board, unit, item);
  if (giver !== unit) t.raise('item.passed', { from: giver, to: unit, item }, 'CRD-ITEM-03');
  t.raise('item.used', { unit, item }, 'CRD-ITEM-04');
  const { target = unit, mark = null } = choice;
  carryOut(t, effectsOfItem(item), { ...NO_CHOICE, by: unit, kind: 'none', target, mark, potion: isPotion(item) });
}

/** What the party does for itself, in Town and on the way alike. */
function doForParty(t: T, answer: Step | Errand): void {
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
    default:
  }
}
export function doStep(t: T, answer: Step): void {
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
    case 'bargain':
      buy(t, answer.unit, answer.item);
      break;
    case 'sell':
      sell(t, answer.unit, answer.item);
      break;
    case 'leave':
      if (answer.by === 'warp-stone') spend(t, 'warp-stone');
      returnHome(t);
      break;
    default:
      doForParty(t, answer);
  }
}
export function doInTown(t: T, answer: Errand): void {
  switch (answer.act) {
    case 'buy':
      buy(t, answer.unit, wareOf(answer.ware, answer.level));
      break;
    case 'sell':
      sell(t, answer.unit, answer.item);
      break;
    case 'dismiss':
      dismiss(t, answer.unit);
      break;
    default:
      doForParty(t, answer);
  }
}
export function doPack(t: T, answer: Packing): void {
  switch (answer.act) {
    case 'pass-on':
      t.raise('item.passed', { from: answer.from, to: answer.to, item: answer.item }, 'CRD-EXPLORE-11');
      break;
    case 'take-off':
      takeOff(t, answer.unit, answer.slot);
      break;
    case 'drop':
      t.raise('item.dropped', { unit: answer.unit, item: answer.item }, 'CRD-ROOM-EMPTY-02');
      break;
    case 'fetch':
      t.raise('item.fetched', { unit: answer.unit, item: answer.item }, 'CRD-ROOM-EMPTY-01');
      break;
    default:
  }
}
