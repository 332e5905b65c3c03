// Owns whether an effect could do anything now: a card that would do nothing cannot be played, a branch that would do nothing not be chosen.

import { pileSize, type Seat } from '@undercroft/kernel';
import { gather } from '@undercroft/parts';
import { adventureOf, heroOf, type AdventureId } from '../content/cards.ts';
import type { Condition, Effect, Immunity, Verb } from '../content/types.ts';
import { floorOf } from '../levels.ts';
import { combatOf, handOf, playerOf, SIDES, type Attack, type Board, type Player, type Side, type SpaceId } from '../state.ts';
import { amount, discardable, heroesFor, recallable, situationOf, stepsFor, warpsTo, type Cause, type EffectOf } from './effects.ts';
import { canChange } from './dice.ts';
import { lapses, lifeLeft } from './fight.ts';
import { hasTreasureSlot } from './limits.ts';
import { isViable } from './map.ts';
import { exitAt } from './moves.ts';
import { swappable } from './quests.ts';
import { isShiftable } from './shift.ts';
import { holds, isAny, levelOf } from './standing.ts';
import { isCategory, isKept } from './wards.ts';

/** Whether a list of effects does something: what it does to an attack if it is about one, else anything. */
export function canDo(board: Board, list: readonly Effect[], cause: Cause): boolean {
  if (list.length === 0) return false;
  return isAboutAttack(board, list, cause) ? attacksFor(board, list, cause).length > 0 : list.some((one) => isPossible(board, one, cause));
}

/** DGN-GEN-11: the branches that can be carried out; one that asks for a card, only with such a card. */
export const branchesOf = (board: Board, { of }: EffectOf<'choose'>, cause: Cause): readonly number[] =>
  gather(of, (list, i) =>
    canDo(board, list, cause) && list.every((one) => one.do !== 'discard' || isPossible(board, one, cause)) ? i : undefined,
  );

/** What happens after conditions have been looked at. */
export function unfolded(board: Board, list: readonly Effect[], cause: Cause): readonly Effect[] {
  if (list.every((one) => one.do !== 'if')) return list;
  return list.flatMap((one) => {
    if (one.do !== 'if' || isOpen(one.when, cause)) return [one];
    return unfolded(board, holds(board, one.when, situationOf(cause)) ? one.effects : (one.else ?? []), cause);
  });
}

/** What is not known before it is done: what was given, or what the monster was that it happened to. */
const isOpen = (when: Condition, { given, that }: Cause): boolean =>
  (when.if === 'discarded-is' && given === undefined) || (when.if === 'that-monster-is' && that === undefined);

type OnAttack = EffectOf<'cancel-attack' | 'discard-attacker' | 'attack-form' | 'minion' | 'score'>;
const isOnAttack = (one: Effect): one is OnAttack =>
  one.do === 'cancel-attack' ||
  one.do === 'discard-attacker' ||
  one.do === 'attack-form' ||
  (one.do === 'minion' && one.of === 'attacker') ||
  (one.do === 'score' && one.of === 'attacker');

/** Whether the card asks for an attack that it does something to. */
export function isAboutAttack(board: Board, list: readonly Effect[], cause: Cause): boolean {
  for (const one of list) if (one.do === 'if') return unfolded(board, list, cause).some(isOnAttack);
  return list.some(isOnAttack);
}

/** The attacks of the combat under way on somebody to which all of this can be done, by their number. */
export function attacksFor(board: Board, list: readonly Effect[], cause: Cause): readonly number[] {
  if (board.combats.length === 0) return [];
  const asked = unfolded(board, list, cause).filter(isOnAttack);
  return gather(combatOf(board).attacks, (attack, at) => {
    // A trap is no attack that could be parried; an attack that is over, or off, neither.
    if (!isOnHero(attack, cause.you) || attack.by.is === 'trap' || lapses(board, attack)) return undefined;
    return asked.every((one) => canTouch(board, one, attack, cause.you)) ? at : undefined;
  });
}

/** On the hero of a player, or on the Minion in his place; not on a monster of his that is challenged. */
const isOnHero = ({ on }: Attack, you: Seat): boolean => on.seat === you && (on.is === 'hero' || on.is === 'minion');

/** Whether an attack on a hero is still to come. */
export const isAttacked = (board: Board, seat: Seat): boolean =>
  board.combats.length > 0 && combatOf(board).attacks.some((attack) => isOnHero(attack, seat) && !lapses(board, attack));

function canTouch(board: Board, one: OnAttack, { by, form, die }: Attack, you: Seat): boolean {
  // DGN-SPECIAL-02, DGN-DICE-01, A-95: at any time, but before the roll that it is to prevent or to change.
  if (die !== 0) return false;
  switch (one.do) {
    case 'cancel-attack':
      return (one.forms?.includes(form) ?? true) && (one.of === undefined || isCategory(board, by, one.of));
    case 'discard-attacker':
      return by.is === 'monster' && !isKept(board, by.card, 'discard');
    case 'attack-form':
      return by.is !== 'hero' && form !== one.form;
    case 'minion':
      return by.is === 'monster' && isTameable(board, by.card, one) && hasTreasureSlot(board, you, null);
    case 'score':
      return true;
  }
}

/** Monsters that a card may make a Minion of. */
function isTameable(board: Board, card: AdventureId, { any, most }: EffectOf<'minion'>): boolean {
  const found = adventureOf(card);
  if (found.family !== 'monster' || isKept(board, card, 'minion')) return false;
  if (any !== undefined && !isAny(found.categories, any)) return false;
  return most === undefined || ('cost' in most ? found.cost <= most.cost : lifeLeft(board, card) <= most.life);
}

/** One's own monsters, in hand or Pack, that can become a Minion and be paid for. */
export function ownTameable(board: Board, seat: Seat, effect: EffectOf<'minion'>, glory: number): readonly AdventureId[] {
  if (!hasTreasureSlot(board, seat, null)) return [];
  return [...handOf(board, seat), ...playerOf(board, seat).pack.map(({ card }) => card)].filter(
    (card) => isTameable(board, card, effect) && adventureOf(card).cost <= glory,
  );
}

/** Exits of a space that can be opened: of these kinds, as they are now. */
export const openable = (board: Board, space: SpaceId, kinds: readonly string[]): readonly Side[] =>
  SIDES.filter((side) => isViable(board.spaces, space, side) && kinds.includes(exitAt(board, space, side).kind));

type Who = Parameters<typeof heroesFor>[1];
const anyOf = (board: Board, who: Who, cause: Cause, of: (seat: Seat) => boolean): boolean => heroesFor(board, who, cause).some(of);
const always = (): boolean => true;
const onItsAttack = (board: Board, effect: Effect, cause: Cause): boolean => attacksFor(board, [effect], cause).length > 0;

/**
 * Whether each verb could do anything now. What a verb does is `RESOLVE` in rules/effects.ts, what it is worth to a bot `WORTH` in bot/effects.ts:
 * questions look here before there is a rule to call, and a bot above both, so each layer has the table of its own; none compiles without every verb.
 */
const POSSIBLE: { readonly [V in Verb]: (board: Board, effect: EffectOf<V>, cause: Cause) => boolean } = {
  discard: (board, effect, cause) =>
    effect.none !== undefined || anyOf(board, effect.who, cause, (seat) => discardable(board, seat, effect.what).length > 0),
  'take-glory': (board, effect, cause) => anyOf(board, effect.from, cause, (seat) => playerOf(board, seat).glory > 0),
  'give-peril': (board, effect, cause) => playerOf(board, cause.you).peril > 0 && amount(effect.n, cause) > 0,
  glory: (board, effect, cause) => effect.lose !== true || anyOf(board, effect.who, cause, (seat) => playerOf(board, seat).glory > 0),
  peril: (board, effect, cause) => effect.lose !== true || anyOf(board, effect.who, cause, (seat) => playerOf(board, seat).peril > 0),
  level: (board, effect, cause) => effect.n > 0 || anyOf(board, effect.who, cause, (seat) => levelOf(board, seat) > floorOf(board)),
  heal: (board, effect, cause) => anyOf(board, effect.who, cause, (seat) => isHurt(board, seat)),
  untip: (board, effect, cause) => anyOf(board, effect.who, cause, (seat) => playerOf(board, seat).tipped),
  tip: (board, effect, cause) => anyOf(board, effect.who, cause, (seat) => canTip(playerOf(board, seat), effect)),
  immune: (board, effect, cause) =>
    anyOf(board, effect.who, cause, (seat) => !board.wards.some((one) => one.seat === seat && sameWard(one.to, effect.to))),
  warp: (board, effect, cause) =>
    anyOf(board, effect.who, cause, (seat) => warpsTo(board, seat, effect.to, effect.cross === true, cause).length > 0),
  step: (board, effect, cause) => anyOf(board, effect.who, cause, (seat) => stepsFor(board, seat, effect.exits, cause).length > 0),
  shift: (board, effect, cause) => isShiftable(board, effect, cause.here),
  'open-exit': (board, effect, cause) => openable(board, playerOf(board, cause.you).space, effect.kinds).length > 0,
  die: (board, effect, cause) =>
    !('add' in effect.change && amount(effect.change.add, cause) === 0) && canChange(board, effect, cause.you, cause.about ?? null),
  score: (board, effect, cause) =>
    amount(effect.n, cause) !== 0 && (effect.until !== 'combat' || cause.by !== null || isFighting(board, cause.you)),
  recall: (board, effect, cause) =>
    effect.what === 'that-monster' ? isFallenHere(board, cause) : recallable(board, effect.what).length > 0,
  minion: (board, effect, cause) =>
    effect.of === 'own' && ownTameable(board, cause.you, effect, playerOf(board, cause.you).glory).length > 0,
  draw: (board) => board.stocks.some(({ draw, discard }) => pileSize(draw) + discard.length > 0),
  'swap-quest': (board, effect, cause) => board.global.length > 0 && swapSeats(board, effect, cause).length > 0,
  'return-global-quest': (board) => board.global.length > 0 && board.quests.length > 0,
  choose: (board, effect, cause) => branchesOf(board, effect, cause).length > 0,
  may: (board, effect, cause) => canDo(board, effect.effects, cause),
  if: (board, effect, cause) =>
    isOpen(effect.when, cause)
      ? canDo(board, effect.effects, cause) || canDo(board, effect.else ?? [], cause)
      : canDo(board, unfolded(board, [effect], cause), cause),
  'close-exits': always,
  'copy-rows': always,
  threat: always,
  wound: always,
  movement: always,
  grant: always,
  'look-at-maps': always,
  'discard-this': always,
  'cancel-hit': always,
  'cancel-attack': onItsAttack,
  'discard-attacker': onItsAttack,
  'attack-form': onItsAttack,
};

/** A branch that would do nothing cannot be chosen. The verb itself picks the right one of the table. */
export const isPossible = (board: Board, effect: Effect, cause: Cause): boolean =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The verb itself picks the right one of the table.
  (POSSIBLE[effect.do] as (board: Board, effect: Effect, cause: Cause) => boolean)(board, effect, cause);

/** What lasts for a combat is of use only to whoever is in one that is not over. */
const isFighting = (board: Board, you: Seat): boolean =>
  board.combats.length > 0 &&
  combatOf(board).attacks.some(
    ({ by, on, state }) => state === 'declared' && [by, on].some((one) => one.is === 'hero' && one.seat === you),
  );

/** Whoever lies already can only be made to find getting up harder. */
export const canTip = ({ tipped, rise }: Player, effect: EffectOf<'tip'>): boolean =>
  !tipped || (rise === null && effect.rise !== undefined);

const sameWard = (one: Immunity, other: Immunity): boolean => JSON.stringify(one) === JSON.stringify(other);

const isHurt = (board: Board, seat: Seat): boolean => {
  const { hero, life } = playerOf(board, seat);
  return hero !== null && life < heroOf(hero).life;
};

/** The monster that has just been defeated lies in the discard pile, and fell where the hero stands. */
function isFallenHere(board: Board, { you, about }: Cause): boolean {
  if (about?.is !== 'defeated') return false;
  return about.space === playerOf(board, you).space && board.stocks.some(({ discard }) => discard.includes(about.card));
}

/** Whose Personal Quest may change places with the Global one. */
export function swapSeats(board: Board, effect: EffectOf<'swap-quest'>, cause: Cause): readonly Seat[] {
  const seats = effect.of === 'target' ? heroesFor(board, 'target', cause) : board.players.map((_, seat) => seat);
  return seats.filter((seat) => playerOf(board, seat).alive && swappable(board, seat, cause.you).length > 0);
}
