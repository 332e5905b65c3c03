// Owns what holds because a card is in play: whose it is, under which conditions, on whom.

import { keysOf, type Seat } from '@undercroft/kernel';
import { keptWith } from '@undercroft/parts';
import { adventureOf, mapOf, questOf, type AdventureId, type QuestId } from '../content/cards.ts';
import type { Banner, Category, Condition, Form, Forms, Special, Standing } from '../content/types.ts';
import { floorOf } from '../levels.ts';
import { playerOf, spaceOf, type Done, type Fighter, type InPlay, type QuestInPlay, type SpaceId, type Table } from '../state.ts';

/** Something that holds, the card that says so, and the card that it is tucked behind. */
export interface Held {
  readonly standing: Standing;
  readonly card: AdventureId | QuestId;
  readonly host: AdventureId | null;
}

const NOTHING: readonly Held[] = [];
const NONE: readonly Standing[] = [];

export function standingOn(card: AdventureId): readonly Standing[] {
  const found = adventureOf(card);
  return found.family === 'trap' ? NONE : found.standing;
}

const heldInAny = keptWith((ready: readonly InPlay[]): readonly Held[] => ready.flatMap(heldOn));
/** Everything that the cards of an Inventory say, for as long as they lie there (DGN-PLAY-09); computed once for each Inventory. */
export const heldIn = (ready: readonly InPlay[]): readonly Held[] => (ready.length === 0 ? NOTHING : heldInAny(ready));

function heldOn({ card, attached }: InPlay): readonly Held[] {
  // A Minion fights with its own scores: what stands on it is not its hero's.
  const own = adventureOf(card).family === 'monster' ? [] : standingOn(card).map((standing) => ({ standing, card, host: null }));
  return [...own, ...attached.flatMap((one) => standingOn(one).map((standing) => ({ standing, card: one, host: card })))];
}

const heldByAny = keptWith((done: readonly Done[]): readonly Held[] => done.flatMap(heldByArtifact));
/** DGN-ARTIFACT-02, DGN-ARTIFACT-03: what completed Artifact Quests give. */
export const heldByArtifacts = (done: readonly Done[]): readonly Held[] => (done.length === 0 ? NOTHING : heldByAny(done));

function heldByArtifact({ quest: card, choice, form }: Done): readonly Held[] {
  const { artifact, artifactChoice } = questOf(card);
  return [...(artifact ?? []), ...(artifactChoice?.[choice] ?? [])].map((one) => ({
    standing: one.is === 'score' && one.forms === 'lowest' && form !== null ? { ...one, forms: [form] } : one,
    card,
    host: null,
  }));
}

const effectsOfAny = keptWith((quests: readonly QuestInPlay[]): readonly Held[] =>
  quests.flatMap(({ quest: card }) => questOf(card).effect.map((standing) => ({ standing, card, host: null }))),
);
/** DGN-EFFECT-01: what the Effect Quests of a list do while they lie there. */
const effectsOfQuests = (quests: readonly QuestInPlay[]): readonly Held[] => (quests.length === 0 ? NOTHING : effectsOfAny(quests));
/** DGN-EFFECT-01, DGN-EFFECT-02: what Effect Quests do to a seat: Global ones to everybody, Personal ones to their player. */
export function heldByEffects({ global, players }: Table, seat: Seat): readonly Held[] {
  const ofAll = effectsOfQuests(global);
  const own = effectsOfQuests(players[seat]?.quests ?? []);
  return own.length === 0 ? ofAll : ofAll.length === 0 ? own : [...ofAll, ...own];
}

const carriedWithAny = keptWith((quests: readonly QuestInPlay[]): readonly Held[] => quests.flatMap(heldWithToken));
/** What Escort Quests do to whoever has their token (DGN-ESCORT-01). */
export const heldByCarrying = (quests: readonly QuestInPlay[]): readonly Held[] => (quests.length === 0 ? NOTHING : carriedWithAny(quests));

function heldWithToken({ quest: card, carried }: QuestInPlay): readonly Held[] {
  const { completion } = questOf(card);
  return carried && completion.by === 'escort' ? completion.carried.map((standing) => ({ standing, card, host: null })) : [];
}

/** What is printed of a fighter that is not a hero. */
export interface Printed {
  readonly categories: readonly Category[];
  readonly forms: Banner;
  readonly life: number;
  readonly standing: readonly Standing[];
  readonly special?: Special;
}

export function printedOf(table: Table, fighter: Exclude<Fighter, { is: 'hero' }>): Printed {
  if (fighter.is === 'quest') {
    const { completion } = questOf(fighter.quest);
    if (completion.by === 'slay') return completion.monster;
  } else if (fighter.is === 'space') {
    const { monster } = mapOf(spaceOf(table, fighter.space).card);
    if (monster !== null) return monster;
  } else {
    const card = adventureOf(fighter.card);
    if (card.family === 'monster') return card;
    return { categories: card.categories, forms: {}, life: 0, standing: [] };
  }
  return { categories: [], forms: {}, life: 0, standing: [] };
}

/** A hero's race is never a monster category. */
export const categoriesOf = (table: Table, fighter: Fighter): readonly Category[] =>
  fighter.is === 'hero' ? [] : printedOf(table, fighter).categories;
export const isAny = (categories: readonly Category[], any: readonly Category[]): boolean => any.some((one) => categories.includes(one));

/** DGN-LEVEL-03, DGN-LEVEL-04, A-53: the Level, less what cards take while they lie there; never below the lowest of the game. */
export function levelOf(table: Table, seat: Seat): number {
  const { level, ready } = playerOf(table, seat);
  let now = level;
  for (const { standing } of heldIn(ready)) if (standing.is === 'level') now = Math.max(Math.min(now, floorOf(table)), now + standing.n);
  return now;
}

/** In which situation a condition is judged. */
export interface Situation {
  readonly you: Seat;
  readonly target: Seat;
  readonly here: SpaceId;
  readonly opponent: Fighter | null;
  readonly host: AdventureId | null;
  /** What was paid for `#`. */
  readonly more: number;
  /** A monster that the card has done something to, and what was given for it. */
  readonly that?: AdventureId;
  readonly given?: AdventureId;
}

export function holds(table: Table, when: Condition | undefined, now: Situation): boolean {
  return when === undefined || holdsNow(table, when, now);
}

function holdsNow(table: Table, when: Condition, now: Situation): boolean {
  // Of a monster that is hit nothing is true that is said of a hero.
  if ('who' in when && when.who === 'target' && now.opponent !== null && now.opponent.is !== 'hero') return false;
  const seatOf = (who: string): Seat => (who === 'you' || who === 'bearer' ? now.you : now.target);
  switch (when.if) {
    case 'here-terrain':
      return when.any.some((terrain) => mapOf(spaceOf(table, now.here).card).terrain.includes(terrain));
    case 'here-portal':
      return mapOf(spaceOf(table, now.here).card).portal;
    case 'that-monster-is':
      return now.that !== undefined && isAny(adventureOf(now.that).categories, when.any);
    case 'opponent-is':
      return now.opponent !== null && isAny(categoriesOf(table, now.opponent), when.any);
    case 'host-is':
      return now.host !== null && isAny(adventureOf(now.host).categories, when.any);
    case 'life-at-most':
      return playerOf(table, seatOf(when.who)).life <= when.n;
    case 'peril-at-most':
      return playerOf(table, seatOf(when.who)).peril <= when.n;
    case 'has-glory':
      return playerOf(table, seatOf(when.who)).glory > 0;
    case 'has-boon':
      return playerOf(table, seatOf(when.who)).ready.some(({ card }) => isAny(adventureOf(card).categories, when.any));
    case 'target-is-hero':
      return now.opponent?.is === 'hero';
    case 'level-above-floor':
      return levelOf(table, seatOf(when.who)) > floorOf(table);
    case 'paid-at-least':
      return now.more >= when.n;
    case 'ally-near':
      return allies(table, now.you).some(({ card }) => card !== now.host && isAny(adventureOf(card).categories, when.any));
    case 'discarded-is':
      return now.given !== undefined && when.any.includes(adventureOf(now.given).family);
  }
}

/** The monsters of a player that attack now or lie in the Pack. */
export const allies = (table: Table, seat: Seat): readonly InPlay[] => [
  ...table.fighting.filter(({ by }) => by === seat),
  ...playerOf(table, seat).pack,
];

/** Which forms a change is for. `host`: those that the card behind which it is tucked names. */
export function formsOf(forms: Forms, host: AdventureId | null): readonly Form[] {
  if (forms !== 'host') return typeof forms === 'string' ? [] : forms;
  if (host === null) return [];
  const card = adventureOf(host);
  if (card.family === 'monster') return keysOf(card.forms);
  return standingOn(host).flatMap((one) =>
    one.is === 'score' && one.when === undefined ? formsOf(one.forms, null) : one.is === 'standard' ? [one.form] : [],
  );
}

/** The record of a monster that attacks or serves, wherever it lies. */
export function inPlayOf(table: Table, card: AdventureId): InPlay | undefined {
  for (const one of table.fighting) if (one.card === card) return one;
  for (const { ready, pack } of table.players) {
    const found = ready.find((one) => one.card === card) ?? pack.find((one) => one.card === card);
    if (found !== undefined) return found;
  }
  return undefined;
}
