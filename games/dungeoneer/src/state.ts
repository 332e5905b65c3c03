// Owns what lies on the table: players and their heroes, the map, the decks, and whose turn it is.

import { missing, copyEach, copyPile, copyZone, pileOf, zoneOf, type Pile, type Seat, type Zone } from '@undercroft/kernel';
import { mapOf, SET_OF, type AdventureId, type CardId, type HeroId, type MapId, type QuestId } from './content/cards.ts';
import { heroesIn, questsIn } from './content/decks.ts';
import type { Exit, Form, Grade, Realm, Roll, Score, Threat } from './content/types.ts';
import { copyMaps, copyStock, newMaps, newStocks, type MapDecks, type Stock } from './piles.ts';
import { gradesOf, PLAYERS, type Setup } from './setup.ts';
import type { Attack, Change, Combat, DieChanged, Grant, Ward } from './fighting.ts';

export type { About, Attack, Change, Combat, Dealt, DieChanged, Fighter, Grant, Ward } from './fighting.ts';

/** A placed map card is one space (DGN-MOVE-01), known by its place in the list of those placed. */
export type SpaceId = number;
export const NOWHERE: SpaceId = -1;
/** North, east, south, west. */
export type Side = 0 | 1 | 2 | 3;
export const SIDES: readonly Side[] = [0, 1, 2, 3];
const OPPOSITE = [2, 3, 0, 1] as const;
export const opposite = (side: Side): Side => OPPOSITE[side];

/** Where a map card lies. Never changed: a shift makes a new one. Each realm has a plane of its own (DGN-COMBINE-25, DGN-PORTAL-04). */
export interface Space {
  readonly card: MapId;
  readonly realm: Realm;
  readonly x: number;
  readonly y: number;
  readonly turned: boolean;
  /** As it lies: a turned card has them turned too (DGN-BUILD-05). */
  readonly exits: readonly [Exit, Exit, Exit, Exit];
  /** The neighbour on each side, also behind a Wall (DGN-BUILD-15), or NOWHERE. */
  readonly near: readonly [SpaceId, SpaceId, SpaceId, SpaceId];
  /** The Dungeon Entrance that a Portal leads to (DGN-PORTAL-02), or NOWHERE. */
  readonly portal: SpaceId;
}

/**
 * An Adventure card in play: in an Inventory, in a Pack, or attacking (DGN-CARD-04); in a Pack it is on no space (DGN-PACK-05).
 * Never changed: replaced. Every card exists once.
 */
export interface InPlay {
  readonly card: AdventureId;
  /** Who controls it: of a Bane that lies on a hero an opponent. */
  readonly by: Seat;
  /** DGN-COMBAT-23. */
  readonly wounds: number;
  readonly charges: number;
  /** DGN-CARD-05: what is tucked behind it. */
  readonly attached: readonly AdventureId[];
  /** DGN-GEN-16: used up until the next turn begins. */
  readonly used: boolean;
}

/** An exit that a card has made Locked, until the next Reset Phase of a seat. */
export interface Lock {
  readonly space: SpaceId;
  readonly side: Side;
  readonly threat: Threat;
  readonly until: Seat;
}

/** A map card as it lies after a Shift (DGN-FX-07). */
export interface Shifted {
  readonly space: SpaceId;
  readonly x: number;
  readonly y: number;
  readonly turned: boolean;
}

/** What lasts for the turn, a bit each. */
export const ENTERED = 16;
/** The monster of the space has attacked. */
export const FOUGHT = 32;
/** What the space does once in a turn has happened (DGN-GEN-16). */
export const SPENT = 64;
/** Wounds on its monster: so many of these. */
export const SPACE_WOUND = 128;
export const openedBit = (side: Side): number => 1 << side;

/** A Quest that lies face up, Personal or Global. Never changed: replaced. */
export interface QuestInPlay {
  readonly quest: QuestId;
  /** DGN-ESCORT-01: the token lies on the card. */
  readonly carried: boolean;
  /** DGN-ESCORT-06: where the token was put down, or NOWHERE. */
  readonly dropped: SpaceId;
  /** DGN-SLAY-06: on its monster. */
  readonly wounds: number;
  /** Steps that were passed. */
  readonly marks: readonly (string | number)[];
  /** In this turn: attempts, searches, where its objective was found, dice that are kept, whether its monster attacked. */
  readonly tries: number;
  readonly searches: number;
  readonly found: SpaceId;
  readonly kept: readonly number[];
  readonly fought: boolean;
}

/** A completed Quest; as an Artifact it is no Treasure and lies apart from those (DGN-ARTIFACT-04). `choice`, `form`: what the owner of an Artifact chose. */
export interface Done {
  readonly quest: QuestId;
  readonly choice: number;
  readonly form: Form | null;
}

export interface Player {
  readonly hand: Zone<AdventureId>;
  /** DGN-GEN-09, -14: Boons, Treasures and Minions, and the Banes that lie on the hero. */
  ready: readonly InPlay[];
  /** DGN-PACK-04. */
  pack: readonly InPlay[];
  /** The Hero card of the grade that the hero has reached; in a game of one grade the only one. */
  hero: HeroId | null;
  /** DGN-COMBINE-11: Hero cards of lower grades, whose scores are added, and those of grades not reached yet; lowest first. */
  under: readonly HeroId[];
  ahead: readonly HeroId[];
  level: number;
  life: number;
  glory: number;
  peril: number;
  alive: boolean;
  /** DGN-OPT-REINC-01: the hero has fallen, and the player, still in the game, is to choose another. */
  waiting: boolean;
  /** Where the hero stands: always in a space (DGN-MOVE-02), which the Cusp is not (DGN-CUSP-05). */
  space: SpaceId;
  /** DGN-CUSP-01: the exit on which the token lies, or -1. */
  cusp: Side | -1;
  tipped: boolean;
  /** DGN-FX-15, -16: what getting up asks for besides a Movement point. */
  rise: Threat | null;
  /** The point for getting up is spent, and its Threat not rolled yet: it cannot be begun again in between. */
  rising: boolean;
  movement: number;
  saved: number;
  /** DGN-OPT-RESTRICT-04, A-61: the bonus point, and whether it was taken in this turn. */
  bonus: number;
  bonusTaken: boolean;
  /** Changed space in this turn. */
  moved: boolean;
  /** DGN-CHAL-01: made the one attack of this turn. */
  attacked: boolean;
  /** DGN-GEN-16: the Hero cards whose special ability is used up for this turn. */
  abilitiesUsed: readonly HeroId[];
  /** DGN-SETUP-15, A-03: Personal Quests that only their owner has seen. */
  readonly sealed: Zone<QuestId>;
  /** DGN-OPT-REVEALED-03: Map cards that were dealt and are still to be placed. */
  readonly maps: Zone<MapId>;
  /** DGN-OPT-REVEALED-09: the Entrance from which the hero will start, where it was said beforehand. */
  start: MapId | null;
  quests: readonly QuestInPlay[];
  /** Completed Quests (DGN-WIN-01). */
  done: readonly Done[];
}

export const PHASES = ['setup', 'reset', 'dungeonlord', 'build', 'hero', 'discard'] as const;
export type Phase = (typeof PHASES)[number];

/** The last Threat that was rolled: shown on the table, and read by the rule that asked for it. */
export interface Rolled {
  readonly seat: Seat;
  readonly roll: Roll;
  readonly score: Score;
  readonly target: number;
  readonly die: number;
  readonly total: number;
  readonly passed: boolean;
}

/** What everybody may see. */
export interface Table {
  readonly setup: Setup;
  players: Player[];
  /** Replaced, never changed, when the map changes: what is computed from it can be kept with it. */
  spaces: readonly Space[];
  /** For each space what lasts for the turn: exits opened, and whether the hero on turn has been in it. */
  marks: number[];
  turn: Seat;
  round: number;
  phase: Phase;
  /** The first player of a round (DGN-TURN-03). */
  first: Seat;
  rolled: Rolled | null;
  /** The innermost last: a Challenge may be made in the middle of another combat. */
  combats: readonly Combat[];
  /** Encounters, monsters and traps (DGN-ENC-01), that lie in a space while they are resolved (DGN-ENC-02, DGN-ENC-07). */
  fighting: readonly InPlay[];
  /** Monsters that have attacked in this turn, wherever they went (DGN-DLORD-13). */
  tired: readonly AdventureId[];
  /** DGN-DLORD-10: the Encounters of this phase have been fought. */
  fought: boolean;
  changes: readonly Change[];
  dice: readonly DieChanged[];
  wards: readonly Ward[];
  grants: readonly Grant[];
  locks: readonly Lock[];
  /** A map card that has been drawn and is to be placed. */
  drawn: MapId | null;
  global: readonly QuestInPlay[];
  /** Escort Quests of the fallen, with their tokens where they lie. */
  left: readonly QuestInPlay[];
  /** DGN-QUEST-12, DGN-QUEST-13: a Quest was completed in this turn. */
  completed: boolean;
  /** Heroes that nobody plays, of all grades: out of the game (DGN-SETUP-10), unless an option lets somebody choose one. */
  heroes: readonly HeroId[];
  /** DGN-COMBINE-07: of the Adventure and Quest decks. */
  grade: Grade;
  /** Cards that left the game for all to see: left out in set-up (DGN-COMBINE-05), or of a grade that is over. */
  out: readonly CardId[];
  winners: readonly Seat[] | null;
}

export interface Board extends Table {
  /** Map cards that somebody is looking at, before they go back on their deck. */
  readonly looked: Zone<MapId>;
  maps: MapDecks;
  stocks: readonly Stock[];
  quests: Pile<QuestId>;
  /** What was left of the decks of a grade that is over: nobody may know what lies here and what is in a hand. */
  aside: Zone;
}

/** As it is dealt or turned up. */
export const newQuest = (quest: QuestId): QuestInPlay => ({
  quest,
  carried: false,
  dropped: -1,
  wounds: 0,
  marks: [],
  tries: 0,
  searches: 0,
  found: -1,
  kept: [],
  fought: false,
});

function newPlayer(): Player {
  return {
    hand: zoneOf(),
    ready: [],
    pack: [],
    hero: null,
    under: [],
    ahead: [],
    level: 0,
    life: 0,
    glory: 0,
    peril: 0,
    alive: true,
    waiting: false,
    space: NOWHERE,
    cusp: -1,
    tipped: false,
    rise: null,
    rising: false,
    movement: 0,
    saved: 0,
    bonus: 0,
    bonusTaken: false,
    moved: false,
    attacked: false,
    abilitiesUsed: [],
    sealed: zoneOf(),
    maps: zoneOf(),
    start: null,
    quests: [],
    done: [],
  };
}

export function newBoard(setup: Setup): Board {
  const grades = gradesOf(setup);
  const grade = grades[0] ?? missing();
  return {
    setup,
    players: Array.from({ length: setup.players }, newPlayer),
    spaces: [],
    marks: [],
    turn: 0,
    round: 0,
    phase: 'setup',
    first: 0,
    rolled: null,
    combats: [],
    fighting: [],
    tired: [],
    fought: false,
    changes: [],
    dice: [],
    wards: [],
    grants: [],
    locks: [],
    drawn: null,
    global: [],
    left: [],
    completed: false,
    heroes: grades.flatMap((one) => heroesIn(setup.decks, one)),
    grade,
    out: [],
    winners: null,
    looked: zoneOf(),
    maps: newMaps(setup),
    stocks: newStocks(setup, grade),
    quests: pileOf(questsIn(setup.decks, grade)),
    aside: zoneOf(),
  };
}

const copyPlayer = (player: Player): Player => ({
  ...player,
  hand: copyZone(player.hand),
  sealed: copyZone(player.sealed),
  maps: copyZone(player.maps),
});

export function copyBoard(board: Board): Board {
  return {
    ...board,
    players: copyEach(board.players, copyPlayer),
    marks: board.marks.slice(),
    looked: copyZone(board.looked),
    maps: copyMaps(board.maps),
    stocks: copyEach(board.stocks, copyStock),
    quests: copyPile(board.quests),
    aside: copyZone(board.aside),
  };
}

export const playerOf = (table: Table, seat: Seat): Player => table.players[seat] ?? missing();
export const spaceAt = (spaces: readonly Space[], id: SpaceId): Space => spaces[id] ?? missing();
export const spaceOf = (table: Table, space: SpaceId): Space => spaceAt(table.spaces, space);
export const handOf = (table: Table, seat: Seat): readonly AdventureId[] => playerOf(table, seat).hand.cards;
/** The combat under way. */
export const combatOf = (table: Table): Combat => table.combats[table.combats.length - 1] ?? missing();
export const attackOf = (table: Table, at: number): Attack => combatOf(table).attacks[at] ?? missing();
export const isEdition = (table: Table, edition: Setup['edition']): boolean => table.setup.edition === edition;
/** The space in which a hero stands; on the Cusp it is the old one (DGN-CUSP-02). */
export const placeOf = (table: Table, seat: Seat): Space => spaceOf(table, playerOf(table, seat).space);
/** The seats from one on, clockwise, by the number of players and the seat. */
const AROUND: readonly (readonly (readonly Seat[])[])[] = Array.from({ length: Math.max(...PLAYERS) + 1 }, (_, players) =>
  Array.from({ length: players }, (_1, first) => Array.from({ length: players }, (_2, i) => (first + i) % players)),
);
/** DGN-SETUP-20: the players still in the game, from a seat on, clockwise. */
export function seatsFrom(table: Table, seat: Seat): readonly Seat[] {
  const { players } = table;
  const around = AROUND[players.length]?.[seat] ?? missing();
  for (const { alive } of players) if (!alive) return around.filter((one) => playerOf(table, one).alive);
  return around;
}
/** The Entrance of its realm; some cards are one only where no other deck of their set is in play. */
export function isEntrance({ setup }: Table, card: MapId): boolean {
  const { entrance, deck } = mapOf(card);
  return entrance === 'always' || (entrance === 'alone' && setup.decks.every((other) => other === deck || SET_OF[other] !== SET_OF[deck]));
}
/** what a card calls a Room or a Site, a Passage or a Road: never an Entrance. */
export const isRoom = (table: Table, card: MapId): boolean => mapOf(card).kind === 'room' && !isEntrance(table, card);
export const isPassage = (table: Table, card: MapId): boolean => mapOf(card).kind === 'passage' && !isEntrance(table, card);

/** One seat of a list after another, as the arguments of a procedure that is run for each; null when all have had it. */
export function seatAt(seats: readonly Seat[], done: number): { readonly seat: Seat } | null {
  const seat = seats[done];
  return seat === undefined ? null : { seat };
}
