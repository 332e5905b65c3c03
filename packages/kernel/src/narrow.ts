// Owns narrowing without casts: what a value that came in is, and the keys of a table under their own type.

import { bug } from './bug.ts';
import type { Json, Scalar } from './game.ts';

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Something with fields to be read by their names: a record, or a list. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

/** Unlike `Array.isArray` it does not make `any` of what the list holds. */
export const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** Plain data, all the way down. As in JSON, a field that is undefined is no field. */
export const isJson = (value: unknown): value is Json =>
  isObject(value)
    ? Object.values(value).every((inner) => inner === undefined || isJson(inner))
    : value === null || typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value);

export const isWhole = (value: unknown): value is number => Number.isInteger(value);

export const isScalar = (value: unknown): value is Scalar => typeof value === 'string' || typeof value === 'number';

export function isOneOf<V>(list: readonly V[], value: unknown): value is V {
  const all: readonly unknown[] = list;
  return all.includes(value);
}

/** A value that must be one of these: an option comes back as the id it was made of. */
export const memberOf = <V>(list: readonly V[], value: unknown): V =>
  isOneOf(list, value) ? value : bug(`${String(value)} is not one of ${list.join(', ')}`);

/** The keys of a table in their order. A table has no keys beyond its type: it is written as a literal or made by `tableFor`. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- A table has no keys beyond its type.
export const keysOf = <K extends string>(table: Readonly<Partial<Record<K, unknown>>>): readonly K[] => Object.keys(table) as K[];

/** Whether a table has this key: a word that came in is then one of its keys. */
export const isKeyOf = <T extends object>(table: T, key: string): key is Extract<keyof T, string> => Object.hasOwn(table, key);

/** A table with an entry for each of these keys. */
export function tableFor<K extends string, V>(keys: readonly K[], make: (key: K) => V): Record<K, V> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- It has every key after the loop, and nobody sees it before.
  const table = {} as Record<K, V>;
  for (const key of keys) table[key] = make(key);
  return table;
}
