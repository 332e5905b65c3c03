// Owns the shape of the names and flavour lines that every language supplies, and finding them by kind and id.

import type { Language } from '@undercroft/presentation';
import type {
  ArmorId,
  DomainId,
  DomainTrapId,
  IntrinsicId,
  JobId,
  PassiveId,
  PotionId,
  SpeciesId,
  TechniqueId,
  ToolId,
  WeaponId,
} from '../../content/index.ts';
import type { Archetype, Mark, RoomId, TrapId } from '../../content/types.ts';
import { names as en } from './en/names.ts';
import { names as ja } from './ja/names.ts';
import { names as nl } from './nl/names.ts';

export interface Named {
  readonly name: string;
  readonly flavour?: string;
}
/** What completes the name of whoever gains or loses it. */
export interface StatusNamed extends Named {
  readonly gained: string;
  readonly lost: string;
}
export type PersonId = 'hester' | 'tobias' | 'odile' | 'gudrun' | 'pim';
export type StreetId = 'apothecary' | 'ironmonger' | 'smithy' | 'outfitter' | 'inn' | 'gate';
/** Stun is a counter and Kneeling a condition: both have a name like a status. */
export type MarkId = Mark | 'kneeling';

export interface Names {
  readonly jobs: Readonly<Record<JobId, Named>>;
  readonly techniques: Readonly<Record<TechniqueId, Named>>;
  readonly intrinsics: Readonly<Record<IntrinsicId | PassiveId, Named>>;
  readonly weapons: Readonly<Record<WeaponId, Named>>;
  readonly armors: Readonly<Record<ArmorId, Named>>;
  readonly potions: Readonly<Record<PotionId, Named>>;
  readonly tools: Readonly<Record<ToolId, Named>>;
  readonly statuses: Readonly<Record<MarkId, StatusNamed>>;
  readonly rooms: Readonly<Record<RoomId, Named>>;
  readonly traps: Readonly<Record<TrapId, Named>>;
  readonly 'domain-traps': Readonly<Record<DomainTrapId, Named>>;
  readonly domains: Readonly<Record<DomainId, Named>>;
  readonly species: Readonly<Record<SpeciesId, Named>>;
  readonly archetypes: Readonly<Record<Archetype, Named>>;
  readonly people: Readonly<Record<PersonId, Named>>;
  readonly places: Readonly<Record<StreetId, Named>>;
}

export const NAMES: Readonly<Record<Language, Names>> = { en, nl, ja };
