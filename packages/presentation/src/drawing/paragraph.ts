// Owns sentences broken into lines: between words, and in Japanese between any two characters but not before a closing mark.

import { fill, lengthOf, line, piece, type Ink, type Line } from './ink.ts';
import { widthOf } from './width.ts';

/** A word with the blank before it, or one wide character with the marks that may not begin a line. */
const UNITS = /\s*(?:[\u3000-\u9fff\uf900-\uffef][、。」』）ー！？]*|[^\s\u3000-\u9fff\uf900-\uffef]+[、。」』）]*)/gu;

/** A text in lines of so many columns; the first may be shorter. */
export function broken(text: string, first: number, width: number): string[] {
  const lines: string[] = [];
  let now = '';
  for (const unit of text.match(UNITS) ?? []) {
    const room = lines.length === 0 ? first : width;
    if (widthOf(now + unit) <= room) now += unit;
    else {
      lines.push(now);
      now = unit.trimStart();
    }
  }
  return [...lines, now];
}

/** A name and the sentence about it, later lines moved in. */
export function explained(name: Line, sentence: string, width: number, ink: Ink = 'dim'): Line[] {
  const head: Line = [...name, piece(': ', 'dim')];
  const [first = '', ...others] = broken(sentence, width - lengthOf(head), width - 2);
  return [[...head, ...line(first, ink)], ...others.map((text): Line => [...fill([], 2), ...line(text, ink)])];
}
