// Owns getting the games to measure from the catalog, or saying why there are none.

import { botChoice } from '@undercroft/bots';
import type { Game, GameTypes } from '@undercroft/kernel';
import type { Chooser } from './positions.ts';

export type Listed = { readonly games: readonly Game<GameTypes>[]; readonly problem: string | null };

export async function catalogGames(): Promise<Listed> {
  try {
    const { games } = await import('@undercroft/catalog/rules');
    return { games, problem: games.length === 0 ? 'The catalog has no games yet.' : null };
  } catch (error) {
    return {
      games: [],
      problem: `The catalog cannot be loaded: ${error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)}`,
    };
  }
}

/** The first bot that a game names, as a way to play: it leads to positions that random play seldom reaches. */
export async function botOf(game: Game<GameTypes>): Promise<Chooser<GameTypes>> {
  const { bots } = await import('@undercroft/catalog/bots');
  const bot = Object.values(bots[game.id] ?? {})[0];
  return bot === undefined
    ? (state, seat, random) => state.randomChoice(seat, random)
    : (state, seat, random) => botChoice(state, seat, bot, random);
}
