// Owns a sheet of single-column characters with inks: writing on it, and cutting a window out of it as lines.

import { piece, type Ink, type Line, type Piece } from '@undercroft/presentation/drawing';

export interface Canvas {
  readonly rows: number;
  readonly cols: number;
  readonly chars: string[][];
  readonly inks: Ink[][];
}

export const canvasOf = (rows: number, cols: number): Canvas => ({
  rows,
  cols,
  chars: Array.from({ length: rows }, () => Array.from({ length: cols }, () => ' ')),
  inks: Array.from({ length: rows }, () => Array.from({ length: cols }, (): Ink => 'plain')),
});

export function put(canvas: Canvas, row: number, col: number, text: string, ink: Ink): void {
  Array.from(text).forEach((char, i) => {
    const chars = canvas.chars[row];
    const inks = canvas.inks[row];
    if (chars?.[col + i] === undefined || inks === undefined) return;
    chars[col + i] = char;
    inks[col + i] = ink;
  });
}

export const charAt = (canvas: Canvas, row: number, col: number): string => canvas.chars[row]?.[col] ?? ' ';

export interface Frame {
  readonly top: number;
  readonly left: number;
  readonly rows: number;
  readonly cols: number;
}

/** The part of the sheet inside a frame; what lies beyond the sheet is blank. */
export function windowOf(canvas: Canvas, { top, left, rows, cols }: Frame): Line[] {
  return Array.from({ length: rows }, (_, r) => {
    const pieces: Piece[] = [];
    let text = '';
    let ink: Ink = 'plain';
    for (let c = 0; c < cols; c++) {
      const next = canvas.inks[top + r]?.[left + c] ?? 'plain';
      if (next !== ink && text !== '') {
        pieces.push(piece(text, ink));
        text = '';
      }
      ink = next;
      text += charAt(canvas, top + r, left + c);
    }
    return text === '' ? pieces : [...pieces, piece(text, ink)];
  });
}
