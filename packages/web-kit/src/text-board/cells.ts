// Owns a painted line as pieces that keep their columns on a page: letters of one width together, every other character in a box of its own.

import { unpaint, widthOf, type Ink } from '@undercroft/presentation/drawing';

export interface Cell {
  readonly text: string;
  readonly ink: Ink;
  /** How many columns a character takes whose width the font does not promise; 0: as wide as its letters. */
  readonly columns: number;
}

const LETTERS = /[\u0020-\u007e]+|[^\u0020-\u007e]\p{M}*/gu;
const isLetters = (part: string): boolean => /^[\u0020-\u007e]/u.test(part);

/** The lines of a board; those left blank at its end are left out. */
export function rowsOf(lines: readonly string[]): readonly (readonly Cell[])[] {
  const rows = lines.map(cellsOf);
  let end = rows.length;
  while (end > 0 && rows[end - 1]?.length === 0) end -= 1;
  return rows.slice(0, end);
}

function cellsOf(line: string): readonly Cell[] {
  return unpaint(line).flatMap(({ text, ink }) =>
    (text.match(LETTERS) ?? []).map((part) => ({ text: part, ink, columns: isLetters(part) ? 0 : widthOf(part) })),
  );
}
