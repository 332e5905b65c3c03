// Owns the closed list of reasons that a bot of this game gives: every one has words in every language.

export const REASONS = [
  ...(['quest', 'business', 'realm', 'gather', 'find', 'try', 'complete', 'up', 'stop'] as const),
  ...(['odds', 'leader', 'worth', 'ward', 'roll'] as const),
] as const;
export type ReasonKey = (typeof REASONS)[number];
