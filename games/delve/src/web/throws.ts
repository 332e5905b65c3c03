// Owns telling throws apart: which entry of the log threw a die last, so that only dice that were rolled fly again; and where a gem goes.

import type { LogEntry } from '@undercroft/table';
import { toldOf } from '../board-model/map.ts';
import type { Bodies } from '../facts.ts';

export interface Throws {
  /** A number that changes when this die was thrown anew. */
  readonly of: (check: number, die: number) => number;
  readonly latest: number;
}

export function throwsIn(log: readonly Pick<LogEntry, 'n' | 'told'>[]): Throws {
  const checks = new Map<number, number>();
  const dice = new Map<string, number>();
  let latest = 0;
  // Entries may hold several facts; a fact is known by its place among all that are still in the log.
  log.forEach(({ n, told }) => {
    told.map(toldOf).forEach(({ type, body }, i) => {
      const when = n * 100 + i;
      if (type === 'check.rolled' || type === 'check.rerolled') {
        const { check } = body;
        checks.set(check, when);
        for (const key of dice.keys()) if (key.startsWith(`${check}.`)) dice.delete(key);
        latest = when;
      } else if (type === 'die.rerolled') {
        const { check, die } = body;
        dice.set(`${check}.${die}`, when);
        latest = when;
      }
    });
  });
  return { of: (check, die) => dice.get(`${check}.${die}`) ?? checks.get(check) ?? 0, latest };
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
