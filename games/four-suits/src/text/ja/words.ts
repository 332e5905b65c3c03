// Owns the small change of Japanese: numbers with a sign, lists.

export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
export const all = (words: readonly string[]): string => words.join('、');
