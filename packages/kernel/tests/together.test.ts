// Claims about simultaneous decisions: secret until the last answer, in any order, each seat once.

import { begin, randomFrom, type Seat, type State } from '@undercroft/kernel';
import { toy, type Toy } from '@undercroft/testkit/toy';
import { expect, test } from 'vitest';

const bids = [1, 2, 0];
const opened = (): State<Toy> => begin(toy, { seats: 3, rounds: 1 }, randomFrom('together')).state;
const bid = (state: State<Toy>, seat: Seat) => state.apply(seat, { act: 'bid', n: bids[seat] as number });

test('several seats are asked at once, with one offer number', () => {
  const offers = opened().offers();
  expect(offers.map((offer) => offer.seat)).toEqual([0, 1, 2]);
  expect(new Set(offers.map((offer) => offer.id)).size).toBe(1);
});

test('an answer stays secret until the last one is in', () => {
  const state = opened();
  const views = [0, 1, 2, -1].map((seat) => JSON.stringify(state.view(seat)));
  const id = state.offerId;
  for (const seat of [2, 0]) expect(bid(state, seat)).toMatchObject({ ok: true, facts: [], barrier: true });
  expect([0, 1, 2, -1].map((seat) => JSON.stringify(state.view(seat)))).toEqual(views);
  expect(state.offerId).toBe(id);
  expect(state.offers().map((offer) => offer.seat)).toEqual([1]);
  expect(bid(state, 1)).toMatchObject({ ok: true, facts: [{ type: 'lead.decided', body: { bids, seat: 1 } }, { type: 'turn.begun' }] });
});

test('a seat answers once', () => {
  const state = opened();
  bid(state, 0);
  expect(bid(state, 0)).toMatchObject({ ok: false, refusal: { pick: 'seat', got: 0, legal: [1, 2], rule: 'TOY-LEAD-01' } });
});

test('any order of answering gives the same position', () => {
  const orders = [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
  ];
  const hashes = orders.map((order) => {
    const state = opened();
    for (const seat of order) bid(state, seat);
    return state.hash();
  });
  expect(new Set(hashes).size).toBe(1);
});

test('answers given so far are saved with the position', () => {
  const state = opened();
  bid(state, 1);
  const saved = state.save();
  expect(saved.stack.at(-1)?.answers).toEqual({ 1: { act: 'bid', n: 2 } });
});

test('the last answer cannot be taken back, because it has revealed the others', () => {
  const state = opened();
  bid(state, 0);
  bid(state, 2);
  // Seat 1 bids most and is asked next: nobody else could act since.
  expect(bid(state, 1)).toMatchObject({ ok: true, barrier: true });
});
