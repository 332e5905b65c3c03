// Owns looking things up in a rulebook: by ID, by part of one, or by words.

import type { Rulebook, RulebookRule, Term } from '@undercroft/face';

/** `DLV-ROUND-11/d` is a part of `DLV-ROUND-11`. */
export const wholeRule = (ref: string): string => ref.split('/')[0] as string;

export function ruleById(book: Rulebook, ref: string): RulebookRule | null {
  const id = wholeRule(ref);
  for (const section of book.sections) for (const rule of section.rules) if (rule.id === id) return rule;
  return null;
}

const folded = (text: string): string => text.normalize('NFKC').toLowerCase();

/** The rule of that ID; else those with that part in their ID; else those with all the words in their text or title. */
export function findRules(book: Rulebook, asked: string): readonly RulebookRule[] {
  const all = book.sections.flatMap((section) => section.rules.map((rule) => ({ rule, title: section.title })));
  const id = wholeRule(asked.trim()).toUpperCase();
  const exact = all.filter(({ rule }) => rule.id.toUpperCase() === id);
  if (exact.length > 0) return exact.map(({ rule }) => rule);
  if (/^[A-Z0-9-]+$/.test(id)) {
    const part = all.filter(({ rule }) => new RegExp(`(^|-)${id}(-|$)`).test(rule.id.toUpperCase()));
    if (part.length > 0) return part.map(({ rule }) => rule);
  }
  const words = wordsOf(asked);
  return all
    .filter(({ rule, title }) => words.every((word) => folded(rule.text).includes(word) || folded(title).includes(word)))
    .map(({ rule }) => rule);
}

const wordsOf = (asked: string): readonly string[] =>
  folded(asked)
    .split(/\s+/)
    .filter((word) => word !== '');

/** The words of the game that hold all that was asked for, those that are called so first. */
export function findTerms(glossary: readonly Term[], asked: string): readonly Term[] {
  const words = wordsOf(asked);
  const has = (text: string): boolean => words.every((word) => folded(text).includes(word));
  const called = glossary.filter(({ term }) => has(term));
  return [...called, ...glossary.filter((one) => !called.includes(one) && has(`${one.term} ${one.text}`))];
}

/** A rule as it is printed: its text, and the note behind it. */
export const ruleText = (rule: RulebookRule): string => (rule.note === undefined ? rule.text : `${rule.text} (${rule.note})`);
