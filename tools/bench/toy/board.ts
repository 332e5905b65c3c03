// Owns the toy's board on the kernel: its shape, its copy, its view, and questions about it.

import {
  missing,
  at,
  copyPile,
  copyZone,
  knownIn,
  maskOf,
  pileOf,
  pileSeenBy,
  zoneOf,
  type GameTypes,
  type Pile,
  type Seat,
  type Zone,
} from '@undercroft/kernel';
import {
  ALL_CARDS,
  BOLT_MOST,
  GOAL,
  GOLD,
  HAND_LIMIT,
  HEAL_MOST,
  HEALTH,
  range,
  SEATS,
  seatsAfter,
  TAKE_MOST,
  type Card,
  type Kit,
} from './content.ts';

export interface Player {
  health: number;
  gold: number;
  points: number;
  kit: Kit | '';
  hand: Zone<Card>;
}

/** The attack under way, as everybody sees it on the table. */
export interface Fight {
  readonly by: Seat;
  readonly target: Seat;
  power: number;
  response: '' | 'guard' | 'dodge';
  /** Who answered last: with a response, or by countering one. */
  responder: Seat;
  countered: boolean;
  evaded: boolean;
  die: number;
}

export interface Board {
  turn: number;
  active: Seat;
  actions: number;
  players: Player[];
  pile: Pile<Card>;
  discard: Card[];
  fight: Fight | null;
  over: boolean;
}

export interface View {
  readonly turn: number;
  readonly active: Seat;
  readonly actions: number;
  readonly players: readonly {
    readonly health: number;
    readonly gold: number;
    readonly points: number;
    readonly kit: string;
    readonly cards: number;
    readonly known: readonly string[];
  }[];
  readonly pile: readonly (string | number)[];
  readonly discard: readonly string[];
  readonly fight: Fight | null;
}

export interface Events {
  'card.drawn': { seat: Seat; card: Card };
  'pile.renewed': object;
  'kit.chosen': { seat: Seat; kit: Kit };
  'turn.begun': object;
  'action.begun': object;
  'gold.changed': { seat: Seat; n: number };
  'gold.moved': { from: Seat; to: Seat; n: number };
  'points.changed': { seat: Seat; n: number };
  'card.played': { seat: Seat; card: Card };
  'cards.discarded': { seat: Seat; cards: readonly Card[] };
  'card.given': { from: Seat; to: Seat; card: Card };
  'card.scouted': { seat: Seat; card: Card };
  'card.buried': { seat: Seat; card: Card };
  'attack.begun': { by: Seat; target: Seat; power: number };
  'response.made': { seat: Seat; card: 'guard' | 'dodge' };
  'response.countered': { seat: Seat };
  'power.changed': { n: number };
  'dodge.rolled': { die: number; evaded: boolean };
  'attack.rolled': { die: number };
  'attack.ended': object;
  'game.ended': object;
  'health.changed': { seat: Seat; n: number };
}

export interface Toy extends GameTypes {
  readonly board: Board;
  readonly setup: object;
  readonly view: View;
  readonly rule: `TOY-${number}`;
  readonly events: Events;
}

export function newBoard(): Board {
  const players: Player[] = [];
  for (let seat = 0; seat < SEATS; seat++) players.push({ health: HEALTH, gold: GOLD, points: 0, kit: '', hand: zoneOf() });
  return { turn: 0, active: SEATS - 1, actions: 0, players, pile: pileOf(ALL_CARDS), discard: [], fight: null, over: false };
}

export function copyBoard({ turn, active, actions, players, pile, discard, fight, over }: Board): Board {
  const copies: Player[] = [];
  for (const { health, gold, points, kit, hand } of players) copies.push({ health, gold, points, kit, hand: copyZone(hand) });
  return {
    turn,
    active,
    actions,
    players: copies,
    pile: copyPile(pile),
    discard: discard.slice(),
    fight: fight === null ? null : { ...fight },
    over,
  };
}

export function viewOf({ turn, active, actions, players, pile, discard, fight }: Board, seat: Seat): View {
  const mask = maskOf(seat);
  const seen: View['players'][number][] = [];
  for (const { health, gold, points, kit, hand } of players)
    seen.push({ health, gold, points, kit, cards: hand.cards.length, known: knownIn(hand, mask) });
  return {
    turn,
    active,
    actions,
    players: seen,
    pile: pileSeenBy(pile, mask),
    discard: discard.slice(),
    fight: fight === null ? null : { ...fight },
  };
}

export const playerAt = (board: Board, seat: Seat): Player => at(board.players, seat);
export const handOf = (board: Board, seat: Seat): readonly Card[] => playerAt(board, seat).hand.cards;
export const holds = (board: Board, seat: Seat, card: Card): boolean => handOf(board, seat).includes(card);
export const hasWinner = (board: Board): boolean => board.players.some(({ points }) => points >= GOAL);
export const excess = (board: Board, seat: Seat): number => Math.max(0, handOf(board, seat).length - HAND_LIMIT);

/** Whether no card before this one in the hand is of its kind. */
const isFirst = (hand: readonly string[], at: number): boolean => at === 0 || hand[at] !== hand[at - 1];

/** The different cards of a hand, in alphabetical order. */
export function kindsIn(board: Board, seat: Seat): Card[] {
  const hand = handOf(board, seat);
  const kinds: Card[] = [];
  for (let i = 0; i < hand.length; i++) if (isFirst(hand, i)) kinds.push(at(hand, i));
  return kinds;
}

const isRobbable = (board: Board, seat: Seat): boolean => playerAt(board, seat).gold > 0;
const canPay = (board: Board, seat: Seat): boolean => isRobbable(board, seat) || handOf(board, seat).length > 0;

/** Whom a card can be played against; null when it has no target. */
export function targetsOf(board: Board, seat: Seat, card: Card): readonly Seat[] | null {
  if (card === 'strike' || card === 'bolt') return seatsAfter(seat);
  if (card === 'steal') return seatsAfter(seat).filter((other) => isRobbable(board, other));
  if (card === 'levy') return seatsAfter(seat).filter((other) => canPay(board, other));
  return null;
}

/** How much a card can be played for; null when it has no amount. */
export function amountsOf(board: Board, seat: Seat, card: Card, target: Seat | undefined): number[] | null {
  const { gold, health } = playerAt(board, seat);
  if (card === 'bolt') return range(0, Math.min(BOLT_MOST, gold));
  if (card === 'heal') return range(1, Math.min(HEAL_MOST, HEALTH - health, gold + 1));
  if (card === 'steal') return range(1, Math.min(TAKE_MOST, playerAt(board, target ?? missing()).gold));
  return null;
}

/** Whether a card of the hand can be played now: some are only responses. */
function isPlayable(board: Board, seat: Seat, card: Card): boolean {
  if (card === 'guard' || card === 'dodge' || card === 'counter') return false;
  if (card === 'heal') return playerAt(board, seat).health < HEALTH;
  if (card === 'steal') return seatsAfter(seat).some((other) => isRobbable(board, other));
  return card !== 'levy' || seatsAfter(seat).some((other) => canPay(board, other));
}

export function hasPlayable(board: Board, seat: Seat): boolean {
  for (const card of handOf(board, seat)) if (isPlayable(board, seat, card)) return true;
  return false;
}

export function playableCards(board: Board, seat: Seat): Card[] {
  const hand = handOf(board, seat);
  const playable: Card[] = [];
  for (let i = 0; i < hand.length; i++) if (isFirst(hand, i) && isPlayable(board, seat, at(hand, i))) playable.push(at(hand, i));
  return playable;
}
