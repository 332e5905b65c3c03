// Owns what each event changes. The board changes nowhere else.

import { everyone, maskOf, putInto, takeTop, type EventRules, type Reveal, type Seat, type SeatMask, type Zone } from '@undercroft/kernel';
import type { PlayingCard } from '@undercroft/parts';
import type { Board, @@Type@@ } from './state.ts';

const all = ({ loot }: Board): SeatMask => everyone(loot.length);

function gain(board: Board, seat: Seat, loot: number): void {
  board.loot[seat] = (board.loot[seat] ?? 0) + loot;
}

/** The card of the room goes to the seat, with loot. */
function takeCard(board: Board, seat: Seat, card: PlayingCard, loot: number): void {
  gain(board, seat, loot);
  board.taken[seat]?.push(card);
  board.card = null;
}

/** A card that is seen is named here with those who see it: the engine notes who knows what. */
const shown = (zone: Zone | undefined, card: string, to: SeatMask): readonly Reveal[] =>
  zone === undefined ? [] : [{ zone, at: zone.cards.indexOf(card), to }];

export const events: EventRules<@@Type@@> = {
  'crew.named': {
    apply: (board, { name }) => {
      board.names.push(name);
    },
  },
  'omen.drawn': {
    // Others are told that a card was drawn, and not which.
    secret: { card: (_board, { seat }) => maskOf(seat) },
    shows: ({ deck }, { seat, card }) => shown(deck.at(-1), card, maskOf(seat)),
    apply: ({ deck, omens }, { seat, card }) => {
      const knowers = takeTop(deck, card, maskOf(seat));
      for (const zone of omens.slice(seat, seat + 1)) putInto(zone, card, knowers);
    },
  },
  'round.begun': {
    apply: (board, { round }) => {
      board.round = round;
    },
  },
  'room.opened': {
    shows: (board, { card }) => shown(board.deck.at(-1), card, all(board)),
    apply: (board, { seat, card }) => {
      takeTop(board.deck, card, all(board));
      board.turn = seat;
      board.card = card;
    },
  },
  'card.kept': { apply: (board, { seat, card, loot }) => takeCard(board, seat, card, loot) },
  'wager.won': { apply: (board, { seat, card, loot }) => takeCard(board, seat, card, loot) },
  'wager.lost': {
    apply: (board, { card }) => {
      board.spent.push(card);
      board.card = null;
    },
  },
  'omen.shown': {
    shows: (board, { seat, card }) => shown(board.omens[seat], card, all(board)),
    apply: (board, { seat, loot }) => gain(board, seat, loot),
  },
  'game.ended': {
    apply: (board) => {
      board.over = true;
    },
  },
};
