// Owns searching a rulebook: by ID, by part of an ID, or by words.

import { at } from '@undercroft/kernel';
import type { Rulebook, RulebookRule, Term } from '@undercroft/presentation';

/** `DLV-ROUND-11/d` is a part of `DLV-ROUND-11`. */
export const wholeRule = (ref: string): string => at(ref.split('/'), 0);

export function ruleById(book: Rulebook, ref: string): RulebookRule | null {
  const id = wholeRule(ref);
  for (const section of book.sections) for (const rule of section.rules) if (rule.id === id) return rule;
  return null;
}

const folded = (text: string): string => text.normalize('NFKC').toLowerCase();

/** Finds rules by exact ID, else by part of the ID, else by words in text or title. */
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

/** Finds glossary terms by words; matches in the term come first. */
export function findTerms(glossary: readonly Term[], asked: string): readonly Term[] {
  const words = wordsOf(asked);
  const has = (text: string): boolean => words.every((word) => folded(text).includes(word));
  const called = glossary.filter(({ term }) => has(term));
  return [...called, ...glossary.filter((one) => !called.includes(one) && has(`${one.term} ${one.text}`))];
}

/** The text of a rule with its note. */
export const ruleText = (rule: RulebookRule): string => (rule.note === undefined ? rule.text : `${rule.text} (${rule.note})`);
