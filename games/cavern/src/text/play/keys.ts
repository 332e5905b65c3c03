// Owns the closed lists of keys that refusals and setup problems are given with: every one has words in every language.

/** Why something cannot be done now: the keys used by decisions and queries. */
export const WHY_KEYS = [
  ...(['no-movement', 'moved', 'dazed', 'immobile', 'walk-first', 'attacked', 'moved-twice', 'no-door', 'too-far', 'reserved'] as const),
  ...(['no-foe', 'no-target', 'no-way', 'no-trap', 'no-rival', 'nothing-to-use', 'nothing-to-take', 'carries-nothing'] as const),
  ...(['rock', 'walled', 'out-of-reach', 'foe-there', 'friend-there', 'object-there', 'wet', 'foe-between', 'object-between'] as const),
] as const;
export type WhyKey = (typeof WHY_KEYS)[number];

/** What can be wrong with a setup: the keys used by its check. */
export const SETUP_KEYS = [
  ...(['not-a-setup', 'unknown-field', 'one-of', 'some-of', 'between', 'few-heroes'] as const),
  ...(['hero-range', 'players', 'crews', 'party', 'edges', 'no-story', 'carried'] as const),
] as const;
export type SetupKey = (typeof SETUP_KEYS)[number];
