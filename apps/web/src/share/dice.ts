// Owns the question whether the dice that were proved are the dice that were played.

import { isList, isRecord, isWhole } from '@undercroft/kernel';
import { readTranscript } from '@undercroft/record';

interface Outcome {
  readonly got: number;
}
const isOutcome = (value: unknown): value is Outcome => isRecord(value) && isWhole(value['got']);

/** The outcomes that a proof, or what claims to be one, is about. */
export function outcomesIn(proof: unknown): readonly Outcome[] {
  const outcomes = isRecord(proof) ? proof['outcomes'] : null;
  return isList(outcomes) ? outcomes.filter(isOutcome) : [];
}

/**
 * Without take-backs the proved outcomes are the last ones of the record, in order; a game that goes on from another has
 * older ones before them. After take-backs some proved outcomes may never have been played: the record then holds no others.
 */
export function sameDice(text: string, outcomes: readonly Outcome[]): boolean {
  const transcript = readTranscript(text);
  if (transcript === null) return false;
  const played = transcript.entries.flatMap((entry) => entry.chance);
  if (!transcript.rewound) {
    const tail = played.slice(played.length - outcomes.length);
    return outcomes.length <= played.length && tail.every((got, at) => got === outcomes[at]?.got);
  }
  const left = new Map<number, number>();
  for (const { got } of outcomes) left.set(got, (left.get(got) ?? 0) + 1);
  for (const got of played.slice(Math.max(0, played.length - outcomes.length))) {
    const n = left.get(got) ?? 0;
    if (n === 0) return false;
    left.set(got, n - 1);
  }
  return true;
}
