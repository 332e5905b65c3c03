// Owns that the bots play: legally, to the end, and the one that thinks better than the one that does not.

import { botReason, playOut, randomBot, type Bot } from '@undercroft/bots';
import { randomFrom, type Choice, type Seat, type State } from '@undercroft/kernel';
import { expect, test } from 'vitest';
import { bots } from '../src/bot/index.ts';
import type { FourSuits } from '../src/four-suits.ts';
import { game } from '../src/game.ts';
import { REASONS } from '../src/reasons.ts';
import { text } from '../src/text/index.ts';
import type { View } from '../src/view.ts';
import { anySetup } from './random-play.ts';
import { setupOf } from './scenes.ts';

function legal(state: State<FourSuits>, seat: Seat, choice: Choice): void {
  const played = state.clone().apply(seat, choice);
  if (!played.ok) throw new Error(`refused: ${JSON.stringify(choice)}: ${JSON.stringify(played.refusal)}`);
}
/** How many quests so many campaigns begin. */
function quests(bot: Bot<View>, games: number): number {
  const setup = setupOf({ characters: 3, job1: 'knight', job2: 'samurai', job3: 'cleric' });
  let found = 0;
  for (let n = 0; n < games; n++) {
    const { state } = playOut(game, setup, [bot], randomFrom(`cards ${n}`), randomFrom(`bot ${n}`));
    found += state.board.quests;
  }
  return found;
}

test('the normal bot answers every question of campaigns with any setup legally, and they end', () => {
  const random = randomFrom('setups');
  for (let n = 0; n < 12; n++) {
    const setup = anySetup(random);
    const { state, decisions } = playOut(
      game,
      setup,
      [n % 3 === 2 ? bots.easy : bots.normal],
      randomFrom(`cards ${n}`),
      randomFrom(`bot ${n}`),
      legal,
    );
    expect(state.isOver).toBe(true);
    // It never turns round and round: a campaign of nine quests is a few thousand decisions.
    expect(decisions).toBeLessThan(8000);
  }
});

test('the normal bot comes farther than the easy one, and that one than chance', () => {
  const [normal, easy, chance] = [quests(bots.normal, 24), quests(bots.easy, 24), quests(randomBot, 24)];
  expect(normal).toBeGreaterThan(easy * 1.2);
  expect(easy).toBeGreaterThan(chance * 1.2);
});

test('the bot says why in one sentence, in every language, and has every reason at some time', () => {
  const given = new Set<string>();
  const setups = [
    setupOf({ characters: 2, job1: 'bard', job2: 'lancer' }),
    setupOf({ characters: 4, job1: 'knight', job2: 'thief', job3: 'cleric', job4: 'wizard' }),
    setupOf({ characters: 3, job1: 'lancer', job2: 'bard', job3: 'druid' }),
  ];
  for (let n = 0; n < 24 && given.size < REASONS.length; n++)
    playOut(
      game,
      setups[n % setups.length] ?? setupOf(),
      [bots.normal],
      randomFrom(`cards ${n}`),
      randomFrom(`bot ${n}`),
      (state, seat, choice) => {
        const why = botReason(state, seat, bots.normal, choice);
        if (why === null || given.has(why.key)) return;
        given.add(why.key);
        for (const language of ['en', 'nl', 'ja'] as const)
          expect(text[language].botWhy?.(state.view(seat), seat, why)).toMatch(/[^\s].*[.。]$/u);
      },
    );
  expect(REASONS.filter((key) => !given.has(key))).toEqual([]);
});
