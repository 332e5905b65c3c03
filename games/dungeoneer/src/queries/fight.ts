// Owns the numbers of a fight: what a fighter adds to its die, whether it may attack or wound, and how much Life it has left.

import { at } from '@undercroft/kernel';
import type { Seat } from '@undercroft/kernel';
import { adventureOf, mapOf, questOf, type AdventureId } from '../content/cards.ts';
import { FORMS, type Form, type Standing } from '../content/types.ts';
import { playerOf, SPACE_WOUND, spaceOf, type Attack, type Fighter, type SpaceId, type Table } from '../state.ts';
import { isSafeFrom } from './wards.ts';
import { scoreOf, isStandard, lastingScore, type Part } from './scores.ts';
import { allies, formsOf, heldIn, inPlayOf, holds, isAny, printedOf, standingOn, type Situation } from './standing.ts';

type Beast = Exclude<Fighter, { is: 'hero' }>;

/** DGN-FORM-05: the forms in which a fighter may open an attack. */
export function attackForms(table: Table, fighter: Fighter): readonly Form[] {
  if (fighter.is === 'hero') return FORMS.filter((form) => isStandard(table, fighter.seat, form));
  const { forms } = printedOf(table, fighter);
  const tucked = attachedTo(table, fighter).flatMap(standingOn);
  return FORMS.filter((form) => forms[form]?.symbol === 'standard' || tucked.some((one) => one.is === 'standard' && one.form === form));
}

/** DGN-COMBAT-13, -14: what is added to the die. */
export function valueOf(table: Table, fighter: Fighter, form: Form, part: Part, opponent: Fighter, space: SpaceId): number {
  if (fighter.is === 'hero') return scoreOf(table, fighter.seat, form, part, opponent);
  const base = printedValue(table, fighter, form, opponent, part);
  let sum = base ?? 0;
  const now: Situation = { you: fighter.seat, target: targetSeat(opponent), here: space, opponent, host: cardOf(fighter), more: 0 };
  for (const one of printedOf(table, fighter).standing)
    sum += added(table, one, form, part, now) + company(table, one, fighter, form, opponent);
  for (const card of attachedTo(table, fighter)) for (const one of standingOn(card)) sum += added(table, one, form, part, now);
  for (const change of table.changes) if (change.form === form && isSame(change.of, fighter)) sum += change.n;
  // Auras raise only forms in which the monster has a value.
  if (base !== null) sum += auras(table, fighter, form, opponent, space);
  return Math.max(0, sum);
}

/** The value on the banner; null: none. */
function printedValue(table: Table, fighter: Beast, form: Form, opponent: Fighter, part: Part): number | null {
  const printed = printedOf(table, fighter).forms[form];
  if (printed === undefined)
    return attachedTo(table, fighter)
      .flatMap(standingOn)
      .some((one) => one.is === 'standard' && one.form === form)
      ? 0
      : null;
  if (typeof printed.value === 'number') return printed.value;
  // What the hero has, items included; what lasts only for a while does not count.
  const other = part === 'attack' ? 'counter-attack' : 'attack';
  return printed.value.asHero + (opponent.is === 'hero' ? lastingScore(table, opponent.seat, form, other) : 0);
}

/** a monster without a value in the form fends off, but does not wound. Heroes always count as having one. */
export const canWound = (table: Table, fighter: Fighter, form: Form, opponent: Fighter): boolean =>
  fighter.is === 'hero' || printedValue(table, fighter, form, opponent, 'attack') !== null;

function added(table: Table, one: Standing, form: Form, part: Part, now: Situation): number {
  if (one.is !== 'score' || !formsOf(one.forms, now.host).includes(form)) return 0;
  if (one.in !== undefined && one.in !== 'combat' && one.in !== part) return 0;
  return holds(table, one.when, now) ? one.n : 0;
}

/** So much for each other card of the category that attacks the same hero in the batch. */
function company(table: Table, one: Standing, fighter: Beast, form: Form, opponent: Fighter): number {
  if (one.is !== 'company' || one.form !== form) return 0;
  // The batch is the outermost combat, also while one of its cards is challenged.
  const others = (table.combats[0]?.attacks ?? []).filter(
    ({ by, on, state }) =>
      state !== 'off' &&
      by.is === 'monster' &&
      !isSame(by, fighter) &&
      isSame(on, opponent) &&
      isAny(adventureOf(by.card).categories, one.any),
  );
  return one.n * others.length;
}

function auras(table: Table, fighter: Beast, form: Form, opponent: Fighter, space: SpaceId): number {
  const { categories } = printedOf(table, fighter);
  const from = (one: Standing, on: 'here' | 'allies' | 'on-bearer'): number =>
    one.is === 'aura' && one.on === on && one.forms.includes(form) && isAny(categories, one.any) ? one.n : 0;
  let sum = 0;
  // DGN-OBST-12: a space with a standing bonus.
  for (const one of mapOf(spaceOf(table, space).card).standing) sum += from(one, 'here');
  if (fighter.is === 'monster')
    for (const { card } of allies(table, fighter.seat))
      if (card !== fighter.card) for (const one of standingOn(card)) sum += from(one, 'allies');
  if (opponent.is === 'hero') {
    for (const { quest } of table.global) for (const one of questOf(quest).effect) sum += from(one, 'on-bearer');
    for (const { quest } of playerOf(table, opponent.seat).quests) for (const one of questOf(quest).effect) sum += from(one, 'on-bearer');
    for (const { standing } of heldIn(playerOf(table, opponent.seat).ready)) sum += from(standing, 'on-bearer');
  }
  return sum;
}

const cardOf = (fighter: Beast): AdventureId | null => ('card' in fighter ? fighter.card : null);
const targetSeat = (fighter: Fighter): Seat => fighter.seat;

export function isSame(one: Fighter, other: Fighter): boolean {
  if (one.is === 'hero') return other.is === 'hero' && one.seat === other.seat;
  if (one.is === 'quest') return other.is === 'quest' && one.quest === other.quest;
  if (one.is === 'space') return other.is === 'space' && one.space === other.space;
  return one.is === other.is && 'card' in other && one.card === other.card;
}

const attachedTo = (table: Table, fighter: Beast): readonly AdventureId[] =>
  'card' in fighter ? (inPlayOf(table, fighter.card)?.attached ?? []) : [];

/** Life that a monster can still lose (DGN-COMBAT-21, -23). */
export function lifeLeft(table: Table, card: AdventureId): number {
  const found = inPlayOf(table, card);
  const printed = adventureOf(card);
  if (found === undefined || printed.family !== 'monster') return 0;
  const now: Situation = { you: found.by, target: found.by, here: 0, opponent: null, host: card, more: 0 };
  const more = found.attached
    .flatMap(standingOn)
    .reduce((sum, one) => sum + (one.is === 'life' && holds(table, one.when, now) ? one.n : 0), 0);
  return printed.life + more - found.wounds;
}

/** DGN-COMBAT-12: an Encounter that was discarded. */
const isGone = (table: Table, by: Fighter): boolean => {
  if (by.is === 'monster' || by.is === 'trap') return !table.fighting.some(({ card }) => card === by.card);
  if (by.is === 'minion') return !playerOf(table, by.seat).ready.some(({ card }) => card === by.card);
  return by.is === 'hero' && !playerOf(table, by.seat).alive;
};

/** a trap still affects others who remain in the space. */
export const springs = (table: Table, { by, space, state }: Attack): boolean =>
  by.is === 'trap' && state === 'declared' && !isGone(table, by) && heroesAt(table, space).length > 0;

/** Life that the monster of a space can still lose; its wounds are gone at the next Reset Phase. */
export const spaceLife = (table: Table, space: SpaceId): number =>
  printedOf(table, { is: 'space', space, seat: 0 }).life - Math.floor(at(table.marks, space) / SPACE_WOUND);

/** DGN-COMBAT-11, A-37, A-38: an attack on a hero who is gone, has left the space or is safe from the monster lapses. */
export const lapses = (table: Table, attack: Attack): boolean =>
  isOff(table, attack) || (attack.on.is === 'hero' && isSafeFrom(table, attack.on.seat, attack.by));

/** Called off, or one of the two is gone: what is challenged may have left meanwhile. */
export const isOver = (table: Table, { by, on, state }: Attack): boolean => state !== 'declared' || isGone(table, by) || isGone(table, on);

/** The same, whoever is safe. */
export function isOff(table: Table, attack: Attack): boolean {
  const { by, on, space } = attack;
  if (isOver(table, attack)) return true;
  if (by.is === 'hero' && playerOf(table, by.seat).space !== space) return true;
  if (on.is !== 'hero') return false;
  const { alive, space: where } = playerOf(table, on.seat);
  return !alive || where !== space;
}

/** The heroes in a space, the player on turn first (DGN-ORDER-02). */
export const heroesAt = (table: Table, space: SpaceId): readonly Seat[] => {
  const seats: Seat[] = [];
  for (let i = 0; i < table.players.length; i++) {
    const seat = (table.turn + i) % table.players.length;
    const player = playerOf(table, seat);
    if (player.alive && player.space === space) seats.push(seat);
  }
  return seats;
};
