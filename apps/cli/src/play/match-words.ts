// Owns finding entries by what a player types: a number, or words of the label.

import type { Entry } from './menu.ts';

const folded = (text: string): string => text.normalize('NFKC').toLowerCase();

/** The entries that can be taken, numbered from 1 in this order. */
export const takeable = (entries: readonly Entry[]): readonly Entry[] => entries.filter((entry) => entry.kind !== 'closed');

/** Whether a label begins with this. */
export const begins = (entry: Entry, typed: string): boolean => folded(entry.label).startsWith(folded(typed));

/** A number within the list, else null. */
export function numberIn(typed: string, count: number): number | null {
  const text = folded(typed).trim();
  if (!/^\d+$/.test(text)) return null;
  const n = Number(text);
  return n >= 1 && n <= count ? n : null;
}

/** Entries that hold all the words; the one that is exactly what was typed first. */
export function matching(entries: readonly Entry[], typed: string): readonly Entry[] {
  const text = folded(typed).trim();
  if (text === '') return entries;
  const words = text.split(/\s+/);
  const found = entries.filter((entry) =>
    words.every((word) => folded(entry.label).includes(word) || folded(String(entry.value ?? '')).includes(word)),
  );
  const exact = found.filter((entry) => folded(entry.label) === text || folded(String(entry.value ?? '')) === text);
  const starting = found.filter((entry) => !exact.includes(entry) && folded(entry.label).startsWith(text));
  return [...exact, ...starting, ...found.filter((entry) => !exact.includes(entry) && !starting.includes(entry))];
}

/** The one entry that was meant: by number, exactly, or as the only one with these words. */
export function meant(entries: readonly Entry[], typed: string): Entry | readonly Entry[] {
  const numbered = takeable(entries);
  const n = numberIn(typed, numbered.length);
  if (n !== null) return numbered[n - 1] as Entry;
  const found = matching(numbered, typed);
  const text = folded(typed).trim();
  const exact = found.filter((entry) => folded(entry.label) === text || folded(String(entry.value ?? '')) === text);
  if (exact.length === 1) return exact[0] as Entry;
  return found.length === 1 ? (found[0] as Entry) : found;
}
