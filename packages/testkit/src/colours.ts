// Owns measuring colours in tests: the roles a stylesheet binds in each theme, and how well one colour reads on another.

export const THEMES = ['dark', 'light', 'contrast'] as const;
export type Theme = (typeof THEMES)[number];

/** The custom properties a stylesheet binds for a theme, by name without dashes. */
export function rolesOf(css: string, theme: Theme): ReadonlyMap<string, string> {
  const block = css.split(`[data-theme="${theme}"] {`)[1]?.split('\n}')[0] ?? '';
  return new Map([...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]));
}

function luminance(hex: string): number {
  const long = hex.length === 4 ? hex.slice(1).replaceAll(/./g, '$&$&') : hex.slice(1);
  const [r = 0, g = 0, b = 0] = [0, 2, 4]
    .map((i) => Number.parseInt(long.slice(i, i + 2), 16) / 255)
    .map((v) => (v <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The contrast ratio of the WCAG, 1 to 21; NaN where one of the two is not written as #rgb or #rrggbb. */
export function contrast(a: string, b: string): number {
  const [x, y] = [luminance(a), luminance(b)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}

/** The WCAG's least contrast for text. */
export const READABLE = 4.5;

/** Which of these words cannot be read on the grounds of a stylesheet: nothing, if all is well. */
export function unreadable(
  css: string,
  theme: Theme,
  grounds: readonly string[],
  words: Readonly<Record<string, string>>,
): readonly string[] {
  const bound = rolesOf(css, theme);
  return Object.entries(words).flatMap(([name, colour]) =>
    grounds
      .filter((ground) => !(contrast(colour, bound.get(ground) ?? '') >= READABLE))
      .map((ground) => `${name} on ${ground} in ${theme}`),
  );
}
