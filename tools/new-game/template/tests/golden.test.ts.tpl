// Owns the golden transcripts: each is the committed one, and plays itself again.

import { expectExample, goldenFaults } from '@undercroft/testkit';
import { expect, test } from 'vitest';
import { EXAMPLES } from './examples.ts';

const folder = new URL('./golden/', import.meta.url);

test.each(EXAMPLES)('$name: $says', (example) => expectExample(folder, example));

test('every golden transcript has its example', () => {
  expect(
    goldenFaults(
      folder,
      EXAMPLES.map(({ name }) => name),
    ),
  ).toEqual([]);
});
