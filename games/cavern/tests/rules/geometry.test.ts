// Proves the geometry: coordinates, attaching, adjacency and distances, with the vectors T26 to T33 of the specification.

import { expect, test } from 'vitest';
import { randomFrom } from '@undercroft/kernel';
import { POOL, TILE_IDS } from '../../src/content/cards.ts';
import { DIRS, shapeOf } from '../../src/pieces/shapes.ts';
import {
  adjacentTo,
  caveOf,
  columnOf,
  distance,
  edgesAt,
  FAR,
  isAdjacent,
  rowOf,
  squareAt,
  stepsBetween,
  withEdgeClosed,
  withTile,
} from '../../src/queries/cave.ts';
import { closestOf, firstSteps, inHeroOrder } from '../../src/queries/foes.ts';
import { inDefaultOrder } from '../../src/queries/figures.ts';
import { spotAt } from '../../src/queries/laying.ts';
import { NORTH_HALF, placed, SOUTH_HALF, type Placed } from '../../src/state.ts';
import { boardWith, sq, type Laid } from '../scenes.ts';

/** P08 East Fork at the east edge of the north half, as in T26. */
const FORK: Laid = ['P08', 1, 0, 1];

/** The rows of a tile as it lies. */
const rowsOf = ({ tile, rot }: Placed): readonly string[] => {
  const { floor, mushroom } = shapeOf(tile, rot);
  const glyph = (square: number): string => ((floor & (1 << square)) === 0 ? '#' : square === mushroom ? 'm' : '.');
  return [0, 1, 2, 3].map((row) => [0, 1, 2, 3].map((column) => glyph(row * 4 + column)).join(''));
};

test('[CAV-GEO-01] the north half of the start tile is cell (0, 0), the south half cell (0, 1)', () => {
  const [north, south] = boardWith().tiles;
  expect(north).toMatchObject({ tile: 'S00N', x: 0, y: 0 });
  expect(south).toMatchObject({ tile: 'S00S', x: 0, y: 1 });
});

test('[CAV-GEO-02] square (x, y) of the tile in cell (X, Y) is (4X + x, 4Y + y)', () => {
  const { tiles } = boardWith({ tiles: [FORK] });
  const square = squareAt(tiles, 6, 1);
  expect([square >> 4, square & 15]).toEqual([2, 6]);
  expect([columnOf(tiles, square), rowOf(tiles, square)]).toEqual([6, 1]);
  expect(squareAt(tiles, -1, 0)).toBe(-1);
});

test('[CAV-GEO-03] T26: turned once, East Fork has the rows ####, ..m., ...., #..# and opens west, east and south', () => {
  const fork = placed('P08', 1, 0, 1);
  expect(rowsOf(fork)).toEqual(['####', '..m.', '....', '#..#']);
  expect(fork.edges).toEqual(['closed', 'open', 'open', 'open']);
});

test('[CAV-GEO-04] every open edge of every tile has floor on its two middle squares', () => {
  const middles = [
    [1, 2],
    [7, 11],
    [13, 14],
    [4, 8],
  ];
  for (const id of TILE_IDS) {
    const { open, door, floor } = shapeOf(id, 0);
    for (const dir of DIRS)
      if (((open | door) & (1 << dir)) !== 0)
        for (const square of middles[dir] ?? []) expect([id, dir, (floor >> square) & 1]).toEqual([id, dir, 1]);
  }
});

test('[CAV-GEO-05, CAV-SETUP-09] the halves of the start tile are two tiles, joined by an open edge', () => {
  const { tiles } = boardWith();
  const cave = caveOf(tiles);
  expect(stepsBetween(cave, NORTH_HALF, SOUTH_HALF)).toBe(1);
  expect(isAdjacent(cave, squareAt(tiles, 1, 3), squareAt(tiles, 1, 4))).toBe(true);
  // N, E, W of the north half and E, S, W of the south half, in the default order.
  expect(cave.unexplored).toEqual([0, 1, 3, 5, 6, 7]);
});

test.each([
  [0, 0, -1, 0],
  [1, 1, 0, 1],
  [6, 0, 2, 2],
  [7, -1, 1, 3],
] as const)('[CAV-GEO-06] a tile at edge %i goes into cell (%i, %i), turned %i times', (edge, x, y, rot) => {
  expect(spotAt(boardWith(), edge)).toEqual({ x, y, rot });
});

test('[CAV-GEO-07] open meets open connects; open meets closed is a wall, and no longer unexplored', () => {
  // P05 north of the start has no north edge; P11 runs north and south only.
  const { tiles } = boardWith({
    tiles: [
      ['P04', 1, 0, 1],
      ['P11', 1, 1, 2],
      ['P01', 2, 0, 1],
    ],
  });
  const cave = caveOf(tiles);
  const [open, tunnel, crossing] = [2, 3, 4];
  expect(stepsBetween(cave, open, tunnel)).toBe(1);
  expect(stepsBetween(cave, open, crossing)).toBe(1);
  // The south half opens east, the tunnel is closed to the west.
  expect(stepsBetween(cave, SOUTH_HALF, tunnel)).toBe(3);
  expect(cave.unexplored).not.toContain(SOUTH_HALF * 4 + 1);
});

test('[CAV-GEO-08] squares that share a side are adjacent on a tile, and across connected edges', () => {
  const { tiles } = boardWith({ tiles: [FORK] });
  const cave = caveOf(tiles);
  const at = (x: number, y: number) => squareAt(tiles, x, y);
  expect(isAdjacent(cave, at(1, 1), at(2, 1))).toBe(true);
  expect(isAdjacent(cave, at(3, 1), at(4, 1))).toBe(true);
  // Rock at (4, 3), and nothing beyond the west edge.
  expect(isAdjacent(cave, at(3, 3), at(4, 3))).toBe(false);
});

test.each([
  ['T29: past one rock corner', [2, 0], [3, 1], true],
  ['T31: across the border, by (3, 2)', [3, 3], [4, 2], true],
  ['not beyond a corner that is rock on both ways', [3, 0], [4, 1], false],
] as const)('[CAV-GEO-09] %s', (_name, one, other, adjacent) => {
  const board = boardWith({ tiles: [FORK] });
  expect(isAdjacent(caveOf(board.tiles), sq(board, one), sq(board, other))).toBe(adjacent);
});

test('[CAV-GEO-09] T30: nobody squeezes between two corners that are rock, or where two tiles are missing', () => {
  const apart = caveOf([placed('P04', 0, 0, 0), placed('P04', 1, 1, 0)]);
  expect(isAdjacent(apart, 15, 16)).toBe(false);
  // With one of the two missing tiles laid, one way around the corner is there.
  const joined = caveOf([placed('P04', 0, 0, 0), placed('P04', 1, 1, 0), placed('P04', 1, 0, 0)]);
  expect(isAdjacent(joined, 15, 16)).toBe(true);
  // Horned Fork beside a wall: .## above .. ., so (0, 0) meets (1, 1) past the rock at (1, 0), and (1, 1) does not meet what lies beyond it.
  const fork = caveOf([placed('P06', 0, 0, 0)]);
  expect([isAdjacent(fork, 0, 5), isAdjacent(fork, 0, 1), isAdjacent(fork, 0, 2)]).toEqual([true, false, false]);
});

test('[CAV-GEO-10] figures do not affect adjacency', () => {
  const wanted = { heroes: [{ at: [1, 1] }, { at: [2, 1] }], foes: [{ kind: 'gloam-cutter', at: [1, 2] }] } as const;
  const board = boardWith(wanted);
  expect(isAdjacent(caveOf(board.tiles), sq(board, [1, 1]), sq(board, [2, 2]))).toBe(true);
});

test('[CAV-GEO-11] T27: distances are steps across edges, never diagonal', () => {
  const { tiles } = boardWith({ tiles: [FORK, ['P05', 0, -1, 0]] });
  const cave = caveOf(tiles);
  const [fork, wall] = [2, 3];
  expect(stepsBetween(cave, wall, fork)).toBe(2);
  expect(stepsBetween(cave, SOUTH_HALF, fork)).toBe(2);
  expect(stepsBetween(cave, NORTH_HALF, fork)).toBe(1);
  expect(stepsBetween(cave, fork, fork)).toBe(0);
  const apart = caveOf([placed('P04', 0, 0, 0), placed('P04', 5, 5, 0)]);
  expect(stepsBetween(apart, 0, 1)).toBe(FAR);
});

test('[CAV-GEO-12] closest is by tiles: squares are not counted', () => {
  const board = boardWith({ heroes: [{ at: [0, 3] }, { id: 'wren', at: [3, 1], hp: 10 }, { at: [1, 6] }] });
  // Both stand on the north half: the one four squares away is as close as the one beside it.
  expect(closestOf(board, [0, 1, 2], sq(board, [0, 1]))).toEqual([0, 1]);
});

test('[CAV-GEO-13] T28: around a corner of three tiles squares are adjacent and two tiles apart', () => {
  const board = boardWith({
    tiles: [
      ['P04', 0, -1, 0],
      ['P02', 0, -2, 0],
      ['F02', 1, -1, 1],
    ],
  });
  const cave = caveOf(board.tiles);
  const [hero, foe] = [sq(board, [3, -5]), sq(board, [4, -4])];
  expect(isAdjacent(cave, hero, foe)).toBe(true);
  expect(distance(cave, hero, foe)).toBe(2);
});

test('[CAV-GEO-14] heroes by highest HP, then in seat order from the active player; squares by fewest adjacent heroes, then y, then x', () => {
  const board = boardWith({ heroes: [{ hp: 3 }, { hp: 7 }, { hp: 7 }, { hp: 3 }], active: 3 });
  expect(inHeroOrder(board, [0, 1, 2, 3])).toEqual([1, 2, 3, 0]);
  const crowded = boardWith({ heroes: [{ at: [0, 4] }, { at: [3, 7 - 1] }] });
  const squares = [sq(crowded, [1, 4]), sq(crowded, [2, 4]), sq(crowded, [0, 6]), sq(crowded, [3, 4])];
  // (1, 4) is beside a hero; of the others the lowest y, then the lowest x.
  expect(inDefaultOrder(crowded, squares)).toEqual([sq(crowded, [2, 4]), sq(crowded, [3, 4]), sq(crowded, [0, 6]), sq(crowded, [1, 4])]);
});

test('[CAV-GEO-15] a shortest way may begin in several ways, by lowest Y, then lowest X', () => {
  const board = boardWith({
    tiles: [
      ['P04', 1, 0, 1],
      ['P04', 1, 1, 1],
    ],
  });
  // From the south half to the tile north-east of it: over the north half, or over the tile to the east.
  expect(firstSteps(board, caveOf(board.tiles), SOUTH_HALF, 2)).toEqual([NORTH_HALF, 3]);
});

test('[CAV-GEO-20, CAV-GEO-21] a figure stands on one square, and the lattice has no border', () => {
  const far = placed('P04', -40, 60, 0);
  expect(squareAt([far], -160, 240)).toBe(0);
  expect(adjacentTo(caveOf([far]), 0)).toHaveLength(3);
});

test('[CAV-GEO-22] within N tiles includes the own tile', () => {
  const board = boardWith({ tiles: [FORK] });
  expect(distance(caveOf(board.tiles), sq(board, [0, 2]), sq(board, [2, 1]))).toBe(0);
  expect(distance(caveOf(board.tiles), sq(board, [0, 2]), sq(board, [6, 1]))).toBe(1);
});

test('[CAV-EXPLORE-01] any floor square of the border row is at the edge, a corner square at two', () => {
  const board = boardWith();
  const cave = caveOf(board.tiles);
  expect(edgesAt(cave, sq(board, [1, 0]))).toEqual([0]);
  expect(edgesAt(cave, sq(board, [0, 2]))).toEqual([3]);
  expect(edgesAt(cave, sq(board, [3, 4]))).toEqual([5]);
  expect(edgesAt(cave, sq(board, [1, 1]))).toEqual([]);
});

test('what is known of a map that grew tile by tile is what follows from the map as it lies', () => {
  for (let i = 0; i < 40; i++) {
    const random = randomFrom(`map/${i}`);
    let tiles: readonly Placed[] = boardWith().tiles;
    const pool = [...POOL];
    while (pool.length > 0 && caveOf(tiles).unexplored.length > 0) {
      const { unexplored } = caveOf(tiles);
      const edge = unexplored[random.below(unexplored.length)] ?? 0;
      if (random.below(8) === 0) tiles = withEdgeClosed(tiles, edge, closed(tiles, edge));
      else {
        const { x, y, rot } = spotAt({ ...boardWith(), tiles }, edge);
        tiles = withTile(tiles, placed(pool.splice(random.below(pool.length), 1)[0] ?? 'P01', x, y, rot));
      }
    }
    expect(caveOf(tiles)).toEqual(caveOf([...tiles]));
  }
});
/** The tile of an edge, with that edge closed. */
function closed(tiles: readonly Placed[], edge: number): Placed {
  const tile = tiles[edge >> 2] ?? placed('P01', 0, 0, 0);
  const [north, east, south, west] = tile.edges.with(edge & 3, 'collapse');
  return { ...tile, edges: [north ?? 'closed', east ?? 'closed', south ?? 'closed', west ?? 'closed'] };
}
