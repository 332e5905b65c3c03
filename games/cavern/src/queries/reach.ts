// Owns how far a hero gets: the squares that a move can end on, what it costs, and the way there.

import { missing } from '@undercroft/kernel';
import { heroOf } from '../content/cards.ts';
import { THING_CARDS } from '../content/things.ts';
import { heroAt, NOWHERE, type HeroNo, type Square, type Table } from '../state.ts';
import { caveOf } from './cave.ts';
import { isOccupied } from './figures.ts';
import { speedOf, waterCost } from './speed.ts';

const PASS = 1;
const BLOCK = 2;
const UNREACHED = 255;

interface Reach {
  /** What it costs to get to each square; UNREACHED: too much. */
  readonly cost: Uint8Array;
  readonly came: Int16Array;
  /** In the order of their numbers: those that a move can end on. */
  readonly ends: readonly Square[];
}

/** CAV-MOVE-04, CAV-MOVE-05, CAV-MOVE-06: what stands in the way, and what can only be passed. */
function obstaclesFor(table: Table, hero: HeroNo, squares: number): Uint8Array {
  const marks = new Uint8Array(squares);
  const { heroes, allies, foes, things } = table;
  const throughFoes = passesFoes(table, hero) ? PASS : BLOCK;
  const mark = (square: Square, as: number): void => {
    if (square >= 0) marks[square] = as;
  };
  for (let i = 0; i < heroes.length; i++) mark((heroes[i] ?? missing()).square, PASS);
  for (let i = 0; i < allies.length; i++) mark((allies[i] ?? missing()).square, PASS);
  for (let i = 0; i < foes.length; i++) mark((foes[i] ?? missing()).square, throughFoes);
  for (let i = 0; i < things.length; i++) {
    const { kind, square } = things[i] ?? missing();
    if (THING_CARDS[kind].blocks) mark(square, BLOCK);
  }
  return marks;
}

/** Slip Through; CAV-DOWN-02. */
function passesFoes(table: Table, hero: HeroNo): boolean {
  const { id, hp } = heroAt(table, hero);
  return hp > 0 && heroOf(id).stays.some((one) => one.do === 'rule' && one.name === 'pass-foes');
}

/** CAV-MOVE-01, CAV-MOVE-02: with so many squares of movement. */
function reachOf(table: Table, hero: HeroNo, most: number): Reach {
  const { near, water } = caveOf(table.tiles);
  const from = heroAt(table, hero).square;
  const marks = obstaclesFor(table, hero, water.length);
  const cost = new Uint8Array(water.length).fill(UNREACHED);
  const came = new Int16Array(water.length).fill(NOWHERE);
  const wet = waterCost(table, hero);
  const rings: Square[][] = Array.from({ length: most + 1 }, () => []);
  rings[0]?.push(from);
  cost[from] = 0;
  for (let spent = 0; spent < most; spent++) {
    const ring = rings[spent] ?? missing();
    for (let i = 0; i < ring.length; i++) {
      const square = ring[i] ?? missing();
      if (cost[square] !== spent) continue;
      for (let at = square * 8; at < square * 8 + 8; at++) {
        const next = near[at] ?? NOWHERE;
        if (next < 0) break;
        const total = spent + (water[next] === 1 ? wet : 1);
        if (total > most || marks[next] === BLOCK || total >= (cost[next] ?? 0)) continue;
        cost[next] = total;
        came[next] = square;
        rings[total]?.push(next);
      }
    }
  }
  const ends: Square[] = [];
  for (let square = 0; square < cost.length; square++) if (cost[square] !== UNREACHED && marks[square] === 0) ends.push(square);
  return { cost, came, ends };
}

/** The squares on which a move of so many squares can end. */
export const endsOf = (table: Table, hero: HeroNo, most: number): readonly Square[] => (most <= 0 ? [] : reachOf(table, hero, most).ends);

/** Whether there is any: a free square beside the hero, or else by looking further. */
export function canWalk(table: Table, hero: HeroNo, most: number): boolean {
  if (most <= 0) return false;
  const { near, water } = caveOf(table.tiles);
  const from = heroAt(table, hero).square;
  for (let at = from * 8; at < from * 8 + 8; at++) {
    const next = near[at] ?? NOWHERE;
    if (next < 0) break;
    if (water[next] === 0 && !isOccupied(table, next)) return true;
  }
  return reachOf(table, hero, most).ends.length > 0;
}

export interface Way {
  readonly path: readonly Square[];
  readonly cost: number;
}
/** The cheapest way to a square, the same each time. */
export function wayTo(table: Table, hero: HeroNo, to: Square, most: number): Way {
  const { cost, came } = reachOf(table, hero, most);
  const path: Square[] = [];
  for (let square = to; square !== NOWHERE; square = came[square] ?? NOWHERE) path.unshift(square);
  return { path: path.slice(1), cost: cost[to] ?? UNREACHED };
}

/** What is left of the move under way, as fast as the hero is now. */
export const movementLeft = (table: Table): number => Math.max(0, speedOf(table, table.active) - Math.max(0, table.acting.walked));
