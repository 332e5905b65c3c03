// Owns that positions of earlier rules go on: a game that was saved under version 1 is asked as it was, and plays to its end.

import { isRecord, load, randomFrom, start, type Saved } from '@undercroft/kernel';
import { expect, test } from 'vitest';
import { game } from '../src/game.ts';
import { anySetup } from './random-play.ts';

/** A position as version 1 saved it: nothing says when a table asks. */
function asFirst(saved: Saved): Saved {
  const setup = 'setup' in saved.board && isRecord(saved.board.setup) ? saved.board.setup : {};
  const { reactions: _reactions, ...before } = setup;
  return { ...saved, rules: 1, board: { ...saved.board, setup: before } };
}

test('a game saved under rules 1 goes on under those of today, asked for every reaction as before, to its end', () => {
  let [loaded, reacted] = [0, 0];
  for (let i = 0; i < 20; i++) {
    const random = randomFrom(`first ${i}`);
    const state = start(game, { ...anySetup(random), reactions: 'every' }, randomFrom(`dice ${i}`));
    for (let n = 0; !state.isOver; n++) {
      if (n % 25 === 0 || state.offers()[0]?.decision === 'react') {
        const again = load(game, asFirst(state.save()), randomFrom(`on ${n}`));
        if (!again.ok) throw new Error(again.problem.detail);
        expect(again.state.offers()).toEqual(state.offers());
        expect(again.state.hash()).toBe(state.hash());
        if (state.offers()[0]?.decision === 'react') reacted++;
        if (n % 100 === 0)
          while (!again.state.isOver) again.state.play(again.state.toAct, again.state.randomChoice(again.state.toAct, random));
        loaded++;
      }
      state.play(state.toAct, state.randomChoice(state.toAct, random));
    }
  }
  expect(loaded).toBeGreaterThan(100);
  expect(reacted).toBeGreaterThan(20);
});
