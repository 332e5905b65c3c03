// Owns the laws of every game, and the invariants of this one, held over random games.

import { State, randomFrom } from '@undercroft/kernel';
import { holdLaws } from '@undercroft/testkit';
import { expect, test } from 'vitest';
import { game } from '../src/game.ts';
import { anySetup, holdInvariants } from './random-play.ts';

test('all laws hold at every decision of a few games', () => {
  const { games } = holdLaws(game, { setups: anySetup, seed: 'close', games: 6, answers: 12 });
  expect(games).toBe(6);
});

test('the laws hold over random games with any setup, the costly ones at every twentieth decision', () => {
  const { games } = holdLaws(game, { setups: anySetup, seed: 'laws', games: 500, every: 20, answers: 12 });
  expect(games).toBe(500);
});

test('[CAV-GEN-12] the invariants of the specification hold at every question of random games, and equal chance gives equal games', () => {
  let questions = 0;
  for (let i = 0; i < 120; i++) {
    const play = (): string => {
      const random = randomFrom(`invariants/${i}`);
      const setup = anySetup(random);
      const state = State.on(game, setup.players, game.begin(setup), random);
      for (state.start(); !state.isOver; questions++) {
        const { toAct } = state;
        holdInvariants(state.board, state.ask(toAct)?.decision.name ?? '');
        state.play(toAct, state.randomChoice(toAct, random));
      }
      return state.hash();
    };
    expect(play()).toBe(play());
  }
  expect(questions).toBeGreaterThan(10_000);
});
