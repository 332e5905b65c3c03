// How many columns a text takes, and where it is cut.

import { expect, test } from 'vitest';
import { cut, plain, widthOf } from '../src/drawing/width.ts';

test.each([
  ['', 0],
  ['Wren', 4],
  ['灯りガニ', 8],
  ['Wren 灯り', 9],
  ['ルビー 2', 8],
  ['ﾙﾋﾞｰ', 4],
  ['か\u3099', 2],
  ['e\u0301', 1],
  ['｛ＡＴＫ｝', 10],
  ['○●◉◆♥★⚅┏━┓▸▴', 12],
  ['🗡', 2],
  ['❤\ufe0f', 2],
  ['a\u200db', 2],
])('%s takes %i columns', (text, columns) => {
  expect(widthOf(text)).toBe(columns);
});

test('a text is cut before the character that does not fit, with its accents', () => {
  expect(cut('灯りガニ', 5)).toBe('灯り');
  expect(cut('e\u0301e', 1)).toBe('e\u0301');
});

test('a name cannot move the cursor or colour the screen', () => {
  expect(plain('\u001b[31mWren\r\n\u202e')).toBe('[31mWren');
});
