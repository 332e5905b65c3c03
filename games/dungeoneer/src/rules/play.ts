// Owns playing a card from the hand and using what is in play: the price, where the card goes, and what it does.

import { memberOf, call, procedure, type Call, type Procedure, type Seat } from '@undercroft/kernel';
import { ADVENTURE_IDS, adventureOf, type AdventureId } from '../content/cards.ts';
import type { Played, Used } from '../decisions/play.ts';
import type { Dungeoneer } from '../dungeoneer.ts';
import { causeOfPlay, gloryCost, type Opening, type Time } from '../queries/hand.ts';
import { perilCost } from '../queries/lord.ts';
import { causeOfUse, useOf } from '../queries/uses.ts';
import { handOf, playerOf, type Board } from '../state.ts';
import { effects } from './calls.ts';
import { everybody, trim, TRIM_PROCEDURES } from './trim.ts';
import { cited } from './cited.ts';

/** What playing or using a card sets in motion. */
export function callOf(answer: (Played & { readonly act: 'play' }) | (Used & { readonly act: 'use' }), opening: Opening): Call {
  if (answer.act === 'play') {
    const { act: _act, ...picked } = answer;
    return call(playCard, { opening, picked });
  }
  const { act: _act, ...picked } = answer;
  return call(useCard, { opening, picked });
}

/** DGN-CARD-01, DGN-CARD-02, DGN-CARD-05: where a card goes when it is played. */
function destination(card: AdventureId): 'ready' | 'discard' | 'attached' {
  const found = adventureOf(card);
  if (found.family !== 'boon' && found.family !== 'treasure' && found.family !== 'bane') return 'discard';
  return found.duration === 'attachment' ? 'attached' : found.duration === 'permanent' ? 'ready' : 'discard';
}

/** At a moment for everybody, or in response to an attack: what allows it then. */
const TOLD_BY: Readonly<Partial<Record<Time, 'DGN-SPECIAL-02' | 'DGN-SPECIAL-03'>>> = {
  moment: 'DGN-SPECIAL-02',
  response: 'DGN-SPECIAL-03',
};

/** DGN-PLAY-19, DGN-DLORD-04, DGN-GEN-14: Glory cards go to one's own Inventory, a Bane that stays to that of its target. */
const playCard: Procedure<Dungeoneer, { readonly opening: Opening; readonly picked: Played }> = procedure<
  Dungeoneer,
  { readonly opening: Opening; readonly picked: Played }
>()('play-card')
  .step(['DGN-GEN-04', 'DGN-GEN-05', 'DGN-GEN-08'], (t, { opening: { seat, time }, picked }) => {
    const { card, target, host = null, more = 0 } = picked;
    const bane = adventureOf(card).family === 'bane';
    const payer = picked.payer ?? target ?? seat;
    t.raise(
      'card.played',
      {
        seat,
        card,
        to: destination(card),
        on: bane ? (target ?? seat) : seat,
        host,
        glory: bane ? 0 : gloryCost(t.board, seat, card) + more,
        peril: bane ? perilCost(t.board, seat, card, payer) + more : 0,
        payer: bane ? payer : seat,
      },
      TOLD_BY[time] ?? (bane ? 'DGN-DLORD-03' : 'DGN-PLAY-01'),
    );
  })
  .callWhich('DGN-CARD-02', (board, { opening, picked: { card, target, more = 0, attack } }) => {
    const found = adventureOf(card);
    if (found.family === 'monster' || found.effects.length === 0) return null;
    const cause = causeOfPlay(board, opening, card, target ?? null, more);
    return call(effects, { list: found.effects, cause: attack === undefined ? cause : { ...cause, attack } });
  })
  .callWhich('DGN-PLAY-12', (_board, { opening, picked: { card, way } }) =>
    way === 'use' ? call(useCard, { opening, picked: { source: card } }) : null,
  )
  // A Bane that stays may take a Level, and with it a place for something.
  .call('DGN-COMBINE-13', trim, (board, { picked: { card } }) => (adventureOf(card).family === 'bane' ? everybody(board) : null))
  .done();

/** DGN-SPECIAL-04, DGN-GEN-09, DGN-PLAY-17, DGN-PLAY-18: the price, then what the card says. */
const useCard: Procedure<Dungeoneer, { readonly opening: Opening; readonly picked: Used }> = procedure<
  Dungeoneer,
  { readonly opening: Opening; readonly picked: Used }
>()('use-card')
  .step(['DGN-SPECIAL-04', 'DGN-GEN-16'], (t, { opening: { seat }, picked: { source, given, more = 0 } }) => {
    const use = useOf(t.board, seat, source);
    if (use === null) return;
    const { glory = 0, movement = 0, charges = 0, discard } = use.price;
    const paid = typeof glory === 'number' ? glory : given === undefined ? 0 : adventureOf(given).cost;
    t.raise('card.used', { seat, card: source, glory: paid + more, movement, charges, once: use.once });
    if (discard === 'this') t.raise('card.lost', { seat, card: memberOf(ADVENTURE_IDS, source) }, 'DGN-SPECIAL-04');
    else if (discard !== undefined && given !== undefined)
      t.raise(handOf(t.board, seat).includes(given) ? 'card.discarded' : 'card.lost', { seat, card: given }, 'DGN-SPECIAL-04');
  })
  .callWhich('DGN-GEN-09', (board, { opening, picked: { source, target, given, attack, more = 0 } }) => {
    const use = useOf(board, opening.seat, source);
    if (use === null) return null;
    const cause = {
      ...causeOfUse(board, opening, source, target ?? null, more),
      ...(given === undefined ? {} : { given }),
      ...(attack === undefined ? {} : { attack }),
    };
    return call(effects, { list: use.effects, cause });
  })
  // DGN-PLAY-10, DGN-PLAY-11: what has no charge left is of no further use.
  .step('DGN-PLAY-10', (t, { opening: { seat }, picked: { source } }) => {
    if (isSpent(t.board, seat, source))
      t.raise('card.lost', { seat, card: memberOf(ADVENTURE_IDS, source) }, cited(t.board, 'DGN-PLAY-11', 'DGN-PLAY-10'));
  })
  .call('DGN-PLAY-15', trim, (_board, { opening: { seat } }) => ({ seats: [seat] }))
  .done();

function isSpent(board: Board, seat: Seat, source: string): boolean {
  const lying = playerOf(board, seat).ready.find(({ card }) => card === source);
  if (lying === undefined) return false;
  const found = adventureOf(lying.card);
  return found.family === 'treasure' && found.charges !== undefined && lying.charges === 0;
}

export const PLAY_PROCEDURES = [playCard, useCard, ...TRIM_PROCEDURES] as const;
