// Owns the closed lists of keys that refusals and setup problems are given with: every one has words in every language.

/** Why something cannot be done now: the keys used by decisions and queries. */
export const WHY_KEYS = ['no-flight', 'not-now', 'must-bet'] as const;
export type WhyKey = (typeof WHY_KEYS)[number];

/** What can be wrong with a setup: the keys used by its check. */
export const SETUP_KEYS = ['not-a-setup', 'unknown-field', 'one-of', 'between', 'players'] as const;
export type SetupKey = (typeof SETUP_KEYS)[number];
