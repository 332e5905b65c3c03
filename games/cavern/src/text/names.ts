// Owns the shape of the names, flavour lines and briefings that every language supplies, and finding them by id.

import type { Language } from '@undercroft/presentation';
import type { AdventureId, AllyId, EncounterId, FoeKind, PowerId, TileId, TreasureId } from '../content/cards.ts';
import type { HEROES, HeroId } from '../content/heroes.ts';
import type { Condition, ThingKind, Token, Track } from '../content/types.ts';
import { adventures as enAdventures } from './en/adventures.ts';
import { attacks as enAttacks, names as en } from './en/names.ts';
import { adventures as jaAdventures } from './ja/adventures.ts';
import { attacks as jaAttacks, names as ja } from './ja/names.ts';
import { adventures as nlAdventures } from './nl/adventures.ts';
import { attacks as nlAttacks, names as nl } from './nl/names.ts';

export interface Words {
  readonly name: string;
  /** What log and board call it, where the whole name is long. */
  readonly short?: string;
  readonly flavour: string;
}

type Half<Id extends string> = `${Id}N` | `${Id}S`;
type Doubled = 'S00' | 'D01' | 'D02';
/** A double tile has one name for its two halves. */
type PrintedTile = Doubled | Exclude<TileId, Half<Doubled>>;
export type AbilityId = (typeof HEROES)[HeroId]['ability'];
export type MarkId =
  | Condition
  | Token
  | Track
  | 'surge'
  | 'ladder'
  | 'trap-marker'
  | 'hazard-marker'
  | 'collapse'
  | 'cavern-edge'
  | 'crew-lantern'
  | 'crew-ember'
  | 'camp';
export type NameId = PrintedTile | FoeKind | HeroId | AbilityId | PowerId | EncounterId | TreasureId | AllyId | ThingKind | MarkId;
export type Names = Readonly<Record<NameId, Words>>;

/** By the name under which tactics and tiles have them. */
export type AttackNames = Readonly<Record<string, string>>;

export interface AdventureText {
  readonly name: string;
  readonly line: string;
  readonly briefing: string;
  readonly won: string;
  readonly lost: string;
  /** Of a race: the own crew has no surge left. */
  readonly outOfSurges?: string;
}
export type AdventureWords = Readonly<Record<AdventureId, AdventureText>>;

export const names: Readonly<Record<Language, Names>> = { en, nl, ja };
export const attackNames: Readonly<Record<Language, AttackNames>> = { en: enAttacks, nl: nlAttacks, ja: jaAttacks };
export const adventureWords: Readonly<Record<Language, AdventureWords>> = { en: enAdventures, nl: nlAdventures, ja: jaAdventures };

const tables: Readonly<Record<Language, ReadonlyMap<string, Words>>> = {
  en: new Map(Object.entries(en)),
  nl: new Map(Object.entries(nl)),
  ja: new Map(Object.entries(ja)),
};
const DOUBLED = /^(S00|D01|D02)[NS]$/;

export const hasWords = (language: Language, id: string): boolean => tables[language].has(id.replace(DOUBLED, '$1'));

/** The name and flavour of anything that is printed. */
export function wordsOf(language: Language, id: string): Words {
  const found = tables[language].get(id.replace(DOUBLED, '$1'));
  if (found === undefined) throw new Error(`no name for ${id} in ${language}`);
  return found;
}
export const nameOf = (language: Language, id: string): string => wordsOf(language, id).name;
export const shortOf = (language: Language, id: string): string => {
  const { name, short } = wordsOf(language, id);
  return short ?? name;
};
