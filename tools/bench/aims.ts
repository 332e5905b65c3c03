// Owns what a figure should come to: the bound, whether it is kept, and how that is said; nobody writes "reached" by hand.

import { digits } from './digits.ts';

export const BOUNDS = ['at most', 'at least', 'under'] as const;

export interface Aim {
  readonly what: string;
  readonly unit: string;
  readonly bound: (typeof BOUNDS)[number];
  readonly aim: number;
  readonly figure: number;
}

/** A figure that is not a number keeps no bound. */
export function isReached({ bound, aim, figure }: Aim): boolean {
  if (bound === 'at least') return figure >= aim;
  return bound === 'under' ? figure < aim : figure <= aim;
}

const withUnit = (n: number, unit: string): string => `${digits(n)}${unit === '' ? '' : ` ${unit}`}`;
/** Aims are round numbers: written whole, without the digits that a measured figure has. */
const aimText = (n: number, unit: string): string => `${n.toLocaleString('en-US')}${unit === '' ? '' : ` ${unit}`}`;

const MARK = 'Aim: ';

export const aimLine = (aim: Aim): string =>
  `${MARK}${aim.what}, ${aim.bound} ${aimText(aim.aim, aim.unit)}: ${withUnit(aim.figure, aim.unit)}, ${isReached(aim) ? 'reached' : 'not reached'}.`;

/** The aims that a written page names, in its order. */
export const aimsIn = (page: string): readonly string[] =>
  page.split('\n').flatMap((line) => (line.startsWith(`- ${MARK}`) ? [line.slice(2 + MARK.length)] : []));
