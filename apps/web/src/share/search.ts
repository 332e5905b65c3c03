// Owns finding rules by a word or a number: accents, case and width of letters do not matter.

import type { RulebookRule, RulebookSection } from '@undercroft/presentation';

/** A text as it is compared. */
export const plain = (text: string): string =>
  text
    .normalize('NFKD')
    // Accents of Latin letters go; the voicing marks of kana are part of the letter and stay.
    .replaceAll(/[\u0300-\u036f\u00ad]/g, '')
    .toLowerCase();

function holds(rule: RulebookRule, wanted: readonly string[]): boolean {
  const text = plain(`${rule.id} ${rule.text} ${rule.note ?? ''}`);
  return wanted.every((word) => text.includes(word));
}

/** The sections with the rules that hold every word of the query; all of them without a query. */
export function findRules(sections: readonly RulebookSection[], query: string): readonly RulebookSection[] {
  const wanted = plain(query).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return sections;
  return sections
    .map((section) => ({ ...section, rules: section.rules.filter((rule) => holds(rule, wanted)) }))
    .filter(({ rules }) => rules.length > 0);
}
