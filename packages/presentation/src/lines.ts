// Owns what no line of text may look like, in any language.

const PAIRS = ['()', '「」', '“”', '[]'] as const;
const countOf = (line: string, mark: string): number => line.split(mark).length - 1;

/** What is wrong with a line that was put together; nothing, if it can be shown. */
export function lineFaults(line: string): string[] {
  const shown = JSON.stringify(line);
  return [
    ...(line.trim() === '' ? ['a line is empty.'] : []),
    ...(line !== line.trim() ? [`a line begins or ends with a space: ${shown}.`] : []),
    ...(/undefined|NaN|\[object|\bnull\b|\$\{/.test(line) ? [`a word is missing: ${shown}.`] : []),
    ...(/ {2}|\.\.|。。|、、|: *$| [.,;:]|[.,;:。、][.,;:。、]/.test(line) ? [`the spaces or stops are wrong: ${shown}.`] : []),
    ...PAIRS.flatMap((pair) =>
      countOf(line, pair.charAt(0)) === countOf(line, pair.charAt(1)) ? [] : [`${pair} do not pair up: ${shown}.`],
    ),
  ];
}
