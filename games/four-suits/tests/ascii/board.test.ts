// Owns the proof that the text board shows the way, the fight and what is left in the deck, and keeps to its size.

import { playOut, randomBot } from '@undercroft/bots';
import { randomFrom, start } from '@undercroft/kernel';
import { LANGUAGES } from '@undercroft/presentation';
import { widthOf } from '@undercroft/presentation/drawing';
import { expect, test } from 'vitest';
import { ascii } from '../../src/ascii/index.ts';
import { game } from '../../src/game.ts';
import { text } from '../../src/text/index.ts';
import type { View } from '../../src/view.ts';

const setup = { characters: 3, players: 1, job1: 'knight', job2: 'ranger', job3: 'cleric', job4: 'choose', party: 'built' } as const;

/** Views of a random campaign, as far as it comes. */
function viewsOf(seed: string): readonly View[] {
  const views: View[] = [];
  playOut(game, setup, [randomBot], randomFrom(seed), randomFrom(`${seed} bot`), (state) => views.push(state.view(0)));
  return views;
}

test.each(LANGUAGES)('in %s no line is wider than the window, and no board higher', (language) => {
  const views = viewsOf('board').slice(0, 80);
  expect(views.length).toBeGreaterThan(10);
  for (const view of views) {
    const lines = ascii.draw(view, text[language], { width: 78, height: 24, colour: false });
    expect(lines.length).toBeLessThanOrEqual(24);
    expect(lines.filter((line) => widthOf(line) > 78)).toEqual([]);
  }
});

test('[CRD-CARDS-09] what is left in the deck is told', () => {
  const state = start(game, setup, randomFrom('deck'));
  const [first = ''] = ascii.draw(state.view(0), text.en, { width: 120, height: 24, colour: false });
  expect(first).toContain('52 to the shuffle: ♠13 ♥13 ♣13 ♦13');
});
