// Owns the questions about the map: how the entrance is drawn, and where a room is placed.

import { decision } from '@undercroft/kernel';
import { gather } from '@undercroft/parts';
import type { Delve } from '../delve.ts';
import { boxAt } from '../pieces/rooms.ts';
import { boxCorners, boxWidths, entranceSize, nextSquares, outerWalls } from '../queries/entrance.ts';
import { encounterOf } from '../queries/foe.ts';
import { usable } from '../queries/items.ts';
import { chalkable, fitsAnywhere, fitsAt, occupancy, placesFor, secretDoorsFor } from '../queries/map.ts';
import { roomToPlace } from '../pieces/rooms.ts';
import { why, whyExit, whyItem } from '../queries/why.ts';
import type { Board, Square, Wall } from '../state.ts';

const exits3 = (): readonly [number, number] => [3, 3];
const sizeOf = (board: Board): number => entranceSize(board.entranceDice);

export const drawEntrance = decision<Delve>()('draw-entrance', 'DLV-MAP-02')
  .act('automatic', 'DLV-MAP-09')
  .act(
    'draw',
    'DLV-MAP-07',
    (picks) =>
      picks
        .sequence(
          'squares',
          (board) => [sizeOf(board), sizeOf(board)],
          (board, _, drawn: readonly Square[]) => nextSquares(board.map, drawn),
        )
        .subset('exits', exits3, (board, { squares }) => outerWalls(board.map, squares)),
    { whyClosed: (board) => (board.setup.boxEntrance ? why('DLV-VAR-WEB-05', 'box-only') : null) },
  )
  .act(
    'box',
    'DLV-VAR-WEB-05',
    (picks) =>
      picks
        .pick('width', (board) => boxWidths(board.map, sizeOf(board)))
        .pick('corner', (board, { width }) => boxCorners(board.map, sizeOf(board), width))
        .subset('exits', exits3, (board, { width, corner }) => outerWalls(board.map, boxAt(board.map, sizeOf(board), width, corner))),
    { whyClosed: (board) => (board.setup.boxEntrance ? null : why('DLV-MAP-07', 'any-shape')) },
  )
  .done();

const roomNow = (board: Board) => roomToPlace(encounterOf(board).card, encounterOf(board).chalked);
const fits = (board: Board, wall: Wall) => fitsAt(board.map, occupancy(board.map), roomNow(board), wall);
const fitExits = (board: Board, wall: Wall): readonly number[] => [...new Set(fits(board, wall).map((fit) => fit.exit))];
const fitMirrors = (board: Board, wall: Wall, by: number): readonly (0 | 1)[] =>
  gather(fits(board, wall), (fit) => (fit.exit === by ? (fit.orientation.mirrored ? 1 : 0) : undefined));
const noPlace = (board: Board): boolean => !fitsAnywhere(board.map, roomNow(board));
const noSecretDoor = (board: Board): boolean => secretDoorsFor(board.map, roomNow(board)).length === 0;

/** PLACE: an open exit of the map, an exit of the new room, mirrored or not; the quarter turns follow. */
export const placeRoom = decision<Delve>()('place-room', 'DLV-MAP-12')
  .act('automatic', 'DLV-MAP-18', {
    whyClosed: (board) => {
      if (!noPlace(board)) return null;
      if (board.completionist) return why('DLV-MODE-COMPLETE-08', 'put-aside-instead');
      return noSecretDoor(board) ? why('DLV-MAP-20', 'fits-nowhere') : why('DLV-MAP-19', 'must-find-door');
    },
  })
  .act('place', 'DLV-MAP-12', (picks) =>
    picks
      .pick('exit', (board) => placesFor(board.map, roomNow(board)), whyExit)
      .pick(
        'by',
        (board, { exit }) => fitExits(board, exit),
        () => why('DLV-MAP-13', 'does-not-fit'),
      )
      .pick(
        'mirrored',
        (board, { exit, by }) => fitMirrors(board, exit, by),
        () => why('DLV-MAP-13', 'does-not-fit'),
      ),
  )
  .act('chalk', 'DLV-ITEM-14', (picks) =>
    picks
      .pick(
        'item',
        (board) => {
          const items = usable(board, 'PLACE');
          return items.length === 0 || chalkable(encounterOf(board).card, encounterOf(board).chalked).length === 0 ? [] : items;
        },
        whyItem('PLACE'),
      )
      .pick('wall', (board) => chalkable(encounterOf(board).card, encounterOf(board).chalked)),
  )
  .act(
    'secret-door',
    'DLV-MAP-19',
    (picks) =>
      picks
        .pick('wall', (board) => (noPlace(board) ? secretDoorsFor(board.map, roomNow(board)) : []))
        .pick('by', (board, { wall }) => fitExits(board, wall))
        .pick('mirrored', (board, { wall, by }) => fitMirrors(board, wall, by)),
    {
      whyClosed: (board) => {
        if (board.completionist) return why('DLV-MODE-COMPLETE-08', 'no-secret-doors');
        return noPlace(board) ? null : why('DLV-MAP-18', 'must-place');
      },
    },
  )
  .act('leave-undrawn', 'DLV-MAP-20', {
    whyClosed: (board) => {
      if (board.completionist) return why('DLV-MODE-COMPLETE-08', 'put-aside-instead');
      if (!noPlace(board)) return why('DLV-MAP-18', 'must-place');
      return noSecretDoor(board) ? null : why('DLV-MAP-19', 'must-find-door');
    },
  })
  .act('put-aside', 'DLV-MODE-COMPLETE-08', {
    whyClosed: (board) => {
      if (!board.completionist) return why('DLV-MAP-19', 'not-completionist');
      return noPlace(board) ? null : why('DLV-MAP-18', 'must-place');
    },
  })
  .done();
