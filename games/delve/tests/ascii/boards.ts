// Owns positions to draw: a new game, maps built by hand, and positions met in random games.

import { begin, randomFrom } from '@undercroft/kernel';
import type { CardId } from '../../src/content/cards.ts';
import { game } from '../../src/game.ts';
import { fitsAt, occupancy } from '../../src/queries/map.ts';
import { roomToPlace } from '../../src/pieces/rooms.ts';
import { newEncounter, type Exit, type ExitState, type GameMap, type Room, type Wall } from '../../src/state.ts';
import type { View } from '../../src/view.ts';

export function setupOf(raw: object = {}) {
  const checked = game.checkSetup(raw);
  if (!checked.ok) throw new Error(checked.problem.key);
  return checked.setup;
}

export const newView = (raw: object = {}): View => begin(game, setupOf(raw), randomFrom('new')).state.view(0);

export const GRID = { width: 12, height: 12 } as const;
/** A square by its row and column, counted from 1 as the rulers of the board count them. */
export const at = (row: number, column: number): number => (row - 1) * GRID.width + column - 1;
export const rowsOf = (...rows: readonly (readonly [row: number, from: number, to: number])[]): number[] =>
  rows.flatMap(([row, from, to]) => Array.from({ length: to - from + 1 }, (_, i) => at(row, from + i)));
export const exit = (wall: Wall, state: ExitState = 'open'): Exit => ({ wall, state });

export function room(id: number, card: CardId | null, squares: readonly number[], exits: readonly Exit[], over: Partial<Room> = {}): Room {
  return {
    id,
    card,
    squares,
    exits: [...exits],
    circles: 0,
    filled: 0,
    completed: true,
    orientation: { turns: 0, mirrored: false },
    ...over,
  };
}

/** The room of a card, laid against a wall by one of its exits. */
export function roomAt(id: number, card: CardId, rooms: Room[], wall: Wall, by: number, mirrored: boolean): Room {
  const map = mapOf(rooms);
  const fit = fitsAt(map, occupancy(map), roomToPlace(card, []), wall).find(
    (one) => one.exit === by && one.orientation.mirrored === mirrored,
  );
  if (fit === undefined) throw new Error(`${card} does not fit at ${wall}`);
  const exits = fit.walls.map((one, i) => exit(one, i === by ? 'joined' : 'open'));
  return room(id, card, fit.squares, exits, { orientation: fit.orientation });
}

export const mapOf = (rooms: readonly Room[], heroRoom = 0): GameMap => ({ ...GRID, rooms: [...rooms], heroRoom });
export const viewOf = (rooms: readonly Room[], heroRoom = 0): View => ({ ...newView({ grid: [12, 12] }), map: mapOf(rooms, heroRoom) });

/** A small entrance and nothing else. */
export const entranceView = (): View => viewOf([room(0, null, rowsOf([5, 5, 7]), [exit(`${at(5, 7)}E`)])]);

/** In a fight in the hero's room, with so many circles filled. */
export function fighting(view: View, card: CardId, circles: number, filled: number): View {
  return {
    ...view,
    encounter: {
      ...newEncounter(card),
      stage: 'rounds',
      round: 1,
      circles,
      filled,
      emptyAtStart: circles - filled,
      circlesAtStart: circles,
    },
  };
}

const GAMES = [
  { mode: 'full' },
  { mode: 'full', startHealth: 30, veteran: 4 },
  { mode: 'mini', level: 1, startHealth: 20, skillTrack: 'web', packs: ['QUI', 'TAL'] },
  {
    mode: 'micro',
    level: 'B',
    startHealth: 30,
    veteran: 8,
    skillTrack: 'stacked',
    hero: '迷宮の書記アガサ',
    area: 'とても長い名前の地下迷宮、その第二層',
  },
  {
    mode: 'full',
    startHealth: 30,
    deep: true,
    packs: ['TAL'],
    grid: [40, 30],
    hero: 'A very long name for one hero, is it',
    area: 'An area with a name of forty characters',
  },
] as const;

/** So many positions from random games that do not give up. */
export function randomViews(count: number): View[] {
  const views: View[] = [];
  for (let seed = 0; views.length < count; seed++) {
    const random = randomFrom(`ascii-${seed}`);
    const { state } = begin(game, setupOf(GAMES[seed % GAMES.length]), randomFrom(`chance-${seed}`));
    for (let step = 0; !state.isOver && step < 400; step++) {
      let choice = state.randomChoice(0, random);
      while (choice.act === 'give-up' || (choice.act === 'draw' && 'squares' in choice)) choice = state.randomChoice(0, random);
      state.apply(0, choice);
      if (step % 4 === seed % 4 && views.length < count) views.push(state.view(0));
    }
    views.push(state.view(0));
  }
  return views.slice(0, count);
}
