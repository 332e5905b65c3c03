// Owns the questions that the effect of a card asks: which branch, which card, which space, which exit.

import { decision, type Seat } from '@undercroft/kernel';
import type { AdventureId, QuestId } from '../content/cards.ts';
import type { Category, Discarded, Where } from '../content/types.ts';
import type { Dungeoneer } from '../dungeoneer.ts';
import { discardable, openExits, recallable, stepsFor, warpsTo, type Cause } from '../queries/effects.ts';
import { swappable } from '../queries/quests.ts';
import type { Side, SpaceId } from '../state.ts';

export const branch = decision<Dungeoneer, { readonly branches: readonly number[] }>()('branch', 'DGN-GEN-11', 'branches')
  .act('choose', 'DGN-GEN-11', (chain) => chain.pick('branch', (_board, { branches }): readonly number[] => branches))
  .done();

export const loseCard = decision<Dungeoneer, { readonly seat: Seat; readonly what: Discarded }>()('lose-card', 'DGN-GEN-17', 'seat', 'what')
  .act('lose', 'DGN-GEN-17', (chain) =>
    chain.pick('card', (board, { seat, what }): readonly AdventureId[] => discardable(board, seat, what)),
  )
  .done();

export const warpTo = decision<Dungeoneer, { readonly seat: Seat; readonly to: Where; readonly cross: boolean; readonly cause: Cause }>()(
  'warp',
  'DGN-FX-17',
  'seat',
)
  .act('warp', 'DGN-FX-17', (chain) =>
    chain.pick('space', (board, { seat, to, cross, cause }): readonly SpaceId[] => warpsTo(board, seat, to, cross, cause)),
  )
  .done();

export const freeStep = decision<Dungeoneer, { readonly seat: Seat; readonly exits: 'open' | 'viable' | 'opposite' }>()(
  'free-step',
  'DGN-GEN-12',
  'seat',
)
  .act('step', 'DGN-GEN-12', (chain) => chain.pick('side', (board, { seat, exits }): readonly Side[] => stepsFor(board, seat, exits)))
  .done();

export const lockExit = decision<Dungeoneer, { readonly space: SpaceId }>()('lock-exit', 'DGN-GEN-11', 'space')
  .act('lock', 'DGN-GEN-11', (chain) => chain.pick('side', (board, { space }): readonly Side[] => openExits(board, space)))
  .done();

export const recall = decision<Dungeoneer, { readonly any: readonly Category[] }>()('recall', 'DGN-GEN-11')
  .act('recall', 'DGN-GEN-11', (chain) => chain.pick('card', (board, { any }): readonly AdventureId[] => recallable(board, any)))
  .done();

/** A Personal Quest that lies open and has no token changes places with the Global Quest. */
export const swapQuest = decision<Dungeoneer, { readonly seat: Seat }>()('swap-quest', 'DGN-GEN-11', 'seat')
  .act('swap', 'DGN-GEN-11', (chain) => chain.pick('quest', (board, { seat }): readonly QuestId[] => swappable(board, seat)))
  .done();
