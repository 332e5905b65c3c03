// Owns how far a hero gets: the squares that a move can end on, what it costs, and the way there.

import { missing, type Stakes } from '@undercroft/kernel';
import { heroOf } from '../content/cards.ts';
import { THING_CARDS } from '../content/things.ts';
import { heroAt, type HeroNo, type Square, type Table } from '../state.ts';
import { adjacentTo, caveOf, isWater, type Cave } from './cave.ts';
import { isOccupied } from './figures.ts';
import { speedOf, waterCost } from './speed.ts';

const UNREACHED = 255;
/** Costs less than nothing, and is never entered. */
const BLOCKED = -1;

/** Copied for every reach; no map has as many squares. */
const BLANK: readonly number[] = Array.from({ length: 1024 }, () => UNREACHED);

interface Reach {
  /** What it costs to get to each square; UNREACHED: too much. */
  readonly cost: readonly number[];
  /** Those that a move can end on, the nearest first. */
  readonly ends: readonly Square[];
}

/** CAV-MOVE-04: foes stand in the way. */
function blockFoes(table: Table, hero: HeroNo, cost: number[]): void {
  const { foes } = table;
  if (!passesFoes(table, hero)) for (let i = 0; i < foes.length; i++) cost[(foes[i] ?? missing()).square] = BLOCKED;
}
/** CAV-MOVE-06: so do blocking objects. */
function blockThings({ things }: Table, cost: number[]): void {
  for (let i = 0; i < things.length; i++) {
    const { kind, square } = things[i] ?? missing();
    if (square >= 0 && THING_CARDS[kind].blocks) cost[square] = BLOCKED;
  }
}

/** Slip Through; CAV-DOWN-02. */
function passesFoes(table: Table, hero: HeroNo): boolean {
  const { id, hp } = heroAt(table, hero);
  return hp > 0 && heroOf(id).stays.some((one) => one.do === 'rule' && one.name === 'pass-foes');
}

function reachOf(table: Table, hero: HeroNo, most: number): Reach {
  const cost = BLANK.slice(0, caveOf(table.tiles).near.length);
  blockFoes(table, hero, cost);
  blockThings(table, cost);
  return spread(table, hero, most, waterCost(table, hero), cost);
}

/** CAV-MOVE-01, CAV-MOVE-02: with so many squares of movement; CAV-MOVE-05: who stands there can be passed, but a move does not end there. */
function spread(table: Table, hero: HeroNo, most: number, wet: number, cost: number[]): Reach {
  const cave = caveOf(table.tiles);
  const from = heroAt(table, hero).square;
  const ends: Square[] = [];
  let ring: Square[] = [from];
  // Water, which is reached one ring later.
  let later: Square[] = [];
  cost[from] = 0;
  for (let spent = 0; spent < most && ring.length + later.length > 0; spent++) {
    const next = later;
    later = [];
    for (let i = 0; i < ring.length; i++) {
      const square = ring[i] ?? missing();
      if (cost[square] !== spent) continue;
      const near = cave.near[square] ?? missing();
      for (let k = 0; k < near.length; k++) {
        const to = near[k] ?? missing();
        const total = spent + (isWater(cave, to) ? wet : 1);
        if (total > most || total >= (cost[to] ?? 0)) continue;
        cost[to] = total;
        if (total > spent + 1) later.push(to);
        else next.push(to);
      }
    }
    for (let i = 0; i < next.length; i++) {
      const square = next[i] ?? missing();
      if (cost[square] === spent + 1 && !isOccupied(table, square)) ends.push(square);
    }
    ring = next;
  }
  return { cost, ends };
}

/** A reach is asked for several times while nobody moves: listed, and then walked. */
interface Kept extends Pick<Table, 'tiles' | 'foes' | 'allies' | 'things'> {
  readonly hero: HeroNo;
  readonly most: number;
  readonly reach: Reach;
}
const kept = new WeakMap<Table['heroes'], Kept>();
function reachNow(table: Table, hero: HeroNo, most: number): Reach {
  const { tiles, heroes, foes, allies, things } = table;
  const last = kept.get(heroes);
  const isSame = last?.hero === hero && last.most === most && last.tiles === tiles && last.foes === foes;
  if (isSame && last.allies === allies && last.things === things) return last.reach;
  const reach = reachOf(table, hero, most);
  kept.set(heroes, { tiles, foes, allies, things, hero, most, reach });
  return reach;
}

/** The squares on which a move of so many squares can end. */
export const endsOf = (table: Table, hero: HeroNo, most: number): readonly Square[] => (most <= 0 ? [] : reachNow(table, hero, most).ends);

/** What counts of all that makes a way longer than its squares. */
interface Hindrance {
  readonly water?: boolean;
  readonly foes?: boolean;
  readonly things?: boolean;
}
/** What the way to a square would cost if nothing but this counted, however far it is; null: no way leads there. Only for reasons: worked out anew each time. */
export function costTo(table: Table, hero: HeroNo, to: Square, { water = false, foes = false, things = false }: Hindrance): number | null {
  const cost = BLANK.slice(0, caveOf(table.tiles).near.length);
  if (foes) blockFoes(table, hero, cost);
  if (things) blockThings(table, cost);
  const found = spread(table, hero, UNREACHED - 1, water ? waterCost(table, hero) : 1, cost).cost[to] ?? UNREACHED;
  return found === UNREACHED || found === BLOCKED ? null : found;
}

/** Whether there is any: a free square beside the hero, or else by looking further. */
export function canWalk(table: Table, hero: HeroNo, most: number): boolean {
  if (most <= 0) return false;
  const cave = caveOf(table.tiles);
  const near = adjacentTo(cave, heroAt(table, hero).square);
  for (let i = 0; i < near.length; i++) {
    const next = near[i] ?? missing();
    if (!isWater(cave, next) && !isOccupied(table, next)) return true;
  }
  return reachNow(table, hero, most).ends.length > 0;
}

export interface Way {
  readonly path: readonly Square[];
  readonly cost: number;
}
/** The cheapest way to a square, the same each time: back from there to squares that cost so much less. */
export function wayTo(table: Table, hero: HeroNo, to: Square, most: number): Way {
  const cave = caveOf(table.tiles);
  const { cost } = reachNow(table, hero, most);
  const wet = waterCost(table, hero);
  const path: Square[] = [];
  for (let square = to; cost[square] !== 0; square = before(cave, cost, square, wet)) path.unshift(square);
  return { path, cost: cost[to] ?? missing() };
}
const before = (cave: Cave, cost: readonly number[], square: Square, wet: number): Square => {
  const due = (cost[square] ?? 0) - (isWater(cave, square) ? wet : 1);
  return adjacentTo(cave, square).find((one) => cost[one] === due) ?? missing();
};

/** The same in numbers by name, for whoever shows where a move would lead: what it costs, and its squares in their order. */
export function wayOutcome(table: Table, hero: HeroNo, to: Square | undefined, most: number): Stakes | null {
  if (to === undefined) return null;
  const { path, cost } = wayTo(table, hero, to, most);
  return { cost, ...Object.fromEntries(path.map((square, i) => [`via${i}`, square])) };
}

/** What is left of the move under way, as fast as the hero is now. */
export const movementLeft = (table: Table): number => Math.max(0, speedOf(table, table.active) - Math.max(0, table.acting.walked));
