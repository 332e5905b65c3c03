// Owns what the pages know of games: their home tiles at once, everything else when it is wanted.

import { homeTiles } from '@undercroft/catalog/home-tiles';
import { loaders } from '@undercroft/catalog/web';
import type { GameBoard, HomeTile } from '@undercroft/web-kit';
import { isGame, load } from './loaders.ts';

export { isGame, load } from './loaders.ts';

/** The shortest game first: it is the one that is offered to whoever comes for the first time. */
export const allHomeTiles: readonly HomeTile[] = homeTiles.toSorted((a, b) => a.minutes - b.minutes);
export const homeTileOf = (game: string): HomeTile | null => homeTiles.find((homeTile) => homeTile.id === game) ?? null;

const boards: Readonly<Record<string, { readonly game: unknown; readonly board?: () => Promise<GameBoard<object>> }>> = loaders;
const plain = new Map<string, GameBoard<object>>();

/** A game's own board, or the plain one made of its text board; the same object every time. */
export async function boardOf(game: string): Promise<GameBoard<object>> {
  const own = isGame(game) ? boards[game]?.board : undefined;
  if (own !== undefined) return own();
  const [ascii, { plainBoard }] = await Promise.all([load(game, 'ascii'), import('@undercroft/web-kit/plain')]);
  const board = plain.get(game) ?? plainBoard(ascii);
  plain.set(game, board);
  return board;
}
