// Owns walking what lies behind acts of a question: every whole answer, as far as a host is asked.

import type { Picked, Scalar } from '@undercroft/kernel';
import { isAnswered, type Answered, type PickNode } from '@undercroft/table';

/** A whole answer that was looked at. */
export interface Whole {
  readonly steps: readonly Scalar[];
  readonly picked: Readonly<Record<string, Picked>>;
  readonly answered: Answered;
}

type Picks = Whole['picked'];
type Look = (path: readonly Scalar[], budget: number) => Promise<PickNode | Answered | null>;
/** Whether nobody looks behind a pick. */
export type Leaves = (node: PickNode, picked: Picks) => boolean;

const NONE: readonly Whole[] = [];
/** As much as a host looks at for one message; and so many messages for one question. */
const [BUDGET, MOST_LOOKS] = [400, 40] as const;

/** Every whole answer behind these acts, in the order of the options; picks of several are left out. */
export async function wholeAnswers(look: Look, acts: readonly string[], leaves: Leaves): Promise<readonly Whole[]> {
  let looks = MOST_LOOKS;
  const follow = async (known: PickNode | Answered | null, steps: readonly Scalar[], picked: Picks): Promise<readonly Whole[]> => {
    const near = known !== null && (isAnswered(known) || known.next !== undefined);
    const node = near || looks-- <= 0 ? known : await look(steps, BUDGET);
    if (node === null) return NONE;
    if (isAnswered(node)) return [{ steps, picked, answered: node }];
    if (node.kind !== 'one' || leaves(node, picked)) return NONE;
    const found: Whole[] = [];
    for (const [at, option] of node.options.entries())
      found.push(...(await follow(node.next?.[at] ?? null, [...steps, option], { ...picked, [node.pick]: option })));
    return found;
  };
  const all: Whole[] = [];
  for (const act of acts) all.push(...(await follow(null, [act], { act })));
  return all;
}
