// Claims about simultaneous decisions: secret until the last answer, in any order, each seat once.

import { at, begin, decision, load, noChance, procedure, randomFrom, type Seat, type State } from '@undercroft/kernel';
import { toy, type Toy } from '@undercroft/testkit/toy';
import { expect, test } from 'vitest';
import { answer, started, tiny, type Tiny } from '@undercroft/testkit/tiny';

const bids = [1, 2, 0];
const opened = (): State<Toy> => begin(toy, { seats: 3, rounds: 1 }, randomFrom('together')).state;
const bid = (state: State<Toy>, seat: Seat) => state.apply(seat, { act: 'bid', n: at(bids, seat) });

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

test('who imagines the position knows of the answers only its own: the others might have answered anything', () => {
  const state = opened();
  for (const seat of [0, 1]) bid(state, seat);
  const imagined = (seat: Seat, k: number) => state.imagine(seat, randomFrom(k)).save().stack.at(-1)?.answers;
  const all = Array.from({ length: 40 }, (_, k) => imagined(0, k));
  expect(new Set(all.map((answers) => answers?.[0]?.['n']))).toEqual(new Set([1]));
  expect(new Set(all.map((answers) => answers?.[1]?.['n']))).toEqual(new Set([0, 1, 2]));
  expect(new Set(Array.from({ length: 40 }, (_, k) => imagined(-1, k)?.[0]?.['n']))).toEqual(new Set([0, 1, 2]));
  expect(state.save().stack.at(-1)?.answers).toEqual({ 0: { act: 'bid', n: 1 }, 1: { act: 'bid', n: 2 } });
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

/** Some seats are asked at once, and what they answered is noted. */
function counting(seats: readonly Seat[]): State<Tiny> {
  const count = decision<Tiny, { readonly seat: Seat }>()('count', 'TNY-1')
    .act('count', 'TNY-1', (a) => a.pick('n', (_board, { seat }) => [seat * 10, seat * 10 + 1]))
    .done();
  const main = procedure<Tiny>()('main')
    .askAll('TNY-1', count, () => seats)
    .step('TNY-2', (t, { answers }) => t.raise('noted', { what: JSON.stringify(answers) }))
    .done();
  return started(tiny(main), 3);
}

test('a question to several seats that are none is not asked, and its answers are none', () => {
  const state = counting([]);
  expect([state.isOver, state.board.log]).toEqual([true, ['{}']]);
});

test('a question to several seats that are one waits for that one, whichever it is', () => {
  for (const seat of [0, 1, 2]) {
    const state = counting([seat]);
    expect([state.offers().map((offer) => offer.seat), state.board.log]).toEqual([[seat], []]);
    const applied = state.apply(seat, { act: 'count', n: seat * 10 });
    expect(applied).toMatchObject({ ok: true });
    expect(state.board.log).toEqual([JSON.stringify({ [seat]: { act: 'count', n: seat * 10 } })]);
  }
});

test('an answer to a question that only this seat was asked can be taken back', () => {
  const count = decision<Tiny, { readonly seat: Seat }>()('count', 'TNY-1').act('count', 'TNY-1').done();
  const main = procedure<Tiny>()('main', 'again')
    .at('again')
    .askAll('TNY-1', count, () => [1])
    .step('TNY-2', () => 'again')
    .done();
  expect(started(tiny(main)).apply(1, { act: 'count' })).toMatchObject({ ok: true, barrier: false });
});

test('each of the seats asked at once is offered what is its own', () => {
  const state = counting([0, 2]);
  expect([0, 1, 2].map((seat) => state.legal(seat)?.options)).toEqual([['count'], undefined, ['count']]);
  expect(state.apply(2, { act: 'count', n: 0 })).toMatchObject({ ok: false, refusal: { pick: 'n', legal: [20, 21] } });
});

test('of a position saved between two answers the other seats are still asked, and the game goes on', () => {
  const state = counting([0, 1, 2]);
  expect(state.apply(1, { act: 'count', n: 10 })).toMatchObject({ ok: true });
  const loaded = load(state.game, JSON.parse(JSON.stringify(state.save())), noChance);
  if (!loaded.ok) throw new Error(loaded.problem.detail);
  expect(loaded.state.offers().map((offer) => offer.seat)).toEqual([0, 2]);
  answer(loaded.state, { act: 'count', n: 1 }, { act: 'count', n: 21 });
  expect(JSON.parse(at(loaded.state.board.log, 0))).toEqual({
    0: { act: 'count', n: 1 },
    1: { act: 'count', n: 10 },
    2: { act: 'count', n: 21 },
  });
});
