// Owns that the adventures stay winnable and losable: coarse in `npm test`, and measured for the page on demand.

import { writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { balancePage, percent, playedBy, TUNED } from './balance.ts';

const GAMES = 40;
/** The specification means 40 to 70; what forty games may stray by chance comes on top. */
const [LEAST, MOST] = [20, 85] as const;

describe.each(TUNED)('%s', (adventure) => {
  test.each([3, 4])('with %s heroes it is neither lost nor won nearly always', (heroes) => {
    const rate = percent(playedBy(adventure, heroes, GAMES).won, GAMES);
    expect(rate).toBeGreaterThanOrEqual(LEAST);
    expect(rate).toBeLessThanOrEqual(MOST);
  });
});

test('an easier adventure is won more often than a harder one', () => {
  const won = (difficulty: string): number => playedBy('A3', 3, GAMES, { difficulty }).won;
  expect(won('easier')).toBeGreaterThan(won('harder'));
});

/** `BALANCE_GAMES=400 npm run vitest -- games/cavern/tests/balance.test.ts` measures the whole table and renews its page. */
const measured = Number(process.env['BALANCE_GAMES'] ?? 0);
if (measured > 0) {
  test('the whole table is measured and written down', { timeout: 3_600_000 }, () => {
    const page = balancePage(measured);
    writeFileSync(new URL('../../../docs/balance-cavern.md', import.meta.url), page);
    expect(page).toContain('| A7 |');
  });
}
