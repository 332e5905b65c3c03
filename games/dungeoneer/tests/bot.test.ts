// Owns that the bots play: legally, to the end, and the one that thinks better than the one that does not.

import { botChoice, playOut, randomBot } from '@undercroft/bots';
import { randomFrom, type Choice, type Seat, type State } from '@undercroft/kernel';
import { expect, test } from 'vitest';
import { normal } from '../src/bot/heuristic.ts';
import type { Dungeoneer } from '../src/dungeoneer.ts';
import { game } from '../src/game.ts';
import { anySetup } from './random-play.ts';
import { setupOf } from './scenes.ts';

function legal(state: State<Dungeoneer>, seat: Seat, choice: Choice): void {
  const played = state.clone().apply(seat, choice);
  if (!played.ok) throw new Error(`refused: ${JSON.stringify(choice)}: ${JSON.stringify(played.refusal)}`);
}

test('the normal answers every question of games with any setup legally, and they end', () => {
  const random = randomFrom('setups');
  for (let i = 0; i < 25; i++) {
    const setup = anySetup(random);
    const { state } = playOut(game, setup, [normal], randomFrom(`dice ${i}`), randomFrom(`bot ${i}`), legal);
    expect(state.isOver).toBe(true);
  }
});

test('the normal beats a player who acts at random', () => {
  let won = 0;
  for (let i = 0; i < 30; i++) {
    const seats = i % 2 === 0 ? [normal, randomBot] : [randomBot, normal];
    const { state } = playOut(game, setupOf(), seats, randomFrom(`dice ${i}`), randomFrom(`bot ${i}`));
    if (state.board.winners?.includes(i % 2) === true) won++;
  }
  expect(won).toBeGreaterThan(20);
});

test.each([
  ['The Hollow Crown', { players: 3 }],
  ['two realms', { players: 3, decks: ['HCA', 'HCB', 'TM'] }],
  ['two grades', { players: 2, decks: ['FB', 'SB'] }],
  ['edition 2.1', { players: 2, decks: ['FB'], edition: '2.1' }],
])('the normal thinks of what it may see only, with %s: the same view gets the same answer, whatever is hidden', (_name, raw) => {
  const random = randomFrom('hidden');
  let asked = 0;
  playOut(game, setupOf({ rounds: 20, ...raw }), [normal], randomFrom('dice'), randomFrom('bot'), (state, seat) => {
    const other = state.clone();
    if (!other.redeal(seat, random)) return;
    const answer = (at: State<Dungeoneer>): Choice => botChoice(at, seat, normal, randomFrom('same'));
    expect(answer(other)).toEqual(answer(state));
    asked++;
  });
  expect(asked).toBeGreaterThan(50);
});
