// Proves how a campaign ends.

import { expect, test } from 'vitest';
import { returns, scoreOf } from '../../src/outcome.ts';
import { boardWith } from '../scenes.ts';

test('[CRD-END-04] the score of a won campaign: 1000, less 20 for each visit to Town and 50 for each Alarm, and the Gold', () => {
  const board = boardWith({ gold: 42 });
  expect(scoreOf(board)).toBeNull();
  Object.assign(board, { result: 'won', townVisits: 8, alarms: 2 });
  expect([scoreOf(board), returns(board)]).toEqual([1000 - 160 - 100 + 42, [1]]);
});
