// Owns the difference between two JSON values, small on the wire, and putting it into effect without touching the old value.

import type { Json } from '@undercroft/kernel';

/**
 * `[value]` puts a value in its place, `[]` takes a key away, an object names what changes inside.
 * A list is changed by index; `#` holds its new length where that has shrunk.
 */
export type Diff = readonly [] | readonly [Json] | { readonly [key: string]: Diff };

const LENGTH = '#';
const DEEPEST = 60;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** What turns `from` into `to`; null when they are equal. Keys whose value is undefined count as absent, as in JSON. */
export function diff(from: unknown, to: unknown, depth = 0): Diff | null {
  if (from === to) return null;
  if (depth < DEEPEST) {
    if (Array.isArray(from) && Array.isArray(to)) return diffLists(from, to, depth);
    if (isObject(from) && isObject(to)) return diffObjects(from, to, depth);
  }
  return [toJson(to)];
}

function diffObjects(from: Record<string, unknown>, to: Record<string, unknown>, depth: number): Diff | null {
  const changes: Record<string, Diff> = {};
  let changed = false;
  const put = (key: string, change: Diff | null): void => {
    if (change === null) return;
    changes[key] = change;
    changed = true;
  };
  for (const key of Object.keys(to)) {
    if (to[key] === undefined) continue;
    put(key, from[key] === undefined ? [toJson(to[key])] : diff(from[key], to[key], depth + 1));
  }
  for (const key of Object.keys(from)) if (from[key] !== undefined && to[key] === undefined) put(key, []);
  return changed ? changes : null;
}

function diffLists(from: readonly unknown[], to: readonly unknown[], depth: number): Diff | null {
  const changes: Record<string, Diff> = {};
  let changed = 0;
  for (let i = 0; i < to.length; i++) {
    const change = i < from.length ? diff(from[i], to[i], depth + 1) : ([toJson(to[i])] as const);
    if (change === null) continue;
    changes[i] = change;
    changed++;
  }
  if (to.length < from.length) {
    changes[LENGTH] = [to.length];
    changed++;
  }
  if (changed === 0) return null;
  // A short list of plain values that changed in most places is said more shortly as a whole.
  const plain = to.every((value) => typeof value !== 'object' || value === null);
  return plain && changed * 2 > to.length ? [toJson(to)] : changes;
}

/** JSON has no undefined: in a list it is null. The value itself is shared, not copied: whoever is given it does not change it. */
const toJson = (value: unknown): Json => (value === undefined ? null : (value as Json));

/** The value after the change. What did not change is shared with the old value; nothing is changed in place. */
export function patch(from: unknown, change: Diff | null): unknown {
  if (change === null) return from;
  if (Array.isArray(change)) return change[0];
  const changes = change as { readonly [key: string]: Diff };
  if (Array.isArray(from)) {
    const shorter = changes[LENGTH];
    const list: unknown[] = Array.isArray(shorter) ? from.slice(0, Number(shorter[0])) : from.slice();
    for (const [key, inner] of Object.entries(changes)) if (key !== LENGTH) list[Number(key)] = patch(list[Number(key)], inner);
    return list;
  }
  const entries = new Map(Object.entries(isObject(from) ? from : {}));
  for (const [key, inner] of Object.entries(changes)) {
    if (Array.isArray(inner) && inner.length === 0) entries.delete(key);
    else entries.set(key, patch(entries.get(key), inner));
  }
  // From entries, because a key may bear any name, even '__proto__'.
  return Object.fromEntries(entries);
}
