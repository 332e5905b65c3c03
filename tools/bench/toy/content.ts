// Owns the numbers of the toy game, for both programs that play it.
import { at, keysOf } from '@undercroft/kernel';

/** The cards and how many of each are in the pile, in alphabetical order. */
export const DECK = {
  bolt: 6,
  counter: 8,
  dodge: 7,
  feast: 3,
  guard: 9,
  heal: 5,
  levy: 3,
  loot: 4,
  scout: 4,
  steal: 5,
  strike: 10,
} as const;
export type Card = keyof typeof DECK;
export const CARDS = keysOf<Card>(DECK);

export const KITS = ['blade', 'shield', 'purse'] as const;
export type Kit = (typeof KITS)[number];

export const SEATS = 3;
export const HEALTH = 6;
export const GOLD = 3;
export const HAND = 4;
export const HAND_LIMIT = 5;
export const ACTIONS = 3;
export const PURSE = 2;
export const MUSTER_GOLD = 2;
export const POINT_COST = 5;
export const GOAL = 5;
export const TURNS = 36;
export const DIE = 6;
export const STRIKE_POWER = 2;
export const BOLT_POWER = 1;
export const BOLT_MOST = 3;
export const HEAL_MOST = 3;
export const TAKE_MOST = 2;
export const GUARD_POWER = 2;
export const DODGE_FROM = 4;

/** Every card of the pile, in alphabetical order. */
export const ALL_CARDS: readonly Card[] = CARDS.flatMap((card) => Array.from({ length: DECK[card] }, () => card));

/** Whole numbers from one to another; none when the first is the larger. */
export function range(from: number, to: number): number[] {
  const numbers: number[] = [];
  for (let n = from; n <= to; n++) numbers.push(n);
  return numbers;
}

export const EVERY_SEAT: readonly number[] = range(0, SEATS - 1);
const AFTER = EVERY_SEAT.map((seat) => range(1, SEATS - 1).map((i) => (seat + i) % SEATS));
/** The other seats in turn order. */
export const seatsAfter = (seat: number): readonly number[] => at(AFTER, seat);

export const lootOf = (die: number): number => Math.ceil(die / 2);
