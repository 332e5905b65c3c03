// Owns getting the games to measure from the catalog, or saying why there are none.

import type { Game, GameTypes } from '@undercroft/kernel';

export type Listed = { readonly games: readonly Game<GameTypes>[]; readonly problem: string | null };

export async function catalogGames(): Promise<Listed> {
  try {
    const { games } = (await import('@undercroft/catalog/rules')) as { readonly games: unknown };
    const list = games as readonly Game<GameTypes>[];
    return { games: list, problem: list.length === 0 ? 'The catalog has no games yet.' : null };
  } catch (error) {
    return {
      games: [],
      problem: `The catalog cannot be loaded: ${error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)}`,
    };
  }
}
