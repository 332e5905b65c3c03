// Owns the positions that tests of this game are built from: tiles as they should lie, heroes and foes where they are wanted, decks as wanted.

import { call, missing, pileOf, type Call, type Pile, type Procedure } from '@undercroft/kernel';
import { scene, type Scene } from '@undercroft/testkit';
import type { Cavern } from '../src/cavern.ts';
import {
  heroOf,
  isMonster,
  type AllyId,
  type EncounterId,
  type FoeKind,
  type HeroId,
  type MonsterId,
  type PowerId,
  type TileId,
  type TreasureId,
  type XpId,
} from '../src/content/cards.ts';
import { THING_CARDS } from '../src/content/things.ts';
import type { Condition, ThingKind } from '../src/content/types.ts';
import { game } from '../src/game.ts';
import type { Dir } from '../src/pieces/shapes.ts';
import { squareAt } from '../src/queries/cave.ts';
import { maxFoeHp } from '../src/queries/strength.ts';
import { activate } from '../src/rules/activate.ts';
import { explorationPhase, turn } from '../src/rules/game.ts';
import { heroPhase } from '../src/rules/hero-phase.ts';
import { villainPhase } from '../src/rules/villain-phase.ts';
import { checkSetup, type Setup } from '../src/setup.ts';
import { newBoard, placed, type Board, type Figure, type Hero, type HeroNo, type Square } from '../src/state.ts';

/** A global coordinate (CAV-GEO-02). */
export type Place = readonly [x: number, y: number];
export type Laid = readonly [tile: TileId, x: number, y: number, rot: Dir];

/** What differs from a hero of level 1 with full HP and the recommended kit. Without a place it stands on the south half, from (0, 6) on. */
export interface HeroWanted {
  readonly id?: HeroId;
  readonly at?: Place | 'escaped';
  readonly hp?: number;
  readonly level?: 1 | 2;
  readonly up?: readonly PowerId[];
  readonly down?: readonly PowerId[];
  readonly items?: readonly TreasureId[];
  readonly conditions?: readonly Condition[];
  readonly curses?: readonly EncounterId[];
  readonly ally?: { readonly kind: AllyId; readonly at: Place; readonly hp?: number };
  readonly more?: Partial<Hero>;
}
/** A foe, with its Monster card in front of the first player unless told. */
export interface FoeWanted {
  readonly kind: FoeKind;
  readonly at: Place;
  readonly hp?: number;
  readonly by?: HeroNo;
  readonly pinned?: boolean;
}
export interface TrapWanted {
  readonly card: EncounterId;
  readonly at: Place;
  readonly by?: HeroNo;
}
export interface ThingWanted {
  readonly kind: ThingKind;
  readonly at?: Place;
  readonly by?: HeroNo;
  readonly hp?: number;
  readonly edge?: number;
  readonly n?: number;
}

export type Change = (board: Board) => void;

type Listed<Card> = readonly (Card | readonly Card[])[];

export interface Wanted {
  readonly setup?: object;
  readonly tiles?: readonly Laid[];
  readonly heroes?: readonly HeroWanted[];
  readonly foes?: readonly FoeWanted[];
  readonly traps?: readonly TrapWanted[];
  readonly things?: readonly ThingWanted[];
  /** From the bottom to the top; a list inside is shuffled. The whole deck unless told. */
  readonly monsters?: Listed<MonsterId>;
  readonly encounters?: Listed<EncounterId>;
  readonly treasures?: Listed<TreasureId>;
  readonly stack?: Listed<TileId>;
  readonly xp?: readonly XpId[];
  readonly surges?: number;
  readonly environment?: EncounterId;
  readonly active?: HeroNo;
  readonly change?: Change;
}

const PARTY: readonly HeroId[] = ['tarn', 'wren', 'ilsa', 'mottle', 'oru', 'gorrand'];

export function setupOf(raw: object): Setup {
  const checked = checkSetup(raw);
  if (!checked.ok) throw new Error(`the setup of this scene is wrong: ${JSON.stringify(checked.problem)}`);
  return checked.setup;
}

const pileFrom = <Card extends string>(cards: Listed<Card>): Pile<Card> =>
  cards.flatMap((one) => pileOf(typeof one === 'string' ? [one] : one));

/** The square with a global coordinate, which must be there. */
export function sq(board: Pick<Board, 'tiles'>, [x, y]: Place): Square {
  const square = squareAt(board.tiles, x, y);
  if (square < 0) throw new Error(`no tile has the square (${x}, ${y})`);
  return square;
}

function heroFrom(board: Board, no: HeroNo, wanted: HeroWanted): Hero {
  const {
    id = PARTY[no] ?? 'tarn',
    at = [no & 3, no < 4 ? 6 : 5] as const,
    level = 1,
    down = [],
    conditions = [],
    curses = [],
    items = [],
  } = wanted;
  const { sides, kit } = heroOf(id);
  return {
    id,
    team: 0,
    level,
    hp: wanted.hp ?? (sides[level - 1] ?? missing()).hp,
    square: at === 'escaped' ? -1 : sq(board, at),
    escaped: at === 'escaped',
    conditions,
    curses,
    up: wanted.up ?? kit.filter((power) => !down.includes(power)),
    down,
    items: items.map((card) => ({ card, up: true })),
    row: [],
    treasured: false,
    ...wanted.more,
  };
}

/** A table in the Hero Phase of the first round, where whoever may react is asked. Foes have the numbers 16, 17, …; traps 1, 2, … after the Monster cards; objects follow the foes. */
export function boardWith(wanted: Wanted = {}): Board {
  const { heroes = [{}, {}], tiles = [], foes = [], traps = [], things = [], active = 0 } = wanted;
  const board = newBoard(setupOf({ adventure: 'A3', heroes: heroes.length, reactions: 'every', ...wanted.setup }));
  board.tiles = [...board.tiles, ...tiles.map(([tile, x, y, rot]) => placed(tile, x, y, rot))];
  board.heroes = heroes.map((hero, no) => heroFrom(board, no, hero));
  board.allies = heroes.flatMap(({ ally }, of) =>
    ally === undefined ? [] : [{ of, kind: ally.kind, hp: ally.hp ?? 1, square: sq(board, ally.at) }],
  );
  const control = (by: HeroNo, card: MonsterId | EncounterId, square: Square): void => {
    const hero = board.heroes[by] ?? missing();
    board.heroes = board.heroes.with(by, { ...hero, row: [...hero.row, { no: board.nextCard++, card, square }] });
  };
  for (const { kind, at, hp, by = 0, pinned = false } of foes) {
    board.foes = [
      ...board.foes,
      { id: board.nextFigure++, kind, villain: !isMonster(kind), hp: hp ?? maxFoeHp(board, kind), square: sq(board, at), pinned },
    ];
    if (isMonster(kind)) control(by, kind, -1);
  }
  for (const { card, at, by = 0 } of traps) control(by, card, sq(board, at));
  for (const { kind, at, by = -1, hp, edge = -1, n = 0 } of things) {
    const square = at === undefined ? -1 : sq(board, at);
    const thing = {
      id: board.nextFigure++,
      kind,
      hp: hp ?? THING_CARDS[kind].hp,
      square,
      by,
      edge,
      n,
      crew: -1,
      finder: -1,
      turns: 0,
    } as const;
    board.things = [...board.things, thing];
  }
  if (wanted.monsters !== undefined) board.monsters.draw = pileFrom(wanted.monsters);
  if (wanted.encounters !== undefined) board.encounters.draw = pileFrom(wanted.encounters);
  if (wanted.treasures !== undefined) board.treasures.draw = pileFrom(wanted.treasures);
  board.stack = pileFrom(wanted.stack ?? []);
  board.xp = board.xp.map((_, team) => (team === 0 ? (wanted.xp ?? []) : []));
  board.surges = board.xp.map(() => wanted.surges ?? 2);
  Object.assign(board, { active, round: 1, phase: 'hero', environment: wanted.environment ?? null });
  wanted.change?.(board);
  return board;
}

export const sceneWith = <P extends object>(board: Board, first: Procedure<Cavern, P>, locals: P): Scene<Cavern> =>
  scene(game, board, call(first, locals) satisfies Call, board.setup.players);

/** Parts of a turn of the active hero; the scene ends with them. */
export const heroPhaseOf = (wanted: Wanted = {}): Scene<Cavern> => sceneWith(boardWith(wanted), heroPhase, { hero: wanted.active ?? 0 });
export const explorationOf = (wanted: Wanted = {}): Scene<Cavern> =>
  sceneWith(boardWith(wanted), explorationPhase, { hero: wanted.active ?? 0 });
export const villainPhaseOf = (wanted: Wanted = {}): Scene<Cavern> =>
  sceneWith(boardWith(wanted), villainPhase, { hero: wanted.active ?? 0 });
export const turnOf = (wanted: Wanted = {}): Scene<Cavern> => sceneWith(boardWith(wanted), turn, { hero: wanted.active ?? 0, round: 1 });
/** One foe or ally acts, the first foe unless told. */
export const activationOf = (wanted: Wanted, figure: Figure = FOE): Scene<Cavern> => sceneWith(boardWith(wanted), activate, { figure });

/** The numbers of the first figures that are no heroes. */
export const FOE: Figure = 16;
export const END = { act: 'end' } as const;
export const PASS = { act: 'pass' } as const;

/** An attack, or the use of an item or utility, with what is picked for it. */
export const attacks = (power: PowerId, picks: object = {}) => ({ act: 'attack', with: power, targets: [], ...picks }) as const;
export const uses = (card: PowerId | TreasureId, picks: object = {}) => ({ act: 'use', with: card, targets: [], ...picks }) as const;
/** A square of Ladder Landing, which is the same on every board. */
export const S = (x: number, y: number): Square => (y < 4 ? y * 4 + x : 16 + (y - 4) * 4 + x);
export const walks = (x: number, y: number) => ({ act: 'walk', to: S(x, y) }) as const;
export const runs = (x: number, y: number) => ({ act: 'run', to: S(x, y) }) as const;
