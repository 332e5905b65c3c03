// Owns the small change of English: plurals, numbers with a sign, lists, capitals.

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
/** "a", "a and b", "a, b and c". */
export const all = (words: readonly string[], last: 'and' | 'or' = 'and'): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
export const times = (n: number, one: string, many = `${one}s`): string => (n === 1 ? `1 ${one}` : `${n} ${many}`);
