// Owns the second half of the long form of the laws: a file of its own, so that both halves run side by side.

import { expect, test } from 'vitest';
import { soak, wanted } from './soak.ts';

test(`the laws hold over ${wanted.toLocaleString('en')} decisions and more, and every campaign ends`, { timeout: 4 * 86_400_000 }, () => {
  expect(soak('b')).toBeGreaterThanOrEqual(wanted);
});
