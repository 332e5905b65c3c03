// Owns what lies on the table: the party, the two decks, the dungeon, a fight under way. Everything is replaced, never changed in place.

import { missing, type Seat } from '@undercroft/kernel';
import { PLAYING_CARDS, type PlayingCard } from '@undercroft/parts';
import type { ArmorId, DomainId, JobId, PotionId, SpeciesId, TechniqueId, ToolId, WeaponId } from './content/index.ts';
import type { Row, Slot, StatusId, TrapId } from './content/types.ts';
import type { Fight, Source, Verdict } from './fighting.ts';
import { agreedOf, type Agreed, type Setup } from './setup.ts';

export type Card = PlayingCard;
/** Characters are 0 to 3 by seat, monsters 4 to 7: the order of numbers is unit order (CRD-CARDS-15). */
export type Unit = number;
export const FIRST_MONSTER: Unit = 4;
export const NOBODY: Unit = -1;
export const isMonster = (unit: Unit): boolean => unit >= FIRST_MONSTER;

/** A weapon or armor with its level: `axe-3`. */
export type GearId = `${WeaponId | ArmorId}-${number}`;
export type Item = PotionId | ToolId | GearId;

/** What characters and monsters have alike. */
export interface Body {
  readonly level: number;
  readonly hp: number;
  readonly statuses: readonly StatusId[];
  readonly stun: number;
  readonly row: Row;
}
export interface Character extends Body {
  readonly job: JobId;
  /** How many of its job came before it in this campaign: its name. */
  readonly no: number;
  readonly exp: number;
  readonly sp: number;
  readonly mp: number;
  /** STR, DEX, CON, INT, WIS. */
  readonly base: readonly [number, number, number, number, number];
  readonly techniques: readonly TechniqueId[];
  readonly gear: Readonly<Record<Slot, GearId | null>>;
  /** CRD-ITEM-01: in carried order. */
  readonly items: readonly Item[];
  /** Where it was left behind (CRD-FLEE-06); NOWHERE: it is with the party; GONE: it is not, for good, and its seat is free. */
  readonly left: Place;
  /** The fight it was left in: only that encounter frees it (CRD-FLEE-09). */
  readonly held: Source | null;
}

/** A hundred for each floor below, and the tile of its floor. */
export type Place = number;
export const NOWHERE: Place = -1;
export const GONE: Place = -2;
const FLOOR = 100;
export const placeOf = (floor: number, tile: number): Place => floor * FLOOR + tile;
export const floorOf = (place: Place): number => Math.floor(place / FLOOR);
export const tileNo = (place: Place): number => place % FLOOR;
/** CRD-DUNGEON-02: the tiles of a floor by number; branch tiles follow. */
export const ENTRANCE = 0;
export const MAINS = 5;
export const ALCOVES: readonly number[] = [6, 7, 8];
export const EXIT = 9;
export const FIRST_BRANCH = 10;

/** Monsters that wait, to be fought with fresh cards (CRD-EXPLORE-13). */
export interface Band {
  readonly species: readonly SpeciesId[];
  readonly level: number;
}

export interface Tile {
  /** The main number it counts as; the exit is one more than the last. */
  readonly n: number;
  /** Of a branch tile: the one before it; NOWHERE otherwise. */
  readonly before: number;
  /** Null: face down, and not decided until somebody looks. */
  readonly card: Card | null;
  readonly explored: boolean;
  readonly clear: boolean;
  /** What works once has been used. */
  readonly used: boolean;
  /** Of a Puzzle. */
  readonly solved: boolean;
  /** CRD-ROOM-LOCKCHEST-03. */
  readonly tried: boolean;
  /** A trap out of a Trapped Chest that stays (CRD-ROOM-TRAPCHEST-03). */
  readonly trap: TrapId | null;
  /** CRD-TRAP-PUZZLE-03. */
  readonly failures: number;
  readonly band: Band | null;
  readonly hoard: Band | null;
  readonly items: readonly Item[];
  readonly stock: readonly Item[];
  readonly purse: number;
}
export interface Dungeon {
  /** Cards of the Dungeon deck that nobody has seen: what lies face down among them is decided when it is turned up. */
  readonly deck: readonly Card[];
  readonly floors: readonly (readonly Tile[])[];
  readonly at: Place;
  readonly from: Place;
  /** The hole above, as long as the party stands where it fell (CRD-TOOL-05). */
  readonly hole: Place;
}

export interface Quest {
  readonly domain: DomainId;
  readonly floors: number;
}

/** CRD-CARDS-06, CRD-CARDS-07, CRD-CARDS-08, CRD-CARDS-09, CRD-CARDS-10, CRD-CARDS-11. */
export interface Fate {
  /** Cards that nobody has seen since the last shuffle, in canonical order. */
  readonly unseen: readonly Card[];
  /** How many of them lie face down as treasure cards; the others are the draw pile. */
  readonly down: number;
  /** Treasure cards that were set aside before the last shuffle: these are they, in no order. */
  readonly under: readonly Card[];
  readonly discard: readonly Card[];
  /** Drawn for the check under way, or for the last one. */
  readonly drawn: readonly Card[];
  readonly spare: boolean;
}
export const FULL_DECK: readonly Card[] = [...PLAYING_CARDS].sort();
export const FRESH_FATE: Fate = { unseen: FULL_DECK, down: 0, under: [], discard: [], drawn: [], spare: false };

/** Who had a seat before somebody else took it. */
export interface Former {
  readonly unit: Unit;
  readonly job: JobId;
  readonly no: number;
}

/** What is remembered of one quest: for the players, no rule reads it. */
export interface Chapter extends Quest {
  readonly ql: number;
  /** How often the party set out for it. */
  readonly visits: number;
  /** Fights that were won. */
  readonly fights: number;
  /** Whoever fell, as often as they did. */
  readonly falls: readonly Former[];
  readonly finds: readonly Item[];
  readonly done: boolean;
}

export type Phase = 'creation' | 'town' | 'dungeon';
export type Ending = 'won' | 'lost';

export interface Table {
  readonly setup: Agreed;
  phase: Phase;
  /** By seat, which nobody changes: whoever is gone keeps theirs until a recruit takes it. */
  party: readonly Character[];
  former: readonly Former[];
  gold: number;
  ql: number;
  alarm: number;
  quest: Quest | null;
  /** Nobody has beaten the boss of this quest yet. */
  beaten: boolean;
  /** How many quests were begun. */
  quests: number;
  townVisits: number;
  alarms: number;
  fate: Fate;
  dungeon: Dungeon | null;
  fight: Fight | null;
  /** Against whom the last fight was, in the order of their numbers. */
  met: readonly SpeciesId[];
  /** How the last fight ended. */
  verdict: Verdict | null;
  /** Treasures that are turned up and not given to anybody yet. */
  found: readonly Item[];
  /** The quests so far, the latest last. */
  chronicle: readonly Chapter[];
  result: Ending | null;
}
export type Board = Table;

export function newBoard(setup: Setup): Board {
  return {
    setup: agreedOf(setup),
    phase: 'creation',
    party: [],
    former: [],
    gold: 0,
    ql: 1,
    alarm: 0,
    quest: null,
    beaten: false,
    quests: 0,
    townVisits: 0,
    alarms: 0,
    fate: FRESH_FATE,
    dungeon: null,
    fight: null,
    met: [],
    verdict: null,
    found: [],
    chronicle: [],
    result: null,
  };
}
/** Nothing on it is ever changed in place. */
export const copyBoard = (board: Board): Board => ({ ...board });

export const isGone = ({ left }: Pick<Character, 'left'>): boolean => left === GONE;
export const characterAt = ({ party }: Table, unit: Unit): Character => party[unit] ?? missing();
/** Characters are dealt out to the seats in turn. */
export const seatOf = ({ setup }: Table, unit: Unit): Seat => unit % setup.players;
export const dungeonOf = ({ dungeon }: Table): Dungeon => dungeon ?? missing();
export const questOf = ({ quest }: Table): Quest => quest ?? missing();
export const tileAt = ({ floors }: Dungeon, place: Place): Tile => floors[floorOf(place)]?.[tileNo(place)] ?? missing();
/** What is known to lie there; null too where the floor has not been laid out yet. */
export const cardAt = ({ floors }: Dungeon, place: Place): Card | null => floors[floorOf(place)]?.[tileNo(place)]?.card ?? null;
export const tileHere = (table: Table): Tile => tileAt(dungeonOf(table), dungeonOf(table).at);
/** The dungeon floor, DF, from 1. */
export const dfOf = (table: Table): number => floorOf(dungeonOf(table).at) + 1;
