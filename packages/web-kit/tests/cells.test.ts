// Owns tests of painted lines as they stand on a page.

import { paint, piece } from '@undercroft/presentation/drawing';
import { expect, test } from 'vitest';
import { rowsOf } from '../src/text-board/cells.ts';

test('a painted line is read back as its pieces, and what is not a letter has its columns', () => {
  const line = paint([piece('ab '), piece('♥宝', 'red'), piece(' c', 'lit')], true);
  expect(rowsOf([line])).toEqual([
    [
      { text: 'ab ', ink: 'plain', columns: 0 },
      { text: '♥', ink: 'red', columns: 1 },
      { text: '宝', ink: 'red', columns: 2 },
      { text: ' c', ink: 'lit', columns: 0 },
    ],
  ]);
});

test('blank lines at the end are left out, those between are kept', () => {
  expect(rowsOf(['a', '', 'b', '', '']).map((row) => row.length)).toEqual([1, 0, 1]);
  expect(rowsOf(['', ''])).toEqual([]);
});
