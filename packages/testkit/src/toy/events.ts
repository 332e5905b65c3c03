// Owns what each event of the toy game changes, shows and keeps secret.

import {
  missing,
  at,
  everyone,
  maskOf,
  putInto,
  putOnTop,
  putUnder,
  shuffle,
  takeFrom,
  takeTop,
  zoneOf,
  type EventRules,
  type Seat,
  type SeatMask,
  type Reveal,
  type Zone,
} from '@undercroft/kernel';
import { ACTIONS } from './queries.ts';
import type { Toy, ToyBoard } from './types.ts';

const hand = (board: ToyBoard, seat: Seat): Zone => at(board.hands, seat);
const shown = (zone: Zone, card: string, to: SeatMask): readonly Reveal[] => [{ zone, at: zone.cards.indexOf(card), to }];
const top = (board: ToyBoard): Zone => at(board.deck, board.deck.length - 1);
const all = (board: ToyBoard): SeatMask => everyone(board.seats);

export const events: EventRules<Toy> = {
  'seat.named': {
    apply: (board, { name }) => {
      board.names?.push(name);
    },
  },
  'lead.decided': {
    apply: (board, { seat }) => {
      board.turn = seat;
      board.round = 1;
    },
  },
  'turn.begun': {
    apply: (board) => {
      board.left = ACTIONS;
    },
  },
  'action.spent': {
    apply: (board, { n }) => {
      board.left -= n;
    },
  },
  'turn.ended': {
    apply: (board, { next, round }) => {
      board.turn = next;
      board.round = round;
      board.die = null;
    },
  },
  'table.shuffled': {
    apply: (board) => {
      // Everybody saw these cards fall, so everybody knows that they are in the deck, and nobody where.
      board.deck.push(zoneOf(board.table, all(board)));
      shuffle(board.deck);
      board.table = [];
    },
  },
  'card.taken': {
    secret: { card: (_board, { seat }) => maskOf(seat) },
    shows: (board, { seat, card }) => shown(top(board), card, maskOf(seat)),
    apply: (board, { seat, card }) => putInto(hand(board, seat), card, takeTop(board.deck, card, maskOf(seat))),
  },
  'card.played': {
    shows: (board, { seat, card }) => shown(hand(board, seat), card, all(board)),
    apply: (board, { seat, card }) => {
      takeFrom(hand(board, seat), card);
      board.open.push({ card, seat, countered: false });
    },
  },
  'card.countered': {
    apply: (board, { card }) => {
      (board.open.find((one) => one.card === card) ?? missing()).countered = true;
    },
  },
  'card.spent': {
    apply: (board, { card }) => {
      board.open = board.open.filter((one) => one.card !== card);
      board.table.push(card);
    },
  },
  'gem.found': {
    apply: (board, { seat }) => {
      board.gems[seat] = at(board.gems, seat) + 1;
    },
  },
  'trap.sprung': {
    apply: (board, { seat, die, hit }) => {
      board.die = die;
      board.hurt[seat] = hit;
    },
  },
  'card.lost': {
    shows: (board, { seat, card }) => shown(hand(board, seat), card, all(board)),
    apply: (board, { seat, card }) => {
      takeFrom(hand(board, seat), card);
      board.table.push(card);
    },
  },
  'top.seen': {
    secret: { card: (_board, { seat }) => maskOf(seat) },
    shows: (board, { seat, card }) => shown(top(board), card, maskOf(seat)),
    apply: (board, { seat, card }) => putOnTop(board.deck, card, takeTop(board.deck, card, maskOf(seat))),
  },
  'top.buried': {
    apply: (board) => {
      const card = at(top(board).cards, 0);
      putUnder(board.deck, card, takeTop(board.deck, card, 0));
    },
  },
  'seat.walked': {
    apply: (board, { seat, path }) => {
      board.rooms[seat] = path.at(-1) ?? missing();
    },
  },
  'seat.rested': {
    apply: (board, { seat }) => {
      board.hurt[seat] = false;
    },
  },
  'gift.offered': {
    secret: { card: (_board, { from, to }) => maskOf(from) | maskOf(to) },
    shows: (board, { from, to, card }) => shown(hand(board, from), card, maskOf(to)),
    apply: () => {},
  },
  'gift.taken': {
    secret: { card: (_board, { from, to }) => maskOf(from) | maskOf(to) },
    apply: (board, { from, to, card }) => {
      takeFrom(hand(board, from), card);
      forget(hand(board, from), maskOf(from) | maskOf(to));
      putInto(hand(board, to), card, maskOf(from) | maskOf(to));
    },
  },
  'gift.declined': { apply: () => {} },
  'card.hidden': {
    secret: { card: (_board, { seat }) => maskOf(seat) },
    apply: (board, { seat, card }) => {
      takeFrom(hand(board, seat), card);
      forget(hand(board, seat), maskOf(seat));
      putUnder(board.deck, card, maskOf(seat));
    },
  },
  'game.ended': { apply: () => {} },
};

/** A card left unseen: those who did not see it no longer know that any other is still there. */
function forget(zone: Zone, sawIt: SeatMask): void {
  zone.knowers.forEach((knowers, i) => {
    zone.knowers[i] = knowers & sawIt;
  });
}
