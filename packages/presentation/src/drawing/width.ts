// Owns how many columns a text takes in a terminal: full-width characters two, combining ones none, all others one.

/** East Asian full-width and wide blocks, first and last code point of each. */
const WIDE: readonly (readonly [number, number])[] = [
  [0x1100, 0x115f],
  [0x2e80, 0x303e],
  [0x3041, 0x4dbf],
  [0x4e00, 0xa4cf],
  [0xa960, 0xa97f],
  [0xac00, 0xd7a3],
  [0xf900, 0xfaff],
  [0xfe30, 0xfe6f],
  [0xff00, 0xff60],
  [0xffe0, 0xffe6],
  [0x1f000, 0x1faff],
  [0x20000, 0x3fffd],
];
const EMOJI = /\p{Emoji_Presentation}/u;
const NOTHING = /[\p{Mn}\p{Me}\p{Cf}\p{Cc}]/u;
/** Asks for the picture of the character before it, which many terminals draw two columns wide. */
const PICTURE = 0xfe0f;

/** Measured before: a board is written with few different characters. */
const known = new Map<string, number>();

/** Box drawing, circles and other characters of ambiguous width count one, as in every terminal that is not told otherwise. */
function columnsOf(char: string): number {
  let columns = known.get(char);
  if (columns === undefined) {
    columns = measured(char);
    known.set(char, columns);
  }
  return columns;
}

function measured(char: string): number {
  const code = char.codePointAt(0) ?? 0;
  if (code < 0x300) return NOTHING.test(char) ? 0 : 1;
  if (code === PICTURE) return 1;
  if (NOTHING.test(char)) return 0;
  return WIDE.some(([first, last]) => code >= first && code <= last) || EMOJI.test(char) ? 2 : 1;
}

export function widthOf(text: string): number {
  let columns = 0;
  for (const char of text) columns += columnsOf(char);
  return columns;
}

/** As much of a text as fits, with the combining characters of its last one. */
export function cut(text: string, width: number): string {
  let columns = 0;
  let kept = '';
  for (const char of text) {
    columns += columnsOf(char);
    if (columns > width) return kept;
    kept += char;
  }
  return kept;
}

/** A name somebody typed, without what would move the cursor, colour the screen or turn the writing round. */
export const plain = (name: string): string => name.replace(/[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '');
