// Owns the kinds of values that a field of a setup can hold: how each is read from whatever came in, and what is legal.

import { isOneOf, type Json, type Scalar } from '@undercroft/kernel';

export interface Kind<V extends Json> {
  /** How it is asked for; `other` is a value that only its game can ask for. */
  readonly kind: 'one' | 'several' | 'number' | 'flag' | 'name' | 'other';
  /** The problem of a value that does not fit, and what is legal. */
  readonly key: string;
  readonly legal: readonly Json[];
  readonly choices: readonly Json[];
  readonly least?: number;
  readonly most?: number;
  /** The value as the game keeps it; undefined where it does not fit. */
  readonly read: (value: unknown) => V | undefined;
}

export const oneOf = <const V extends Scalar | boolean | null>(choices: readonly V[]): Kind<V> => ({
  kind: 'one',
  key: 'one-of',
  legal: choices,
  choices,
  read: (value) => (isOneOf(choices, value) ? value : undefined),
});

interface Several {
  /** How many at the least; 0 unless told. */
  readonly least?: number;
  /** Kept in the order in which they were given; otherwise in that of the choices, so that equal setups are equal. */
  readonly asGiven?: boolean;
  readonly key?: string;
}

export function someOf<const V extends Scalar>(
  choices: readonly V[],
  { least = 0, asGiven = false, key = 'some-of' }: Several = {},
): Kind<readonly V[]> {
  const read = (value: unknown): readonly V[] | undefined => {
    if (!Array.isArray(value) || !value.every((one) => isOneOf(choices, one))) return undefined;
    if (new Set(value).size < value.length || value.length < least) return undefined;
    const given: readonly V[] = value;
    return asGiven ? given : choices.filter((one) => given.includes(one));
  };
  return { kind: 'several', key, legal: choices, choices, read };
}

export const isWholeIn = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;

export const wholeNumber = (least: number, most: number): Kind<number> => ({
  kind: 'number',
  key: 'between',
  legal: [least, most],
  choices: [],
  least,
  most,
  read: (value) => (isWholeIn(value, least, most) ? value : undefined),
});

export const flag: Kind<boolean> = {
  kind: 'flag',
  key: 'one-of',
  legal: [true, false],
  choices: [true, false],
  read: (value) => (typeof value === 'boolean' ? value : undefined),
};

/** A name without blanks round it, of so many characters as a reader counts them, not as a machine stores them. */
export const name = (most: number): Kind<string> => ({
  kind: 'name',
  key: 'length',
  legal: [1, most],
  choices: [],
  read: (value) => {
    const text = typeof value === 'string' ? value.trim() : '';
    return isWholeIn(Array.from(text).length, 1, most) ? text : undefined;
  },
});

/** A value of the game's own shape. */
export const other = <V extends Json>(key: string, legal: readonly Json[], read: (value: unknown) => V | undefined): Kind<V> => ({
  kind: 'other',
  key,
  legal,
  choices: [],
  read,
});
