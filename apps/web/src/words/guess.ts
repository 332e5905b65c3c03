// Owns the guess at a language on the first visit.

import { isOneOf } from '@undercroft/kernel';
import { LANGUAGES, type Language } from '@undercroft/presentation/languages';

/** The first language of the list that we speak. */
export function guessLanguage(wanted: readonly string[]): Language {
  const codes = wanted.map((one) => one.slice(0, 2).toLowerCase());
  return codes.find((code): code is Language => isOneOf(LANGUAGES, code)) ?? 'en';
}
