// Owns the collection: everything under its id, in the fixed order of the tables, all cards of a kind of one shape.

import { bug, keysOf } from '@undercroft/kernel';
import { keptWith, tableOf } from '@undercroft/parts';
import { ADVENTURES, type AdventureCard, type AdventureId } from './adventures.ts';
import { ALLIES, type AllyId } from './allies.ts';
import { ENCOUNTERS, type EncounterId } from './encounters.ts';
import { HEROES, type HeroId } from './heroes.ts';
import { MONSTERS, type MonsterId } from './monsters.ts';
import { POWERS, type PowerId } from './powers.ts';
import { TILES, type TileCard, type TileId } from './tiles.ts';
import { TREASURES, type TreasureId } from './treasures.ts';
import type { AllyCard, CardSet, EncounterCard, HeroCard, MonsterCard, Power, PowerKind, TreasureCard, VillainCard } from './types.ts';
import { VILLAINS, type VillainId } from './villains.ts';

export type { AdventureId, AllyId, EncounterId, HeroId, MonsterId, PowerId, TileId, TreasureId, VillainId };
export type FoeKind = MonsterId | VillainId;
/** What can lie in the XP pile (CAV-XP-01, CAV-DEFEAT-09, CAV-XP-15). */
export type XpId = FoeKind | 'FO03';

const tableFrom = <Id extends string, Card extends object>(cards: Readonly<Record<Id, Card>>): ReadonlyMap<Id, Card> =>
  tableOf<Id, Card>(cards);
const tiles = tableFrom<TileId, TileCard>(TILES);
const monsters = tableFrom<MonsterId, MonsterCard>(MONSTERS);
const villains = tableFrom<VillainId, VillainCard>(VILLAINS);
const heroes = tableFrom<HeroId, HeroCard & { readonly kit: readonly PowerId[] }>(HEROES);
const powers = tableFrom<PowerId, Power>(POWERS);
const encounters = tableFrom<EncounterId, EncounterCard>(ENCOUNTERS);
const treasures = tableFrom<TreasureId, TreasureCard>(TREASURES);
const allies = tableFrom<AllyId, AllyCard>(ALLIES);
const adventures = tableFrom<AdventureId, AdventureCard>(ADVENTURES);

export const TILE_IDS: readonly TileId[] = keysOf(TILES);
export const MONSTER_IDS: readonly MonsterId[] = keysOf(MONSTERS);
export const VILLAIN_IDS: readonly VillainId[] = keysOf(VILLAINS);
export const HERO_IDS: readonly HeroId[] = keysOf(HEROES);
export const POWER_IDS: readonly PowerId[] = keysOf(POWERS);
export const ENCOUNTER_IDS: readonly EncounterId[] = keysOf(ENCOUNTERS);
export const TREASURE_IDS: readonly TreasureId[] = keysOf(TREASURES);
/** CAV-XP-01, CAV-XP-15: the cards that experience is paid with. */
export const XP_IDS: readonly XpId[] = [...MONSTER_IDS, ...VILLAIN_IDS, 'FO03'];
export const ALLY_IDS: readonly AllyId[] = keysOf(ALLIES);
export const ADVENTURE_IDS: readonly AdventureId[] = keysOf(ADVENTURES);

export const tileOf = (id: TileId): TileCard => tiles.get(id) ?? bug(`no tile ${id}`);
export const monsterOf = (id: MonsterId): MonsterCard => monsters.get(id) ?? bug(`no monster ${id}`);
export const villainOf = (id: VillainId): VillainCard => villains.get(id) ?? bug(`no villain ${id}`);
export const heroOf = (id: HeroId): HeroCard & { readonly kit: readonly PowerId[] } => heroes.get(id) ?? bug(`no hero ${id}`);
export const powerOf = (id: PowerId): Power => powers.get(id) ?? bug(`no power ${id}`);
export const encounterOf = (id: EncounterId): EncounterCard => encounters.get(id) ?? bug(`no Encounter ${id}`);
export const treasureOf = (id: TreasureId): TreasureCard => treasures.get(id) ?? bug(`no Treasure ${id}`);
export const allyOf = (id: AllyId): AllyCard => allies.get(id) ?? bug(`no ally ${id}`);
export const adventureOf = (id: AdventureId): AdventureCard => adventures.get(id) ?? bug(`no adventure ${id}`);

const known = <Id extends string>(table: ReadonlyMap<Id, unknown>): ReadonlySet<string> => new Set<string>(table.keys());
const VILLAIN_KINDS = known(villains);
const MONSTER_KINDS = known(monsters);
const POWER_NAMES = known(powers);
const TREASURE_NAMES = known(treasures);
export const isVillain = (kind: FoeKind): kind is VillainId => VILLAIN_KINDS.has(kind);
export const isMonster = (kind: string): kind is MonsterId => MONSTER_KINDS.has(kind);
export const isPower = (id: string): id is PowerId => POWER_NAMES.has(id);
export const isTreasure = (id: string): id is TreasureId => TREASURE_NAMES.has(id);

/** The powers of a hero, of one kind, in their order. */
const OWN = new Map(HERO_IDS.map((hero) => [hero, POWER_IDS.filter((id) => id.startsWith(`${hero}-`))]));
export const powersOf = (hero: HeroId, kind: PowerKind): readonly PowerId[] =>
  (OWN.get(hero) ?? bug(`no hero ${hero}`)).filter((id) => powerOf(id).kind === kind);

/** CAV-SETUP-02: the cards of a deck made of these sets, each as often as it is printed, in the order in which piles keep them. */
const copiesOf = <Id extends string>(
  ids: readonly Id[],
  card: (id: Id) => { readonly set: CardSet; readonly copies: number },
  sets: readonly CardSet[],
): readonly Id[] => ids.flatMap((id) => (sets.includes(card(id).set) ? Array.from({ length: card(id).copies }, () => id) : [])).sort();
type Sets = readonly CardSet[];
export const monsterDeck = keptWith((sets: Sets): readonly MonsterId[] => copiesOf(MONSTER_IDS, monsterOf, sets));
export const encounterDeck = keptWith((sets: Sets): readonly EncounterId[] => copiesOf(ENCOUNTER_IDS, encounterOf, sets));
export const treasureDeck = keptWith((sets: Sets): readonly TreasureId[] => copiesOf(TREASURE_IDS, treasureOf, sets));
/** CAV-STACK-01. */
export const POOL: readonly TileId[] = TILE_IDS.filter((id) => tileOf(id).kind === 'plain' || tileOf(id).kind === 'feature');

export const xpOf = (id: XpId): number => {
  if (id === 'FO03') return NOTES_XP;
  return isVillain(id) ? villainOf(id).level : monsterOf(id).xp;
};
const [notes] = TREASURES.FO03.effects;
const NOTES_XP = notes?.do === 'bank' ? notes.n : bug('Trail Notes are worth nothing');
