// Owns the positions that tests of this game are built from: a hero as wanted, a room as wanted, a deck as wanted.

import { call, keysOf, missing, pileOf, procedure, zoneOf, type Call, type Game, type Procedure } from '@undercroft/kernel';
import { scene, type Fresh, type Scene } from '@undercroft/testkit';
import { CARD_IDS, cardOf, cardsOfLevel, packOf, type CardId } from '../src/content/cards.ts';
import type { Side } from '../src/content/drawing.ts';
import type { ItemId } from '../src/content/items.ts';
import type { Card, Gem, Level, PackId, Skill } from '../src/content/types.ts';
import type { Delve } from '../src/delve.ts';
import { game } from '../src/game.ts';
import { automaticEntrance } from '../src/queries/entrance.ts';
import { circlesOf } from '../src/content/circles.ts';
import { itemOf } from '../src/queries/items.ts';
import { encounter, resolve } from '../src/rules/encounter.ts';
import { opening } from '../src/rules/opening.ts';
import { round } from '../src/rules/round.ts';
import { checkSetup, type Setup } from '../src/setup.ts';
import { newBoard, newEncounter, type Board, type Encounter, type Room, type Wall } from '../src/state.ts';

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

/**
 * A board with an automatic entrance of 9 squares, no cards anywhere, and the hero as wanted (health 10, no gems, no items).
 * The reserve is empty too, so that a scene does not depend on how many cards a pack has.
 */
export function boardWith(wanted: HeroWanted = {}): Board {
  const board = newBoard(setupOf(wanted.setup));
  board.decks.reserve = zoneOf([]);
  Object.assign(board.hero.bubbles, { ATK: 2, DEF: 2, AGL: 2, WIT: 2 }, wanted.bubbles);
  board.hero.health.gained = wanted.health ?? 10;
  for (const gem of keysOf(wanted.gems ?? {})) board.hero.gems[gem].gained = wanted.gems?.[gem] ?? 0;
  for (const one of wanted.items ?? []) {
    const [item, used] = typeof one === 'string' ? [one, 0] : one;
    board.hero.inventory.push({ item, uses: itemOf(item).uses, used, usedHere: 0 });
  }
  const { squares, exits } = automaticEntrance(board.map, 9);
  board.entranceDice = [3, 3, 3];
  board.map.rooms = [
    ...board.map.rooms,
    {
      id: 0,
      card: null,
      squares,
      exits: exits.map((wall) => ({ wall, state: 'open' })),
      circles: 0,
      filled: 0,
      completed: true,
      orientation: { turns: 0, mirrored: false },
    },
  ];
  wanted.change?.(board);
  return board;
}

/** A board on which the hero stands in the room of a card, drawn but not on the grid: circles as printed. */
export function inRoom(card: CardId, wanted: HeroWanted = {}, state: Partial<Encounter> = {}): Board {
  const board = boardWith(wanted);
  const circles = state.circles ?? circlesOf(cardOf(card));
  board.encounter = { ...newEncounter(card), stage: 'rounds', circles, ...state };
  board.map.rooms = [
    ...board.map.rooms,
    {
      id: 1,
      card,
      squares: [],
      exits: [],
      circles,
      filled: state.filled ?? 0,
      completed: false,
      orientation: { turns: 0, mirrored: false },
    },
  ];
  board.map.heroRoom = 1;
  board.met.push(card);
  return board;
}

/** Rooms and encounters as they are when they are new: goldens keep only how theirs differ. */
const NEW_ROOM: Room = {
  id: 0,
  card: null,
  squares: [],
  exits: [],
  circles: 0,
  filled: 0,
  completed: false,
  orientation: { turns: 0, mirrored: false },
};
const FRESH: Fresh = { encounter: newEncounter('BRN-101'), 'map.rooms.*': NEW_ROOM };
const on = (played: Game<Delve>, board: Board, first?: Call): Scene<Delve> => scene(played, board, first, 1, FRESH);
const running = (board: Board, first: Procedure<Delve, object>): Scene<Delve> => on(game, board, call(first, {}) satisfies Call);

/** One round in the room of a card; the scene ends with the round. */
export const roundIn = (card: CardId, wanted?: HeroWanted, state?: Partial<Encounter>): Scene<Delve> =>
  running(inRoom(card, wanted, state), round);
/** Rounds, rewards and the way of the card to its pile. */
export const resolving = (card: CardId, wanted?: HeroWanted, state?: Partial<Encounter>): Scene<Delve> =>
  running(inRoom(card, wanted, state), resolve);
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
export const wholeGame = (raw: object = {}): Scene<Delve> => on(game, newBoard(setupOf(raw)));

/** The choices that nearly every round begins and ends with. */
export const together = { act: 'roll-together', take: [] } as const;
export const inTurn = { act: 'roll-in-turn' } as const;
export const commit = (check: number) => ({ act: 'commit', check }) as const;

/** The main procedure entered at one of its labels: between two encounters, or right after the Boss. */
function enteredAt(label: string): Game<Delve> {
  const { main } = game;
  const jump = procedure<Delve>()('jump', 'there')
    .step('DLV-SETUP-03/scene', () => 'there')
    .at('there')
    .step('DLV-SETUP-03/there', () => undefined)
    .done()
    .steps.slice(0, 1);
  const steps = [...jump, ...main.steps];
  const labels = Object.fromEntries(Object.entries(main.labels).map(([name, at]) => [name, at + 1]));
  const entered: Procedure<Delve, object> = {
    ...main,
    steps,
    index: new Map(steps.map((step, at) => [step.name, at])),
    labels: { ...labels, there: labels[label] ?? missing() },
  };
  return {
    ...game,
    main: entered,
    procedures: game.procedures.map((one) => (one.name === main.name ? entered : one)),
  };
}
const atBetween = enteredAt('between');
const atVictory = enteredAt('won');
/** The whole game from the window BETWEEN on. */
export const between = (board: Board): Scene<Delve> => on(atBetween, board);
/** The whole game from the moment after the Boss on. */
export const afterVictory = (board: Board): Scene<Delve> => on(atVictory, board);

export interface DecksWanted {
  /** From bottom to top; a list inside is shuffled: its order is not decided yet. */
  readonly impending?: readonly (CardId | readonly CardId[])[];
  readonly future?: readonly (CardId | readonly CardId[])[];
  readonly discard?: readonly CardId[];
  readonly victory?: readonly CardId[];
  readonly reserve?: readonly CardId[];
}
const pileFrom = (cards: readonly (CardId | readonly CardId[])[]) => cards.flatMap((one) => pileOf(typeof one === 'string' ? [one] : one));

/** The decks as wanted; the cards left out lie nowhere. */
export const decksAre =
  (wanted: DecksWanted) =>
  ({ decks }: Board): void => {
    decks.impending = pileFrom(wanted.impending ?? []);
    decks.future = pileFrom(wanted.future ?? []);
    decks.discard = [...(wanted.discard ?? [])];
    decks.victory = [...(wanted.victory ?? [])];
    decks.reserve = zoneOf(wanted.reserve ?? []);
  };

/** What a game with BRN-101 to 103, 201 to 203, 301, 302 and B01 left in the reserve: 7 of level 1, and 5 + 5 + 2 above. */
export const LEFT_OVER: readonly CardId[] = [
  ...(['BRN-104', 'BRN-105', 'BRN-106', 'BRN-107', 'BRN-108', 'BRN-109', 'BRN-110'] as const),
  ...(['BRN-204', 'BRN-205', 'BRN-206', 'BRN-207', 'BRN-208'] as const),
  ...(['BRN-303', 'BRN-304', 'BRN-305', 'BRN-306', 'BRN-307'] as const),
  ...(['BRN-B02', 'BRN-B03'] as const),
];
/** How many cards these packs have. */
export const cardsIn = (packs: readonly PackId[]): number => CARD_IDS.filter((card) => packs.includes(packOf(card))).length;
/** How many cards each of n picks of a level is taken from: all of these packs, then one fewer each time. */
export const pickedFrom = (packs: readonly PackId[], level: Level, n: number): number[] =>
  Array.from({ length: n }, (_, i) => cardsOfLevel(packs, level).length - i);

/** The entrance covers the whole grid: no room can be drawn any more, not even behind a secret door. */
export function fullGrid({ map }: Board): void {
  const squares = Array.from({ length: map.width * map.height }, (_, square) => square);
  map.rooms = [
    {
      id: 0,
      card: null,
      squares,
      exits: [],
      circles: 0,
      filled: 0,
      completed: true,
      orientation: { turns: 0, mirrored: false },
    },
  ];
}

/** One side of the square in row r and column c of the standard grid. */
export const wall = (r: number, c: number, side: Side, width = 32): Wall => `${r * width + c}${side}`;

/** Runs with a card printed otherwise, for combinations that no card of our packs has; afterwards it is as before. */
export function reprinted<V>(card: CardId, changes: { readonly [Part in keyof Card]?: Card[Part] | undefined }, run: () => V): V {
  const printed = cardOf(card);
  const before = { ...printed };
  Object.assign(printed, changes);
  try {
    return run();
  } finally {
    Object.assign(printed, before);
  }
}
/** So many FIRE POTs, each of which fills two circles. */
export const pots = (n: number): readonly ItemId[] => Array.from({ length: n }, () => 'firepot');
/** A round that clears a room with the FIRE POTs from a place of the inventory on: only the guard check is left. */
export const burn = (from: number, n: number) => [
  ...Array.from({ length: n }, (_, i) => ({ act: 'use', item: from + i }) as const),
  together,
];
/** A cleared room left without its rewards. */
export const noRewards = [{ act: 'choose', rewards: [] }, { act: 'leave' }] as const;
/** A game between two encounters, with these decks; the grid is full, so that no room has to be drawn. */
export const playing = (decks: DecksWanted, wanted: HeroWanted = {}): Scene<Delve> =>
  between(
    boardWith({
      ...wanted,
      change: (board) => {
        fullGrid(board);
        decksAre(decks)(board);
        wanted.change?.(board);
      },
    }),
  );
