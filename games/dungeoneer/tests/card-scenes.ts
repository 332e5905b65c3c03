// Owns what tests of single cards have in common: what is played and used, and where it lies afterwards.

import { by, type ScriptItem } from '@undercroft/testkit';
import type { Seat } from '@undercroft/kernel';
import type { AdventureId, HeroId } from '../src/content/cards.ts';
import { playerOf, type Board } from '../src/state.ts';

interface Picks {
  readonly target?: Seat;
  readonly payer?: Seat;
  readonly host?: AdventureId;
  readonly attack?: number;
  readonly more?: number;
  readonly way?: 'keep' | 'use';
  readonly given?: AdventureId;
}

export const play = (card: AdventureId, picks: Picks = {}) => ({ act: 'play', card, ...picks }) as const;
export const use = (source: AdventureId | HeroId, picks: Picks = {}) => ({ act: 'use', source, ...picks }) as const;
export const standIn = (seat: Seat, minion: AdventureId): ScriptItem => by(seat, { act: 'minion', minion });
export const heroHimself = { act: 'hero' } as const;
export const pays = { act: 'do' } as const;
export const leaves = { act: 'leave' } as const;
export const warpTo = (space: number) => ({ act: 'warp', space }) as const;

/** The cards that lie ready in an Inventory. */
export const readyOf = (board: Board, seat: Seat): readonly AdventureId[] => playerOf(board, seat).ready.map(({ card }) => card);
export const discarded = (board: Board): readonly AdventureId[] => board.stocks.flatMap(({ discard }) => discard);
