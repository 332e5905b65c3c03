// Owns the closed list of reasons that a bot of this game gives: every one has words in every language.

export const REASONS = [
  ...(['level', 'learn', 'gear', 'heal', 'room', 'look', 'hoard', 'on', 'aside', 'boss', 'home'] as const),
  ...(['junk', 'supplies', 'depart', 'shorter', 'recruit', 'alone', 'bet'] as const),
  ...(['finish', 'hurt', 'weaken', 'save', 'mend', 'boost', 'flee', 'guard'] as const),
] as const;
export type ReasonKey = (typeof REASONS)[number];
