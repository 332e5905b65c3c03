// Owns one Attack, in the order of CRD-ATTACK-19.

import type { Turn } from '@undercroft/kernel';
import { suitOf } from '@undercroft/parts';
import type { TechniqueId } from '../content/index.ts';
import type { FourSuits } from '../four-suits.ts';
import { addsOf, coverFor, evokeOf, hasSong, lasts, modsOf, summed, type Aim } from '../queries/blows.ts';
import { isAce, isFace, isHigher } from '../queries/cards.ts';
import { statOf } from '../queries/stats.ts';
import { evadeCards, hasStatus, hitCards, isBoss, isKneeling, isTargetable } from '../queries/units.ts';
import { NOBODY, type Unit } from '../state.ts';
import { drawHand, drawOne, multiplierOf } from './draws.ts';
import { addMark, loseHp, regain, removeStatus } from './harm.ts';

type T = Turn<FourSuits>;

/** What an Attack sets off, carried out by whoever made it (`effects.ts`). */
export interface Evoked {
  readonly technique: TechniqueId;
  readonly on: Unit;
  /** CRD-HEX-06: whether the Attack was aimed freely. */
  readonly free: boolean;
}

/** CRD-ATTACK-01, CRD-ATTACK-02, CRD-ATTACK-03, CRD-ATTACK-04, CRD-ATTACK-05, CRD-ATTACK-06, CRD-ATTACK-07, CRD-ATTACK-08, CRD-ATTACK-09, CRD-ATTACK-10, CRD-ATTACK-11, CRD-ATTACK-12, CRD-ATTACK-13, CRD-ATTACK-14, CRD-ATTACK-19. Returns what is evoked, if anything. */
export function attack(t: T, first: Aim): Evoked | null {
  const cover = coverFor(t.board, first);
  if (cover !== NOBODY) t.raise('attack.covered', { unit: first.on, by: cover }, 'CRD-JOB-KNIGHT-01');
  const aim = cover === NOBODY ? first : { ...first, on: cover };
  const { by, on, with: more = {} } = aim;
  // Losing HP to the own blow ends Confuse: who was Confused when it was aimed has not aimed it.
  const free = !hasStatus(t.board, by, 'confuse');
  // CRD-JOB-GUNNER-02, CRD-JOB-GUNNER-03: used up even by a miss.
  const aimed = lasts(t.board, by, 'aim');
  if (aimed) t.raise('lasting.ended', { by, what: 'aim' }, 'CRD-JOB-GUNNER-03');
  if (hasStatus(t.board, on, 'transparent')) {
    t.raise('attack.passed', { unit: on }, 'CRD-STATUS-TRANSPARENT-02');
    removeStatus(t, on, 'transparent', 'CRD-STATUS-TRANSPARENT-01');
    return null;
  }
  const doubled = (more.double === true ? 1 : 0) + (aimed ? 1 : 0);
  const hits = drawHand(t, hitCards(t.board, by, more.hit ?? 0, doubled), 'hit', by);
  const evades = drawHand(t, evadeCards(t.board, on), 'evade', on, hits.length === 0);
  // CRD-ATTACK-03, CRD-ATTACK-04: a tie hits.
  const hit = !isHigher(evades, hits);
  t.raise('attack.judged', { by, on, hit }, 'CRD-ATTACK-03');
  if (!hit) return null;
  for (const status of more.breaks ?? []) removeStatus(t, on, status, 'CRD-ATTACK-19');
  strike(t, aim, aimed);
  return isTargetable(t.board, on) ? addOrEvoke(t, aim, free) : null;
}

/** CRD-ATTACK-05, CRD-ATTACK-06, CRD-ATTACK-07, CRD-ATTACK-08, CRD-ATTACK-09: base times multiplier, and what follows from the HP lost. */
function strike(t: T, aim: Aim, aimed: boolean): void {
  const { by, on, with: more = {} } = aim;
  const suit = multiplierOf(t, by, hasSong(t.board, by));
  const mods = modsOf(t.board, aim, aimed);
  const mult = summed(suit, mods);
  const base = statOf(t.board, by, 'attack');
  t.raise('damage.reckoned', { on, base, mult, element: 'physical', mods: [['suit', suit], ...mods] }, 'CRD-ATTACK-09');
  const lost = loseHp(t, on, base * mult, 'CRD-ATTACK-08');
  // CRD-HEAL-07: half of the HP actually lost; not healing.
  if (more.drains === true) regain(t, by, Math.floor(lost / 2), 'CRD-HEAL-07');
  if (more.ends === true && isKneeling(t.board, on) && !isBoss(t.board, on)) addMark(t, on, 'dead');
}

/** CRD-ATTACK-10, CRD-ATTACK-11: one card, if there is something to add or to evoke. */
function addOrEvoke(t: T, aim: Aim, free: boolean): Evoked | null {
  const { by, on } = aim;
  const adds = addsOf(t.board, aim);
  const evoke = evokeOf(t.board, by);
  if (adds.length === 0 && evoke === null) return null;
  const card = drawOne(t, 'add', by);
  const suit = suitOf(card);
  if (suit === 'spades' || suit === 'clubs') for (const mark of adds) addMark(t, on, mark);
  return evoke !== null && (isAce(card) || isFace(card)) ? { technique: evoke, on, free } : null;
}
