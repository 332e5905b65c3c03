// Owns the laws of every game, and the invariants of this one, held over random campaigns.

import { randomFrom, State } from '@undercroft/kernel';
import { holdLaws } from '@undercroft/testkit';
import { expect, test } from 'vitest';
import { game } from '../src/game.ts';
import { anySetup, holdInvariants } from './random-play.ts';

test('all laws hold at every decision of a few campaigns', () => {
  const { games } = holdLaws(game, { setups: anySetup, seed: 'deal', games: 6, answers: 12 });
  expect(games).toBe(6);
});

test('the laws hold over random campaigns with any setup, the costly ones at every twentieth decision', () => {
  const { games } = holdLaws(game, { setups: anySetup, seed: 'laws', games: 300, every: 20, answers: 12 });
  expect(games).toBe(300);
});

test('[CRD-CARDS-08] every card is somewhere, once, and every figure within its bounds, at every question of random campaigns; played twice they are the same', () => {
  let questions = 0;
  for (let n = 0; n < 40; n++) {
    const play = (): string => {
      const random = randomFrom(`cards/${n}`);
      const setup = anySetup(random);
      const state = State.on(game, setup.players, game.begin(setup), random);
      for (state.start(); !state.isOver; questions++) {
        const { toAct } = state;
        holdInvariants(state.board);
        state.play(toAct, state.randomChoice(toAct, random));
      }
      return state.hash();
    };
    expect(play()).toBe(play());
  }
  expect(questions).toBeGreaterThan(5000);
});
