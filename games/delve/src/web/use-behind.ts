// Owns looking at whole answers of the open question that begin in some way, so that a board can show where each leads.

import type { Ask } from '@undercroft/web-kit';
import { useEffect, useState } from 'react';
import { wholeAnswers, type Leaves, type Whole } from './whole-answers.ts';

const NONE: readonly Whole[] = [];

/** The whole answers that begin with one of these acts; none until they were looked at. `leaves`: picks behind which nobody looks. */
export function useBehind(ask: Ask | null, decision: string, acts: readonly string[], leaves: Leaves = () => false): readonly Whole[] {
  const [found, setFound] = useState<{ readonly ref: string; readonly answers: readonly Whole[] } | null>(null);
  const ref = ask?.offer.decision === decision ? ask.offer.ref : null;
  useEffect(() => {
    if (ref === null || ask === null) return;
    let live = true;
    const heads = acts.filter((act) => ask.offer.node.options.includes(act));
    const find = async (): Promise<void> => {
      const answers = await wholeAnswers(ask.look, heads, leaves);
      if (live) setFound({ ref, answers });
    };
    void find();
    return () => {
      live = false;
    };
    // The question is known by its ref; the functions may be new on every drawing.
  }, [ref]);
  return found !== null && found.ref === ref ? found.answers : NONE;
}
