// Owns what is expected of this game's bots: legal answers from a view alone, and play that is worth watching.

import { botChoice, playOut, randomBot, type Bot } from '@undercroft/bots';
import { begin, randomFrom } from '@undercroft/kernel';
import { expect, test } from 'vitest';
import { completionist, heuristic } from '../src/bot/heuristic.ts';
import { game } from '../src/game.ts';
import type { View } from '../src/view.ts';
import { anySetup } from './random-play.ts';
import { setupOf } from './scenes.ts';

const wins = (bot: Bot<View>, raw: object, games: number): number => {
  let won = 0;
  for (let i = 0; i < games; i++)
    won += playOut(game, setupOf(raw), [bot], randomFrom(`c${i}`), randomFrom(`b${i}`)).state.returns()[0] ?? 0;
  return won;
};

test('every answer of the heuristic is legal, with any setup', () => {
  const random = randomFrom('legal');
  for (let i = 0; i < 60; i++) {
    const { state } = begin(game, anySetup(random), random);
    while (!state.isOver) {
      const choice = botChoice(state, 0, heuristic, random);
      expect(state.apply(0, choice), JSON.stringify(choice)).toMatchObject({ ok: true });
    }
  }
});

test('the heuristic wins far more often than random play, which hardly ever wins', () => {
  const level1 = { mode: 'micro', level: 1 };
  expect(wins(heuristic, level1, 100)).toBeGreaterThan(75);
  expect(wins(randomBot, level1, 100)).toBeLessThan(40);
});

test('the completionist plays on after a victory, the heuristic stops', () => {
  const easy = setupOf({ startHealth: 30 });
  const end = (bot: Bot<View>) => playOut(game, easy, [bot], randomFrom('on'), randomFrom('on')).state.board;
  expect(end(heuristic)).toMatchObject({ result: 'victory', completionist: false, further: 0 });
  expect(end(completionist)).toMatchObject({ result: 'victory', completionist: true });
});
