// Owns the text board: the round, everybody's loot and cards, the omen, the open room. The page shows it too until there is a board of its own.

import { playingCardName, SUIT_SIGNS, type TextBoard } from '@undercroft/presentation';
import { BLANK, clip, line, paint, piece, words, type Line } from '@undercroft/presentation/drawing';
import { SUITS, suitOf, type PlayingCard } from '@undercroft/parts';
import { BOARD_WORDS } from '../text/words/board.ts';
import type { View } from '../view.ts';

/** How many cards of each suit. */
const suitsOf = (cards: readonly PlayingCard[]): Line =>
  words(
    ...SUITS.map((suit) => {
      const n = cards.filter((card) => suitOf(card) === suit).length;
      return n === 0 ? BLANK : line(`${SUIT_SIGNS[suit]}${n}`, 'dim');
    }),
  );

export const ascii: TextBoard<View> = {
  draw(view, { language }, { width, height, colour }) {
    const said = BOARD_WORDS[language];
    const named = (card: PlayingCard): string => `${SUIT_SIGNS[suitOf(card)]} ${playingCardName(language, card)}`;
    const seats = view.loot.map((n, seat): Line => {
      const here = view.winners === null ? seat === view.turn : view.winners.includes(seat);
      const omen = view.omens[seat] ?? null;
      return words(
        [piece(here ? '❯ ' : '  ', 'ember'), piece(said.seat(seat, seat === view.seat))],
        view.names[seat] === undefined ? BLANK : line(`(${view.names[seat]})`, 'dim'),
        line(said.loot(n), 'lit'),
        suitsOf(view.taken[seat] ?? []),
        omen === null ? BLANK : line(said.omen(named(omen)), 'title'),
      );
    });
    const { card } = view;
    const lines: readonly Line[] = [
      line(said.round(view.round, view.enough), 'title'),
      BLANK,
      ...seats,
      BLANK,
      card === null ? BLANK : line(said.room(named(card)), 'lit'),
    ];
    return lines.slice(0, Math.max(0, height)).map((one) => paint(clip(one, width), colour));
  },
};
