// Owns that campaigns stay winnable and losable: coarse in `npm test`, and measured for the page on demand.

import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { balancePage, percent, playedBy } from './balance.ts';

const GAMES = 32;
test('a mixed party of three clears its first quest more often than not, and wins some campaigns and not all', () => {
  const { firstQuest, won } = playedBy(3, GAMES);
  expect(percent(firstQuest)).toBeGreaterThan(50);
  expect(percent(won)).toBeGreaterThan(3);
  expect(percent(won)).toBeLessThan(65);
});

/** `BALANCE_GAMES=200 npm run vitest -- games/four-suits/tests/balance.test.ts` measures the whole table and renews its page. */
const measured = Number(process.env['BALANCE_GAMES'] ?? 0);
if (measured > 0) {
  test('the whole table is measured and written down', { timeout: 7_200_000 }, () => {
    const page = balancePage(measured);
    writeFileSync(new URL('../../../docs/balance-four-suits.md', import.meta.url), page);
    expect(page).toContain('| volcano |');
  });
}
