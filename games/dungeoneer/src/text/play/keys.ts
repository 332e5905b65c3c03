// Owns the closed lists of keys that refusals and setup problems are given with: every one has words in every language.

/** Why something cannot be done now: the keys used by decisions and queries. */
export const WHY_KEYS = [
  ...(['not-beside', 'only-walls', 'beside-entrance', 'closes-map'] as const),
  ...(['tipped', 'no-movement', 'no-map-cards', 'nothing-fits', 'must-discard', 'getting-up', 'not-tipped'] as const),
  ...(['one-batch', 'nothing-declared', 'declared', 'wounded', 'must-give'] as const),
  ...([
    'encounter',
    'playtime',
    'occasion',
    'no-glory',
    'no-peril',
    'no-target',
    'no-host',
    'same-kind',
    'boon',
    'boon-limit',
    'treasure-limit',
  ] as const),
  ...(['nothing-to-do', 'nothing-to-use', 'not-here', 'once-per-turn', 'price', 'upkeep', 'immune'] as const),
  ...(['can-place', 'option', 'once-a-turn', 'movement-left', 'not-now'] as const),
] as const;
export type WhyKey = (typeof WHY_KEYS)[number];

/** What can be wrong with a setup: the keys used by its check. */
export const SETUP_KEYS = [
  ...(['not-a-setup', 'unknown-field', 'one-of', 'some-of', 'between', 'edition', 'heroes', 'quests'] as const),
  ...(['numbers', 'at-most'] as const),
] as const;
export type SetupKey = (typeof SETUP_KEYS)[number];
