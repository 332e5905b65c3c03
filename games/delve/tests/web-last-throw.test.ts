// Owns the tests of the throw that stays in the tray after it was decided.

import { begin, randomFrom, redact, type ToldFact } from '@undercroft/kernel';
import { expect, test } from 'vitest';
import { game } from '../src/game.ts';
import { lastThrow } from '../src/board-model/checks.ts';
import { shownChecks } from '../src/board-model/checks.ts';

interface Seen {
  readonly facts: ToldFact[];
  compared: number;
}

/** Plays at random; where the position has decided checks, what the log tells of them must be the same. */
function play(seed: number): Seen {
  const checked = game.checkSetup({});
  if (!checked.ok) throw new Error('the empty setup is refused');
  const random = randomFrom(seed);
  const { state, facts } = begin(game, checked.setup, random);
  const seen: Seen = { facts: [...redact(facts, 0)], compared: 0 };
  for (let left = 400; left > 0 && !state.isOver; left--) {
    const choice = state.randomChoice(0, random);
    if (choice.act === 'give-up') continue;
    const applied = state.apply(0, choice);
    if (!applied.ok) throw new Error('a legal choice is refused');
    seen.facts.push(...redact(applied.facts, 0));
    const lying = shownChecks(state.view(0)).filter((check) => check.dice.length > 0);
    if (lying.length === 0 || lying.some((check) => check.state !== 'committed')) continue;
    const told = lastThrow(seen.facts);
    for (const check of lying)
      expect(told.find((one) => one.at === check.at)).toMatchObject({ dice: check.dice, passes: check.passes, skill: check.skill });
    seen.compared++;
  }
  return seen;
}

test('[DLV-CHECK-08] what the log tells of a decided throw is what lay on the table', () => {
  const compared = Array.from({ length: 60 }, (_, seed) => play(seed).compared).reduce((sum, n) => sum + n, 0);
  expect(compared).toBeGreaterThan(50);
});

test('[DLV-CHECK-08] a throw that is not decided, and one of another card, is not the last throw', () => {
  const rolled: ToldFact = {
    type: 'check.rolled',
    rule: 'DLV-CHECK-01',
    body: { check: 0, purpose: 'attack', skill: 'ATK', target: 7, mode: '+0', dice: [3, 4] },
  };
  const committed: ToldFact = {
    type: 'check.committed',
    rule: 'DLV-CHECK-08',
    body: { check: 0, purpose: 'attack', skill: 'ATK', total: 7, target: 7, passed: true },
  };
  expect(lastThrow([rolled])).toEqual([]);
  expect(lastThrow([rolled, committed])).toMatchObject([{ at: 0, total: 7, plus: 0, passes: true, state: 'committed' }]);
  expect(lastThrow([rolled, committed, { type: 'card.drawn', rule: 'DLV-ENC-01', body: {} }])).toEqual([]);
});
