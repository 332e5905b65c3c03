// Owns the positions that tests of this game are built from: a hero as wanted, a room as wanted, a deck as wanted.

import { call, pileOf, type Call, type Procedure } from '@undercroft/kernel';
import { scene, type Scene } from '@undercroft/testkit';
import { cardOf, type CardId } from '../src/content/cards.ts';
import type { ItemId } from '../src/content/items.ts';
import type { Gem, Skill } from '../src/content/types.ts';
import type { Delve } from '../src/delve.ts';
import { game } from '../src/game.ts';
import { automaticEntrance } from '../src/queries/entrance.ts';
import { circlesOf } from '../src/queries/foe.ts';
import { itemOf } from '../src/queries/items.ts';
import { encounter, resolve } from '../src/rules/encounter.ts';
import { opening } from '../src/rules/opening.ts';
import { round } from '../src/rules/round.ts';
import { checkSetup, type Setup } from '../src/setup.ts';
import { newBoard, newEncounter, type Board, type Encounter } from '../src/state.ts';

export interface HeroWanted {
  /** Filled bubbles; 2 in all skills where left out: every check is two dice. */
  readonly bubbles?: Partial<Record<Skill, 1 | 2 | 3 | 4>>;
  readonly health?: number;
  readonly gems?: Partial<Record<Gem, number>>;
  /** Item ids, or [id, uses already made]. */
  readonly items?: readonly (ItemId | readonly [ItemId, number])[];
  readonly setup?: Partial<Setup>;
  /** Anything else about the board. */
  readonly change?: (board: Board) => void;
}

export function setupOf(raw: object = {}): Setup {
  const checked = checkSetup(raw);
  if (!checked.ok) throw new Error(`the setup of this scene is wrong: ${JSON.stringify(checked.problem)}`);
  return checked.setup;
}

/** A board with an automatic entrance of 9 squares, no cards drawn, and the hero as wanted (health 10, no gems, no items). */
export function boardWith(wanted: HeroWanted = {}): Board {
  const board = newBoard(setupOf(wanted.setup));
  Object.assign(board.hero.bubbles, { ATK: 2, DEF: 2, AGL: 2, WIT: 2 }, wanted.bubbles);
  board.hero.health.gained = wanted.health ?? 10;
  for (const [gem, n] of Object.entries(wanted.gems ?? {})) board.hero.gems[gem as Gem].gained = n;
  for (const one of wanted.items ?? []) {
    const [item, used] = typeof one === 'string' ? [one, 0] : one;
    board.hero.inventory.push({ item, uses: itemOf(item).uses, used, usedHere: 0 });
  }
  const { squares, exits } = automaticEntrance(board.map, 9);
  board.entranceDice = [3, 3, 3];
  board.map.rooms.push({ id: 0, card: null, squares, exits: exits.map((wall) => ({ wall, state: 'open' })), circles: 0, filled: 0, completed: true, orientation: { turns: 0, mirrored: false } });
  wanted.change?.(board);
  return board;
}

/** A board on which the hero stands in the room of a card, drawn but not on the grid: circles as printed. */
export function inRoom(card: CardId, wanted: HeroWanted = {}, state: Partial<Encounter> = {}): Board {
  const board = boardWith(wanted);
  const circles = state.circles ?? circlesOf(cardOf(card));
  board.encounter = { ...newEncounter(card), stage: 'rounds', circles, ...state };
  board.map.rooms.push({ id: 1, card, squares: [], exits: [], circles, filled: state.filled ?? 0, completed: false, orientation: { turns: 0, mirrored: false } });
  board.map.heroRoom = 1;
  board.met.push(card);
  return board;
}

const running = (board: Board, procedure: Procedure<Delve, object>): Scene<Delve> => scene(game, board, call(procedure, {}) satisfies Call);

/** One round in the room of a card; the scene ends with the round. */
export const roundIn = (card: CardId, wanted?: HeroWanted, state?: Partial<Encounter>): Scene<Delve> => running(inRoom(card, wanted, state), round);
/** Rounds, rewards and the way of the card to its pile. */
export const resolving = (card: CardId, wanted?: HeroWanted, state?: Partial<Encounter>): Scene<Delve> => running(inRoom(card, wanted, state), resolve);
/** What happens before round 1. */
export const openingOf = (card: CardId, wanted?: HeroWanted): Scene<Delve> => running(inRoom(card, wanted, { stage: 'drawn' }), opening);
/** A whole encounter: these cards are the impending deck, the last one on top. */
export function drawing(cards: readonly CardId[], wanted: HeroWanted = {}): Scene<Delve> {
  return running(
    boardWith({
      ...wanted,
      change: (board) => {
        board.decks.impending = cards.flatMap((card) => pileOf([card]));
        wanted.change?.(board);
      },
    }),
    encounter,
  );
}
/** Any procedure on any board. */
export const sceneWith = running;
/** A whole game from its setup. */
export const wholeGame = (raw: object = {}): Scene<Delve> => scene(game, newBoard(setupOf(raw)));

/** The choices that nearly every round begins and ends with. */
export const together = { act: 'roll-together', take: [] } as const;
export const inTurn = { act: 'roll-in-turn' } as const;
export const commit = (check: number) => ({ act: 'commit', check }) as const;
