// Owns situations that are kept as golden transcripts: each plays from a setup and reads as prose.

import { dice, draws, sceneOf, type Example } from '@undercroft/testkit';
import { game } from '../src/game.ts';
import type { @@Type@@ } from '../src/state.ts';

const setup = { players: 2, enough: 20, story: false };

export const EXAMPLES: readonly Example<@@Type@@>[] = [
  {
    name: 'first-game',
    rules: '@@PRE@@-TURN-04, @@PRE@@-WIN-01, @@PRE@@-WIN-02',
    says: 'A wager that comes off ends the game, but not before everybody has had a turn and shown the omen.',
    scene: sceneOf(game, setup, () => undefined),
    setup,
    script: [
      draws('clubs-4', 'spades-2'),
      draws('hearts-12'),
      { act: 'wager', how: 'boldly' },
      dice(5),
      draws('spades-7'),
      { act: 'keep' },
    ],
  },
];
