// Owns finding menu entries by typed input: a number, or words of the label.

import { at } from '@undercroft/kernel';
import type { Entry } from './menu.ts';

const folded = (text: string): string => text.normalize('NFKC').toLowerCase();

/** The entries that can be taken; the menu numbers them from 1. */
export const takeable = (entries: readonly Entry[]): readonly Entry[] => entries.filter((entry) => entry.kind !== 'closed');

/** True if the label starts with the typed text. */
export const begins = (entry: Entry, typed: string): boolean => folded(entry.label).startsWith(folded(typed));

/** Parses a number from 1 to `count`; null otherwise. */
export function numberIn(typed: string, count: number): number | null {
  const text = folded(typed).trim();
  if (!/^\d+$/.test(text)) return null;
  const n = Number(text);
  return n >= 1 && n <= count ? n : null;
}

/** Entries that contain all words: exact matches first, then prefixes. */
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

/** Resolves input to one entry: by number, exact label, or unique match; otherwise returns the candidates. */
export function meant(entries: readonly Entry[], typed: string): Entry | readonly Entry[] {
  const numbered = takeable(entries);
  const n = numberIn(typed, numbered.length);
  if (n !== null) return at(numbered, n - 1);
  const found = matching(numbered, typed);
  const text = folded(typed).trim();
  const exact = found.filter((entry) => folded(entry.label) === text || folded(String(entry.value ?? '')) === text);
  if (exact.length === 1) return at(exact, 0);
  return found.length === 1 ? at(found, 0) : found;
}
