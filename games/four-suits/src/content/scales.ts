// Owns the small tables of the sheet: the scale of grades, the survivors' experience, and what follows from base stats.

import type { Grade } from './types.ts';

/** CRD-CHECK-03: the highest rank that succeeds. */
export const CHANCE: Readonly<Record<Grade, number>> = { min: 1, low: 2, med: 3, high: 4, max: 5 };
/** CRD-ENERGY-01. */
export const DAMAGE: Readonly<Record<Grade, number>> = { min: 1, low: 4, med: 7, high: 10, max: 13 };
/** CRD-HEAL-01. */
export const HEALING: Readonly<Record<Grade, number>> = { min: 3, low: 6, med: 10, high: 15, max: 21 };
/** CRD-EXP-01, CRD-CHAR-06: for one to four who survive. */
export const EXPERIENCE: readonly number[] = [10, 5, 3, 2];

export const MOST_LEVEL = 13;
export const MOST_QL = 9;
export const MOST_PARTY = 4;
/** CRD-CHAR-07. */
export const STARTING_GOLD = 150;
/** CRD-COMBAT-14. */
export const LAST_ROUND = 60;
/** CRD-BOSS-01: how much a boss is above QL and floors together, by QL from 1. */
export const BOSS_ABOVE: readonly number[] = [1, 1, 1, 1, 2, 2, 3, 3, 3];
/** CRD-BOSS-02: HP cards of a boss more or less, by QL from 1. */
export const BOSS_CARDS: readonly number[] = [-1, 0, 0, 0, 0, 0, 0, 0, 1];
/** CRD-MON-08: from this QL on a boss starts with Haste. */
export const HASTY_BOSSES_FROM = 6;
/** CRD-QUEST-03: how many floors a quest has at most, by QL from 1. */
export const MOST_FLOORS: readonly number[] = [1, 2, 2, 3, 3, 4, 4, 4, 4];
/** CRD-QUEST-11. */
export const MOST_ALARM_CARDS = 4;
/** CRD-STATUS-GEN-01, CRD-BOSS-04. */
export const MOST_STUN = 3;
export const MOST_BOSS_STUN = 1;
