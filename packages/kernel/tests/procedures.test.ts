// Claims about procedures: how they nest, ask, jump and end, and which mistakes in building them are found.

import {
  Asking,
  Bug,
  call,
  decision,
  define,
  forward,
  load,
  noChance,
  procedure,
  State,
  type AnyDecision,
  type DecisionBuilder,
  type Procedure,
  type Seat,
} from '@undercroft/kernel';
import { check, never, sceneOf } from '@undercroft/testkit';
import { toy, toyRules } from '@undercroft/testkit/toy';
import { expect, test } from 'vitest';
import { answer, started, tiny, type Tiny } from '@undercroft/testkit/tiny';

const go = decision<Tiny>()('go', 'TNY-GO').act('go', 'TNY-GO').done();
const choose = decision<Tiny>()('choose', 'TNY-CHOOSE')
  .act('left', 'TNY-CHOOSE', (a) => a.pick('n', () => [1, 2]))
  .act('right', 'TNY-CHOOSE')
  .done();

test('a procedure goes on after the one it called, however deep a question was asked', () => {
  const inner = procedure<Tiny, { name: string }>()('inner')
    .step('TNY-1', (t, { name }) => t.raise('noted', { what: `${name} before` }))
    .ask('TNY-2', go, () => 1)
    .step('TNY-3', (t, { name }) => t.raise('noted', { what: `${name} after` }))
    .done();
  const middle = procedure<Tiny>()('middle')
    .call('TNY-1', inner, () => ({ name: 'inner' }))
    .step('TNY-2', (t) => t.raise('noted', { what: 'middle' }))
    .done();
  const main = procedure<Tiny>()('main')
    .call('TNY-1', middle, () => ({}))
    .step('TNY-2', (t) => t.raise('noted', { what: 'main' }))
    .done();
  const state = started(tiny(main, middle, inner));
  expect(state.where().map((frame) => frame.procedure)).toEqual(['main', 'middle', 'inner']);
  expect(answer(state, { act: 'go' }).board.log).toEqual(['inner before', 'inner after', 'middle', 'main']);
  expect(state.isOver).toBe(true);
});

test('a call that gives null is not made', () => {
  const inner = procedure<Tiny>()('inner')
    .step('TNY-1', (t) => t.raise('noted', { what: 'inner' }))
    .done();
  const main = procedure<Tiny>()('main')
    .call('TNY-1', inner, () => null)
    .callWhich('TNY-2', () => null)
    .step('TNY-3', (t) => t.raise('noted', { what: 'main' }))
    .done();
  expect(started(tiny(main, inner)).board.log).toEqual(['main']);
});

const said = (answered: { readonly act: string; readonly n?: number } | null): string =>
  answered === null ? 'nobody' : `${answered.act} ${answered.n}`;

test('what a let step returns, the answer and the arguments are locals of the later steps', () => {
  const main = procedure<Tiny>()('main')
    .let('seen', 'TNY-1', () => 4)
    .ask('TNY-2', choose, () => 0)
    .step('TNY-3', (t, { seen, answer: given }) => t.raise('noted', { what: `${seen} ${said(given)}` }))
    .done();
  expect(answer(started(tiny(main)), { act: 'left', n: 2 }).board.log).toEqual(['4 left 2']);
});

test('a step may jump back and forth between labels, and to the end', () => {
  const main = procedure<Tiny>()('main', 'again', 'late')
    .at('again')
    .ask('TNY-1', choose, () => 0)
    .step('TNY-2', (t, { answer: { act } }) => {
      t.raise('noted', { what: act });
      return t.board.log.length < 2 ? 'again' : 'late';
    })
    .step('TNY-3', (t) => t.raise('noted', { what: 'jumped over' }))
    .at('late')
    .step('TNY-4', () => 'end')
    .step('TNY-5', (t) => t.raise('noted', { what: 'after the end' }))
    .done();
  expect(answer(started(tiny(main)), { act: 'left', n: 1 }, { act: 'right' }).board.log).toEqual(['left', 'right']);
});

test('a question asked again forgets the picks of the earlier answer', () => {
  const main = procedure<Tiny>()('main', 'again')
    .at('again')
    .ask('TNY-1', choose, () => 0)
    .step('TNY-2', (t, { answer: given }) => {
      t.raise('noted', { what: said(given) });
      return t.board.log.length < 2 ? 'again' : undefined;
    })
    .done();
  expect(answer(started(tiny(main)), { act: 'left', n: 1 }, { act: 'right' }).board.log).toEqual(['left 1', 'right undefined']);
});

test('a question to nobody is not asked, and its answer is null, whatever was answered before', () => {
  const main = procedure<Tiny>()('main', 'again')
    .at('again')
    .ask('TNY-1', choose, (board) => (board.log.length === 0 ? 0 : null))
    .step('TNY-2', (t, { answer: given }) => {
      t.raise('noted', { what: said(given) });
      return t.board.log.length < 2 ? 'again' : undefined;
    })
    .done();
  expect(answer(started(tiny(main)), { act: 'left', n: 1 }).board.log).toEqual(['left 1', 'nobody']);
});

test('a question to several seats keeps the answer before it, and forgets the answers of the last one', () => {
  const each = decision<Tiny, { readonly seat: Seat }>()('each', 'TNY-2').act('yes', 'TNY-2').done();
  const main = procedure<Tiny>()('main', 'again')
    .ask('TNY-1', choose, () => 0)
    .at('again')
    .askAll('TNY-2', each, () => [1])
    .step('TNY-3', (t, { answer: given, answers }) => {
      t.raise('noted', { what: `${said(given)} ${JSON.stringify(answers)}` });
      return 'again';
    })
    .done();
  const state = answer(started(tiny(main)), { act: 'left', n: 2 }, { act: 'yes' });
  expect(state.board.log).toEqual(['left 2 {"1":{"act":"yes"}}']);
  expect(state.save().stack[0]?.locals).toEqual({ answer: { act: 'left', n: 2 } });
});

test('a decision cannot need the answer that is forgotten when it is asked', () => {
  const about = decision<Tiny, { readonly answer: { readonly act: 'go' } }>()('about', 'TNY-2').act('on', 'TNY-2').done();
  const counted = decision<Tiny, { readonly answers: object }>()('counted', 'TNY-2').act('on', 'TNY-2').done();
  const one = procedure<Tiny>()('one').ask('TNY-1', go, () => 0);
  const all = procedure<Tiny>()('all').askAll('TNY-1', go, () => [0]);
  // Checked by the compiler: each says whether the decision may be asked there.
  const fits: {
    readonly answerAfterAsk: typeof about extends Parameters<typeof one.ask>[1] ? true : false;
    readonly answersAfterAskAll: typeof counted extends Parameters<typeof all.askAll>[1] ? true : false;
    readonly answersAtAsk: typeof counted extends Parameters<typeof all.ask>[1] ? true : false;
    readonly answerAtAskAll: typeof about extends Parameters<typeof one.askAll>[1] ? true : false;
  } = { answerAfterAsk: false, answersAfterAskAll: false, answersAtAsk: true, answerAtAskAll: true };
  expect(Object.values(fits)).toEqual([false, false, true, true]);
});

test('a repeated call runs until its arguments are null, is told how often it has run, and counts afresh when it is met again', () => {
  const one = procedure<Tiny, { readonly n: number }>()('one')
    .ask('TNY-1', go, (_board, { n }) => (n === 1 ? 0 : null))
    .step('TNY-2', (t, { n }) => t.raise('noted', { what: `${n}` }))
    .done();
  const main = procedure<Tiny>()('main', 'again')
    .at('again')
    .each('TNY-1', one, (_board, _locals, done) => (done < 3 ? { n: done } : null))
    .step('TNY-2', (t) => (t.board.log.length < 6 ? 'again' : undefined))
    .done();
  const state = started(tiny(main, one));
  expect(state.save().stack).toEqual([
    { procedure: 'main', step: 'TNY-1', locals: {}, count: 2 },
    { procedure: 'one', step: 'TNY-1', locals: { n: 1 } },
  ]);
  expect(answer(state, { act: 'go' }, { act: 'go' }).board.log).toEqual(['0', '1', '2', '0', '1', '2']);
  const none = procedure<Tiny>()('main')
    .each('TNY-1', one, () => null)
    .step('TNY-2', (t) => t.raise('noted', { what: 'on' }))
    .done();
  expect(started(tiny(none, one)).board.log).toEqual(['on']);
});

test('a procedure may be called before it is defined, and must be defined once', () => {
  const later = forward<Tiny, { readonly n: number }>('later');
  const main = procedure<Tiny>()('main')
    .call('TNY-1', later, () => ({ n: 3 }))
    .done();
  expect(() => started(tiny(main, later))).toThrow(/procedure later of tiny is declared and not defined/);
  const which = procedure<Tiny>()('main')
    .callWhich('TNY-1', () => call(later, { n: 3 }))
    .done();
  expect(() => started(tiny(which))).toThrow(/procedure later is declared and not defined/);
  define(later)
    .step('TNY-1', (t, { n }) => t.raise('noted', { what: `${n}` }))
    .done();
  expect(started(tiny(main, later)).board.log).toEqual(['3']);
  expect(() =>
    define(later)
      .step('TNY-2', () => undefined)
      .done(),
  ).toThrow(/procedure later is defined twice/);
});

test('another seat is asked in the middle of a step list, and the list goes on with its answer', () => {
  const scene = sceneOf(
    toy,
    { seats: 2, rounds: 1 },
    (board) => {
      board.hands[1]?.cards.push('gem-1', 'map-1');
      board.hands[1]?.knowers.push(2, 2);
    },
    call(toyRules.trap, { target: 1 }),
  );
  const state = check(
    scene,
    [{ chance: [2] }, { act: 'lose', lost: 'map-1' }],
    [
      ['trap.sprung', { seat: 1, die: 2, hit: true }, 'TOY-TRAP-01'],
      ['card.lost', { seat: 1, card: 'map-1' }, 'TOY-TRAP-03'],
    ],
  );
  expect(state.isOver).toBe(true);
  check(scene, [{ chance: [4] }], [['trap.sprung', { hit: false }], never('card.lost')]);
});

test('the game can end in the middle of anything, after a step as after a let', () => {
  const endings: Procedure<Tiny, object>[] = [
    procedure<Tiny>()('inner')
      .step('TNY-1', (t) => t.raise('stopped', { why: 'enough' }))
      .ask('TNY-2', go, () => 0)
      .done(),
    procedure<Tiny>()('inner')
      .let('why', 'TNY-1', (t) => t.raise('stopped', { why: 'enough' }))
      .ask('TNY-2', go, () => 0)
      .done(),
    procedure<Tiny>()('inner')
      .step('TNY-1', (t) => t.raise('stopped', { why: 'enough' }))
      .step('TNY-2', (t) => t.raise('noted', { what: 'too late' }))
      .done(),
    procedure<Tiny>()('inner', 'again')
      .at('again')
      .step('TNY-1', (t) => {
        if (t.board.over) t.raise('noted', { what: 'too late' });
        t.raise('stopped', { why: 'enough' });
        return 'again';
      })
      .done(),
  ];
  for (const inner of endings) {
    const main = procedure<Tiny>()('main')
      .call('TNY-1', inner, () => ({}))
      .step('TNY-2', (t) => t.raise('noted', { what: 'too late' }))
      .done();
    const state = started(tiny(main, inner));
    expect([state.isOver, state.board.log]).toEqual([true, []]);
    expect([state.offers(), state.toAct, state.offerId, state.where()]).toEqual([[], -1, 0, []]);
  }
});

test('a loop without a question is a bug that says where', () => {
  const main = procedure<Tiny>()('main', 'again')
    .at('again')
    .step('TNY-1', () => 'again')
    .done();
  expect(() => started(tiny(main))).toThrow(/no question within 100000 steps.*main/);
});

function manyActs(n: number): AnyDecision {
  let building: DecisionBuilder<Tiny, object, { readonly act: string }> = decision<Tiny>()('d', 'TNY-1');
  for (let i = 0; i < n; i++)
    building = building.act(`a${i}`, 'TNY-1', { whyClosed: () => (i === n - 1 ? null : { rule: 'TNY-1', key: 'closed' }) });
  return building.done();
}

test('of as many acts as there may be the last one can be open alone', () => {
  const asking = new Asking(manyActs(31), {}, {});
  expect(asking.open()?.options).toEqual(['a30']);
  asking.takeRandom(() => 0);
  expect(asking.choice()).toEqual({ act: 'a30' });
});

/** Labels that the compiler knows nothing of, so that any may be named. */
const UNKNOWN: readonly string[] = [];

test('builder mistakes are bugs with a message', () => {
  const step = () => undefined;
  const mistakes: [RegExp, () => unknown][] = [
    [/declares the label late and does not place it/, () => procedure<Tiny>()('p', 'late').step('TNY-1', step).done()],
    [/does not declare the label soon/, () => procedure<Tiny>()('p', ...UNKNOWN).at('soon')],
    [/has the label late twice/, () => procedure<Tiny>()('p', 'late').at('late').at('late')],
    [/two steps of procedure p have the same name/, () => procedure<Tiny>()('p').step('TNY-1', step).step('TNY-1', step).done()],
    [/procedure p has no steps/, () => procedure<Tiny>()('p').done()],
    [/declares the act go twice/, () => decision<Tiny>()('d', 'TNY-1').act('go', 'TNY-1').act('go', 'TNY-2')],
    [
      /cannot have a pick named n, or has two/,
      () => decision<Tiny>()('d', 'TNY-1').act('go', 'TNY-1', (a) => a.pick('n', () => [1]).pick('n', () => [2])),
    ],
    ...['act', 'offer', 'shape', 'over'].map((name): [RegExp, () => unknown] => [
      new RegExp(`cannot have a pick named ${name}`),
      () => decision<Tiny>()('d', 'TNY-1').act('go', 'TNY-1', (a) => a.pick(name, () => [1])),
    ]),
    [/decision d has 32 acts; 31 are the most/, () => manyActs(32)],
    [/decision d has no act/, () => decision<Tiny>()('d', 'TNY-1').done()],
    [
      /cannot be passed/,
      () =>
        procedure<Tiny>()('p').untilAllPass(
          'TNY-1',
          go,
          () => [0],
          () => null,
        ),
    ],
  ];
  for (const [message, build] of mistakes) {
    expect(build).toThrow(Bug);
    expect(build).toThrow(message);
  }
});

test('two procedures of the same name, or a main procedure that is not listed, are bugs', () => {
  const one = procedure<Tiny>()('one')
    .step('TNY-1', () => undefined)
    .done();
  expect(() => started(tiny(one, one))).toThrow(/two procedures of tiny have the same name/);
  expect(() => started({ ...tiny(one), procedures: [] })).toThrow(/is not among its procedures/);
});

test('an answer leaves every other local alone, though it be named as its picks are', () => {
  const main = procedure<Tiny>()('main')
    .let('n', 'TNY-1', () => 5)
    .let('act', 'TNY-1/b', () => 6)
    .ask('TNY-2', choose, () => 0)
    .step('TNY-3', (t, { n, act, answer: given }) => t.raise('noted', { what: `${n} ${act} ${said(given)}` }))
    .done();
  expect(answer(started(tiny(main)), { act: 'left', n: 2 }).board.log).toEqual(['5 6 left 2']);
});

test('a jump to a label that is not there is a bug that says which', () => {
  const main = procedure<Tiny>()('main', ...UNKNOWN)
    .step('TNY-1', () => 'nowhere')
    .done();
  expect(() => started(tiny(main))).toThrow(/procedure main has no label nowhere/);
});

test('a game that does not list a procedure which it calls is a bug that says which', () => {
  const inner = procedure<Tiny>()('inner')
    .step('TNY-1', () => undefined)
    .done();
  const calling = procedure<Tiny>()('main')
    .call('TNY-1', inner, () => ({}))
    .done();
  const repeating = procedure<Tiny>()('main')
    .each('TNY-1', inner, (_board, _locals, done) => (done === 0 ? {} : null))
    .done();
  for (const main of [calling, repeating]) {
    expect(() => started(tiny(main))).toThrow(/procedure inner, which main calls, is not among those of tiny/);
    expect(started(tiny(main, inner)).isOver).toBe(true);
  }
});

test('a procedure that is not listed is a bug also where only playing shows which one is called', () => {
  const inner = procedure<Tiny>()('inner')
    .ask('TNY-1', go, () => 0)
    .done();
  const which = procedure<Tiny>()('main')
    .callWhich('TNY-1', () => call(inner, {}))
    .done();
  const hit = decision<Tiny>()('hit', 'TNY-1').act('hit', 'TNY-1').act('pass', 'TNY-1').done();
  const window = procedure<Tiny>()('main')
    .untilAllPass(
      'TNY-1',
      hit,
      () => [0],
      () => call(inner, {}),
    )
    .done();
  const unlisted = /procedure inner is not among those of tiny/;
  expect(() => started(tiny(which))).toThrow(unlisted);
  expect(() => answer(started(tiny(window)), { act: 'hit' })).toThrow(unlisted);
  expect(() => State.on(tiny(which), 2, tiny(which).begin({ seats: 2 }), noChance).begin(call(inner, {}))).toThrow(unlisted);
  for (const state of [started(tiny(which, inner)), answer(started(tiny(window, inner)), { act: 'hit' })])
    expect(load(state.game, state.save())).toMatchObject({ ok: true });
});

test('a game for more seats than a mask has bits, or for none, is a bug', () => {
  const main = procedure<Tiny>()('main')
    .ask('TNY-1', go, ({ seats }) => seats - 1)
    .done();
  expect(started(tiny(main), 30).toAct).toBe(29);
  for (const seats of [31, 40, 0, -1, 1.5]) expect(() => started(tiny(main), seats)).toThrow(/tiny is for 1 to 30 seats/);
});

test('a hundred thousand steps may go by without a question, and not one more', () => {
  const counting = (steps: number) => {
    let n = 0;
    return procedure<Tiny>()('main', 'again')
      .at('again')
      .step('TNY-1', () => (++n < steps ? 'again' : undefined))
      .ask('TNY-2', go, () => 0)
      .done();
  };
  expect(started(tiny(counting(100_000))).toAct).toBe(0);
  expect(() => started(tiny(counting(100_001)))).toThrow(Bug);
});
