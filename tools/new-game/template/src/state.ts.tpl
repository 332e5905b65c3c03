// Owns what lies on the table, and the types of this game for the engine.

import { pileOf, zoneOf, type Pile, type Seat, type Zone } from '@undercroft/kernel';
import { PLAYING_CARDS, type PlayingCard } from '@undercroft/parts';
import type { RuleId } from './generated/rule-ids.ts';
import type { Setup } from './setup.ts';
import type { View } from './view.ts';

/** @@PRE@@-TURN-04: the ways to search a room. */
export const WAYS = ['carefully', 'boldly'] as const;
export type Way = (typeof WAYS)[number];

export interface Board {
  readonly enough: number;
  readonly story: boolean;
  /** Of crews, by seat; none outside a story. */
  names: string[];
  round: number;
  turn: Seat;
  /** By seat, like omens and taken cards. */
  loot: number[];
  /** A zone knows who has seen its cards: an omen is known to its owner alone until it is shown. */
  omens: Zone[];
  taken: PlayingCard[][];
  /** What is drawn from it is decided when it is drawn. */
  deck: Pile;
  /** The room that is open now. */
  card: PlayingCard | null;
  spent: PlayingCard[];
  over: boolean;
}

/** @@PRE@@-SETUP-02. */
export const newBoard = ({ players, enough, story, carried = [] }: Setup): Board => ({
  enough,
  story,
  names: carried.slice(),
  round: 0,
  turn: 0,
  loot: Array.from({ length: players }, () => 0),
  omens: Array.from({ length: players }, () => zoneOf()),
  taken: Array.from({ length: players }, () => []),
  deck: pileOf(PLAYING_CARDS),
  card: null,
  spent: [],
  over: false,
});

/** Facts in the past tense, each with its body. */
export interface Bodies {
  'crew.named': { readonly seat: Seat; readonly name: string };
  'omen.drawn': { readonly seat: Seat; readonly card: PlayingCard };
  'round.begun': { readonly round: number };
  'room.opened': { readonly seat: Seat; readonly card: PlayingCard };
  'card.kept': { readonly seat: Seat; readonly card: PlayingCard; readonly loot: number };
  'wager.won': { readonly seat: Seat; readonly card: PlayingCard; readonly how: Way; readonly die: number; readonly loot: number };
  'wager.lost': { readonly seat: Seat; readonly card: PlayingCard; readonly how: Way; readonly die: number };
  'omen.shown': { readonly seat: Seat; readonly card: PlayingCard; readonly loot: number };
  'game.ended': { readonly loot: readonly number[] };
}

export interface @@Type@@ {
  readonly board: Board;
  readonly setup: Setup;
  readonly view: View;
  readonly rule: RuleId;
  readonly events: Bodies;
}
