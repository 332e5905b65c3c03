// Owns the toy game as a whole: setup, copy, view and result. It exists to try out the kernel and the laws.

import {
  isList,
  isOneOf,
  isRecord,
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
import { candle, deal, gem, gift, main, map, naming, play, responses, take, trap, ward } from './rules.ts';
import type { Toy, ToyBoard, ToyCarried, ToySetup } from './types.ts';

const MOST_ROUNDS = 4;
const SEATS = [2, 3, 4] as const;
const ROUNDS = [1, 2, 3, MOST_ROUNDS] as const;

const problem = (field: string, got: unknown, legal: readonly number[]): { readonly ok: false; readonly problem: SetupProblem } => ({
  ok: false,
  problem: { field, rule: 'TOY-SETUP-01', key: 'setup.out-of-range', got: typeof got === 'number' ? got : null, legal },
});

const isWhole = (one: unknown): one is number => Number.isInteger(one);

/** What came from an earlier game of as many seats; null where it is no such thing. */
function carriedOf(raw: unknown, seats: number): ToyCarried | null {
  const { names, gems } = isRecord(raw) ? raw : {};
  if (!isList(gems) || gems.length !== seats || !gems.every(isWhole)) return null;
  const named = isList(names) && (names.length === 0 || names.length === seats) && names.every((one) => typeof one === 'string');
  return named ? { names, gems } : null;
}

export const toy: Game<Toy> = {
  id: 'toy',
  rulesVersion: 1,
  migrations: {},
  bound: 400,
  checkSetup: (raw) => {
    const { seats, rounds, named, carried } = isRecord(raw) ? raw : {};
    if (!isOneOf(SEATS, seats)) return problem('seats', seats, SEATS);
    if (!isOneOf(ROUNDS, rounds)) return problem('rounds', rounds, ROUNDS);
    const setup: ToySetup = { seats, rounds, ...(named === true ? { named } : {}) };
    if (carried === undefined) return { ok: true, setup };
    const brought = carriedOf(carried, setup.seats);
    return brought === null ? problem('carried', null, []) : { ok: true, setup: { ...setup, carried: brought } };
  },
  seats: (setup) => setup.seats,
  begin: ({ seats, rounds, named, carried }) => ({
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
    ...(named === true ? { names: carried?.names.slice() ?? [] } : {}),
    ...(carried === undefined ? {} : { brought: carried.gems }),
  }),
  main,
  procedures: [main, deal, take, play, responses, ward, gem, trap, map, candle, gift, naming],
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
    ...(board.names === undefined ? {} : { names: board.names.slice() }),
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
    ...(board.names === undefined ? {} : { names: board.names.slice() }),
  }),
  ended: (board) => board.gems.some((n) => n >= GOAL),
  returns: (board) => board.gems.slice(),
  hidden: (board) => [{ zones: [...board.hands, ...board.deck] }],
  carry: ({ names, gems, brought }) => ({ names: names ?? [], gems: gems.map((n, seat) => n + (brought?.[seat] ?? 0)) }),
  next: ({ seats, rounds, names }) =>
    rounds < MOST_ROUNDS ? { seats, rounds: rounds + 1, ...(names === undefined ? {} : { named: true }) } : null,
};

/** Games in which the seats take names, some of them with names from an earlier game. */
export function namedSetups(random: Random): ToySetup {
  const setup = toySetups(random);
  const names = Array.from({ length: setup.seats }, (_, seat) => `N${seat}`);
  const carried = { names, gems: names.map(() => random.below(3)) };
  return { ...setup, named: true, ...(random.below(3) === 0 ? { carried } : {}) };
}

export const toySetups = (random: Random): ToySetup => ({ seats: 2 + random.below(3), rounds: 1 + random.below(3) });
