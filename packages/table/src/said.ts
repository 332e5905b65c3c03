// Owns what people at a table say and point at, as a page keeps it.

import type { Plan, TalkLine } from './shown.ts';

const TALK_MOST = 200;
const POINTS_MOST = 20;

/** Somebody who points is a seat at a place. */
export interface Point extends Pick<Plan, 'seat' | 'place'> {
  readonly n: number;
}

/** Lines by their number, each once. */
export function withLines(before: readonly TalkLine[], lines: readonly TalkLine[]): readonly TalkLine[] {
  const known = new Map([...before, ...lines].map((line) => [line.n, line]));
  return [...known.values()].sort((a, b) => a.n - b.n).slice(-TALK_MOST);
}

export const withPoint = (before: readonly Point[], { seat, place }: Pick<Plan, 'seat' | 'place'>): readonly Point[] =>
  [...before, { n: (before.at(-1)?.n ?? 0) + 1, seat, place }].slice(-POINTS_MOST);
