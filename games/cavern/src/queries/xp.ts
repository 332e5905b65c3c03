// Owns paying with experience: what something costs, and which cards can be given for it.

import { missing } from '@undercroft/kernel';
import { powersOf, xpOf, type PowerId, type XpId } from '../content/cards.ts';
import { heroAt, type HeroNo, type Table } from '../state.ts';
import { ownBonus } from './speed.ts';

/** CAV-XP-05, CAV-XP-09. */
const PRICE = 5;

export const pileOfHero = (table: Table, hero: HeroNo): readonly XpId[] =>
  table.xp[table.xp.length > 1 ? heroAt(table, hero).team : 0] ?? missing();
export const worth = (cards: readonly XpId[]): number => cards.reduce((sum, card) => sum + xpOf(card), 0);

/** Careful Study makes cancelling cheaper. */
export const cancelPrice = (table: Table, hero: HeroNo): number => PRICE + ownBonus(heroAt(table, hero), 'cancel');
export const canPay = (table: Table, hero: HeroNo, price: number): boolean => worth(pileOfHero(table, hero)) >= price;
export const LEVEL_PRICE = PRICE;

/** CAV-XP-09, CAV-XP-13, CAV-XP-16: a natural 20 that counts, level 1, and enough experience. */
export const mayRise = (table: Table, hero: HeroNo): { readonly hero: HeroNo } | null =>
  heroAt(table, hero).level === 1 && canPay(table, hero, LEVEL_PRICE) ? { hero } : null;

/** CAV-XP-13: only once; CAV-XP-10: with a daily power that was set aside (CAV-SETUP-06). */
export function newDailies(table: Table, hero: HeroNo): readonly PowerId[] {
  const { id, up, down } = heroAt(table, hero);
  return powersOf(id, 'daily').filter((power) => !up.includes(power) && !down.includes(power));
}

/** The dearest first; of equals by name. */
const sorted = (cards: readonly XpId[]): readonly XpId[] => cards.toSorted((a, b) => xpOf(b) - xpOf(a) || (a < b ? -1 : 1));

/**
 * CAV-XP-03, CAV-XP-04: which card may be given next for a price, those given so far named; null: it is paid. Cards are given from the dearest
 * down, so that the same payment is named in one way, and no card more than is needed.
 */
export function payable(cards: readonly XpId[], price: number, given: readonly XpId[]): readonly XpId[] | null {
  const due = price - worth(given);
  if (due <= 0) return null;
  const left = [...sorted(cards)];
  let from = 0;
  for (const card of given) {
    from = left.indexOf(card, from);
    left.splice(from, 1);
  }
  const rest = left.slice(from);
  return [...new Set(rest)].filter((card) => worth(rest.slice(rest.indexOf(card))) >= due);
}
