// Owns how foes and allies choose what to do: the first tactic whose condition is true, and where they go.

import { missing } from '@undercroft/kernel';
import { allyOf, encounterOf, isVillain, monsterOf, villainOf, type AllyId, type EncounterId, type FoeKind } from '../content/cards.ts';
import type { Tactic, TacticWhen } from '../content/types.ts';
import { allyAt, foeAt, isAlly, type Controlled, type Figure, type Square, type Table, type TileNo } from '../state.ts';
import { caveOf, distance, FAR, isAdjacent, tileOfSquare } from './cave.ts';
import { maxHp } from './duel.ts';
import { arrivals, freeBeside, squareOf } from './figures.ts';
import { adjacentQuarries, closestOf, crowds, firstSteps, quarries } from './foes.ts';

export const tacticsOf = (kind: FoeKind): readonly Tactic[] => (isVillain(kind) ? villainOf(kind) : monsterOf(kind)).tactics;

/** Of a foe or an ally. */
export const kindOf = (table: Table, figure: Figure): FoeKind | AllyId =>
  (isAlly(figure) ? allyAt(table, figure) : foeAt(table, figure))?.kind ?? missing();

/** CAV-MONSTER-07, CAV-MONSTER-08, CAV-MONSTER-19: the number of the tactic, or -1 where there is nobody to target. */
export function tacticFor(table: Table, figure: Figure): number {
  if (isAlly(figure)) return allyTactic(table, figure);
  const { kind, square } = foeAt(table, figure) ?? missing();
  const seen = quarries(table);
  const [closest] = closestOf(table, seen, square);
  if (closest === undefined) return -1;
  const far = distance(caveOf(table.tiles), square, squareOf(table, closest));
  const list = tacticsOf(kind);
  const found = list.findIndex(({ when }) => foeSees(table, when, square, far));
  return found < 0 ? list.length - 1 : found;
}

function foeSees(table: Table, when: TacticWhen, square: Square, far: number): boolean {
  if (typeof when !== 'string') return 'within' in when && far <= when.within;
  if (when === 'adjacent') return adjacentQuarries(table, square).length > 0;
  if (when === 'here') return far === 0;
  return when === 'crowd' ? far <= 1 && crowds(table, square).length > 0 : when === 'else';
}

/** CAV-ALLY-03: with heroes and foes swapped. */
function allyTactic(table: Table, figure: Figure): number {
  const { kind, square } = allyAt(table, figure) ?? missing();
  const list = allyOf(kind).tactics;
  const found = list.findIndex(({ when }) => allySees(table, when, square));
  return found < 0 ? list.length - 1 : found;
}

function allySees(table: Table, when: TacticWhen, square: Square): boolean {
  const cave = caveOf(table.tiles);
  if (typeof when !== 'string')
    return 'foeWithin' in when && table.foes.some((foe) => distance(cave, square, foe.square) <= when.foeWithin);
  if (when === 'foe-adjacent') return table.foes.some((foe) => isAdjacent(cave, square, foe.square));
  if (when === 'trap-here') return trapsOn(table, tileOfSquare(square)).length > 0;
  return when === 'wounded-here' ? woundedOn(table, tileOfSquare(square)).length > 0 : when === 'else';
}

export const isTrap = (card: Controlled['card']): card is EncounterId => card.startsWith('TR');
export const isMarker = ({ square }: Controlled): boolean => square >= 0;
/** Traps whose marker lies on a tile. */
export function trapsOn({ heroes }: Table, tile: TileNo): readonly Controlled[] {
  let found: Controlled[] | null = null;
  for (let i = 0; i < heroes.length; i++) {
    const { row } = heroes[i] ?? missing();
    for (let k = 0; k < row.length; k++) {
      const one = row[k] ?? missing();
      if (one.square >= 0 && tileOfSquare(one.square) === tile && isTrap(one.card)) (found ??= []).push(one);
    }
  }
  return found ?? NO_CARDS;
}
const NO_CARDS: readonly Controlled[] = [];
export const disableValue = (card: EncounterId): number => encounterOf(card).disable ?? 0;

/** Heroes on a tile that could regain HP. */
export const woundedOn = (table: Table, tile: TileNo): readonly Figure[] =>
  table.heroes.flatMap((hero, no) => (hero.square >= 0 && tileOfSquare(hero.square) === tile && hero.hp < maxHp(hero) ? [no] : []));

/** CAV-MONSTER-17: the heroes that a foe may go up to, the closest first, each with the free squares adjacent to it; one it is adjacent to already needs none. */
export interface Approach {
  readonly on: Figure;
  readonly squares: readonly Square[];
}

/** Of equally close ones, those that can be gone up to; if the closest cannot, the next closest that meets the condition. */
export function approaches(table: Table, square: Square, seen: readonly Figure[], most: number): readonly Approach[] {
  const cave = caveOf(table.tiles);
  let left = seen.filter((figure) => distance(cave, square, squareOf(table, figure)) <= most);
  while (left.length > 0) {
    const nearest = closestOf(table, left, square, most);
    if (nearest.length === 0) return [];
    const found = nearest
      .map((on) => ({ on, squares: isAdjacent(cave, square, squareOf(table, on)) ? [square] : freeBeside(table, squareOf(table, on)) }))
      .filter(({ squares }) => squares.length > 0);
    if (found.length > 0) return found;
    left = left.filter((figure) => !nearest.includes(figure));
  }
  return [];
}

/** CAV-MONSTER-16, CAV-MONSTER-13: the tiles that a step toward somebody may lead to; none on a tile with a quarry, or where all are full. */
export function stepsToward(table: Table, square: Square, toward: Figure): readonly TileNo[] {
  const cave = caveOf(table.tiles);
  const to = squareOf(table, toward);
  if (distance(cave, square, to) === FAR) return [];
  return firstSteps(table, cave, tileOfSquare(square), tileOfSquare(to)).filter((tile) => arrivals(table, tile).length > 0);
}

/** CAV-MONSTER-14: pinned foes stay where they are while they act. */
export const isPinned = (table: Table, figure: Figure): boolean => foeAt(table, figure)?.pinned ?? false;
/** CAV-MONSTER-22. */
export const isDrowsy = ({ lasting }: Table, figure: Figure): boolean => lasting.some(({ what, on }) => what === 'drowsy' && on === figure);

/** Distances in the condition of a tactic. */
export const withinOf = (when: TacticWhen): number =>
  typeof when === 'string' ? FAR - 1 : 'within' in when ? when.within : when.foeWithin;
