// Owns the positions that tests of this game are built from: map cards as they should lie, heroes as wanted, decks as wanted.

import {
  missing,
  call,
  maskOf,
  pileOf,
  procedure,
  putInto,
  type Call,
  type Game,
  type Pile,
  type Procedure,
  type Seat,
} from '@undercroft/kernel';
import { scene, type Fresh, type Scene } from '@undercroft/testkit';
import { heroOf, type AdventureId, type HeroId, type MapId, type QuestId } from '../src/content/cards.ts';
import type { Dungeoneer } from '../src/dungeoneer.ts';
import { game } from '../src/game.ts';
import { LEVEL } from '../src/levels.ts';
import { withCard } from '../src/queries/map.ts';
import { scoreOf } from '../src/queries/scores.ts';
import { build } from '../src/rules/build.ts';
import { discardPhase, heroPhase, reset, turn } from '../src/rules/game.ts';
import { setup as settingUp } from '../src/rules/setup.ts';
import { checkSetup, type Edition, type Setup } from '../src/setup.ts';
import {
  ENTERED,
  newBoard,
  newQuest,
  NOWHERE,
  playerOf,
  type Board,
  type Player,
  type Side,
  type Space,
  type SpaceId,
} from '../src/state.ts';

export const NORTH: Side = 0;
export const EAST: Side = 1;
export const SOUTH: Side = 2;
export const WEST: Side = 3;

/** A map card, its cell, and whether it lies turned by 180°. */
export type Laid = readonly [card: MapId, x: number, y: number, turned?: 'turned'];

/**
 * The Entrance with a Passage at each of its exits, the default map. The only Threat is on the east exit of Footmen's Crossing;
 * open towards the outside: north of the stair, east of the mile, both ends of the gallery, and three sides of the crossing.
 */
export const CROSS: readonly Laid[] = [
  ['map-last-cellar', 0, 0],
  ['map-servants-stair', 0, -1],
  ['map-mourners-mile', 1, 0],
  ['map-long-gallery', 0, 1],
  ['map-footmens-crossing', -1, 0],
];

/**
 * What differs from a hero at Level 1 with 6 Life, 1 Glory, 1 Peril and full Movement. Seat 0 stands on the first card of the map, the others on
 * those that follow, and everybody has made the one attack of the turn and used his special ability: nobody is asked about what the scene is
 * not about.
 */
export interface HeroWanted extends Partial<Omit<Player, 'hand' | 'sealed' | 'hero' | 'space' | 'quests' | 'done'>> {
  readonly hero?: HeroId;
  /** The map card on which the hero stands. */
  readonly at?: MapId;
  readonly hand?: readonly AdventureId[];
  readonly sealed?: readonly QuestId[];
  readonly quests?: readonly QuestId[];
  readonly done?: readonly QuestId[];
}

export interface TableWanted {
  readonly edition?: Edition;
  /** The Hollow Crown unless given. */
  readonly decks?: Setup['decks'];
  readonly options?: Setup['options'];
  /** Asked whenever the rules allow something, unless given. */
  readonly moments?: Setup['moments'];
  readonly rounds?: number;
  readonly map?: readonly Laid[];
  /** A hero for each player, two at least; who is left out is as usual. */
  readonly heroes?: readonly HeroWanted[];
  /** What is left of each deck, from bottom to top; a list inside is shuffled: its order is not decided yet. Nothing unless given. */
  readonly maps?: readonly (MapId | readonly MapId[])[];
  readonly adventures?: readonly (AdventureId | readonly AdventureId[])[];
  readonly discarded?: readonly AdventureId[];
  readonly turn?: Seat;
  readonly round?: number;
  readonly first?: Seat;
  /** Anything else about the board. */
  readonly change?: (board: Board) => void;
}

const HEROES: readonly HeroId[] = ['hero-wilmet-clay', 'hero-perpetua-blot', 'hero-jory-latch', 'hero-ebba-tallow'];

export function setupOf(raw: object = {}): Setup {
  const checked = checkSetup(raw);
  if (!checked.ok) throw new Error(`the setup of this scene is wrong: ${JSON.stringify(checked.problem)}`);
  return checked.setup;
}

const pileFrom = <Card extends string>(cards: readonly (Card | readonly Card[])[]): Pile<Card> =>
  cards.flatMap((one) => pileOf(typeof one === 'string' ? [one] : one));

/** The number of the space on which a card lies. */
export function spaceAt(board: Board, card: MapId): SpaceId {
  const found = board.spaces.findIndex((space) => space.card === card);
  if (found < 0) throw new Error(`${card} does not lie on this map`);
  return found;
}
/** The same for the map of a scene. */
export const nth = (map: readonly Laid[], card: MapId): SpaceId => map.findIndex(([one]) => one === card);

function seated(board: Board, seat: Seat, wanted: HeroWanted): void {
  const { hero = HEROES[seat] ?? 'hero-aldous-fenn', at, hand = [], sealed = [], quests = [], done = [], ...others } = wanted;
  const player = playerOf(board, seat);
  const printed = { hero, level: LEVEL[heroOf(hero).grade], life: heroOf(hero).life };
  Object.assign(player, printed, { glory: 1, peril: 1, attacked: true, abilitiesUsed: [hero] }, others);
  player.space = at === undefined ? Math.min(seat, board.spaces.length - 1) : spaceAt(board, at);
  player.movement = others.movement ?? scoreOf(board, seat, 'speed');
  for (const card of hand) putInto(player.hand, card, maskOf(seat));
  for (const quest of sealed) putInto(player.sealed, quest, maskOf(seat));
  player.quests = quests.map(newQuest);
  player.done = done.map((quest) => ({ quest, choice: -1, form: null }));
  board.heroes = board.heroes.filter((one) => one !== hero);
}

/** A table of The Hollow Crown in the first turn of seat 0, after the Reset Phase: the space in which the hero stands is not new. */
export function boardWith(wanted: TableWanted = {}): Board {
  const { edition = '2.3c', options = [], map = CROSS, heroes = [], turn: onTurn = 0, round = 1, first = 0, moments = 'every' } = wanted;
  const rounds = wanted.rounds === undefined ? {} : { rounds: wanted.rounds };
  const decks = wanted.decks === undefined ? {} : { decks: wanted.decks };
  const board = newBoard(setupOf({ edition, options, players: Math.max(2, heroes.length), moments, ...rounds, ...decks }));
  for (const [card, x, y, turned] of map) {
    board.spaces = withCard(board.spaces, card, { x, y, turned: turned !== undefined });
    board.marks.push(0);
  }
  board.maps = { dungeon: pileFrom(wanted.maps ?? []) };
  board.stocks = [{ draw: pileFrom(wanted.adventures ?? []), discard: [...(wanted.discarded ?? [])] }];
  board.players.forEach((_, seat) => seated(board, seat, heroes[seat] ?? {}));
  Object.assign(board, { turn: onTurn, round, first, phase: 'hero' });
  board.marks[playerOf(board, onTurn).space] = ENTERED;
  wanted.change?.(board);
  return board;
}

/** Spaces and Quests as they are when they are new: goldens keep only how theirs differ. */
const OPEN = { kind: 'open' } as const;
const NEW_SPACE: Space = {
  card: 'map-last-cellar',
  realm: 'dungeon',
  x: 0,
  y: 0,
  turned: false,
  exits: [OPEN, OPEN, OPEN, OPEN],
  near: [NOWHERE, NOWHERE, NOWHERE, NOWHERE],
  portal: NOWHERE,
};
const FRESH: Fresh = { 'spaces.*': NEW_SPACE, 'players.*.quests.*': newQuest('q-ring-of-keys') };

/** Any procedure on any board. */
export function sceneWith<P extends object>(board: Board, first: Procedure<Dungeoneer, P>, locals: P): Scene<Dungeoneer> {
  return scene(game, board, call(first, locals) satisfies Call, board.players.length, FRESH);
}

/** The Hero Phase of the player on turn; the scene ends with it. */
export const heroPhaseOf = (wanted: TableWanted = {}): Scene<Dungeoneer> => sceneWith(boardWith(wanted), heroPhase, {});
/** The same for one hero who walks. */
export const walking = (hero: HeroWanted, wanted: TableWanted = {}): Scene<Dungeoneer> =>
  heroPhaseOf({ ...wanted, heroes: [hero, ...(wanted.heroes ?? [{}])] });
export const resetOf = (wanted: TableWanted = {}): Scene<Dungeoneer> => sceneWith(boardWith(wanted), reset, {});
export const buildOf = (wanted: TableWanted = {}): Scene<Dungeoneer> => sceneWith(boardWith(wanted), build, { explores: false });
export const discardPhaseOf = (wanted: TableWanted = {}): Scene<Dungeoneer> => sceneWith(boardWith(wanted), discardPhase, {});
export const turnOf = (wanted: TableWanted = {}): Scene<Dungeoneer> => sceneWith(boardWith(wanted), turn, {});
/** The main procedure entered where a turn begins: the game goes on from there, turn after turn. */
function enteredAtTurn(): Game<Dungeoneer> {
  const { main } = game;
  const jump = procedure<Dungeoneer>()('jump', 'there')
    .step('DGN-TURN-05/scene', () => 'there')
    .at('there')
    .step('DGN-TURN-05/there', () => undefined)
    .done()
    .steps.slice(0, 1);
  const steps = [...jump, ...main.steps];
  const labels = Object.fromEntries(Object.entries(main.labels).map(([name, at]) => [name, at + 1]));
  const entered: Procedure<Dungeoneer, object> = {
    ...main,
    steps,
    index: new Map(steps.map((one, at) => [one.name, at])),
    labels: { ...labels, there: labels['turn'] ?? missing() },
  };
  return {
    ...game,
    main: entered,
    procedures: game.procedures.map((one) => (one.name === main.name ? entered : one)),
  };
}
const atTurn = enteredAtTurn();
/** The game from the turn of the player on turn on. Seat 1 has a hero whose ability, fresh with every turn, is seldom of use. */
export function goingOn(wanted: TableWanted = {}): Scene<Dungeoneer> {
  const [own = {}, second = {}, ...others] = wanted.heroes ?? [];
  const board = boardWith({ ...wanted, heroes: [own, { hero: 'hero-ebba-tallow', ...second }, ...others] });
  return scene(atTurn, board, undefined, board.players.length, FRESH);
}
/** What happens before the first turn. */
export const setupScene = (raw: object = {}): Scene<Dungeoneer> => sceneWith(newBoard(setupOf(raw)), settingUp, {});
export const step = (side: Side) => ({ act: 'step', side }) as const;
export const place = (where: string) => ({ act: 'place', place: where }) as const;
export const explore = { act: 'explore' } as const;
export const rise = { act: 'rise' } as const;
export const stop = { act: 'end' } as const;
/** The Dungeonlord Phase, without a card. */
export const noEncounters = { act: 'end' } as const;
/** A turn in which nothing is done, from the Reset Phase on: no card, no step, nothing saved; the hand is empty and no Map card is left. */
export const idle = [noEncounters, stop, { act: 'leave' }] as const;
export const save = { act: 'save' } as const;
export const leave = { act: 'leave' } as const;
export const discarding = (card: AdventureId) => ({ act: 'discard', card }) as const;
