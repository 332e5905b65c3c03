// Owns the figures of a table that follow from rules, for whoever shows it: what units are worth now, in which order they act, what is left in the deck, what the shop asks.

import { tableFor } from '@undercroft/kernel';
import { SUITS, suitOf, type Suit } from '@undercroft/parts';
import {
  ARMOR_IDS,
  DOMAIN_IDS,
  domainOf,
  POTION_IDS,
  TOOL_IDS,
  WEAPON_IDS,
  type DomainId,
  type DomainTrapId,
  type SpeciesId,
  type TechniqueId,
} from './content/index.ts';
import {
  FIRST_MONSTER,
  floorOf,
  isGone,
  isMonster,
  placeOf,
  type Card,
  type Character,
  type Item,
  type Place,
  type Table,
  type Unit,
} from './state.ts';
import { isAce, isFace } from './queries/cards.ts';
import { priceOf } from './queries/choices.ts';
import { movesOf, rowOf } from './queries/floor.ts';
import { turnOrder } from './queries/initiative.ts';
import { gearId } from './queries/gear.ts';
import { broughtBy, lessonsOf, spOfLevel, type Lesson } from './queries/lessons.ts';
import { shopLevel } from './queries/shop.ts';
import { raised, statOf, statsOf, tnlOf } from './queries/stats.ts';
import { isInBattle, isKneeling, isNear } from './queries/units.ts';
import { BASE_STATS, STATS, type BaseStat, type Stat } from './content/types.ts';

export interface UnitFigures {
  readonly unit: Unit;
  readonly stats: Readonly<Record<Stat, number>>;
  /** The most HP and, of a character, MP. */
  readonly health: number;
  readonly kneeling: boolean;
  /** CRD-RANGE-05: Near, or as good as Near. */
  readonly near: boolean;
  readonly inBattle: boolean;
}
export interface CharacterFigures extends UnitFigures {
  /** CRD-LEVEL-01: the experience that the next level costs. */
  readonly tnl: number;
  /** What one more point of a base stat would move, each from what to what. */
  readonly raises: Readonly<Record<BaseStat, readonly Raise[]>>;
  /** CRD-LEVEL-10: the SP of the level that is being taken, with and without a point more. */
  readonly sp: number;
  readonly spWith: Readonly<Record<BaseStat, number>>;
  readonly lessons: readonly Lesson[];
  /** The techniques that one more point brings within reach. */
  readonly brings: Readonly<Record<BaseStat, readonly TechniqueId[]>>;
}
export interface Raise {
  readonly stat: Stat;
  readonly from: number;
  readonly to: number;
}
/** What nobody has seen of the Fate deck, in the draw pile or face down. */
export interface DeckLeft {
  readonly cards: number;
  readonly suits: Readonly<Record<Suit, number>>;
  readonly faces: number;
  readonly aces: number;
}
export interface Ware {
  readonly item: Item;
  readonly price: number;
}
/** What a turned-up tile of the floor is: its picture by kind and id, and of monsters how many and of which level. */
export interface TileFigures {
  readonly place: Place;
  readonly what: string | null;
  readonly monsters: readonly [n: number, level: number] | null;
}
export interface Reckoned {
  /** The tiles of the floor the party is on, in their order. */
  readonly tiles: readonly TileFigures[];
  readonly characters: readonly CharacterFigures[];
  /** Whoever is in the party or was left behind: not who is gone for good. */
  readonly members: readonly Unit[];
  readonly monsters: readonly UnitFigures[];
  /** CRD-INIT-02: who acts after whom, by the best card; who has none comes not. */
  readonly order: readonly { readonly unit: Unit; readonly card: Card }[];
  readonly deck: DeckLeft;
  readonly moves: readonly Place[];
  readonly floor: number;
  readonly boss: SpeciesId | null;
  /** CRD-QUEST-02: where the cards lead of which a quest is chosen, from the ace to the king. */
  readonly domains: readonly DomainId[];
  readonly trap: DomainTrapId | null;
  /** The best level that the shop sells, and what everything costs there. */
  readonly shop: { readonly level: number; readonly wares: readonly Ware[] };
}

const everyStat = (of: (stat: Stat) => number): Readonly<Record<Stat, number>> => {
  const [attack, hit, carry, speed, evade, fort, health, mana, will, force, skill] = STATS.map(of);
  return {
    attack: attack ?? 0,
    hit: hit ?? 0,
    carry: carry ?? 0,
    speed: speed ?? 0,
    evade: evade ?? 0,
    fort: fort ?? 0,
    health: health ?? 0,
    mana: mana ?? 0,
    will: will ?? 0,
    force: force ?? 0,
    skill: skill ?? 0,
  };
};

const withMore = (character: Character, stats: readonly BaseStat[]): Character => ({ ...character, base: raised(character.base, stats) });
/** What a point more in each of these base stats moves. */
export function movedBy(character: Character, stats: readonly BaseStat[]): readonly Raise[] {
  const now = statsOf(character);
  const then = statsOf(withMore(character, stats));
  return STATS.flatMap((stat) => (then[stat] === now[stat] ? [] : [{ stat, from: now[stat], to: then[stat] }]));
}
const raisesOf = (character: Character): CharacterFigures['raises'] => tableFor(BASE_STATS, (stat) => movedBy(character, [stat]));
const growthOf = (one: Character): Pick<CharacterFigures, 'sp' | 'spWith' | 'lessons' | 'brings'> => ({
  sp: spOfLevel(one),
  spWith: tableFor(BASE_STATS, (stat) => spOfLevel(withMore(one, [stat]))),
  lessons: lessonsOf(one),
  brings: tableFor(BASE_STATS, (stat) => broughtBy(one, withMore(one, [stat]))),
});

const inFight = (table: Table, unit: Unit): Pick<UnitFigures, 'near' | 'inBattle' | 'kneeling'> =>
  table.fight === null
    ? { near: true, inBattle: false, kneeling: !isMonster(unit) && isKneeling(table, unit) }
    : { near: isInBattle(table, unit) && isNear(table, unit), inBattle: isInBattle(table, unit), kneeling: isKneeling(table, unit) };

function deckLeft({ fate }: Table): DeckLeft {
  const [spades, hearts, clubs, diamonds] = SUITS.map((suit) => fate.unseen.filter((card) => suitOf(card) === suit).length);
  return {
    cards: fate.unseen.length - fate.down,
    suits: { spades: spades ?? 0, hearts: hearts ?? 0, clubs: clubs ?? 0, diamonds: diamonds ?? 0 },
    faces: fate.unseen.filter(isFace).length,
    aces: fate.unseen.filter(isAce).length,
  };
}

function tilesOf(table: Table): readonly TileFigures[] {
  const { dungeon, quest, ql } = table;
  if (dungeon === null || quest === null) return [];
  const floor = floorOf(dungeon.at);
  return (dungeon.floors[floor] ?? []).map((tile, no): TileFigures => {
    const place = placeOf(floor, no);
    const row = tile.card === null ? undefined : rowOf(tile.card);
    if (tile.card === null || row === undefined) return { place, what: null, monsters: null };
    const suit = suitOf(tile.card);
    const [n, above] = row.monsters[Math.min(floor, row.monsters.length - 1)] ?? [1, 0];
    if (suit === 'spades') return { place, what: null, monsters: [n, ql + above] };
    if (suit === 'diamonds') return { place, what: `treasure:${row.treasure}`, monsters: null };
    const trap = row.trap === 'domain-trap' ? domainOf(quest.domain).trap : row.trap;
    return { place, what: suit === 'hearts' ? `room:${row.room}` : `trap:${trap}`, monsters: null };
  });
}

function waresOf(table: Table): readonly Ware[] {
  const level = shopLevel(table);
  const items: readonly Item[] = [...POTION_IDS, ...TOOL_IDS, ...[...WEAPON_IDS, ...ARMOR_IDS].map((id) => gearId(id, level))];
  return items.map((item) => ({ item, price: priceOf(table, item) }));
}

export function reckonedOf(table: Table): Reckoned {
  const { party, fight, quest, dungeon } = table;
  const domain = quest === null ? null : domainOf(quest.domain);
  return {
    characters: party.map((one, unit) => ({
      unit,
      stats: everyStat((stat) => statsOf(one)[stat]),
      health: statsOf(one).health,
      ...inFight(table, unit),
      tnl: tnlOf(one),
      raises: raisesOf(one),
      ...growthOf(one),
    })),
    members: party.flatMap((one, unit) => (isGone(one) ? [] : [unit])),
    monsters: (fight?.monsters ?? []).map((one, at) => {
      const unit = FIRST_MONSTER + at;
      return { unit, stats: everyStat((stat) => statOf(table, unit, stat)), health: one.health, ...inFight(table, unit) };
    }),
    tiles: tilesOf(table),
    order: turnOrder(table),
    deck: deckLeft(table),
    moves: fight === null ? movesOf(table) : [],
    floor: dungeon === null ? 0 : floorOf(dungeon.at),
    boss: domain?.boss ?? null,
    domains: table.phase === 'dungeon' ? [] : DOMAIN_IDS,
    trap: domain?.trap ?? null,
    shop: { level: shopLevel(table), wares: table.phase === 'town' ? waresOf(table) : [] },
  };
}
