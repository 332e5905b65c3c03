// Owns the positions that tests of combined sets are built from: two realms, two piles, heroes of several grades.

import { call, keysOf, missing, pileOf, randomFrom, State, type Pile } from '@undercroft/kernel';
import { heroOf, type AdventureId, type HeroId, type MapId, type QuestId } from '../src/content/cards.ts';
import type { Grade } from '../src/content/types.ts';
import { game } from '../src/game.ts';
import { LEVEL } from '../src/levels.ts';
import { setup as settingUp } from '../src/rules/setup.ts';
import { newStocks } from '../src/piles.ts';
import { newQuest, type Board } from '../src/state.ts';
import { boardWith, CROSS, setupOf, type HeroWanted, type Laid, type TableWanted } from './scenes.ts';

/** The palace, and apart from it the moor: its Entrance, a road east of it. */
export const REALMS_MAP: readonly Laid[] = [...CROSS, ['the-last-signpost', 0, 0], ['unpaid-causeway', 1, 0]];
/** And a Site with a Portal at the end of the road. */
export const PORTAL_MAP: readonly Laid[] = [...REALMS_MAP, ['hollow-oak-court', 2, 0]];

export interface CombinedTable extends Omit<TableWanted, 'maps' | 'adventures' | 'discarded'> {
  /** What is left of each deck, from bottom to top, in this order. Nothing unless given. */
  readonly decksOf?: { readonly dungeon?: readonly MapId[]; readonly wilderness?: readonly MapId[]; readonly both?: readonly MapId[] };
  readonly glory?: readonly AdventureId[];
  readonly peril?: readonly AdventureId[];
  readonly discards?: readonly [glory: readonly AdventureId[], peril: readonly AdventureId[]];
  readonly quests?: readonly QuestId[];
  readonly global?: readonly QuestId[];
  readonly grade?: Grade;
}

const inOrder = <Card extends string>(cards: readonly Card[]): Pile<Card> => cards.flatMap((card) => pileOf([card]));

export function combined(wanted: CombinedTable): Board {
  const { decksOf = {}, glory = [], peril = [], discards = [[], []], quests = [], global = [], grade, ...table } = wanted;
  const board = boardWith(table);
  if (grade !== undefined) board.grade = grade;
  board.maps = {};
  for (const realm of keysOf(decksOf)) board.maps[realm] = inOrder(decksOf[realm] ?? []);
  const piles = newStocks(board.setup, board.grade).length === 1 ? [[...glory, ...peril]] : [glory, peril];
  board.stocks = piles.map((cards, i) => ({ draw: inOrder(cards), discard: discards[i] ?? [] }));
  board.quests = inOrder(quests);
  board.global = global.map(newQuest);
  return board;
}

/** A hero of several cards at a Level: the last of them whose grade is reached is on top. */
export function stacked(cards: readonly HeroId[], level: number): HeroWanted {
  const reached = cards.filter((card, i) => i === 0 || LEVEL[heroOf(card).grade] <= level);
  return { hero: reached.at(-1) ?? missing(), under: reached.slice(0, -1), ahead: cards.slice(reached.length), level };
}

/** A table that has been set up by chance, before its first turn; whoever is asked answers by chance. */
export function started(raw: object, seed: string): Board {
  const setup = setupOf(raw);
  const random = randomFrom(`${seed}/choices`);
  const state = State.on(game, setup.players, game.begin(setup), randomFrom(seed));
  state.begin(call(settingUp, {}));
  while (!state.isOver) {
    const applied = state.apply(state.toAct, state.randomChoice(state.toAct, random));
    if (!applied.ok) throw new Error(JSON.stringify(applied.refusal));
  }
  return state.board;
}
export const tables = (raw: object, n = 10): readonly Board[] => Array.from({ length: n }, (_, i) => started(raw, `combined/${i}`));
