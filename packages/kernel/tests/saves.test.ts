// Claims about saved positions: they load under the rules they were saved with and, by a declared migration, under later ones.

import { begin, decision, load, procedure, randomFrom, type Frame, type Game, type Saved, type State } from '@undercroft/kernel';
import { scripted } from '@undercroft/testkit';
import { listAt, numberAt } from '@undercroft/testkit/json';
import { toy, type Toy } from '@undercroft/testkit/toy';
import { expect, test } from 'vitest';
import { answer, started, tiny, type Tiny } from '@undercroft/testkit/tiny';

const go = decision<Tiny>()('go', 'TNY-2')
  .act('go', 'TNY-2', (a) => a.pick('n', () => [1, 2]))
  .done();

const first = tiny(
  procedure<Tiny>()('main', 'again')
    .at('again')
    .let('strength', 'TNY-1', () => 1)
    .ask('TNY-2', go, () => 0)
    .step('TNY-3', (t, { answer: { n }, strength }) => {
      t.raise('noted', { what: `${n + strength}` });
      return t.board.log.length < 2 ? 'again' : undefined;
    })
    .done(),
);

/** The next version: a step was inserted before the question, and a local has another name. */
const second: Game<Tiny> = {
  ...tiny(
    procedure<Tiny>()('main', 'again')
      .at('again')
      .let('power', 'TNY-1', () => 1)
      .step('TNY-1/b', (t) => t.raise('noted', { what: 'new' }))
      .ask('TNY-2', go, () => 0)
      .step('TNY-3', (t, { answer: { n }, power }) => {
        t.raise('noted', { what: `${n + power}` });
        return t.board.log.filter((what) => what !== 'new').length < 2 ? 'again' : undefined;
      })
      .done(),
  ),
  rulesVersion: 2,
  migrations: {
    1: (saved) => ({
      ...saved,
      stack: saved.stack.map((frame): Frame => {
        const { strength, ...locals } = frame.locals;
        return { ...frame, locals: { ...locals, power: strength } };
      }),
    }),
  },
};

const loaded = (game: Game<Tiny>, saved: unknown): State<Tiny> => {
  const result = load(game, saved);
  if (!result.ok) throw new Error(result.problem.detail);
  return result.state;
};

test('a saved position is plain JSON and comes back the same', () => {
  const { state } = begin(toy, { seats: 3, rounds: 2 }, randomFrom(5));
  state.apply(1, { act: 'bid', n: 2 });
  const result = load(toy, JSON.parse(JSON.stringify(state.save())), randomFrom(6));
  expect(result.ok && result.state.hash()).toBe(state.hash());
  expect(result.ok && result.state.offers()).toEqual(state.offers());
});

test('a position saved under one version of the rules goes on under the next, by its migration', () => {
  const saved = answer(started(first), { act: 'go', n: 2 }).save();
  const state = loaded(second, saved);
  expect(state.offers().map((offer) => offer.rule)).toEqual(['TNY-2']);
  expect(answer(state, { act: 'go', n: 1 }).board.log).toEqual(['3', '2']);
  expect(saved.stack[0]?.locals).toMatchObject({ strength: 1 });
});

test('what is loaded is independent of what it was loaded from', () => {
  const saved = started(first).save();
  const text = JSON.stringify(saved);
  answer(loaded(first, saved), { act: 'go', n: 2 });
  expect(JSON.stringify(saved)).toBe(text);
});

const codeOf = (raw: unknown, game: Game<Tiny> = first): string => {
  const result = load(game, raw);
  return result.ok ? 'ok' : result.problem.code;
};
const withFrame = (saved: Saved, change: { readonly [Field in keyof Frame]?: unknown }): object => ({
  ...saved,
  stack: [{ ...saved.stack[0], ...change }],
});

test('what cannot be loaded is refused with a code', () => {
  const saved = started(first).save();
  expect(codeOf(saved)).toBe('ok');
  expect(codeOf({ ...saved, rules: 2 })).toBe('newer');
  expect(codeOf({ ...saved, game: 'other' })).toBe('game');
  expect(codeOf(saved, { ...second, migrations: {} })).toBe('no-migration');
  expect(codeOf(withFrame(saved, { step: 'TNY-99' }))).toBe('step');
  expect(codeOf(withFrame(saved, { procedure: 'nothing' }))).toBe('step');
});

test('a frame that waits where nothing is asked is refused, as is a question that is not the innermost', () => {
  const saved = started(first).save();
  expect(codeOf(withFrame(saved, { step: 'TNY-3' }))).toBe('step');
  expect(codeOf({ ...saved, stack: [saved.stack[0], saved.stack[0]] })).toBe('step');
});

test('what is no saved position at all is refused as a shape', () => {
  const saved = started(first).save();
  for (const junk of [
    null,
    undefined,
    7,
    'x',
    { ...saved, board: null },
    { ...saved, stack: {} },
    { ...saved, stack: [null] },
    { ...saved, stack: [7] },
    { ...saved, rules: '1' },
    { ...saved, seats: undefined },
    { ...saved, offer: 1.5 },
    withFrame(saved, { locals: undefined }),
    withFrame(saved, { locals: null }),
    withFrame(saved, { locals: 'x' }),
    { ...saved, board: 'x' },
    { ...saved, board: undefined },
  ]) {
    expect(codeOf(junk)).toBe('shape');
  }
});

test('of several answers, passes and runs every one that does not fit is refused as a shape, and none throws', () => {
  const seated = decision<Tiny, { readonly seat: number }>()('seated', 'TNY-1').act('hit', 'TNY-1').act('pass', 'TNY-1').done();
  const together = tiny(
    procedure<Tiny>()('main')
      .askAll('TNY-1', seated, () => [0, 1])
      .done(),
  );
  const half = started(together);
  half.apply(0, { act: 'hit' });
  const answered = half.save();
  expect(codeOf(answered, together)).toBe('ok');
  for (const answers of [
    'boo',
    7,
    null,
    [],
    { 0: 'boo' },
    { 0: {} },
    { 2: { act: 'hit' } },
    { x: { act: 'hit' } },
    { '-1': { act: 'hit' } },
  ])
    expect([answers, codeOf(withFrame(answered, { answers }), together)]).toEqual([answers, 'shape']);
  expect(codeOf(withFrame(answered, { answers: { 0: { act: 'hit' }, 1: { act: 'hit' } } }), together)).toBe('shape');
  expect(codeOf(withFrame(answered, { passed: 0 }), together)).toBe('shape');
  expect(codeOf(withFrame(answered, { count: 1 }), together)).toBe('shape');

  const window = tiny(
    procedure<Tiny>()('main')
      .untilAllPass(
        'TNY-1',
        seated,
        () => [0, 1],
        () => null,
      )
      .done(),
  );
  const open = started(window).save();
  expect(codeOf(open, window)).toBe('ok');
  for (const passed of [9, 2, -1, 0.5, 'x', null, undefined])
    expect([passed, codeOf(withFrame(open, { passed }), window)]).toEqual([passed, 'shape']);
  expect(codeOf(withFrame(open, { answers: {} }), window)).toBe('shape');
  for (const seats of [0, -2, 31, 1])
    expect([seats, codeOf({ ...open, seats, stack: [{ ...open.stack[0], passed: 1 }] }, window)]).toEqual([seats, 'shape']);

  const inner = procedure<Tiny>()('inner')
    .ask('TNY-2', go, () => 0)
    .done();
  const repeated = tiny(
    procedure<Tiny>()('main')
      .each('TNY-1', inner, (_board, _locals, done) => (done < 2 ? {} : null))
      .done(),
    inner,
  );
  const running = started(repeated).save();
  const withCount = (count: unknown): object => ({ ...running, stack: [{ ...running.stack[0], count }, running.stack[1]] });
  expect(codeOf(withCount(1), repeated)).toBe('ok');
  for (const count of [-1, 0.5, 'x', null]) expect([count, codeOf(withCount(count), repeated)]).toEqual([count, 'shape']);
});

test('a board or locals that the rules cannot go on with are refused as a shape', () => {
  const strange = tiny(
    procedure<Tiny>()('main')
      .let('order', 'TNY-1', () => [1, 0])
      .ask('TNY-2', go, (board, { order }) => order[board.log.length] ?? null)
      .done(),
  );
  const saved = started(strange).save();
  expect(codeOf(saved, strange)).toBe('ok');
  for (const junk of [{ ...saved, board: {} }, withFrame(saved, { locals: {} }), withFrame(saved, { locals: { order: [] } })])
    expect(codeOf(junk, strange)).toBe('shape');
});

test('a finished game is saved and loaded as finished', () => {
  const state = answer(started(first), { act: 'go', n: 2 }, { act: 'go', n: 2 });
  expect(state.isOver).toBe(true);
  const again = loaded(first, state.save());
  expect([again.isOver, again.offers(), again.toAct]).toEqual([true, [], -1]);
  expect(again.apply(0, { act: 'go', n: 1 })).toEqual({
    ok: false,
    refusal: { rule: '', decision: '', pick: 'over', got: { act: 'go', n: 1 }, legal: [] },
  });
});

test('a copy plays on by itself', () => {
  const { state } = begin<Toy>(toy, { seats: 2, rounds: 1 }, randomFrom(1));
  const before = state.hash();
  const copy = state.clone(randomFrom(2));
  for (const seat of [0, 1]) copy.apply(seat, { act: 'bid', n: 1 });
  copy.apply(0, { act: 'take' });
  expect(state.hash()).toBe(before);
  expect(copy.hash()).not.toBe(before);
});

test('what a question made forgotten is no field of a saved position, at any depth', () => {
  const choose = decision<Tiny>()('choose', 'TNY-2')
    .act('left', 'TNY-2', (a) => a.pick('n', () => [1, 2]))
    .act('right', 'TNY-2')
    .done();
  const main = procedure<Tiny>()('main', 'again')
    .let('bag', 'TNY-1', () => [{ kept: null, gone: undefined }])
    .at('again')
    .ask('TNY-2', choose, () => 0)
    .step('TNY-3', () => 'again')
    .done();
  const state = answer(started(tiny(main)), { act: 'left', n: 2 });
  expect(state.save().stack).toStrictEqual([{ procedure: 'main', step: 'TNY-2', locals: { bag: [{ kept: null }] } }]);
  answer(state, { act: 'right' });
  expect(state.save().stack).toStrictEqual([{ procedure: 'main', step: 'TNY-2', locals: { bag: [{ kept: null }] } }]);
});

test('what was saved stays as it was when the game goes on, and shares nothing with it', () => {
  const main = procedure<Tiny>()('main', 'again')
    .let('bag', 'TNY-1', () => ['x'])
    .at('again')
    .ask('TNY-2', go, () => 0)
    .step('TNY-3', (t, { answer: { n } }) => {
      t.raise('noted', { what: `${n}` });
      return 'again';
    })
    .done();
  const state = answer(started(tiny(main)), { act: 'go', n: 1 });
  const saved = state.save();
  const text = JSON.stringify(saved);
  answer(state, { act: 'go', n: 2 });
  expect(JSON.stringify(saved)).toBe(text);
  expect(saved.board).toMatchObject({ log: ['1'] });
  listAt(saved.stack, 0, 'locals', 'bag').push('y');
  expect(state.frames()[0]?.locals['bag']).toEqual(['x']);
});

test('a position saved two versions ago goes through both migrations, in their order', () => {
  const third: Game<Tiny> = {
    ...second,
    rulesVersion: 3,
    migrations: {
      ...second.migrations,
      2: (saved) => ({
        ...saved,
        stack: saved.stack.map((frame): Frame => ({ ...frame, locals: { ...frame.locals, power: 10 * numberAt(frame.locals, 'power') } })),
      }),
    },
  };
  const state = loaded(third, started(first).save());
  expect(answer(state, { act: 'go', n: 1 }).board.log).toEqual(['11', 'new']);
  expect(state.save()).toMatchObject({ game: 'tiny', rules: 3, seats: 2, offer: 2 });
  expect(load(third, { ...started(first).save(), rules: 0 })).toMatchObject({
    ok: false,
    problem: { code: 'no-migration', detail: 'no way from rules 0 to 1' },
  });
});

test('a loaded position asks the chance it is loaded with, and none if it is given none', () => {
  const main = procedure<Tiny>()('main')
    .ask('TNY-2', go, () => 0)
    .step('TNY-3', (t) => t.raise('noted', { what: `${t.roll(6, 'die')}` }))
    .done();
  const game = tiny(main);
  const saved = started(game).save();
  const given = load(game, saved, scripted([4]));
  expect(given.ok && answer(given.state, { act: 'go', n: 1 }).board.log).toEqual(['4']);
  expect(() => loaded(game, saved).apply(0, { act: 'go', n: 1 })).toThrow(/a die outcome was asked for without a source/);
});

test('who is asked does not depend on an answer that is forgotten: such a position loads as it was saved', () => {
  const main = procedure<Tiny>()('main')
    .ask('TNY-2', go, () => 0)
    .let('next', 'TNY-3', (_t, { answer: { n } }) => n - 1)
    .ask('TNY-4', go, (_board, locals) => ('answer' in locals && locals.answer !== undefined ? null : locals.next))
    .step('TNY-5', (t) => t.raise('stopped', { why: 'done' }))
    .done();
  const game = tiny(main);
  const state = answer(started(game), { act: 'go', n: 2 });
  expect(state.offers().map(({ seat }) => seat)).toEqual([1]);
  const loaded = load(game, state.save(), scripted([]));
  expect(loaded).toMatchObject({ ok: true });
  if (loaded.ok) expect(loaded.state.offers()).toEqual(state.offers());
});
