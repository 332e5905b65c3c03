// Owns a bot that plays at random, the answers of bots, and playing a whole game with them.

import {
  at,
  randomAnswer,
  randomFrom,
  start,
  type ChanceSource,
  type Choice,
  type Game,
  type GameTypes,
  type Random,
  type Reason,
  type Seat,
  type State,
} from '@undercroft/kernel';
import { seenBy, type Bot } from './bot.ts';

export * from './answers.ts';
export * from './bot.ts';
export * from './errands.ts';
export * from './questions.ts';
export * from './statistics.ts';

/** Each pick uniform among its options. */
export const randomBot: Bot<object> = { name: 'random', choose: ({ asking, random }) => randomAnswer(asking, random.below) };

/** A game's own bots as it names them, the strongest first, and last the random one, which plays everything. */
export const withRandom = (own: Readonly<Record<string, Bot<object>>> | undefined): Readonly<Record<string, Bot<object>>> => ({
  ...own,
  [randomBot.name]: randomBot,
});

/** The bot's answer for one seat of a position. */
export function botChoice<T extends GameTypes>(state: State<T>, seat: Seat, bot: Bot<T['view']>, random: Random): Choice {
  return bot.choose(seenBy(state, seat, random));
}

/** Why the bot would answer a question so; null where it says nothing. */
export const botReason = <T extends GameTypes>(state: State<T>, seat: Seat, bot: Bot<T['view']>, choice: Choice): Reason | null =>
  bot.why?.(seenBy(state, seat, randomFrom(state.offerId)), choice) ?? null;

/** The bot of this name; one that is not known any more is played by the strongest. */
export const botNamed = (own: Readonly<Record<string, Bot<object>>>, name: string): Bot<object> =>
  own[name] ?? Object.values(own)[0] ?? randomBot;

/** Plays a game to its end. `watch` sees the position before each choice. */
export function playOut<T extends GameTypes>(
  game: Game<T>,
  setup: T['setup'],
  bots: readonly Bot<T['view']>[],
  chance: ChanceSource,
  random: Random,
  watch?: (state: State<T>, seat: Seat, choice: Choice) => void,
): { readonly state: State<T>; readonly decisions: number } {
  const state = start(game, setup, chance);
  let decisions = 0;
  for (; !state.isOver; decisions++) {
    if (decisions > game.bound) throw new Error(`${game.id}: no end within ${game.bound} decisions`);
    const seat = state.toAct;
    const choice = botChoice(state, seat, at(bots, seat % bots.length), random);
    watch?.(state, seat, choice);
    state.play(seat, choice);
  }
  return { state, decisions };
}
