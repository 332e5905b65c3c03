// Owns one Attack, in the order of CRD-ATTACK-19.

import type { Turn } from '@undercroft/kernel';
import { rankOf, suitOf } from '@undercroft/parts';
import type { TechniqueId } from '../content/index.ts';
import type { Mark, Range, With } from '../content/types.ts';
import { bodyOf, fightOf } from '../fighting.ts';
import type { FourSuits } from '../four-suits.ts';
import { isAce, isFace, isHigher } from '../queries/cards.ts';
import { hasPassive, isUnskilled, statOf, weaponIn } from '../queries/stats.ts';
import { evadeCards, has, hasStatus, hitCards, isBoss, isKneeling, isNear, isTargetable, sideOf, targetsOf } from '../queries/units.ts';
import { characterAt, isMonster, NOBODY, type Table, type Unit } from '../state.ts';
import { drawHand, drawOne, multiplierOf } from './draws.ts';
import { addMark, loseHp, regain, removeStatus } from './harm.ts';

type T = Turn<FourSuits>;

/** An Attack as it is aimed. Monsters state their range, characters use their weapon's (CRD-RANGE-01). */
export interface Aim {
  readonly by: Unit;
  readonly on: Unit;
  readonly range?: Range | undefined;
  readonly with?: With | undefined;
  /** CRD-JOB-KNIGHT-03: attacks on a whole row or side are not covered. */
  readonly several?: boolean;
}
/** What an Attack sets off, carried out by whoever made it (`effects.ts`). */
export interface Evoked {
  readonly technique: TechniqueId;
  readonly on: Unit;
}

const lasts = (table: Table, by: Unit, what: 'aim' | 'guard'): boolean =>
  fightOf(table).lasting.some((one) => one.by === by && one.what === what);

/** CRD-JOB-KNIGHT-01, CRD-JOB-KNIGHT-02, CRD-JOB-KNIGHT-03: a Near Knight that can react becomes the target. */
function coverFor(table: Table, { by, on, several }: Aim): Unit {
  if (several === true || isMonster(on) || sideOf(table, on) !== 0 || sideOf(table, by) === 0) return NOBODY;
  const kneels = isKneeling(table, on);
  for (const unit of targetsOf(table, 0)) {
    if (isMonster(unit) || unit === on) continue;
    const knight = characterAt(table, unit);
    if (!hasPassive(knight, 'cover') || knight.row !== 'near' || has(knight, 'paralyze')) continue;
    if (kneels || lasts(table, unit, 'guard')) return unit;
  }
  return NOBODY;
}

/** CRD-RANGE-02, CRD-RANGE-03, CRD-RANGE-04, CRD-RANGE-06, CRD-JOB-LANCER-01. */
export function rangePenalty(table: Table, { by, on, range, with: more }: Aim): number {
  const own = range ?? (isMonster(by) ? 'melee' : (weaponIn(characterAt(table, by))?.range ?? 'melee'));
  if (own === 'ranged' || more?.range === 'none') return 0;
  let penalty = (isNear(table, by) ? 0 : 1) + (isNear(table, on) ? 0 : 1);
  if (own === 'reach') penalty--;
  if (!isMonster(by) && hasPassive(characterAt(table, by), 'long-reach')) penalty--;
  return Math.max(0, penalty);
}

type Mods = readonly (readonly [source: string, by: number])[];
/** CRD-ATTACK-09: all that changes the multiplier of a physical attack. */
function modsOf(table: Table, aim: Aim, aimed: boolean): Mods {
  const { by, on } = aim;
  const mods: (readonly [string, number])[] = [];
  const penalty = rangePenalty(table, aim);
  if (penalty > 0) mods.push(['range', -penalty]);
  if (aim.with?.mult !== undefined) mods.push(['action', aim.with.mult]);
  if (hasStatus(table, by, 'berserk')) mods.push(['berserk', 1]);
  const target = bodyOf(table, on);
  // CRD-STATUS-WALL-01, CRD-STATUS-DEFENDING-01.
  if (has(target, 'wall')) mods.push(['wall', -1]);
  if (has(target, 'defending')) mods.push(['defending', -1]);
  if (aimed) mods.push(['take-aim', 1]);
  // CRD-JOB-BERSERKER-01.
  if (!isMonster(by) && hasPassive(characterAt(table, by), 'fury') && isKneeling(table, by)) mods.push(['fury', 1]);
  return mods;
}
export const summed = (suit: number, mods: Mods): number =>
  Math.max(
    0,
    mods.reduce((sum, [, n]) => sum + n, suit),
  );

/** CRD-JOB-BARD-02, CRD-JOB-BARD-03: a ♠ counts as 2 for the Bard's side. */
export const hasSong = (table: Table, by: Unit): boolean =>
  fightOf(table).lasting.some((one) => one.what === 'song' && sideOf(table, one.by) === sideOf(table, by));

/** The Adds of the attack, and the Evoke of its weapon (CRD-EQUIP-04, CRD-EQUIP-08, CRD-STATUS-SILENCE-01). */
function addsOf(table: Table, { by, with: more }: Aim): readonly Mark[] {
  const own = more?.adds ?? [];
  if (isMonster(by)) return own;
  const character = characterAt(table, by);
  const add = isUnskilled(character) ? null : (weaponIn(character)?.add ?? null);
  return add === null || own.includes(add) ? own : [...own, add];
}
function evokeOf(table: Table, by: Unit): TechniqueId | null {
  if (isMonster(by) || hasStatus(table, by, 'silence')) return null;
  const character = characterAt(table, by);
  return isUnskilled(character) ? null : (weaponIn(character)?.evoke ?? null);
}

/** CRD-ATTACK-01, CRD-ATTACK-02, CRD-ATTACK-03, CRD-ATTACK-04, CRD-ATTACK-05, CRD-ATTACK-06, CRD-ATTACK-07, CRD-ATTACK-08, CRD-ATTACK-09, CRD-ATTACK-10, CRD-ATTACK-11, CRD-ATTACK-12, CRD-ATTACK-13, CRD-ATTACK-14, CRD-ATTACK-19. Returns what is evoked, if anything. */
export function attack(t: T, first: Aim): Evoked | null {
  const cover = coverFor(t.board, first);
  if (cover !== NOBODY) t.raise('attack.covered', { unit: first.on, by: cover }, 'CRD-JOB-KNIGHT-01');
  const aim = cover === NOBODY ? first : { ...first, on: cover };
  const { by, on, with: more = {} } = aim;
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
  return isTargetable(t.board, on) ? addOrEvoke(t, aim) : null;
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
function addOrEvoke(t: T, aim: Aim): Evoked | null {
  const { by, on } = aim;
  const adds = addsOf(t.board, aim);
  const evoke = evokeOf(t.board, by);
  if (adds.length === 0 && evoke === null) return null;
  const card = drawOne(t, 'add', by);
  const suit = suitOf(card);
  if (suit === 'spades' || suit === 'clubs') for (const mark of adds) addMark(t, on, mark);
  return evoke !== null && (isAce(card) || isFace(card)) && rankOf(card) > 0 ? { technique: evoke, on } : null;
}
