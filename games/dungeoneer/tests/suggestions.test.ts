// Owns the claims about what is suggested in windows: whole answers that do something, never one for which nothing is paid and nothing comes.

import { begin, bug, randomFrom, type Asking, type State } from '@undercroft/kernel';
import { allAnswers, judged, suggestions } from '@undercroft/parts';
import { expect, test } from 'vitest';
import type { Dungeoneer } from '../src/dungeoneer.ts';
import { game } from '../src/game.ts';
import { aboutAsked } from '../src/queries/hand.ts';
import { prospectOf } from '../src/queries/prospects.ts';
import { anySetup, restless } from './random-play.ts';

const GAMES = 6;
const MOST_ANSWERS = 400;
const WINDOWS = ['special', 'respond'];

/** Shows every question of a window in games at random. */
function windows(look: (ask: () => Asking, state: State<Dungeoneer>, seat: number) => void, every = false): void {
  const random = randomFrom('suggestions');
  for (let n = 0; n < GAMES; n++) {
    const { state }: { readonly state: State<Dungeoneer> } = begin(
      game,
      { ...anySetup(random), ...(every ? { moments: 'every' as const } : {}) },
      random,
    );
    for (let turn = 0; turn < 1500 && !state.isOver; turn++) {
      const [offer] = state.offers();
      if (offer === undefined) break;
      if (WINDOWS.includes(offer.decision)) look(() => state.ask(offer.seat) ?? bug('nobody is asked'), state, offer.seat);
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

test('[DGN-DICE-01] the chance with a card is what the chance becomes once it is played; without it, what it was', () => {
  let [held, better] = [0, 0];
  windows((ask, state, seat) => {
    for (const { choice } of suggestions(ask())) {
      const asking = ask();
      asking.answer(choice);
      const { odds, before } = judged(asking);
      if (odds === null || before === null) continue;
      const about = aboutAsked(state.offers()[0]?.about ?? {});
      const later = state.clone();
      if (about?.is !== 'roll' || !later.apply(seat, choice).ok) continue;
      // The same roll is still to come, and nothing else is asked in between.
      const next = later.offers().find((one) => one.decision === 'special');
      if (JSON.stringify(aboutAsked(next?.about ?? {})) !== JSON.stringify(about)) continue;
      const now = prospectOf(later.board, about);
      const well = about.seat === seat ? (now?.wins ?? 0) : 1 - (now?.wins ?? 0);
      expect(odds.ways / odds.of, JSON.stringify(choice)).toBeCloseTo(well, 2);
      held++;
      if (odds.ways > before.ways) better++;
    }
    // At every moment there is one after the card, too.
  }, true);
  expect(held).toBeGreaterThan(10);
  expect(better).toBeGreaterThan(5);
});
