// Owns the languages that everything is said in, apart from all words: the first page needs no more.

export const LANGUAGES = ['en', 'nl', 'ja'] as const;
export type Language = (typeof LANGUAGES)[number];
