// Owns the proof that the quick questions about the map answer what the rules say: compared with a second, slow answer in random games.

import { at, begin, randomFrom, type Random } from '@undercroft/kernel';
import { expect, test } from 'vitest';
import { CARD_IDS, type CardId } from '../src/content/cards.ts';
import { game } from '../src/game.ts';
import { nextSquares, outerWalls } from '../src/queries/entrance.ts';
import { bestFit, chalkable, fitsAnywhere, fitsAt, occupancy, placesFor, secretDoorsFor } from '../src/queries/map.ts';
import { roomToPlace } from '../src/pieces/rooms.ts';
import { copyMap, type GameMap, type Square, type Wall } from '../src/state.ts';
import { exitsToUse, laidAnywhere, rim, stateByTheBook, touching, wallsForDoors, waysOnWith, type Laid } from './map-by-the-book.ts';
import { anySetup, stray } from './random-play.ts';
import { boardWith, setupOf } from './scenes.ts';

const PLACED = 250;
const found = { placed: 0, nowhere: 0, doors: 0, chalked: 0 };

function comparePlaces(map: GameMap, card: CardId, chalked: readonly Wall[]): void {
  const room = roomToPlace(card, chalked);
  const laid = laidAnywhere(map, card, chalked);
  const places = exitsToUse(map).filter((wall) => laid.has(wall));
  expect(placesFor(map, room)).toEqual(places);
  expect(fitsAnywhere(map, room)).toBe(places.length > 0);
  const doors = wallsForDoors(map).filter((wall) => laid.has(wall));
  expect(secretDoorsFor(map, room)).toEqual(doors);
  for (const wall of [...exitsToUse(map), ...doors]) {
    const fits = fitsAt(map, occupancy(map), room, wall).map(({ exit, orientation, squares, walls }): Laid => {
      const { turns, mirrored } = orientation;
      return { exit, turns, mirrored, squares, walls, meets: wall };
    });
    expect(fits).toEqual(laid.get(wall) ?? []);
  }
  compareBest(
    map,
    places.flatMap((wall) => laid.get(wall) ?? []),
    bestFit(map, room),
  );
  found.placed++;
  if (places.length === 0) found.nowhere++;
  if (places.length === 0 && doors.length > 0) found.doors++;
  if (chalked.length > 0) found.chalked++;
}

/** The first of those that keep most ways open. */
function compareBest(map: GameMap, all: readonly Laid[], best: ReturnType<typeof bestFit>): void {
  const most = Math.max(...all.map((one) => waysOnWith(map, one)));
  const first = all.find((one) => waysOnWith(map, one) === most);
  expect(best === null ? undefined : [best.wall, best.exit, best.orientation.mirrored]).toEqual(
    first === undefined ? undefined : [first.meets, first.exit, first.mirrored],
  );
}

/** No room is left behind uncompleted in a real game; the questions must not rely on it (DLV-MAP-17). */
function oneNotCompleted(map: GameMap, random: Random): GameMap {
  const copy = copyMap(map);
  at(copy.rooms, random.below(copy.rooms.length)).completed = false;
  return copy;
}

/** Plays on from a setup and compares every placement that comes up, with the card drawn, the same chalked, and any other card. */
function playAndCompare(random: Random): void {
  const setup = anySetup(random);
  const { state } = begin(game, random.below(2) === 0 ? { ...setup, grid: [12, 12] } : setup, random);
  while (!state.isOver && found.placed < PLACED) {
    const { map, encounter } = state.board;
    for (const { wall, state: now } of map.rooms.flatMap((room) => room.exits)) expect(now).toBe(stateByTheBook(map, wall));
    if (state.offers()[0]?.decision === 'place-room' && encounter !== null) {
      comparePlaces(map, encounter.card, encounter.chalked);
      const walls = chalkable(encounter.card, encounter.chalked);
      comparePlaces(map, encounter.card, [...encounter.chalked, at(walls, random.below(walls.length))]);
      comparePlaces(oneNotCompleted(map, random), at(CARD_IDS, random.below(CARD_IDS.length)), []);
    }
    state.play(0, stray(state, 0, random));
  }
}

test('[DLV-MAP-12, DLV-MAP-13, DLV-MAP-16, DLV-MAP-18, DLV-MAP-19, DLV-MAP-23] places, fits, secret doors and the state of exits are those of the rules', () => {
  const random = randomFrom('by the book');
  for (let games = 0; found.placed < PLACED && games < 400; games++) playAndCompare(random);
  expect(found.placed).toBeGreaterThanOrEqual(PLACED);
  for (const n of [found.nowhere, found.doors, found.chalked]) expect(n).toBeGreaterThan(10);
});

test('[DLV-MAP-07, DLV-MAP-08] while an entrance is drawn, the squares and walls offered are those of the rules', () => {
  const random = randomFrom('entrance by the book');
  for (let n = 0; n < 60; n++) {
    const { map } = boardWith({ setup: setupOf({ grid: [12, 12] }), change: (board) => void (board.map.rooms = []) });
    let drawn: readonly Square[] = [random.below(144)];
    while (drawn.length < 18) {
      const next = nextSquares(map, drawn);
      expect(next).toEqual(touching(map, drawn));
      expect(outerWalls(map, drawn)).toEqual(rim(map, drawn));
      drawn = [...drawn, at(next, random.below(next.length))];
    }
  }
});
