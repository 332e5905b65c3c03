// Owns telling which dice are in the air, and where a gem goes.

import type { ToldFact } from '@undercroft/kernel';
import type { LogEntry } from '@undercroft/table';
import { toldOf } from '../board-model/map.ts';
import type { Bodies } from '../facts.ts';

/** Whether dice are thrown by a fact. */
export const throws = ({ type }: ToldFact): boolean => type === 'check.rolled' || type === 'check.rerolled' || type === 'die.rerolled';

/** Whether a die of a check is thrown by one of these facts; of no die in particular: whether any of the check is. */
export function isThrown(facts: readonly ToldFact[], check: number, die?: number): boolean {
  return facts.map(toldOf).some(({ type, body }) => {
    if (type === 'check.rolled' || type === 'check.rerolled') return body.check === check;
    return type === 'die.rerolled' && body.check === check && (die === undefined || body.die === die);
  });
}

/** The die that a gem goes to: the one that is told of next to it, or the first of its check. */
export function dieOfGem(
  { check }: Bodies['gem.spent'],
  log: readonly Pick<LogEntry, 'told'>[],
): { readonly check: number; readonly die: number } {
  const touched = (log.at(-1)?.told ?? [])
    .map(toldOf)
    .flatMap(({ type, body }) => ((type === 'die.changed' || type === 'die.rerolled') && body.check === check ? [body.die] : []));
  return { check, die: touched[0] ?? 0 };
}
