// Owns terminal text: colours, character widths, wrapping, cutting, padding, tables.
import { at } from '@undercroft/kernel';

export interface Style {
  dim(text: string): string;
  bold(text: string): string;
  /** For available actions. */
  ember(text: string): string;
  /** For errors. */
  warn(text: string): string;
  inverse(text: string): string;
}

const paint = (on: number, off: number) => (text: string) => `\u001b[${on}m${text}\u001b[${off}m`;
const plain = (text: string): string => text;

export function styleOf(colour: boolean): Style {
  if (!colour) return { dim: plain, bold: plain, ember: plain, warn: plain, inverse: plain };
  return { dim: paint(2, 22), bold: paint(1, 22), ember: paint(33, 39), warn: paint(31, 39), inverse: paint(7, 27) };
}

const ESCAPES = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');
const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\u33ff\u3400-\u4dbf\u4e00-\u9fff\ua000-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|[\u{1f300}-\u{1faff}]|[\u{20000}-\u{3fffd}]/u;
const NONE = /\p{Mn}|\p{Me}|\p{Cf}/u;

const charWidth = (char: string): number => (NONE.test(char) ? 0 : WIDE.test(char) ? 2 : 1);

export const stripped = (text: string): string => text.replaceAll(ESCAPES, '');

export function widthOf(text: string): number {
  let width = 0;
  for (const char of stripped(text)) width += charWidth(char);
  return width;
}

/** Splits a text into escape sequences (width 0) and characters. */
function* pieces(text: string): Generator<{ readonly piece: string; readonly width: number }> {
  let at = 0;
  for (const found of text.matchAll(ESCAPES)) {
    for (const char of text.slice(at, found.index)) yield { piece: char, width: charWidth(char) };
    yield { piece: found[0], width: 0 };
    at = found.index + found[0].length;
  }
  for (const char of text.slice(at)) yield { piece: char, width: charWidth(char) };
}

/** Cuts to a width with an ellipsis; keeps escape sequences, so that colours are closed. */
export function cut(text: string, width: number): string {
  if (widthOf(text) <= width) return text;
  let out = '';
  let used = 0;
  for (const { piece, width: wide } of pieces(text)) {
    if (wide === 0) out += piece;
    else if (used + wide <= width - 1) {
      out += piece;
      used += wide;
    } else used = width;
  }
  return `${out}…`;
}

export const pad = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - widthOf(text)));
export const padLeft = (text: string, width: number): string => ' '.repeat(Math.max(0, width - widthOf(text))) + text;

/** Wraps a text without colours; breaks at spaces and after wide characters. */
export function wrap(text: string, width: number, indent = ''): string[] {
  const lines: string[] = [];
  let line = '';
  const room = Math.max(8, width);
  for (const word of wordsOf(text)) {
    if (widthOf(line) + widthOf(word.trimEnd()) > room && line.trim() !== '') {
      lines.push(line.trimEnd());
      line = indent;
    }
    line += line === indent && lines.length > 0 ? word.trimStart() : word;
    while (widthOf(line) > room + 1) {
      const head = headOf(line, room);
      lines.push(head);
      line = indent + line.slice(head.length);
    }
  }
  return [...lines, line.trimEnd()];
}

function headOf(text: string, width: number): string {
  let head = '';
  for (const char of text) {
    if (widthOf(head + char) > width) break;
    head += char;
  }
  return head;
}

const NO_BREAK_BEFORE = /[、。，．）」』】！？ー：；]/u;
const NO_BREAK_AFTER = /[(（「『【]$/u;

function wordsOf(text: string): string[] {
  const words: string[] = [];
  let word = '';
  for (const char of text) {
    const wide = charWidth(char) === 2;
    if (wide && !NO_BREAK_BEFORE.test(char) && word !== '' && !NO_BREAK_AFTER.test(word)) {
      words.push(word);
      word = '';
    } else if (char !== ' ' && word.endsWith(' ')) {
      words.push(word);
      word = '';
    }
    word += char;
  }
  return word === '' ? words : [...words, word];
}

/** A line with its rule right-aligned, and the text wrapped beside it. */
export function ruled(text: string, rule: string, width: number, style: Style): string[] {
  const column = rule === '' ? 0 : widthOf(rule) + 2;
  const lines = wrap(text, width - column - 1, ' '.repeat(text.length - text.trimStart().length + 2));
  const first = lines[0] ?? '';
  if (rule === '') return lines;
  return [`${pad(first, width - column)}  ${style.dim(rule)}`, ...lines.slice(1)];
}

/** Formats a table; `right` lists the right-aligned columns. */
export function table(rows: readonly (readonly string[])[], right: readonly number[] = []): string[] {
  const widths: number[] = [];
  for (const row of rows) row.forEach((cell, i) => (widths[i] = Math.max(widths[i] ?? 0, widthOf(cell))));
  return rows.map((row) =>
    row
      .map((cell, i) => (right.includes(i) ? padLeft(cell, at(widths, i)) : pad(cell, at(widths, i))))
      .join('  ')
      .trimEnd(),
  );
}
