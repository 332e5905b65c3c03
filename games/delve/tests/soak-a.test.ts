// Owns the first half of the long form of the laws: a file of its own, so that both halves run side by side.

import { expect, test } from 'vitest';
import { soak, wanted } from './soak.ts';

test(`[DLV-ENGINE-01] all laws hold at every decision, ${wanted.toLocaleString('en')} and more`, { timeout: 4 * 86_400_000 }, () => {
  expect(soak('a')).toBeGreaterThanOrEqual(wanted);
});
