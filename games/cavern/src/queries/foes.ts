// Owns whom foes see and go for: heroes that can be targeted, the closest of them, and the default order among equals.

import { missing } from '@undercroft/kernel';
import {
  allyAt,
  allyOfHero,
  foeAt,
  heroAt,
  isAlly,
  isHero,
  type Figure,
  type HeroNo,
  type Square,
  type Table,
  type TileNo,
} from '../state.ts';
import { caveOf, distance, FAR, isAdjacent, tileOfSquare, type Cave } from './cave.ts';
import { squareOf } from './figures.ts';

/** Vanish: foes ignore the hero until the start of its next turn. */
const isUnseen = ({ lasting }: Table, hero: HeroNo): boolean => lasting.some(({ what, on }) => what === 'unseen' && on === hero);

/** CAV-MONSTER-18, CAV-DOWN-04, CAV-ALLY-04: heroes that stand and are seen, and allies as if they were heroes. */
export function quarries(table: Table): readonly Figure[] {
  const { heroes, allies, lasting } = table;
  const found: Figure[] = [];
  for (let hero = 0; hero < heroes.length; hero++) {
    const { hp, square } = heroes[hero] ?? missing();
    if (hp > 0 && square >= 0 && (lasting.length === 0 || !isUnseen(table, hero))) found.push(hero);
  }
  for (let i = 0; i < allies.length; i++) found.push(allyOfHero((allies[i] ?? missing()).of));
  return found;
}

const hpOf = (table: Table, figure: Figure): number =>
  isHero(figure) ? heroAt(table, figure).hp : ((isAlly(figure) ? allyAt(table, figure) : foeAt(table, figure))?.hp ?? 0);

/** CAV-GEO-14: by highest HP, then in seat order from the active player; CAV-ALLY-04: an ally comes after all heroes. */
export function inHeroOrder(table: Table, figures: readonly Figure[]): readonly Figure[] {
  if (figures.length < 2) return figures;
  const n = table.heroes.length;
  const rank = (figure: Figure): number => (figure - table.active + n) % n;
  return figures.toSorted(
    (a, b) => Number(isAlly(a)) - Number(isAlly(b)) || hpOf(table, b) - hpOf(table, a) || rank(a & 7) - rank(b & 7) || a - b,
  );
}

/** CAV-GEO-12: of these figures the closest to a square, all that are equally close, in the default order. */
export function closestOf(table: Table, figures: readonly Figure[], from: Square, most = FAR): readonly Figure[] {
  const cave = caveOf(table.tiles);
  let least = most + 1;
  let found: Figure[] = [];
  for (let i = 0; i < figures.length; i++) {
    const figure = figures[i] ?? missing();
    const far = distance(cave, from, squareOf(table, figure));
    if (far > least || far === FAR || far > most) continue;
    if (far < least) found = [];
    least = far;
    found.push(figure);
  }
  return inHeroOrder(table, withoutLosers(found));
}
/** CAV-ALLY-04: an ally loses ties, so that with a hero among equals it is none of them. */
export const withoutLosers = (figures: readonly Figure[]): readonly Figure[] =>
  figures.some(isHero) ? figures.filter((figure) => !isAlly(figure)) : figures;

/** The quarries adjacent to a square. */
export function adjacentQuarries(table: Table, from: Square): readonly Figure[] {
  const cave = caveOf(table.tiles);
  return inHeroOrder(
    table,
    quarries(table).filter((figure) => isAdjacent(cave, from, squareOf(table, figure))),
  );
}

export const quarriesWithin = (table: Table, from: Square, n: number): readonly Figure[] => {
  const cave = caveOf(table.tiles);
  return inHeroOrder(
    table,
    quarries(table).filter((figure) => distance(cave, from, squareOf(table, figure)) <= n),
  );
};

export const quarriesOn = (table: Table, tile: TileNo): readonly Figure[] =>
  inHeroOrder(
    table,
    quarries(table).filter((figure) => tileOfSquare(squareOf(table, figure)) === tile),
  );

/** The tiles within 1 tile on which two or more heroes stand, in the default order. */
export function crowds(table: Table, from: Square): readonly TileNo[] {
  const near = quarriesWithin(table, from, 1).map((figure) => tileOfSquare(squareOf(table, figure)));
  const tiles = [...new Set(near)].filter((tile) => near.filter((one) => one === tile).length > 1);
  return tiles.sort((a, b) => byPlace(table, a) - byPlace(table, b));
}
const byPlace = ({ tiles }: Table, tile: TileNo): number => {
  const { x, y } = tiles[tile] ?? missing();
  return y * 1024 + x;
};

/** CAV-GEO-15: the tiles of first steps along a shortest way from one tile to another, in the default order. */
export function firstSteps(table: Table, cave: Cave, from: TileNo, to: TileNo): readonly TileNo[] {
  const { links, steps } = cave;
  const far = steps[from]?.[to] ?? FAR;
  if (far === FAR || far === 0) return [];
  const found: TileNo[] = [];
  for (let edge = from * 4; edge < from * 4 + 4; edge++) {
    const next = links[edge] ?? -1;
    if (next >= 0 && steps[next]?.[to] === far - 1) found.push(next);
  }
  return found.sort((a, b) => byPlace(table, a) - byPlace(table, b));
}
