// Lines of the log: what is said several times in a row is one line.

import { expect, test } from 'vitest';
import { merged, type LogLine } from '../src/play/log.ts';

const line = (text: string, at = 1, rule = 'R'): LogLine => ({ at, text, rule, quiet: false });

test('the same line in a row is told once, with how often, and is as new as the last of them', () => {
  const told = merged([line('a'), line('b'), line('b'), line('b'), line('a'), line('a', 2), line('a', 2, 'S')]);
  expect(told.map(({ text, at, rule }) => [text, at, rule])).toEqual([
    ['a', 1, 'R'],
    ['b ×3', 1, 'R'],
    ['a ×2', 2, 'R'],
    ['a', 2, 'S'],
  ]);
});
