// Owns what lies on the table: tiles, heroes, foes, objects, decks, and whose turn it is. All but the piles is replaced, never changed in place.

import { copyPile, everyone, missing, pileOf, type Pile, type Seat } from '@undercroft/kernel';
import {
  adventureOf,
  encounterDeck,
  monsterDeck,
  treasureDeck,
  type AllyId,
  type EncounterId,
  type FoeKind,
  type HeroId,
  type MonsterId,
  type PowerId,
  type TileId,
  type TreasureId,
  type VillainId,
  type XpId,
} from './content/cards.ts';
import type { Condition, ThingKind, Track } from './content/types.ts';
import type { Attack, Blow, Lasting, Rolled, Waiting } from './fighting.ts';
import { DIRS, shapeOf, type Dir } from './pieces/shapes.ts';
import { setsOf, type Setup } from './setup.ts';

/** Sixteen for each tile in the order in which they were laid, row by row as the tile lies. */
export type Square = number;
/** The place of a tile in that order, and four edges for each. */
export type TileNo = number;
export type EdgeNo = number;
export const NOWHERE = -1;
/** Heroes are 0 to 4 in seat order, the ally of a hero is 8 more, foes and objects follow from 16 on as they arrive. */
export type Figure = number;
export type HeroNo = number;
export const NOBODY = -1;
const ALLIES_FROM = 8;
const OTHERS_FROM = 16;
export const isHero = (figure: Figure): boolean => figure >= 0 && figure < ALLIES_FROM;
export const isAlly = (figure: Figure): boolean => figure >= ALLIES_FROM && figure < OTHERS_FROM;
export const allyOfHero = (hero: HeroNo): Figure => hero + ALLIES_FROM;

/** Only `open` edges let anybody through (CAV-GEO-04); the last three were closed in the course of the game (CAV-EDGE-01, CAV-EDGE-03). */
export type Edge = 'open' | 'closed' | 'door' | 'collapse' | 'wall' | 'fissure';
export interface Placed {
  readonly tile: TileId;
  /** CAV-GEO-01: the cell; x grows east, y south. */
  readonly x: number;
  readonly y: number;
  /** CAV-GEO-03: quarter turns clockwise. */
  readonly rot: Dir;
  readonly edges: readonly [Edge, Edge, Edge, Edge];
}

/** A card in front of a player (CAV-MONSTER-02, CAV-TRAP-02), in the order drawn. Traps and hazards have a marker on a square. */
export interface Controlled {
  readonly no: number;
  readonly card: MonsterId | EncounterId;
  readonly square: Square;
}
export interface Item {
  readonly card: TreasureId;
  readonly up: boolean;
}
export type Team = 0 | 1;
export type Level = 1 | 2;

export interface Hero {
  readonly id: HeroId;
  readonly team: Team;
  readonly level: Level;
  readonly hp: number;
  /** NOWHERE before it is placed and after it has escaped. */
  readonly square: Square;
  readonly escaped: boolean;
  readonly conditions: readonly Condition[];
  readonly curses: readonly EncounterId[];
  /** Powers face up and face down. */
  readonly up: readonly PowerId[];
  readonly down: readonly PowerId[];
  readonly items: readonly Item[];
  readonly row: readonly Controlled[];
  /** CAV-DEFEAT-06: has drawn its Treasure card of this turn. */
  readonly treasured: boolean;
}

export interface Foe {
  readonly id: Figure;
  readonly kind: FoeKind;
  readonly villain: boolean;
  readonly hp: number;
  readonly square: Square;
  readonly pinned: boolean;
}
export interface Ally {
  readonly of: HeroNo;
  readonly kind: AllyId;
  readonly hp: number;
  readonly square: Square;
}
export interface Thing {
  readonly id: Figure;
  readonly kind: ThingKind;
  readonly hp: number;
  /** NOWHERE while it is carried, and of what lies on an edge. */
  readonly square: Square;
  readonly by: HeroNo;
  readonly edge: EdgeNo;
  /** Of a fissure: which of the four. */
  readonly n: number;
  /** A8: who alone may pick it up, and for how many more turns of its finder; -1: anybody. */
  readonly crew: Team | -1;
  readonly finder: HeroNo;
  readonly turns: number;
}

/** CAV-TREASURE-07: `turns` of its drawer end before it is discarded. */
export interface Blessing {
  readonly card: TreasureId;
  readonly by: HeroNo;
  readonly turns: number;
}

/** CAV-HERO-05: moves begun, squares walked in the move under way (-1: none is), and whether the attack is used. */
export interface Acting {
  readonly moves: number;
  readonly walked: number;
  readonly attacked: boolean;
}
export const FRESH: Acting = { moves: 0, walked: -1, attacked: false };

export const PHASES = ['setup', 'hero', 'exploration', 'villain'] as const;
export type Phase = (typeof PHASES)[number];

export interface Deck<Card extends string> {
  draw: Pile<Card>;
  discard: readonly Card[];
}

/** How it ended: the team that won, or nobody. */
export interface Result {
  readonly winner: Team | -1;
}

/** What everybody may see. */
export interface Table {
  readonly setup: Setup;
  tiles: readonly Placed[];
  heroes: readonly Hero[];
  foes: readonly Foe[];
  allies: readonly Ally[];
  things: readonly Thing[];
  first: HeroNo;
  active: HeroNo;
  round: number;
  phase: Phase;
  acting: Acting;
  /** Tiles placed in this turn's Exploration Phase: none, only white ones, or a black one (CAV-VILLAIN-02). */
  laid: 'none' | 'white' | 'black';
  /** A tile that has been drawn and is to be placed, named tiles that are held back (CAV-EXPLORE-17), and whether something else comes than a monster. */
  drawn: TileId | null;
  held: readonly TileId[];
  replaced: boolean;
  environment: EncounterId | null;
  /** The Encounter card that is being played. */
  encounter: EncounterId | null;
  /** It is drawn in place of a trap for which there was no room (CAV-TRAP-03). */
  redrawn: boolean;
  blessings: readonly Blessing[];
  lasting: readonly Lasting[];
  tracks: Readonly<Record<Track, number>>;
  /** By team (CAV-XP-02, CAV-SURGE-04, CAV-TEAM-02). */
  xp: readonly (readonly XpId[])[];
  surges: readonly number[];
  surgesSpent: number;
  attack: Attack | null;
  blow: Blow | null;
  rolled: Rolled | null;
  /** What the acting foe or ally does, and whom it has gone up to. */
  tactic: number;
  quarry: Figure;
  /** Foes that have acted in this Villain Phase, and cards of the row that are done (CAV-VILLAIN-08, CAV-VILLAIN-09). */
  acted: readonly Figure[];
  handled: readonly number[];
  /** Treasure cards that are turned up and not resolved, and how many are drawn for this defeat. */
  found: readonly TreasureId[];
  draws: number;
  /** The power in hand is not turned face down (Hold the Line). */
  kept: boolean;
  /** Effects of Fortunes that wait for the power in hand (G-04), and how many foes that power has defeated. */
  waiting: readonly Waiting[];
  defeats: number;
  /** CAV-TILE-08: tiles whose feature was used. */
  spent: readonly TileNo[];
  /** Parts of effects that Stand Fast has ignored so far. */
  ignored: number;
  delivered: readonly [number, number];
  lastDelivery: Team | -1;
  destroyed: number;
  vanquished: readonly VillainId[];
  /** A2, A5: the first object has been picked up. */
  lifted: boolean;
  nextFigure: Figure;
  nextCard: number;
  result: Result | null;
}

export interface Board extends Table {
  readonly monsters: Deck<MonsterId>;
  readonly encounters: Deck<EncounterId>;
  readonly treasures: Deck<TreasureId>;
  stack: Pile<TileId>;
  /** Tiles that somebody looks at, from top to bottom, before they go back. */
  looked: Pile<TileId>;
}

/** A tile as it is laid: its edges as they are printed. */
export function placed(tile: TileId, x: number, y: number, rot: Dir): Placed {
  const { open, door } = shapeOf(tile, rot);
  const edge = (dir: Dir): Edge => ((open & (1 << dir)) !== 0 ? 'open' : (door & (1 << dir)) !== 0 ? 'door' : 'closed');
  const [north, east, south, west] = DIRS.map(edge);
  return { tile, x, y, rot, edges: [north ?? missing(), east ?? missing(), south ?? missing(), west ?? missing()] };
}

/** CAV-SETUP-09, CAV-GEO-01, CAV-GEO-05. */
const START: readonly Placed[] = [placed('S00N', 0, 0, 0), placed('S00S', 0, 1, 0)];
export const NORTH_HALF: TileNo = 0;
export const SOUTH_HALF: TileNo = 1;

/** CAV-SETUP-02, CAV-SETUP-13. */
export function newBoard(setup: Setup): Board {
  const { teams } = adventureOf(setup.adventure);
  const sets = setsOf(setup);
  const all = everyone(setup.players);
  return {
    setup,
    tiles: START,
    heroes: [],
    foes: [],
    allies: [],
    things: [],
    first: 0,
    active: 0,
    round: 0,
    phase: 'setup',
    acting: FRESH,
    laid: 'none',
    drawn: null,
    held: [],
    replaced: false,
    environment: null,
    encounter: null,
    redrawn: false,
    blessings: [],
    lasting: [],
    tracks: { spore: 0, water: 0, strain: 0 },
    xp: teams === true ? [[], []] : [[]],
    surges: [],
    surgesSpent: 0,
    attack: null,
    blow: null,
    rolled: null,
    tactic: 0,
    quarry: NOBODY,
    acted: [],
    handled: [],
    found: [],
    draws: 1,
    kept: false,
    waiting: [],
    defeats: 0,
    spent: [],
    ignored: 0,
    delivered: [0, 0],
    lastDelivery: -1,
    destroyed: 0,
    vanquished: [],
    lifted: false,
    nextFigure: OTHERS_FROM,
    nextCard: 1,
    result: null,
    // What lies in a deck is no secret, since everything else lies open; only its order is.
    monsters: { draw: pileOf(monsterDeck(sets), all), discard: [] },
    encounters: { draw: pileOf(encounterDeck(sets), all), discard: [] },
    treasures: { draw: pileOf(treasureDeck(sets), all), discard: [] },
    stack: [],
    looked: [],
  };
}

const copyDeck = <Card extends string>(deck: Deck<Card>): Deck<Card> => ({ ...deck, draw: copyPile(deck.draw) });

export const copyBoard = (board: Board): Board => ({
  ...board,
  monsters: copyDeck(board.monsters),
  encounters: copyDeck(board.encounters),
  treasures: copyDeck(board.treasures),
  stack: copyPile(board.stack),
  looked: copyPile(board.looked),
});

export const heroAt = (table: Table, hero: HeroNo): Hero => table.heroes[hero] ?? missing();
export const activeHero = (table: Table): Hero => table.heroes[table.active] ?? missing();
/** CAV-DOWN-01. */
export const isDowned = ({ hp, square }: Hero): boolean => hp === 0 && square >= 0;
export const stands = ({ hp, square }: Hero): boolean => hp > 0 && square >= 0;
export const foeAt = (table: Table, figure: Figure): Foe | undefined => table.foes.find(({ id }) => id === figure);
export const thingAt = (table: Table, figure: Figure): Thing | undefined => table.things.find(({ id }) => id === figure);
export const allyAt = (table: Table, figure: Figure): Ally | undefined => table.allies.find(({ of }) => allyOfHero(of) === figure);

/** CAV-GEN-01, CAV-SOLO-01, CAV-SOLO-04: who plays a hero; heroes are dealt out to the seats in turn, and each has a row of its own. */
export const seatOf = ({ setup }: Table, hero: HeroNo): Seat => hero % setup.players;
/** CAV-TURN-02: all heroes, from one on, clockwise. */
export function heroesFrom({ heroes }: Table, hero: HeroNo): readonly HeroNo[] {
  const order: HeroNo[] = [];
  for (let i = 0; i < heroes.length; i++) order.push((hero + i) % heroes.length);
  return order;
}
