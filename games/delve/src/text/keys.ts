// Owns the closed lists of keys that refusals and setup problems are given with: every one has words in every language.

/** Why something cannot be done now: the keys used by decisions and queries. */
export const WHY_KEYS = [
  'other-window',
  'used-up',
  'nothing-to-do',
  'one-check',
  'skill-full',
  'skill-not-listed',
  'box-only',
  'any-shape',
  'victory-stands',
  'not-completionist',
  'no-exit-there',
  'exit-joined',
  'exit-blocked',
  'does-not-fit',
  'room-not-completed',
  'no-secret-doors',
  'must-place',
  'put-aside-instead',
  'must-find-door',
  'fits-nowhere',
  'no-foe',
  'face-1-to-6',
  'committed',
  'tests-first',
  'check-skill',
  'no-fitting-check',
  'other-check',
  'no-items',
  'no-gem',
  'no-gems',
  'no-open-check',
  'dulled',
] as const;
export type WhyKey = (typeof WHY_KEYS)[number];

/** What can be wrong with a setup: the keys used by its check. */
export const SETUP_KEYS = ['not-a-setup', 'one-of', 'only-micro-mini', 'unknown-field', 'between', 'length', 'too-few-cards'] as const;
export type SetupKey = (typeof SETUP_KEYS)[number];
