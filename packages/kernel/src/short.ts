// Owns the short form of an answer, for files: the act, then its picks in their order, without their names.

import { bug } from './bug.ts';
import type { AnyDecision, Choice, Picked } from './decision.ts';
import { isList } from './narrow.ts';

export function packChoice(decision: AnyDecision, choice: Choice): readonly Picked[] {
  const act = decision.byName.get(choice.act) ?? bug(`decision ${decision.name} has no act ${choice.act}`);
  const values: Picked[] = [choice.act];
  for (const pick of act.picks) values.push(choice[pick.name] ?? null);
  return values;
}

/** Decodes it. What cannot be one of our choices is handed on as it is and refused by the answer check. */
export function unpackChoice(decision: AnyDecision, packed: unknown): unknown {
  if (!isList(packed)) return packed;
  const act = decision.byName.get(String(packed[0]));
  if (act === undefined) return { act: packed[0] };
  // A pick that the act no longer has, and that was not asked, takes nothing away.
  if (packed.slice(act.picks.length + 1).some((more) => more !== null)) return packed;
  const choice: Record<string, unknown> = { act: act.name };
  act.picks.forEach((pick, i) => {
    const value = packed[i + 1];
    // Nor does one that the act has got since then.
    if (value !== null && value !== undefined) choice[pick.name] = value;
  });
  return choice;
}
