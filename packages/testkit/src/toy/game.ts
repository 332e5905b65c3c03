// Owns the toy game as a whole: setup, copy, view and result. It exists to try out the kernel and the laws.

import {
  copyPile,
  copyZone,
  knownIn,
  maskOf,
  pileOf,
  pileSeenBy,
  zoneOf,
  type Game,
  type Random,
  type SetupProblem,
} from '@undercroft/kernel';
import { events } from './events.ts';
import { CARDS, GOAL } from './queries.ts';
import { candle, deal, gem, gift, main, map, play, responses, take, trap, ward } from './rules.ts';
import type { Toy, ToyBoard, ToySetup } from './types.ts';

const problem = (field: string, got: unknown, legal: readonly number[]): { readonly ok: false; readonly problem: SetupProblem } => ({
  ok: false,
  problem: { field, rule: 'TOY-SETUP-01', key: 'setup.out-of-range', got: typeof got === 'number' ? got : null, legal },
});

export const toy: Game<Toy> = {
  id: 'toy',
  rulesVersion: 1,
  migrations: {},
  bound: 400,
  checkSetup: (raw) => {
    const { seats, rounds } = (typeof raw === 'object' && raw !== null ? raw : {}) as Partial<ToySetup>;
    if (![2, 3, 4].includes(seats as number)) return problem('seats', seats, [2, 3, 4]);
    if (![1, 2, 3, 4].includes(rounds as number)) return problem('rounds', rounds, [1, 2, 3, 4]);
    return { ok: true, setup: { seats: seats as number, rounds: rounds as number } };
  },
  seats: (setup) => setup.seats,
  begin: ({ seats, rounds }) => ({
    seats,
    rounds,
    round: 0,
    turn: 0,
    left: 0,
    deck: pileOf(CARDS),
    hands: Array.from({ length: seats }, () => zoneOf()),
    table: [],
    open: [],
    rooms: Array.from({ length: seats }, () => 0),
    gems: Array.from({ length: seats }, () => 0),
    hurt: Array.from({ length: seats }, () => false),
    die: null,
  }),
  main,
  procedures: [main, deal, take, play, responses, ward, gem, trap, map, candle, gift],
  events,
  copy: (board): ToyBoard => ({
    ...board,
    deck: copyPile(board.deck),
    hands: board.hands.map(copyZone),
    table: board.table.slice(),
    open: board.open.map((one) => ({ ...one })),
    rooms: board.rooms.slice(),
    gems: board.gems.slice(),
    hurt: board.hurt.slice(),
  }),
  view: (board, seat) => ({
    round: board.round,
    turn: board.turn,
    left: board.left,
    deck: pileSeenBy(board.deck, maskOf(seat)),
    hands: board.hands.map((zone) => ({ count: zone.cards.length, known: knownIn(zone, maskOf(seat)) })),
    table: board.table.slice(),
    open: board.open.map((one) => ({ ...one })),
    rooms: board.rooms.slice(),
    gems: board.gems.slice(),
    hurt: board.hurt.slice(),
    die: board.die,
  }),
  ended: (board) => board.gems.some((n) => n >= GOAL),
  returns: (board) => board.gems.slice(),
  hidden: (board) => [{ zones: [...board.hands, ...board.deck] }],
};

export const toySetups = (random: Random): ToySetup => ({ seats: 2 + random.below(3), rounds: 1 + random.below(3) });
