// Owns the digest of plain data: the same for equal data, whatever the order of its keys.

import { missing } from './bug.ts';

const FIRST = 2654435761;
const SECOND = 1597334677;
/** Up to here putting each key in its place is faster than sorting. */
const FEW_KEYS = 24;

/** Two lanes of 32 bits, fed value by value: no text of the whole position is ever made. They stay whole numbers of 32 bits. */
class Lanes {
  private a = 0xdeadbeef | 0;
  private b = 0x41c6ce57 | 0;

  /** Every value begins with its kind, so that no two different values of JSON are fed alike. */
  feed(value: unknown): void {
    if (typeof value === 'string') this.text(1, value);
    else if (typeof value === 'number') {
      if (Number.isInteger(value) && value === (value | 0)) this.pair(2, value);
      else this.text(3, String(value));
    } else if (typeof value === 'boolean') this.mix(value ? 4 : 5);
    else if (value === null || typeof value !== 'object') this.mix(6);
    else if (Array.isArray(value)) {
      this.pair(7, value.length);
      for (let i = 0; i < value.length; i++) this.feed(value[i]);
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Neither null nor a list; not asked again, since replays run mostly here.
    } else this.record(value as Record<string, unknown>);
  }

  end(): string {
    const a = Math.imul(this.a ^ (this.a >>> 16), 2246822507) ^ Math.imul(this.b ^ (this.b >>> 13), 3266489909);
    const b = Math.imul(this.b ^ (this.b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
    return (a >>> 0).toString(16).padStart(8, '0') + (b >>> 0).toString(16).padStart(8, '0');
  }

  /** A field that is undefined is no field, as in JSON. */
  private record(value: Record<string, unknown>): void {
    this.mix(8);
    const keys = sortedKeys(value);
    for (const key of keys) {
      const field = value[key];
      if (field === undefined) continue;
      this.text(1, key);
      this.feed(field);
    }
    this.mix(9);
  }

  private text(kind: number, text: string): void {
    this.pair(kind, text.length);
    let { a, b } = this;
    for (let i = 0; i < text.length; i++) {
      const code = text.charCodeAt(i);
      a = Math.imul(a ^ code, FIRST);
      b = Math.imul(b ^ code, SECOND);
    }
    this.a = a;
    this.b = b;
  }

  private pair(kind: number, n: number): void {
    this.mix(kind);
    this.mix(n);
  }

  private mix(n: number): void {
    this.a = Math.imul(this.a ^ n, FIRST);
    this.b = Math.imul(this.b ^ n, SECOND);
  }
}

function sortedKeys(value: object): readonly string[] {
  const keys = Object.keys(value);
  if (keys.length > FEW_KEYS) return keys.sort();
  for (let i = 1; i < keys.length; i++) {
    const key = keys[i] ?? missing();
    let at = i;
    for (; at > 0 && (keys[at - 1] ?? missing()) > key; at--) keys[at] = keys[at - 1] ?? missing();
    keys[at] = key;
  }
  return keys;
}

/** 64 bits as 16 hexadecimal digits; for comparing, not for keeping secrets. */
export function digest(value: unknown): string {
  const lanes = new Lanes();
  lanes.feed(value);
  return lanes.end();
}
