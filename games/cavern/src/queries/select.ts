// Owns whom an effect is for: heroes, foes and attackable objects by count and distance.

import { missing } from '@undercroft/kernel';
import type { Who } from '../content/types.ts';
import { heroAt, isHero, type Figure, type Square, type Table, type TileNo } from '../state.ts';
import { borderOf, caveOf, distance, FAR, isAdjacent, tileOfSquare } from './cave.ts';
import { isOwn, originOf, type Cause } from './cause.ts';
import { squareOf } from './figures.ts';
import { adjacentQuarries, closestOf, crowds, inHeroOrder, quarries, quarriesOn, quarriesWithin } from './foes.ts';

/** Whether a figure is as near as a selector says. CAV-EDGE-04: what lies on an edge is near whoever stands at its border, and nobody else. */
export function isNear(table: Table, from: Square, figure: Figure, { at, n }: Pick<Who, 'at' | 'n'>): boolean {
  const cave = caveOf(table.tiles);
  const square = squareOf(table, figure);
  if (square < 0) {
    const edge = table.things.find(({ id }) => id === figure)?.edge ?? -1;
    return edge >= 0 && borderOf(cave, edge).includes(from);
  }
  switch (at) {
    case 'adjacent':
      return isAdjacent(cave, from, square);
    case 'here':
      return tileOfSquare(from) === tileOfSquare(square);
    case 'here-or-adjacent':
      return tileOfSquare(from) === tileOfSquare(square) || isAdjacent(cave, from, square);
    case 'within':
    case 'tile':
    case 'closest-within':
      return distance(cave, from, square) <= n;
    default:
      return distance(cave, from, square) < FAR;
  }
}

/** CAV-OBJ-05, CAV-OBJ-06: foes and objects with HP, in the order in which they arrived. */
export function attackable({ foes, things }: Table): readonly Figure[] {
  const found: Figure[] = [];
  for (let i = 0; i < foes.length; i++) found.push((foes[i] ?? missing()).id);
  for (let i = 0; i < things.length; i++) {
    const { id, hp } = things[i] ?? missing();
    if (hp > 0) found.push(id);
  }
  return found;
}

export const isFoe = ({ foes }: Table, figure: Figure): boolean => foes.some(({ id }) => id === figure);
/** CAV-VILLAIN-14. */
export const isMonsterFigure = ({ foes }: Table, figure: Figure): boolean => foes.some(({ id, villain }) => id === figure && !villain);

/** CAV-COMBAT-01, CAV-COMBAT-02, CAV-COMBAT-03, CAV-COMBAT-04, CAV-COMBAT-16: what a hero can attack, or choose as a foe, from where it stands. */
export function foesNear(table: Table, from: Square, who: Pick<Who, 'of' | 'at' | 'n'>, objects: boolean): readonly Figure[] {
  const all = objects ? attackable(table) : table.foes.map(({ id }) => id);
  const near = all.filter((figure) => isNear(table, from, figure, who));
  return who.of === 'monster' ? near.filter((figure) => isMonsterFigure(table, figure)) : near;
}

/** The tiles within n on which there is anything to attack. */
export function tilesNear(table: Table, from: Square, who: Pick<Who, 'of' | 'at' | 'n'>): readonly TileNo[] {
  const tiles = foesNear(table, from, who, true).map((figure) => tileOf(table, figure, from));
  return [...new Set(tiles)].sort((a, b) => a - b);
}
/** What lies on an edge is on the tile of whoever stands there. */
const tileOf = (table: Table, figure: Figure, from: Square): TileNo => {
  const square = squareOf(table, figure);
  return tileOfSquare(square < 0 ? from : square);
};
export const foesOnTile = (table: Table, from: Square, who: Pick<Who, 'of' | 'at' | 'n'>, tile: TileNo): readonly Figure[] =>
  foesNear(table, from, who, true).filter((figure) => tileOf(table, figure, from) === tile);

/** CAV-GEN-10, CAV-ALLY-07: the heroes that an effect is for, in seat order from the active player; the downed too, allies not. */
export function heroesFor(table: Table, who: Who, cause: Cause): readonly Figure[] {
  if (who.of === 'you') return inPlayOnly(table, cause.you);
  if (who.of === 'it') return isHero(cause.it) ? inPlayOnly(table, cause.it) : [];
  const from = originOf(table, cause);
  const found: Figure[] = [];
  const n = table.heroes.length;
  for (let i = 0; i < n; i++) {
    const hero = (table.active + i) % n;
    const { square, hp, team } = heroAt(table, hero);
    if (square < 0 || (who.of === 'other' && hero === cause.you) || (who.count === 'all-standing' && hp === 0)) continue;
    if (isOwn(cause) && team !== heroAt(table, cause.you).team) continue;
    if (who.at === 'play' || isNear(table, from, hero, who)) found.push(hero);
  }
  return found;
}
const inPlayOnly = (table: Table, hero: Figure): readonly Figure[] => (heroAt(table, hero).square >= 0 ? [hero] : []);

/** Whom the cavern attacks: all of them, or one of them where the selector says one. Foes see quarries; cards and tiles strike heroes that stand (G-23). */
export function victims(table: Table, who: Who, cause: Cause): readonly Figure[] {
  const from = originOf(table, cause);
  if (who.of === 'it') return cause.it >= 0 ? [cause.it] : [];
  if (cause.from === 'foe') return victimsOfFoe(table, who, from);
  if (cause.from === 'ally') return inFoeOrder(table, foesNear(table, from, who, false));
  if (who.of === 'you') return standing(table, [cause.you]);
  const heroes = standing(table, heroesFor(table, who, cause));
  if (who.at === 'closest-within') return closestOf(table, heroes, from, who.n);
  return inHeroOrder(table, who.at === 'alone' ? loneliest(table, heroes) : heroes);
}
/** The same order as for heroes (CAV-GEO-14): by highest HP, then as they came. */
const inFoeOrder = (table: Table, foes: readonly Figure[]): readonly Figure[] => {
  const hp = (figure: Figure): number => table.foes.find(({ id }) => id === figure)?.hp ?? 0;
  return foes.toSorted((a, b) => hp(b) - hp(a) || a - b);
};
/** CAV-ENC-08, CAV-ENC-11. */
const standing = (table: Table, heroes: readonly Figure[]): readonly Figure[] =>
  heroes.filter((hero) => heroAt(table, hero).hp > 0 && heroAt(table, hero).square >= 0);

function victimsOfFoe(table: Table, { at, n }: Who, from: Square): readonly Figure[] {
  switch (at) {
    case 'adjacent':
      return adjacentQuarries(table, from);
    case 'here':
      return quarriesOn(table, tileOfSquare(from));
    case 'within':
      return quarriesWithin(table, from, n);
    case 'crowd':
      return crowds(table, from);
    default:
      return closestOf(table, quarries(table), from);
  }
}

/** EA10, CAV-ENC-11: farthest from the nearest other hero, the downed counted too; the only hero if there is one. */
function loneliest(table: Table, heroes: readonly Figure[]): readonly Figure[] {
  const cave = caveOf(table.tiles);
  const lonely = heroes.map((hero) => {
    const others = table.heroes.flatMap(({ square }, other) =>
      other !== hero && square >= 0 ? [distance(cave, heroAt(table, hero).square, square)] : [],
    );
    return { hero, far: Math.min(...others) };
  });
  const most = Math.max(...lonely.map(({ far }) => far));
  return lonely.filter(({ far }) => far === most).map(({ hero }) => hero);
}
