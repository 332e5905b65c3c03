// Owns the fingerprint of a position: the same for equal data, whatever the order of its keys.

const FIRST = 2654435761;
const SECOND = 1597334677;

/** Two lanes of 32 bits, fed value by value: no text of the whole position is ever made. */
class Lanes {
  private a = 0xdeadbeef;
  private b = 0x41c6ce57;

  /** Every value begins with its kind, so that no two different values are fed alike. */
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
    for (const key of Object.keys(value).sort()) {
      const field = value[key];
      if (field === undefined) continue;
      this.text(1, key);
      this.feed(field);
    }
    this.mix(9);
  }

  private text(kind: number, text: string): void {
    this.pair(kind, text.length);
    for (let i = 0; i < text.length; i++) this.mix(text.charCodeAt(i));
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

/** 64 bits as 16 hexadecimal digits; for comparing, not for keeping secrets. */
export function digest(value: unknown): string {
  const lanes = new Lanes();
  lanes.feed(value);
  return lanes.end();
}
