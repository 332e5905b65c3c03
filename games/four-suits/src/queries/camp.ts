// Answers what the party has at hand between fights: who carries what, who has room, and what the tile it stands on offers.

import { missing } from '@undercroft/kernel';
import { rankOf } from '@undercroft/parts';
import { DOMAIN_IDS, type DomainId } from '../content/index.ts';
import { BOSS_ABOVE, BOSS_CARDS, MOST_ALARM_CARDS, MOST_FLOORS, MOST_LEVEL, MOST_QL } from '../content/scales.ts';
import type { RoomId } from '../content/types.ts';
import { ENTRANCE, characterAt, placeOf, tileHere, type Board, type Card, type Item, type Unit } from '../state.ts';
import { suitValue } from './cards.ts';
import { effectsOfItem, hasRoom, holderOf, partyHas, targetsFor } from './choices.ts';
import { roomOf, trapOf } from './floor.ts';
import { isPotion } from './gear.ts';
import { bestSkill, livingOf, presentOf } from './units.ts';

/** CRD-QUEST-05, CRD-QUEST-06, CRD-QUEST-07, CRD-QUEST-09, CRD-PARTY-03. */
export function nextQl({ ql, quest }: Pick<Board, 'ql' | 'quest'>, joined: boolean): number {
  if (quest === null) return ql;
  return Math.min(MOST_QL, ql + (quest.floors <= 2 ? 1 : 2) + (joined ? 1 : 0));
}
/** CRD-QUEST-02, CRD-QUEST-08. */
export const domainOn = (card: Card): DomainId => DOMAIN_IDS[rankOf(card) - 1] ?? missing();
/** CRD-QUEST-02, CRD-QUEST-03: how many floors a card means at a quest level. */
export const floorsAt = (card: Card, ql: number): number => Math.min(suitValue(card), MOST_FLOORS[ql - 1] ?? missing());

/** CRD-BOSS-01, CRD-MON-02. */
export const bossLevel = (ql: number, floors: number): number => Math.min(MOST_LEVEL, ql + floors + (BOSS_ABOVE[ql - 1] ?? missing()));

/** CRD-BOSS-02, CRD-QUEST-11: HP cards of a boss besides those of its kind. */
export const bossCards = ({ alarm, ql }: Pick<Board, 'alarm' | 'ql'>): number =>
  Math.min(MOST_ALARM_CARDS, alarm) + (BOSS_CARDS[ql - 1] ?? missing());

export const carried = (board: Board, unit: Unit): readonly Item[] => [...new Set(characterAt(board, unit).items)];
export const withItems = (board: Board): readonly Unit[] => presentOf(board).filter((unit) => characterAt(board, unit).items.length > 0);
export const withRoom = (board: Board): readonly Unit[] => presentOf(board).filter((unit) => hasRoom(characterAt(board, unit)));
export const inDungeon = ({ dungeon }: Board): boolean => dungeon !== null;

export const isHere = (board: Board, room: RoomId): boolean => inDungeon(board) && roomOf(tileHere(board)) === room;
/** A room that works once and was not used. */
export const isFresh = (board: Board, room: RoomId): boolean => isHere(board, room) && !tileHere(board).used;
export const isLocked = (board: Board): boolean => isFresh(board, 'locked-chest') || isFresh(board, 'locked-door');
export const isPuzzle = (board: Board): boolean =>
  inDungeon(board) &&
  trapOf(tileHere(board)) === 'puzzle' &&
  !tileHere(board).solved &&
  tileHere(board).explored &&
  tileHere(board).band === null;
/** CRD-TRAP-PUZZLE-02, CRD-TRAP-PUZZLE-03: the highest rank that solves the Puzzle here. */
export const puzzleNeed = (board: Board): number => bestSkill(board) + 2 + tileHere(board).failures;
export const isOpenHole = (board: Board): boolean =>
  inDungeon(board) && trapOf(tileHere(board)) === 'hole' && tileHere(board).explored && tileHere(board).clear;

const helpsOutside = (item: Item): boolean => isPotion(item) || item === 'bag-of-holding';
/** CRD-ITEM-03: what helps outside combat, Potions and the Bag of Holding, whoever of the living carries it (G-13). */
export function usable(board: Board): readonly Item[] {
  const living = livingOf(board);
  const [anybody] = living;
  const found: Item[] = [];
  if (anybody === undefined) return found;
  for (const unit of living)
    for (const item of characterAt(board, unit).items) if (helpsOutside(item) && !found.includes(item)) found.push(item);
  return found.filter((item) => targetsFor(board, anybody, effectsOfItem(item))?.length !== 0);
}
/** Whose thing is used: one's own, or that of the first who has it. */
export const giverOf = (board: Board, unit: Unit, item: Item): Unit =>
  characterAt(board, unit).items.includes(item) ? unit : holderOf(board, item);

export type WayHome = 'gate' | 'warp-stone';
/** CRD-EXPLORE-12: by the entrance of the first floor, or with a Warp Stone. */
export function waysHome(board: Board): readonly WayHome[] {
  if (board.dungeon === null) return [];
  const ways: WayHome[] = board.dungeon.at === placeOf(0, ENTRANCE) ? ['gate'] : [];
  if (partyHas(board, 'warp-stone')) ways.push('warp-stone');
  return ways;
}
