// Owns why an errand ends, as keys that are put into words.

export const ERRAND_ENDS = ['done', 'there', 'fought', 'kneels', 'king', 'tight', 'poison', 'fight', 'blocked', 'asked'] as const;
export type ErrandEnd = (typeof ERRAND_ENDS)[number];
