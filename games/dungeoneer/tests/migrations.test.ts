// Owns that positions of earlier rules go on: a game that was saved under version 2 is asked as it was, and plays to its end.

import { isRecord, load, randomFrom, start, type Saved } from '@undercroft/kernel';
import { expect, test } from 'vitest';
import { game } from '../src/game.ts';
import { fromSecond } from '../src/migrations.ts';
import { anySetup } from './random-play.ts';

/** A position as version 2 saved it: nothing says when a table asks, and an exchange of blows does not keep who hits. */
function asSecond(saved: Saved): Saved {
  const setup = 'setup' in saved.board && isRecord(saved.board.setup) ? saved.board.setup : {};
  const { moments: _moments, ...before } = setup;
  const stack = saved.stack.map((frame) => {
    const { result: _result, ...locals } = frame.locals;
    return { ...frame, locals };
  });
  return { ...saved, rules: 2, board: { ...saved.board, setup: before }, stack };
}

test('a game saved under rules 2 goes on under those of today, asked at every moment as before', () => {
  let loaded = 0;
  for (let i = 0; i < 12; i++) {
    const random = randomFrom(`second ${i}`);
    const state = start(game, { ...anySetup(random), moments: 'every', rounds: 20 }, randomFrom(`dice ${i}`));
    for (let n = 0; !state.isOver && n < 600; n++) {
      if (n % 25 === 0) {
        const again = load(game, asSecond(state.save()), randomFrom(`on ${n}`));
        if (!again.ok) throw new Error(again.problem.detail);
        expect(again.state.offers()).toEqual(state.offers());
        expect(again.state.board.setup.moments).toBe('every');
        for (let k = 0; k < 30 && !again.state.isOver; k++)
          again.state.play(again.state.toAct, again.state.randomChoice(again.state.toAct, random));
        loaded++;
      }
      state.play(state.toAct, state.randomChoice(state.toAct, random));
    }
  }
  expect(loaded).toBeGreaterThan(100);
});

test('whoever was about to be told that an attack had hit is told so', () => {
  const combats = [{ attacks: [{ total: 7, counterTotal: 5 }] }];
  const frame = { procedure: 'exchange', step: 'DGN-COMBAT-15 DGN-COMBAT-16 DGN-COMBAT-19', locals: { at: 0 } };
  const { stack } = fromSecond({ game: 'dungeoneer', rules: 2, seats: 2, offer: 1, board: { combats }, stack: [frame] });
  expect(stack[0]?.locals['result']).toBe('hit');
});
