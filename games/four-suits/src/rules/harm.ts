// Owns what happens to a unit: losing and regaining HP, dying and reviving, statuses gained and lost.

import type { Turn } from '@undercroft/kernel';
import { MOST_BOSS_STUN, MOST_STUN } from '../content/scales.ts';
import type { Mark, StatusId } from '../content/types.ts';
import { bodyOf } from '../fighting.ts';
import type { FourSuits } from '../four-suits.ts';
import type { RuleId } from '../generated/rule-ids.ts';
import { healthOf, statsOf } from '../queries/stats.ts';
import { has, hasStatus, isBoss, isImmune, isLiving, isNegative } from '../queries/units.ts';
import { characterAt, type Unit } from '../state.ts';

type T = Turn<FourSuits>;

/** A quarter of Health, at least 1 (CRD-STATUS-AUTOLIFE-02, CRD-ROOM-ALTAR-02, CRD-STATUS-UNDEAD-02). */
const quarter = (t: T, unit: Unit): number => Math.max(1, Math.floor(healthOf(t.board, unit) / 4));

/** CRD-STATUS-AUTOLIFE-01, CRD-STATUS-DEAD-02: Dead, or alive again once. */
function die(t: T, unit: Unit): void {
  if (hasStatus(t.board, unit, 'autolife'))
    t.raise('unit.revived', { unit, hp: quarter(t, unit), autolife: true }, 'CRD-STATUS-AUTOLIFE-01');
  else t.raise('unit.died', { unit }, 'CRD-STATUS-DEAD-02');
}

/** CRD-ATTACK-16: HP do not fall below 0, and whoever has none is Dead. Returns what was lost. */
export function loseHp(t: T, unit: Unit, n: number, rule: RuleId): number {
  const { hp } = bodyOf(t.board, unit);
  const lost = Math.min(hp, n);
  if (lost <= 0) return 0;
  t.raise('unit.hurt', { unit, n: lost, hp: hp - lost }, rule);
  if (lost === hp) die(t, unit);
  // CRD-STATUS-CONFUSE-01: any HP loss ends it.
  else if (hasStatus(t.board, unit, 'confuse')) t.raise('status.removed', { unit, status: 'confuse' }, 'CRD-STATUS-CONFUSE-01');
  return lost;
}

/** HP given back that are not healing (CRD-HEAL-07). */
export function regain(t: T, unit: Unit, n: number, rule: RuleId): void {
  const body = bodyOf(t.board, unit);
  const more = Math.min(healthOf(t.board, unit) - body.hp, n);
  if (more > 0 && isLiving(body)) t.raise('unit.healed', { unit, n: more, hp: body.hp + more }, rule);
}
/** CRD-HEAL-04, CRD-HEAL-05, CRD-HEAL-06, CRD-HEAL-09, CRD-STATUS-UNDEAD-01: healing; Undead units lose the HP, which is no damage. */
export function heal(t: T, unit: Unit, n: number, rule: RuleId): void {
  const body = bodyOf(t.board, unit);
  if (!isLiving(body)) return;
  if (has(body, 'undead')) loseHp(t, unit, n, 'CRD-HEAL-05');
  else regain(t, unit, n, rule);
}
/** CRD-HEX-04: the reverse. */
export function unheal(t: T, unit: Unit, n: number): void {
  if (hasStatus(t.board, unit, 'undead')) regain(t, unit, n, 'CRD-HEX-04');
  else loseHp(t, unit, n, 'CRD-HEX-04');
}

export function changeMana(t: T, unit: Unit, by: number, rule: RuleId): void {
  const character = characterAt(t.board, unit);
  const mp = Math.max(0, Math.min(statsOf(character).mana, character.mp + by));
  if (mp !== character.mp) t.raise('mana.changed', { unit, by: mp - character.mp, mp }, rule);
}

export function revive(t: T, unit: Unit, rule: RuleId): void {
  if (hasStatus(t.board, unit, 'dead')) t.raise('unit.revived', { unit, hp: quarter(t, unit), autolife: false }, rule);
}

/** CRD-STATUS-GEN-01, CRD-BOSS-04. */
function stun(t: T, unit: Unit): void {
  const { stun: n } = bodyOf(t.board, unit);
  if (n < (isBoss(t.board, unit) ? MOST_BOSS_STUN : MOST_STUN)) t.raise('stun.changed', { unit, n: n + 1 }, 'CRD-STATUS-GEN-01');
}
const OPPOSITE: Readonly<Partial<Record<StatusId, StatusId>>> = { haste: 'slow', slow: 'haste' };

/** CRD-STATUS-GEN-01, CRD-STATUS-GEN-08: a status or a Stun is added, unless the unit is immune or has it. */
export function addMark(t: T, unit: Unit, mark: Mark): void {
  if (isImmune(t.board, unit, mark)) {
    t.raise('status.refused', { unit, mark }, 'CRD-STATUS-GEN-08');
    return;
  }
  if (mark === 'stun') {
    stun(t, unit);
    return;
  }
  // CRD-BOSS-04: Stop becomes Slow.
  const status = mark === 'stop' && isBoss(t.board, unit) ? 'slow' : mark;
  const body = bodyOf(t.board, unit);
  if (status === 'undead' && has(body, 'dead')) {
    t.raise('status.added', { unit, status }, 'CRD-STATUS-UNDEAD-01');
    revive(t, unit, 'CRD-STATUS-UNDEAD-02');
    return;
  }
  if (has(body, status) || !isLiving(body)) return;
  if (status === 'dead') {
    // CRD-STATUS-AUTOLIFE-03.
    die(t, unit);
    return;
  }
  // CRD-STATUS-HASTE-02.
  const against = OPPOSITE[status];
  if (against !== undefined && has(body, against)) t.raise('status.removed', { unit, status: against }, 'CRD-STATUS-HASTE-02');
  else t.raise('status.added', { unit, status }, 'CRD-STATUS-GEN-01');
}

export function removeStatus(t: T, unit: Unit, status: StatusId, rule: RuleId): void {
  if (hasStatus(t.board, unit, status)) t.raise('status.removed', { unit, status }, rule);
}
/** CRD-STATUS-GEN-09: all of it. */
export function removeStun(t: T, unit: Unit): void {
  if (bodyOf(t.board, unit).stun > 0) t.raise('stun.changed', { unit, n: 0 }, 'CRD-STATUS-GEN-09');
}
export function removeMark(t: T, unit: Unit, mark: Mark, rule: RuleId): void {
  if (mark === 'stun') removeStun(t, unit);
  else removeStatus(t, unit, mark, rule);
}
/** All negative statuses but some, and all Stun. */
export function removeNegative(t: T, unit: Unit, not: readonly StatusId[], rule: RuleId): void {
  for (const status of bodyOf(t.board, unit).statuses) if (isNegative(status) && !not.includes(status)) removeStatus(t, unit, status, rule);
  removeStun(t, unit);
}
