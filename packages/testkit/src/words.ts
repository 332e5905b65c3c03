// Owns how values and choices are written in one line of prose, and read back.

import { missing, type Picked, type Scalar } from '@undercroft/kernel';
import { textAt } from './json.ts';

const BARE = /^[^\s=,"[\]{}()]+$/;
const NUMBER = /^-?\d+(\.\d+)?$/;
const WORDS = new Set(['null', 'true', 'false']);

const isBare = (text: string): boolean => BARE.test(text) && !NUMBER.test(text) && !WORDS.has(text);

/** `ember-dart`, `3`, `[a,b]`, `{n:1}`, and quoted only where it would be read as something else. */
export function writeValue(value: unknown): string {
  if (typeof value === 'string') return isBare(value) ? value : JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(writeValue).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'undefined';
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  return `{${fields.map(([name, field]) => `${name}:${writeValue(field)}`).join(',')}}`;
}

/** ` n=1 by=ada`, each field after a space. */
export function writeFields(body: object, without = ''): string {
  let out = '';
  for (const [name, value] of Object.entries(body)) if (value !== undefined && name !== without) out += ` ${name}=${writeValue(value)}`;
  return out;
}

/** A choice as it is written, be it legal or not. */
export type WrittenChoice = Readonly<Record<string, unknown>>;

export const writeChoice = (choice: WrittenChoice): string => `${writeValue(choice['act'])}${writeFields(choice, 'act')}`;

/** Splits at a separator that is neither quoted nor in brackets. */
function split(text: string, separator: string): string[] {
  const parts: string[] = [];
  let part = '';
  let quoted = false;
  let depth = 0;
  for (let i = 0; i < text.length; i++) {
    const char = text[i] ?? missing();
    if (quoted && char === '\\') part += char + (text[++i] ?? '');
    else if (!quoted && depth === 0 && char === separator) {
      parts.push(part);
      part = '';
    } else {
      if (char === '"') quoted = !quoted;
      else if (!quoted && char === '[') depth++;
      else if (!quoted && char === ']') depth--;
      part += char;
    }
  }
  return [...parts, part].filter((one) => one !== '');
}

export function readScalar(text: string): Scalar {
  if (text.startsWith('"')) return textAt(JSON.parse(text));
  return NUMBER.test(text) ? Number(text) : text;
}

export function readValue(text: string): Picked {
  if (text === 'null') return null;
  if (text.startsWith('[')) return split(text.slice(1, -1), ',').map(readScalar);
  return readScalar(text);
}

/** The way back from `writeChoice`. */
export function readChoice(text: string): WrittenChoice {
  const [act = '', ...fields] = split(text.trim(), ' ');
  const choice: Record<string, Picked> = { act: readValue(act) };
  for (const field of fields) {
    const at = field.indexOf('=');
    if (at < 1) throw new Error(`cannot read "${field}" in "> ${text}": write pick=value`);
    choice[field.slice(0, at)] = readValue(field.slice(at + 1));
  }
  return choice;
}
