// Owns the claims about what is suggested: attacks as whole answers, those that never run out first, then by what they do on the average.

import { bug } from '@undercroft/kernel';
import { suggestions } from '@undercroft/parts';
import { LANGUAGES } from '@undercroft/presentation';
import { check } from '@undercroft/testkit';
import { expect, test } from 'vitest';
import { text } from '../src/text/index.ts';
import { heroPhaseOf } from './scenes.ts';

const asked = () => {
  const state = check(
    heroPhaseOf({
      heroes: [{ id: 'wren', at: [1, 1], up: ['wren-a1', 'wren-a2', 'wren-d2'] }, {}],
      foes: [
        { kind: 'drip-ooze', at: [1, 2] },
        { kind: 'stoneback-brute', at: [2, 3] },
      ],
    }),
    [],
    [],
  );
  return { state, asking: state.ask(0) ?? bug('nobody is asked') };
};

test('[CAV-COMBAT-01, CAV-POWER-02] at-will powers come first, the likeliest before the others, and what is used up last', () => {
  const { asking } = asked();
  const found = suggestions(asking);
  expect(found.map(({ choice }) => [choice['with'], choice['target']])).toEqual([
    ['wren-a2', 16],
    ['wren-a1', 16],
    ['wren-a2', 17],
    ['wren-a1', 17],
    ['wren-d2', 16],
    ['wren-d2', 17],
  ]);
  expect(found.map(({ costs }) => costs)).toEqual([null, null, null, null, 'daily', 'daily']);
  expect(found.every(({ odds }) => odds !== null && odds.of === 20)).toBe(true);
});

test.each(LANGUAGES)('an attack is suggested in a few words in %s', (language) => {
  const { state, asking } = asked();
  const [best] = suggestions(asking);
  const [offer] = state.offers();
  if (best === undefined || offer === undefined) return bug('nothing is suggested');
  const label = text[language].answer?.(state.view(0), offer, best, true)?.label ?? '';
  expect(label).toContain(text[language].card?.('wren-a2')?.name);
  expect(label).toContain(text[language].card?.('drip-ooze')?.name);
});
