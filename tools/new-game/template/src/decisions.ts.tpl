// Owns everything a player can be asked, each question declared once.

import { decision } from '@undercroft/kernel';
import { oddsOf } from './queries/loot.ts';
import { NAME_LENGTH } from './setup.ts';
import { WAYS, type @@Type@@ } from './state.ts';

/** What bots choose from; a player may type any other name. */
const SUGGESTED = ['Lanterns', 'Moles', 'Wrens', 'Candles'] as const;

export const name = decision<@@Type@@>()('name', '@@PRE@@-SETUP-04')
  .act('name', '@@PRE@@-SETUP-04', (a) =>
    a.text(
      'name',
      () => NAME_LENGTH,
      ({ names }) => SUGGESTED.filter((one) => !names.includes(one)),
      ({ names }, _ctx, value) => (names.includes(String(value)) ? { rule: '@@PRE@@-SETUP-04', key: 'name-taken' } : null),
    ),
  )
  .done();

export const take = decision<@@Type@@>()('take', '@@PRE@@-TURN-03')
  .act('keep', '@@PRE@@-TURN-03')
  .act('wager', '@@PRE@@-TURN-04', (a) => a.pick('how', () => WAYS), {
    odds: (_board, { how }) => (how === undefined ? null : oddsOf(how)),
  })
  .done();

export const DECISIONS = { name, take };
