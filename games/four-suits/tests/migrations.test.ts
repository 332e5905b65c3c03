// Owns that positions of earlier rules go on: a campaign that was saved under rules 1 is asked as it was, and plays to its end.

import { botChoice } from '@undercroft/bots';
import { load, randomFrom, start } from '@undercroft/kernel';
import { expect, test } from 'vitest';
import { normal } from '../src/bot/heuristic.ts';
import { game } from '../src/game.ts';
import { anySetup } from './random-play.ts';

test('a campaign saved under rules 1 goes on under those of today', () => {
  let loaded = 0;
  for (let i = 0; i < 6; i++) {
    const random = randomFrom(`first ${i}`);
    const state = start(game, anySetup(random), randomFrom(`cards ${i}`));
    for (let n = 0; !state.isOver && n < 200; n++) {
      if (n % 20 === 0) {
        const again = load(game, { ...state.save(), rules: 1 }, randomFrom(`on ${n}`));
        if (!again.ok) throw new Error(again.problem.detail);
        expect(again.state.offers()).toEqual(state.offers());
        for (let k = 0; k < 40 && !again.state.isOver; k++)
          again.state.play(again.state.toAct, again.state.randomChoice(again.state.toAct, random));
        loaded++;
      }
      state.play(state.toAct, botChoice(state, state.toAct, normal, random));
    }
  }
  expect(loaded).toBeGreaterThan(15);
});
