// Owns walking the log by keys: it is one stop, arrows go from line to line, Enter opens the rule of a line.

/** Where a key leads from a line; null: nowhere. From outside of all lines one begins at the newest. */
export function lineAfter(key: string, at: number, count: number): number | null {
  if (count === 0) return null;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === 'ArrowUp') return at < 0 ? count - 1 : Math.max(0, at - 1);
  if (key === 'ArrowDown') return at < 0 ? count - 1 : Math.min(count - 1, at + 1);
  return null;
}

/** True when the key was used. */
export function walkLines(list: HTMLElement, key: string): boolean {
  const lines = [...list.querySelectorAll<HTMLElement>('[data-line]')];
  const at = lines.findIndex((line) => line === document.activeElement);
  if (key === 'Enter' && at >= 0) {
    const rule = lines[at]?.querySelector<HTMLElement>('[data-rule]') ?? null;
    rule?.click();
    return rule !== null;
  }
  const to = lineAfter(key, at, lines.length);
  if (to === null) return false;
  lines[to]?.focus();
  return true;
}
