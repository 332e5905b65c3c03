// Owns the short form of frames on a wire: words and shapes that went over this connection before are named by number.

import { isRecord } from '@undercroft/kernel';
/**
 * What a page that asked for it gets instead of a frame: the frame as text, value after value.
 *
 *     k.        the number k (from 0; all numbers here are to base 36)      !  null      +  true      -  false
 *     (1.5)     any other number                                            k:         a list of k values, which follow; =  a list of the one that follows
 *     k,        the text that was the k-th new one                          k~text     a new text of k characters
 *     k;        an object of the k-th shape; its values follow              {k;        an object of a new shape of k keys; these follow, then its values
 *
 * A text is counted as new unless it is long or begins with a digit.
 */
export interface Packed {
  readonly t: 'packed';
  readonly p: string;
  /** The table counts words and shapes anew from here. */
  readonly fresh?: true;
}

/** Both sides stop learning at these, so that a long game needs no more memory than a short one. */
const MOST_WORDS = 4096;
const MOST_SHAPES = 2048;
const LONGEST_WORD = 64;
const DEEPEST = 100;
const BASE = 36;

/** Names of offers and digests come once and never again. */
const isWord = (text: string): boolean => text.length <= LONGEST_WORD && !(text >= '0' && text < ':');

/** To base 36. */
const isDigit = (code: number): boolean => (code >= 48 && code <= 57) || (code >= 97 && code <= 122);

export class Packer {
  private readonly words = new Map<string, number>();
  private readonly shapes = new Map<string, number>();
  private fresh = true;

  pack(value: object): Packed {
    const p = this.value(value);
    const packed: Packed = this.fresh ? { t: 'packed', p, fresh: true } : { t: 'packed', p };
    this.fresh = false;
    return packed;
  }

  private value(value: unknown): string {
    if (typeof value === 'string') return this.word(value);
    if (typeof value === 'number') return numberText(value);
    if (value === true) return '+';
    if (value === false) return '-';
    if (Array.isArray(value)) {
      // What changed is told in lists of one: they are most of a frame.
      if (value.length === 1) return `=${this.value(value[0])}`;
      let text = `${value.length.toString(BASE)}:`;
      for (const one of value) text += this.value(one);
      return text;
    }
    return isRecord(value) ? this.record(value) : '!';
  }

  private record(value: Readonly<Record<string, unknown>>): string {
    const keys = Object.keys(value).filter((key) => value[key] !== undefined);
    let text = this.shape(keys);
    for (const key of keys) text += this.value(value[key]);
    return text;
  }

  private word(text: string): string {
    const known = this.words.get(text);
    if (known !== undefined) return `${known.toString(BASE)},`;
    if (isWord(text) && this.words.size < MOST_WORDS) this.words.set(text, this.words.size);
    return `${text.length.toString(BASE)}~${text}`;
  }

  private shape(keys: readonly string[]): string {
    const name = `${keys.length}\n${keys.join('\n')}`;
    const known = this.shapes.get(name);
    if (known !== undefined) return `${known.toString(BASE)};`;
    if (this.shapes.size < MOST_SHAPES && !keys.some((key) => key.includes('\n'))) this.shapes.set(name, this.shapes.size);
    let text = `{${keys.length.toString(BASE)};`;
    for (const key of keys) text += this.word(key);
    return text;
  }
}

function numberText(value: number): string {
  if (Number.isSafeInteger(value) && value >= 0) return `${value.toString(BASE)}.`;
  return Number.isFinite(value) ? `(${value})` : '!';
}

/** The way back. Throws `Unreadable` where the other side counted differently: then everything is asked for anew. */
export class Unpacker {
  private words: string[] = [];
  private shapes: (readonly string[])[] = [];
  private text = '';
  private at = 0;

  unpack({ p, fresh }: Packed): unknown {
    if (fresh === true) {
      this.words = [];
      this.shapes = [];
    }
    this.text = p;
    this.at = 0;
    const value = this.value(0);
    if (this.at !== p.length) throw new Unreadable('more than one value');
    return value;
  }

  private value(depth: number): unknown {
    if (depth > DEEPEST) throw new Unreadable('too deep');
    const first = this.text[this.at];
    if (first === '!' || first === '+' || first === '-') {
      this.at++;
      return first === '!' ? null : first === '+';
    }
    if (first === '=') {
      this.at++;
      return this.list(1, depth);
    }
    if (first === '(') return this.otherNumber();
    if (first === '{') return this.record(this.learn(), depth);
    const k = this.count();
    switch (this.text[this.at++]) {
      case '.':
        return k;
      case ',':
        return this.known(k);
      case '~':
        return this.fresh(k);
      case ':':
        return this.list(k, depth);
      case ';':
        return this.record(this.shapes[k] ?? unreadable('an unknown shape'), depth);
      default:
        return unreadable('an unknown sign');
    }
  }

  /** A number to base 36, as far as it goes. */
  private count(): number {
    const from = this.at;
    while (isDigit(this.text.charCodeAt(this.at))) this.at++;
    const k = Number.parseInt(this.text.slice(from, this.at), BASE);
    return Number.isSafeInteger(k) ? k : unreadable('no number');
  }

  private otherNumber(): number {
    const end = this.text.indexOf(')', this.at);
    const value = Number(this.text.slice(this.at + 1, Math.max(end, this.at + 1)));
    if (end < 0 || !Number.isFinite(value)) unreadable('no number');
    this.at = end + 1;
    return value;
  }

  private known(k: number): string {
    return this.words[k] ?? unreadable('an unknown word');
  }

  private fresh(length: number): string {
    const word = this.text.slice(this.at, this.at + length);
    if (word.length !== length) unreadable('a text that is cut off');
    this.at += length;
    if (isWord(word) && this.words.length < MOST_WORDS) this.words.push(word);
    return word;
  }

  private list(length: number, depth: number): readonly unknown[] {
    if (length > this.text.length - this.at) unreadable('a list that is cut off');
    return Array.from({ length }, () => this.value(depth + 1));
  }

  private record(keys: readonly string[], depth: number): object {
    return Object.fromEntries(keys.map((key) => [key, this.value(depth + 1)]));
  }

  private learn(): readonly string[] {
    this.at++;
    const length = this.count();
    if (this.text[this.at++] !== ';' || length > this.text.length - this.at) unreadable('a shape that is cut off');
    const keys = Array.from({ length }, () => {
      const k = this.count();
      const sign = this.text[this.at++];
      return sign === ',' ? this.known(k) : sign === '~' ? this.fresh(k) : unreadable('a key that is no text');
    });
    if (this.shapes.length < MOST_SHAPES && !keys.some((key) => key.includes('\n'))) this.shapes.push(keys);
    return keys;
  }
}

export class Unreadable extends Error {
  override readonly name = 'Unreadable';
}
const unreadable = (why: string): never => {
  throw new Unreadable(why);
};
