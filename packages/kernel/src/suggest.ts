// Owns suggestions: whole answers worth offering in one touch, walked pick by pick and ordered by what their decision declares.

import type { Asking, Judged } from './asking.ts';
import type { Odds, Picked } from './decision.ts';
import { packChoice } from './short.ts';
import { walk, type Step } from './walk.ts';

/** A suggestion as it is told to whoever has to answer. */
export interface Suggested {
  /** The whole answer in its short form: the act, then its picks in their order, null where one is not asked. */
  readonly answer: readonly Picked[];
  readonly odds?: Odds;
  /** It raises nothing that is at stake. */
  readonly useless?: true;
}

/** The same with all that is declared of it. */
export interface Suggestion extends Suggested {
  readonly judged: Judged;
}

/** As many as fit a small screen. */
export const MOST_SUGGESTED = 6;
/** At each pick so many options are followed, and in all so many picks. */
const BREADTH = 12;
const WALKED = 400;

/** The steps that make a suggested answer. */
export const stepsOf = (answer: readonly Picked[]): readonly Step[] =>
  answer.flatMap((value): readonly Step[] => {
    if (value === null || typeof value !== 'object') return value === null ? [] : [value];
    return value.length === 0 ? [null] : value;
  });

/**
 * The answers that rank: useful ones first, then by rank, then in the order of the options. At most `limit`: what spends something
 * makes way for what does not. Of a subset all and nothing are tried; a sequence is never suggested.
 */
export function suggestions(make: () => Asking, limit = MOST_SUGGESTED): readonly Suggestion[] {
  const found: Suggestion[] = [];
  const paths: (readonly Step[])[] = [[]];
  for (let left = WALKED, path = paths.pop(); path !== undefined && left > 0; left--, path = paths.pop()) {
    const asking = walk(make(), path);
    const judged = asking?.judged() ?? null;
    if (asking !== null && !asking.complete) paths.push(...nextPaths(asking, path).toReversed());
    else if (asking !== null && judged !== null && judged.rank !== null) found.push(suggestion(asking, path, judged));
  }
  found.sort((a, b) => Number(b.judged.useful) - Number(a.judged.useful) || compare(a.judged.rank, b.judged.rank));
  let room = Math.max(0, limit - found.filter(({ judged }) => judged.spends === null).length);
  return found.filter(({ judged }) => judged.spends === null || room-- > 0).slice(0, limit);
}

function nextPaths(asking: Asking, path: readonly Step[]): readonly (readonly Step[])[] {
  const open = asking.open();
  if (open === null || open.kind === 'grow') return [];
  if (open.kind === 'one')
    return asking
      .preferred()
      .slice(0, BREADTH)
      .map((option) => [...path, option]);
  const all = open.options.slice(0, 1).map((option) => [...path, option]);
  return open.canStop && open.chosen.length === 0 ? [...all, [...path, null]] : all;
}

/** A pick that was not asked stays out of the answer, so that its steps can be told from it. */
function suggestion(asking: Asking, path: readonly Step[], judged: Judged): Suggestion {
  const asked = new Set<string>();
  const again = asking.again();
  for (const step of path) {
    asked.add(again.open()?.name ?? '');
    walk(again, [step]);
  }
  const { act, ...picks } = asking.choice();
  const made = Object.fromEntries(Object.entries(picks).filter(([name]) => asked.has(name)));
  return {
    answer: packChoice(asking.decision, { act, ...made }),
    ...(judged.odds === null ? {} : { odds: judged.odds }),
    ...(judged.useful ? {} : { useless: true as const }),
    judged,
  };
}

function compare(a: Judged['rank'], b: Judged['rank']): number {
  const at = a?.findIndex((n, i) => n !== b?.[i]) ?? -1;
  return at < 0 ? 0 : (a?.[at] ?? 0) - (b?.[at] ?? 0);
}
