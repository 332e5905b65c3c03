// Owns the games a server offers and their bots: those of the catalog, unless somebody brings a list of their own.

import { withRandom, type Bot } from '@undercroft/bots';
import { bots } from '@undercroft/catalog/bots';
import { games } from '@undercroft/catalog/rules';
import type { AnyGame } from '@undercroft/table';

export type AnyBot = Bot<object>;

/** Games and bots. `module` is where a thread finds the same list again: a module that exports it as `gameRegistry`. */
export interface GameRegistry {
  readonly module: string;
  readonly games: ReadonlyMap<string, AnyGame>;
  /** By game, the strongest first. */
  readonly bots: ReadonlyMap<string, Readonly<Record<string, AnyBot>>>;
}

export function gameRegistryOf(
  module: string,
  all: readonly AnyGame[],
  own: Readonly<Record<string, Readonly<Record<string, AnyBot>>>>,
): GameRegistry {
  return {
    module,
    games: new Map(all.map((game) => [game.id, game])),
    bots: new Map(all.map((game) => [game.id, withRandom(own[game.id])])),
  };
}

export const gameRegistry: GameRegistry = gameRegistryOf(import.meta.url, games, bots);
