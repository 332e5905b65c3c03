// Owns whether now is the time for a reaction that could be used: whether what it changes would be better for it. Where it is not, nobody is
// asked, unless the table wants to be asked whenever the rules allow a reaction.

import { maskOf, missing, pileSeenBy, pileSize } from '@undercroft/kernel';
import {
  ADVENTURE_IDS,
  adventureOf,
  ENCOUNTER_IDS,
  encounterOf,
  isVillain,
  MONSTER_IDS,
  monsterOf,
  tileOf,
  VILLAIN_IDS,
  villainOf,
  type FoeKind,
} from '../content/cards.ts';
import type { AttackEffect, Effect, Tactic } from '../content/types.ts';
import type { Attack } from '../fighting.ts';
import { foeAt, heroAt, seatOf, thingAt, type Board, type Foe, type HeroNo, type Table } from '../state.ts';
import { caveOf, distance, isAdjacent } from './cave.ts';
import { acWith, addedDamage, FACES, isAtHalf, totalWith } from './duel.ts';
import { isWhiteAsBlack } from './laying.ts';
import { tacticsOf } from './tactics.ts';
import { mayRise } from './xp.ts';

/** A table that wants to be asked whenever the rules allow a reaction. */
export const asksAlways = ({ setup }: Pick<Table, 'setup'>): boolean => setup.reactions === 'every';

/** The attacks among effects, those inside others too. */
function attacksIn(effects: readonly Effect[]): readonly AttackEffect[] {
  return effects.flatMap((effect): readonly AttackEffect[] => {
    if (effect.do === 'attack') return [effect];
    if (effect.do === 'choose') return effect.of.flatMap(attacksIn);
    if (effect.do === 'else') return attacksIn([effect.of, ...effect.otherwise]);
    return 'effects' in effect ? attacksIn(effect.effects) : [];
  });
}

// The die.

/** What a face of the die would be worth to whoever attacks: a hit, what it does, and a level. */
function worthOfAttack(table: Table, attack: Attack, die: number): number {
  const { by, on, damage } = attack;
  const risen = rises(table, by, die) ? LEVEL : 0;
  if (totalWith(table, attack, die) < acWith(table, attack, die)) return risen;
  const hp = (foeAt(table, on) ?? thingAt(table, on))?.hp ?? 0;
  // CAV-COMBAT-15: nothing adds to none. What the power itself adds under a condition is the same for every face.
  return 1 + (damage === 0 ? 0 : Math.min(hp, damage + addedDamage(table, attack, die))) + risen;
}
/** Less than a point of damage: nobody gives a hit away for a level. */
const LEVEL = 0.5;
const rises = (table: Table, hero: HeroNo, die: number): boolean => die === FACES && mayRise(table, hero) !== null;

/** Whether another throw is likelier to better the roll of a hero than to worsen it; a roll that no face betters is left alone. */
export function isWorthRerolling(table: Table, hero: HeroNo): boolean {
  const { attack, rolled } = table;
  const worth = (die: number): number => {
    if (rolled !== null) return (die + rolled.bonus >= rolled.need ? 1 : 0) + (rises(table, hero, die) ? LEVEL : 0);
    return attack === null ? 0 : worthOfAttack(table, attack, die);
  };
  const now = worth(rolled?.die ?? attack?.die ?? 0);
  let gain = 0;
  for (let die = 1; die <= FACES; die++) gain += Math.sign(worth(die) - now);
  return gain > 0;
}

/** Whether what a card adds to one side of the comparison turns it round. */
function turns(table: Table, effects: readonly Effect[], stat: 'attack' | 'ac'): boolean {
  const { total, ac } = table.attack ?? missing();
  return effects.some((one) => {
    if (one.do !== 'mod' || one.stat !== stat) return one.do === 'cancel';
    return stat === 'attack' ? total + one.n >= ac : total < ac + one.n;
  });
}

// Damage.

/** Attacks with which a condition comes, by whoever makes them and what they are called. */
const MARKING = new Set<string>();
const isGain = (one: Effect): boolean => one.do === 'gain' || ('effects' in one && one.effects.some(isGain));
function addMarking(id: string, effects: readonly Effect[]): void {
  for (const { hit, name = id } of attacksIn(effects)) if (hit?.some(isGain) === true) MARKING.add(`${id} ${name}`);
}
const effectsOf = (tactics: readonly Tactic[]): readonly Effect[] => tactics.flatMap(({ effects }) => effects);
for (const id of MONSTER_IDS) addMarking(id, effectsOf(monsterOf(id).tactics));
for (const id of VILLAIN_IDS) addMarking(id, effectsOf(villainOf(id).tactics));
for (const id of ENCOUNTER_IDS) addMarking(id, encounterOf(id).effects);
for (const id of ADVENTURE_IDS)
  addMarking(
    id,
    adventureOf(id).triggers.flatMap(({ effects }) => effects),
  );

const HEAVY = 2;
/** Damage is worth a card where it is more than a scratch: more than 1, or to a hero that it leaves with half its HP or fewer. */
export function isHeavy(table: Table): boolean {
  const { on, n } = table.blow ?? missing();
  const own = heroAt(table, on);
  return n >= HEAVY || isAtHalf({ ...own, hp: own.hp - n });
}
/** Interpose takes the conditions of the attack away, too. */
function marks({ attack }: Table): boolean {
  return attack !== null && MARKING.has(`${attack.byId} ${attack.name}`);
}

// Foes.

/** How many tiles away the attacks of a kind reach, and how far it walks if it does not attack. */
function reachOf(kind: FoeKind): readonly [attack: number, walk: number] {
  let [attack, walk] = [0, 0];
  for (const { when, effects } of tacticsOf(kind)) {
    const near = typeof when !== 'string' ? ('within' in when ? when.within : 0) : when === 'here' ? 0 : 1;
    if (attacksIn(effects).length > 0) attack = Math.max(attack, near);
    for (const one of effects) if (one.do === 'step' && one.who.of === 'self') walk = Math.max(walk, one.n);
  }
  return [attack, walk];
}
const REACH = new Map<FoeKind, readonly [number, number]>([...MONSTER_IDS, ...VILLAIN_IDS].map((kind) => [kind, reachOf(kind)]));

/** Whether a foe could get at a hero before its next turn: it acts in every Villain Phase, or in those of whoever controls its kind. */
function threatens({ tiles, heroes }: Table, { kind, square }: Foe, from: number): boolean {
  const cave = caveOf(tiles);
  const times = isVillain(kind) ? heroes.length : heroes.filter(({ row }) => row.some(({ card }) => card === kind)).length;
  const [attack, walk] = REACH.get(kind) ?? missing();
  return distance(cave, square, from) <= attack + walk * Math.max(0, times - 1) || isAdjacent(cave, square, from);
}
/** Foes that may attack a hero before its next turn, from where they stand. */
export const threatsTo = (table: Table, hero: HeroNo): readonly Foe[] =>
  table.foes.filter((foe) => threatens(table, foe, heroAt(table, hero).square));

// Tiles.

/** A tile that nobody wished for: it brings an Encounter card, or leads nowhere. */
function isUnwelcome(table: Table): boolean {
  const { drawn, laid } = table;
  const { triangle, open } = tileOf(drawn ?? missing());
  return (triangle === 'black' && laid !== 'black' && !isWhiteAsBlack(table)) || open.length === 1;
}

/** Whether it is better to draw another tile: if there is one, and that was no wish, or its owner knows what comes instead. */
function isWorthRedrawing(board: Board, hero: HeroNo): boolean {
  if (pileSize(board.stack) === 0) return false;
  const [next] = pileSeenBy(board.stack, maskOf(seatOf(board, hero)));
  return typeof next === 'string' || isUnwelcome(board);
}

const SEVERAL = 2;
/** Whether it is the time for a card with these effects, whose moment has come. */
export function isTimely(board: Board, hero: HeroNo, moment: string, effects: readonly Effect[]): boolean {
  if (asksAlways(board)) return true;
  switch (moment) {
    case 'rolled':
      return isWorthRerolling(board, hero);
    case 'missed':
      return turns(board, effects, 'attack');
    case 'is-hit':
      return turns(board, effects, 'ac');
    case 'would-be-hurt':
      return isHeavy(board);
    case 'other-would-be-hurt':
      return isHeavy(board) || marks(board);
    case 'villain-start':
      return threatsTo(board, hero).length > 0;
    case 'tile-drawn':
      return isWorthRedrawing(board, hero);
    case 'treasure-due':
      return pileSize(board.treasures.draw) + board.treasures.discard.length >= SEVERAL;
    // A fall, a mark, a defeat, a foe beside a hero that can walk: there always is something to be said for it.
    default:
      return true;
  }
}
