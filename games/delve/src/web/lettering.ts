// Owns how a name is broken into lines when it is lettered into a room.

/** Widths of letters on the map, in its units: of Latin script on average, of Japanese exactly. */
const LATIN = 4.7;
const WIDE = 9.6;
/** From here on characters are as wide as they are high. */
const CJK = 0x2e7f;
const MOST_LINES = 3;
const widthOf = (text: string): number =>
  Array.from(text).reduce((sum, mark) => sum + ((mark.codePointAt(0) ?? 0) > CJK ? WIDE : LATIN), 0);

/** A name in as few lines as fit the width, each about as long as the others; a word is never broken, but Japanese may break anywhere. */
export function brokenInto(name: string, width: number): readonly string[] {
  const lines = Math.max(1, Math.min(MOST_LINES, Math.ceil(widthOf(name) / Math.max(width, 1))));
  if ((name.codePointAt(0) ?? 0) > CJK) {
    const marks = Array.from(name);
    const each = Math.ceil(marks.length / lines);
    return Array.from({ length: lines }, (_, i) => marks.slice(i * each, (i + 1) * each).join('')).filter((line) => line !== '');
  }
  const words = name.split(' ');
  const goal = Math.max(widthOf(name) / lines, ...words.map(widthOf)) * 1.15;
  const made: string[] = [];
  for (const word of words) {
    const longer = made.length === 0 ? word : `${made.at(-1)} ${word}`;
    if (made.length > 0 && (widthOf(longer) <= goal || made.length >= MOST_LINES)) made[made.length - 1] = longer;
    else made.push(word);
  }
  return made;
}
