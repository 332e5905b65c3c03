// Owns what the inventory allows: which entries still have uses, and which belong to a window.

import { missing } from '@undercroft/kernel';
import { tableOf } from '@undercroft/parts';
import { ITEMS, type ItemId } from '../content/items.ts';
import type { Item, ItemEffect, ItemVerb, Window } from '../content/types.ts';
import type { ItemEntry, Table } from '../state.ts';

const TABLE = tableOf<ItemId, Item>(ITEMS);
export const itemOf = (id: ItemId): Item => TABLE.get(id) ?? missing();

/** DLV-ITEM-03, -04, -13: every entry counts for itself. */
export function hasUses(entry: ItemEntry): boolean {
  const most = itemOf(entry.item).perEncounter;
  if (most !== undefined && entry.usedHere >= most) return false;
  return entry.uses === null || entry.used < entry.uses;
}

/** The places of the entries that may be used in a window (DLV-ITEM-05). */
export function usable(table: Table, window: Window): readonly number[] {
  const places: number[] = [];
  table.hero.inventory.forEach((entry, place) => {
    if (itemOf(entry.item).window === window && hasUses(entry)) places.push(place);
  });
  return places;
}

export const entryAt = (table: Table, place: number): ItemEntry => {
  const entry = table.hero.inventory[place];
  if (entry === undefined) throw new Error(`no item at place ${place}`);
  return entry;
};

export const effectAt = (table: Table, place: number): ItemEffect => itemOf(entryAt(table, place).item).effect;

/** The effect, when it is the one asked for. */
export function effectAs<V extends ItemVerb>(table: Table, place: number, verb: V): Extract<ItemEffect, { do: V }> | null {
  const effect = effectAt(table, place);
  const is = (one: ItemEffect): one is Extract<ItemEffect, { do: V }> => one.do === verb;
  return is(effect) ? effect : null;
}

/** IRON ALMANAC: each entry adds its own bonus to every On Clear check (DLV-ITEM-13). */
export function clearBonus(table: Table): number {
  let sum = 0;
  table.hero.inventory.forEach((_, place) => {
    sum += effectAs(table, place, 'clear-bonus')?.n ?? 0;
  });
  return sum;
}
