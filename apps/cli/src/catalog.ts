// Owns access to the catalog: games, texts, bots and boards, none of them by name.

import { missing, at } from '@undercroft/kernel';
import { randomBot, withRandom, type Bot, type Statistics } from '@undercroft/bots';
import type { GameText, Language, TextBoard } from '@undercroft/presentation';
import type { Game, GameTypes } from '@undercroft/kernel';
import { Stop } from './stop.ts';
import type { Say } from './words/index.ts';

export type AnyGame = Game<GameTypes>;
export type AnyText = GameText<object>;
export type Bots = Readonly<Record<string, Bot<object>>>;

/** One game in one language, with its board and bots. */
export interface Title {
  readonly game: AnyGame;
  readonly text: AnyText;
  readonly board: TextBoard<object> | null;
  readonly bots: Bots;
}

export async function listGames(): Promise<readonly AnyGame[]> {
  const { games } = await import('@undercroft/catalog/rules');
  return games;
}

/** Finds a game by its id; without an id, returns the only game. */
export async function gameNamed(id: string | undefined, say: Say): Promise<AnyGame> {
  const games = await listGames();
  const ids = games.map((game) => game.id).join(', ');
  if (id === undefined) {
    if (games.length === 1) return at(games, 0);
    throw new Stop(say('error.which-game', { games: ids }));
  }
  const found = games.find((game) => game.id === id);
  if (found === undefined) throw new Stop(say('error.unknown-game', { game: id, games: ids }));
  return found;
}

export async function textOf(game: AnyGame, language: Language): Promise<AnyText> {
  const { texts } = await import('@undercroft/catalog/text');
  return (texts[game.id] ?? missing())[language];
}

export async function botsOf(game: AnyGame): Promise<Bots> {
  const { bots } = await import('@undercroft/catalog/bots');
  return withRandom(bots[game.id]);
}

/** Returns the first bot of a game; null when it has none. */
export function bestBot(bots: Bots): Bot<object> | null {
  const own = Object.keys(bots).find((name) => name !== randomBot.name);
  return own === undefined ? null : (bots[own] ?? missing());
}

/** Returns the statistics of a game for simulations; null when it has none. */
export async function statisticsOf(game: AnyGame): Promise<Statistics<object> | null> {
  const { statistics } = await import('@undercroft/catalog/statistics');
  return statistics[game.id] ?? null;
}

export async function titleOf(game: AnyGame, language: Language): Promise<Title> {
  const { asciis } = await import('@undercroft/catalog/ascii');
  const board = asciis[game.id] ?? null;
  return { game, text: await textOf(game, language), board, bots: await botsOf(game) };
}
