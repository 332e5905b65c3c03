// Owns what lies on the table: the hero's sheet, the map, the decks and the encounter under way.

import { copyEach, copyPile, copyZone, pileOf, zoneOf, type Pile, type Zone } from '@undercroft/kernel';
import { cardsIn, type CardId } from './content/cards.ts';
import type { Side } from './content/drawing.ts';
import type { ItemId } from './content/items.ts';
import { GEMS, SKILLS, type Effect, type Gem, type Level, type Skill } from './content/types.ts';
import type { Setup } from './setup.ts';

/** How a skill rolls (DLV-SKILL-05 to -08; A+2 only in two ladders). */
export type DieMode = 'D' | '+0' | '+2' | 'A' | 'A+2';
export const ME = 0;

/** Small circles filled, large circles filled (DLV-GEM-14, DLV-HEALTH-01, -02). */
export interface Track {
  gained: number;
  used: number;
}

export interface ItemEntry {
  readonly item: ItemId;
  /** null: ∞ */
  readonly uses: number | null;
  used: number;
  /** Uses in this encounter, for items that work so often in each. */
  usedHere: number;
}

export interface Hero {
  bubbles: Record<Skill, number>;
  health: Track;
  gems: Record<Gem, Track>;
  inventory: ItemEntry[];
}

/** A square of the grid: row times width plus column. */
export type Square = number;
/** One side of one square: `330N`. */
export type Wall = `${number}${Side}`;

export type ExitState = 'open' | 'joined' | 'blocked';
/** Never changed: replaced, and the list of a room with it. */
export interface Exit {
  readonly wall: Wall;
  readonly state: ExitState;
}

/** Quarter turns clockwise, after mirroring left and right (DLV-MAP-23). */
export interface Orientation {
  readonly turns: 0 | 1 | 2 | 3;
  readonly mirrored: boolean;
}

export interface Room {
  readonly id: number;
  /** null: the entrance */
  readonly card: CardId | null;
  /** Empty when the room could not be drawn (DLV-MAP-20). */
  readonly squares: readonly Square[];
  exits: readonly Exit[];
  circles: number;
  filled: number;
  completed: boolean;
  readonly orientation: Orientation;
}

export interface GameMap {
  readonly width: number;
  readonly height: number;
  /** Replaced when a room is added: which squares are taken is kept with it. */
  rooms: readonly Room[];
  heroRoom: number;
}

export const PURPOSES = ['attack', 'guard', 'test', 'trial', 'onClear'] as const;
export type Purpose = (typeof PURPOSES)[number];

/** A check passes through declare, roll, window, commit (DLV-CHECK-08). */
export interface Check {
  readonly purpose: Purpose;
  readonly skill: Skill;
  readonly target: number;
  /** The test of the card this is, by its place; the checked reward, for On Clear. */
  readonly source: number;
  mode: DieMode;
  /** From items; modifiers of tests are counted for the round. */
  bonus: number;
  dice: number[];
  state: 'declared' | 'prepared' | 'rolled' | 'committed';
  passed: boolean | null;
  /** STORM GLASS, SKELETON KEY: passes whatever the dice show. */
  forced: boolean;
}

/** A loss that waits for its place in the order of DLV-ROUND-11. */
export interface Pending {
  readonly cause: 'test' | 'trial' | 'guard';
  readonly effect: Extract<Effect, { do: 'lose-health' | 'lose-gem' }>;
}

export interface Encounter {
  readonly card: CardId;
  stage: 'drawn' | 'opening' | 'rounds' | 'clear';
  circles: number;
  filled: number;
  /** Circles added by tests: at most two (DLV-TEST-06). */
  added: number;
  regrown: number;
  leeched: number;
  round: number;
  /** Counted at the very start of the round (DLV-ROUND-10). */
  emptyAtStart: number;
  circlesAtStart: number;
  filledThisRound: number;
  lostThisRound: number;
  lostHere: number;
  attackModifier: number;
  guardModifier: number;
  noGuard: boolean;
  /** DLV-ROUND-17: decided once, when the ROUND-START window closes. */
  noAttack: boolean;
  weakerAtk: number;
  weakerDef: number;
  checks: Check[];
  hits: number;
  pending: Pending[];
  /** An exit drawn on the room by SURVEYOR'S CHALK, in the coordinates of the card's drawing. */
  chalked: Wall[];
}

export interface Decks {
  /** All cards of the packs at first, then those not chosen for this game. */
  reserve: Zone<CardId>;
  /** Chosen for this game, decks not built yet. */
  chosen: Zone<CardId>;
  impending: Pile<CardId>;
  future: Pile<CardId>;
  discard: CardId[];
  victory: CardId[];
  unplaced: CardId[];
  /** Taken from the top by SPYGLASS, to be put back. */
  looking: CardId[];
}

export type Result = 'failed' | 'victory';

/** What may be seen by the player: the board without its face-down cards. */
export interface Table {
  readonly setup: Setup;
  hero: Hero;
  map: GameMap;
  encounter: Encounter | null;
  /** Dice of the entrance, once rolled. */
  entranceDice: number[];
  /** Cards met so far, in order (DLV-DECK-20). */
  met: CardId[];
  /** Encounters cleared, by level: for the score. */
  cleared: Record<Level, number>;
  /** Further encounters cleared after the victory (DLV-MODE-COMPLETE-09). */
  further: number;
  completionist: boolean;
  result: Result | null;
  ended: boolean;
  gaveUp: boolean;
}

export interface Board extends Table {
  decks: Decks;
}

export function newBoard(setup: Setup): Board {
  return {
    setup,
    hero: {
      // DLV-SETUP-06: the D bubble of all four skills is filled.
      bubbles: { ATK: 1, DEF: 1, AGL: 1, WIT: 1 },
      health: { gained: 0, used: 0 },
      gems: { ruby: { gained: 0, used: 0 }, emerald: { gained: 0, used: 0 }, sapphire: { gained: 0, used: 0 } },
      inventory: [],
    },
    map: { width: setup.grid[0], height: setup.grid[1], rooms: [], heroRoom: 0 },
    encounter: null,
    entranceDice: [],
    met: [],
    cleared: { 1: 0, 2: 0, 3: 0, B: 0 },
    further: 0,
    completionist: false,
    result: null,
    ended: false,
    gaveUp: false,
    decks: {
      reserve: zoneOf(cardsIn(setup.packs)),
      chosen: zoneOf(),
      impending: pileOf([]),
      future: pileOf([]),
      discard: [],
      victory: [],
      unplaced: [],
      looking: [],
    },
  };
}

export function newEncounter(card: CardId): Encounter {
  return {
    card,
    stage: 'drawn',
    circles: 0,
    filled: 0,
    added: 0,
    regrown: 0,
    leeched: 0,
    round: 0,
    emptyAtStart: 0,
    circlesAtStart: 0,
    filledThisRound: 0,
    lostThisRound: 0,
    lostHere: 0,
    attackModifier: 0,
    guardModifier: 0,
    noGuard: false,
    noAttack: false,
    weakerAtk: 0,
    weakerDef: 0,
    checks: [],
    hits: 0,
    pending: [],
    chalked: [],
  };
}

/** What else they hold is never changed. */
const copyEntry = (entry: ItemEntry): ItemEntry => ({ ...entry });
const copyRoom = (room: Room): Room => ({ ...room });

export function copyHero(hero: Hero): Hero {
  const { bubbles, health, gems, inventory } = hero;
  return {
    ...hero,
    bubbles: { ...bubbles },
    health: { ...health },
    gems: { ...gems, ruby: { ...gems.ruby }, emerald: { ...gems.emerald }, sapphire: { ...gems.sapphire } },
    inventory: copyEach(inventory, copyEntry),
  };
}

export const copyMap = (map: GameMap): GameMap => ({ ...map, rooms: copyEach(map.rooms, copyRoom) });

const copyCheck = (check: Check): Check => ({ ...check, dice: check.dice.slice() });
export const copyEncounter = (encounter: Encounter): Encounter => ({
  ...encounter,
  checks: copyEach(encounter.checks, copyCheck),
  pending: encounter.pending.slice(),
  chalked: encounter.chalked.slice(),
});

/** Everything the player may see, as an independent copy. */
export function copyTable(table: Table): Table {
  return {
    setup: table.setup,
    hero: copyHero(table.hero),
    map: copyMap(table.map),
    encounter: table.encounter === null ? null : copyEncounter(table.encounter),
    entranceDice: table.entranceDice.slice(),
    met: table.met.slice(),
    cleared: { ...table.cleared },
    further: table.further,
    completionist: table.completionist,
    result: table.result,
    ended: table.ended,
    gaveUp: table.gaveUp,
  };
}

export function copyBoard(board: Board): Board {
  const { decks } = board;
  return {
    ...board,
    hero: copyHero(board.hero),
    map: copyMap(board.map),
    encounter: board.encounter === null ? null : copyEncounter(board.encounter),
    entranceDice: board.entranceDice.slice(),
    met: board.met.slice(),
    cleared: { ...board.cleared },
    decks: {
      ...decks,
      reserve: copyZone(decks.reserve),
      chosen: copyZone(decks.chosen),
      impending: copyPile(decks.impending),
      future: copyPile(decks.future),
      discard: decks.discard.slice(),
      victory: decks.victory.slice(),
      unplaced: decks.unplaced.slice(),
      looking: decks.looking.slice(),
    },
  };
}

/** DLV-GEM-15, DLV-HEALTH-03: gained minus used; there is no maximum. */
export const available = (track: Track): number => track.gained - track.used;
export const healthOf = (table: Table): number => available(table.hero.health);
export const gemsOf = (table: Table, gem: Gem): number => available(table.hero.gems[gem]);
/** The colours of which at least one gem is available. */
export const gemColours = (table: Table): readonly Gem[] => GEMS.filter((gem) => gemsOf(table, gem) > 0);
export const skillsBelow = (table: Table, skills: readonly Skill[]): readonly Skill[] =>
  SKILLS.filter((skill) => skills.includes(skill) && table.hero.bubbles[skill] < 4);
