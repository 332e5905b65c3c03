// Owns the toy game's procedures: nested calls, questions in the middle of a list, and responses to responses.

import { missing, call, define, forward, procedure, type Call, type Seat, type Turn } from '@undercroft/kernel';
import { accept, bid, bury, lose, name, respond, turn } from './decisions.ts';
import { HAND, handOf, kindOf, othersAfter } from './queries.ts';
import type { Toy, ToyBoard } from './types.ts';

/** The top card, after the discarded ones have been shuffled in if there is none. */
function takeOne(t: Turn<Toy>, seat: Seat): void {
  if (t.board.deck.length === 0) t.raise('table.shuffled', { n: t.board.table.length }, 'TOY-TAKE-02');
  t.raise('card.taken', { seat, card: t.draw(t.board.deck, 'deck') });
}

export const deal = procedure<Toy>()('deal', 'next')
  .at('next')
  .step('TOY-SETUP-01', (t) => {
    const seat = t.board.hands.findIndex((zone) => zone.cards.length < HAND);
    if (seat < 0) return 'end';
    takeOne(t, seat);
    return 'next';
  })
  .done();

export const take = procedure<Toy, { readonly seat: Seat }>()('take')
  .step('TOY-TAKE-01', (t, { seat }) => takeOne(t, seat))
  .done();

/** The others may ward a card off, and ward off the wards, until all pass or it is countered. */
export const responses = forward<Toy, { readonly card: string; readonly player: Seat }>('responses');

export const ward = procedure<Toy, { readonly card: string; readonly ward: string; readonly by: Seat }>()('ward')
  .step('TOY-RESPOND-02', (t, { by, ward: own }) => t.raise('card.played', { seat: by, card: own }))
  .call('TOY-RESPOND-03', responses, (_board, { by, ward: own }) => ({ card: own, player: by }))
  .step('TOY-RESPOND-04', (t, { card, ward: own }) => {
    if (!countered(t.board, own)) t.raise('card.countered', { card });
    t.raise('card.spent', { card: own });
  })
  .done();

define(responses)
  .untilAllPass(
    'TOY-RESPOND-01',
    respond,
    (board, { card, player }) => (countered(board, card) ? [] : othersAfter(board, player)),
    (_board, { card }, answer, by) => call(ward, { card, ward: answer.ward, by }),
  )
  .done();

const countered = (board: ToyBoard, card: string): boolean => board.open.some((one) => one.card === card && one.countered);

export const gem = procedure<Toy, { readonly seat: Seat }>()('gem')
  .step('TOY-GEM-01', (t, { seat }) => t.raise('gem.found', { seat }))
  .done();

export const trap = procedure<Toy, { readonly target: Seat }>()('trap')
  .step('TOY-TRAP-01', (t, { target }) => {
    const die = t.roll(6, 'trap');
    t.raise('trap.sprung', { seat: target, die, hit: die <= 3 });
    return die <= 3 ? undefined : 'end';
  })
  .ask('TOY-TRAP-02', lose, (board, { target }) => (handOf(board, target).length > 0 ? target : null))
  .step('TOY-TRAP-03', (t, { answer, target }) => {
    if (answer !== null) t.raise('card.lost', { seat: target, card: answer.lost });
  })
  .done();

export const map = procedure<Toy, { readonly seat: Seat }>()('map')
  .step('TOY-MAP-01', (t, { seat }) => {
    if (t.board.deck.length === 0) return 'end';
    t.raise('top.seen', { seat, card: t.draw(t.board.deck, 'deck') });
    return undefined;
  })
  .ask('TOY-MAP-02', bury, (_board, { seat }) => seat)
  .step('TOY-MAP-03', (t, { answer, seat }) => {
    if (answer.act === 'bury') t.raise('top.buried', { seat });
  })
  .done();

export const candle = procedure<Toy>()('candle')
  .step('TOY-CANDLE-01', (t) => t.raise('table.shuffled', { n: t.board.table.length }))
  .done();

/** What a card does when nobody counters it. */
function effectOf(card: string, seat: Seat, target: Seat | undefined): Call {
  const kind = kindOf(card);
  if (kind === 'gem') return call(gem, { seat });
  if (kind === 'map') return call(map, { seat });
  return kind === 'trap' ? call(trap, { target: target ?? missing() }) : call(candle, {});
}

export const play = procedure<Toy, { readonly seat: Seat; readonly card: string; readonly target: Seat | undefined }>()('play', 'spend')
  .step('TOY-PLAY-01', (t, { seat, card }) => t.raise('card.played', { seat, card }))
  .call('TOY-PLAY-02', responses, (_board, { seat, card }) => ({ card, player: seat }))
  .step('TOY-PLAY-03', (t, { card }) => (countered(t.board, card) ? 'spend' : undefined))
  .callWhich('TOY-PLAY-04', (_board, { seat, card, target }) => effectOf(card, seat, target))
  .at('spend')
  .step('TOY-PLAY-05', (t, { card }) => t.raise('card.spent', { card }))
  .done();

export const gift = procedure<Toy, { readonly from: Seat; readonly to: Seat; readonly card: string }>()('gift')
  .step('TOY-GIFT-01', (t, { from, to, card }) => t.raise('gift.offered', { from, to, card }))
  .ask('TOY-GIFT-02', accept, (_board, { to }) => to)
  .step('TOY-GIFT-03', (t, { answer, from, to, card }) => {
    if (answer.act === 'accept') t.raise('gift.taken', { from, to, card });
    else t.raise('gift.declined', { from, to });
  })
  .done();

export const naming = procedure<Toy, { readonly seat: Seat }>()('naming')
  .ask('TOY-NAME-01', name, (_board, { seat }) => seat)
  .step('TOY-NAME-02', (t, { answer, seat }) => t.raise('seat.named', { seat, name: answer.name }))
  .done();

export const main = procedure<Toy>()('toy', 'turn', 'act', 'over')
  .call('TOY-SETUP-01', deal, () => ({}))
  .each('TOY-NAME-01', naming, ({ names, seats }) => (names !== undefined && names.length < seats ? { seat: names.length } : null))
  .askAll('TOY-LEAD-01', bid, (board) => board.hands.map((_, seat) => seat))
  .step('TOY-LEAD-02', (t, { answers }) => {
    const bids = t.board.hands.map((_, seat) => answers[seat]?.n ?? 0);
    t.raise('lead.decided', { bids, seat: bids.findIndex((n) => n === Math.max(...bids)) });
  })
  .at('turn')
  .step('TOY-TURN-01', (t) => t.raise('turn.begun', { seat: t.board.turn }))
  .at('act')
  .ask('TOY-TURN-02', turn, (board) => board.turn)
  .step('TOY-TURN-02/a', (t, { answer }) => {
    const seat = t.board.turn;
    t.raise('action.spent', { seat, n: answer.act === 'end' ? t.board.left : 1 });
  })
  .step('TOY-TURN-02/b', (t, { answer }) => {
    const seat = t.board.turn;
    if (answer.act === 'walk') t.raise('seat.walked', { seat, path: answer.path }, 'TOY-WALK-01');
    if (answer.act === 'rest') t.raise('seat.rested', { seat }, 'TOY-REST-01');
    if (answer.act === 'dump') for (const card of answer.cards) t.raise('card.lost', { seat, card }, 'TOY-DUMP-01');
    if (answer.act === 'hide') t.raise('card.hidden', { seat, card: answer.hidden }, 'TOY-HIDE-01');
  })
  .callWhich('TOY-TURN-02/c', (board, { answer }) => {
    const seat = board.turn;
    if (answer.act === 'take') return call(take, { seat });
    if (answer.act === 'play') return call(play, { seat, card: answer.card, target: answer.target });
    return answer.act === 'gift' ? call(gift, { from: seat, to: answer.to, card: answer.gift }) : null;
  })
  .step('TOY-TURN-03', (t) => (t.board.left > 0 ? 'act' : undefined))
  .step('TOY-TURN-04', (t) => {
    const seat = t.board.turn;
    const next = (seat + 1) % t.board.seats;
    const round = t.board.round + (next === 0 ? 1 : 0);
    t.raise('turn.ended', { seat, next, round });
    return round > t.board.rounds ? 'over' : 'turn';
  })
  .at('over')
  .step('TOY-END-01', (t) => t.raise('game.ended', { gems: t.board.gems.slice() }))
  .done();
