// Owns the interface every bot has, a bot that plays at random, and playing a whole game with bots.

import {
  at,
  randomAnswer,
  randomFrom,
  start,
  type Asking,
  type ChanceSource,
  type Choice,
  type Game,
  type GameTypes,
  type Offer,
  type Random,
  type Reason,
  type Seat,
  type State,
} from '@undercroft/kernel';

export * from './answers.ts';
export * from './questions.ts';
export * from './statistics.ts';

/** What a bot is given: its own view, the question, and the means to answer it. Never the position. */
export interface Seen<View> {
  readonly view: View;
  readonly offer: Offer;
  readonly asking: Asking;
  readonly random: Random;
  /** The position as it might be for all that the seat knows, to try things in: each time another one, as chance has it. */
  readonly imagine: (random: Random) => State<GameTypes>;
}

export interface Bot<View> {
  readonly name: string;
  choose(seen: Seen<View>): Choice;
  /** Why it answers so, of what everybody can see once it is done; null: there is nothing to say. */
  why?(seen: Seen<View>, choice: Choice): Reason | null;
}

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

/** What a seat that is asked may give its bot. */
export function seenBy<T extends GameTypes>(state: State<T>, seat: Seat, random: Random): Seen<T['view']> {
  const offer = state.offers().find((one) => one.seat === seat);
  // The question is asked of an imagined position, whose options are the same: nothing leads from it to the true one.
  const imagined = state.imagine(seat, randomFrom(state.offerId));
  const asking = imagined.ask(seat);
  if (offer === undefined || asking === null) throw new Error(`seat ${seat} is not asked`);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- A bot knows no type of a game.
  const imagine = (chance: Random): State<GameTypes> => imagined.imagine(seat, chance) as unknown as State<GameTypes>;
  return { view: imagined.view(seat), offer, asking, random, imagine };
}

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
