// Owns suggestions: whole answers worth offering in one touch, walked pick by pick and ordered by what their decision declares.

import { Asking, type Choice, type Odds, type Scalar, type Stakes } from '@undercroft/kernel';
import { walk, type PathStep } from './walk.ts';

/** What the act of an answer declares of it, as far as it is picked; see `Act`. */
export interface Judged {
  readonly odds: Odds | null;
  readonly outcome: Stakes | null;
  readonly before: Odds | null;
  readonly useful: boolean;
  readonly costs: string | null;
  readonly rank: readonly number[] | null;
}

export function judged(asking: Asking): Judged {
  const { act, board, ctx } = asking.inside();
  return {
    odds: asking.odds(),
    outcome: act?.outcome?.(board, ctx) ?? null,
    before: act?.before?.(board, ctx) ?? null,
    useful: act?.useful?.(board, ctx) ?? true,
    costs: act?.costs?.(board, ctx) ?? null,
    rank: (asking.complete ? act?.rank?.(board, ctx) : null) ?? null,
  };
}

/** The options of the open pick that are worth suggesting; of the acts, those that have a rank. */
export function preferred(asking: Asking): readonly Scalar[] {
  const open = asking.open();
  const { act, board, ctx } = asking.inside();
  if (open === null) return [];
  if (act === null) return open.options.filter((name) => asking.decision.byName.get(String(name))?.rank !== undefined);
  return act.picks.find(({ name }) => name === open.name)?.prefer?.(board, ctx, open.options) ?? open.options;
}

/** The stakes of a question as they stand, or on a later board. */
export function stakesOf(asking: Asking, later?: object): Stakes {
  const { board, locals } = asking.inside();
  return asking.decision.stakes?.(later ?? board, locals) ?? {};
}

export interface Suggestion extends Judged {
  readonly steps: readonly PathStep[];
  /** What the steps come to. */
  readonly choice: Choice;
  /** Its place among the suggestions in the order of the question's own options, from 0: this order stays when the best one changes. */
  readonly place: number;
}
/** As much of it as whoever has to answer is told. */
export type Suggested = Pick<Suggestion, 'steps' | 'choice' | 'odds' | 'before' | 'outcome' | 'useful' | 'costs' | 'place'>;

/** As many as fit a small screen. */
export const MOST_SUGGESTED = 6;
/** At each pick so many options are followed, and in all so many picks. */
const [BREADTH, WALKED] = [12, 400] as const;

/**
 * The answers that rank: useful ones first, then by rank, then in the order of the options. At most `limit`: what costs something
 * makes way for what does not. Of a subset what is preferred, all of it where nothing is, and nothing are tried; a sequence is never suggested.
 */
export function suggestions(question: Asking, limit = MOST_SUGGESTED): readonly Suggestion[] {
  const { board, locals } = question.inside();
  const found: Found[] = [];
  const paths: Path[] = [{ steps: [], places: [] }];
  for (let left = WALKED, path = paths.pop(); path !== undefined && left > 0; left--, path = paths.pop()) {
    const { steps, places } = path;
    // What is preferred and not legal leads nowhere; the laws look for it.
    const asking = walk(new Asking(question.decision, board, locals), steps);
    for (const { step, place } of nextSteps(asking).toReversed()) paths.push({ steps: [...steps, step], places: [...places, place] });
    if (asking?.complete !== true) continue;
    const of = judged(asking);
    if (of.rank !== null) found.push({ ...of, steps, places, choice: asking.choice() });
  }
  found.sort((a, b) => Number(b.useful) - Number(a.useful) || compare(a.rank ?? [], b.rank ?? []));
  let room = limit - found.filter(({ costs }) => costs === null).length;
  const taken = found.filter(({ costs }) => costs === null || room-- > 0).slice(0, limit);
  const inOrder = taken.toSorted((a, b) => compare(a.places, b.places));
  return taken.map(({ places, ...one }) => ({ ...one, place: inOrder.findIndex((other) => other.places === places) }));
}

interface Path {
  readonly steps: readonly PathStep[];
  /** Where each step stands among the options of its pick. */
  readonly places: readonly number[];
}
type Found = Omit<Suggestion, 'place'> & Pick<Path, 'places'>;

function nextSteps(asking: Asking | null): readonly { readonly step: PathStep; readonly place: number }[] {
  const open = asking?.open() ?? null;
  if (asking === null || open === null || open.kind === 'sequence') return [];
  if (open.kind === 'one')
    return preferred(asking)
      .slice(0, BREADTH)
      .map((step) => ({ step, place: open.options.indexOf(step) }));
  // A subset is filled in the order of its options.
  const wanted = preferred(asking);
  const at = open.options.findIndex((step) => wanted.includes(step));
  const first = open.options.slice(at, at + 1).map((step) => ({ step, place: at }));
  return open.canStop && open.chosen.length === 0 ? [...first, { step: null, place: open.options.length }] : first;
}

/** Compares number by number; one that is missing counts as 0. */
function compare(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    const by = (a[i] ?? 0) - (b[i] ?? 0);
    if (by !== 0) return by;
  }
  return 0;
}
