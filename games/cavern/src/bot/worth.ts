// Owns what things are worth to a bot, in points of damage to a foe: attacks, and where a hero stands at the end of its turn.

import { best } from '@undercroft/bots';
import { adventureOf, isMonster, monsterOf, powerOf, type PowerId } from '../content/cards.ts';
import type { AttackEffect, Effect } from '../content/types.ts';
import { oddsAgainst } from '../decisions/picks.ts';
import { caveOf, distance, edgesAt, isAdjacent, tileOfSquare } from '../queries/cave.ts';
import { maxHp } from '../queries/duel.ts';
import { allFor, figuresFor, planFor, tilesFor } from '../queries/plans.ts';
import { isDrowsy, isPinned, trapsOn } from '../queries/tactics.ts';
import { foeAt, heroAt, stands, thingAt, type Figure, type HeroNo, type Square, type Table, type TileNo } from '../state.ts';
import { aimOf, type Aim } from './aims.ts';
import { NO_WAY, stepsTo } from './map.ts';

/** What an attack comes to, and what is picked for it. */
export interface Blow {
  readonly with: PowerId;
  readonly worth: number;
  readonly tile?: TileNo;
  readonly target?: Figure;
  readonly targets?: readonly Figure[];
}

const attackIn = (effects: readonly Effect[]): AttackEffect | null => {
  for (const effect of effects) {
    if (effect.do === 'attack') return effect;
    if (effect.do === 'repeat') return attackIn(effect.effects);
  }
  return null;
};

/** A daily power is spent: it should come to more than an at-will would. */
const DAILY = 0.9;
const KILL = 1.2;
const PER_XP = 0.3;
/** What is in the way of winning weighs more than what wanders about. */
const WANTED = 1.6;
/** Marks, pushes and healing on a hit. */
const RIDER = 0.1;

function isWanted(table: Table, figure: Figure): boolean {
  const { win } = adventureOf(table.setup.adventure);
  if (win.goal !== 'defeat') return false;
  return foeAt(table, figure)?.kind === win.villain || thingAt(table, figure)?.kind === win.destroy?.thing;
}

/** What it is worth to attack one figure once. */
function worthOn(table: Table, hero: HeroNo, attack: AttackEffect, figure: Figure): number {
  const foe = foeAt(table, figure);
  const hp = foe?.hp ?? thingAt(table, figure)?.hp ?? 0;
  if (hp === 0 || (foe === undefined && !isWanted(table, figure))) return 0;
  const { ways, of } = oddsAgainst(table, hero, figure, attack.bonus);
  const chance = Math.min(ways, of - 1) / of;
  const xp = foe !== undefined && isMonster(foe.kind) ? monsterOf(foe.kind).xp : 0;
  const kill = attack.damage >= hp ? KILL + PER_XP * xp : 0;
  const again = attack.times === 2 ? 1.7 : 1;
  const weight = isWanted(table, figure) ? WANTED : 1;
  return chance * (Math.min(attack.damage * again, hp) + kill + (attack.hit === undefined ? 0 : RIDER)) * weight;
}

/** The best use of one power from where the hero stands; null: it has nobody to attack. */
function blowWith(table: Table, hero: HeroNo, id: PowerId): Blow | null {
  const attack = attackIn(powerOf(id).effects);
  if (attack === null) return null;
  const cost = powerOf(id).kind === 'daily' ? DAILY : 0;
  const on = (figure: Figure): number => worthOn(table, hero, attack, figure);
  const sum = (figures: readonly Figure[]): number => figures.reduce((all, figure) => all + on(figure), 0);
  const { shape, most } = planFor(id);
  switch (shape) {
    case 'tile': {
      const tile = best(tilesFor(table, hero, id), (one) => sum(allFor(table, hero, id, one)));
      if (tile === undefined) return null;
      const targets = allFor(table, hero, id, tile).toSorted((a, b) => on(b) - on(a));
      return { with: id, worth: sum(targets) - cost, tile, targets };
    }
    case 'all':
    case 'targets': {
      const all = figuresFor(table, hero, id).toSorted((a, b) => on(b) - on(a));
      const targets = shape === 'all' ? all : all.slice(0, most);
      return targets.length === 0 ? null : { with: id, worth: sum(targets) - cost, targets };
    }
    default: {
      const target = best(figuresFor(table, hero, id), on);
      return target === undefined ? null : { with: id, worth: on(target) - cost, target };
    }
  }
}

/** The best attack of a hero from where it stands; null: there is none that does anything. */
export function bestBlow(table: Table, hero: HeroNo, ids: readonly PowerId[]): Blow | null {
  const blows = ids.map((id) => blowWith(table, hero, id)).filter((blow) => blow !== null);
  const found = best(blows, ({ worth }) => worth) ?? null;
  return found !== null && found.worth > 0 ? found : null;
}

/** The best of some targets for an attack in the middle of a power. */
export const bestTarget = (table: Table, hero: HeroNo, targets: readonly Figure[], bonus: number): Figure | undefined => {
  const attack: AttackEffect = { do: 'attack', who: { of: 'foe', count: 1, at: 'adjacent', n: 0 }, bonus, damage: 1 };
  return best(targets, (figure) => worthOn(table, hero, attack, figure));
};

/** A square nearer to where one looks around, fights, or is expected. */
const STEP: Readonly<Record<Aim['is'], number>> = { explore: 0.13, fight: 0.14, go: 1.1 };
/** Something new is found, and no Encounter card is drawn for standing about. */
const EXPLORE = 1.8;
/** Foes that come within reach, for a hero who can take it and for one who cannot. */
const THREAT = 0.36;
const PERIL = 0.9;
const TRAP = 0.4;
const APART = 0.2;
const NEAR_TILES = 1;
const FEW_HP = 3;

/** What the squares of a cavern are worth to a hero who ends its turn there. */
export function standings(table: Table, hero: HeroNo): (square: Square) => number {
  const own = heroAt(table, hero);
  const aim = aimOf(table, hero);
  const steps = stepsTo(table, aim.squares);
  const cave = caveOf(table.tiles);
  const awake = table.foes.filter(({ id }) => !isDrowsy(table, id));
  const others = table.heroes.filter((one, no) => no !== hero && stands(one) && one.team === own.team);
  const isWeak = own.hp <= Math.min(FEW_HP, maxHp(own) - 1);
  const isCrowded = table.foes.filter(({ square }) => distance(cave, own.square, square) <= NEAR_TILES + 1).length > others.length + 1;
  return (square) => {
    let worth = -STEP[aim.is] * Math.min(steps[square] ?? NO_WAY, NO_WAY);
    if (mayExplore(aim, isCrowded) && edgesAt(cave, square).length > 0) worth += EXPLORE;
    for (const { id, square: at } of awake) {
      const isNear = isPinned(table, id) ? isAdjacent(cave, square, at) : distance(cave, square, at) <= NEAR_TILES;
      if (isNear) worth -= isWeak ? PERIL : THREAT;
    }
    if (trapsOn(table, tileOfSquare(square)).length > 0) worth -= TRAP;
    const apart = others.length === 0 ? 0 : Math.min(...others.map((one) => distance(cave, square, one.square)));
    return worth - APART * apart;
  };
}
/** With more foes about than friends nobody calls for more. */
const mayExplore = ({ is }: Aim, isCrowded: boolean): boolean => is === 'explore' && !isCrowded;
