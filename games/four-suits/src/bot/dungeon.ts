// Owns where a bot leads its party in a dungeon: on, aside, into rooms, to the boss or home.

import { best, type Wanted } from '@undercroft/bots';
import { suitOf } from '@undercroft/parts';
import { domainOf } from '../content/index.ts';
import { MOST_ALARM_CARDS } from '../content/scales.ts';
import { bossLevel, isFresh, isHere, isLocked, isPuzzle, waysHome } from '../queries/camp.ts';
import { partyHas } from '../queries/choices.ts';
import { isGear } from '../queries/gear.ts';
import { rowOf, torchlit, unseenTiles } from '../queries/floor.ts';
import { hasPassive, statsOf } from '../queries/stats.ts';
import { has, livingOf, presentOf } from '../queries/units.ts';
import {
  characterAt,
  dfOf,
  dungeonOf,
  EXIT,
  FIRST_BRANCH,
  floorOf,
  MAINS,
  placeOf,
  questOf,
  tileAt,
  tileHere,
  tileNo,
  type Card,
  type Place,
  type Table,
} from '../state.ts';
import { condition, mending, tending } from './care.ts';
import { bestPurchase } from './gear.ts';
import { waysFrom, type Way } from './route.ts';
import { ahead } from './threat.ts';
import type { Plan } from './plan.ts';

/** A fight of the middle of the table, on the highest floor reached: whoever turns back does not turn round on the stair. */
const usual = (table: Table): number => {
  const df = Math.min(4, dungeonOf(table).floors.length);
  const [n, above] = rowOf('spades-6').monsters[df - 1] ?? [3, 0];
  return ahead(table, domainOf(questOf(table).domain).species, n, table.ql + above).margin;
};
/** The boss as it would be met now (CRD-BOSS-01). */
export const bossAhead = (table: Table) => {
  const { domain, floors } = questOf(table);
  return ahead(table, [domainOf(domain).boss], 1, bossLevel(table.ql, floors));
};
const [SAFE, TIGHT, READY] = [1.5, 0.95, 1.15] as const;
/** How often a party goes home and comes back before it takes what comes. */
const MOST_RETURNS = 2;

/** How much a tile that can be stepped on next is worth; null: it is left alone. */
function worthOfTile(table: Table, place: Place, way: Way, margin: number): number | null {
  const dungeon = dungeonOf(table);
  const { floors } = questOf(table);
  const far = -0.1 * way.steps;
  if (floorOf(place) >= dungeon.floors.length) return 1 + far;
  const tile = tileAt(dungeon, place);
  const no = tileNo(place);
  const isLair = no === EXIT && floorOf(place) + 1 === floors;
  if (isLair) return null;
  if (tile.explored && tile.clear) return null;
  const onTheWay = no <= MAINS || no === EXIT;
  if (tile.band !== null) {
    const again = ahead(table, tile.band.species, tile.band.species.length, tile.band.level).margin;
    return again < SAFE ? (onTheWay && again > TIGHT + 0.15 ? 0.4 + far : null) : 0.5 + far;
  }
  if (onTheWay) return 1 + far;
  if (tile.card !== null) {
    const suit = suitOf(tile.card);
    const { n, above } = encounterOn(tile.card, floorOf(place));
    if (suit === 'hearts' || suit === 'diamonds') return 1.5 + far;
    // A trap beside the way is left alone.
    if (suit === 'clubs') return null;
    return ahead(table, domainOf(questOf(table).domain).species, n, table.ql + above).margin > SAFE ? 1.3 + far : null;
  }
  // Alcoves and branches: experience and gear against HP.
  return margin > SAFE ? (no >= FIRST_BRANCH ? 1.4 : 1.2) + far : null;
}
const encounterOn = (card: Card, floor: number): { readonly n: number; readonly above: number } => {
  const [n, above] = rowOf(card).monsters[Math.min(3, floor)] ?? [3, 0];
  return { n, above };
};

function nextTile(table: Table, ways: ReadonlyMap<Place, Way>, margin: number): Place | null {
  const found = best(
    [...ways].flatMap(([place, way]) => {
      const worth = worthOfTile(table, place, way, margin);
      return worth === null ? [] : [{ place, worth }];
    }),
    ({ worth }) => worth,
  );
  return found?.place ?? null;
}
/** What the room here offers, where it is worth it. */
function inRoom(table: Table, margin: number): Plan | null {
  const whole = condition(table);
  const isIll = presentOf(table).some((unit) =>
    characterAt(table, unit).statuses.some((one) => one !== 'holding' && has(characterAt(table, unit), one) && BAD.includes(one)),
  );
  if (isHere(table, 'altar') && tileHere(table).clear && isIll) return { wanted: { act: 'pray' }, why: 'room' };
  const mana = presentOf(table).reduce(
    (sum, unit) => sum + characterAt(table, unit).mp / Math.max(1, statsOf(characterAt(table, unit)).mana),
    0,
  );
  if (isFresh(table, 'fountain') && (whole < 0.7 || mana < 0.4 * presentOf(table).length)) return { wanted: { act: 'drink' }, why: 'room' };
  if (isFresh(table, 'crystal-ball') && unseenTiles(table).length > 0)
    return { wanted: { act: 'gaze', tiles: unseenTiles(table) }, why: 'look' };
  if (isLocked(table)) {
    if (partyHas(table, 'key')) return { wanted: { act: 'unlock' }, why: 'room' };
    if (!tileHere(table).tried) {
      const unit = best(livingOf(table), (one) => {
        const character = characterAt(table, one);
        return statsOf(character).skill + (hasPassive(character, 'light-fingers') ? 5 : 0);
      });
      if (unit !== undefined) return { wanted: { act: 'pick-lock', unit }, why: 'room' };
    }
  }
  if (isFresh(table, 'trapped-chest') && margin > SAFE) return { wanted: { act: 'open' }, why: 'room' };
  if (isFresh(table, 'hoard') && tileHere(table).clear) {
    const { margin: there } = ahead(table, domainOf(questOf(table).domain).species, 3, table.ql + dfOf(table));
    if (there > 1.5) return { wanted: { act: 'raid' }, why: 'hoard' };
  }
  if (isHere(table, 'merchant')) {
    const buy = bestPurchase(table, table.gold, tileHere(table).stock.filter(isGear));
    if (buy !== null) return { wanted: { act: 'bargain', item: buy.gear, unit: buy.unit }, why: 'gear' };
  }
  return null;
}
const BAD: readonly string[] = ['dead', 'petrify', 'poison', 'undead'];

function homeward(table: Table, ways: ReadonlyMap<Place, Way>): Wanted | null {
  if (waysHome(table).includes('gate')) return { act: 'leave', by: 'gate' };
  if (waysHome(table).includes('warp-stone')) return { act: 'leave', by: 'warp-stone' };
  const way = ways.get(placeOf(0, 0));
  return way === undefined ? null : { act: 'move', to: way.first };
}
/** A step back, on or into the lair: something always leads on. */
function anywhere(ways: ReadonlyMap<Place, Way>): Wanted {
  const [way] = ways.values();
  return way === undefined ? { act: 'repack' } : { act: 'move', to: way.first };
}

/** What the party does next. */
export function stepFor(table: Table): Plan {
  const ways = waysFrom(table);
  const first = tending(table, false);
  if (first !== null) return { wanted: first, why: first.act === 'level' ? 'level' : first.act === 'learn' ? 'learn' : 'gear' };
  const patched = mending(table, 0.85, 0.35, condition(table) < 0.5);
  if (patched !== null) return { wanted: patched, why: 'heal' };
  const margin = usual(table);
  const room = inRoom(table, margin);
  if (room !== null) return room;
  if (isPuzzle(table) && partyHas(table, 'trap-kit')) return { wanted: { act: 'disarm' }, why: 'room' };
  const { dungeon } = table;
  if (dungeon !== null && partyHas(table, 'torch') && torchlit(table).length > 1)
    return { wanted: { act: 'torch', tiles: torchlit(table).slice(0, 2) }, why: 'look' };
  const mayReturn = table.alarm < Math.min(MOST_RETURNS, MOST_ALARM_CARDS);
  const home = homeward(table, ways);
  if (margin < TIGHT && mayReturn && home !== null && isWorn(table)) return { wanted: home, why: 'home' };
  if (isPuzzle(table) && margin > TIGHT) return { wanted: { act: 'solve' }, why: 'on' };
  const tile = nextTile(table, ways, margin);
  if (tile !== null)
    return {
      wanted: { act: 'move', to: ways.get(tile)?.first ?? tile },
      why: tileNo(tile) > MAINS && tileNo(tile) !== EXIT ? 'aside' : 'on',
    };
  return atTheDoor(table, ways, home, mayReturn);
}
/** Going home pays only for somebody who is not fresh. */
const isWorn = (table: Table): boolean => condition(table) < 0.75 || presentOf(table).length > livingOf(table).length;

/** Everything that was worth it is explored: the boss is next, or home. */
function atTheDoor(table: Table, ways: ReadonlyMap<Place, Way>, home: Wanted | null, mayReturn: boolean): Plan {
  const { floors } = questOf(table);
  const lair = placeOf(floors - 1, EXIT);
  const way = ways.get(lair);
  const before = tending(table, true) ?? mending(table, 0.9, 0.5, true);
  if (before !== null) return { wanted: before, why: before.act === 'level' ? 'level' : 'heal' };
  const ready = bossAhead(table).margin;
  if (way !== undefined && (ready >= READY || !mayReturn)) return { wanted: { act: 'move', to: way.first }, why: 'boss' };
  if (home !== null && mayReturn) return { wanted: home, why: 'home' };
  if (way !== undefined) return { wanted: { act: 'move', to: way.first }, why: 'boss' };
  return home === null ? { wanted: anywhere(ways), why: 'on' } : { wanted: home, why: 'home' };
}
