// Owns an open question as far as it was looked at: walking it locally, naming its picks, making the answer. Nothing is sent here.

import { isList, isFreeText, type Choice, type Picked, type Scalar } from '@undercroft/kernel';
import { isAnswered, type Answered, type PickNode, type PathStep } from '@undercroft/table';

export type AnyNode = PickNode | Answered;

/** What is known of a question: its first pick, and what was looked up, by the path to it. */
export interface Known {
  readonly root: PickNode;
  readonly found: Readonly<Record<string, AnyNode>>;
}

export const keyOf = (path: readonly PathStep[]): string => JSON.stringify(path);
export const knowing = (root: PickNode): Known => ({ root, found: {} });
export const learned = (known: Known, path: readonly PathStep[], node: AnyNode): Known => ({
  root: known.root,
  found: { ...known.found, [keyOf(path)]: node },
});

/** Whether a pick takes this: one of its options, or a text of its own. */
const takes = ({ kind, options, bounds }: PickNode, step: Scalar): boolean =>
  options.includes(step) || (kind === 'text' && bounds !== undefined && isFreeText(step, bounds));

/** The nodes along a path, the first pick first; shorter than the path by what was not looked at. Null where the path is not legal. */
export function nodesAlong(known: Known, path: readonly PathStep[]): readonly AnyNode[] | null {
  let node: AnyNode = known.found[keyOf([])] ?? known.root;
  const nodes: AnyNode[] = [node];
  for (const [at, step] of path.entries()) {
    if (isAnswered(node)) return null;
    if (step === null ? node.canStop !== true : !takes(node, step)) return null;
    const next: AnyNode | null | undefined =
      known.found[keyOf(path.slice(0, at + 1))] ?? (step === null ? node.stopped : node.next?.[node.options.indexOf(step)]);
    if (next === undefined || next === null) return nodes;
    nodes.push(next);
    node = next;
  }
  return nodes;
}

/** What is open after a path: 'unknown' when nobody looked there yet, null when it is not legal. */
export function nodeAt(known: Known, path: readonly PathStep[]): AnyNode | 'unknown' | null {
  const nodes = nodesAlong(known, path);
  if (nodes === null) return null;
  return nodes.length === path.length + 1 ? (nodes.at(-1) ?? null) : 'unknown';
}

/** One pick as it was made: its steps are those from `from` up to `to`. */
export interface MadePick {
  readonly pick: string;
  readonly value: Picked;
  readonly from: number;
  readonly to: number;
  /** A text that was typed: it is said as it is. */
  readonly free?: true;
}

/** The picks along a path in their order. All its nodes must have been looked at, but the last may be missing. */
export function picksAlong(known: Known, path: readonly PathStep[]): readonly MadePick[] {
  const nodes = nodesAlong(known, path) ?? [];
  const made: MadePick[] = [];
  for (const [at, step] of path.entries()) {
    const node = nodes[at];
    if (node === undefined || isAnswered(node)) break;
    const several = node.kind === 'subset' || node.kind === 'sequence';
    const last = made.at(-1);
    const before = several && last?.pick === node.pick && last.to === at && isList(last.value) ? last.value : null;
    if (!several)
      made.push({ pick: node.pick, value: step, from: at, to: at + 1, ...(node.kind === 'text' ? { free: true as const } : {}) });
    else if (last !== undefined && before !== null) {
      made[made.length - 1] = { ...last, value: step === null ? before : [...before, step], to: at + 1 };
    } else made.push({ pick: node.pick, value: step === null ? [] : [step], from: at, to: at + 1 });
  }
  return made;
}

export const pickedAlong = (known: Known, path: readonly PathStep[]): Readonly<Record<string, Picked>> =>
  Object.fromEntries(picksAlong(known, path).map(({ pick, value }) => [pick, value]));

/** The whole answer a path makes; null when it is not complete. */
export function choiceOf(known: Known, path: readonly PathStep[]): Choice | null {
  const node = nodeAt(known, path);
  if (node === null || node === 'unknown' || !isAnswered(node)) return null;
  const { act, ...picked } = pickedAlong(known, path);
  return { act: String(act), ...picked };
}

/** A question with a single act needs no question about the act; unless the act is the whole answer, which nobody gives by itself. */
export function startOf(known: Known): readonly PathStep[] | 'unknown' {
  const { root } = known;
  const [only] = root.options;
  if (root.pick !== 'act' || only === undefined || root.options.length + (root.closed?.length ?? 0) !== 1) return [];
  const next = nodeAt(known, [only]);
  if (next === 'unknown') return 'unknown';
  return next === null || isAnswered(next) ? [] : [only];
}

/** Where the open pick of several began: the steps after it are its own. */
export function baseOf(known: Known, path: readonly PathStep[]): readonly PathStep[] {
  const node = nodeAt(known, path);
  const last = picksAlong(known, path).at(-1);
  const going =
    node !== null && node !== 'unknown' && !isAnswered(node) && last !== undefined && last.pick === node.pick && last.to === path.length;
  return going ? path.slice(0, last.from) : path;
}

/** All that a subset may hold, and how much of it; null where no such pick was looked at. */
export function subsetAt(
  known: Known,
  base: readonly PathStep[],
): { readonly all: readonly Scalar[]; readonly least: number; readonly most: number } | null {
  const node = nodeAt(known, base);
  if (node === null || node === 'unknown' || isAnswered(node) || node.kind !== 'subset' || node.bounds === undefined) return null;
  return { all: node.all ?? node.options, least: node.bounds[0], most: node.bounds[1] };
}

/** What is open after a subset is taken: null when it does not fit, or the first path on the way at which nobody looked yet. */
export function afterSubset(
  known: Known,
  base: readonly PathStep[],
  chosen: readonly Scalar[],
): { readonly node: AnyNode | null; readonly missing: readonly PathStep[] | null } {
  const first = nodeAt(known, base);
  if (first === null || first === 'unknown' || isAnswered(first)) return { node: null, missing: null };
  let node: AnyNode = first;
  for (let at = 0; at < chosen.length; at++) {
    // The next pick may have options of the same names: they are not meant.
    if (isAnswered(node) || node.pick !== first.pick) return { node: null, missing: null };
    const path = [...base, ...chosen.slice(0, at + 1)];
    const next = nodeAt(known, path);
    if (next === 'unknown') return { node: null, missing: path };
    if (next === null) return { node: null, missing: null };
    node = next;
  }
  return { node, missing: null };
}
