// Owns how the page and its worker reach the parts of a game: by its id, loaded when they are needed and kept from then on.

import type { Bot, Statistics } from '@undercroft/bots';
import { loaders } from '@undercroft/catalog/web';
import type { GameTexts, TextBoard } from '@undercroft/presentation';
import type { AnyGame } from '@undercroft/table';

export interface Parts {
  readonly game: AnyGame;
  readonly text: GameTexts<object>;
  readonly bots: Readonly<Record<string, Bot<object>>>;
  readonly statistics: Statistics<object>;
  /** Of a game without a board of its own (see `boardOf`: only the page knows what a board is). */
  readonly ascii: TextBoard<object>;
}

// The shell hands a game's own views back to it without looking inside.
const known: Readonly<Record<string, { readonly [P in keyof Parts]?: () => Promise<Parts[P]> }>> = loaders;

export const isGame = (game: string): boolean => Object.hasOwn(known, game);

const kept: { readonly [P in keyof Parts]: Map<string, Promise<Parts[P]>> } = {
  game: new Map(),
  text: new Map(),
  bots: new Map(),
  statistics: new Map(),
  ascii: new Map(),
};

/** A part of a game. Rejects when the game is unknown, or its code cannot be fetched now; the next try begins anew. */
export function load<P extends keyof Parts>(game: string, part: P): Promise<Parts[P]> {
  const there = kept[part].get(game);
  if (there !== undefined) return there;
  const loader = isGame(game) ? known[game]?.[part] : undefined;
  if (loader === undefined) return Promise.reject(new Error('this game is not here'));
  const coming: Promise<Parts[P]> = loader();
  kept[part].set(game, coming);
  coming.catch(() => kept[part].delete(game));
  return coming;
}
