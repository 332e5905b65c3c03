// Claims about going back: a computed limit with three barriers, redo, and rewinding alone with chance repeated.

import { decision, maskOf, missing, procedure, putInto, randomFrom, State, zoneOf, type Game, type Scalar } from '@undercroft/kernel';
import { scripted } from '@undercroft/testkit';
import { Match } from '@undercroft/record';
import { toy, type Toy, type ToyBoard } from '@undercroft/testkit/toy';
import { expect, test, vi } from 'vitest';
import { tiny, type Tiny } from '@undercroft/testkit/tiny';

/** The toy game from the first turn on, with the hands given; seat 0 leads. */
function match(
  hands: readonly (readonly string[])[],
  chance: readonly Scalar[] = [],
  change: (board: ToyBoard) => void = () => {},
): Match<Toy> {
  const dealt: Game<Toy> = {
    ...toy,
    begin: (setup) => {
      const board = toy.begin(setup);
      board.hands = hands.map(() => zoneOf());
      hands.forEach((cards, seat) => {
        for (const card of ['candle-3', 'candle-4', 'candle-5', ...cards]) putInto(board.hands[seat] ?? missing(), card, maskOf(seat));
      });
      change(board);
      return board;
    },
  };
  const begun = Match.start(dealt, { seats: hands.length, rounds: 2 }, scripted(chance));
  hands.forEach((_, seat) => play(begun, seat, { act: 'bid', n: seat === 0 ? 2 : 0 }));
  return begun;
}

function play(m: Match<Toy>, seat: number, choice: object): void {
  const applied = m.apply(seat, choice);
  if (!applied.ok) throw new Error(JSON.stringify(applied.refusal));
}

test('a choice that nothing followed can be taken back and played again', () => {
  const m = match([[], []]);
  expect(m.undoable(0)).toBe(0);
  const before = m.state.hash();
  play(m, 0, { act: 'walk', path: [1, 2] });
  const after = m.state.hash();
  expect([m.undoable(0), m.undoable(1)]).toEqual([1, 0]);
  expect(m.takeBack(1)).toBe(true);
  expect(m.state.hash()).toBe(before);
  expect([m.undoable(0), m.redoable]).toEqual([0, 1]);
  expect(m.redo()).toMatchObject({ ok: true });
  expect(m.state.hash()).toBe(after);
  expect([m.rewound, m.redoable, m.redo()]).toEqual([false, 0, null]);
});

test('a hidden choice that is shown to nobody can be taken back', () => {
  const m = match([['gem-1'], []]);
  play(m, 0, { act: 'hide', hidden: 'gem-1' });
  expect(m.undoable(0)).toBe(1);
});

/** Seat 0 goes or rolls, again and again. */
function rolling(chance: readonly Scalar[]): Match<Tiny> {
  const go = decision<Tiny>()('go', 'TNY-1').act('go', 'TNY-1').act('roll', 'TNY-1').act('great', 'TNY-1').act('coin', 'TNY-1').done();
  const main = procedure<Tiny>()('main', 'again')
    .step('TNY-0', (t) => t.raise('noted', { what: 'begun' }))
    .at('again')
    .ask('TNY-1', go, () => 0)
    .step('TNY-2', (t, { answer: { act } }) => {
      const said = {
        go: () => 'go',
        roll: () => `${t.roll(6, 'die')}`,
        great: () => `d20 ${t.roll(20, 'die')}`,
        coin: () => `coin ${t.roll(6, 'coin')}`,
      };
      t.raise('noted', { what: said[act]() });
      return 'again';
    })
    .done();
  return Match.start(tiny(main), { seats: 1 }, scripted(chance));
}
const rolled = (m: Match<Tiny>, ...acts: readonly string[]): readonly string[] => {
  for (const act of acts) expect(m.apply(0, { act })).toMatchObject({ ok: true });
  return m.state.board.log.slice(1);
};

test('chance is a barrier, even where nothing else is', () => {
  const m = rolling([5]);
  m.apply(0, { act: 'go' });
  expect(m.undoable(0)).toBe(1);
  m.apply(0, { act: 'roll' });
  expect(m.undoable(0)).toBe(0);
});

test('something newly shown is a barrier, even to a seat that sees what others knew already', () => {
  const shown = match([['gem-1', 'gem-2'], []]);
  play(shown, 0, { act: 'dump', cards: ['gem-1', 'gem-2'] });
  expect(shown.undoable(0)).toBe(0);
  // The top card is decided, so that taking it asks no chance; but seat 0 had not seen it.
  const decided = match([[], []], [], (board) => board.deck.push({ cards: ['secret'], knowers: [maskOf(1)] }));
  play(decided, 0, { act: 'take' });
  expect(decided.undoable(0)).toBe(0);
  // And if it had, then nothing was shown.
  const known = match([[], []], [], (board) => board.deck.push({ cards: ['secret'], knowers: [maskOf(0)] }));
  play(known, 0, { act: 'take' });
  expect(known.undoable(0)).toBe(1);
});

test('a moment at which another seat is asked is a barrier', () => {
  const m = match([[], []]);
  play(m, 0, { act: 'walk', path: [1] });
  play(m, 0, { act: 'end' });
  expect([m.undoable(0), m.state.toAct]).toEqual([0, 1]);
});

test('a window is a barrier, whether or not anybody could respond in it', () => {
  for (const answers of [['ward-1'], []]) {
    // The card is known to all, so that playing it shows nothing.
    const m = match([['gem-1'], answers], [], (board) => {
      const hand = board.hands[0] ?? missing();
      hand.knowers[hand.cards.indexOf('gem-1')] = 3;
    });
    play(m, 0, { act: 'play', card: 'gem-1' });
    if (answers.length > 0) play(m, 1, { act: 'pass' });
    expect(m.undoable(0)).toBe(0);
    expect(m.takeBack(answers.length + 1)).toBe(true);
    expect(m.state.toAct).toBe(0);
  }
});

test('several choices since the latest barrier can be taken back together, and one after the other', () => {
  const m = rolling([5]);
  for (const act of ['go', 'roll', 'go', 'go', 'go']) m.apply(0, { act });
  expect(m.undoable(0)).toBe(3);
  expect([m.takeBack(1), m.undoable(0), m.takeBack(2), m.undoable(0)]).toEqual([true, 2, true, 0]);
  expect([m.state.board.log, m.rewound, m.redoable]).toEqual([['begun', 'go', '5'], false, 3]);
  while (m.redoable > 0) expect(m.redo()).toMatchObject({ ok: true });
  expect([m.state.board.log, m.undoable(0)]).toEqual([['begun', 'go', '5', 'go', 'go', 'go'], 3]);
});

test('rewinding past chance repeats what had come up and marks the run', () => {
  const m = match([[], []], ['map-1', 'map-2']);
  play(m, 0, { act: 'take' });
  const after = m.state.hash();
  expect(m.takeBack(1)).toBe(true);
  expect([m.rewound, m.transcript().rewound]).toEqual([true, true]);
  play(m, 0, { act: 'take' });
  expect(m.state.hash()).toBe(after);
  play(m, 0, { act: 'take' });
  expect(m.state.board.hands[0]?.cards).toEqual(expect.arrayContaining(['map-1', 'map-2']));
});

test('chance that was decided comes up again also after another way round', () => {
  const m = match([[], []], ['map-1']);
  play(m, 0, { act: 'take' });
  m.takeBack(1);
  play(m, 0, { act: 'walk', path: [1] });
  expect(m.redoable).toBe(0);
  play(m, 0, { act: 'take' });
  expect(m.state.board.hands[0]?.cards).toContain('map-1');
});

test('only what is there can be taken back', () => {
  const m = match([[], []]);
  expect([m.takeBack(0), m.takeBack(-1), m.takeBack(3), m.takeBack(99)]).toEqual([false, false, false, false]);
  expect(m.takeBack(2)).toBe(true);
  expect(m.state.offers().map((offer) => offer.seat)).toEqual([0, 1]);
});

test('what was taken back of simultaneous answers is played again by its own seat', () => {
  const m = Match.start(toy, { seats: 2, rounds: 1 }, randomFrom(1));
  play(m, 1, { act: 'bid', n: 1 });
  play(m, 0, { act: 'bid', n: 1 });
  const after = m.state.hash();
  m.takeBack(2);
  // The other order this time: what is left to be played again no longer fits.
  play(m, 0, { act: 'bid', n: 1 });
  expect(m.redoable).toBe(0);
  play(m, 1, { act: 'bid', n: 1 });
  expect(m.state.hash()).toBe(after);
});

test('a game goes on from its record as if it had not been interrupted', () => {
  const whole = Match.start(toy, { seats: 2, rounds: 2 }, randomFrom('x'));
  const random = randomFrom('choices');
  for (let i = 0; i < 6; i++) play(whole, whole.state.toAct, whole.state.randomChoice(whole.state.toAct, random));
  const resumed = Match.resume(toy, whole.transcript(), randomFrom('y'));
  if (!resumed.ok) throw new Error(resumed.problem.detail);
  expect(resumed.match.state.hash()).toBe(whole.state.hash());
  expect(resumed.match.transcript()).toEqual(whole.transcript());
  expect([0, 1].map((seat) => resumed.match.undoable(seat))).toEqual([0, 1].map((seat) => whole.undoable(seat)));
});

test('what chance had decided comes up again in the order in which it came, however it was taken back', () => {
  for (const steps of [[4], [1, 1, 1, 1], [1, 3], [2, 2]]) {
    const m = rolling([5, 2, 3, 6, 1]);
    expect(rolled(m, 'roll', 'roll', 'roll', 'roll')).toEqual(['5', '2', '3', '6']);
    for (const n of steps) expect(m.takeBack(n)).toBe(true);
    expect([m.length, m.redoable, m.state.board.log]).toEqual([1, 4, ['begun']]);
    expect(rolled(m, 'roll', 'roll', 'roll', 'roll', 'roll')).toEqual(['5', '2', '3', '6', '1']);
  }
});

test('each stream of chance repeats by itself, and an outcome waits until one of its kind is asked for', () => {
  const m = rolling([5, 4, 17, 2]);
  rolled(m, 'roll', 'coin');
  m.takeBack(2);
  expect(rolled(m, 'coin', 'great', 'roll', 'roll')).toEqual(['coin 4', 'd20 17', '5', '2']);
});

test('a refused choice takes nothing away from what can be played again, and another choice does', () => {
  const m = rolling([]);
  rolled(m, 'go', 'go', 'go');
  m.takeBack(3);
  expect(m.apply(0, { act: 'fly' })).toMatchObject({ ok: false, refusal: { pick: 'act' } });
  expect(m.apply(0, { act: 'go' }, m.state.offerId + 1)).toMatchObject({ ok: false, refusal: { pick: 'offer' } });
  expect([m.length, m.redoable]).toEqual([1, 3]);
  rolled(m, 'go');
  expect([m.length, m.redoable]).toEqual([2, 2]);
  expect(m.redo()).toMatchObject({ ok: true, choice: { act: 'go' } });
  expect([m.length, m.redoable]).toEqual([3, 1]);
});

test('another choice than the one taken back gives up all that could be played again', () => {
  const m = rolling([4]);
  rolled(m, 'go', 'go', 'go');
  m.takeBack(3);
  rolled(m, 'roll');
  expect([m.length, m.redoable, m.redo()]).toEqual([2, 0, null]);
});

test('a record that goes on knows its setup, its opening, and that it was rewound; and can itself go back', () => {
  const whole = rolling([5, 2]);
  rolled(whole, 'roll', 'go', 'go');
  whole.takeBack(3);
  rolled(whole, 'roll', 'go', 'go');
  const resumed = Match.resume(whole.game, whole.transcript(), scripted([3]));
  if (!resumed.ok) throw new Error(resumed.problem.detail);
  const { match: m } = resumed;
  expect([m.rewound, m.length, m.setup, m.opening]).toEqual([true, 4, { seats: 1 }, whole.opening]);
  expect(m.opening).toMatchObject([{ type: 'noted', rule: 'TNY-0', body: { what: 'begun' } }]);
  expect([m.undoable(0), m.undoable(1), m.redoable]).toEqual([2, 0, 0]);
  m.takeBack(3);
  expect(rolled(m, 'roll', 'roll')).toEqual(['5', '3']);
});

test('a record that does not replay does not go on, and the problem says where', () => {
  const m = rolling([5]);
  rolled(m, 'roll');
  const { entries, ...rest } = m.transcript();
  const wrong = { ...rest, entries: entries.map((entry) => ({ ...entry, chance: [] })) };
  expect(Match.resume(m.game, wrong, randomFrom(1))).toMatchObject({ ok: false, problem: { code: 'entry', at: 1 } });
});

test('a run is marked as rewound when a barrier was among what was taken back, and only then', () => {
  const m = rolling([5]);
  rolled(m, 'go', 'roll', 'go');
  m.takeBack(1);
  expect(m.rewound).toBe(false);
  m.takeBack(2);
  expect(m.rewound).toBe(true);
});

test('a transcript ends with the digest of the position it leads to', () => {
  const m = rolling([5]);
  rolled(m, 'go', 'roll');
  expect(m.transcript()).toEqual({
    game: 'tiny',
    rules: 1,
    setup: { seats: 1 },
    entries: [
      { seat: -1, choice: null, chance: [] },
      { seat: 0, choice: ['go'], chance: [] },
      { seat: 0, choice: ['roll'], chance: [4] },
    ],
    digests: [[3, m.state.fingerprint()]],
    rewound: false,
  });
});

test('a record goes on with the chance it is resumed with', () => {
  const whole = rolling([5]);
  rolled(whole, 'roll');
  const resumed = Match.resume(whole.game, whole.transcript(), scripted([3, 1]));
  if (!resumed.ok) throw new Error(resumed.problem.detail);
  expect(rolled(resumed.match, 'roll', 'roll')).toEqual(['5', '3', '1']);
  expect(resumed.match.transcript().entries.map((entry) => entry.chance)).toEqual([[], [4], [2], [0]]);
});

test('finding 3: going back by some entries plays about as many again, however long the game is', () => {
  const m = rolling([]);
  while (m.length < 3_000) expect(m.apply(0, { act: 'go' }).ok).toBe(true);
  for (const count of [1, 10, 33, 64, 100, 300, 500, 1_000, 2_000]) {
    const plays = vi.spyOn(State.prototype, 'play');
    expect(m.takeBack(count)).toBe(true);
    expect(plays.mock.calls.length, `${count} entries back`).toBeLessThanOrEqual(Math.max(32, count));
    plays.mockRestore();
    while (m.redoable > 0) expect(m.redo()?.ok).toBe(true);
    expect(m.length).toBe(3_000);
  }
});

test('a match is restored only where its answers lead to the position they were kept with, by the outcomes they had', () => {
  const m = rolling([3, 5, 2]);
  rolled(m, 'roll', 'roll', 'roll');
  const saved = m.snapshot(3);
  const none = scripted([]);
  expect(Match.restore(m.game, m.setup, saved, none).state.fingerprint()).toBe(m.state.fingerprint());
  const outcomes = saved.outcomes.map((list) => list.map((one) => ({ ...one, got: (one.got + 1) % one.n })));
  expect(() => Match.restore(m.game, m.setup, { ...saved, outcomes }, none)).toThrow('do not lead to the position');
  const elsewhere = saved.outcomes.map((list) => list.map((one) => ({ ...one, stream: 'elsewhere' })));
  expect(() => Match.restore(m.game, m.setup, { ...saved, outcomes: elsewhere }, none)).toThrow('an outcome of elsewhere');
  const more = [...saved.outcomes, saved.outcomes[0] ?? missing()];
  expect(() => Match.restore(m.game, m.setup, { ...saved, outcomes: more }, none)).toThrow('do not lead to the position');
});
