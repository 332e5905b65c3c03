// Claims about the public face of a position: who is asked what, who may answer, and what a copy, a redeal and a hash are of.

import {
  missing,
  begin,
  Bug,
  decision,
  everyone,
  maskOf,
  MOST_SEATS,
  packChoice,
  procedure,
  randomFrom,
  seatsIn,
  SPECTATOR,
  start,
  zoneOf,
  type Game,
  type Seat,
  type State,
  type Zone,
} from '@undercroft/kernel';
import { scripted } from '@undercroft/testkit';
import { recorded } from '@undercroft/record';
import { toy } from '@undercroft/testkit/toy';
import { expect, test } from 'vitest';
import { answer, started, tiny, type Tiny } from '@undercroft/testkit/tiny';

const pay = decision<Tiny, { readonly price: number; readonly hidden: number }>()('pay', 'TNY-PAY', 'price')
  .act('pay', 'TNY-PAY', (a) => a.pick('coins', (_board, { price }) => [price, price + 1]))
  .act('roll', 'TNY-ROLL')
  .done();
/** Seat 1 is asked for money, again and again. */
const paying = (seat: Seat = 1): Game<Tiny> =>
  tiny(
    procedure<Tiny>()('main', 'again')
      .let('price', 'TNY-1', () => 3)
      .let('hidden', 'TNY-1/b', () => 9)
      .at('again')
      .ask(['TNY-2', 'TNY-3'], pay, () => seat)
      .step(['TNY-4', 'TNY-5'], (t, { answer: given }) => {
        t.raise('noted', { what: given.act === 'roll' ? `${t.roll(6, 'die')}` : `${given.coins}` });
        t.raise('noted', { what: 'so' }, 'TNY-OTHER');
        return 'again';
      })
      .done(),
  );

test('seats and sets of seats are made of one another', () => {
  expect([[], [0], [1, 3], [29]].map((seats) => seatsIn(seats.reduce((mask, seat) => mask | maskOf(seat), 0)))).toEqual([
    [],
    [0],
    [1, 3],
    [29],
  ]);
  expect([1, 2, 4].map((seats) => seatsIn(everyone(seats)))).toEqual([[0], [0, 1], [0, 1, 2, 3]]);
  expect([maskOf(SPECTATOR), everyone(0), maskOf(0), maskOf(5)]).toEqual([0, 0, 1, 32]);
});

test('an offer says who is asked what by which rule, and what it is about, and no more', () => {
  const state = started(paying());
  expect(state.offers()).toEqual([{ id: 1, seat: 1, decision: 'pay', rule: 'TNY-2', window: false, about: { price: 3 } }]);
  expect([state.offerId, state.toAct, state.isOver, state.where()]).toEqual([1, 1, false, [{ procedure: 'main', step: 'TNY-2 TNY-3' }]]);
  expect(answer(state, { act: 'pay', coins: 4 }).offers()).toMatchObject([{ id: 2, seat: 1, about: { price: 3 } }]);
});

test('a fact names the rule of its step, or the one given with it', () => {
  const applied = started(paying(), 2, [5]).apply(1, { act: 'roll' });
  expect(applied).toEqual({
    ok: true,
    decision: pay,
    rule: 'TNY-2',
    choice: { act: 'roll' },
    barrier: true,
    facts: [
      { type: 'chance', rule: 'TNY-4', body: { stream: 'die', n: 6, got: 4, label: 5 } },
      { type: 'noted', rule: 'TNY-4', body: { what: '5' } },
      { type: 'noted', rule: 'TNY-OTHER', body: { what: 'so' } },
    ],
  });
});

test('only the asked seat has a question, whatever number comes in', () => {
  for (const seat of [0, 1]) {
    const state = started(paying(seat));
    for (const other of [1 - seat, 2, 29, MOST_SEATS, 31, 32, 33, 64, 65, -1, -31, -32, seat + 0.5, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect([state.ask(other), state.legal(other)]).toEqual([null, null]);
      expect(state.apply(other, { act: 'roll' })).toMatchObject({ ok: false, refusal: { pick: 'seat', legal: [seat] } });
    }
    expect(state.legal(seat)?.options).toEqual(['pay', 'roll']);
  }
});

test('whoever is not asked has no answer to make', () => {
  expect(() => started(paying()).randomChoice(0, randomFrom(1))).toThrow(Bug);
});

test('an answer in its short form is understood, and is the same answer', () => {
  const [long, short] = [started(paying()), started(paying())];
  const applied = short.applyShort(1, ['pay', 4]);
  expect(applied).toMatchObject({ ok: true, choice: { act: 'pay', coins: 4 } });
  expect(applied.ok && packChoice(applied.decision, applied.choice)).toEqual(['pay', 4]);
  expect(answer(long, { act: 'pay', coins: 4 }).hash()).toBe(short.hash());
});

test('an answer to another offer than the open one is refused, and says which is open', () => {
  const state = answer(started(paying()), { act: 'pay', coins: 3 });
  const before = state.hash();
  for (const id of [1, 3])
    expect(state.apply(1, { act: 'pay', coins: 3 }, id)).toEqual({
      ok: false,
      refusal: { rule: 'TNY-2', decision: 'pay', pick: 'offer', got: id, legal: [2] },
    });
  expect(state.hash()).toBe(before);
  expect(state.apply(1, { act: 'pay', coins: 3 }, 2)).toMatchObject({ ok: true });
});

test('of several seats that are asked the first is to act', () => {
  const { state } = begin(toy, { seats: 3, rounds: 1 }, randomFrom(1));
  const acted: Seat[] = [];
  for (let i = 0; i < 3; i++) {
    acted.push(state.toAct);
    state.apply(state.toAct, { act: 'bid', n: 0 });
  }
  expect(acted).toEqual([0, 1, 2]);
});

test('a game that keeps nothing of what happens comes to the same position', () => {
  const [kept, quick] = [begin(toy, { seats: 3, rounds: 1 }, randomFrom(4)).state, start(toy, { seats: 3, rounds: 1 }, randomFrom(4))];
  expect(quick.hash()).toBe(kept.hash());
  expect(quick.offers()).toEqual(kept.offers());
});

test('a copy asks the same chance as its original unless it is given its own', () => {
  const state = started(paying(), 2, [5, 2]);
  const copies = [state.clone(), state.clone(scripted([6])), state.clone(recorded([0]))];
  expect(copies.map((copy) => answer(copy, { act: 'roll' }).board.log[0])).toEqual(['5', '6', '1']);
  expect(answer(state, { act: 'roll' }).board.log[0]).toBe('2');
});

test('a hash is of the board, of where in the rules we are, and of the number of the offer', () => {
  const [one, two] = [started(paying()), started(paying())];
  expect(one.hash()).toBe(two.hash());
  two.board.log.push('x');
  expect(one.hash()).not.toBe(two.hash());
  two.board.log.pop();
  expect(one.hash()).toBe(two.hash());
  expect(started(paying(0)).hash()).toBe(one.hash());
  const after = (coins: number): State<Tiny> => {
    const state = answer(started(paying()), { act: 'pay', coins });
    state.board.log.length = 0;
    return state;
  };
  // The picks are forgotten when the question is asked again.
  expect(after(3).hash()).toBe(after(4).hash());
  expect(after(3).hash()).not.toBe(one.hash());
  const twice = answer(after(3), { act: 'pay', coins: 3 });
  twice.board.log.length = 0;
  expect([twice.board, twice.frames()]).toEqual([after(3).board, after(3).frames()]);
  expect(twice.hash()).not.toBe(after(3).hash());
});

/** The tiny game with pools of hidden cards. */
const pooled = (...pools: readonly (readonly Zone[])[]): State<Tiny> =>
  started({ ...paying(), hidden: () => pools.map((zones) => ({ zones })) });

test('dealing anew says whether anything could move, in whichever pool, and deals all of them', () => {
  const fixed = (): Zone[] => [zoneOf(['x'], maskOf(0)), zoneOf(['y'])];
  const loose = (): Zone[] => [zoneOf(['a', 'b']), zoneOf(['c', 'd'])];
  const moved = (...pools: readonly (readonly Zone[])[]): boolean => pooled(...pools).redeal(0, randomFrom(1));
  expect([moved(), moved(fixed()), moved(fixed(), fixed())]).toEqual([false, false, false]);
  expect([moved(loose()), moved(fixed(), loose()), moved(loose(), fixed())]).toEqual([true, true, true]);
  const seen = [new Set<string>(), new Set<string>()];
  for (let seed = 0; seed < 40; seed++) {
    const pools = [loose(), loose()];
    pooled(...pools).redeal(1, randomFrom(seed));
    pools.forEach(([zone], i) => seen[i]?.add((zone ?? missing()).cards.join()));
  }
  expect(seen.map((one) => one.size)).toEqual([6, 6]);
});

test('a spectator knows nothing: dealt anew for one, every card can move', () => {
  const firsts = new Set<string>();
  for (let seed = 0; seed < 40; seed++) {
    const zones = [zoneOf(['a'], everyone(2)), zoneOf(['b', 'c'], maskOf(1))];
    expect(pooled(zones).redeal(SPECTATOR, randomFrom(seed))).toBe(true);
    firsts.add(zones[0]?.cards.join() ?? missing());
  }
  expect([...firsts].sort()).toEqual(['a', 'b', 'c']);
});

test('what is told of an answer stays as it was told, also when the game goes on without keeping anything', () => {
  const { state, facts } = begin(paying(), { seats: 2 }, scripted([5, 2]));
  const applied = state.apply(1, { act: 'roll' });
  if (!applied.ok) throw new Error(JSON.stringify(applied.refusal));
  state.play(1, { act: 'roll' });
  expect(state.board.log).toEqual(['5', 'so', '2', 'so']);
  expect([facts.length, applied.facts.map((fact) => fact.type)]).toEqual([0, ['chance', 'noted', 'noted']]);
  const other = begin(paying(), { seats: 2 }, scripted([5]));
  other.state.play(1, { act: 'roll' });
  expect(other.facts).toEqual([]);
});

/** Whoever pays is asked for one more the next time: the price is a local, and no part of the board. */
function rising(): State<Tiny> {
  const rise = decision<Tiny, { readonly price: number }>()('rise', 'TNY-2', 'price')
    .act('pay', 'TNY-2', (a) => a.pick('coins', (_board, { price }) => [price]))
    .done();
  const main = procedure<Tiny>()('main', 'again')
    .let('price', 'TNY-1', () => 1)
    .at('again')
    .ask('TNY-2', rise, () => 0)
    .let('price', 'TNY-3', (_t, { price }) => price + 1)
    .step('TNY-4', () => 'again')
    .done();
  return started(tiny(main));
}
const priceOf = (state: State<Tiny>): unknown => state.offers()[0]?.about['price'];

test('a copy and its original go on by themselves in what the rules remember, whichever goes on first', () => {
  const state = answer(rising(), { act: 'pay', coins: 1 });
  const copy = state.clone();
  answer(state, { act: 'pay', coins: 2 });
  expect([priceOf(state), priceOf(copy), copy.apply(0, { act: 'pay', coins: 3 }).ok]).toEqual([3, 2, false]);
  const further = copy.clone();
  answer(further, { act: 'pay', coins: 2 }, { act: 'pay', coins: 3 });
  expect([priceOf(state), priceOf(copy), priceOf(further)]).toEqual([3, 2, 4]);
  answer(copy, { act: 'pay', coins: 2 });
  expect([priceOf(state), priceOf(copy), priceOf(further)]).toEqual([3, 3, 4]);
});

test('where we were told to be in the rules stays as it was told when the game goes on', () => {
  const state = answer(rising(), { act: 'pay', coins: 1 });
  const frames = state.frames();
  answer(state, { act: 'pay', coins: 2 });
  expect(frames).toMatchObject([{ procedure: 'main', step: 'TNY-2', locals: { price: 2 } }]);
  expect(state.frames()).toMatchObject([{ locals: { price: 3 } }]);
});

test('the arguments of a call are never changed by what the called procedure learns', () => {
  const args = { price: 1 };
  const inner = procedure<Tiny, { price: number }>()('inner')
    .let('price', 'TNY-1', (_t, { price }) => price + 1)
    .let('hidden', 'TNY-1/b', () => 9)
    .ask('TNY-2', pay, () => 0)
    .done();
  const main = procedure<Tiny>()('main', 'again')
    .at('again')
    .call('TNY-1', inner, () => args)
    .step('TNY-2', () => 'again')
    .done();
  const state = started(tiny(main, inner));
  for (let i = 0; i < 2; i++) {
    expect(priceOf(state)).toBe(2);
    answer(state, { act: 'pay', coins: 3 });
  }
  expect(args).toStrictEqual({ price: 1 });
});
