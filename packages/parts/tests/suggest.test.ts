// Claims about suggestions: which answers are walked, in which order they are listed, and what is left out.

import { Asking, decision, type AnyDecision, type DecisionBuilder } from '@undercroft/kernel';
import { suggestions } from '@undercroft/parts';
import { expect, test } from 'vitest';
import type { Tiny } from '@undercroft/testkit/tiny';

const board = { seats: 2, log: [], over: false };
const asking = (of: AnyDecision): Asking => new Asking(of, board, {});
const listed = (of: AnyDecision, limit?: number) => suggestions(asking(of), limit).map(({ steps }) => steps.join(' '));

const TOOLS = ['rope', 'lamp', 'nail'] as const;
const camp = decision<Tiny>()('camp', 'TNY-1')
  .act('wait', 'TNY-1')
  .act(
    'use',
    'TNY-1',
    (a) =>
      a
        .pick('tool', () => TOOLS)
        .pick(
          'on',
          (_b, { tool }) => (tool === 'lamp' ? null : (['door', 'wall'] as const)),
          null,
          () => ['wall'],
        ),
    {
      rank: (_b, { tool }) => [tool === 'lamp' ? 0 : 1],
      useful: (_b, { tool }) => tool !== 'rope',
      costs: (_b, { tool }) => tool ?? null,
      odds: (_b, { tool }) => (tool === 'nail' ? { ways: 1, of: 2 } : null),
      before: () => ({ ways: 0, of: 1 }),
    },
  )
  .act('sleep', 'TNY-1', { rank: () => [2] })
  .act('dare', 'TNY-1', { rank: () => null })
  .done();

test('answers that rank are listed: useful ones first, then by rank; a pick follows what it prefers', () => {
  expect(listed(camp)).toEqual(['use lamp', 'use nail wall', 'sleep', 'use rope wall']);
});

test('a suggestion carries its odds, what it costs, and whether it is of no use', () => {
  const [lamp, nail, sleep, rope] = suggestions(asking(camp));
  expect(lamp).toMatchObject({ odds: null });
  expect(nail).toMatchObject({ odds: { ways: 1, of: 2 }, before: { ways: 0, of: 1 }, costs: 'nail', useful: true });
  expect(sleep).toMatchObject({ steps: ['sleep'], choice: { act: 'sleep' }, costs: null });
  expect(rope).toMatchObject({ useful: false });
});

test('what costs something makes way for what does not', () => {
  expect(listed(camp, 2)).toEqual(['use lamp', 'sleep']);
  expect(listed(camp, 1)).toEqual(['sleep']);
});

test('of a subset all and nothing are tried, also beside one that is not asked', () => {
  const pack = decision<Tiny>()('pack', 'TNY-1')
    .act(
      'pack',
      'TNY-1',
      (a) =>
        a
          .subset(
            'what',
            () => [0, 3],
            () => TOOLS,
          )
          .subset(
            'none',
            () => [0, 0],
            () => [],
          ),
      {
        rank: (_b, { what }) => [-what.length],
      },
    )
    .done();
  const [all, nothing, ...more] = suggestions(asking(pack));
  expect(more).toEqual([]);
  expect([all?.steps, nothing?.steps]).toEqual([
    ['pack', 'rope', 'lamp', 'nail'],
    ['pack', null],
  ]);
  expect([all?.choice, nothing?.choice]).toEqual([
    { act: 'pack', what: ['rope', 'lamp', 'nail'], none: [] },
    { act: 'pack', what: [], none: [] },
  ]);
});

test('a sequence is never suggested, and a long list only as far as its first options', () => {
  const walking = decision<Tiny>()('walking', 'TNY-1')
    .act(
      'walk',
      'TNY-1',
      (a) =>
        a.sequence(
          'path',
          () => [1, 2],
          () => [1, 2],
        ),
      { rank: () => [0] },
    )
    .act('choose', 'TNY-1', (a) => a.pick('n', () => Array.from({ length: 500 }, (_, n) => n)), { rank: (_b, { n }) => [-n] })
    .done();
  expect(listed(walking, 3)).toEqual(['choose 11', 'choose 10', 'choose 9']);
});

test('of two ranks with different lengths the missing numbers count as 0, whichever comes first', () => {
  const ranked = (...ranks: readonly (readonly [string, readonly number[]])[]): readonly string[] => {
    let building: DecisionBuilder<Tiny, object, { readonly act: string }> = decision<Tiny>()('ranked', 'TNY-1');
    for (const [name, rank] of ranks) building = building.act(name, 'TNY-1', { rank: () => rank });
    return listed(building.done());
  };
  const [short, long] = [['short', [1]] as const, ['long', [1, -5]] as const];
  expect(ranked(short, long)).toEqual(['long', 'short']);
  expect(ranked(long, short)).toEqual(['long', 'short']);
});
