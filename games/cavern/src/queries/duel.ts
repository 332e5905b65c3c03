// Owns what is added to an attack roll, to the AC against it and to its damage: abilities, items, blessings, environment, tiles and what lasts.

import { missing } from '@undercroft/kernel';
import { allyOf, encounterOf, heroOf, isVillain, monsterOf, tileOf, treasureOf, villainOf, type TreasureId } from '../content/cards.ts';
import { THING_CARDS } from '../content/things.ts';
import type { Standing, Stat, Versus } from '../content/types.ts';
import type { Attack, Device } from '../fighting.ts';
import {
  allyAt,
  foeAt,
  heroAt,
  isAlly,
  isHero,
  thingAt,
  type Figure,
  type Hero,
  type HeroNo,
  type Square,
  type Table,
  type TileNo,
} from '../state.ts';
import { caveOf, isAdjacent, tileOfEdge, tileOfSquare } from './cave.ts';
import { squareOf } from './figures.ts';

/** Who attacks whom, and what the die shows; 0: nothing yet. */
export interface Duel {
  readonly by: Figure;
  readonly device: Device | null;
  readonly from: Square;
  readonly on: Figure;
  readonly die: number;
}

/** Whose standing effect it is: a hero or figure, where it lies, and which team it helps (-1: everybody). */
interface Source {
  readonly owner: Figure;
  readonly tile: TileNo;
  readonly team: number;
}
const NOBODYS: Source = { owner: -1, tile: -1, team: -1 };

const tileOfFigure = (table: Table, figure: Figure): TileNo => {
  const square = squareOf(table, figure);
  if (square >= 0) return tileOfSquare(square);
  const thing = thingAt(table, figure);
  return thing === undefined || thing.edge < 0 ? -1 : tileOfEdge(thing.edge);
};

/** CAV-XP-14. */
export const maxHp = ({ id, level }: Hero): number => (heroOf(id).sides[level - 1] ?? missing()).hp;
/** CAV-GEN-08: half the maximum HP or fewer. */
export const isAtHalf = (hero: Hero): boolean => hero.hp <= Math.floor(maxHp(hero) / 2);

function holdsFor(table: Table, vs: Versus, { by, device, from, on, die }: Duel, source: Source): boolean {
  if (typeof vs !== 'string') return die >= vs.natural[0] && die <= vs.natural[1];
  switch (vs) {
    case 'off-tile':
      return from >= 0 && tileOfSquare(from) !== tileOfFigure(table, on);
    case 'beside':
      // CAV-EDGE-04: a fissure is attacked from the border of its edge.
      return from >= 0 && (squareOf(table, on) < 0 || isAdjacent(caveOf(table.tiles), from, squareOf(table, on)));
    case 'villain':
      return isVillainFigure(table, on);
    case 'from-foe':
      return foeAt(table, by) !== undefined;
    case 'from-device':
      return device !== null;
    case 'target-you':
      return on === source.owner;
    case 'target-here':
      return tileOfFigure(table, on) === source.tile;
    case 'half':
      return isHero(by) && isAtHalf(heroAt(table, by));
    case 'even':
      return die > 0 && die % 2 === 0;
  }
}

export function isVillainFigure(table: Table, figure: Figure): boolean {
  return foeAt(table, figure)?.villain ?? false;
}

/** Whether a standing effect is about this figure: the attacker for attack and damage, the target for AC. */
function isFor(table: Table, one: Standing & { readonly do: 'mod' }, figure: Figure, source: Source): boolean {
  const { of, at } = one.who;
  if (of === 'anyone') return true;
  if (of === 'you') return figure === source.owner;
  if (of === 'foe') return foeAt(table, figure) !== undefined;
  if (!isHero(figure) || (of === 'other' && figure === source.owner)) return false;
  // CAV-TEAM-03: what helps heroes helps the own team only.
  if (source.team >= 0 && heroAt(table, figure).team !== source.team) return false;
  return at !== 'here' || tileOfFigure(table, figure) === source.tile;
}

/** What a list of standing effects adds to a number of this duel. */
function added(table: Table, list: readonly Standing[], stat: Stat, figure: Figure, duel: Duel, source: Source): number {
  let sum = 0;
  for (let i = 0; i < list.length; i++) {
    const one = list[i] ?? missing();
    if (one.do !== 'mod' || one.stat !== stat || !isFor(table, one, figure, source)) continue;
    const { vs } = one;
    let holds = true;
    if (vs !== undefined) for (const each of vs) holds = holds && holdsFor(table, each, duel, source);
    if (holds) sum += one.n;
  }
  return sum;
}

const NOTHING: readonly Standing[] = [];
const heroSource = (table: Table, hero: HeroNo): Source => ({
  owner: hero,
  tile: tileOfFigure(table, hero),
  team: heroAt(table, hero).team,
});

/** What blessings, the environment and the target's tile add. */
function common(table: Table, stat: Stat, figure: Figure, duel: Duel): number {
  let sum = 0;
  for (const { card, by } of table.blessings)
    sum += added(table, treasureOf(card).stays, stat, figure, duel, { ...NOBODYS, team: heroAt(table, by).team });
  if (table.environment !== null) sum += added(table, encounterOf(table.environment).stays, stat, figure, duel, NOBODYS);
  const tile = tileOfFigure(table, duel.on);
  const placed = table.tiles[tile];
  if (placed !== undefined) sum += added(table, tileOf(placed.tile).stays ?? NOTHING, stat, figure, duel, { ...NOBODYS, tile });
  return sum;
}

/** What one item adds. */
export const itemAdds = (table: Table, card: TreasureId | null, stat: Stat, owner: HeroNo, duel: Duel): number =>
  card === null ? 0 : added(table, treasureOf(card).stays, stat, owner, duel, heroSource(table, owner));

/** CAV-COMBAT-11: everything beyond the printed bonus and the die. */
export function attackBonus(table: Table, duel: Duel, weapon: TreasureId | null): number {
  const { by, on } = duel;
  let sum = common(table, 'attack', by, duel);
  if (isHero(by)) {
    sum +=
      added(table, heroOf(heroAt(table, by).id).stays, 'attack', by, duel, heroSource(table, by)) +
      itemAdds(table, weapon, 'attack', by, duel);
    for (const { kind, square } of table.allies)
      sum += added(table, allyOf(kind).stays, 'attack', by, duel, { ...NOBODYS, tile: tileOfSquare(square) });
  }
  if (isHero(on)) {
    for (const curse of heroAt(table, on).curses)
      sum += added(table, encounterOf(curse).stays, 'attack', by, duel, { ...NOBODYS, owner: on });
  }
  return sum;
}

/** What lasts on a figure until somebody's next turn. */
export function lastingOn({ lasting }: Table, figure: Figure, what: 'ac'): number {
  let sum = 0;
  for (let i = 0; i < lasting.length; i++) {
    const one = lasting[i] ?? missing();
    if (one.on === figure && one.what === what) sum += one.n;
  }
  return sum;
}

/** The AC that is printed. */
function printedAc(table: Table, figure: Figure): number {
  if (isHero(figure)) {
    const { id, level } = heroAt(table, figure);
    return (heroOf(id).sides[level - 1] ?? missing()).ac;
  }
  if (isAlly(figure)) return allyOf((allyAt(table, figure) ?? missing()).kind).ac;
  const foe = foeAt(table, figure);
  if (foe === undefined) return THING_CARDS[(thingAt(table, figure) ?? missing()).kind].ac;
  return isVillain(foe.kind) ? villainOf(foe.kind).ac : monsterOf(foe.kind).ac;
}

/** CAV-COMBAT-11: built in the same way, with one defence item. */
export function armourClass(table: Table, duel: Duel, ward: TreasureId | null): number {
  const { on } = duel;
  let sum = printedAc(table, on) + lastingOn(table, on, 'ac') + common(table, 'ac', on, duel);
  if (!isHero(on)) return sum;
  sum += itemAdds(table, ward, 'ac', on, duel);
  for (let hero = 0; hero < table.heroes.length; hero++) {
    const { id, hp, square } = table.heroes[hero] ?? missing();
    // CAV-DOWN-02, CAV-ESCAPE-06: no ability of a hero that is down or gone.
    if (hp > 0 && square >= 0) sum += added(table, heroOf(id).stays, 'ac', on, duel, heroSource(table, hero));
  }
  return sum;
}

/** The faces of the die that is thrown for an attack. */
export const FACES = 20;
const duelWith = ({ by, device, from, on }: Attack, die: number): Duel => ({ by, device, from, on, die });
/** CAV-COMBAT-05: what an attack comes to with a face of the die. */
export const totalWith = (table: Table, attack: Attack, die: number): number =>
  die + attack.bonus + attackBonus(table, duelWith(attack, die), attack.weapon) + attack.more;
/** CAV-COMBAT-05: what it has to reach. */
export const acWith = (table: Table, attack: Attack, die: number): number =>
  armourClass(table, duelWith(attack, die), attack.ward) + attack.guard;
/** CAV-COMBAT-06, CAV-COMBAT-15: what items, and a natural 20 of a hero of level 2, add to the damage of a hero's hit. */
export function addedDamage(table: Table, attack: Attack, die: number): number {
  if (!isHero(attack.by)) return 0;
  const critical = die === FACES && heroAt(table, attack.by).level === 2 ? 1 : 0;
  return itemAdds(table, attack.weapon, 'damage', attack.by, duelWith(attack, die)) + critical;
}
