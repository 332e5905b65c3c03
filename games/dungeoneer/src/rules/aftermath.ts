// Owns what follows a fight: where the monsters go, and what the wounds are worth.

import { at, procedure, type Seat } from '@undercroft/kernel';
import type { AdventureId } from '../content/cards.ts';
import { givePeril, putMonster, trimPack } from '../decisions/fight.ts';
import type { Dungeoneer } from '../dungeoneer.ts';
import { isWounded, putsFor } from '../queries/lord.ts';
import { isInGame } from '../queries/options.ts';
import { asksAlways } from '../queries/timely.ts';
import { combatOf, isEdition, playerOf, type Board, type Dealt } from '../state.ts';
import { cited } from './cited.ts';

const PACK = 3;

/** DGN-PACK-01 to -04: one monster; a Pack that would be too large is brought down to three, by its owner's choice. */
export const putAway = procedure<Dungeoneer, { readonly card: AdventureId; readonly seat: Seat }>()('put-away')
  .ask(['DGN-PACK-01', 'DGN-PACK-02', 'DGN-PACK-03'], putMonster, (board, { seat, card }) =>
    asksAlways(board) || putsFor(board, card).length > 1 ? seat : null,
  )
  .step('DGN-PACK-06', (t, { seat, card, answer }) => {
    const to = answer?.to ?? at(putsFor(t.board, card), 0);
    t.raise('monster.put', { card, seat, to }, isWounded(t.board, card) ? cited(t.board, 'DGN-PACK-02', 'DGN-PACK-03') : 'DGN-PACK-01');
  })
  .ask('DGN-PACK-04', trimPack, (board, { seat }) => (playerOf(board, seat).pack.length > PACK ? seat : null))
  .step('DGN-PACK-04/b', (t, { seat, answer }) => {
    if (answer !== null) t.raise('monster.put', { card: answer.lost, seat, to: 'discard' }, 'DGN-PACK-04');
  })
  .done();

/** Step G, DGN-PACK-01 to -04: every Encounter of the batch that is left goes to a hand, a Pack or the discard pile. */
export const pack = procedure<Dungeoneer>()('pack')
  .each('DGN-PACK-01', putAway, ({ fighting: [next] }) => (next === undefined ? null : { card: next.card, seat: next.by }))
  .done();

/** DGN-REWARD-08, A-40: one point of Peril, to whomever the controller likes. */
export const rewardPoint = procedure<Dungeoneer, { readonly seat: Seat }>()('reward-point')
  .ask(['DGN-REWARD-01', 'DGN-REWARD-08'], givePeril, (_board, { seat }) => seat)
  .step('DGN-REWARD-08/a', (t, { answer }) => {
    if (answer.act === 'give')
      t.raise('peril.changed', { seat: answer.to, n: 1, for: 'wounds' }, cited(t.board, 'DGN-REWARD-01', 'DGN-REWARD-08'));
  })
  .done();

export const rewardOne = procedure<Dungeoneer, { readonly dealt: Dealt }>()('reward-one')
  .step(['DGN-REWARD-02', 'DGN-CHAL-13', 'DGN-CHAL-14'], (t, { dealt: { by, seat, to, n } }) => {
    if (by === 'monster') return;
    // DGN-CHAL-13, -14: for wounds on heroes only in edition 2.1.
    if (isInGame(t.board, seat) && (to === null || isEdition(t.board, '2.1')))
      t.raise('glory.changed', { seat, n, for: 'wounds' }, to === null ? 'DGN-REWARD-02' : 'DGN-CHAL-13');
  })
  .let('points', 'DGN-REWARD-01/a', (t, { dealt }) => (dealt.by === 'monster' && isPaid(t.board, dealt) ? dealt.n : 0))
  .each('DGN-REWARD-01', rewardPoint, (_board, { dealt, points }, done) => (done < points ? { seat: dealt.seat } : null))
  .done();

/** Step H, DGN-REWARD-06: for the wounds of the whole combat. */
export const reward = procedure<Dungeoneer>()('reward')
  .let('all', 'DGN-REWARD-06/a', (t) => combatOf(t.board).dealt)
  .each('DGN-REWARD-06', rewardOne, (_board, { all }, done) => {
    const dealt = all[done];
    return dealt === undefined ? null : { dealt };
  })
  .done();

/** A-39: in 2.1 only wounds on opponents' heroes count, in 2.3c those on any hero. */
const isPaid = (board: Board, { seat, to }: Dealt): boolean =>
  to !== null && isInGame(board, seat) && (!isEdition(board, '2.1') || to !== seat);
