// Owns the twelve kinds of decision of the toy on the kernel.

import { decision, type Seat, type Why } from '@undercroft/kernel';
import { amountsOf, excess, handOf, hasPlayable, holds, kindsIn, playableCards, playerAt, targetsOf, type Toy } from './board.ts';
import { KITS, POINT_COST, range, TAKE_MOST } from './content.ts';

type AskedSeat = { readonly seat: Seat };

const NO_GOLD: Why = { rule: 'TOY-18', key: 'no-gold' };
const NO_CARDS: Why = { rule: 'TOY-18', key: 'no-cards' };
const NO_POINTS: Why = { rule: 'TOY-18', key: 'no-points' };
const TOO_DEAR: Why = { rule: 'TOY-4', key: 'too-dear' };
const NO_GUARD: Why = { rule: 'TOY-13', key: 'no-guard' };
const NO_DODGE: Why = { rule: 'TOY-13', key: 'no-dodge' };
const NO_COUNTER: Why = { rule: 'TOY-14', key: 'no-counter' };

export const chooseKit = decision<Toy, AskedSeat>()('kit', 'TOY-2')
  .act('take', 'TOY-2', (c) => c.pick('kit', () => KITS))
  .done();

export const muster = decision<Toy, AskedSeat>()('muster', 'TOY-3').act('cards', 'TOY-3').act('coins', 'TOY-3').done();

export const action = decision<Toy, AskedSeat>()('action', 'TOY-4')
  .act(
    'play',
    'TOY-5',
    (c) =>
      c
        .pick('card', (board, { seat }) => playableCards(board, seat))
        .pick('target', (board, { seat, card }) => targetsOf(board, seat, card))
        .pick('amount', (board, { seat, card, target }) => amountsOf(board, seat, card, target)),
    { hasOptions: (board, { seat }) => hasPlayable(board, seat) },
  )
  .act('trade', 'TOY-4', (c) => c.pick('card', (board, { seat }) => kindsIn(board, seat)), {
    hasOptions: (board, { seat }) => handOf(board, seat).length > 0,
  })
  .act('buy', 'TOY-4', { whyClosed: (board, { seat }) => (playerAt(board, seat).gold < POINT_COST ? TOO_DEAR : null) })
  .act('done', 'TOY-4')
  .done();

export const respond = decision<Toy, AskedSeat & { readonly target: Seat }>()('respond', 'TOY-13')
  .act('guard', 'TOY-13', { whyClosed: (board, { seat }) => (holds(board, seat, 'guard') ? null : NO_GUARD) })
  .act('dodge', 'TOY-13', { whyClosed: (board, { seat, target }) => (seat === target && holds(board, seat, 'dodge') ? null : NO_DODGE) })
  .act('pass', 'TOY-13')
  .done();

export const counter = decision<Toy, AskedSeat>()('counter', 'TOY-14')
  .act('counter', 'TOY-14', { whyClosed: (board, { seat }) => (holds(board, seat, 'counter') ? null : NO_COUNTER) })
  .act('pass', 'TOY-14')
  .done();

export const reroll = decision<Toy, AskedSeat>()('reroll', 'TOY-15').act('again', 'TOY-15').act('accept', 'TOY-15').done();

export const fall = decision<Toy, AskedSeat>()('fall', 'TOY-18')
  .act('give-gold', 'TOY-18', { whyClosed: (board, { seat }) => (playerAt(board, seat).gold > 0 ? null : NO_GOLD) })
  .act('drop-hand', 'TOY-18', { whyClosed: (board, { seat }) => (handOf(board, seat).length > 0 ? null : NO_CARDS) })
  .act('lose-point', 'TOY-18', { whyClosed: (board, { seat }) => (playerAt(board, seat).points > 0 ? null : NO_POINTS) })
  .act('bow', 'TOY-18')
  .done();

export const spoils = decision<Toy, AskedSeat & { readonly target: Seat }>()('spoils', 'TOY-19')
  .act('take-gold', 'TOY-19', (c) => c.pick('amount', (board, { target }) => range(1, Math.min(TAKE_MOST, playerAt(board, target).gold))))
  .act('take-card', 'TOY-19')
  .act('mercy', 'TOY-19')
  .done();

export const pay = decision<Toy, AskedSeat>()('pay', 'TOY-10')
  .act('coins', 'TOY-10', (c) => c.pick('amount', (board, { seat }) => range(1, Math.min(TAKE_MOST, playerAt(board, seat).gold))))
  .act('card', 'TOY-10', (c) => c.pick('card', (board, { seat }) => kindsIn(board, seat)))
  .done();

export const scout = decision<Toy, AskedSeat>()('scout', 'TOY-11').act('keep', 'TOY-11').act('bury', 'TOY-11').done();

export const bid = decision<Toy, AskedSeat>()('bid', 'TOY-12')
  .act('bid', 'TOY-12', (c) => c.pick('coins', (board, { seat }) => range(0, playerAt(board, seat).gold)))
  .done();

/** Cards are named by their place in the hand, because a hand may hold several of a kind. */
export const discard = decision<Toy, AskedSeat>()('discard', 'TOY-20')
  .act('drop', 'TOY-20', (c) =>
    c.subset(
      'places',
      (board, { seat }) => [excess(board, seat), excess(board, seat)],
      (board, { seat }) => range(0, handOf(board, seat).length - 1),
    ),
  )
  .done();
