// Owns every question that is asked in a turn: what may be answered, in which order, and why something may not.

import { decision, type Scalar, type Seat, type Stakes } from '@undercroft/kernel';
import type { AdventureId, HeroId, MapId, QuestId } from '../content/cards.ts';
import type { Form } from '../content/types.ts';
import type { Dungeoneer } from '../dungeoneer.ts';
import { lawFor, mapsLeft, nothingFits, placesFor } from '../queries/building.ts';
import { attemptOdds, challengeOdds, exitOdds, searchOdds } from '../queries/chances.ts';
import { attackForms } from '../queries/fight.ts';
import { playing, somethingToPlay, somethingToUse, using } from './play.ts';
import { boonsOf, discardableAtEnd } from '../queries/limits.ts';
import type { Opening } from '../queries/hand.ts';
import { rivals } from '../queries/lord.ts';
import { readPlace, whyNotPlace, type Illegal } from '../queries/map.ts';
import { exitsFrom, mayMove, maySpend, portalsFrom, sewersFrom, whyNotRise } from '../queries/moves.ts';
import { whyNotTip } from '../queries/options.ts';
import { startsOf } from '../queries/revealed.ts';
import { attemptable, deliverable, droppable, pickable, searchable } from '../queries/quests.ts';
import { freeHeroes, gradeWanted } from '../queries/stack.ts';
import { handOf, playerOf, type Board, type Side, type SpaceId } from '../state.ts';
import { hasOption } from '../setup.ts';

const ILLEGAL: Readonly<Record<Illegal, `DGN-BUILD-${string}`>> = {
  'not-beside': 'DGN-BUILD-03',
  'only-walls': 'DGN-BUILD-13',
  'beside-entrance': 'DGN-BUILD-08',
  'closes-map': 'DGN-BUILD-07',
};

/** Where a map card goes that has been drawn. */
export const placeMap = decision<Dungeoneer, { readonly card: MapId }>()('place', 'DGN-BUILD-01', 'card')
  .act('place', 'DGN-BUILD-03', (chain) =>
    chain.pick(
      'place',
      (board, { card }): readonly string[] => placesFor(board, card),
      (board, { card }, value) => {
        const why = whyNotPlace(board.spaces, card, readPlace(String(value)), lawFor(board, card));
        return why === null ? null : { rule: ILLEGAL[why], key: why };
      },
    ),
  )
  .done();

const me = ({ turn }: Board): Seat => turn;
const without = (board: Board): { rule: string; key: string } =>
  playerOf(board, me(board)).tipped ? { rule: 'DGN-MOVE-05', key: 'tipped' } : { rule: 'DGN-MOVE-03', key: 'no-movement' };
const noStep = (board: Board): { rule: string; key: string } | null => (mayMove(board, me(board)) ? null : without(board));
const noPoint = (board: Board): { rule: string; key: string } | null => (maySpend(board, me(board)) ? null : without(board));

/** DGN-MOVE-03: what a step costs for certain; a failed lock may cost more (DGN-EXIT-05). */
const spendsOne = (): Stakes => ({ movement: -1 });

const inHeroPhase = (board: Board): Opening => ({ seat: me(board), time: 'hero', about: null });

/** The Hero Phase: one thing after another until the player stops. */
export const heroTurn = decision<Dungeoneer>()('hero', 'DGN-HERO-01')
  .act('step', 'DGN-MOVE-03', (chain) => chain.pick('side', (board): readonly Side[] => exitsFrom(board, me(board))), {
    whyClosed: noStep,
    odds: (board, { side }) => (side === undefined ? null : exitOdds(board, me(board), side)),
    outcome: spendsOne,
  })
  .act('sewer', 'DGN-SEWER-01', (chain) => chain.pick('to', (board): readonly SpaceId[] => sewersFrom(board, me(board))), {
    whyClosed: noStep,
    outcome: spendsOne,
  })
  .act('portal', 'DGN-PORTAL-01', (chain) => chain.pick('to', (board): readonly SpaceId[] => portalsFrom(board, me(board))), {
    whyClosed: noStep,
    outcome: spendsOne,
  })
  .act('explore', 'DGN-EXPLORE-01', {
    // DGN-OPT-REVEALED-10: with a Revealed Map there never is one.
    whyClosed: (board) => {
      if (mapsLeft(board) === 0) return noPoint(board) ?? { rule: 'DGN-EXPLORE-02', key: 'no-map-cards' };
      return noPoint(board) ?? (nothingFits(board) ? { rule: 'DGN-EXPLORE-03', key: 'nothing-fits' } : null);
    },
  })
  .act('rise', 'DGN-FX-14', { whyClosed: (board) => whyNotRise(board, me(board)) })
  .act('tip', 'DGN-OPT-RESTRICT-04', { whyClosed: (board) => whyNotTip(board, me(board)) })
  .act(
    'challenge',
    'DGN-CHAL-05',
    (chain) =>
      chain
        .pick('on', (board): readonly string[] => rivals(board, me(board)))
        .pick('form', (board): readonly Form[] => attackForms(board, { is: 'hero', seat: me(board) })),
    { odds: (board, { on, form }) => challengeOdds(board, me(board), on, form) },
  )
  .act('attempt', 'DGN-QUEST-06', (chain) => chain.pick('quest', (board): readonly QuestId[] => attemptable(board, me(board))), {
    odds: (board, { quest }) => (quest === undefined ? null : attemptOdds(board, me(board), quest)),
  })
  .act('search', 'DGN-SEARCH-01', (chain) => chain.pick('quest', (board): readonly QuestId[] => searchable(board, me(board))), {
    odds: (board, { quest }) => (quest === undefined ? null : searchOdds(board, me(board), quest)),
  })
  .act('pick-up', 'DGN-ESCORT-01', (chain) => chain.pick('quest', (board): readonly QuestId[] => pickable(board, me(board))))
  .act('deliver', 'DGN-ESCORT-01', (chain) => chain.pick('quest', (board): readonly QuestId[] => deliverable(board, me(board))))
  .act('put-down', 'DGN-ESCORT-06', (chain) => chain.pick('quest', (board): readonly QuestId[] => droppable(board, me(board))))
  .act('play', 'DGN-PLAY-01', playing(inHeroPhase), somethingToPlay(inHeroPhase))
  .act('use', 'DGN-SPECIAL-04', using(inHeroPhase), somethingToUse(inHeroPhase))
  .act('end', 'DGN-HERO-04')
  .done();

/** DGN-DISCARD-04, DGN-PLAY-08: nobody gives up a Boon of his own will. */
const isOwnBoon = (board: Board, seat: Seat, value: Scalar): boolean => boonsOf(board, seat).some((card) => card === value);

/** DGN-DISCARD-02, DGN-DISCARD-05, DGN-OPT-DISCARD-02: one card; with the option, or with an empty hand, none. */
export const discard = decision<Dungeoneer>()('discard', 'DGN-DISCARD-02')
  .act('discard', 'DGN-DISCARD-03', (chain) =>
    chain.pick(
      'card',
      (board): readonly AdventureId[] => discardableAtEnd(board, me(board)),
      (board, _ctx, value) => (isOwnBoon(board, me(board), value) ? { rule: 'DGN-DISCARD-04', key: 'boon' } : null),
    ),
  )
  .act('keep', 'DGN-OPT-DISCARD-01', {
    whyClosed: (board) =>
      hasOption(board.setup, 'optionalDiscard') || handOf(board, me(board)).length === 0
        ? null
        : { rule: 'DGN-DISCARD-02', key: 'must-discard' },
  })
  .done();

export const saveMovement = decision<Dungeoneer>()('save', 'DGN-SAVE-01').act('save', 'DGN-SAVE-01').act('leave', 'DGN-SAVE-01').done();

/** DGN-OPT-SPIKE-01. */
export const dodge = decision<Dungeoneer>()('dodge', 'DGN-OPT-SPIKE-01').act('dodge', 'DGN-OPT-SPIKE-01').act('roll', 'DGN-OBST-07').done();

export const chooseHero = decision<Dungeoneer, { readonly seat: Seat }>()('choose-hero', 'DGN-OPT-PICKHERO-01', 'seat')
  .act('choose', 'DGN-OPT-PICKHERO-01', (chain) =>
    chain.pick('hero', (board, { seat }): readonly HeroId[] => freeHeroes(board, gradeWanted(board, seat))),
  )
  .done();

/** DGN-COMBINE-26, A-58. */
export const chooseEntrance = decision<Dungeoneer, { readonly seat: Seat }>()('choose-entrance', 'DGN-COMBINE-26', 'seat')
  .act('choose', 'DGN-COMBINE-26', (chain) => chain.pick('space', (board, { seat }): readonly SpaceId[] => startsOf(board, seat)))
  .done();

/** Whether the obstacle can be avoided for a Movement point. */
export const mayDodge = (board: Board): boolean => hasOption(board.setup, 'spikeDodging') && maySpend(board, me(board));
