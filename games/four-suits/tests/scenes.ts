// Owns the positions that tests of this game are built from: characters as wanted, monsters as wanted, cards by their signs.

import { call, missing, procedure, type Call, type Procedure, type Turn } from '@undercroft/kernel';
import { RANKS, SUITS } from '@undercroft/parts';
import { draws, scene, type Scene } from '@undercroft/testkit';
import type { JobId, SpeciesId } from '../src/content/index.ts';
import type { Lasting, Monster, Source, Waiting } from '../src/fighting.ts';
import { newFight } from '../src/fighting.ts';
import type { FourSuits } from '../src/four-suits.ts';
import { game } from '../src/game.ts';
import { statsOf } from '../src/queries/stats.ts';
import { fighting } from '../src/rules/combat.ts';
import { newCharacter } from '../src/rules/levels.ts';
import { campaign } from '../src/rules/main.ts';
import { checkSetup, type Setup } from '../src/setup.ts';
import { newBoard, NOWHERE, type Board, type Card, type Character, type Place, type Quest, type Tile } from '../src/state.ts';
import { events } from '../src/events/index.ts';

const SIGNS = ['♠', '♥', '♣', '♦'];
const NAMES = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
/** `5♣` is the five of clubs. */
export function card(sign: string): Card {
  const suit = SUITS[SIGNS.indexOf(sign.slice(-1))] ?? missing();
  const rank = RANKS[NAMES.indexOf(sign.slice(0, -1))] ?? missing();
  return `${suit}-${rank}`;
}
/** `cards('5♣ 9♦')`: in the order in which they are drawn. */
export const cards = (signs: string): readonly Card[] => (signs === '' ? [] : signs.split(' ').map(card));
/** What the Fate deck gives, in this order. */
export const fate = (signs: string) => draws(...cards(signs));

export function setupOf(raw: object = {}): Setup {
  const checked = checkSetup(raw);
  if (!checked.ok) throw new Error(`the setup of this scene is wrong: ${JSON.stringify(checked.problem)}`);
  return checked.setup;
}

export type CharacterWanted = Partial<Character> & { readonly job: JobId };
/** A character of level 1 with its job's stats and full HP and MP, unless told otherwise. */
export function character(wanted: CharacterWanted): Character {
  const plain = { ...newCharacter(wanted.job, 0, 0), ...wanted };
  const { health, mana } = statsOf(plain);
  return { ...plain, hp: wanted.hp ?? health, mp: wanted.mp ?? mana };
}
const BARE: Character['gear'] = { weapon: null, head: null, body: null, accessory: null, 'off-hand': null };
export const wearing = (gear: Partial<Character['gear']>): Character['gear'] => ({ ...BARE, ...gear });

/** The reference characters of the specification. */
export const rolf = (more: Partial<Character> = {}): Character => character({ job: 'knight', base: [8, 4, 8, 3, 4], ...more });
export const wanda = (more: Partial<Character> = {}): Character => character({ job: 'wizard', base: [2, 4, 5, 10, 6], ...more });
export const clara = (more: Partial<Character> = {}): Character => character({ job: 'cleric', base: [4, 3, 6, 8, 6], ...more });
export const tess = (more: Partial<Character> = {}): Character => character({ job: 'thief', base: [5, 9, 4, 5, 4], ...more });

export interface MonsterWanted extends Partial<Monster> {
  readonly species: SpeciesId;
}
export interface Wanted {
  readonly setup?: object;
  readonly party?: readonly Character[];
  readonly monsters?: readonly MonsterWanted[];
  readonly source?: Source;
  readonly hands?: readonly (readonly Card[])[];
  readonly lasting?: readonly Lasting[];
  readonly waiting?: readonly Waiting[];
  readonly gold?: number;
  readonly ql?: number;
  readonly alarm?: number;
  readonly quest?: Quest;
  /** Cards that are discarded already, so that the draw pile is what is left. */
  readonly discard?: readonly Card[];
  /** Tiles of the first floor, or of others by place. */
  readonly tiles?: Readonly<Record<Place, Partial<Tile>>>;
  readonly floors?: number;
  readonly at?: Place;
  readonly from?: Place;
  readonly town?: boolean;
}

const HEALTH = 40;
export function boardWith(wanted: Wanted = {}): Board {
  const { party = [rolf()], monsters, quest = { domain: 'castle', floors: 1 }, discard = [] } = wanted;
  const board = newBoard(setupOf({ characters: party.length, ...wanted.setup }));
  // Two of a job have two names.
  board.party = party.map((one, unit) => ({ ...one, no: party.slice(0, unit).filter(({ job }) => job === one.job).length }));
  board.phase = wanted.town === true ? 'town' : 'dungeon';
  board.gold = wanted.gold ?? 0;
  board.ql = wanted.ql ?? 1;
  board.alarm = wanted.alarm ?? 0;
  board.quest = quest;
  board.quests = 1;
  board.fate = { ...board.fate, unseen: board.fate.unseen.filter((one) => !discard.includes(one)), discard };
  if (wanted.town !== true) layOut(board, wanted);
  if (monsters !== undefined) {
    const units = monsters.map(
      (one, i): Monster => ({
        level: 1,
        hp: one.health ?? HEALTH,
        health: HEALTH,
        cards: [],
        treasure: 'none',
        statuses: [],
        stun: 0,
        row: i % 2 === 0 ? 'near' : 'far',
        ...one,
      }),
    );
    const hands = Array.from({ length: 8 }, (_, i) => wanted.hands?.[i] ?? []);
    const inPlay = hands.flat();
    board.fate = { ...board.fate, unseen: board.fate.unseen.filter((one) => !inPlay.includes(one)) };
    board.fight = {
      ...newFight(wanted.source ?? 'tile', units[0]?.level ?? 1, units),
      round: 1,
      hands,
      lasting: wanted.lasting ?? [],
      waiting: wanted.waiting ?? [],
    };
  }
  return board;
}
function layOut(board: Board, { tiles = {}, floors = 1, at = 0, from }: Wanted): void {
  events['dungeon.laid'].apply(board, { floors });
  for (let floor = 0; floor < floors; floor++) events['floor.dealt'].apply(board, { floor });
  for (const [place, change] of Object.entries(tiles)) {
    if (change.card !== undefined && change.card !== null) events['tile.seen'].apply(board, { place: Number(place), card: change.card });
    events['tile.changed'].apply(board, { place: Number(place), to: change });
  }
  events['party.put'].apply(board, { to: at, from: from ?? at, hole: NOWHERE });
}

export const sceneOn = <P extends object>(board: Board, first: Procedure<FourSuits, P>, locals: P): Scene<FourSuits> =>
  scene(game, board, call(first, locals) satisfies Call, board.setup.players);
/** A fight that is under way, at the next turn of the round: whoever holds the best card. A second card lets it stop at the next question. */
export const fightOn = (wanted: Wanted): Scene<FourSuits> => sceneOn(boardWith(wanted), fighting, {});
/** One thing that the rules do, by itself. */
export function doneOn(board: Board, run: (t: Turn<FourSuits>) => unknown): Scene<FourSuits> {
  const probe = procedure<FourSuits>()('probe')
    .step('CRD-TURN-17', (t) => {
      run(t);
    })
    .done();
  return scene({ ...game, procedures: [...game.procedures, probe] }, board, call(probe, {}) satisfies Call, board.setup.players);
}
/** Between fights: the party is asked for its next step. */
export const campOn = (wanted: Wanted): Scene<FourSuits> => sceneOn(boardWith(wanted), campaign, {});

/** Answers, written short. */
export const attacks = (target: number) => ({ act: 'attack', target }) as const;
export const casts = (technique: string, target?: number) =>
  target === undefined ? ({ act: 'technique', technique } as const) : ({ act: 'technique', technique, target } as const);
export const uses = (item: string, target?: number) =>
  target === undefined ? ({ act: 'use', item, with: [] } as const) : ({ act: 'use', item, target, with: [] } as const);
export const intrinsic = (more: object = {}) => ({ act: 'intrinsic', ...more }) as const;
export const PASS = { act: 'pass' } as const;
/** Opens the packs; DONE closes them. */
export const REPACK = { act: 'repack' } as const;
export const DONE = { act: 'done' } as const;
export const DEFEND = { act: 'defend' } as const;
/** The first monsters. */
export const [M1, M2, M3] = [4, 5, 6] as const;
