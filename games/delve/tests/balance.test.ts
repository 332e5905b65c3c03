// Owns the comparison of win rates with the specification: coarse in `npm test`, sharp in `npm run soak`.

import { describe, expect, test } from 'vitest';
import { PACKS } from '../src/content/types.ts';
import { BALANCE, FURTHER, furtherOf, standardError, winRate } from './balance.ts';

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
