// Owns the games of these tests: those of the catalog, the toy with several seats, and bots that misbehave.

import { randomBot, type Bot } from '@undercroft/bots';
import { bots } from '@undercroft/catalog/bots';
import { games } from '@undercroft/catalog/rules';
import { decision, procedure, type Game } from '@undercroft/kernel';
import { tiny, type Tiny } from '@undercroft/testkit/tiny';
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

/** A game for one that goes on for ever, a die at a time; each answer takes so many milliseconds. */
function endlessGame(id: string, ms: number): Game<Tiny> {
  const go = decision<Tiny>()('go', 'TNY-1').act('go', 'TNY-1').done();
  const main = procedure<Tiny>()('main', 'again')
    .step('TNY-0', (t) => t.raise('noted', { what: 'begun' }))
    .at('again')
    .ask('TNY-1', go, () => 0)
    .step('TNY-2', (t) => {
      t.raise('noted', { what: `${t.roll(1_000, 'die')}` });
      return 'again';
    })
    .done();
  const game = tiny(main);
  const apply: Game<Tiny>['events']['noted']['apply'] = (board, { what }) => {
    for (const until = performance.now() + ms; performance.now() < until; );
    board.log[0] = what;
  };
  return { ...game, id, bound: 1_000_000, events: { ...game.events, noted: { apply } } };
}
export const endlessly = endlessGame('endless', 0);
export const sluggish = endlessGame('sluggish', 2);

export const gameRegistry = gameRegistryOf(import.meta.url, [...games, toy, endlessly, sluggish], {
  ...bots,
  toy: { slow, endless, failing, cheating },
});
