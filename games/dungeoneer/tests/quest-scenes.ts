// Owns the positions that tests of Quests are built from: a room at the end of a short way, Quests as they lie, and what is answered there.

import { pileOf, type Seat } from '@undercroft/kernel';
import type { Scene } from '@undercroft/testkit';
import type { MapId, QuestId } from '../src/content/cards.ts';
import type { Effect, Form } from '../src/content/types.ts';
import type { Dungeoneer } from '../src/dungeoneer.ts';
import { effects } from '../src/rules/calls.ts';
import { heroPhase } from '../src/rules/game.ts';
import { newQuest, type Board, type InPlay, type QuestInPlay } from '../src/state.ts';
import type { AdventureId } from '../src/content/cards.ts';
import { boardWith, sceneWith, type HeroWanted, type Laid, type TableWanted } from './scenes.ts';

export const EDITIONS = ['2.1', '2.3c'] as const;

/** Heroes by their numbers on Level 1: Melee, Magic, Speed. */
export const WILMET = 'hero-wilmet-clay'; // 2s 0c 3c
export const PERPETUA = 'hero-perpetua-blot'; // 1c 3s 2c
export const JORY = 'hero-jory-latch'; // 1s 0c 4c
export const ALDOUS = 'hero-aldous-fenn'; // 3s 1c 2c
export const MAG = 'hero-mag-of-the-drains'; // 1s 2c 3c

/** The Entrance, a stair south of it, a room south of the stair, and what else is wanted. Two steps lead from the Entrance to the room. */
export const roomAt = (room: MapId, ...more: readonly Laid[]): readonly Laid[] => [
  ['map-last-cellar', 0, 0],
  ['map-servants-stair', 0, 1],
  [room, 0, 2],
  ...more,
];

export interface QuestTable extends TableWanted {
  /** The room in which seat 0 stands, on a map of its own. */
  readonly room?: MapId;
  readonly global?: readonly QuestId[];
  /** The Quest deck from bottom to top. Empty unless given. */
  readonly deck?: readonly QuestId[];
  /** What has happened to a Quest already, wherever it lies. */
  readonly quest?: readonly [QuestId, Partial<QuestInPlay>];
}

export function questBoard(hero: HeroWanted, wanted: QuestTable = {}): Board {
  const { room, global = [], deck = [], quest, heroes = [{}], ...table } = wanted;
  const placed = room === undefined ? {} : { map: roomAt(room) };
  const first = room === undefined ? hero : { at: room, ...hero };
  const others = heroes.map((one) => ({ at: 'map-last-cellar', ...one }) as const);
  const board = boardWith({ ...placed, ...table, heroes: [first, ...others] });
  board.global = global.map(newQuest);
  board.quests = deck.flatMap((one) => pileOf([one]));
  if (quest !== undefined) {
    const [id, change] = quest;
    const changed = (one: QuestInPlay): QuestInPlay => (one.quest === id ? { ...one, ...change } : one);
    board.global = board.global.map(changed);
    for (const player of board.players) player.quests = player.quests.map(changed);
  }
  return board;
}

/** The Hero Phase of seat 0 at a Quest; the others stand on the Entrance. */
export const questing = (hero: HeroWanted, wanted: QuestTable = {}): Scene<Dungeoneer> =>
  sceneWith(questBoard(hero, wanted), heroPhase, {});

/** One effect of a card of seat 0 on the hero of seat 1. */
export const effectOn = (effect: Effect, board: Board): Scene<Dungeoneer> =>
  sceneWith(board, effects, {
    list: [effect],
    cause: { you: 0, on: { is: 'hero', seat: 1 }, roller: -1, here: 0, more: 0, roll: 'card', by: null },
  });

export const readied = (card: AdventureId, owner: Seat): InPlay => ({
  card,
  by: owner,
  wounds: 0,
  charges: 0,
  attached: [],
  used: false,
});

export const attempt = (quest: QuestId) => ({ act: 'attempt', quest }) as const;
export const search = (quest: QuestId) => ({ act: 'search', quest }) as const;
export const pickUp = (quest: QuestId) => ({ act: 'pick-up', quest }) as const;
export const putDown = (quest: QuestId) => ({ act: 'put-down', quest }) as const;
export const deliver = (quest: QuestId) => ({ act: 'deliver', quest }) as const;
/** How a monster of a Quest or of a space attacks. */
export const attackIn = (form: Form) => ({ act: 'attack', form }) as const;
export const challenge = (on: string, form: Form) => ({ act: 'challenge', on, form }) as const;
/** Lets a moment go by. */
export const pass = { act: 'pass' } as const;
