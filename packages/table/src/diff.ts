// Owns the difference between two JSON values, small on the wire, and putting it into effect without touching the old value.

import { isList, isRecord, missing } from '@undercroft/kernel';

/**
 * `[value]` puts a value in its place, `[]` takes a key away, an object names what changes inside.
 * A list is changed by index; `#` holds its new length where that has shrunk.
 */
export type Diff = readonly [] | readonly [unknown] | { readonly [key: string]: Diff };

const LENGTH = '#';
const DEEPEST = 60;

/** A key may bear any name, even that of something every object has: those are functions, but for one. */
function own(from: Record<string, unknown>, key: string): unknown {
  if (key === '__proto__') return Object.hasOwn(from, key) ? from[key] : undefined;
  const value = from[key];
  return typeof value === 'function' ? undefined : value;
}

function put(into: Record<string, unknown>, key: string, value: unknown): void {
  if (key === '__proto__') Object.defineProperty(into, key, { value, enumerable: true, configurable: true, writable: true });
  else into[key] = value;
}

/** What turns `from` into `to`; null when they are equal. Keys whose value is undefined count as absent, as in JSON. */
export function diff(from: unknown, to: unknown, depth = 0): Diff | null {
  if (from === to) return null;
  if (depth < DEEPEST) {
    if (Array.isArray(from) && Array.isArray(to)) return diffLists(from, to, depth);
    if (isRecord(from) && isRecord(to)) return diffObjects(from, to, depth);
  }
  return [toJson(to)];
}

function diffObjects(from: Record<string, unknown>, to: Record<string, unknown>, depth: number): Diff | null {
  const changes: Record<string, Diff> = {};
  let changed = false;
  const note = (key: string, change: Diff | null): void => {
    if (change === null) return;
    put(changes, key, change);
    changed = true;
  };
  for (const key of Object.keys(to)) {
    const [before, after] = [own(from, key), to[key]];
    if (after === undefined || before === after) continue;
    note(key, before === undefined ? [toJson(after)] : diff(before, after, depth + 1));
  }
  for (const key of Object.keys(from)) if (from[key] !== undefined && own(to, key) === undefined) note(key, []);
  return changed ? changes : null;
}

function diffLists(from: readonly unknown[], to: readonly unknown[], depth: number): Diff | null {
  const changes: Record<string, Diff> = {};
  let changed = 0;
  for (let i = 0; i < to.length; i++) {
    const change = i < from.length ? diff(toJson(from[i]), toJson(to[i]), depth + 1) : ([toJson(to[i])] as const);
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

/** JSON has no undefined: in a list it is null. Shares the value instead of copying it: the receiver must not change it. */
const toJson = (value: unknown): unknown => (value === undefined ? null : value);

/** The value after the change. What did not change is shared with the old value; nothing is changed in place. */
export function patch(from: unknown, change: Diff | null): unknown {
  if (change === null) return from;
  if (isList(change)) return change[0];
  if (Array.isArray(from)) {
    const shorter = change[LENGTH];
    const list: unknown[] = Array.isArray(shorter) ? from.slice(0, Number(shorter[0])) : from.slice();
    for (const [key, inner] of Object.entries(change)) if (key !== LENGTH) list[Number(key)] = patch(list[Number(key)], inner);
    return list;
  }
  const entries = new Map(Object.entries(isRecord(from) ? from : {}));
  for (const [key, inner] of Object.entries(change)) {
    if (Array.isArray(inner) && inner.length === 0) entries.delete(key);
    else entries.set(key, patch(entries.get(key), inner));
  }
  return Object.fromEntries(entries);
}

/**
 * The new value as JSON would make it, sharing with the old one all that is equal and nothing with the new one: a board that
 * goes on changing in place does not reach what somebody was shown.
 */
export function retain<V>(old: unknown, now: V): V {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- As JSON would make it: the shape is that of `now`.
  return retained(old, now) as V;
}

function retained(old: unknown, now: unknown): unknown {
  if (Array.isArray(now)) return retainList(Array.isArray(old) ? old : null, now);
  if (isRecord(now)) return retainRecord(isRecord(old) ? old : null, now);
  return typeof now === 'number' && !Number.isFinite(now) ? null : now;
}

/** A new list is made only once something differs. */
function retainList(old: readonly unknown[] | null, now: readonly unknown[]): readonly unknown[] {
  let list: unknown[] | null = old === null ? [] : null;
  for (let i = 0; i < now.length; i++) {
    const was = old?.[i];
    const kept = retained(was, toJson(now[i]));
    if (list === null && kept !== was) list = old?.slice(0, i) ?? [];
    list?.push(kept);
  }
  if (list !== null) return list;
  const same = old ?? missing();
  return same.length === now.length ? same : same.slice(0, now.length);
}

function retainRecord(old: Record<string, unknown> | null, now: Record<string, unknown>): Record<string, unknown> {
  const keys = Object.keys(now).filter((key) => now[key] !== undefined);
  let record: Record<string, unknown> | null = old !== null && Object.keys(old).length === keys.length ? null : {};
  for (const [i, key] of keys.entries()) {
    const was = old === null ? undefined : own(old, key);
    const kept = retained(was, now[key]);
    if (record === null && kept !== was) {
      record = {};
      for (const before of keys.slice(0, i)) put(record, before, (old ?? missing())[before]);
    }
    if (record !== null) put(record, key, kept);
  }
  return record ?? old ?? missing();
}
