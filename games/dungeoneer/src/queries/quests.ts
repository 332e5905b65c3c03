// Owns which Quests a hero can attempt, search for or carry at this moment, and at what price.

import { memberOf, at, type Seat } from '@undercroft/kernel';
import { gather } from '@undercroft/parts';
import { MAP_IDS, mapOf, questOf, type AdventureId, type MapId, type QuestId } from '../content/cards.ts';
import type { Location, Pattern, SacrificePrice, Score } from '../content/types.ts';
import { isEdition, isEntrance, isRoom, newQuest, playerOf, spaceOf, type QuestInPlay, type SpaceId, type Table } from '../state.ts';
import { discardable } from './effects.ts';
import { maySpend } from './moves.ts';
import { printedOf } from './standing.ts';

/** DGN-QUEST-05, A-25: any one of the places that a card names. */
export const isAt = (table: Table, space: SpaceId, location: Location): boolean => isLocation(table, spaceOf(table, space).card, location);

export function isLocation(table: Table, card: MapId, location: Location): boolean {
  if ('maps' in location) return location.maps.includes(card);
  const { grim, realm, terrain } = mapOf(card);
  if ('terrain' in location) return terrain.includes(location.terrain);
  if (location.any === 'grim-passage') return grim && !isEntrance(table, card);
  return isRoom(table, card) && (location.any === 'room' || realm === 'wilderness');
}

/** A Quest as it lies, also one that lies face down before its owner. */
export function questIn(table: Table, seat: Seat, quest: QuestId): QuestInPlay {
  const found = playerOf(table, seat).quests.find((one) => one.quest === quest) ?? table.global.find((one) => one.quest === quest);
  return found ?? newQuest(quest);
}

interface Together {
  readonly global: readonly QuestInPlay[];
  readonly all: readonly QuestInPlay[];
}
const together = new WeakMap<readonly QuestInPlay[], Together>();

/** DGN-QUEST-01, DGN-QUEST-02: one's own Personal Quests and the Global ones, in this order. Five acts of the Hero Phase ask for them each time. */
export function questsOf({ players, global }: Table, seat: Seat): readonly QuestInPlay[] {
  const { quests, sealed } = at(players, seat);
  if (sealed.cards.length > 0) return [...quests, ...sealed.cards.map(newQuest), ...global];
  let found = together.get(quests);
  if (found?.global !== global) together.set(quests, (found = { global, all: [...quests, ...global] }));
  return found.all;
}

/**
 * DGN-QUEST-07, DGN-QUEST-08, DGN-QUEST-09, A-24, A-52: what the next attempt in this turn costs; null: it cannot be made. Threat Quests have no
 * other limit (DGN-QTHREAT-02, DGN-QTHREAT-03).
 */
export function attemptPrice({ quest, tries }: QuestInPlay): { readonly glory: number; readonly movement: number } | null {
  const { attempt } = questOf(quest);
  if (tries === 0 && attempt?.firstFree !== false) return { glory: 0, movement: 0 };
  if (attempt === undefined) return { glory: 0, movement: 1 };
  if (attempt.price === null) return null;
  const { glory = 0, movement = 0 } = attempt.price;
  return typeof glory === 'number' ? { glory, movement } : null;
}

function canPay(table: Table, seat: Seat, one: QuestInPlay): boolean {
  const price = attemptPrice(one);
  if (price === null) return false;
  // a tipped hero may still make a free attempt.
  return playerOf(table, seat).glory >= price.glory && (price.movement === 0 || maySpend(table, seat, price.movement));
}

/** The Quests that can be attempted where the hero stands. */
export function attemptable(table: Table, seat: Seat): readonly QuestId[] {
  const { space } = playerOf(table, seat);
  return gather(questsOf(table, seat), (one) => {
    const { at, search, completion } = questOf(one.quest);
    if (completion.by === 'escort' || !isAt(table, space, at) || !canPay(table, seat, one)) return undefined;
    // DGN-SEARCH-01, A-30: found in this turn, by this hero, in this space.
    if (search !== undefined && one.found !== space) return undefined;
    // DGN-SLAY-08: its monster does not attack again.
    if (completion.by === 'slay' && one.fought) return undefined;
    if (completion.by === 'sacrifice' && pricesFor(table, seat, one.quest).length === 0) return undefined;
    return completion.by === 'threats' && stepsLeft(one).length === 0 ? undefined : one.quest;
  });
}

/** The scores of a Quest of several steps that are not marked yet. */
export function stepsLeft({ quest, marks }: QuestInPlay): readonly Score[] {
  const { completion } = questOf(quest);
  return completion.by === 'threats' ? completion.scores.filter((score) => !marks.includes(score)) : [];
}

/** DGN-SACRIFICE-01: the prices that can be paid in full; Life never to the last point. */
export function pricesFor(table: Table, seat: Seat, quest: QuestId): readonly number[] {
  const { completion } = questOf(quest);
  if (completion.by !== 'sacrifice') return [];
  return gather(completion.prices, (price, i) => (canSacrifice(table, seat, price) ? i : undefined));
}

function canSacrifice(table: Table, seat: Seat, { glory = 0, life = 0, discard }: SacrificePrice): boolean {
  const player = playerOf(table, seat);
  if (player.glory < glory || (life > 0 && player.life <= life)) return false;
  return discard === undefined || discardable(table, seat, discard.what).length >= discard.n;
}

/** DGN-SEARCH-02, -03, A-81: Quests whose objective can be looked for here. */
export function searchable(table: Table, seat: Seat): readonly QuestId[] {
  const { space } = playerOf(table, seat);
  return gather(questsOf(table, seat), (one) => {
    const { at, search } = questOf(one.quest);
    if (search === undefined || one.found === space || !isAt(table, space, at)) return undefined;
    return searchPrice(table, one) === 0 || maySpend(table, seat) ? one.quest : undefined;
  });
}

/** In 2.1 a search is part of the attempt: the first one in a turn is free. */
export const searchPrice = (table: Table, { searches }: QuestInPlay): number => (isEdition(table, '2.1') && searches === 0 ? 0 : 1);

/**
 * DGN-ESCORT-01, DGN-ESCORT-07, A-31: Components that can be picked up here: where the Quest begins, or where somebody put one down;
 * DGN-ESCORT-08: however many Quests one has.
 */
export function pickable(table: Table, seat: Seat): readonly QuestId[] {
  const { space } = playerOf(table, seat);
  const found = gather(questsOf(table, seat), ({ quest, carried, dropped }) => {
    const { completion, at } = questOf(quest);
    return completion.by === 'escort' && !carried && dropped < 0 && isAt(table, space, at) ? quest : undefined;
  });
  for (const { quests } of table.players) for (const { quest, dropped } of quests) if (dropped === space) found.push(quest);
  for (const { quest, dropped } of table.left) if (dropped === space) found.push(quest);
  return found;
}

/** A Quest that lies face down before somebody else: which, is not known. */
export const FACE_DOWN = 'face-down';
export type Swappable = QuestId | typeof FACE_DOWN;
/** Personal Quests without a token, on the card or on the map, as `you` can name them. */
export function swappable(table: Table, seat: Seat, you: Seat): readonly Swappable[] {
  const { quests, sealed } = playerOf(table, seat);
  const open: readonly QuestId[] = gather(quests, ({ quest, carried, dropped }) => (carried || dropped >= 0 ? undefined : quest));
  if (sealed.cards.length === 0) return open;
  return seat === you ? [...open, ...sealed.cards] : [...open, FACE_DOWN];
}

/** Components that the hero carries. */
const carriedBy = (table: Table, seat: Seat): readonly QuestId[] =>
  gather(playerOf(table, seat).quests, ({ quest, carried }) => (carried ? quest : undefined));

/** DGN-ESCORT-01: those that can be put down at their second location. */
export const deliverable = (table: Table, seat: Seat): readonly QuestId[] =>
  carriedBy(table, seat).filter((quest) => spaceOf(table, playerOf(table, seat).space).card === destination(quest));

/** DGN-ESCORT-06: those that can be put down here and stay: at the second location that would complete the Quest. */
export function droppable(table: Table, seat: Seat): readonly QuestId[] {
  const here = deliverable(table, seat);
  return carriedBy(table, seat).filter((quest) => !here.includes(quest));
}

function destination(quest: QuestId): MapId | null {
  const { completion } = questOf(quest);
  return completion.by === 'escort' ? memberOf(MAP_IDS, completion.to) : null;
}

/** DGN-CHANCE-01: whether the dice show what the card asks for; dice that were kept are among them. */
export function isRolled(pattern: Pattern, dice: readonly number[], marks: readonly (string | number)[], level: number): boolean {
  if (pattern.need === 'total') return dice.reduce((sum, die) => sum + die, 0) >= pattern.n;
  if (pattern.need === 'unmarked') return new Set([...marks, ...dice]).size >= pattern.marks;
  if (pattern.need === 'each') return dice.every((die) => die >= pattern.n);
  if (pattern.need === 'two-add-to-level') return dice.some((one, i) => dice.some((other, k) => k > i && one + other === level));
  return dice.some((one, i) =>
    dice.some((other, k) => k > i && other === one && dice.some((third, m) => m !== i && m !== k && third > one)),
  );
}

/** Cards that can be discarded for a better roll. */
export function boostsFor(table: Table, seat: Seat, quest: QuestId): readonly AdventureId[] {
  const { completion } = questOf(quest);
  return completion.by === 'threat' && completion.boost !== undefined ? discardable(table, seat, 'hand') : [];
}

/** Life that a Quest's monster can still lose (DGN-SLAY-06, A-26). */
export const questLife = (table: Table, { quest, wounds }: QuestInPlay): number =>
  printedOf(table, { is: 'quest', quest, seat: 0 }).life - wounds;
