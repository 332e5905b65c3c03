// Owns what has to be picked when a power or item is declared, read off its effects once, and whether there is anything to pick.

import { bug, missing } from '@undercroft/kernel';
import { isPower, isTreasure, POWER_IDS, powerOf, TREASURE_IDS, treasureOf, type PowerId, type TreasureId } from '../content/cards.ts';
import type { Effect, Who } from '../content/types.ts';
import { heroAt, type Controlled, type Figure, type HeroNo, type Square, type Table, type TileNo } from '../state.ts';
import { caveOf, stepsBetween, tileOfSquare } from './cave.ts';
import { causeOf } from './cause.ts';
import { maxHp } from './duel.ts';
import { freeBeside, freeOn } from './figures.ts';
import { foesNear, foesOnTile, heroesFor, isFoe, tilesNear } from './select.ts';
import { isTrap } from './tactics.ts';

/** None: nothing; target: a foe or object; targets: up to `most` of them; all: each of them, in some order; tile: a tile, then each on it; pull: a foe and where it is placed; foe: a foe; hero: a hero; square: where one goes; power, daily: a card that is flipped; trap: a trap. */
export type Shape = 'none' | 'target' | 'targets' | 'all' | 'tile' | 'pull' | 'foe' | 'hero' | 'square' | 'power' | 'daily' | 'trap';
export interface Plan {
  readonly shape: Shape;
  readonly who: Who;
  readonly most: number;
}

const NOBODY_NAMED: Who = { of: 'you', count: 1, at: 'play', n: 0 };
const plan = (shape: Shape, who: Who = NOBODY_NAMED, most = 1): Plan => ({ shape, who, most });

function planOf(effects: readonly Effect[]): Plan {
  const [first] = effects;
  if (first === undefined) return plan('none');
  switch (first.do) {
    case 'repeat':
      return planOf(first.effects);
    case 'attack':
      if (first.who.count === 1) return plan('target', first.who);
      if (typeof first.who.count === 'number') return plan('targets', first.who, first.who.count);
      return plan(first.who.at === 'tile' ? 'tile' : 'all', first.who);
    case 'place':
      return first.must === true
        ? plan('pull', first.who)
        : plan('square', NOBODY_NAMED, first.where.at === 'tile-within' ? first.where.n : 0);
    case 'mod':
    case 'gain':
    case 'heal':
    case 'clear':
      if (first.who.count !== 1 || first.who.of === 'you') return plan('none', first.who);
      return plan(first.who.of === 'hero' ? 'hero' : 'foe', first.who);
    case 'flip':
      return plan(first.what === 'daily-of-other' ? 'daily' : 'power');
    case 'discard':
      return plan('trap', first.where);
    default:
      return plan('none');
  }
}

const NO_EFFECTS: readonly Effect[] = [];
const USED = new Map(TREASURE_IDS.map((id) => [id, treasureOf(id).uses.find(({ when }) => when === 'hero-phase')?.effects ?? NO_EFFECTS]));
const HERO_PHASE = (id: TreasureId): readonly Effect[] => USED.get(id) ?? NO_EFFECTS;
const PLANS = new Map<string, Plan>([
  ...POWER_IDS.map((id) => [id, planOf(powerOf(id).effects)] as const),
  ...TREASURE_IDS.map((id) => [id, planOf(HERO_PHASE(id))] as const),
]);
export const planFor = (id: string): Plan => PLANS.get(id) ?? bug(`no plan for ${id}`);
export const effectsOf = (id: PowerId | TreasureId): readonly Effect[] => (isPower(id) ? powerOf(id).effects : HERO_PHASE(id));

/** The figures that can be picked. CAV-OBJ-10, G-16: objects are attacked, and never placed or marked. */
export function figuresFor(table: Table, hero: HeroNo, id: string): readonly Figure[] {
  const { shape, who } = planFor(id);
  const from = heroAt(table, hero).square;
  if (shape === 'hero') return helped(table, hero, id, who);
  return foesNear(table, from, who, shape === 'target' || shape === 'targets' || shape === 'all');
}

/** Whom it would help: nobody is healed who is whole. */
function helped(table: Table, hero: HeroNo, id: string, who: Who): readonly Figure[] {
  const clears = isTreasure(id) && HERO_PHASE(id).some(({ do: verb }) => verb === 'clear');
  return heroesFor(table, who, causeOf('power', id, hero)).filter((one) => {
    const own = heroAt(table, one);
    return own.hp < maxHp(own) || (clears && own.conditions.length > 0);
  });
}

export const tilesFor = (table: Table, hero: HeroNo, id: string): readonly TileNo[] =>
  tilesNear(table, heroAt(table, hero).square, planFor(id).who);

/** Each foe, and the objects that may be attacked along with them (CAV-OBJ-06). */
export function allFor(table: Table, hero: HeroNo, id: string, tile: TileNo | undefined): readonly Figure[] {
  const { who } = planFor(id);
  const from = heroAt(table, hero).square;
  return tile === undefined ? foesNear(table, from, who, true) : foesOnTile(table, from, who, tile);
}
/** CAV-COMBAT-10: those named first, in their order, then every other foe; objects only if they were named. */
export function inOrder(table: Table, all: readonly Figure[], named: readonly Figure[]): readonly Figure[] {
  return [...named, ...all.filter((figure) => !named.includes(figure) && isFoe(table, figure))];
}

export function squaresFor(table: Table, hero: HeroNo, id: string): readonly Square[] {
  const { shape, most } = planFor(id);
  const { square } = heroAt(table, hero);
  if (shape === 'pull') return freeBeside(table, square);
  const cave = caveOf(table.tiles);
  const found: Square[] = [];
  for (let tile = 0; tile < cave.tiles; tile++)
    if (stepsBetween(cave, tileOfSquare(square), tile) <= most) found.push(...freeOn(table, tile));
  return found.sort((a, b) => a - b);
}

/** Face-down powers that can be flipped: one's own, or dailies of another hero within 1 tile, of the own team. */
export function powersFor(table: Table, hero: HeroNo, id: string): readonly PowerId[] {
  if (planFor(id).shape === 'power') return heroAt(table, hero).down;
  const others = heroesFor(table, { of: 'other', count: 'all', at: 'within', n: 1 }, causeOf('power', id, hero));
  return others.flatMap((other) => heroAt(table, other).down.filter((power) => powerOf(power).kind === 'daily'));
}

export function trapsFor(table: Table, hero: HeroNo, id: string): readonly number[] {
  const { n } = planFor(id).who;
  const cave = caveOf(table.tiles);
  const from = tileOfSquare(heroAt(table, hero).square);
  const isNear = ({ card, square }: Controlled): boolean => isTrap(card) && stepsBetween(cave, from, tileOfSquare(square)) <= n;
  return table.heroes.flatMap(({ row }) => row.filter(isNear).map(({ no }) => no));
}

/** Whether everything that has to be picked is there, and the effect does anything at all. */
export function canDeclare(table: Table, hero: HeroNo, id: PowerId | TreasureId): boolean {
  const { shape, who } = planFor(id);
  switch (shape) {
    case 'target':
    case 'targets':
    case 'foe':
    case 'hero':
      return figuresFor(table, hero, id).length > 0;
    case 'all':
      return figuresFor(table, hero, id).length > 0;
    case 'tile':
      return tilesFor(table, hero, id).length > 0;
    case 'pull':
      return figuresFor(table, hero, id).length > 0 && squaresFor(table, hero, id).length > 0;
    case 'square':
      return squaresFor(table, hero, id).length > 0;
    case 'power':
    case 'daily':
      return powersFor(table, hero, id).length > 0;
    case 'trap':
      return trapsFor(table, hero, id).length > 0;
    case 'none':
      return who.of === 'monster' ? foesNear(table, heroAt(table, hero).square, who, false).length > 0 : doesSomething(table, hero, id);
  }
}

/** Of what needs no pick: healing oneself, or looking at an empty stack, may do nothing. */
function doesSomething(table: Table, hero: HeroNo, id: PowerId | TreasureId): boolean {
  const [first] = effectsOf(id);
  const own = heroAt(table, hero);
  return first?.do !== 'heal' || own.hp < maxHp(own);
}

/** CAV-POWER-01, CAV-POWER-03, CAV-POWER-07, G-03: the powers that can take the attack action now. */
export function attacksOf(table: Table, hero: HeroNo): readonly PowerId[] {
  const { up } = heroAt(table, hero);
  const found: PowerId[] = [];
  for (let i = 0; i < up.length; i++) {
    const id = up[i] ?? missing();
    if (powerOf(id).kind !== 'utility' && canDeclare(table, hero, id)) found.push(id);
  }
  return found;
}
/** Whether there is any, without listing them. */
export function canAttack(table: Table, hero: HeroNo): boolean {
  const { up } = heroAt(table, hero);
  for (let i = 0; i < up.length; i++) {
    const id = up[i] ?? missing();
    if (powerOf(id).kind !== 'utility' && canDeclare(table, hero, id)) return true;
  }
  return false;
}
export const atWillsOf = (table: Table, hero: HeroNo): readonly PowerId[] =>
  attacksOf(table, hero).filter((id) => powerOf(id).kind === 'at-will');

/** CAV-HERO-09, CAV-POWER-04, CAV-POWER-06, CAV-POWER-09: utilities and items that can be used now without an action. */
export function usesOf(table: Table, hero: HeroNo): readonly (PowerId | TreasureId)[] {
  const { up, items } = heroAt(table, hero);
  const found: (PowerId | TreasureId)[] = [];
  for (let i = 0; i < up.length; i++) {
    const id = up[i] ?? missing();
    if (powerOf(id).when === 'hero-phase' && canDeclare(table, hero, id)) found.push(id);
  }
  for (let i = 0; i < items.length; i++) {
    const { card, up: open } = items[i] ?? missing();
    if (open && HERO_PHASE(card).length > 0 && !found.includes(card) && canDeclare(table, hero, card)) found.push(card);
  }
  return found;
}
export function canUse(table: Table, hero: HeroNo): boolean {
  const { up, items } = heroAt(table, hero);
  for (let i = 0; i < up.length; i++) {
    const id = up[i] ?? missing();
    if (powerOf(id).when === 'hero-phase' && canDeclare(table, hero, id)) return true;
  }
  for (let i = 0; i < items.length; i++) {
    const { card, up: open } = items[i] ?? missing();
    if (open && HERO_PHASE(card).length > 0 && canDeclare(table, hero, card)) return true;
  }
  return false;
}
