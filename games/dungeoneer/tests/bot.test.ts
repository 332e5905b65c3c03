// Owns that the bots play: legally, to the end, and the one that thinks better than the one that does not.

import { botChoice, botReason, playOut, randomBot } from '@undercroft/bots';
import { isOneOf, randomFrom, type Choice, type Seat, type State } from '@undercroft/kernel';
import { expect, test } from 'vitest';
import { easy } from '../src/bot/easy.ts';
import { normal } from '../src/bot/heuristic.ts';
import type { Dungeoneer } from '../src/dungeoneer.ts';
import { game } from '../src/game.ts';
import { REASONS } from '../src/reasons.ts';
import { text } from '../src/text/index.ts';
import { anySetup } from './random-play.ts';
import { setupOf } from './scenes.ts';

function legal(state: State<Dungeoneer>, seat: Seat, choice: Choice): void {
  const played = state.clone().apply(seat, choice);
  if (!played.ok) throw new Error(`refused: ${JSON.stringify(choice)}: ${JSON.stringify(played.refusal)}`);
}

test('the normal bot answers every question of games with any setup legally, and they end', () => {
  const random = randomFrom('setups');
  for (let i = 0; i < 25; i++) {
    const setup = anySetup(random);
    const { state } = playOut(game, setup, [normal], randomFrom(`dice ${i}`), randomFrom(`bot ${i}`), legal);
    expect(state.isOver).toBe(true);
  }
});

test('the normal bot beats a player who acts at random', () => {
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
])('the normal bot thinks of what it may see only, with %s: the same view gets the same answer, whatever is hidden', (_name, raw) => {
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

test('the easy bot plays legally, and loses to the normal one', { timeout: 60_000 }, () => {
  let won = 0;
  for (let i = 0; i < 40; i++) {
    const seats = i % 2 === 0 ? [normal, easy] : [easy, normal];
    const { state } = playOut(game, setupOf(), seats, randomFrom(`dice ${i}`), randomFrom(`bot ${i}`), i < 6 ? legal : undefined);
    if (state.board.winners?.includes(i % 2) === true) won++;
  }
  expect(won).toBeGreaterThan(23);
});

test('a bot says why in one sentence, and tells nothing that is hidden: equal play has equal reasons, whatever its own hand and Quests are', () => {
  const random = randomFrom('reasons');
  const given = new Set<string>();
  playOut(game, setupOf({ players: 3 }), [normal], randomFrom('dice'), randomFrom('bot'), (state, seat, choice) => {
    const why = botReason(state, seat, normal, choice);
    if (why === null) return;
    given.add(why.key);
    for (const language of ['en', 'nl', 'ja'] as const) expect(text[language].botWhy?.(state.view(seat), seat, why)).toMatch(/[.。]$/u);
    // As somebody else sees it: the bot's own cards may be any others.
    const other = state.clone();
    const watcher = (seat + 1) % 3;
    if (!other.redeal(watcher, random) || !other.asks(seat)) return;
    expect(botReason(other, seat, normal, choice)).toEqual(why);
  });
  expect([...given].every((key) => isOneOf(REASONS, key))).toBe(true);
  expect(given.size).toBeGreaterThan(6);
});
