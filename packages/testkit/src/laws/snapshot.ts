// Owns remembering plain data as it is now, to see quickly and exactly whether something is still, or again, the same.

import { isObject, type GameTypes, type State } from '@undercroft/kernel';
import { difference } from './found.ts';

const RECORD = Symbol('record');
const LIST = Symbol('list');
const END = Symbol('end');

/** Whether JSON gives back a value that is neither a list nor a record. */
const isWritten = (value: unknown): boolean =>
  typeof value === 'number' ? Number.isFinite(value) : value === null || typeof value === 'string' || typeof value === 'boolean';

/** Where a list is written before its length is known: growing it step by step would take as long as writing it. */
const draft: unknown[] = [];

/**
 * Plain data as one flat list of keys and values: nothing in it can be changed by anybody, and comparing makes nothing new.
 * As in JSON, a field that is undefined is no field. Fields in another order are told from other fields the slow way.
 */
export class Snapshot {
  /** Whether all of it was plain data: neither a class nor a number that JSON cannot write. */
  isPlain = true;
  private readonly flat: readonly unknown[];
  private at = 0;

  constructor(value: unknown) {
    this.put(value);
    this.flat = draft.slice(0, this.at);
  }

  /** Where a value is not what was remembered, in words; null when it is the same. */
  difference(value: unknown): string | null {
    this.at = 0;
    if (this.matches(value)) return null;
    this.at = 0;
    return difference(this.taken(), value);
  }

  private put(value: unknown): void {
    if (!isObject(value)) {
      draft[this.at++] = value;
      if (!isWritten(value)) this.isPlain = false;
    } else if (Array.isArray(value)) {
      draft[this.at++] = LIST;
      draft[this.at++] = value.length;
      for (let i = 0; i < value.length; i++) {
        const inner: unknown = value[i];
        if (typeof inner === 'string' || Number.isSafeInteger(inner)) draft[this.at++] = inner;
        else this.put(inner);
      }
    } else {
      draft[this.at++] = RECORD;
      const prototype: unknown = Object.getPrototypeOf(value);
      if (prototype !== Object.prototype && prototype !== null) this.isPlain = false;
      for (const key in value) {
        const inner = value[key];
        if (inner === undefined) continue;
        draft[this.at++] = key;
        if (typeof inner === 'string' || Number.isSafeInteger(inner)) draft[this.at++] = inner;
        else this.put(inner);
      }
      draft[this.at++] = END;
    }
  }

  private matches(value: unknown): boolean {
    const { flat } = this;
    if (!isObject(value)) return flat[this.at++] === value;
    if (Array.isArray(value)) {
      if (flat[this.at++] !== LIST || flat[this.at++] !== value.length) return false;
      for (let i = 0; i < value.length; i++) {
        const inner: unknown = value[i];
        if (typeof inner === 'object' ? !this.matches(inner) : flat[this.at++] !== inner) return false;
      }
      return true;
    }
    if (flat[this.at++] !== RECORD) return false;
    for (const key in value) {
      const inner = value[key];
      if (inner === undefined) continue;
      if (flat[this.at++] !== key) return false;
      if (typeof inner === 'object' ? !this.matches(inner) : flat[this.at++] !== inner) return false;
    }
    return flat[this.at++] === END;
  }

  /** What was remembered, made anew. */
  private taken(): unknown {
    const first = this.flat[this.at++];
    if (first === LIST) {
      const length = Number(this.flat[this.at++]);
      return Array.from({ length }, () => this.taken());
    }
    if (first !== RECORD) return first;
    const record: Record<string, unknown> = {};
    for (let key = this.flat[this.at++]; key !== END; key = this.flat[this.at++]) record[String(key)] = this.taken();
    return record;
  }
}

/** A position as it was met: the board, the rules under way and the number of the offer. The laws compare all of it, not its digest. */
export class Position<T extends GameTypes> {
  readonly board: Snapshot;
  private readonly rest: Snapshot;

  constructor(state: State<T>, board: Snapshot = new Snapshot(state.board)) {
    this.board = board;
    this.rest = new Snapshot([state.frames(), state.offerId]);
  }

  /** Where a position is another one, in words; null when it is the same. */
  difference(state: State<T>): string | null {
    return this.board.difference(state.board) ?? this.differenceAround(state);
  }

  /** The same but for the board. */
  differenceAround(state: State<T>): string | null {
    return this.rest.difference([state.frames(), state.offerId]);
  }
}
