// Owns what a bot does in Town: it grows, sells what nobody needs, buys what helps most for its price, and sets out.

import type { Wanted } from '@undercroft/bots';
import type { PotionId, ToolId } from '../content/index.ts';
import { priceOf } from '../queries/choices.ts';
import { gearOf, isGear, isTool } from '../queries/gear.ts';
import { statsOf } from '../queries/stats.ts';
import { presentOf } from '../queries/units.ts';
import { characterAt, type Item, type Table, type Unit } from '../state.ts';
import { tending } from './care.ts';
import { bestPurchase, handOver, shopGear } from './gear.ts';
import type { Plan } from './plan.ts';

/** Tools that the bot has no use for. */
const IDLE: readonly ToolId[] = ['magic-map', 'torch'];
const MOST_KEYS = 2;

export function junk(table: Table): Wanted | null {
  for (const unit of presentOf(table))
    for (const item of characterAt(table, unit).items) {
      if (isGear(item) || item === 'ale' || (isTool(item) && IDLE.includes(item))) return { act: 'sell', unit, item };
      if (item === 'key' && count(table, 'key') > MOST_KEYS) return { act: 'sell', unit, item };
    }
  return null;
}
const count = (table: Table, item: Item): number =>
  presentOf(table).reduce((sum, unit) => sum + characterAt(table, unit).items.filter((one) => one === item).length, 0);

/** What a party of so many wants to carry, the most urgent first. */
function shoppingList(table: Table): readonly (readonly [PotionId | ToolId, number])[] {
  const { ql } = table;
  const n = presentOf(table).length;
  const drink: PotionId = ql >= 7 ? 'spring-water' : ql >= 4 ? 'clear-water' : 'water';
  return [
    [drink, drink === 'water' ? 2 + n : n],
    ['smelling-salts', n > 1 ? 1 : 0],
    ['salve', ql >= 2 ? 1 : 0],
    [drink, drink === 'water' ? 3 + 2 * n : 2 * n],
    ['smelling-salts', n > 2 ? 2 : 0],
    ['key', 1],
    ['trap-kit', 1],
  ];
}
const bearer = (table: Table): Unit | undefined =>
  presentOf(table)
    .filter((unit) => characterAt(table, unit).items.length < statsOf(characterAt(table, unit)).carry)
    .toSorted((a, b) => free(table, b) - free(table, a))[0];
const free = (table: Table, unit: Unit): number => statsOf(characterAt(table, unit)).carry - characterAt(table, unit).items.length;

/** So much of the purse goes into potions before equipment. */
const FOR_POTIONS = 0.25;
export function supplies(table: Table, gold: number): Wanted | null {
  const unit = bearer(table);
  if (unit === undefined || free(table, unit) < 2) return null;
  for (const [ware, n] of shoppingList(table))
    if (count(table, ware) < n && priceOf(table, ware) <= gold) return { act: 'buy', ware, unit };
  return null;
}
export function equipment(table: Table): Wanted | null {
  const wanted = bestPurchase(table, table.gold, shopGear(table));
  if (wanted === null) return null;
  const { weapon, level } = gearOf(wanted.gear);
  return { act: 'buy', ware: weapon ?? wanted.gear.replace(/-\d+$/, ''), level, unit: wanted.unit };
}

export function errandFor(table: Table): Plan {
  const first = tending(table, false);
  if (first !== null) return { wanted: first, why: first.act === 'level' ? 'level' : first.act === 'learn' ? 'learn' : 'gear' };
  if (handOver(table) !== null) return { wanted: { act: 'repack' }, why: 'gear' };
  const sale = junk(table);
  if (sale !== null) return { wanted: sale, why: 'junk' };
  // A few Waters first, then equipment, then whatever is left over.
  if (count(table, 'water') + count(table, 'clear-water') + count(table, 'spring-water') < 2) {
    const water = supplies(table, Math.min(table.gold, Math.max(5, FOR_POTIONS * table.gold)));
    if (water !== null) return { wanted: water, why: 'supplies' };
  }
  const piece = equipment(table);
  if (piece !== null) return { wanted: piece, why: 'gear' };
  const more = supplies(table, table.gold);
  if (more !== null) return { wanted: more, why: 'supplies' };
  return { wanted: { act: 'depart' }, why: 'depart' };
}
