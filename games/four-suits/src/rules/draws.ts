// Owns drawing from the Fate deck: hands, saves, checks and random choices.

import { missing, type Turn } from '@undercroft/kernel';
import { rankOf, suitOf } from '@undercroft/parts';
import { CHANCE } from '../content/scales.ts';
import type { Grade } from '../content/types.ts';
import type { Use } from '../facts.ts';
import type { FourSuits } from '../four-suits.ts';
import { isFace, pickBy, suitValue } from '../queries/cards.ts';
import { hasPassive, statOf } from '../queries/stats.ts';
import { characterAt, isMonster, NOBODY, type Card, type Unit } from '../state.ts';

type T = Turn<FourSuits>;
const NONE: readonly Card[] = [];
const pileSize = ({ board }: T): number => board.fate.unseen.length - board.fate.down;

/** CRD-CARDS-09, CRD-CARDS-10: an empty draw pile is made anew of the discard pile, or of a spare deck. Cards of the check under way stay out; `fresh`: there is none (CRD-CARDS-07). */
export function needPile(t: T, fresh: boolean): void {
  if (pileSize(t) > 0) return;
  const { discard, drawn } = t.board.fate;
  if (discard.length > 0 || (fresh && drawn.length > 0)) t.raise('fate.shuffled', { spare: false, fresh }, 'CRD-CARDS-09');
  else t.raise('fate.shuffled', { spare: true, fresh }, 'CRD-CARDS-10');
}

/** CRD-CARDS-20: all cards of a check together; `raise` puts them where they belong, part by part where the pile ends in between. `fresh`: the check before is over. */
export function takeCards(t: T, n: number, fresh: boolean, raise: (cards: readonly Card[], fresh: boolean) => void): readonly Card[] {
  if (n <= 0) return NONE;
  let got = NONE;
  while (got.length < n) {
    const begins = fresh && got.length === 0;
    needPile(t, begins);
    const most = Math.min(n - got.length, pileSize(t));
    const left = most > 1 ? t.board.fate.unseen.slice() : t.board.fate.unseen;
    const part: Card[] = [];
    for (let i = 0; i < most; i++) {
      const card = t.choose(left, 'fate');
      part.push(card);
      if (i + 1 < most && Array.isArray(left)) left.splice(left.indexOf(card), 1);
    }
    raise(part, begins);
    got = got.length === 0 ? part : [...got, ...part];
  }
  return got;
}

/** A hand for a check. `fresh`: it begins one, and what was drawn for the last is discarded (CRD-CARDS-07). */
export function drawHand(t: T, n: number, use: Use, unit: Unit, fresh = true): readonly Card[] {
  return takeCards(t, n, fresh, (cards, begins) => t.raise('cards.drawn', { use, unit, cards, fresh: begins }, 'CRD-CARDS-07'));
}
export const drawOne = (t: T, use: Use, unit: Unit = NOBODY, fresh = true): Card => drawHand(t, 1, use, unit, fresh)[0] ?? missing();

/** CRD-CARDS-14, CRD-CARDS-19: with one candidate no card is drawn, with none there is nothing to choose. */
export function drawnOf<V>(t: T, candidates: readonly V[], unit: Unit): V | undefined {
  if (candidates.length < 2) return candidates[0];
  return candidates[pickBy(drawOne(t, 'target', unit), candidates.length)];
}

/** CRD-CHECK-01, CRD-CHECK-02: a face card among as many cards as the stat. */
export function saves(t: T, unit: Unit, n: number, use: Use): boolean {
  const saved = drawHand(t, n, use, unit).some(isFace);
  t.raise('save.made', { unit, saved }, 'CRD-CHECK-01');
  return saved;
}
/** CRD-CHECK-03, CRD-JOB-WIZARD-01. */
export function chances(t: T, unit: Unit, grade: Grade): boolean {
  const more = !isMonster(unit) && hasPassive(characterAt(t.board, unit), 'arcane-insight') ? 1 : 0;
  const cards = drawHand(t, statOf(t.board, unit, 'force') + 1 + more, 'chance', unit);
  const done = cards.some((card) => rankOf(card) <= CHANCE[grade]);
  t.raise('check.made', { unit, need: CHANCE[grade], done }, 'CRD-CHECK-03');
  return done;
}
/** CRD-CHECK-04: one card, also where the result is certain (CRD-CARDS-20). */
export function checksRank(t: T, unit: Unit, need: number, use: Use): boolean {
  const done = rankOf(drawOne(t, use, unit)) <= need;
  t.raise('check.made', { unit, need, done }, 'CRD-CHECK-04');
  return done;
}

/** The suit of a multiplier card, a ♠ counting as 2 where something makes it so (CRD-ENERGY-09: never more). */
export function multiplierOf(t: T, unit: Unit, spadeIsTwo: boolean): number {
  const card = drawOne(t, 'multiplier', unit);
  return spadeIsTwo && suitOf(card) === 'spades' ? 2 : suitValue(card);
}
