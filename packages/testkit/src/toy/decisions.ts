// Owns the toy game's decisions: one of every kind of pick.

import { at, decision, type Seat } from '@undercroft/kernel';
import { friendsOf, giftsFor, handOf, kindOf, nextRooms, playable, victimsOf, wardsOf } from './queries.ts';
import type { Toy } from './types.ts';

const NAMES = ['Ada', 'Bram', 'ちよ', 'Dirk-Jan', 'Eva O’Neill'];
const NAME_LENGTH = [1, 12] as const;

export const name = decision<Toy, { readonly seat: Seat }>()('name', 'TOY-NAME-01')
  .act('name', 'TOY-NAME-01', (a) =>
    a.text(
      'name',
      () => NAME_LENGTH,
      (board) => NAMES.filter((one) => board.names?.includes(one) !== true),
      (board, _ctx, value) =>
        board.names?.includes(String(value)) === true ? { rule: 'TOY-NAME-01', key: 'name-taken', args: { name: value } } : null,
    ),
  )
  .done();

export const BIDS = [0, 1, 2] as const;

export const bid = decision<Toy, { readonly seat: Seat }>()('bid', 'TOY-LEAD-01')
  .act('bid', 'TOY-LEAD-01', (a) => a.pick('n', () => BIDS))
  .done();

export const turn = decision<Toy>()('turn', 'TOY-TURN-02')
  .act('take', 'TOY-TAKE-01', {
    whyClosed: (board) => (board.deck.length + board.table.length === 0 ? { rule: 'TOY-TAKE-02', key: 'nothing-to-take' } : null),
  })
  .act(
    'play',
    'TOY-PLAY-01',
    (a) =>
      a
        .pick(
          'card',
          (board) => playable(board, board.turn),
          (board, _ctx, card) =>
            wardsOf(board, board.turn).includes(String(card)) ? { rule: 'TOY-RESPOND-01', key: 'only-a-response', args: { card } } : null,
        )
        .pick(
          'target',
          (board, { card }) => (kindOf(card) === 'trap' ? victimsOf(board, board.turn) : null),
          null,
          (board, _ctx, victims) => victims.filter((seat) => handOf(board, seat).length > 0),
        ),
    {
      rank: () => [0],
      // A candle only shuffles.
      useful: (_board, { card }) => card === undefined || kindOf(card) !== 'candle',
      costs: (_board, { card }) => card ?? null,
    },
  )
  .act('walk', 'TOY-WALK-01', (a) =>
    a.sequence(
      'path',
      () => [1, 3],
      (board, _ctx, path: readonly number[]) => {
        const start = at(board.rooms, board.turn);
        return nextRooms(path.at(-1) ?? start, [start, ...path]);
      },
    ),
  )
  .act(
    'dump',
    'TOY-DUMP-01',
    (a) =>
      a.subset(
        'cards',
        (board) => [Math.min(2, handOf(board, board.turn).length), 3],
        (board) => handOf(board, board.turn),
      ),
    { whyClosed: (board) => (handOf(board, board.turn).length === 0 ? { rule: 'TOY-DUMP-01', key: 'empty-hand' } : null) },
  )
  .act('rest', 'TOY-REST-01', {
    whyClosed: (board) => (board.hurt[board.turn] === true ? null : { rule: 'TOY-REST-01', key: 'not-hurt', args: { seat: board.turn } }),
    rank: () => [1],
  })
  .act('gift', 'TOY-GIFT-01', (a) =>
    a.pick('to', (board) => friendsOf(board, board.turn)).pick('gift', (board, { to }) => giftsFor(board, board.turn, to)),
  )
  .act('hide', 'TOY-HIDE-01', (a) => a.pick('hidden', (board) => handOf(board, board.turn)))
  .act('end', 'TOY-TURN-04')
  .stakes((board) => Object.fromEntries(board.gems.map((gems, seat) => [`gems of ${seat}`, gems])))
  .done();

export const respond = decision<Toy, { readonly seat: Seat }>()('respond', 'TOY-RESPOND-01')
  .act('ward', 'TOY-RESPOND-01', (a) => a.pick('ward', (board, { seat }) => wardsOf(board, seat)))
  .act('pass', 'TOY-RESPOND-01')
  .done();

export const lose = decision<Toy, { readonly target: Seat }>()('lose', 'TOY-TRAP-02')
  .act('lose', 'TOY-TRAP-02', (a) => a.pick('lost', (board, { target }) => handOf(board, target)))
  .done();

export const bury = decision<Toy>()('bury', 'TOY-MAP-02').act('leave', 'TOY-MAP-02').act('bury', 'TOY-MAP-02').done();

export const accept = decision<Toy>()('accept', 'TOY-GIFT-02').act('accept', 'TOY-GIFT-02').act('decline', 'TOY-GIFT-02').done();
