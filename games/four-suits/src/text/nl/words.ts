// Owns the small change of Dutch: numbers with a sign, lists, capitals, articles.

import type { SpeciesId } from '../../content/index.ts';

/** Dutch writes no accent on a capital: één, Eén. */
export const capital = (text: string): string => text.charAt(0).toUpperCase().replace('É', 'E') + text.slice(1);
export const small = (text: string): string => (text.startsWith('Eén') ? 'één' : text.slice(0, 3).toLowerCase()) + text.slice(3);
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
/** "a", "a en b", "a, b en c". */
export const all = (words: readonly string[], last: 'en' | 'of' = 'en'): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
export const times = (n: number, one: string, many: string): string => (n === 1 ? `1 ${one}` : `${n} ${many}`);

/** Monsters that have *het*, as they stand after it; all others have *de*. */
const HET: Readonly<Partial<Record<SpeciesId, string>>> = {
  skeleton: 'het skelet',
  pixie: 'het elfje',
  'green-ooze': 'het groene slijm',
  'hollow-armor': 'het holle harnas',
  cultist: 'het sektelid',
  'fallen-oracle': 'het Gevallen orakel',
};
const BOSSES: readonly SpeciesId[] = [
  ...(['black-castellan', 'crystal-wyrm', 'sand-pharaoh', 'elder-briar', 'bone-lord', 'mire-hydra', 'thunder-roc'] as const),
  ...(['storm-chimera', 'kraken', 'drowned-captain', 'fallen-oracle', 'frost-titan', 'ember-dragon'] as const),
];
/** With its article; a boss keeps its capital. */
export const withArticle = (id: SpeciesId, name: string): string =>
  HET[id] ?? `de ${BOSSES.includes(id) ? name : name.charAt(0).toLowerCase() + name.slice(1)}`;
