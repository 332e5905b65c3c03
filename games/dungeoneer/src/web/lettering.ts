// Owns how the name of a map card is set on its slip: in one line where it fits, in two where it does not, never cut.

/** Width of a character in units of a tile, at the size in which names are set; wide ones count double. */
const [NARROW, WIDE] = [4.15, 8.4] as const;
const isWide = (character: string): boolean => /[\u3000-\u9fff\uff00-\uffef]/.test(character);
export const widthOf = (text: string): number => Array.from(text).reduce((sum, one) => sum + (isWide(one) ? WIDE : NARROW), 0);

/** As much as a tile has room for. */
const MOST = 90;

export interface Lettered {
  readonly lines: readonly string[];
  readonly width: number;
}

/** The break that makes both lines most alike; Japanese may break anywhere but before a small or closing character. */
function broken(name: string): readonly string[] {
  const soft = name.replaceAll('\u00ad', '');
  if (widthOf(soft) <= MOST) return [soft];
  const breaks = [
    ...name.matchAll(/[ \u00ad]|(?<=[\u3000-\u9fff])(?=[\u3000-\u9fff])(?![ー、。」ァィゥェォャュョッぁぃぅぇぉゃゅょっのをはがにへと])/g),
  ];
  const parts = breaks.map(({ index, 0: at }) => {
    const first = name.slice(0, index).replaceAll('\u00ad', '');
    const second = name.slice(index + at.length).replaceAll('\u00ad', '');
    return [at === '\u00ad' ? `${first}-` : first, second] as const;
  });
  const [best] = [...parts].sort((a, b) => Math.max(widthOf(a[0]), widthOf(a[1])) - Math.max(widthOf(b[0]), widthOf(b[1])));
  return best ?? [soft];
}

export function lettered(name: string): Lettered {
  const lines = broken(name);
  return { lines, width: Math.min(99, Math.max(...lines.map(widthOf)) + 9) };
}
