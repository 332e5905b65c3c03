// Owns what a hero may do besides moving and using powers: disabling traps, forcing doors, snatching, picking up and dropping.

import { missing, type Odds, type Why } from '@undercroft/kernel';
import { adventureOf } from '../content/cards.ts';
import { THING_CARDS } from '../content/things.ts';
import { heroAt, stands, thingAt, type Controlled, type Figure, type HeroNo, type Square, type Table, type Thing } from '../state.ts';
import { adjacentTo, caveOf, edgesAt, isAdjacent, tileOfSquare } from './cave.ts';
import { disableValue, isTrap, trapsOn } from './tactics.ts';
import { ownBonus } from './speed.ts';

const FACES = 20;
const NOBODYS: readonly number[] = [];
const oddsOfCheck = (bonus: number, need: number): Odds => ({
  ways: Math.max(0, Math.min(FACES, FACES + 1 + bonus - need)),
  of: FACES,
  sum: [bonus, need],
});

/** CAV-TRAP-07, CAV-TRAP-09: traps on the hero's tile, by their number; hazards cannot be disabled. */
export const trapsHere = (table: Table, hero: HeroNo): readonly number[] =>
  trapsOn(table, tileOfSquare(heroAt(table, hero).square)).map(({ no }) => no);
export const cardNo = (table: Table, no: number): Controlled =>
  table.heroes.flatMap(({ row }) => row).find((one) => one.no === no) ?? missing();
export const disableBonus = (table: Table, hero: HeroNo): number => ownBonus(heroAt(table, hero), 'disable');
export const needOf = ({ card }: Controlled): number => (isTrap(card) ? disableValue(card) : missing());
export const disableOdds = (table: Table, hero: HeroNo, trap: number): Odds =>
  oddsOfCheck(disableBonus(table, hero), needOf(cardNo(table, trap)));

/** A3: on the tile whose door can be forced, while it is shut. */
export function isAtDoor(table: Table, hero: HeroNo): boolean {
  const force = adventureOf(table.setup.adventure).acts.find((act) => act.name === 'force');
  const { square } = heroAt(table, hero);
  if (force?.name !== 'force' || square < 0) return false;
  const here = table.tiles[tileOfSquare(square)] ?? missing();
  return here.tile === force.tile && here.edges.includes('door');
}
export function forceOdds(table: Table): Odds | null {
  const force = adventureOf(table.setup.adventure).acts.find((act) => act.name === 'force');
  const [roll] = force?.effects ?? [];
  if (roll?.do !== 'roll' || typeof roll.need !== 'number') return null;
  return oddsOfCheck(roll.per === undefined ? 0 : table.tracks[roll.per.track] * roll.per.n, roll.need);
}

/** CAV-TEAM-05: rivals adjacent to the hero that carry an object of the goal. */
export function rivalsWith(table: Table, hero: HeroNo): readonly HeroNo[] {
  if (table.things.length === 0) return NOBODYS;
  const snatch = adventureOf(table.setup.adventure).acts.find((act) => act.name === 'snatch');
  if (snatch?.name !== 'snatch') return NOBODYS;
  const cave = caveOf(table.tiles);
  const { square, team } = heroAt(table, hero);
  return table.heroes.flatMap((rival, no) => {
    const carries = table.things.some(({ by, kind }) => by === no && kind === snatch.thing);
    return rival.team !== team && carries && isAdjacent(cave, square, rival.square) ? [no] : [];
  });
}

const isNearThing = (table: Table, hero: HeroNo, { square }: Thing): boolean => {
  const own = heroAt(table, hero).square;
  return square >= 0 && (own === square || isAdjacent(caveOf(table.tiles), own, square));
};
/** A8: until then only the crew that found it may pick it up. */
const isReserved = (table: Table, hero: HeroNo, { crew }: Thing): boolean => crew !== -1 && crew !== heroAt(table, hero).team;

/** CAV-OBJ-01: objects that the hero can pick up from where it stands. */
export const takeable = (table: Table, hero: HeroNo): readonly Figure[] => {
  if (table.things.length === 0) return NOBODYS;
  const found: Figure[] = [];
  for (const thing of table.things)
    if (THING_CARDS[thing.kind].carried && isNearThing(table, hero, thing) && !isReserved(table, hero, thing)) found.push(thing.id);
  return found;
};
export function whyNotTake(table: Table, hero: HeroNo, figure: Figure): Why | null {
  const thing = thingAt(table, figure);
  if (thing === undefined || !THING_CARDS[thing.kind].carried || thing.square < 0) return null;
  if (!isNearThing(table, hero, thing)) return { rule: 'CAV-OBJ-01', key: 'too-far' };
  return isReserved(table, hero, thing) ? { rule: 'CAV-OBJ-01', key: 'reserved' } : null;
}

export const carriedBy = (table: Table, hero: HeroNo): readonly Figure[] => {
  if (table.things.length === 0) return NOBODYS;
  const found: Figure[] = [];
  for (const { id, by } of table.things) if (by === hero) found.push(id);
  return found;
};
/** CAV-OBJ-01, CAV-OBJ-09: its own square and those adjacent to it, without a blocking object. */
export function dropSquares(table: Table, hero: HeroNo): readonly Square[] {
  const own = heroAt(table, hero).square;
  const blocked = table.things.flatMap(({ kind, square }) => (THING_CARDS[kind].blocks ? [square] : []));
  return [own, ...adjacentTo(caveOf(table.tiles), own)].filter((square) => !blocked.includes(square));
}

/** CAV-EXPLORE-01: whether a hero stands where it will explore. */
export const isAtEdge = (table: Table, hero: HeroNo): boolean =>
  stands(heroAt(table, hero)) && edgesAt(caveOf(table.tiles), heroAt(table, hero).square).length > 0;
