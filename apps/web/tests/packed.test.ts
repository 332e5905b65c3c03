// Owns the tests of links that carry a whole game, and of finding a table in what was pasted.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { codeIn } from '../src/share/code.ts';
import { pack, unpack } from '../src/share/packed.ts';

test('any text comes back from its link, and the link needs no escaping', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 400 }), async (text) => {
      const packed = await pack(text);
      expect(packed).toMatch(/^[\w-]+$/);
      expect(await unpack(packed)).toBe(text);
    }),
    { numRuns: 60 },
  );
});

test('a repetitive record becomes much shorter', async () => {
  const text = JSON.stringify({
    entries: Array.from({ length: 300 }, (_, k) => [
      ['attack', k % 6],
      [k % 6, (k * 5) % 6],
    ]),
  });
  expect((await pack(text)).length).toBeLessThan(text.length / 4);
});

test('what was not packed here is refused, not thrown at the reader', async () => {
  for (const letters of ['', '%%%', 'abc def', 'AAAA', '____', 'not-a-game']) expect(await unpack(letters)).toBeNull();
});

test('a link that unfolds without end is refused', async () => {
  expect(await unpack(await pack('x'.repeat(5_000_000)))).toBeNull();
});

test('a cut or altered link never gives another text of the same length by accident', async () => {
  const packed = await pack(JSON.stringify({ game: 'any', entries: [[1, 2, 3]] }));
  expect(await unpack(packed.slice(0, -4))).toBeNull();
});

test('the code of a table is found in a link, in a part of one, and alone', () => {
  expect(codeIn('https://club.example/o/Ab-3_x9')).toBe('Ab-3_x9');
  expect(codeIn('  /o/Ab-3_x9?from=mail ')).toBe('Ab-3_x9');
  expect(codeIn('Ab-3_x9')).toBe('Ab-3_x9');
  for (const wrong of ['', 'x', 'https://club.example/', 'two words', '<b>bold</b>', '/o/']) expect(codeIn(wrong)).toBeNull();
});
