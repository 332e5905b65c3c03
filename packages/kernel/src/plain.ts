// Owns copies of plain data, as they are saved and loaded.

import { isObject } from './narrow.ts';

/** Not a spread: that is four times slower where records of many shapes are copied in one place. */
export const copyRecord = (record: Readonly<Record<string, unknown>> | undefined): Record<string, unknown> => Object.assign({}, record);

/** What JSON would make of it, without the text: an independent copy, in which a field that is undefined is no field. */
export function plainCopy<V>(value: V): V {
  if (!isObject(value)) return value;
  const copy: unknown = Array.isArray(value) ? listCopy(value) : recordCopy(value);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- A copy has the type of what it is a copy of.
  return copy as V;
}

function listCopy(list: readonly unknown[]): unknown[] {
  const copy = list.slice();
  for (let i = 0; i < copy.length; i++) if (typeof copy[i] === 'object') copy[i] = plainCopy(copy[i]);
  return copy;
}

/** A record that is whole is copied first and keeps its shape: what is loaded is then as fast as what was played. */
function recordCopy(record: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const keys = Object.keys(record);
  const copy = keys.some((key) => record[key] === undefined) ? {} : copyRecord(record);
  for (const key of keys) if (record[key] !== undefined) copy[key] = plainCopy(record[key]);
  return copy;
}
