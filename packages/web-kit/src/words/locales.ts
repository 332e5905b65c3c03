// Owns how figures and dates are written: in the language that is read, as the browser's own country writes them.

import type { Language } from '@undercroft/presentation';

export const localesOf = (language: Language): readonly string[] => [
  ...navigator.languages.filter((one) => one.slice(0, 2) === language),
  language,
];
