// Owns the tests of who can play a game.

import { expect, test } from 'vitest';
import { randomBot, withRandom, type Bot } from '../src/index.ts';

const bot = (name: string): Bot<object> => ({ ...randomBot, name });

test("a game's own bots come in its order, the random one last", () =>
  expect(Object.keys(withRandom({ strong: bot('strong'), weak: bot('weak') }))).toEqual(['strong', 'weak', 'random']));

test('a game without a bot of its own can be played by the random one', () => expect(withRandom(undefined)).toEqual({ random: randomBot }));
