// Owns what the toy's events do to its board on the kernel.

import {
  bug,
  everyone,
  maskOf,
  pileOf,
  putInto,
  putOnTop,
  putUnder,
  takeFrom,
  takeTop,
  type EventRules,
  type Seat,
} from '@undercroft/kernel';
import { playerAt, type Board, type Fight, type Toy } from './board.ts';
import { ACTIONS, type Card, SEATS } from './content.ts';

const fightOf = (board: Board): Fight => board.fight ?? bug('there is no fight');

function dropCard(board: Board, seat: Seat, card: Card): void {
  takeFrom(playerAt(board, seat).hand, card);
  board.discard.push(card);
}

export const events: EventRules<Toy> = {
  'card.drawn': {
    apply: (board, { seat, card }) => {
      const knowers = takeTop(board.pile, card, maskOf(seat));
      putInto(playerAt(board, seat).hand, card, knowers);
    },
    secret: { card: (_, { seat }) => maskOf(seat) },
  },
  'pile.renewed': {
    apply: (board) => {
      board.pile = pileOf(board.discard, everyone(SEATS));
      board.discard = [];
    },
  },
  'kit.chosen': { apply: (board, { seat, kit }) => void (playerAt(board, seat).kit = kit) },
  'turn.begun': {
    apply: (board) => {
      board.turn++;
      board.active = (board.active + 1) % SEATS;
      board.actions = ACTIONS;
    },
  },
  'action.begun': { apply: (board) => void board.actions-- },
  'gold.changed': { apply: (board, { seat, n }) => void (playerAt(board, seat).gold += n) },
  'gold.moved': {
    apply: (board, { from, to, n }) => {
      playerAt(board, from).gold -= n;
      playerAt(board, to).gold += n;
    },
  },
  'points.changed': { apply: (board, { seat, n }) => void (playerAt(board, seat).points += n) },
  'card.played': { apply: (board, { seat, card }) => dropCard(board, seat, card) },
  'cards.discarded': {
    apply: (board, { seat, cards }) => {
      for (const card of cards) dropCard(board, seat, card);
    },
  },
  'card.given': {
    apply: (board, { from, to, card }) => {
      const knowers = takeFrom(playerAt(board, from).hand, card);
      putInto(playerAt(board, to).hand, card, knowers | maskOf(to));
    },
    secret: { card: (_, { from, to }) => maskOf(from) | maskOf(to) },
  },
  'card.scouted': {
    apply: (board, { seat, card }) => {
      const knowers = takeTop(board.pile, card, maskOf(seat));
      putOnTop(board.pile, card, knowers);
    },
    secret: { card: (_, { seat }) => maskOf(seat) },
  },
  'card.buried': {
    apply: (board, { card }) => {
      const knowers = takeTop(board.pile, card, 0);
      putUnder(board.pile, card, knowers);
    },
    secret: { card: (_, { seat }) => maskOf(seat) },
  },
  'attack.begun': {
    apply: (board, { by, target, power }) => {
      board.fight = { by, target, power, response: '', responder: -1, countered: false, evaded: false, die: 0 };
    },
  },
  'response.made': {
    apply: (board, { seat, card }) => {
      dropCard(board, seat, card);
      const fight = fightOf(board);
      fight.response = card;
      fight.responder = seat;
    },
  },
  'response.countered': {
    apply: (board, { seat }) => {
      dropCard(board, seat, 'counter');
      const fight = fightOf(board);
      fight.countered = !fight.countered;
      fight.responder = seat;
    },
  },
  'power.changed': { apply: (board, { n }) => void (fightOf(board).power += n) },
  'dodge.rolled': {
    apply: (board, { die, evaded }) => {
      const fight = fightOf(board);
      fight.die = die;
      fight.evaded = evaded;
    },
  },
  'attack.rolled': { apply: (board, { die }) => void (fightOf(board).die = die) },
  'attack.ended': { apply: (board) => void (board.fight = null) },
  'game.ended': { apply: (board) => void (board.over = true) },
  'health.changed': { apply: (board, { seat, n }) => void (playerAt(board, seat).health += n) },
};
