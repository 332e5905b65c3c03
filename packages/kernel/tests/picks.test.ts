// Claims about picks: dependent, subsets, growing, optional and skipped ones; closed acts; and refusals that name their reason.

import { missing, Asking, Bug, decision, type AnyDecision, type Choice, type Refusal } from '@undercroft/kernel';
import { allAnswers, walk as walkPath } from '@undercroft/parts';
import { expect, test } from 'vitest';
import { listAt } from '@undercroft/testkit/json';
import type { Tiny } from '@undercroft/testkit/tiny';

const board = { seats: 2, log: [], over: false };
const asking = (of: AnyDecision): Asking => new Asking(of, board, {});
const answers = (of: AnyDecision, limit = 1000): readonly Choice[] => allAnswers(() => asking(of), limit).choices;
const refusal = (of: AnyDecision, choice: unknown): Refusal | null => asking(of).answer(choice);

function canonical(of: AnyDecision, choice: unknown): Choice {
  const asked = asking(of);
  expect(asked.answer(choice)).toBeNull();
  return asked.choice();
}

const journey = decision<Tiny>()('journey', 'TNY-1')
  .act('go', 'TNY-GO', (a) =>
    a.pick('road', () => ['sea', 'land']).pick('stop', (_b, { road }) => (road === 'sea' ? ['isle'] : ['inn', 'mill'])),
  )
  .act('stay', 'TNY-STAY', { whyClosed: () => ({ rule: 'TNY-WHY', key: 'too-cold', args: { degrees: -4 } }) })
  .act('sing', 'TNY-SING')
  .done();

test('a pick depends on the picks before it, in a fixed order', () => {
  expect(answers(journey)).toEqual([
    { act: 'go', road: 'sea', stop: 'isle' },
    { act: 'go', road: 'land', stop: 'inn' },
    { act: 'go', road: 'land', stop: 'mill' },
    { act: 'sing' },
  ]);
  expect(refusal(journey, { act: 'go', road: 'sea', stop: 'inn' })).toMatchObject({
    rule: 'TNY-GO',
    decision: 'journey',
    pick: 'stop',
    got: 'inn',
    legal: ['isle'],
  });
});

test('picks can be taken one by one, and what is open is told each time', () => {
  const asked = asking(journey);
  expect(asked.open()).toMatchObject({ name: 'act', options: ['go', 'sing'], rule: 'TNY-1', canStop: false });
  asked.take('go');
  expect(asked.open()).toMatchObject({ name: 'road', options: ['sea', 'land'], rule: 'TNY-GO' });
  asked.take('land');
  expect(asked.open()).toMatchObject({ name: 'stop', options: ['inn', 'mill'] });
  expect(() => asked.choice()).toThrow(Bug);
  expect(() => asked.stop()).toThrow(/the open pick of journey cannot end here/);
  asked.take('mill');
  expect(asked.complete).toBe(true);
  expect(asked.choice()).toEqual({ act: 'go', road: 'land', stop: 'mill' });
  expect(asked.open()).toBeNull();
  expect(() => asked.stop()).toThrow(/cannot end here/);
  expect(() => asking(journey).stop()).toThrow(/cannot end here/);
  expect(() => asking(journey).take('fly')).toThrow(/decision journey has no act fly/);
});

test('a path is walked step by step, and is refused where one is not legal', () => {
  expect(walkPath(asking(journey), ['go', 'land', 'mill'])?.choice()).toEqual({ act: 'go', road: 'land', stop: 'mill' });
  expect(walkPath(asking(journey), ['go'])?.open()?.name).toBe('road');
  expect(walkPath(asking(journey), ['go', 'sea', 'mill'])).toBeNull();
  expect(walkPath(asking(journey), ['go', null])).toBeNull();
  expect(walkPath(asking(journey), ['stay'])).toBeNull();
  expect(walkPath(asking(journey), ['sing', 'on'])).toBeNull();
});

test('a closed act is not offered, and its refusal says why and by which rule', () => {
  expect(asking(journey).open()?.options).toEqual(['go', 'sing']);
  expect(refusal(journey, { act: 'stay' })).toEqual({
    rule: 'TNY-WHY',
    decision: 'journey',
    pick: 'act',
    got: 'stay',
    legal: ['go', 'sing'],
    why: { rule: 'TNY-WHY', key: 'too-cold', args: { degrees: -4 } },
  });
});

test('an act whose first pick has nothing to offer is not offered', () => {
  const empty = decision<Tiny>()('d', 'TNY-1')
    .act('one', 'TNY-1', (a) => a.pick('x', () => []))
    .act('two', 'TNY-1', (a) =>
      a.subset(
        'x',
        () => [2, 2],
        () => ['only'],
      ),
    )
    .act('sequence', 'TNY-1', (a) =>
      a.sequence(
        'x',
        () => [1, 2],
        () => [],
      ),
    )
    .act('none', 'TNY-1', (a) =>
      a.subset(
        'x',
        () => [0, 2],
        () => [],
      ),
    )
    .done();
  expect(answers(empty)).toEqual([{ act: 'none', x: [] }]);
});

const subset = (min: number, max: number) =>
  decision<Tiny>()('subset', 'TNY-1')
    .act('take', 'TNY-1', (a) =>
      a.subset(
        'of',
        () => [min, max],
        () => ['a', 'b', 'c', 'd'],
      ),
    )
    .done();
const subsets = (min: number, max: number): readonly string[] => answers(subset(min, max)).map((choice) => listAt(choice, 'of').join(''));

test('a subset has every size within its bounds, each set once, in canonical order', () => {
  expect(subsets(0, 1)).toEqual(['a', 'b', 'c', 'd', '']);
  expect(subsets(2, 2)).toEqual(['ab', 'ac', 'ad', 'bc', 'bd', 'cd']);
  expect(subsets(3, 4).toSorted()).toEqual(['abc', 'abcd', 'abd', 'acd', 'bcd']);
  expect(subsets(0, 4)).toHaveLength(16);
  expect(subsets(4, 4)).toEqual(['abcd']);
  expect(subsets(0, 0)).toEqual(['']);
});

test('a subset may be given in any order and comes back in the canonical one', () => {
  expect(canonical(subset(2, 3), { act: 'take', of: ['d', 'a'] })).toEqual({ act: 'take', of: ['a', 'd'] });
  expect(canonical(subset(4, 4), { act: 'take', of: ['d', 'c', 'b', 'a'] })).toEqual({ act: 'take', of: ['a', 'b', 'c', 'd'] });
  expect(canonical(subset(0, 3), { act: 'take', of: [] })).toEqual({ act: 'take', of: [] });
});

test('a subset with too few, too many, twice the same or strange members is refused', () => {
  for (const wrong of [['a'], ['a', 'b', 'c', 'd'], ['a', 'a'], ['a', 'x'], 'a', null, undefined, [['a', 'b']]]) {
    expect(refusal(subset(2, 3), { act: 'take', of: wrong })).toMatchObject({ pick: 'of', rule: 'TNY-1' });
  }
});

test('a subset that can only be empty is not asked, and may be left out or given', () => {
  expect(canonical(subset(0, 0), { act: 'take' })).toEqual({ act: 'take', of: [] });
  expect(canonical(subset(0, 0), { act: 'take', of: [] })).toEqual({ act: 'take', of: [] });
});

const walk = decision<Tiny>()('walk', 'TNY-1')
  .act('walk', 'TNY-1', (a) =>
    a.sequence(
      'path',
      () => [1, 3],
      (_b, _c, path: readonly number[]) =>
        [(path.at(-1) ?? 0) - 1, (path.at(-1) ?? 0) + 1].filter((room) => room >= 0 && room <= 2 && !path.includes(room) && room !== 0),
    ),
  )
  .done();

test('a growing pick offers what fits what was chosen so far, and ends where nothing more fits', () => {
  expect(answers(walk)).toEqual([
    { act: 'walk', path: [1, 2] },
    { act: 'walk', path: [1] },
  ]);
  expect(refusal(walk, { act: 'walk', path: [2] })).toMatchObject({ pick: 'path', got: 2, legal: [1] });
  expect(refusal(walk, { act: 'walk', path: [] })).toMatchObject({ pick: 'path', legal: [1] });
  expect(refusal(walk, { act: 'walk', path: [2, 1] })).toMatchObject({ pick: 'path', got: 2 });
});

const optional = decision<Tiny>()('optional', 'TNY-1')
  .act('burn', 'TNY-1', (a) =>
    a
      .pick('card', () => ['x', 'none'] as const)
      .pick('how', (_b, { card }) => (card === 'none' ? null : ['slow', 'fast']))
      .pick('last', () => ['end']),
  )
  .done();

test('a pick that does not apply is skipped, and may not be answered', () => {
  expect(answers(optional)).toEqual([
    { act: 'burn', card: 'x', how: 'slow', last: 'end' },
    { act: 'burn', card: 'x', how: 'fast', last: 'end' },
    { act: 'burn', card: 'none', last: 'end' },
  ]);
  expect(refusal(optional, { act: 'burn', last: 'end' })).toMatchObject({ pick: 'card' });
  expect(refusal(optional, { act: 'burn', card: 'x', last: 'end' })).toMatchObject({ pick: 'how', legal: ['slow', 'fast'] });
  expect(refusal(optional, { act: 'burn', card: 'none', how: 'slow', last: 'end' })).toMatchObject({ pick: 'shape', got: 'how' });
});

test('a pick may say why an option is not among the legal ones', () => {
  const dear = decision<Tiny>()('buy', 'TNY-1')
    .act('buy', 'TNY-1', (a) =>
      a.pick(
        'ware',
        () => ['rope'],
        (_b, _c, value) => (value === 'ship' ? { rule: 'TNY-PRICE', key: 'too-dear', args: { missing: 99 } } : null),
      ),
    )
    .done();
  expect(refusal(dear, { act: 'buy', ware: 'ship' })).toMatchObject({ rule: 'TNY-PRICE', pick: 'ware', why: { key: 'too-dear' } });
  expect(refusal(dear, { act: 'buy', ware: 'moon' })).toMatchObject({ rule: 'TNY-1', pick: 'ware' });
  const asked = asking(dear);
  expect([asked.whyNot('buy'), asked.whyNot('fly')]).toEqual([null, null]);
  asked.take('buy');
  expect([asked.whyNot('ship')?.key, asked.whyNot('moon')]).toEqual(['too-dear', null]);
});

test('an answer that is no answer is refused as a shape, whatever it is', () => {
  for (const junk of [null, undefined, 7, 'go', [], ['go']]) expect(refusal(journey, junk)).toMatchObject({ pick: 'shape', rule: 'TNY-1' });
  for (const extra of ['x', 'toString', 'constructor'])
    expect(refusal(journey, { act: 'sing', [extra]: 1 })).toMatchObject({ pick: 'shape', got: extra, legal: ['act'] });
  expect(refusal(journey, { act: 'fly' })).toMatchObject({ pick: 'act', got: 'fly' });
});

test('an answer nested without end is refused like any other', () => {
  const deep: unknown = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`);
  expect(refusal(journey, { act: deep })).toMatchObject({ pick: 'act' });
  expect(JSON.stringify(refusal(journey, { act: deep })).length).toBeLessThan(500);
});

test('the odds and the sum behind them belong to the act, as far as it is picked', () => {
  const risky = decision<Tiny>()('risk', 'TNY-1')
    .act('jump', 'TNY-1', (a) => a.pick('far', () => [1, 2]), {
      odds: (_b, ctx) => ({ ways: ctx['far'] === 2 ? 1 : 3, of: 6, sum: ['d6', 2] }),
    })
    .done();
  const asked = asking(risky);
  expect(asked.odds()).toBeNull();
  asked.take('jump');
  asked.take(2);
  expect(asked.odds()).toEqual({ ways: 1, of: 6, sum: ['d6', 2] });
});

test('a subset that can only be empty is refused when something is given in it', () => {
  for (const wrong of [['a'], [null], null, true, {}, 'a', 7])
    expect(refusal(subset(0, 0), { act: 'take', of: wrong })).toMatchObject({ pick: 'of', legal: [], rule: 'TNY-1' });
});

test('a whole answer has no open pick to say anything about', () => {
  const asked = asking(journey);
  for (const step of ['go', 'land', 'mill']) asked.take(step);
  expect([asked.complete, asked.whyNot('mill')]).toEqual([true, null]);
});

test('a growing pick that can only be empty is not asked', () => {
  const still = decision<Tiny>()('still', 'TNY-1')
    .act('walk', 'TNY-1', (a) =>
      a
        .sequence(
          'path',
          () => [0, 0],
          () => [1, 2],
        )
        .pick('next', (_b, { path }) => [path.length, 7]),
    )
    .done();
  expect(answers(still)).toEqual([
    { act: 'walk', path: [], next: 0 },
    { act: 'walk', path: [], next: 7 },
  ]);
  expect(canonical(still, { act: 'walk', next: 7 })).toEqual({ act: 'walk', path: [], next: 7 });
});

test('a list of a thousand is read, and a longer one is refused as a whole', () => {
  const long = decision<Tiny>()('long', 'TNY-1')
    .act('walk', 'TNY-1', (a) =>
      a.sequence(
        'path',
        () => [0, 2000],
        () => [1],
      ),
    )
    .done();
  const steps = (n: number): readonly number[] => Array.from({ length: n }, () => 1);
  expect(canonical(long, { act: 'walk', path: steps(1000) })['path']).toHaveLength(1000);
  expect(refusal(long, { act: 'walk', path: steps(1001) })).toMatchObject({ pick: 'path', got: steps(50), legal: [1] });
});

test('the only act of a decision is refused too when it is closed or has nothing to pick', () => {
  const why = { rule: 'TNY-WHY', key: 'too-cold' };
  const shut = decision<Tiny>()('shut', 'TNY-1')
    .act('go', 'TNY-2', { whyClosed: () => why })
    .done();
  expect(refusal(shut, { act: 'go' })).toMatchObject({ pick: 'act', got: 'go', rule: 'TNY-WHY', why });
  const bare = decision<Tiny>()('bare', 'TNY-1')
    .act('go', 'TNY-2', (a) =>
      a.pick(
        'x',
        () => [],
        () => why,
      ),
    )
    .done();
  expect(refusal(bare, { act: 'go', x: 'a' })).toEqual({ rule: 'TNY-WHY', decision: 'bare', pick: 'x', got: 'a', legal: [], why });
});

test('a refusal without a reason has no field for one', () => {
  const plain = { rule: 'TNY-GO', decision: 'journey', pick: 'road', got: 'air', legal: ['sea', 'land'] };
  expect(refusal(journey, { act: 'go', road: 'air' })).toStrictEqual(plain);
  expect(refusal(journey, { act: 'fly' })).toStrictEqual({
    rule: 'TNY-1',
    decision: 'journey',
    pick: 'act',
    got: 'fly',
    legal: ['go', 'sing'],
  });
});

test('a list that is too long for its pick is refused there, also where the rest would fit the next pick', () => {
  const two = decision<Tiny>()('two', 'TNY-1')
    .act('take', 'TNY-1', (a) =>
      a
        .subset(
          'of',
          () => [1, 1],
          () => ['a', 'b'],
        )
        .pick('next', () => ['a', 'b']),
    )
    .done();
  for (const next of [{}, { next: 'a' }])
    expect(refusal(two, { act: 'take', of: ['a', 'b'], ...next })).toMatchObject({ pick: 'of', got: ['a', 'b'], legal: [] });
  expect(canonical(two, { act: 'take', of: ['a'], next: 'b' })).toEqual({ act: 'take', of: ['a'], next: 'b' });
});

test('a growing pick that needs several is offered as soon as there is a first', () => {
  const path = decision<Tiny>()('path', 'TNY-1')
    .act('walk', 'TNY-1', (a) =>
      a.sequence(
        'path',
        () => [2, 2],
        (_b, _c, chosen: readonly number[]) => [chosen.length],
      ),
    )
    .act('stay', 'TNY-1')
    .done();
  expect(answers(path)).toEqual([{ act: 'walk', path: [0, 1] }, { act: 'stay' }]);
});

test('an act is believed about whether it has anything to pick, and a wrong word is found', () => {
  const listed: string[] = [];
  const said = (any: boolean, options: readonly string[], shut = false) =>
    decision<Tiny>()('said', 'TNY-1')
      .act(
        'take',
        'TNY-1',
        (a) =>
          a.pick('card', () => {
            listed.push('card');
            return options;
          }),
        { hasOptions: () => any, whyClosed: () => (shut ? { rule: 'TNY-1', key: 'shut' } : null) },
      )
      .act('sing', 'TNY-1')
      .done();
  expect(asking(said(true, ['a'])).open()?.options).toEqual(['take', 'sing']);
  expect(asking(said(false, [])).open()?.options).toEqual(['sing']);
  expect(asking(said(false, ['a'])).open()?.options).toEqual(['sing']);
  expect(listed).toEqual([]);
  const wrong = (any: boolean, options: readonly string[], shut = false): readonly string[] =>
    asking(said(any, options, shut))
      .misjudged()
      .map((act) => act.name);
  expect([wrong(true, ['a']), wrong(false, []), wrong(true, []), wrong(false, ['a'])]).toEqual([[], [], ['take'], ['take']]);
  expect([wrong(true, [], true), wrong(false, ['a'], true)]).toEqual([[], []]);
});

test('answering leaves alone what the question was asked with', () => {
  const locals = Object.freeze({ price: 3, coin: 'old' });
  const pay = decision<Tiny, { readonly price: number }>()('pay', 'TNY-1')
    .act('pay', 'TNY-1', (a) => a.pick('coin', () => ['gold', 'silver']).pick('n', (_b, { price, coin }) => [price, coin.length]), {
      odds: (_b, ctx) => ({ ways: ctx['n'] === undefined ? 0 : 1, of: (ctx['coin'] ?? missing()).length }),
    })
    .done();
  const asked = new Asking(pay, board, locals);
  asked.take('pay');
  expect(asked.odds()).toEqual({ ways: 0, of: 3 });
  asked.take('silver');
  expect([asked.open()?.options, asked.odds()]).toEqual([[3, 6], { ways: 0, of: 6 }]);
  asked.take(6);
  expect([asked.choice(), asked.odds(), locals]).toEqual([
    { act: 'pay', coin: 'silver', n: 6 },
    { ways: 1, of: 6 },
    { price: 3, coin: 'old' },
  ]);
});

test('a later pick sees all the picks before it, not only the last', () => {
  const chain = decision<Tiny>()('chain', 'TNY-1')
    .act('go', 'TNY-1', (a) =>
      a
        .pick('x', () => [1, 2])
        .pick('y', () => [10])
        .pick('z', (_b, { x, y }) => [x + y]),
    )
    .done();
  expect(answers(chain)).toEqual([
    { act: 'go', x: 1, y: 10, z: 11 },
    { act: 'go', x: 2, y: 10, z: 12 },
  ]);
});
