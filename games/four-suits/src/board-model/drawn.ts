// Owns the last check as it is shown: the cards of both sides, what they came to, the multiplier and the sum.

import { isRecord, type ToldFact } from '@undercroft/kernel';
import type { Card } from '../state.ts';

/** As much of the log as is needed: facts in the order in which they happened. */
export interface Told {
  readonly told: readonly ToldFact[];
}
export interface Strike {
  readonly by: number;
  readonly on: number;
  readonly hits: readonly Card[];
  readonly evades: readonly Card[];
  readonly hit: boolean | null;
  readonly card: Card | null;
  readonly base: number;
  readonly mult: number;
}
export interface Drawn {
  /** What was drawn, by whom and for what: its line of the log says so. */
  readonly fact: ToldFact;
  readonly cards: readonly Card[];
  readonly done: boolean | null;
}
export interface LastDraw {
  readonly strike: Strike | null;
  readonly drawn: Drawn | null;
}

const bodyOf = ({ body }: ToldFact): Readonly<Record<string, unknown>> => (isRecord(body) ? body : {});
const numberIn = (body: Readonly<Record<string, unknown>>, key: string): number => (typeof body[key] === 'number' ? body[key] : -1);
export const isCard = (value: unknown): value is Card => typeof value === 'string' && /^(spades|hearts|clubs|diamonds)-\d+$/.test(value);
const cardsIn = (body: Readonly<Record<string, unknown>>): readonly Card[] =>
  Array.isArray(body['cards']) ? body['cards'].filter(isCard) : [];
const NO_STRIKE: Strike = { by: -1, on: -1, hits: [], evades: [], hit: null, card: null, base: 0, mult: 0 };

/** What was drawn to choose from is shown as the choice. */
const CHOSEN_FROM: readonly string[] = ['quest', 'job'];

function drawn(last: LastDraw, fact: ToldFact): LastDraw {
  const body = bodyOf(fact);
  const use = String(body['use']);
  const unit = numberIn(body, 'unit');
  const cards = cardsIn(body);
  const strike = last.strike ?? NO_STRIKE;
  // CRD-CARDS-20: where the deck is shuffled in between, the rest of a hand comes after it.
  if (body['fresh'] === false && strike.hit === null && use === 'hit')
    return { ...last, strike: { ...strike, hits: [...strike.hits, ...cards] } };
  if (use === 'hit') return { strike: { ...NO_STRIKE, by: unit, hits: cards }, drawn: null };
  if (use === 'evade') return { ...last, strike: { ...strike, on: unit, evades: [...strike.evades, ...cards] } };
  if (use === 'multiplier') return { ...last, strike: { ...strike, card: cards[0] ?? null } };
  if (CHOSEN_FROM.includes(use)) return { strike: null, drawn: null };
  const rest = last.drawn;
  if (body['fresh'] === false && rest !== null && rest.done === null) {
    const { use: before, unit: whose } = bodyOf(rest.fact);
    if (before === body['use'] && whose === body['unit']) return whole(rest, cards);
  }
  return { strike: null, drawn: { fact, cards, done: null } };
}
/** A hand that came in two parts is told as one. */
function whole({ fact, cards, done }: Drawn, more: readonly Card[]): LastDraw {
  const all = [...cards, ...more];
  return { strike: null, drawn: { fact: { ...fact, body: { ...bodyOf(fact), cards: all } }, cards: all, done } };
}

/** The last check of what was told, or what has been seen of it so far. */
export function lastDraw(log: readonly Told[]): LastDraw | null {
  let last: LastDraw | null = null;
  for (const { told } of log.slice(-3))
    for (const fact of told) {
      const body = bodyOf(fact);
      const now: LastDraw = last ?? { strike: null, drawn: null };
      const strike = now.strike ?? NO_STRIKE;
      if (fact.type === 'cards.drawn') last = drawn(now, fact);
      else if (fact.type === 'attack.judged')
        last = { ...now, strike: { ...strike, by: numberIn(body, 'by'), on: numberIn(body, 'on'), hit: body['hit'] === true } };
      else if (fact.type === 'damage.reckoned')
        last = { ...now, strike: { ...strike, on: numberIn(body, 'on'), base: numberIn(body, 'base'), mult: numberIn(body, 'mult') } };
      else if (fact.type === 'save.made' && now.drawn !== null) last = { ...now, drawn: { ...now.drawn, done: body['saved'] === true } };
      else if (fact.type === 'check.made' && now.drawn !== null) last = { ...now, drawn: { ...now.drawn, done: body['done'] === true } };
    }
  return last;
}
