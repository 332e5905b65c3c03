// Owns what several facts do alike to the board: units, tiles and the Fate deck replaced.

import { missing } from '@undercroft/kernel';
import { fightOf, type Fight, type Monster } from '../fighting.ts';
import {
  dungeonOf,
  FIRST_MONSTER,
  floorOf,
  isMonster,
  tileAt,
  tileNo,
  type Board,
  type Body,
  type Card,
  type Chapter,
  type Character,
  type Dungeon,
  type Fate,
  type Place,
  type Tile,
  type Unit,
} from '../state.ts';

export function setCharacter(board: Board, unit: Unit, change: Partial<Character>): void {
  board.party = board.party.with(unit, { ...(board.party[unit] ?? missing()), ...change });
}
export function setFight(board: Board, change: Partial<Fight>): void {
  board.fight = { ...fightOf(board), ...change };
}
export function setMonster(board: Board, unit: Unit, change: Partial<Monster>): void {
  const { monsters } = fightOf(board);
  const at = unit - FIRST_MONSTER;
  setFight(board, { monsters: monsters.with(at, { ...(monsters[at] ?? missing()), ...change }) });
}
export function setBody(board: Board, unit: Unit, change: Partial<Body>): void {
  if (isMonster(unit)) setMonster(board, unit, change);
  else setCharacter(board, unit, change);
}
export function setDungeon(board: Board, change: Partial<Dungeon>): void {
  board.dungeon = { ...dungeonOf(board), ...change };
}
export function setTile(board: Board, place: Place, change: Partial<Tile>): void {
  const dungeon = dungeonOf(board);
  const floor = dungeon.floors[floorOf(place)] ?? missing();
  const tiles = floor.with(tileNo(place), { ...tileAt(dungeon, place), ...change });
  setDungeon(board, { floors: dungeon.floors.with(floorOf(place), tiles) });
}
export const setFate = (board: Board, change: Partial<Fate>): void => {
  board.fate = { ...board.fate, ...change };
};

/** Notes something in the chapter of the quest that is under way; there is none before the first. */
export function setChapter(board: Board, change: (now: Chapter) => Partial<Chapter>): void {
  const now = board.chronicle.at(-1);
  if (now !== undefined) board.chronicle = [...board.chronicle.slice(0, -1), { ...now, ...change(now) }];
}

export const discarded = ({ discard }: Fate, cards: readonly Card[]): readonly Card[] =>
  cards.length === 0 ? discard : [...discard, ...cards];

/** CRD-INIT-09: all initiative cards of a unit are discarded at once. */
export function loseInitiative(board: Board, unit: Unit): void {
  const { hands } = fightOf(board);
  const hand = hands[unit] ?? missing();
  if (hand.length === 0) return;
  setFate(board, { discard: discarded(board.fate, hand) });
  setFight(board, { hands: hands.with(unit, []) });
}
