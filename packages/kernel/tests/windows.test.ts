// Claims about windows: responses in turn order, responses to responses, and that nobody can tell who was passed.

import { at, call, decision, maskOf, procedure, randomFrom, redact, type Seat, type State } from '@undercroft/kernel';
import { by, check, never, openScene, sceneOf, type Scene } from '@undercroft/testkit';
import { toy, toyRules, type Toy } from '@undercroft/testkit/toy';
import { expect, test } from 'vitest';
import { answer, started, tiny, type Tiny } from '@undercroft/testkit/tiny';

/** Seat 0 plays a gem; the hands are given. */
function playGem(hands: readonly (readonly string[])[]): Scene<Toy> {
  return sceneOf(
    toy,
    { seats: hands.length, rounds: 1 },
    (board) => {
      board.hands = hands.map((cards, seat) => ({ cards: [...cards].sort(), knowers: cards.map(() => maskOf(seat)) }));
    },
    call(toyRules.play, { seat: 0, card: 'gem-1', target: undefined }),
  );
}

test('a window is offered in turn order to every seat until one responds', () => {
  const scene = playGem([['gem-1'], ['ward-1'], ['ward-2'], ['ward-3']]);
  check(
    scene,
    [by(1, { act: 'pass' }), by(2, { act: 'pass' }), by(3, { act: 'pass' })],
    [['gem.found', { seat: 0 }], never('card.countered')],
  );
  check(
    scene,
    [by(1, { act: 'pass' }), by(2, { act: 'ward', ward: 'ward-2' }), by(3, { act: 'pass' }), by(1, { act: 'pass' })],
    [
      ['card.played', { seat: 0, card: 'gem-1' }],
      ['card.played', { seat: 2, card: 'ward-2' }],
      ['card.countered', { card: 'gem-1' }],
      never('gem.found'),
    ],
  );
});

test('a response opens responses of its own', () => {
  const scene = playGem([['gem-1', 'ward-4'], ['ward-1'], ['ward-2']]);
  check(
    scene,
    [by(1, { act: 'ward', ward: 'ward-1' }), by(2, { act: 'ward', ward: 'ward-2' }), by(0, { act: 'ward', ward: 'ward-4' })],
    [
      ['card.played', { card: 'ward-1' }],
      ['card.played', { card: 'ward-2' }],
      ['card.played', { card: 'ward-4' }],
      ['card.countered', { card: 'ward-2' }],
      ['card.spent', { card: 'ward-4' }],
      ['card.spent', { card: 'ward-2' }],
      ['card.countered', { card: 'gem-1' }],
      never('gem.found'),
    ],
  );
});

test('seats that could only pass are passed silently', () => {
  const state = check(playGem([['gem-1'], ['map-1'], ['ward-2'], []]), [], []);
  expect(state.offers().map((offer) => offer.seat)).toEqual([2]);
  expect(state.ask(1)).toBeNull();
  check(playGem([['gem-1'], ['map-1'], [], []]), [], [['gem.found', { seat: 0 }]], (_board, after) => after.isOver);
});

test('in a position that somebody imagines, what the asked seat could do is found out from the cards imagined there', () => {
  const state = check(playGem([['gem-1', 'map-3'], ['ward-1'], ['map-2', 'ward-2']]), [], []);
  const offered = Array.from({ length: 40 }, (_, k) => {
    const imagined = state.imagine(0, randomFrom(k));
    const wards = at(imagined.board.hands, 1).cards.some((card) => card.startsWith('ward'));
    return [wards, imagined.legal(1)?.options.includes('ward')];
  });
  for (const [wards, open] of offered) expect(open).toBe(wards);
  expect(new Set(offered.map(([wards]) => wards))).toEqual(new Set([true, false]));
});

test('offer numbers and what the others are told are equal, whoever could act', () => {
  const hands = [
    [['gem-1', 'map-3'], ['map-1'], ['map-2']],
    [['gem-1', 'map-3'], ['ward-1'], ['map-2']],
    [['gem-1', 'map-3'], ['map-1'], ['ward-2']],
    [['gem-1', 'map-3'], ['ward-1'], ['ward-2']],
  ];
  const told = hands.map((dealt) => {
    const course = openScene(playGem(dealt), randomFrom(1));
    while (!course.state.isOver) course.apply(course.state.toAct, { act: 'pass' });
    return JSON.stringify([course.state.offerId, course.state.view(0), redact(course.facts, 0)]);
  });
  expect(new Set(told).size).toBe(1);
});

/** A window for seats 1 to 3, of whom some can shout, and then a question to seat 0. */
function shouting(able: readonly Seat[]): State<Tiny> {
  const shout = decision<Tiny, { readonly seat: Seat }>()('shout', 'TNY-1')
    .act('shout', 'TNY-1', { whyClosed: (_board, { seat }) => (able.includes(seat) ? null : { rule: 'TNY-1', key: 'hoarse' }) })
    .act('pass', 'TNY-1')
    .done();
  const go = decision<Tiny>()('go', 'TNY-3').act('go', 'TNY-3').done();
  const shouted = procedure<Tiny, { readonly who: Seat }>()('shouted')
    .step('TNY-2', (t, { who }) => t.raise('noted', { what: `shout ${who}` }))
    .done();
  const main = procedure<Tiny>()('main')
    .untilAllPass(
      'TNY-1',
      shout,
      (board) => (board.log.length === 0 ? [1, 2, 3] : []),
      (_board, _locals, _answer, who) => call(shouted, { who }),
    )
    .ask('TNY-3', go, () => 0)
    .done();
  return started(tiny(main, shouted), 4);
}

test('the number after a window is the same however it ended, and its answer says who responded', () => {
  const ends = [null, 1, 2, 3].flatMap((responder) =>
    [[1, 2, 3], [responder ?? 1], [responder ?? 3, 2]].map((able) => {
      const state = shouting(able);
      while (state.toAct !== 0) answer(state, { act: state.toAct === responder ? 'shout' : 'pass' });
      expect(state.board.log).toEqual(responder === null ? [] : [`shout ${responder}`]);
      return state.offerId;
    }),
  );
  expect(new Set(ends).size).toBe(1);
});

test('while a window is open its number tells which seat of the order is asked, so only that seat is told it', () => {
  const [first, last] = [shouting([1]), shouting([3])];
  expect(last.offerId - first.offerId).toBe(2);
  expect(first.offers()[0]).toMatchObject({ window: true, seat: 1 });
});

test('in a window the refusal of a seat that is not asked does not say who is', () => {
  const course = openScene(playGem([['gem-1'], ['map-1'], ['ward-2']]), randomFrom(1));
  const applied = course.apply(1, { act: 'pass' });
  expect(applied).toMatchObject({ ok: false, refusal: { rule: 'TOY-RESPOND-01', pick: 'seat', got: 1, legal: [] } });
});

test('a window that is over leaves no trace of who was passed in what is saved', () => {
  for (const responder of [null, 2]) {
    const state = shouting([1, 2, 3]);
    expect(state.save().stack[0]).toMatchObject({ passed: 0 });
    while (state.toAct !== 0) answer(state, { act: state.toAct === responder ? 'shout' : 'pass' });
    expect(Object.keys(at(state.save().stack, 0)).sort()).toEqual(['locals', 'procedure', 'step']);
  }
});

test('a window opens again after each response, with the first seat of its order, until all pass in a row', () => {
  const throwing = decision<Tiny, { readonly seat: Seat }>()('throw', 'TNY-1')
    .act('throw', 'TNY-1', (a) => a.pick('n', () => [4, 5]))
    .act('wait', 'TNY-1')
    .act('pass', 'TNY-1')
    .done();
  const thrown = procedure<Tiny, { readonly who: Seat; readonly n: number }>()('thrown')
    .step('TNY-2', (t, { who, n }) => t.raise('noted', { what: `${who} threw ${n}` }))
    .done();
  const main = procedure<Tiny>()('main')
    .untilAllPass(
      'TNY-1',
      throwing,
      () => [0, 1],
      (_board, _locals, given, who) => (given.act === 'throw' ? call(thrown, { who, n: given.n }) : null),
    )
    .step('TNY-3', (t) => t.raise('noted', { what: 'all passed' }))
    .done();
  const state = answer(started(tiny(main, thrown)), { act: 'pass' }, { act: 'throw', n: 5 });
  expect([state.toAct, state.board.log]).toEqual([0, ['1 threw 5']]);
  // What runs nothing is a response too: everybody is offered again.
  answer(state, { act: 'wait' });
  expect(state.toAct).toBe(0);
  answer(state, { act: 'pass' }, { act: 'throw', n: 4 }, { act: 'pass' }, { act: 'pass' });
  expect([state.isOver, state.board.log]).toEqual([true, ['1 threw 5', '1 threw 4', 'all passed']]);
});

test('a window for the acting seat alone is no barrier, whether it can respond or not', () => {
  for (const able of [true, false]) {
    const echo = decision<Tiny, { readonly seat: Seat }>()('echo', 'TNY-2')
      .act('echo', 'TNY-2', { whyClosed: () => (able ? null : { rule: 'TNY-2', key: 'hoarse' }) })
      .act('pass', 'TNY-2')
      .done();
    const go = decision<Tiny>()('go', 'TNY-1').act('go', 'TNY-1').done();
    const asked = (order: readonly Seat[]): State<Tiny> =>
      started(
        tiny(
          procedure<Tiny>()('main', 'again')
            .at('again')
            .ask('TNY-1', go, () => 1)
            .untilAllPass(
              'TNY-2',
              echo,
              () => order,
              () => null,
            )
            .step('TNY-3', () => 'again')
            .done(),
        ),
      );
    expect(asked([1]).apply(1, { act: 'go' })).toMatchObject({ ok: true, barrier: false });
    expect(asked([1, 1]).apply(1, { act: 'go' })).toMatchObject({ ok: true, barrier: false });
    expect(asked([]).apply(1, { act: 'go' })).toMatchObject({ ok: true, barrier: false });
    expect(asked([0]).apply(1, { act: 'go' })).toMatchObject({ ok: true, barrier: true });
  }
});

test('a window leaves nothing to the questions after it: what a step found out since is seen by whoever is asked then', () => {
  const respond = decision<Tiny, { seat: Seat }>()('respond', 'TNY-01').act('pass', 'TNY-01').act('knock', 'TNY-01').done();
  const vote = decision<Tiny, { seat: Seat; found: number }>()('vote', 'TNY-03')
    .act('vote', 'TNY-03', (p) => p.pick('n', (_board, { found }) => [found]))
    .done();
  const noted = procedure<Tiny>()('noted')
    .step('TNY-01', (t) => t.raise('noted', { what: 'knock' }))
    .done();
  const main = procedure<Tiny>()('main')
    .untilAllPass(
      'TNY-01',
      respond,
      (board) => (board.log.length > 0 ? [] : [0, 1]),
      () => call(noted, {}),
    )
    .let('found', 'TNY-02', () => 7)
    .askAll('TNY-03', vote, () => [0, 1])
    .step('TNY-04', (t, { answers }) => t.raise('stopped', { why: JSON.stringify(answers) }))
    .done();
  const state = answer(started(tiny(main, noted)), { act: 'pass' }, { act: 'pass' });
  for (const seat of [0, 1]) expect(state.ask(seat)?.answer({ act: 'vote', n: 7 }), `seat ${seat}`).toBeNull();
  expect(state.clone().ask(1)?.answer({ act: 'vote', n: 7 })).toBeNull();
});
