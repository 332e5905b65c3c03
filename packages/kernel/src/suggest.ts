// Owns suggestions: whole answers worth offering in one touch, walked pick by pick and ordered by what their decision declares.

import type { Asking, Judged } from './asking.ts';
import type { Choice } from './decision.ts';
import { walk, type Step } from './walk.ts';

export interface Suggestion extends Judged {
  readonly steps: readonly Step[];
  /** What the steps come to. */
  readonly choice: Choice;
}
/** As much of it as whoever has to answer is told. */
export type Suggested = Pick<Suggestion, 'steps' | 'choice' | 'odds' | 'outcome' | 'useful'>;

/** As many as fit a small screen. */
export const MOST_SUGGESTED = 6;
/** At each pick so many options are followed, and in all so many picks. */
const [BREADTH, WALKED] = [12, 400] as const;

/**
 * The answers that rank: useful ones first, then by rank, then in the order of the options. At most `limit`: what costs something
 * makes way for what does not. Of a subset all and nothing are tried; a sequence is never suggested.
 */
export function suggestions(make: () => Asking, limit = MOST_SUGGESTED): readonly Suggestion[] {
  const found: Suggestion[] = [];
  const paths: (readonly Step[])[] = [[]];
  for (let left = WALKED, steps = paths.pop(); steps !== undefined && left > 0; left--, steps = paths.pop()) {
    // What is preferred and not legal leads nowhere; the laws look for it.
    const asking = walk(make(), steps);
    for (const step of nextSteps(asking).toReversed()) paths.push([...steps, step]);
    const judged = asking?.judged();
    if (asking?.complete === true && judged !== undefined && judged.rank !== null)
      found.push({ ...judged, steps, choice: asking.choice() });
  }
  found.sort((a, b) => Number(b.useful) - Number(a.useful) || compare(a.rank ?? [], b.rank ?? []));
  let room = limit - found.filter(({ costs }) => costs === null).length;
  return found.filter(({ costs }) => costs === null || room-- > 0).slice(0, limit);
}

function nextSteps(asking: Asking | null): readonly Step[] {
  const open = asking?.open() ?? null;
  if (asking === null || open === null || open.kind === 'grow') return [];
  if (open.kind === 'one') return asking.preferred().slice(0, BREADTH);
  return [...open.options.slice(0, 1), ...(open.canStop && open.chosen.length === 0 ? [null] : [])];
}

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((n, i) => n !== b[i]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}
