// Owns differences between plain values: what changed, written small enough to be read, and put back onto the same base.

import { isDeepStrictEqual } from 'node:util';
import { isJson, isList, isRecord, type Json } from '@undercroft/kernel';

/**
 * `[value]` puts a value in place, `[]` takes a key away, `{ key: delta }` goes on inside; the keys of a list are its places.
 * Under the empty key stands how a new part differs from a fresh one of its kind.
 */
export type Delta = readonly [] | readonly [Json] | Inside;
interface Inside {
  readonly [key: string]: Delta;
}

/** Parts as they are when they are new, by their place: `card`, `players.*.hand`. */
export type Fresh = Readonly<Record<string, object>>;

type Parts = Readonly<Record<string, Json>>;
const NEW = '';

const isParts = (value: unknown): value is Parts => typeof value === 'object' && value !== null;
const isInside = (delta: Delta): delta is Inside => !Array.isArray(delta);
const own = (of: Parts, key: string): Json | undefined => (Object.hasOwn(of, key) ? of[key] : undefined);
const below = (at: string, within: unknown, key: string): string => `${at === '' ? '' : `${at}.`}${Array.isArray(within) ? '*' : key}`;

/** Whether this was written as a difference; null: there is none. */
export const isDelta = (value: unknown): value is Delta | null =>
  value === null || (isList(value) ? value.length < 2 && value.every(isJson) : isRecord(value) && Object.values(value).every(isChange));
const isChange = (value: unknown): boolean => value !== null && isDelta(value);

/** What makes `to` of `from`; null where they are equal. */
export function deltaOf(from: Json, to: Json, fresh: Fresh = {}, at = ''): Delta | null {
  if (isDeepStrictEqual(from, to)) return null;
  const base: unknown = isParts(from) ? from : fresh[at];
  if (!isParts(base) || !isParts(to) || Array.isArray(base) !== Array.isArray(to)) return [to];
  if (Array.isArray(base) && base.length > Object.keys(to).length) return [to];
  const changes = [...new Set([...Object.keys(base), ...Object.keys(to)])].flatMap((key) => {
    const now = own(to, key);
    const delta: Delta | null = now === undefined ? [] : deltaOf(own(base, key) ?? null, now, fresh, below(at, to, key));
    // A key that was not there may hold null: that is a change too.
    if (delta === null) return now === null && own(base, key) === undefined ? [[key, [null]] as const] : [];
    return [[key, delta] as const];
  });
  const inside: Delta = Object.fromEntries(changes);
  const found: Delta = base === from ? inside : { [NEW]: inside };
  return base !== from || JSON.stringify(found).length < JSON.stringify([to]).length ? found : [to];
}

/** The way back: the base with its delta. */
export function withDelta(from: Json, delta: Delta | null, fresh: Fresh = {}, at = ''): Json {
  if (delta === null) return from;
  if (!isInside(delta)) return delta[0] ?? null;
  const started = Object.hasOwn(delta, NEW) ? delta[NEW] : undefined;
  const base = fresh[at];
  if (started !== undefined) return withDelta(isJson(base) ? base : null, started, fresh, at);
  const parts: Record<string, Json> = isParts(from) ? { ...from } : {};
  for (const [key, one] of Object.entries(delta)) {
    if (!isInside(one) && one.length === 0) delete parts[key];
    else parts[key] = withDelta(own(parts, key) ?? null, one, fresh, below(at, from, key));
  }
  return Array.isArray(from) ? Object.values(parts) : parts;
}
