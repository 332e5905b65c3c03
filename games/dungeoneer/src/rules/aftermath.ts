// Owns what follows a fight: where the monsters go, and what the wounds are worth.

import { procedure, type Seat } from '@undercroft/kernel';
import type { AdventureId } from '../content/cards.ts';
import { givePeril, putMonster, trimPack } from '../decisions/fight.ts';
import type { Dungeoneer } from '../dungeoneer.ts';
import { isInGame } from '../queries/options.ts';
import { combatOf, isEdition, playerOf, type Board, type Dealt } from '../state.ts';

const PACK = 3;

/** DGN-PACK-01 to -04: one monster; a Pack that would be too large is brought down to three, by its owner's choice. */
export const putAway = procedure<Dungeoneer, { readonly card: AdventureId; readonly seat: Seat }>()('put-away')
  .ask(['DGN-PACK-01', 'DGN-PACK-02', 'DGN-PACK-03'], putMonster, (_board, { seat }) => seat)
  .step('DGN-PACK-06', (t, { seat, card, to }) => t.raise('monster.put', { card, seat, to }, 'DGN-PACK-01'))
  .ask('DGN-PACK-04', trimPack, (board, { seat }) => (playerOf(board, seat).pack.length > PACK ? seat : null))
  .step('DGN-PACK-04/b', (t, { seat, act, lost }) => {
    if (act === 'discard') t.raise('monster.put', { card: lost, seat, to: 'discard' }, 'DGN-PACK-04');
  })
  .done();

/** Step G, DGN-PACK-01 to -04: every Encounter of the batch that is left goes to a hand, a Pack or the discard pile. */
export const pack = procedure<Dungeoneer>()('pack', 'next')
  .at('next')
  .let('DGN-PACK-01/a', (t): { card: AdventureId | null; seat: Seat } => ({
    card: t.board.fighting[0]?.card ?? null,
    seat: t.board.fighting[0]?.by ?? -1,
  }))
  .step('DGN-PACK-01/b', (_t, { card }) => (card === null ? 'end' : undefined))
  .call('DGN-PACK-01', putAway, (_board, { card, seat }) => (card === null ? null : { card, seat }))
  .step('DGN-PACK-01/c', () => 'next')
  .done();

/** Step H, DGN-REWARD-06: for the wounds of the whole combat. */
export const reward = procedure<Dungeoneer>()('reward', 'next', 'point')
  .let('DGN-REWARD-06', (t) => ({ left: combatOf(t.board).dealt }))
  .at('next')
  .let('DGN-REWARD-06/a', (_t, { left }): { dealt: Dealt | null; left: readonly Dealt[]; n: number; seat: Seat } => ({
    dealt: left[0] ?? null,
    left: left.slice(1),
    n: left[0]?.n ?? 0,
    seat: left[0]?.seat ?? -1,
  }))
  .step(['DGN-REWARD-02', 'DGN-CHAL-13', 'DGN-CHAL-14'], (t, { dealt }) => {
    if (dealt === null) return 'end';
    const { by, seat, to, n } = dealt;
    if (by === 'monster') return isPaid(t.board, dealt) ? 'point' : 'next';
    // DGN-CHAL-13, -14: for wounds on heroes only in edition 2.1.
    if (isInGame(t.board, seat) && (to === null || isEdition(t.board, '2.1')))
      t.raise('glory.changed', { seat, n }, to === null ? 'DGN-REWARD-02' : 'DGN-CHAL-13');
    return 'next';
  })
  .at('point')
  .step('DGN-REWARD-01/a', (_t, { n }) => (n === 0 ? 'next' : undefined))
  .ask(['DGN-REWARD-01', 'DGN-REWARD-08'], givePeril, (_board, { seat }) => seat)
  .step('DGN-REWARD-08/a', (t, { act, to }) => {
    if (act === 'give' && to !== undefined)
      t.raise('peril.changed', { seat: to, n: 1 }, isEdition(t.board, '2.1') ? 'DGN-REWARD-01' : 'DGN-REWARD-08');
  })
  .let('DGN-REWARD-01/b', (_t, { n }) => ({ n: n - 1 }))
  .step('DGN-REWARD-01/c', () => 'point')
  .done();

/** A-39: in 2.1 only wounds on opponents' heroes count, in 2.3c those on any hero. */
const isPaid = (board: Board, { seat, to }: Dealt): boolean =>
  to !== null && isInGame(board, seat) && (!isEdition(board, '2.1') || to !== seat);
