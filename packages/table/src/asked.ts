// Owns an open question as a viewer is told it: the pick that is open, its options, their odds, and what lies behind each.

import {
  missing,
  type Act,
  type Asking,
  type Bounds,
  type Odds,
  type OpenPick,
  type PickKind,
  type Scalar,
  type Stakes,
  type Why,
} from '@undercroft/kernel';
import { judged, walk, type PathStep } from '@undercroft/parts';
import { finish, type InSteps } from '@undercroft/record';

export { walk, type PathStep };
export { preferenceIn, preferenceKey, preferencesFor } from '@undercroft/parts';
export type { ErrandPlan, ErrandStep, GivenErrand, OpenErrand, OpenPreference, Preferences } from '@undercroft/parts';

/** Nothing is left to pick: this is a whole answer. */
export interface Answered {
  readonly done: true;
  readonly odds?: Odds;
  /** What is certain to come of it, in numbers by the game's own names. */
  readonly outcome?: Stakes;
  /** Nothing would come of it. */
  readonly useful?: false;
}

/** An open pick. `next` holds what follows each option, as far as somebody looked. */
export interface PickNode {
  readonly pick: string;
  readonly kind: PickKind;
  readonly rule: string;
  readonly options: readonly Scalar[];
  readonly chosen?: readonly Scalar[];
  readonly canStop?: true;
  /** Of several: the fewest and the most that are taken, with what is chosen already; of a text, how many characters it has. */
  readonly bounds?: Bounds;
  /** Of a subset: all that it may hold, where its options are only those that may come next. */
  readonly all?: readonly Scalar[];
  readonly odds?: Odds;
  /** Acts that exist and are not open now, each with the reason, which names a rule; where there is none, with the rule of the act. */
  readonly closed?: readonly { readonly act: string; readonly rule?: string; readonly why: Why | null }[];
  /** Of the acts: the rule of each, in the order of `options`. */
  readonly rules?: readonly string[];
  /** By option, in the order of `options`; what is not here was not looked at. */
  readonly next?: readonly (PickNode | Answered | null)[];
  /** What follows ending the pick here. */
  readonly stopped?: PickNode | Answered;
}

export const isAnswered = (node: PickNode | Answered): node is Answered => 'done' in node;

/** The pick that is open after a path, with at most `budget` picks looked at ahead; null when the path is not legal. */
export function lookAhead(ask: () => Asking | null, path: readonly PathStep[], budget: number): PickNode | Answered | null {
  return finish(lookingAhead(ask, path, budget));
}

/** The same as a generator, one pick per step: the caller may interleave other work, and stops when the question is no longer open. */
export function* lookingAhead(ask: () => Asking | null, path: readonly PathStep[], budget: number): InSteps<PickNode | Answered | null> {
  const asking = ask();
  if (asking === null || walk(asking, path) === null) return null;
  return yield* grow(ask, path, shapeOf(asking), { picks: Math.max(0, budget) });
}

/** The open pick by itself. */
export function shapeOf(asking: Asking): PickNode | Answered {
  const open = asking.open();
  const odds = asking.odds();
  if (open === null) {
    const { outcome, useful } = judged(asking);
    return { done: true, ...(odds === null ? {} : { odds }), ...(outcome === null ? {} : { outcome }), ...(useful ? {} : { useful }) };
  }
  return {
    pick: open.name,
    kind: open.kind,
    rule: open.rule,
    options: open.options,
    ...(open.chosen.length > 0 ? { chosen: open.chosen } : {}),
    ...(open.canStop ? { canStop: true as const } : {}),
    ...(open.kind === 'one' ? {} : { bounds: open.bounds }),
    ...(open.all.length === open.options.length ? {} : { all: open.all }),
    ...(odds === null ? {} : { odds }),
    ...ofActs(asking, open),
  };
}

/** What is said of acts: the rule of each that is open, and those that are not. */
function ofActs(asking: Asking, open: OpenPick): Pick<PickNode, 'closed' | 'rules'> {
  if (open.name !== 'act') return {};
  const { acts, byName, rule } = asking.decision;
  const closed = acts.filter((act) => !open.options.includes(act.name));
  const closedOf = ({ name, rule: own }: Act): NonNullable<PickNode['closed']>[number] => {
    const why = asking.whyNot(name);
    return why === null ? { act: name, rule: own, why } : { act: name, why };
  };
  return {
    rules: open.options.map((name) => byName.get(String(name))?.rule ?? rule),
    ...(closed.length === 0 ? {} : { closed: closed.map(closedOf) }),
  };
}

/** Breadth first, so that a small budget shows all near options before any far one. */
function* grow(
  ask: () => Asking | null,
  start: readonly PathStep[],
  root: PickNode | Answered,
  left: { picks: number },
): InSteps<PickNode | Answered> {
  const queue: { readonly node: PickNode | Answered; readonly path: readonly PathStep[] }[] = [{ node: root, path: start }];
  for (let at = 0; at < queue.length && left.picks > 0; at++) {
    const { node, path } = queue[at] ?? missing();
    if (isAnswered(node) || node.options.length + (node.canStop === true ? 1 : 0) > left.picks) continue;
    const follow = (step: PathStep): PickNode | Answered | null => {
      const asking = ask();
      if (asking === null || walk(asking, [...path, step]) === null) return null;
      const child = shapeOf(asking);
      left.picks--;
      queue.push({ node: child, path: [...path, step] });
      return child;
    };
    const next: (PickNode | Answered | null)[] = [];
    for (const option of node.options) {
      next.push(follow(option));
      yield;
    }
    Object.assign(node, { next });
    if (node.canStop === true) {
      const stopped = follow(null);
      if (stopped !== null) Object.assign(node, { stopped });
    }
  }
  return root;
}
