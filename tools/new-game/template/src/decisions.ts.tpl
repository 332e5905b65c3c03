// Owns everything a player can be asked, each question declared once.

import { decision } from '@undercroft/kernel';
import { oddsOf } from './queries/loot.ts';
import { WAYS, type @@Type@@ } from './state.ts';

export const take = decision<@@Type@@>()('take', '@@PRE@@-TURN-03')
  .act('keep', '@@PRE@@-TURN-03')
  .act('wager', '@@PRE@@-TURN-04', (a) => a.pick('how', () => WAYS), {
    odds: (_board, { how }) => (how === undefined ? null : oddsOf(how)),
  })
  .done();

export const DECISIONS = { take };
