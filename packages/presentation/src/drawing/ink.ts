// Owns lines made of inked pieces: measuring, clipping, flowing and setting them side by side, and the ANSI colours at the very end.

import { keysOf } from '@undercroft/kernel';
import { cut, widthOf } from './width.ts';

/** A warm palette of the 256 colours; nothing is told by an ink alone. */
const CODES = {
  plain: '',
  dim: '38;5;101',
  title: '1;38;5;223',
  wall: '38;5;180',
  lit: '38;5;222',
  ember: '1;38;5;208',
  red: '38;5;167',
  green: '38;5;72',
  blue: '38;5;74',
  good: '38;5;107',
  bad: '38;5;131',
} as const;
export type Ink = keyof typeof CODES;

export interface Piece {
  readonly text: string;
  readonly ink: Ink;
}
export type Line = readonly Piece[];

export const BLANK: Line = [];
export const piece = (text: string, ink: Ink = 'plain'): Piece => ({ text, ink });
export const line = (text: string, ink: Ink = 'plain'): Line => (text === '' ? BLANK : [piece(text, ink)]);
export const lengthOf = (of: Line): number => of.reduce((sum, { text }) => sum + widthOf(text), 0);

/** The pieces one after another, a blank between them. */
export const words = (...lines: readonly Line[]): Line =>
  lines.filter((one) => one.length > 0).flatMap((one, i) => (i === 0 ? one : [piece(' '), ...one]));

/** A line that takes at most so many columns; where it was longer, it ends in an ellipsis. */
export function clip(of: Line, width: number): Line {
  if (lengthOf(of) <= width) return of;
  const kept: Piece[] = [];
  let left = width - 1;
  for (const { text, ink } of of) {
    const part = cut(text, left);
    if (part !== '') kept.push(piece(part, ink));
    left -= widthOf(part);
    if (part !== text) break;
  }
  return width < 1 ? BLANK : [...kept, piece('…', 'dim')];
}

/** Exactly so many columns. */
export function fill(of: Line, width: number): Line {
  const clipped = clip(of, width);
  const rest = width - lengthOf(clipped);
  return rest > 0 ? [...clipped, piece(' '.repeat(rest))] : clipped;
}

/** One line with a part at the left and a part at the right edge. */
export function spread(left: Line, right: Line, width: number): Line {
  const room = width - lengthOf(right);
  return room < 4 ? clip(left, width) : [...fill(left, room - 1), piece(' '), ...right];
}

/** Pieces of writing set one after another and broken between them, later lines moved in. */
export function flow(parts: readonly Line[], width: number, gap = 2, indent = 2): Line[] {
  const lines: Line[] = [];
  let now: Line = BLANK;
  for (const part of parts) {
    if (part.length === 0) continue;
    const longer: Line = now.length === 0 ? part : [...now, piece(' '.repeat(gap)), ...part];
    if (now.length === 0 || lengthOf(longer) <= width) now = longer;
    else {
      lines.push(clip(now, width));
      now = [piece(' '.repeat(indent)), ...part];
    }
  }
  if (now.length > 0) lines.push(clip(now, width));
  return lines;
}

/** Blocks set side by side, each as wide as it is told, with a gap. */
export function beside(blocks: readonly { readonly lines: readonly Line[]; readonly width: number }[], rule: Line): Line[] {
  const height = Math.max(0, ...blocks.map((block) => block.lines.length));
  return Array.from({ length: height }, (_, row) =>
    blocks.flatMap(({ lines, width }, i) => [...(i === 0 ? [] : rule), ...fill(lines[row] ?? BLANK, width)]),
  );
}

/** The line as it is printed; blanks at its end are left out. */
export function paint(of: Line, colour: boolean): string {
  const text = of.map((one) => one.text).join('');
  let left = text.trimEnd().length;
  let out = '';
  for (const one of of) {
    const part = one.text.slice(0, left);
    left -= part.length;
    if (part === '') continue;
    const code = CODES[one.ink];
    out += colour && code !== '' && part.trim() !== '' ? `\u001b[${code}m${part}\u001b[0m` : part;
  }
  return out;
}

const INKS: ReadonlyMap<string, Ink> = new Map(keysOf(CODES).map((ink) => [CODES[ink], ink]));
const ESCAPE = '\u001b[';

/** The pieces of a line that was painted, for whoever shows it elsewhere than in a terminal. */
export function unpaint(text: string): Line {
  const [unpainted = '', ...painted] = text.split(ESCAPE);
  const pieces = painted.map((part) => {
    const end = part.indexOf('m');
    return piece(part.slice(end + 1), INKS.get(part.slice(0, end)) ?? 'plain');
  });
  return [piece(unpainted), ...pieces].filter((one) => one.text !== '');
}
