// Owns how any game says what cannot be: an answer that does not fit, a setup, a record.

import { isKeyOf, isOneOf } from '@undercroft/kernel';
import type { Json, LoadProblem, SetupProblem } from '@undercroft/kernel';
import type { ReplayProblem } from '@undercroft/record';

const MISFITS = ['over', 'seat', 'offer', 'shape'] as const;
type Misfit = (typeof MISFITS)[number];

export interface ProblemWords<SetupKey extends string> {
  /** An answer that does not fit at all, by the pick the kernel names. */
  readonly misfit: Readonly<Record<Misfit, string>>;
  readonly setup: Readonly<Record<SetupKey, (field: string, got: string, legal: readonly string[]) => string>>;
  readonly load: Readonly<Record<LoadProblem['code'] | ReplayProblem['code'], string>>;
  /** Where in a record a problem was found; entries are counted from 0, the setup. */
  readonly loadAt: (problem: string, entry: number) => string;
}

/** Null: the answer fits, but for what it picks. */
export const misfitText = (words: Pick<ProblemWords<string>, 'misfit'>, pick: string): string | null =>
  isOneOf(MISFITS, pick) ? words.misfit[pick] : null;

export function loadProblemText(words: Pick<ProblemWords<string>, 'load' | 'loadAt'>, problem: LoadProblem | ReplayProblem): string {
  const text = words.load[problem.code];
  return 'at' in problem && problem.at > 0 ? words.loadAt(text, problem.at) : text;
}

/** The fields of a setup in words, and their values. */
export interface SetupWords {
  readonly fields: Readonly<Record<string, { readonly label: string }>>;
  /** The values that have names, by field. */
  readonly names: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Any other value. */
  readonly other: (field: string, value: Json) => string;
}

/** What one may write in a setup is not always its own key of a record: "constructor" names nothing. */
const own = <T>(record: Readonly<Record<string, T>>, key: string): T | undefined => (Object.hasOwn(record, key) ? record[key] : undefined);

export function setupProblemText<SetupKey extends string>(
  words: Pick<ProblemWords<SetupKey>, 'setup'>,
  { fields, names, other }: SetupWords,
  { field, key, got, legal }: SetupProblem,
): string {
  if (!isKeyOf(words.setup, key)) throw new Error(`no words for the setup problem ${key}`);
  const label = (name: string): string => own(fields, name)?.label ?? name;
  const named = own(names, field) ?? {};
  const value = (one: Json): string => (typeof one === 'string' ? own(named, one) : undefined) ?? other(field, one);
  const inLegal = legal.map((one) => (key === 'unknown-field' && typeof one === 'string' ? label(one) : value(one)));
  return words.setup[key](label(field), value(got), inLegal);
}
