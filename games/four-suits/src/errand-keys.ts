// Owns the keys of errands that are put into words: why one ends, and what may be set for them.

export const ERRAND_ENDS = ['done', 'there', 'fought', 'kneels', 'king', 'tight', 'poison', 'fight', 'blocked', 'asked'] as const;
export type ErrandEnd = (typeof ERRAND_ENDS)[number];

/** What may be set for a character who fights by themselves. */
export const PREFERENCES = ['target', 'heal', 'keep'] as const;
export type PreferenceName = (typeof PREFERENCES)[number];
/** Whom to strike: whoever is best struck; whoever has the fewest HP; the near row first; casters first. */
export const TARGETS = ['any', 'weakest', 'near', 'casters'] as const;
export type TargetWanted = (typeof TARGETS)[number];
