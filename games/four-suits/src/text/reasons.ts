// Owns the contract of a bot's reasons in words: each key in each language.

import type { ReasonKey } from '../reasons.ts';

/** `who`: whom it is about; `percent`: how likely it is; `n`: how many HP it means. */
export interface ReasonFacts {
  readonly who: string;
  readonly percent: number;
  readonly n: number;
}
export type ReasonPhrases = Readonly<Record<ReasonKey, string | ((facts: ReasonFacts) => string)>>;
