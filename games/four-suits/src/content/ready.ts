// Owns what a ready-made character of each job comes with, and how its stats should lie to one another: advice, no rules.

import type { ArmorId, JobId, TechniqueId, WeaponId } from './index.ts';
import type { BaseStat } from './types.ts';

export interface Ready {
  /** CRD-CHAR-03: the two stats that get a point. */
  readonly stats: readonly [BaseStat, BaseStat];
  /** CRD-CHAR-05: what its first SP are spent on; null: they are saved. */
  readonly learns: TechniqueId | null;
  /** CRD-CHAR-07: what it is fitted out with, the weapon first, as far as the purse of the party goes. */
  readonly kit: readonly [WeaponId, ...ArmorId[]];
}

/** Stats are raised where the next step of a figure lies near; SP are spent where a first healing or spell can be had at once. */
export const READY: Readonly<Record<JobId, Ready>> = {
  alchemist: { stats: ['int', 'dex'], learns: null, kit: ['wand', 'robe', 'ring', 'hat'] },
  bard: { stats: ['str', 'int'], learns: 'mend', kit: ['bow', 'boots', 'vest', 'hat'] },
  berserker: { stats: ['con', 'int'], learns: null, kit: ['greatsword', 'mail', 'boots', 'helm'] },
  cleric: { stats: ['con', 'int'], learns: 'bolt', kit: ['wand', 'mail', 'ring', 'helm'] },
  druid: { stats: ['con', 'wis'], learns: null, kit: ['bow', 'robe', 'ring', 'hat'] },
  gunner: { stats: ['dex', 'int'], learns: null, kit: ['gun', 'boots', 'vest', 'band'] },
  knight: { stats: ['str', 'con'], learns: null, kit: ['longsword', 'mail', 'shield', 'helm'] },
  lancer: { stats: ['str', 'con'], learns: null, kit: ['spear', 'mail', 'boots', 'helm'] },
  ninja: { stats: ['str', 'dex'], learns: null, kit: ['katana', 'boots', 'vest', 'band'] },
  ranger: { stats: ['dex', 'con'], learns: 'mend', kit: ['bow', 'boots', 'vest', 'band'] },
  samurai: { stats: ['dex', 'con'], learns: null, kit: ['katana', 'mail', 'boots', 'helm'] },
  thief: { stats: ['str', 'dex'], learns: null, kit: ['knife', 'boots', 'vest', 'band'] },
  wizard: { stats: ['con', 'int'], learns: null, kit: ['wand', 'robe', 'ring', 'hat'] },
};

export type Weights = readonly [str: number, dex: number, con: number, int: number, wis: number];
const BLADE: Weights = [1.35, 0.85, 1.2, 0.45, 0.5];
const SHOT: Weights = [1.2, 1.15, 1, 0.5, 0.5];
const MAGE: Weights = [0.45, 0.75, 1.1, 1.35, 0.85];
/** How many points of as many as there are each stat of a job should have. */
export const SHAPES: Readonly<Record<JobId, Weights>> = {
  alchemist: MAGE,
  bard: [0.85, 0.9, 1, 1, 0.75],
  berserker: BLADE,
  cleric: MAGE,
  druid: MAGE,
  gunner: SHOT,
  knight: BLADE,
  lancer: BLADE,
  ninja: SHOT,
  ranger: SHOT,
  samurai: BLADE,
  thief: SHOT,
  wizard: MAGE,
};
