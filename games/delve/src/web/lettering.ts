// Owns how a name is broken into lines when it is lettered into a room.

/** Widths of letters, in their height: of Latin script on average, of Japanese exactly. */
const LATIN = 0.495;
const WIDE = 1.01;
/** The height of letters on the map, in its units. */
export const LETTER = 9.5;
/** From here on characters are as wide as they are high. */
const CJK = 0x2e7f;
const MOST_LINES = 3;
export const widthOf = (text: string, letter: number = LETTER): number =>
  Array.from(text).reduce((sum, mark) => sum + ((mark.codePointAt(0) ?? 0) > CJK ? WIDE : LATIN) * letter, 0);

/** A name in as few lines as fit the width, each about as long as the others; a word is never broken, but Japanese may break anywhere. */
export function brokenInto(name: string, width: number, letter: number = LETTER): readonly string[] {
  const lines = Math.max(1, Math.min(MOST_LINES, Math.ceil(widthOf(name, letter) / Math.max(width, 1))));
  if ((name.codePointAt(0) ?? 0) > CJK) {
    const marks = Array.from(name);
    const each = Math.ceil(marks.length / lines);
    return Array.from({ length: lines }, (_, i) => marks.slice(i * each, (i + 1) * each).join('')).filter((line) => line !== '');
  }
  const words = name.split(' ');
  const even = Math.max(widthOf(name, letter) / lines, ...words.map((word) => widthOf(word, letter))) * 1.15;
  const made = filled(words, even, letter);
  // Lines of one length are worth less than a line saved: the more lines, the sooner they run into what is above them.
  return made.length > lines ? filled(words, Math.max(even, width), letter) : made;
}

/** Words put into lines of at most this width, the last of which takes whatever is left. */
function filled(words: readonly string[], width: number, letter: number): readonly string[] {
  const made: string[] = [];
  for (const word of words) {
    const longer = made.length === 0 ? word : `${made.at(-1)} ${word}`;
    if (made.length > 0 && (widthOf(longer, letter) <= width || made.length >= MOST_LINES)) made[made.length - 1] = longer;
    else made.push(word);
  }
  return made;
}

const SOFT_HYPHEN = '\u00AD';

/** A name whose long words tell where they may be broken, by a list of their parts: else a card breaks them anywhere, down to a letter alone. */
export const withBreaks = (name: string, longWords: readonly (readonly string[])[]): string =>
  longWords.reduce((broken, parts) => broken.replace(parts.join(''), parts.join(SOFT_HYPHEN)), name);
