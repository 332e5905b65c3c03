// Owns the questions that the effect of a card asks: which branch, which card, which space, which exit.

import { isOneOf, decision, type Seat } from '@undercroft/kernel';
import { adventureOf, type AdventureId, type MapId, type QuestId } from '../content/cards.ts';
import type { Category, Discarded, Effect, Where } from '../content/types.ts';
import type { Dungeoneer } from '../dungeoneer.ts';
import { discardable, openExits, recallable, stepsFor, warpsTo, type Cause, type EffectOf } from '../queries/effects.ts';
import { surplusOf } from '../queries/limits.ts';
import { swappable, type Swappable } from '../queries/quests.ts';
import { shiftable, shiftsOf } from '../queries/shift.ts';
import { upkeepPayers } from '../queries/upkeep.ts';
import type { Side, SpaceId } from '../state.ts';

/** What can be chosen is told with the question: without it a branch would be a number. */
export const branch = decision<Dungeoneer, { readonly branches: readonly number[]; readonly choices: readonly (readonly Effect[])[] }>()(
  'branch',
  'DGN-GEN-11',
  'branches',
  'choices',
)
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

export const freeStep = decision<
  Dungeoneer,
  { readonly seat: Seat; readonly exits: 'open' | 'viable' | 'opposite'; readonly cause: Cause }
>()('free-step', 'DGN-GEN-12', 'seat')
  .act('step', 'DGN-GEN-12', (chain) =>
    chain.pick('side', (board, { seat, exits, cause }): readonly Side[] => stepsFor(board, seat, exits, cause)),
  )
  .done();

export const lockExit = decision<Dungeoneer, { readonly space: SpaceId }>()('lock-exit', 'DGN-GEN-11', 'space')
  .act('lock', 'DGN-GEN-11', (chain) => chain.pick('side', (board, { space }): readonly Side[] => openExits(board, space)))
  .done();

export const recall = decision<Dungeoneer, { readonly any: readonly Category[] }>()('recall', 'DGN-GEN-11')
  .act('recall', 'DGN-GEN-11', (chain) => chain.pick('card', (board, { any }): readonly AdventureId[] => recallable(board, any)))
  .done();

/** A Personal Quest without a token changes places with the Global Quest. */
export const swapQuest = decision<Dungeoneer, { readonly seat: Seat; readonly you: Seat }>()('swap-quest', 'DGN-GEN-11', 'seat')
  .act('swap', 'DGN-GEN-11', (chain) => chain.pick('quest', (board, { seat, you }): readonly Swappable[] => swappable(board, seat, you)))
  .done();

/** Which of the Global Quests, where an option has turned up two (DGN-OPT-NOPERSONAL-02). */
export const whichGlobal = decision<Dungeoneer>()('which-global', 'DGN-GEN-11')
  .act('choose', 'DGN-GEN-11', (chain) => chain.pick('quest', ({ global }): readonly QuestId[] => global.map(({ quest }) => quest)))
  .done();

/** Whose Personal Quest it is. */
export const fromWhom = decision<Dungeoneer, { readonly seats: readonly Seat[] }>()('from-whom', 'DGN-GEN-11', 'seats')
  .act('choose', 'DGN-GEN-11', (chain) => chain.pick('seat', (_board, { seats }): readonly Seat[] => seats))
  .done();

/** DGN-FX-07: which card, and where it goes, whether it is turned, or with which other it changes places. */
export const shiftMap = decision<Dungeoneer, { readonly effect: EffectOf<'shift'>; readonly here: SpaceId }>()(
  'shift',
  'DGN-FX-07',
  'effect',
)
  .act('shift', 'DGN-FX-07', (chain) =>
    chain
      .pick('space', (board, { effect, here }): readonly SpaceId[] => shiftable(board, effect, here))
      .pick('to', (board, { effect, here, space }): readonly string[] => shiftsOf(board, effect, here, space)),
  )
  .done();

export const openExit = decision<Dungeoneer, { readonly sides: readonly Side[] }>()('open-exit', 'DGN-GEN-11', 'sides')
  .act('open', 'DGN-GEN-11', (chain) => chain.pick('side', (_board, { sides }): readonly Side[] => sides))
  .done();

/** What a card lets somebody do; where its price is a card, that card. */
export const may = decision<Dungeoneer, { readonly seat: Seat; readonly what: Discarded | undefined; readonly effect: EffectOf<'may'> }>()(
  'may',
  'DGN-GEN-02',
  'seat',
  'effect',
)
  .act('do', 'DGN-GEN-02', (chain) =>
    chain.pick('given', (board, { seat, what }): readonly AdventureId[] | null =>
      what === undefined ? null : discardable(board, seat, what),
    ),
  )
  .act('leave', 'DGN-GEN-02')
  .done();

/** Of the map cards that were looked at, the one that goes on top. */
export const lookedOrder = decision<Dungeoneer, { readonly seat: Seat }>()('order-maps', 'DGN-GEN-11')
  .act('put', 'DGN-GEN-11', (chain) => chain.pick('top', ({ looked }): readonly MapId[] => looked.cards))
  .done();

/** DGN-PLAY-15, A-48. */
export const dropSurplus = decision<Dungeoneer, { readonly seat: Seat }>()('surplus', 'DGN-PLAY-15', 'seat')
  .act('discard', 'DGN-PLAY-15', (chain) => chain.pick('card', (board, { seat }): readonly AdventureId[] => surplusOf(board, seat)))
  .done();

/** DGN-RESET-05, A-08: of a Bane somebody else's Peril pays. */
export const payUpkeep = decision<Dungeoneer, { readonly due: readonly AdventureId[] }>()('upkeep', 'DGN-RESET-05', 'due')
  .act('pay', 'DGN-RESET-05', (chain) =>
    chain
      .pick(
        'card',
        (board, { due }): readonly AdventureId[] => due.filter((card) => upkeepPayers(board, board.turn, card).length > 0),
        (_board, { due }, value) => (isOneOf(due, value) ? { rule: 'DGN-GEN-07', key: 'upkeep' } : null),
      )
      .pick('payer', (board, { card }): readonly Seat[] | null =>
        adventureOf(card).family === 'bane' ? upkeepPayers(board, board.turn, card) : null,
      ),
  )
  .act('take-back', 'DGN-RESET-05', (chain) => chain.pick('card', (_board, { due }): readonly AdventureId[] => due))
  .done();
