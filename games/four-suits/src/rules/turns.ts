// Owns rounds and turns: initiative, monsters' turns, what ends and begins with a turn, and when a fight is over.

import { missing, type Turn } from '@undercroft/kernel';
import { KING, QUEEN, rankOf } from '@undercroft/parts';
import { speciesOf } from '../content/index.ts';
import { LAST_ROUND } from '../content/scales.ts';
import type { Effect } from '../content/types.ts';
import { bodyOf, fightOf, monsterAt } from '../fighting.ts';
import type { FourSuits } from '../four-suits.ts';
import { isAce, isRedCard, suitValue } from '../queries/cards.ts';
import { bestOf, nextUnit } from '../queries/initiative.ts';
import { without } from '../queries/lists.ts';
import { statOf } from '../queries/stats.ts';
import { foesOf, has, hasStatus, initiativeCards, isBoss, isLiving, isNear, isTargetable, targetsOf, unitsOf } from '../queries/units.ts';
import { isMonster, NOBODY, type Card, type Table, type Unit } from '../state.ts';
import { picked } from './ai.ts';
import { drawHand, drawnOf, drawOne, takeCards } from './draws.ts';
import { attackOn, carryOut, NO_CHOICE, simpleAttack } from './effects.ts';
import { addMark, heal, loseHp, removeStatus } from './harm.ts';

type T = Turn<FourSuits>;

/** CRD-COMBAT-10: Dead, Petrified or Hypnotized. */
const isOut = (table: Table, unit: Unit): boolean => {
  const body = bodyOf(table, unit);
  return !isLiving(body) || has(body, 'hypnotize');
};
/** CRD-COMBAT-08, CRD-COMBAT-09, CRD-COMBAT-10, CRD-COMBAT-15, CRD-FLEE-06, CRD-FLEE-07: whether the fight has just ended. */
export function judge(t: T): boolean {
  const { fled, verdict } = fightOf(t.board);
  if (verdict !== null) return true;
  const units = unitsOf(t.board);
  if (units.every((unit) => isMonster(unit) || isOut(t.board, unit))) {
    t.raise('fight.ended', { verdict: fled.length > 0 ? 'fled' : 'lost' }, fled.length > 0 ? 'CRD-FLEE-07' : 'CRD-COMBAT-08');
    return true;
  }
  if (!units.every((unit) => !isMonster(unit) || isOut(t.board, unit))) return false;
  t.raise('fight.ended', { verdict: 'won' }, 'CRD-COMBAT-09');
  return true;
}

/** CRD-COMBAT-06, CRD-INIT-10 (fixed for the round when they are drawn), CRD-INIT-01, CRD-COMBAT-14. False: that was the last round. */
export function beginRound(t: T): boolean {
  const { round } = fightOf(t.board);
  if (round === LAST_ROUND) {
    // CRD-COMBAT-16: all characters leave together.
    t.raise('units.fled', { units: unitsOf(t.board).filter((unit) => !isMonster(unit)) }, 'CRD-COMBAT-16');
    t.raise('fight.ended', { verdict: 'fled' }, 'CRD-COMBAT-14');
    return false;
  }
  t.raise('round.began', { round: round + 1 }, 'CRD-COMBAT-06');
  for (const unit of unitsOf(t.board))
    takeCards(t, initiativeCards(t.board, unit), true, (cards) => t.raise('initiative.dealt', { unit, cards }, 'CRD-INIT-01'));
  return true;
}

/** CRD-INIT-04, CRD-INIT-05, CRD-INIT-06, CRD-INIT-07, CRD-INIT-11, CRD-BOSS-03. Returns whether the turn is taken. */
function spendInitiative(t: T, unit: Unit): boolean {
  const hand = fightOf(t.board).hands[unit] ?? missing();
  const top = bestOf(hand) ?? missing();
  const alone = rankOf(top) === KING || (rankOf(top) === QUEEN && isBoss(t.board, unit));
  const cards = alone ? [top] : hand;
  t.raise('initiative.spent', { unit, cards, left: alone ? without(hand, cards) : [] }, alone ? 'CRD-INIT-05' : 'CRD-INIT-04');
  if (!hand.every(isAce)) return true;
  t.raise('turn.skipped', { unit }, 'CRD-INIT-07');
  return false;
}

/** CRD-TURN-01, CRD-TURN-02. */
function stunned(t: T, unit: Unit): boolean {
  const { stun } = bodyOf(t.board, unit);
  if (stun === 0) return false;
  t.raise('stun.changed', { unit, n: stun - 1 }, 'CRD-TURN-01');
  t.raise('turn.skipped', { unit }, 'CRD-TURN-01');
  return true;
}
/** CRD-TURN-03, CRD-STATUS-DEFENDING-02. */
function begin(t: T, unit: Unit, extra: boolean): void {
  t.raise('turn.began', { unit, extra }, extra ? 'CRD-STATUS-QUICK-02' : 'CRD-INIT-02');
  removeStatus(t, unit, 'defending', 'CRD-TURN-03');
}
/** CRD-TURN-16, CRD-STATUS-REGENERATING-01, CRD-STATUS-REGENERATING-02, CRD-STATUS-POISON-01: Regenerating first, then Poison. */
export function endTurn(t: T, unit: Unit): void {
  if (isLiving(bodyOf(t.board, unit)) && hasStatus(t.board, unit, 'regenerating'))
    heal(t, unit, bodyOf(t.board, unit).level + statOf(t.board, unit, 'fort'), 'CRD-STATUS-REGENERATING-01');
  if (isLiving(bodyOf(t.board, unit)) && hasStatus(t.board, unit, 'poison'))
    loseHp(t, unit, bodyOf(t.board, unit).level, 'CRD-STATUS-POISON-01');
  t.raise('turn.ended', { unit }, 'CRD-TURN-17');
}

/** CRD-STATUS-CONFUSE-03: who a random enemy may be; to the Confused, anybody. */
const anyFoes = (table: Table, unit: Unit): readonly Unit[] =>
  hasStatus(table, unit, 'confuse') ? targetsOf(table, null) : foesOf(table, unit);

/** CRD-STATUS-BERSERK-02, CRD-STATUS-BERSERK-03. */
export function berserkAttack(t: T, unit: Unit): void {
  const on = drawnOf(t, anyFoes(t.board, unit), unit);
  if (on !== undefined) simpleAttack(t, unit, on);
}

/** CRD-TURN-04, CRD-TURN-05, CRD-TURN-06: the card of an action; of two the lower suit, of equals the first. */
function actionCard(t: T, unit: Unit): Card {
  const [first, second] = drawHand(t, isNear(t.board, unit) ? 1 : 2, 'action', unit);
  if (first === undefined) return missing();
  return second !== undefined && suitValue(second) < suitValue(first) ? second : first;
}
const aiOf = (effect: Effect) => ('ai' in effect ? effect.ai : undefined);

/** CRD-MON-11 (no MP, no items, no flight), CRD-AI-01, CRD-AI-10, CRD-AI-11, CRD-AI-13: what a monster does by itself. */
function monsterActs(t: T, unit: Unit): void {
  if (hasStatus(t.board, unit, 'paralyze')) return;
  if (hasStatus(t.board, unit, 'berserk')) {
    berserkAttack(t, unit);
    return;
  }
  const card = actionCard(t, unit);
  const { kind, effects } = speciesOf(monsterAt(t.board, unit).species).pattern[suitValue(card) - 1] ?? missing();
  if ((kind === 'energy' || kind === 'grace') && hasStatus(t.board, unit, 'silence')) return;
  const [effect] = effects;
  const ai = effect === undefined ? undefined : aiOf(effect);
  const target = ai === undefined ? NOBODY : picked(t.board, unit, ai, card);
  if (target === undefined) return;
  t.raise('unit.acted', { unit, what: kind, on: target }, 'CRD-AI-01');
  carryOut(t, effects, { ...NO_CHOICE, by: unit, kind, target, card, free: false });
}
/** CRD-STATUS-HYPNOTIZE-02, CRD-STATUS-HYPNOTIZE-04: a character under hypnosis attacks whomever the rank names. */
function hypnotizedActs(t: T, unit: Unit): void {
  if (hasStatus(t.board, unit, 'paralyze')) return;
  if (hasStatus(t.board, unit, 'berserk')) {
    berserkAttack(t, unit);
    return;
  }
  const card = actionCard(t, unit);
  const on = hasStatus(t.board, unit, 'confuse') ? drawnOf(t, targetsOf(t.board, null), unit) : picked(t.board, unit, 'R', card);
  if (on !== undefined) simpleAttack(t, unit, on);
}

/** Whether a turn goes by itself, and its action is carried out. Otherwise its player is asked. */
function actsAlone(t: T, unit: Unit): boolean {
  if (isMonster(unit)) monsterActs(t, unit);
  else if (hasStatus(t.board, unit, 'hypnotize')) hypnotizedActs(t, unit);
  else return false;
  return true;
}

/** CRD-STATUS-QUICK-01, CRD-STATUS-QUICK-02, CRD-STATUS-QUICK-03: who has an extra turn, in unit order. */
const quickUnit = (table: Table): Unit => unitsOf(table).find((unit) => hasStatus(table, unit, 'quick')) ?? NOBODY;

/** CRD-STATUS-QUICK-02, CRD-STATUS-PARALYZE-01: who cannot act has no extra turn. */
const canAct = (table: Table, unit: Unit): boolean => isTargetable(table, unit) && !hasStatus(table, unit, 'paralyze');

/** One turn begins. Returns whether a player is to decide. */
function startTurn(t: T, unit: Unit, extra: boolean): boolean {
  if (stunned(t, unit)) return false;
  begin(t, unit, extra);
  if (!actsAlone(t, unit)) return true;
  if (!judge(t)) endTurn(t, unit);
  judge(t);
  return false;
}
/** CRD-TURN-17: turns one after another until a player is to decide, the round is over or the fight is. */
export function goOn(t: T): 'ask' | 'over' | 'round-ends' {
  for (;;) {
    if (judge(t)) return 'over';
    const quick = quickUnit(t.board);
    if (quick !== NOBODY) {
      removeStatus(t, quick, 'quick', 'CRD-STATUS-QUICK-02');
      if (canAct(t.board, quick) && startTurn(t, quick, true)) return 'ask';
      continue;
    }
    const unit = nextUnit(t.board);
    if (unit === NOBODY) return 'round-ends';
    if (spendInitiative(t, unit) && startTurn(t, unit, false)) return 'ask';
  }
}

const WEARS_OFF = ['stop', 'paralyze', 'hypnotize'] as const;
/** CRD-COMBAT-07, CRD-STATUS-GEN-04, CRD-STATUS-GEN-07, CRD-STATUS-HIDDEN-02. */
export function endRound(t: T): void {
  for (const unit of unitsOf(t.board)) {
    if (!hasStatus(t.board, unit, 'hidden')) continue;
    t.raise('status.removed', { unit, status: 'hidden' }, 'CRD-STATUS-HIDDEN-01');
    comesOut(t, unit);
    if (judge(t)) return;
  }
  for (const unit of unitsOf(t.board))
    for (const status of WEARS_OFF) {
      if (!isLiving(bodyOf(t.board, unit)) || !hasStatus(t.board, unit, status)) continue;
      if (isRedCard(drawOne(t, 'wear-off', unit))) removeStatus(t, unit, status, 'CRD-STATUS-GEN-04');
      if (judge(t)) return;
    }
}
/** CRD-JOB-LANCER-02, CRD-JOB-NINJA-02: what waited for the end of Hidden. Its target was settled when it was chosen (CRD-STATUS-CONFUSE-03). */
function comesOut(t: T, unit: Unit): void {
  const now = fightOf(t.board).waiting.find(({ by }) => by === unit);
  if (now === undefined) return;
  t.raise('wait.ended', { by: unit }, 'CRD-STATUS-GEN-07');
  if (now.what === 'transparent') {
    addMark(t, unit, 'transparent');
    return;
  }
  const on = isTargetable(t.board, now.on) ? now.on : drawnOf(t, anyFoes(t.board, unit), unit);
  if (on !== undefined) attackOn(t, unit, on, { mult: now.mult, range: 'none' });
}
