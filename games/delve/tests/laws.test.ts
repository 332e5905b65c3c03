// Owns the laws of every game, held over random games of this one: short in `npm test`, long in `npm run soak`.

import { holdLaws } from '@undercroft/testkit';
import { expect, test } from 'vitest';
import { game } from '../src/game.ts';
import { anySetup, stray } from './random-play.ts';

/** In the long form all laws look at every decision of games until this many have been made. */
const SOAK_DECISIONS = 20_000_000;
const SOAK_BATCH = 200;
const soaking = process.env['UNDERCROFT_SOAK'] === '1';


test('[DLV-ENGINE-01] all laws hold at every decision of 500 games with any setup', () => {
  const { games, decisions } = holdLaws(game, { setups: anySetup, seed: 'laws', games: 500, choose: stray, answers: 12 });
  expect(games).toBe(500);
  expect(decisions).toBeGreaterThan(20_000);
});

test('the cheap laws hold over 20,000 games', () => {
  const { games } = holdLaws(game, { setups: anySetup, seed: 'cheap', games: 20_000, cheap: true, choose: stray });
  expect(games).toBe(20_000);
});

if (soaking) {
  test(`all laws hold over ${SOAK_DECISIONS.toLocaleString('en')} decisions`, () => {
    let decisions = 0;
    for (let batch = 0; decisions < SOAK_DECISIONS; batch++) {
      decisions += holdLaws(game, { setups: anySetup, seed: `soak/${batch}`, games: SOAK_BATCH, choose: stray, answers: 12 }).decisions;
    }
    expect(decisions).toBeGreaterThanOrEqual(SOAK_DECISIONS);
  });
}

