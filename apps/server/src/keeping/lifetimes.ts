// Owns how long what nobody touches is kept: tables by how far they came, and guests.

import type { Aged, AgedTable } from '../store/store.ts';

export const DAY_MS = 24 * 3_600_000;

/** Days; 0: for ever. */
export interface Lifetimes {
  readonly gatheringDays: number;
  readonly unfinishedDays: number;
  readonly finishedDays: number;
  readonly guestDays: number;
}

export const TABLE_KINDS = ['gathering', 'unfinished', 'finished'] as const;
export type TableKind = (typeof TABLE_KINDS)[number];

const KIND_OF: Readonly<Record<AgedTable['phase'], TableKind>> = {
  gathering: 'gathering',
  'revealing-nonces': 'unfinished',
  playing: 'unfinished',
  over: 'finished',
};
const DAYS_OF = { gathering: 'gatheringDays', unfinished: 'unfinishedDays', finished: 'finishedDays' } as const satisfies Readonly<
  Record<TableKind, keyof Lifetimes>
>;

export const kindOf = ({ phase }: Pick<AgedTable, 'phase'>): TableKind => KIND_OF[phase];

/**
 * When a table has had its time if nobody touches it; null: never. While a clock runs at it, it goes on by itself. Data that was kept
 * before there were lifetimes is as old as the first sweep, so that its host can look at what will go.
 */
export function expiryOf(table: AgedTable, lifetimes: Lifetimes, began: number): number | null {
  const days = lifetimes[DAYS_OF[kindOf(table)]];
  return days === 0 ? null : Math.max(Math.max(table.at, began) + days * DAY_MS, table.wake ?? 0);
}

/** The same for a guest who has a place nowhere. */
export const guestExpiry = ({ at }: Aged, { guestDays }: Lifetimes, began: number): number | null =>
  guestDays === 0 ? null : Math.max(at, began) + guestDays * DAY_MS;

/** Nothing that was touched since then has had its time; null: nothing ever has. */
export function oldestKept(lifetimes: Lifetimes, now: number): number | null {
  const days = TABLE_KINDS.map((kind) => lifetimes[DAYS_OF[kind]]).filter((one) => one > 0);
  return days.length === 0 ? null : now - Math.min(...days) * DAY_MS;
}
