// Owns how the page and its worker reach the parts of a game: by its id, loaded when they are needed and kept from then on.

import type { Bot, Statistics } from '@undercroft/bots';
import { loaders } from '@undercroft/catalog/web';
import type { GameTexts, TextBoard } from '@undercroft/face';
import type { AnyGame } from '@undercroft/table';

export interface Parts {
  readonly game: AnyGame;
  readonly text: GameTexts<object>;
  readonly bots: Readonly<Record<string, Bot<object>>>;
  readonly statistics: Statistics<object>;
  /** See `boardOf`: only the page knows what a board is. A game has its own, or its text board stands for it. */
  readonly board: unknown;
  readonly ascii: TextBoard<object>;
}

// The shell hands a game's own views back to it without looking inside: that the types fit is the catalog's affair.
const known = loaders as unknown as Readonly<Record<string, { readonly [P in keyof Parts]?: () => Promise<Parts[P]> }>>;

export const isGame = (game: string): boolean => Object.hasOwn(known, game);
export const hasBoard = (game: string): boolean => isGame(game) && known[game]?.board !== undefined;

const kept = new Map<string, Promise<unknown>>();

/** A part of a game. Rejects when the game is unknown, or its code cannot be fetched now; the next try begins anew. */
export function load<P extends keyof Parts>(game: string, part: P): Promise<Parts[P]> {
  const key = `${game} ${part}`;
  const there = kept.get(key) as Promise<Parts[P]> | undefined;
  if (there !== undefined) return there;
  const loader = isGame(game) ? known[game]?.[part] : undefined;
  if (loader === undefined) return Promise.reject(new Error('this game is not here'));
  const coming: Promise<Parts[P]> = loader();
  kept.set(key, coming);
  coming.catch(() => kept.delete(key));
  return coming;
}
