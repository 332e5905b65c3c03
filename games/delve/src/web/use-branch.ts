// Owns looking one act ahead: which options would follow it, so that things on the sheet can be clicked.

import { isAnswered } from '@undercroft/table';
import type { Ask } from '@undercroft/web-kit';
import { useEffect, useState } from 'react';
import type { Scalar } from '@undercroft/kernel';

const NONE: readonly Scalar[] = [];

/** The options of the first pick of an act of the open question; none while nothing is asked, or the act is not open. */
export function useBranch(ask: Ask | null, decision: string, act: string): readonly Scalar[] {
  const [found, setFound] = useState<{ readonly ref: string; readonly options: readonly Scalar[] } | null>(null);
  const at = ask?.offer.decision === decision && ask.path.length === 0 && ask.node.pick === 'act' ? ask.node.options.indexOf(act) : -1;
  const ref = at < 0 || ask === null ? null : ask.offer.ref;
  const known = at < 0 ? undefined : ask?.node.next?.[at];
  const asked = known === undefined || known === null;
  const look = ask?.look;
  useEffect(() => {
    if (ref === null || !asked || look === undefined) return;
    let live = true;
    const find = async (): Promise<void> => {
      const node = await look([act], 0);
      if (live && node !== null && !isAnswered(node)) setFound({ ref, options: node.options });
    };
    void find();
    return () => {
      live = false;
    };
    // The question is known by its ref; the function that asks may be new on every drawing.
  }, [ref, act, asked]);
  if (ref === null) return NONE;
  if (known !== undefined && known !== null) return isAnswered(known) ? NONE : known.options;
  return found?.ref === ref ? found.options : NONE;
}
