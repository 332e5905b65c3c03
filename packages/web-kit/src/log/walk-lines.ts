// Owns walking the log by keys: it is one stop, arrows go from line to line, Enter opens the rule of a line.

import { lineAfter } from './line-after.ts';

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
