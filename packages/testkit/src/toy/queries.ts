// Owns the toy game's cards and the questions its rules ask about a board.

import { memberOf, type Seat } from '@undercroft/kernel';
import type { ToyBoard } from './types.ts';

export const KINDS = ['gem', 'trap', 'map', 'ward', 'candle'] as const;
export type Kind = (typeof KINDS)[number];

const COUNTS: Readonly<Record<Kind, number>> = { gem: 6, trap: 4, map: 4, ward: 5, candle: 2 };
export const CARDS: readonly string[] = KINDS.flatMap((kind) => Array.from({ length: COUNTS[kind] }, (_, i) => `${kind}-${i + 1}`));
export const HAND = 3;
/** Number of gems that ends the game at once. */
export const GOAL = 3;
export const ROOMS = 6;
export const ACTIONS = 2;

export const kindOf = (card: string): Kind => memberOf(KINDS, card.slice(0, card.indexOf('-')));
export const handOf = (board: ToyBoard, seat: Seat): readonly string[] => board.hands[seat]?.cards ?? [];
export const wardsOf = (board: ToyBoard, seat: Seat): readonly string[] => handOf(board, seat).filter((card) => kindOf(card) === 'ward');

/** The other seats, in turn order. */
export function othersAfter(board: ToyBoard, seat: Seat): readonly Seat[] {
  return Array.from({ length: board.seats - 1 }, (_, i) => (seat + i + 1) % board.seats);
}

export const victimsOf = (board: ToyBoard, seat: Seat): readonly Seat[] =>
  othersAfter(board, seat).filter((other) => board.hurt[other] === false);

/** Wards are only played as responses; a trap needs somebody to spring it on. */
export function playable(board: ToyBoard, seat: Seat): readonly string[] {
  const nobody = victimsOf(board, seat).length === 0;
  return handOf(board, seat).filter((card) => kindOf(card) !== 'ward' && !(nobody && kindOf(card) === 'trap'));
}

/** The rooms lie in a ring. */
export function nextRooms(from: number, been: readonly number[]): readonly number[] {
  return [(from + ROOMS - 1) % ROOMS, (from + 1) % ROOMS].filter((room) => !been.includes(room));
}

export const giftsFor = (board: ToyBoard, from: Seat, to: Seat): readonly string[] =>
  handOf(board, from).filter((card) => kindOf(card) !== 'trap' || board.hurt[to] === true);
export const friendsOf = (board: ToyBoard, seat: Seat): readonly Seat[] =>
  othersAfter(board, seat).filter((other) => board.rooms[other] === board.rooms[seat] && giftsFor(board, seat, other).length > 0);
