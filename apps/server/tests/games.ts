// Owns the games of these tests: those of the catalog, the toy with several seats, and bots that misbehave.

import { randomBot, type Bot } from '@undercroft/bots';
import { bots } from '@undercroft/catalog/bots';
import { games } from '@undercroft/catalog/rules';
import { toy } from '@undercroft/testkit/toy';
import { gameRegistryOf } from '../src/game-registry.ts';

const SLOW_MS = 1_500;

/** Thinks with all its might, as a search would: it never lets go of its thread. */
const slow: Bot<object> = {
  name: 'slow',
  choose: (seen) => {
    const until = performance.now() + SLOW_MS;
    while (performance.now() < until);
    return randomBot.choose(seen);
  },
};
const endless: Bot<object> = {
  name: 'endless',
  choose: () => {
    for (;;);
  },
};
const failing: Bot<object> = {
  name: 'failing',
  choose: () => {
    throw new Error('I cannot decide');
  },
};
const cheating: Bot<object> = { name: 'cheating', choose: () => ({ act: 'win' }) };

export const gameRegistry = gameRegistryOf(import.meta.url, [...games, toy], {
  ...bots,
  toy: { slow, endless, failing, cheating },
});
