// Owns the picks of playing a card and of using one, the same at every time at which it is possible.

import { isOneOf, memberOf, type Odds, type PickChain, type Scalar, type Seat, type Why } from '@undercroft/kernel';
import { SOURCE_IDS, adventureOf, type AdventureId } from '../content/cards.ts';
import type { Dungeoneer } from '../dungeoneer.ts';
import {
  attacksOf,
  baneTargets,
  canPlay,
  hostsFor,
  isTimeFor,
  moreFor,
  payersFor,
  playable,
  waysOf,
  whyNotPlay,
  type Opening,
} from '../queries/hand.ts';
import { idleUnpaid, idleUnpaidUse } from '../queries/idle.ts';
import { isTimeToPlay, isTimeToUse } from '../queries/timely.ts';
import { attacksOfUse, canUse, givable, morePaid, targetsOf, usable, useOf, whyNotUse, type Source } from '../queries/uses.ts';
import { NEITHER, withCard, withUse, type WithIt } from '../queries/with-it.ts';
import { handOf, playerOf, type Board } from '../state.ts';

type OpeningOf<C> = (board: Board, ctx: Readonly<C>) => Opening;

export interface Played {
  readonly card: AdventureId;
  readonly target?: Seat;
  readonly payer?: Seat;
  readonly host?: AdventureId;
  readonly attack?: number;
  readonly more?: number;
  readonly way?: 'keep' | 'use';
}

/** it can be done later, or in the next menu; a table may want to be asked all the same. */
export const NOT_NOW: Why = { rule: 'DGN-SPECIAL-01', key: 'not-now' };
type IsTime<What> = (board: Board, opening: Opening, what: What) => boolean;
/** Of what can be done, that for which it is the time; in a phase of one's own everything. */
function inTime<What>(
  board: Board,
  opening: Opening,
  isTime: IsTime<What> | null,
  can: (board: Board, opening: Opening) => readonly What[],
): readonly What[] {
  const all = can(board, opening);
  return isTime === null ? all : all.filter((one) => isTime(board, opening, one));
}

/** DGN-PLAY-01, DGN-DLORD-03, A-43, A-44: the card, at whom it is aimed, who pays for it, what it is tucked behind, which attack it is about, and `#`. */
export const playing =
  <C>(opening: OpeningOf<C>, isTime: IsTime<AdventureId> | null = null) =>
  (chain: PickChain<Dungeoneer, C, object>): PickChain<Dungeoneer, C, Played> =>
    chain
      .pick(
        'card',
        (board, ctx): readonly AdventureId[] => inTime(board, opening(board, ctx), isTime, playable),
        (board, ctx, value): Why | null => {
          const now = opening(board, ctx);
          if (!isOneOf(handOf(board, now.seat), value)) return null;
          return whyNotPlay(board, now, value) ?? (isTime?.(board, now, value) === false ? NOT_NOW : null);
        },
      )
      .pick('target', (board, ctx): readonly Seat[] | null => {
        const found = adventureOf(ctx.card);
        return found.family === 'bane' && found.target === 'hero' ? baneTargets(board, opening(board, ctx), ctx.card) : null;
      })
      .pick('payer', (board, ctx): readonly Seat[] | null => {
        const { seat } = opening(board, ctx);
        if (adventureOf(ctx.card).family !== 'bane' || (ctx.target !== undefined && ctx.target !== seat)) return null;
        return payersFor(board, seat, ctx.card);
      })
      .pick('host', (board, ctx): readonly AdventureId[] | null => {
        const found = adventureOf(ctx.card);
        const tucks = (found.family === 'treasure' || found.family === 'bane') && found.duration === 'attachment';
        return tucks ? hostsFor(board, opening(board, ctx).seat, ctx.card) : null;
      })
      .pick('attack', (board, ctx): readonly number[] | null => attacksOf(board, opening(board, ctx), ctx.card))
      .pick('more', (board, ctx): readonly number[] | null => {
        const { seat } = opening(board, ctx);
        const payer = adventureOf(ctx.card).family === 'bane' ? (ctx.payer ?? ctx.target ?? null) : null;
        return moreFor(board, seat, ctx.card, payer);
      })
      .pick('way', (board, ctx): readonly ('keep' | 'use')[] | null => waysOf(board, opening(board, ctx), ctx.card));

export interface Used {
  readonly source: Source;
  readonly target?: Seat;
  readonly given?: AdventureId;
  readonly attack?: number;
  readonly more?: number;
}

/** DGN-SPECIAL-04: what is used, for whom, what is given for it, which attack it is about, and `#`. */
export const using =
  <C>(opening: OpeningOf<C>, isTime: IsTime<Source> | null = null) =>
  (chain: PickChain<Dungeoneer, C, object>): PickChain<Dungeoneer, C, Used> =>
    chain
      .pick(
        'source',
        (board, ctx): readonly Source[] => inTime(board, opening(board, ctx), isTime, usable),
        (board, ctx, value): Why | null => {
          const now = opening(board, ctx);
          if (!isOwn(board, now.seat, value)) return null;
          const source = memberOf(SOURCE_IDS, value);
          return whyNotUse(board, now, source) ?? (isTime?.(board, now, source) === false ? NOT_NOW : null);
        },
      )
      .pick('target', (board, ctx): readonly Seat[] | null => targetsOf(board, opening(board, ctx), ctx.source))
      .pick('given', (board, ctx): readonly AdventureId[] | null => {
        const now = opening(board, ctx);
        const use = useOf(board, now.seat, ctx.source);
        return use === null ? null : givable(board, now, ctx.source, use);
      })
      .pick('attack', (board, ctx): readonly number[] | null => attacksOfUse(board, opening(board, ctx), ctx.source))
      .pick('more', (board, ctx): readonly number[] | null => {
        const { seat } = opening(board, ctx);
        const use = useOf(board, seat, ctx.source);
        return use === null ? null : morePaid(board, seat, use);
      });

const isOwn = (board: Board, seat: Seat, value: Scalar): boolean => {
  const { hero, under, ready } = playerOf(board, seat);
  return hero === value || under.some((card) => card === value) || ready.some(({ card }) => card === value);
};

/** Whether there is something to play, or to use: known without listing everything; and what is of no use, as nothing is paid for `#`. */
export const somethingToPlay = <C>(opening: OpeningOf<C>) => ({
  hasOptions: (board: Board, ctx: Readonly<C>): boolean => canPlay(board, opening(board, ctx)),
  useful: (board: Board, ctx: Readonly<C & Partial<Played>>): boolean =>
    ctx.card === undefined || ctx.more !== 0 || !idleUnpaid(board, ctx.target ?? opening(board, ctx).seat, ctx.card),
  costs: (_board: Board, { card }: Readonly<C & Partial<Played>>): string | null => card ?? null,
});
export const somethingToUse = <C>(opening: OpeningOf<C>) => ({
  hasOptions: (board: Board, ctx: Readonly<C>): boolean => canUse(board, opening(board, ctx)),
  useful: (board: Board, ctx: Readonly<C & Partial<Used>>): boolean =>
    ctx.source === undefined || ctx.more !== 0 || !idleUnpaidUse(board, opening(board, ctx).seat, ctx.source),
  costs: (_board: Board, { source }: Readonly<C & Partial<Used>>): string | null => source ?? null,
});

/** The same at a moment for everybody, and in the Response step: what it is the time for. */
export const playingNow = <C>(opening: OpeningOf<C>) => playing(opening, isTimeToPlay);
export const usingNow = <C>(opening: OpeningOf<C>) => using(opening, isTimeToUse);

/** In a window whatever could be done is suggested as a whole answer; what would come to nothing is not. */
export const suggestedPlay = <C>(opening: OpeningOf<C>) => {
  const declared = somethingToPlay(opening);
  const played = (board: Board, ctx: Readonly<C & Partial<Played>>): WithIt =>
    ctx.card === undefined ? NEITHER : withCard(board, opening(board, ctx), ctx.card, ctx.target ?? null, ctx.more ?? 0);
  return {
    ...declared,
    hasOptions: (board: Board, ctx: Readonly<C>): boolean => {
      const now = opening(board, ctx);
      return handOf(board, now.seat).some(
        (card) =>
          isTimeFor(now.time, adventureOf(card).playtime) && whyNotPlay(board, now, card) === null && isTimeToPlay(board, now, card),
      );
    },
    odds: (board: Board, ctx: Readonly<C & Partial<Played>>): Odds | null => played(board, ctx).odds,
    before: (board: Board, ctx: Readonly<C & Partial<Played>>): Odds | null => played(board, ctx).before,
    rank: (board: Board, ctx: Readonly<C & Partial<Played>>): readonly number[] | null => (declared.useful(board, ctx) ? [0] : null),
  };
};
export const suggestedUse = <C>(opening: OpeningOf<C>) => {
  const declared = somethingToUse(opening);
  const used = (board: Board, ctx: Readonly<C & Partial<Used>>): WithIt =>
    ctx.source === undefined ? NEITHER : withUse(board, opening(board, ctx), ctx.source, ctx.target ?? null, ctx.more ?? 0);
  return {
    ...declared,
    hasOptions: (board: Board, ctx: Readonly<C>): boolean => {
      const now = opening(board, ctx);
      return usable(board, now).some((source) => isTimeToUse(board, now, source));
    },
    odds: (board: Board, ctx: Readonly<C & Partial<Used>>): Odds | null => used(board, ctx).odds,
    before: (board: Board, ctx: Readonly<C & Partial<Used>>): Odds | null => used(board, ctx).before,
    rank: (board: Board, ctx: Readonly<C & Partial<Used>>): readonly number[] | null => (declared.useful(board, ctx) ? [1] : null),
  };
};
