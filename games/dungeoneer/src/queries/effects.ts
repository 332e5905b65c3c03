// Owns what an effect is about when it happens: its numbers, whom it is for, and what can be chosen for it.

import { isRecord, isList, bug, at, type Seat } from '@undercroft/kernel';
import { gather } from '@undercroft/parts';
import { adventureOf, mapOf, type AdventureId } from '../content/cards.ts';
import type { Amount, Category, Discarded, Effect, MapCard, Roll, Threat, Verb, Where, Who } from '../content/types.ts';
import {
  isPassage,
  isRoom,
  opposite,
  playerOf,
  SIDES,
  spaceOf,
  type About,
  type Board,
  type Fighter,
  type Side,
  type SpaceId,
  type Table,
} from '../state.ts';
import { heroesAt } from './fight.ts';
import { distancesTo, isViable } from './map.ts';
import { entrances, exitAt, exitsFrom } from './moves.ts';
import { isBoon, isTreasure } from './limits.ts';
import { isAny, type Situation } from './standing.ts';
import { isKept, isSafeFrom } from './wards.ts';

/** Around an effect: who did it with which card, to whom, where, and what was paid. */
export interface Cause {
  readonly you: Seat;
  readonly on: Fighter | null;
  /** In the result of a Threat: whoever rolled it; else -1. */
  readonly roller: Seat;
  readonly here: SpaceId;
  readonly more: number;
  /** In the result of a Threat: that Threat, as it was rolled. */
  readonly threat?: Threat;
  /** What kind of roll a Threat of this is. */
  readonly roll: Roll;
  /** Whoever is rewarded for the wounds. */
  readonly by: Fighter | null;
  /** The card that says so, where it may have to leave. */
  readonly card?: AdventureId;
  /** On whom a Bane lies, or who carries the Component. */
  readonly bearer?: Seat;
  /** The attack that it is about, by its number in the combat under way. */
  readonly attack?: number;
  /** What everybody could act about when it was played. */
  readonly about?: About | null;
  /** The monster that was discarded or made a Minion by it. */
  readonly that?: AdventureId;
  /** What was given for it. */
  readonly given?: AdventureId;
  /** Through which side the hero has come in. */
  readonly came?: Side;
  /** DGN-GEN-16: what is used up for this turn when it happens: a card, or what a space does. */
  readonly once?: { readonly card: AdventureId } | { readonly space: SpaceId };
}

/** DGN-FX-01. */
export const amount = (n: Amount, { more }: Pick<Cause, 'more'>): number =>
  typeof n === 'number' ? n : n.base + Math.min(more, n.max ?? Number.POSITIVE_INFINITY);

/** A Threat with its number as it is now; DGN-OBST-08, DGN-ENC-04: that of a trap is raised by the Hazard of the space. */
export function threatNow(table: Table, { score, target }: Threat, cause: Cause): Threat {
  const { obstacle } = mapAt(table, cause.here);
  const hazard = cause.roll === 'trap' && obstacle?.kind === 'hazard' ? obstacle.n : 0;
  return { score, target: amount(target, cause) + hazard };
}

export function situationOf({ you, on, roller, here, more, by, that, given }: Cause): Situation {
  const target = roller >= 0 ? roller : (on?.seat ?? you);
  const now: Situation = { you, here, more, target, opponent: on, host: by !== null && 'card' in by ? by.card : null };
  if (that === undefined && given === undefined) return now;
  return { ...now, ...(that === undefined ? {} : { that }), ...(given === undefined ? {} : { given }) };
}

/** The heroes an effect is for, the player on turn first (DGN-ORDER-02); whoever is safe from the monster whose effect it is, is not among them. */
export function heroesFor(table: Table, who: Who, cause: Cause): readonly Seat[] {
  const { by } = cause;
  const seats = named(table, who, cause);
  return by === null || table.wards.length === 0 ? seats : seats.filter((seat) => !isSafeFrom(table, seat, by));
}

function named(table: Table, who: Who, cause: Cause): readonly Seat[] {
  switch (who) {
    case 'you':
      return living(table, cause.you);
    case 'bearer':
      return living(table, cause.bearer ?? cause.you);
    case 'roller':
      return living(table, cause.roller);
    case 'all-here':
      return heroesAt(table, cause.here);
    case 'target':
    case 'opponent-of-choice':
    case 'hero-here-of-choice':
      return cause.on?.is === 'hero' ? living(table, cause.on.seat) : [];
  }
}
const living = (table: Table, seat: Seat): readonly Seat[] => (seat >= 0 && playerOf(table, seat).alive ? [seat] : []);

/** The cards that can be discarded from somebody (DGN-GEN-17). */
export function discardable(table: Table, seat: Seat, what: Discarded): readonly AdventureId[] {
  const { hand, ready } = playerOf(table, seat);
  if (what === 'hand') return hand.cards;
  const own = gather(ready, ({ card, by }) => (by === seat && !isKept(table, card, 'discard') ? card : undefined));
  if (what === 'boon') return own.filter(isBoon);
  if (what === 'treasure') return own.filter(isTreasure);
  if (what === 'boon-or-treasure') return own.filter((card) => isBoon(card) || isTreasure(card));
  return [...own.filter(isTreasure), ...hand.cards.filter((card) => adventureOf(card).family === 'treasure')];
}

/** DGN-FX-17, DGN-FX-20: where a Warp may lead: into the other realm only if the card says so. */
export function warpsTo(table: Table, seat: Seat, to: Where, cross: boolean, cause: Cause): readonly SpaceId[] {
  const { space } = playerOf(table, seat);
  const { realm, near } = spaceOf(table, space);
  const ids = gather(table.spaces, (one, id) => (id !== space && (cross || one.realm === realm) ? id : undefined));
  const doors = entrances(table).filter((id) => cross || spaceOf(table, id).realm === realm);
  if (to.space === 'any') return ids;
  if (to.space === 'adjacent') return SIDES.flatMap((side) => (near[side] >= 0 ? [near[side]] : []));
  if (to.space === 'nearest-entrance') {
    const home = doors.filter((id) => spaceOf(table, id).realm === realm);
    const far = (id: SpaceId): number => at(distancesTo(table.spaces, [id]), space);
    const nearest = Math.min(...home.map(far));
    return home.filter((id) => id !== space && far(id) === nearest);
  }
  if (to.space === 'within') return ids.filter((id) => edgesBetween(table, space, id) <= amount(to.steps, cause));
  return ids.filter((id) => matches(table, id, to.space, space, doors));
}

function matches(table: Table, id: SpaceId, what: Exclude<Where['space'], 'within'>, from: SpaceId, doors: readonly SpaceId[]): boolean {
  const { grim, portal, terrain } = mapAt(table, id);
  const { card } = spaceOf(table, id);
  if (what === 'passage') return isPassage(table, card);
  if (what === 'portal') return portal;
  if (what === 'portal-or-entrance') return portal || doors.includes(id);
  if (what === 'shares-terrain') return terrain.some((one) => mapAt(table, from).terrain.includes(one));
  if (what === 'other-room-with-hero') return isRoom(table, card) && heroesAt(table, id).length > 0;
  const { realm } = spaceOf(table, from);
  const grims = table.spaces.some((one) => one.realm === realm && mapOf(one.card).grim);
  return grims ? grim : doors.includes(id);
}

const mapAt = (table: Table, id: SpaceId): MapCard => mapOf(spaceOf(table, id).card);

/** Over shared edges, whatever lies on them. */
function edgesBetween(table: Table, from: SpaceId, to: SpaceId): number {
  const steps = new Map([[from, 0]]);
  for (const [at, walked] of steps)
    for (const side of SIDES) {
      const next = spaceOf(table, at).near[side];
      if (next >= 0 && !steps.has(next)) steps.set(next, walked + 1);
    }
  return steps.get(to) ?? Number.POSITIVE_INFINITY;
}

/** Where a free step may lead. */
export function stepsFor(table: Table, seat: Seat, exits: 'open' | 'viable' | 'opposite', cause: Pick<Cause, 'came'>): readonly Side[] {
  const { space, tipped } = playerOf(table, seat);
  // DGN-MOVE-05, DGN-FX-12: a free step is Movement too; only a Warp moves whoever lies (DGN-FX-19).
  if (tipped) return [];
  if (exits === 'opposite') return exitsFrom(table, seat).filter((side) => cause.came !== undefined && side === opposite(cause.came));
  if (exits === 'viable') return exitsFrom(table, seat);
  return exitsFrom(table, seat).filter((side) => exitAt(table, space, side).kind === 'open');
}

/** Exits of a space that are Open as they lie and not locked by a card already. */
export const openExits = (table: Board, space: SpaceId): readonly Side[] =>
  SIDES.filter(
    (side) =>
      isViable(table.spaces, space, side) &&
      spaceOf(table, space).exits[side].kind === 'open' &&
      !table.locks.some((one) => one.space === space && one.side === side),
  );

/** Monsters of a category in the discard piles. */
export const recallable = (table: Board, any: readonly Category[]): readonly AdventureId[] =>
  table.stocks
    .flatMap(({ discard }) => discard)
    .filter((card) => adventureOf(card).family === 'monster' && isAny(adventureOf(card).categories, any));

/** The effects of these verbs; of one that several verbs share, as much as is theirs. */
export type EffectOf<V extends Verb> = OfVerb<Effect, V>;
type OfVerb<E extends Effect, V extends Verb> = E extends Effect
  ? [E['do']] extends [V]
    ? E
    : [Extract<E['do'], V>] extends [never]
      ? never
      : E & { readonly do: Extract<E['do'], V> }
  : never;

/** The effect that a question is about: its decision declares it under this name. */
export function effectAsked<V extends Effect['do']>({ effect }: Readonly<Record<string, unknown>>, verb: V): EffectOf<V> {
  const is = (value: unknown): value is EffectOf<V> => isRecord(value) && value['do'] === verb;
  return is(effect) ? effect : bug(`the question is not about the effect ${verb}`);
}

/** The branches among which somebody chooses. */
export function choicesAsked({ choices }: Readonly<Record<string, unknown>>): readonly (readonly Effect[])[] {
  const are = (value: unknown): value is readonly (readonly Effect[])[] => isList(value) && value.every(isList);
  return are(choices) ? choices : bug('the question has no branches');
}
