// Owns the content under its ids: lists of them, and a card looked up by its own.

import { keysOf, missing } from '@undercroft/kernel';
import { tableOf } from '@undercroft/parts';
import { ARMORS } from './armors.ts';
import { BOSSES } from './bosses.ts';
import { POTIONS, TOOLS } from './consumables.ts';
import { DOMAINS } from './domains.ts';
import { INTRINSICS } from './intrinsics.ts';
import { JOBS } from './jobs.ts';
import { SPECIES } from './species.ts';
import { TECHNIQUES } from './techniques.ts';
import { DOMAIN_TRAPS } from './traps.ts';
import { WEAPONS } from './weapons.ts';
import type { Armor, Domain, Intrinsic, Job, Potion, Species, Technique, Tool, Trap, Weapon } from './types.ts';

export type JobId = keyof typeof JOBS;
export type TechniqueId = keyof typeof TECHNIQUES;
export type IntrinsicId = keyof typeof INTRINSICS;
export type PassiveId = (typeof JOBS)[JobId]['passive'][number];
export type WeaponId = keyof typeof WEAPONS;
export type ArmorId = keyof typeof ARMORS;
export type PotionId = keyof typeof POTIONS;
export type ToolId = keyof typeof TOOLS;
export type DomainId = keyof typeof DOMAINS;
export type SpeciesId = keyof typeof SPECIES | keyof typeof BOSSES;
export type DomainTrapId = keyof typeof DOMAIN_TRAPS;

export const JOB_IDS = keysOf<JobId>(JOBS);
export const TECHNIQUE_IDS = keysOf<TechniqueId>(TECHNIQUES);
export const WEAPON_IDS = keysOf<WeaponId>(WEAPONS);
export const ARMOR_IDS = keysOf<ArmorId>(ARMORS);
export const POTION_IDS = keysOf<PotionId>(POTIONS);
export const TOOL_IDS = keysOf<ToolId>(TOOLS);
export const DOMAIN_IDS = keysOf<DomainId>(DOMAINS);

/** What a job's ids are, once they are known to be ids: its own lists hold no others. */
interface JobCard extends Job {
  readonly weapons: readonly WeaponId[];
  readonly techniques: readonly TechniqueId[];
  readonly passive: readonly PassiveId[];
  readonly active: IntrinsicId;
}
interface WeaponCard extends Weapon {
  readonly evokes: readonly [TechniqueId, TechniqueId];
}
interface SpeciesCard extends Species {
  readonly common: PotionId | ToolId;
  readonly rare: WeaponId | ArmorId;
}
interface DomainCard extends Domain {
  readonly trap: DomainTrapId;
  readonly species: readonly [SpeciesId, SpeciesId, SpeciesId, SpeciesId];
  readonly boss: SpeciesId;
}

const jobs = tableOf<JobId, JobCard>(JOBS);
const techniques = tableOf<TechniqueId, Technique>(TECHNIQUES);
const intrinsics = tableOf<IntrinsicId, Intrinsic>(INTRINSICS);
const weapons = tableOf<WeaponId, WeaponCard>(WEAPONS);
const armors = tableOf<ArmorId, Armor>(ARMORS);
const potions = tableOf<PotionId, Potion>(POTIONS);
const tools = tableOf<ToolId, Tool>(TOOLS);
const species = tableOf<SpeciesId, SpeciesCard>({ ...SPECIES, ...BOSSES });
const domains = tableOf<DomainId, DomainCard>(DOMAINS);
const domainTraps = tableOf<DomainTrapId, Trap>(DOMAIN_TRAPS);

export const jobOf = (id: JobId): JobCard => jobs.get(id) ?? missing();
export const techniqueOf = (id: TechniqueId): Technique => techniques.get(id) ?? missing();
export const intrinsicOf = (id: IntrinsicId): Intrinsic => intrinsics.get(id) ?? missing();
export const weaponOf = (id: WeaponId): WeaponCard => weapons.get(id) ?? missing();
export const armorOf = (id: ArmorId): Armor => armors.get(id) ?? missing();
export const potionOf = (id: PotionId): Potion => potions.get(id) ?? missing();
export const toolOf = (id: ToolId): Tool => tools.get(id) ?? missing();
export const speciesOf = (id: SpeciesId): SpeciesCard => species.get(id) ?? missing();
export const domainOf = (id: DomainId): DomainCard => domains.get(id) ?? missing();
export const domainTrapOf = (id: DomainTrapId): Trap => domainTraps.get(id) ?? missing();
