// Owns what a device notes of an online game while it is played, so that a host cannot claim afterwards that something else was promised or shown.

import { sumOfText } from '@undercroft/chance';
import { isList, isRecord, isWhole } from '@undercroft/kernel';
import { sealOf } from './seating.ts';
import type { Meta, Welcome } from './shown.ts';

/** What one device saw of one table. Plain data: kept by the page, and written into the file of a finished game. */
export interface Witness {
  /** The commitment to the secret of the dice, as it was first seen. */
  readonly commitment: string;
  /** What the dice are mixed with, as it stood when this device was asked for its part; null: this device was not there then. */
  readonly seal: string | null;
  /** The game goes on from another one, whose dice were not those of this table. */
  readonly forked: boolean;
  /** The parts of the dice that this device gave, by seat. */
  readonly parts: Readonly<Record<string, string>>;
  /** Views at which a seat of this device answered, and the last one: public sequence number, seat, `viewSum` of the view. */
  readonly views: readonly ViewSeen[];
}
export type ViewSeen = readonly [n: number, seat: number, sum: string];

/** Views kept of one game, the latest: enough for a long evening. */
const MOST_VIEWS = 400;

/** A cryptographic sum of a view, whatever the order of its keys. The kernel's digest would not do: it is not made against forgers. */
export const viewSum = (view: object): string =>
  sumOfText(JSON.stringify(view, (_key, value: unknown) => (isRecord(value) ? sorted(value) : value)));

const sorted = (value: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));

/** What a device has seen once it looks at this; the same object where nothing is new. */
export function seeing(before: Witness | null, welcome: Pick<Welcome, 'game' | 'rules' | 'setup' | 'forked'>, meta: Meta): Witness {
  const known = before ?? { commitment: meta.commitment, seal: null, forked: welcome.forked === true, parts: {}, views: [] };
  if (known.seal !== null || meta.phase !== 'revealing-nonces') return known;
  return { ...known, seal: sealOf(welcome, meta.seats), forked: welcome.forked === true };
}

/** Whether this table is still the one that was seen first: if not, a device gives nothing to its dice. */
export const isSameTable = ({ commitment }: Witness, meta: Meta): boolean => commitment === meta.commitment;

/** A part of the dice is given: from now on nobody can say that it was another. */
export const giving = (witness: Witness, seat: number, nonce: string): Witness => ({
  ...witness,
  parts: { ...witness.parts, [seat]: nonce },
});

/** A seat of this device answered at this view, or the game ended with it. */
export const answering = (witness: Witness, n: number, seat: number, view: object): Witness => ({
  ...witness,
  views: [...witness.views, [n, seat, viewSum(view)] as const].slice(-MOST_VIEWS),
});

/** The table went back to what everybody had been told then. */
export const goingBack = (witness: Witness, to: number): Witness => ({ ...witness, views: witness.views.filter(([n]) => n <= to) });

const isText = (value: unknown): value is string => typeof value === 'string';
const isViewSeen = (value: unknown): value is ViewSeen =>
  isList(value) && value.length === 3 && isWhole(value[0]) && isWhole(value[1]) && isText(value[2]);

/** A witness as it was kept; null when it is none. */
export function readWitness(raw: unknown): Witness | null {
  if (!isRecord(raw)) return null;
  const { commitment, seal, forked, parts, views } = raw;
  if (!isText(commitment) || (seal !== null && !isText(seal)) || typeof forked !== 'boolean') return null;
  if (!isRecord(parts) || !isList(views) || !views.every(isViewSeen)) return null;
  const given = Object.entries(parts).flatMap(([seat, part]) => (isText(part) ? [[seat, part] as const] : []));
  return { commitment, seal, forked, parts: Object.fromEntries(given), views };
}
