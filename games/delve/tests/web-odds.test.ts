// Owns the tests of chances that are shown before an answer: those of modes, of skills to choose from, and of dice rolled again.

import { bug, type Asking, type Scalar, type State } from '@undercroft/kernel';
import { openScene, scripted, type Scene } from '@undercroft/testkit';
import { expect, test } from 'vitest';
import { cardOf } from '../src/content/cards.ts';
import type { Delve } from '../src/delve.ts';
import { ways } from '../src/queries/odds.ts';
import { openingOf, reprinted, roundIn, together } from './scenes.ts';

const opened = (start: Scene<Delve>, ...faces: readonly number[]): State<Delve> => openScene(start, scripted(faces)).state;
const rolled = (start: Scene<Delve>, ...faces: readonly number[]): State<Delve> => {
  const state = opened(start, ...faces);
  if (!state.apply(0, together).ok) bug('rolling together was refused');
  return state;
};
function after(state: State<Delve>, ...steps: readonly Scalar[]): Asking {
  const asking = state.ask(0) ?? bug('nobody is asked');
  for (const step of steps) asking.take(step);
  return asking;
}

test('[DLV-SKILL-09] each mode of a check has its own chance', () => {
  // AGL 6 with all four bubbles: 2 dice and 2, or the highest two of three.
  const state = rolled(roundIn('BRN-105', { bubbles: { AGL: 4 } }));
  expect(after(state, 'roll', '+2').odds()).toEqual({ ways: 33, of: 36 });
  // 23 rolls of three dice have a sum of the highest two of 5 or less.
  expect(after(state, 'roll', 'A').odds()).toEqual({ ways: 193, of: 216 });
  expect(after(state, 'roll').odds()).toBeNull();
});

test('[DLV-GEM-06] a sapphire shows with how many faces the check would pass', () => {
  const state = rolled(roundIn('BRN-105', { gems: { sapphire: 1 } }), 3, 1);
  // Against 6, the other die staying: 3 + 3 or more; 1 + 5 or more.
  expect(after(state, 'spend', 'sapphire', 0, 1).odds()).toEqual({ ways: 4, of: 6 });
  expect(after(state, 'spend', 'sapphire', 0, 0).odds()).toEqual({ ways: 2, of: 6 });
});

test('[DLV-GEM-04] an emerald shows the chance of the whole check, and a ruby none: its result is certain', () => {
  const state = rolled(roundIn('BRN-105', { gems: { ruby: 1, emerald: 1 } }), 3, 1);
  expect(after(state, 'spend', 'emerald', 0).odds()).toEqual({ ways: 26, of: 36 });
  expect(after(state, 'spend', 'ruby', 0, 0, 1).odds()).toBeNull();
});

test('[DLV-TEST-10] a skill to guard with shows its chance', () =>
  reprinted('BRN-204', { keywords: [{ key: 'AMBUSH' }, { key: 'GUARD', skills: ['DEF', 'WIT'] }] }, () => {
    const state = opened(openingOf('BRN-204', { bubbles: { WIT: 3 } }));
    const { atk } = cardOf('BRN-204').foe ?? bug('a card without a foe');
    expect(after(state, 'guard', 'DEF').odds()).toEqual(ways('+0', atk));
    expect(after(state, 'guard', 'WIT').odds()).toEqual(ways('+2', atk));
  }));
