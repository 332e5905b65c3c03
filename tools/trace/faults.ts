// Judges a trace: unknown rules, rules without a test or without code, and notes that are contradicted by a test.

import type { GameTrace, Mention } from './read.ts';

/** What is wrong with the trace of a game, each as `file:line: what to do`. */
export function faultsOf({ rules, toCome, code, tests, goldens, problems }: GameTrace): readonly string[] {
  const known = new Set(rules.map(({ id }) => id));
  const coming = new Set(toCome);
  const unknown = [...code, ...tests, ...goldens]
    .filter(({ id }) => !known.has(id) && !coming.has(id))
    .map(({ id, at }) => `${at}: ${id} is not in rules.md; correct the ID`);
  const early = [...tests, ...goldens]
    .filter(({ id }) => coming.has(id))
    .map(({ id, at }) => `${at}: ${id} has a test and is still to come; move it from rules-to-come.md to rules.md`);
  const twice = rules
    .filter(({ id }) => coming.has(id))
    .map(({ id, at }) => `${at}: ${id} is here and in rules-to-come.md; strike it out there`);
  const [tested, cited] = [idsOf(tests), idsOf(code)];
  const missing = rules.flatMap(({ id, at, note }) => {
    if (note !== undefined)
      return tested.has(id) ? [`${at}: ${id} has a note, so that it needs no test, and has a test; remove one of them`] : [];
    return [
      ...(tested.has(id) ? [] : [`${at}: ${id} has no test; name it in one: test('[${id}] ...')`]),
      ...(cited.has(id) ? [] : [`${at}: ${id} is cited by no code; cite it where it is carried out`]),
    ];
  });
  return [...problems, ...unknown, ...early, ...twice, ...missing];
}

export const idsOf = (mentions: readonly Mention[]): ReadonlySet<string> => new Set(mentions.map(({ id }) => id));
