// Owns what is expected of the bots: whole adventures by legal answers alone, better than chance, and sense where it is plain.

import { botChoice, playOut, randomBot, type Bot } from '@undercroft/bots';
import { randomFrom, type Choice, type Seat, type State } from '@undercroft/kernel';
import { expect, test } from 'vitest';
import { bots } from '../src/bot/index.ts';
import type { Cavern } from '../src/cavern.ts';
import { ADVENTURE_IDS, adventureOf } from '../src/content/cards.ts';
import { game } from '../src/game.ts';
import { checkSetup, type Setup } from '../src/setup.ts';
import type { View } from '../src/view.ts';

function setupOf(raw: object): Setup {
  const checked = checkSetup(raw);
  if (!checked.ok) throw new Error(JSON.stringify(checked.problem));
  return checked.setup;
}

/** Of so many games, how many the heroes win. */
function wins(setup: Setup, bot: Bot<View>, games: number): number {
  let won = 0;
  for (let at = 0; at < games; at++) {
    const { state } = playOut(game, setup, [bot], randomFrom(`chance ${at}`), randomFrom(`bots ${at}`));
    if (state.board.result?.winner === 0) won++;
  }
  return won;
}

function legal(state: State<Cavern>, seat: Seat, choice: Choice): void {
  const played = state.clone().apply(seat, choice);
  if (!played.ok) throw new Error(`refused: ${JSON.stringify(choice)}: ${JSON.stringify(played.refusal)}`);
}

test('the normal bot thinks of what it may see only: the same view gets the same answer, whatever lies in the decks', () => {
  const random = randomFrom('hidden');
  let asked = 0;
  playOut(game, setupOf({ adventure: 'A7', heroes: 3 }), [bots.normal], randomFrom('chance'), randomFrom('bot'), (state, seat) => {
    const other = state.clone();
    if (!other.redeal(seat, random)) return;
    const answer = (at: State<Cavern>): Choice => botChoice(at, seat, bots.normal, randomFrom('same'));
    expect(answer(other)).toEqual(answer(state));
    asked++;
  });
  expect(asked).toBeGreaterThan(50);
});

test('every bot plays every adventure to its end, with any number of heroes', () => {
  for (const adventure of ADVENTURE_IDS)
    for (const heroes of adventureOf(adventure).heroes) {
      const setup = setupOf({ adventure, heroes, ties: 'ask', powers: 'choose', walls: 1, fissures: 1 });
      for (const bot of [bots.normal, bots.easy]) {
        const { state } = playOut(game, setup, [bot], randomFrom(`chance ${adventure}`), randomFrom(bot.name), legal);
        expect(state.board.result, `${bot.name} at ${adventure} with ${heroes}`).not.toBeNull();
      }
    }
});

test('the first adventure is won nearly always by the normal bot, and hardly ever by chance', () => {
  const setup = setupOf({ adventure: 'A1', heroes: 2 });
  expect(wins(setup, bots.normal, 30)).toBeGreaterThan(25);
  expect(wins(setup, randomBot, 30)).toBeLessThan(15);
});

test('the normal bot is better than the easy one', () => {
  const setup = setupOf({ adventure: 'A3', heroes: 4 });
  expect(wins(setup, bots.normal, 40)).toBeGreaterThan(wins(setup, bots.easy, 40));
});
