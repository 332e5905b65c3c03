// Owns the comparison of win rates with the specification: coarse in `npm test`, sharp in `npm run soak`.

import { writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { PACKS } from '../src/content/types.ts';
import { BALANCE, balancePage, balanceTable, FURTHER, furtherOf, standardError, winRate } from './balance.ts';

const soaking = process.env['UNDERCROFT_SOAK'] === '1';
const GAMES = soaking ? 10_000 : 300;
/** The specification's own figures have an error of about half a point; what is allowed beyond chance is three points. */
const ALLOWED = 3;
const rows = soaking ? BALANCE : BALANCE.filter(({ name }) => ['full game', 'micro 2, veteran 1', 'mini 1'].includes(name));

describe.each(rows)('$name', ({ setup, spec }) => {
  test.each(PACKS)('%s is won about as often as the specification says', (pack) => {
    const got = winRate(setup, pack, GAMES);
    const chance = 3 * Math.max(standardError(spec[pack], GAMES), 0.3);
    expect(Math.abs(got - spec[pack]), `${got.toFixed(1)} % against ${spec[pack]} %`).toBeLessThan(ALLOWED + chance);
  });
});

if (soaking) {
  test.each(PACKS)('%s: as many further encounters after a victory as the specification says', (pack) => {
    const [mean] = furtherOf(pack, 4_000);
    expect(Math.abs(mean - FURTHER[pack][0])).toBeLessThan(1);
  });
}

/** `BALANCE_GAMES=2000 npm run vitest -- games/delve/tests/balance.test.ts` measures the whole table and renews its page. */
const measured = Number(process.env['BALANCE_GAMES'] ?? 0);
if (measured > 0) {
  test('the whole table is measured and written down', { timeout: 3_600_000 }, () => {
    const lines = PACKS.map((pack) => {
      const [mean, complete, wins] = furtherOf(pack, measured);
      return `| ${pack} | ${mean.toFixed(1)} (${FURTHER[pack][0]}) | ${complete.toFixed(1)} % (${FURTHER[pack][1]} %) | ${wins} |`;
    });
    const page = new URL('../../../docs/balance-delve.md', import.meta.url);
    writeFileSync(page, balancePage(measured, balanceTable(measured), lines.join('\n')));
    expect(lines).toHaveLength(PACKS.length);
  });
}
