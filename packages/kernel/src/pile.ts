// Owns cards whose identity or order somebody does not know: zones, piles of segments, and who knows what.

import { bug, missing } from './bug.ts';
import type { HiddenPool, SeatMask } from './game.ts';
import { copyEach } from './tables.ts';

/** Some cards, and for each the seats that know it is here. A hand is a zone; so is one segment of a pile. */
export interface Zone<Card extends string = string> {
  readonly cards: Card[];
  readonly knowers: SeatMask[];
}

/**
 * Segments from bottom to top. In a segment of several cards the order is not decided yet:
 * an undrawn card has no identity, so there is nothing to leak.
 */
export type Pile<Card extends string = string> = Zone<Card>[];

/** A card that an event shows to some seats. */
export interface Reveal {
  readonly zone: Zone;
  readonly at: number;
  readonly to: SeatMask;
}

/** Lists are filled by pushing: one kind of list for all zones keeps the loops below fast. */
export function zoneOf<Card extends string>(cards: readonly Card[] = [], knowers: SeatMask = 0): Zone<Card> {
  const zone: Zone<Card> = { cards: [], knowers: [] };
  let sorted = true;
  for (let i = 0; i < cards.length; i++) {
    if (i > 0 && (cards[i - 1] ?? missing()) > (cards[i] ?? missing())) sorted = false;
    zone.cards.push(cards[i] ?? missing());
    zone.knowers.push(knowers);
  }
  if (!sorted) zone.cards.sort();
  return zone;
}

export const copyZone = <Card extends string>(zone: Zone<Card>): Zone<Card> => ({
  ...zone,
  cards: zone.cards.slice(),
  knowers: zone.knowers.slice(),
});
export const copyPile = <Card extends string>(pile: Pile<Card>): Pile<Card> => copyEach(pile, copyZone);

export const pileOf = <Card extends string>(cards: readonly Card[], knowers: SeatMask = 0): Pile<Card> =>
  cards.length === 0 ? [] : [zoneOf(cards, knowers)];

export function pileSize(pile: readonly Zone[]): number {
  let n = 0;
  for (const zone of pile) n += zone.cards.length;
  return n;
}

/** The cards that may lie on top, in canonical order. */
export function topOf<Card extends string>(pile: readonly Zone<Card>[]): readonly Card[] {
  const top = pile[pile.length - 1];
  return top === undefined ? bug('the top of an empty pile') : top.cards;
}

/** Adds a card where its name belongs, of equal names by who knows it. Who knows it may change later: then equal names lie in any order. */
export const putInto = <Card extends string>({ cards, knowers }: Zone<Card>, card: NoInfer<Card>, mask: SeatMask): void =>
  putAt(cards, knowers, cards.length, card, mask);

/** The same among the first `end` of a list, or for names alone; what lies behind them may be overwritten. */
function putAt(cards: string[], masks: SeatMask[] | null, end: number, card: string, mask: SeatMask): void {
  const isAfter = (at: number): boolean => {
    const other = cards[at] ?? missing();
    return other > card || (other === card && masks !== null && (masks[at] ?? missing()) < mask);
  };
  let at = end > 0 && isAfter(end - 1) ? 0 : end;
  for (let above = end - 1; at < above; ) {
    const middle = (at + above) >> 1;
    if (isAfter(middle)) above = middle;
    else at = middle + 1;
  }
  for (let i = end; i > at; i--) cards[i] = cards[i - 1] ?? missing();
  cards[at] = card;
  if (masks === null) return;
  for (let i = end; i > at; i--) masks[i] = masks[i - 1] ?? missing();
  masks[at] = mask;
}

/** Takes one copy of a card out of a zone; returns who knew it. Of the others, only these seats still know that they are here. */
export function takeFrom({ cards, knowers }: Zone, card: string, still: SeatMask = ~0): SeatMask {
  const last = cards.length - 1;
  let at = 0;
  for (; cards[at] !== card; at++) {
    if (at >= last) bug(`${card} is not in this zone`);
    knowers[at] = (knowers[at] ?? missing()) & still;
  }
  const knew = knowers[at] ?? missing();
  for (; at < last; at++) {
    cards[at] = cards[at + 1] ?? missing();
    knowers[at] = (knowers[at + 1] ?? missing()) & still;
  }
  cards.pop();
  knowers.pop();
  return knew;
}

/**
 * Takes a card from the top segment. Seats that do not see it no longer know that the other
 * cards of the segment are still there: any of them may be the one that left.
 */
export function takeTop(pile: Pile, card: string, seenBy: SeatMask): SeatMask {
  const top = pile[pile.length - 1];
  if (top === undefined) return bug('a draw from an empty pile');
  const mixed = top.cards.length > 1;
  const knew = takeFrom(top, card, seenBy);
  if (!mixed) pile.pop();
  return (mixed ? knew & seenBy : knew) | seenBy;
}

export function putOnTop<Card extends string>(pile: Pile<Card>, card: NoInfer<Card>, knowers: SeatMask): void {
  pile.push({ cards: [card], knowers: [knowers] });
}

export function putUnder<Card extends string>(pile: Pile<Card>, card: NoInfer<Card>, knowers: SeatMask): void {
  pile.unshift({ cards: [card], knowers: [knowers] });
}

/** Shuffling forgets the order and keeps who knew that a card is among them. */
export function shuffle<Card extends string>(pile: Pile<Card>): void {
  if (pile.length < 2) return;
  const mixed = zoneOf<Card>();
  for (const zone of pile)
    for (let i = 0; i < zone.cards.length; i++) putInto(mixed, zone.cards[i] ?? missing(), zone.knowers[i] ?? missing());
  pile.length = 0;
  pile.push(mixed);
}

/** What a seat may know of a pile, top first: its own known cards by name, a number where it knows nothing more. */
export function pileSeenBy<Card extends string>(pile: readonly Zone<Card>[], seat: SeatMask): readonly (Card | number)[] {
  const seen: (Card | number)[] = [];
  for (let s = pile.length - 1; s >= 0; s--) {
    const zone = pile[s] ?? missing();
    if (zone.cards.length === 1 && ((zone.knowers[0] ?? missing()) & seat) !== 0) seen.push(zone.cards[0] ?? missing());
    else seen.push(zone.cards.length);
  }
  return seen;
}

/** The cards of a zone that a seat knows to be there, in canonical order. */
export function knownIn<Card extends string>(zone: Zone<Card>, seat: SeatMask): readonly Card[] {
  return zone.cards.filter((_, i) => ((zone.knowers[i] ?? missing()) & seat) !== 0);
}

/** What a seat does not know of a zone: names in their order, and who else knows a place, in order too, whatever the names are. */
interface Unknown extends Zone {
  readonly zone: Zone;
  /** How many cards of the zone stay; they are moved to its front. */
  kept: number;
  /** Whether all places are known to the same seats. */
  readonly even: boolean;
}

/**
 * Deals anew, among the zones of one pool, every card that the seat does not know; who else knows a place stays with the place. Returns whether
 * anything could move. Positions that are equal in what the seat knows, and in who knows how many places, become equal by equal chance: names and
 * places are taken in an order that tells nothing of how they lay.
 */
export function redealZones({ zones, holds }: HiddenPool, seat: SeatMask, pick: (n: number) => number): boolean {
  const unknown = zones.map((zone) => unknownIn(zone, seat, holds));
  let most: Unknown | null = null;
  for (const one of unknown) if (one.even && one.cards.length > (most?.cards.length ?? 0)) most = one;
  const names = most === null ? [] : most.cards.slice();
  const largest = names.length;
  for (const one of unknown) if (one !== most) for (const card of one.cards) putAt(names, null, names.length, card, 0);
  const moved = names.length > 1;
  // What lies alone, and evenly, stays as it lies.
  if (most?.kept === 0 && names.length === largest) return moved;
  // The largest zone gets what the others leave: in which order its places are filled makes no difference.
  for (const one of unknown)
    if (one !== most) for (const mask of one.knowers) putAt(one.zone.cards, one.zone.knowers, one.kept++, drawn(names, pick), mask);
  if (most?.kept === 0) for (let i = 0; i < largest; i++) most.zone.cards[i] = names[i] ?? missing();
  else if (most !== null)
    for (const name of names) putAt(most.zone.cards, most.zone.knowers, most.kept++, name, most.knowers[0] ?? missing());
  return moved;
}

function unknownIn(zone: Zone, seat: SeatMask, holds: HiddenPool['holds']): Unknown {
  if (holds === undefined && isAllUnknown(zone, seat)) return { zone, cards: zone.cards, knowers: zone.knowers, kept: 0, even: true };
  const names: string[] = [];
  const masks: SeatMask[] = [];
  let kept = 0;
  for (let i = 0; i < zone.cards.length; i++) {
    const card = zone.cards[i] ?? missing();
    const mask = zone.knowers[i] ?? missing();
    if ((mask & seat) !== 0 || holds?.(card) === false) putAt(zone.cards, zone.knowers, kept++, card, mask);
    else {
      names.push(card);
      masks.push(mask);
    }
  }
  const even = masks.every((mask) => mask === masks[0]);
  return { zone, cards: names, knowers: even ? masks : masks.sort((a, b) => a - b), kept, even };
}

/** Most zones are: nothing of them has to be looked at card by card. */
function isAllUnknown({ knowers }: Zone, seat: SeatMask): boolean {
  const mask = knowers[0] ?? 0;
  if ((mask & seat) !== 0) return false;
  for (let i = 1; i < knowers.length; i++) if (knowers[i] !== mask) return false;
  return true;
}

/** Takes one name by chance; the others stay in their order. */
function drawn(names: string[], pick: (n: number) => number): string {
  const at = pick(names.length);
  const name = names[at] ?? missing();
  for (let i = at + 1; i < names.length; i++) names[i - 1] = names[i] ?? missing();
  names.pop();
  return name;
}
