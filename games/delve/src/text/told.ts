// Owns how much a fact matters to whoever plays, and what a caption says of it in fewer words than the log.

import type { ToldFact } from '@undercroft/kernel';
import { cardOf } from '../content/cards.ts';
import type { Bodies } from '../facts.ts';
import { toldOf } from '../pieces/told.ts';
import type { View } from '../view.ts';
import type { Phrases } from './phrases.ts';

/** What is told with anything else, what matters, and what matters most; a fact that is not here is told where nothing else is. */
const [MATTERS, MOST] = [2, 3] as const;
const WEIGHTS: Partial<Record<keyof Bodies, number>> = {
  'hero.fell': MOST,
  'game.won': MOST,
  'game.given-up': MOST,
  'room.cleared': MOST,
  'item.gained': MOST,
  'health.lost': MOST,
  'circles.filled': MATTERS,
  'circle.erased': MATTERS,
  'circle.added': MATTERS,
  'health.gained': MATTERS,
  'gem.gained': MATTERS,
  'gem.lost': MATTERS,
  'skill.trained': MATTERS,
  'loss.reduced': MATTERS,
  'foe.weakened': MATTERS,
  'foe.blinded': MATTERS,
  'card.drawn': MATTERS,
  'room.placed': MATTERS,
  'room.unplaced': MATTERS,
  'door.found': MATTERS,
  'check.rerolled': MATTERS,
  'die.rerolled': MATTERS,
  'die.changed': MATTERS,
  'check.helped': MATTERS,
  'check.assured': MATTERS,
};

export function weightOf(fact: ToldFact): number {
  const { type, body } = toldOf(fact);
  if (type !== 'check.committed') return WEIGHTS[type] ?? 1;
  // What fills a circle or costs health has a fact of its own; a miss and a guard that held have not.
  if (body.purpose === 'trial') return 1;
  if (body.purpose === 'attack') return body.passed ? 1 : MATTERS;
  return body.purpose === 'guard' && !body.passed ? 1 : MATTERS;
}

/** The one who plays, as a caption begins with it. */
type Who = (view: View) => string;

export function briefOf({ brief }: Phrases, who: Who, view: View, fact: ToldFact): string | null {
  const { type, body } = toldOf(fact);
  if (type === 'health.lost') return brief.lost(body.cause, body.n, body.left);
  if (type === 'circles.filled')
    return view.encounter === null
      ? null
      : brief.filled(who(view), cardOf(view.encounter.card).foe !== undefined, body.filled, body.circles);
  if (type === 'check.rolled') return brief.rolled(body.skill, body.target, body.dice);
  if (type !== 'check.committed') return null;
  if (body.purpose === 'attack') return body.passed ? null : brief.missed(who(view));
  return body.purpose === 'guard' && body.passed ? brief.guarded(who(view)) : null;
}
