// Owns the long form of the laws: all of them at every decision, for as many decisions as are wanted.

import { holdLaws } from '@undercroft/testkit';
import { game } from '../src/game.ts';
import { anySetup, stray } from './random-play.ts';

/** Twenty million in all: one half for each core. */
const HALF = 10_000_000;
/** In `npm test` only so many: the same code, so that it cannot rot. */
const SHORT = 200;
const BATCH = 10;

export const wanted = process.env['UNDERCROFT_SOAK'] === '1' ? HALF : SHORT;

/** Holds all laws over games until so many decisions were made; returns how many. Tells on standard error how far it is. */
export function soak(half: string): number {
  const begun = performance.now();
  let decisions = 0;
  for (let batch = 0; decisions < wanted; batch++) {
    decisions += holdLaws(game, { setups: anySetup, seed: `soak/${half}/${batch}`, games: BATCH, choose: stray, answers: 12 }).decisions;
    // Not by the console: a test runner would keep that until the test is over.
    if (wanted === HALF && batch % 100 === 0) process.stderr.write(`soak ${half}: ${progress(decisions, performance.now() - begun)}\n`);
  }
  return decisions;
}

function progress(decisions: number, milliseconds: number): string {
  const rate = (decisions * 1000) / milliseconds;
  const minutes = Math.ceil(Math.max(0, wanted - decisions) / rate / 60);
  const left = `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
  const [done, all] = [decisions, wanted].map((n) => n.toLocaleString('en'));
  return `${done} of ${all} decisions, ${Math.round(rate)} a second, about ${left} left`;
}
