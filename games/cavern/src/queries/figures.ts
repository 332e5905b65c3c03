// Owns who stands where: occupied and free squares, figures on a tile, and where a figure is.

import { missing } from '@undercroft/kernel';
import { THING_CARDS } from '../content/things.ts';
import { allyAt, foeAt, heroAt, isAlly, isHero, NOWHERE, thingAt, type Figure, type Square, type Table, type TileNo } from '../state.ts';
import { adjacentTo, byCell, caveOf, columnOf, isAdjacent, rowOf } from './cave.ts';

/** Where a figure stands, or NOWHERE. What lies on an edge, and what is carried, stands nowhere. */
export function squareOf(table: Table, figure: Figure): Square {
  if (isHero(figure)) return heroAt(table, figure).square;
  if (isAlly(figure)) return allyAt(table, figure)?.square ?? NOWHERE;
  return (foeAt(table, figure) ?? thingAt(table, figure))?.square ?? NOWHERE;
}

/** What a figure is, as it is printed: the id of a hero, or the kind of a foe, an ally or an object. */
export function idOf(table: Table, figure: Figure): string {
  if (isHero(figure)) return heroAt(table, figure).id;
  if (isAlly(figure)) return (allyAt(table, figure) ?? missing()).kind;
  return (foeAt(table, figure) ?? thingAt(table, figure) ?? missing()).kind;
}

/** CAV-MOVE-11, CAV-GEO-20, CAV-TRAP-11: a square holds one figure; an object fills it only if it blocks (CAV-MOVE-06). */
export function isOccupied(table: Table, square: Square): boolean {
  const { heroes, foes, allies, things } = table;
  for (let i = 0; i < heroes.length; i++) if (heroes[i]?.square === square) return true;
  for (let i = 0; i < foes.length; i++) if (foes[i]?.square === square) return true;
  for (let i = 0; i < allies.length; i++) if (allies[i]?.square === square) return true;
  for (let i = 0; i < things.length; i++) {
    const thing = things[i] ?? missing();
    if (thing.square === square && THING_CARDS[thing.kind].blocks) return true;
  }
  return false;
}

/** CAV-GEO-14: squares by fewest adjacent heroes, then lowest y, then lowest x. */
export function inDefaultOrder(table: Table, squares: readonly Square[]): readonly Square[] {
  if (squares.length < 2) return squares;
  const cave = caveOf(table.tiles);
  const ranked = squares.map((square) => {
    let heroes = 0;
    for (const hero of table.heroes) if (isAdjacent(cave, square, hero.square)) heroes++;
    return { square, heroes, y: rowOf(table.tiles, square), x: columnOf(table.tiles, square) };
  });
  return ranked.sort((a, b) => a.heroes - b.heroes || a.y - b.y || a.x - b.x).map(({ square }) => square);
}

/** The free squares of a tile, in the default order. */
export function freeOn(table: Table, tile: TileNo): readonly Square[] {
  const all = caveOf(table.tiles).squares[tile] ?? missing();
  return inDefaultOrder(
    table,
    all.filter((square) => !isOccupied(table, square)),
  );
}

/** The free squares adjacent to one, in the default order. */
export const freeBeside = (table: Table, square: Square): readonly Square[] =>
  inDefaultOrder(
    table,
    adjacentTo(caveOf(table.tiles), square).filter((next) => !isOccupied(table, next)),
  );

/** CAV-MONSTER-10, CAV-MONSTER-11: where a figure arrives on a tile: the mushroom square, or else any free one; nowhere if it is full. */
export function arrivals(table: Table, tile: TileNo): readonly Square[] {
  const mushroom = caveOf(table.tiles).mushrooms[tile] ?? NOWHERE;
  return mushroom >= 0 && !isOccupied(table, mushroom) ? [mushroom] : freeOn(table, tile);
}

/** CAV-GEO-16: the same for a figure that is placed; if the tile is full, on the closest tiles that have room. */
export function placesOn(table: Table, tile: TileNo): readonly Square[] {
  const here = arrivals(table, tile);
  if (here.length > 0) return here;
  const { steps, tiles } = caveOf(table.tiles);
  const own = steps[tile] ?? missing();
  let best: TileNo[] = [];
  let least = 255;
  for (let other = 0; other < tiles; other++) {
    const far = own[other] ?? 255;
    if (far > least || far === 255) continue;
    if (freeOn(table, other).length === 0) continue;
    if (far < least) best = [];
    least = far;
    best.push(other);
  }
  // CAV-GEO-14: of equally close tiles first the tile is settled, then the square.
  return best.sort(byCell(table.tiles)).flatMap((other) => freeOn(table, other));
}
