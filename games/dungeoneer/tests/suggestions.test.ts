// Owns the claims about what is suggested in windows: whole answers that do something, never one for which nothing is paid and nothing comes.

import { begin, bug, randomFrom, type Asking, type State } from '@undercroft/kernel';
import { allAnswers, judged, suggestions } from '@undercroft/parts';
import { expect, test } from 'vitest';
import type { Dungeoneer } from '../src/dungeoneer.ts';
import { game } from '../src/game.ts';
import { anySetup, restless } from './random-play.ts';

const GAMES = 6;
const MOST_ANSWERS = 400;
const WINDOWS = ['special', 'respond'];

/** Shows every question of a window in games at random. */
function windows(look: (ask: () => Asking) => void): void {
  const random = randomFrom('suggestions');
  for (let n = 0; n < GAMES; n++) {
    const { state }: { readonly state: State<Dungeoneer> } = begin(game, anySetup(random), random);
    for (let turn = 0; turn < 1500 && !state.isOver; turn++) {
      const [offer] = state.offers();
      if (offer === undefined) break;
      if (WINDOWS.includes(offer.decision)) look(() => state.ask(offer.seat) ?? bug('nobody is asked'));
      if (!state.apply(offer.seat, restless(state, offer.seat, random)).ok) bug('a legal answer was refused');
    }
  }
}

test('[DGN-SPECIAL-02, DGN-SPECIAL-04, DGN-FX-01] in a window a card or an ability is suggested as a whole answer, but not for nothing', () => {
  let [suggested, idle] = [0, 0];
  windows((ask) => {
    const listed = suggestions(ask()).map(({ choice, useful }) => {
      suggested++;
      expect([choice.act === 'play' || choice.act === 'use', useful]).toEqual([true, true]);
      return JSON.stringify(choice);
    });
    for (const choice of allAnswers(ask, MOST_ANSWERS).choices) {
      const asking = ask();
      if (asking.answer(choice) !== null || judged(asking).useful) continue;
      idle++;
      expect(choice).toMatchObject({ more: 0 });
      expect(listed).not.toContain(JSON.stringify(choice));
    }
  });
  expect(suggested).toBeGreaterThan(50);
  expect(idle).toBeGreaterThan(0);
});
