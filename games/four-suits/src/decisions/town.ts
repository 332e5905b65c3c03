// Owns what the party is asked in Town: trade, who stays, and when to set out.

import { decision } from '@undercroft/kernel';
import type { FourSuits } from '../four-suits.ts';
import { carried, withItems, withRoom } from '../queries/camp.ts';
import { canPay, levelsOf, waresFor, type WareId } from '../queries/shop.ts';
import { presentOf } from '../queries/units.ts';
import type { Board, Item, Unit } from '../state.ts';
import { partyActs } from './party.ts';

const mayBuy = (board: Board): boolean => withRoom(board).length > 0 && canPay(board);

const trade = decision<FourSuits>()('in-town', 'CRD-TOWN-02')
  .act(
    'buy',
    'CRD-TOWN-03',
    (a) =>
      a
        .pick('ware', (board): readonly WareId[] => (withRoom(board).length > 0 ? waresFor(board) : []))
        .pick('level', (board, { ware }): readonly number[] | null => levelsOf(board, ware))
        .pick('unit', (board): readonly Unit[] => withRoom(board)),
    { hasOptions: mayBuy },
  )
  .act('sell', 'CRD-TOWN-06', (a) =>
    a.pick('unit', (board): readonly Unit[] => withItems(board)).pick('item', (board, { unit }): readonly Item[] => carried(board, unit)),
  )
  .act('depart', 'CRD-TOWN-02', { rank: (board) => (mayBuy(board) ? null : [0]) });

/** CRD-TOWN-02: trade, and then departure, which is suggested as soon as there is nothing left to buy; both stand before what the party does for itself. */
export const inTown = partyActs(trade)
  .act('dismiss', 'CRD-PARTY-04', (a) => a.pick('unit', (board): readonly Unit[] => (presentOf(board).length > 1 ? presentOf(board) : [])))
  .done();
