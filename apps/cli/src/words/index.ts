// Owns saying what the program itself has to say, in the language of the user, and finding out which that is.

import { missing } from '@undercroft/kernel';
import { LANGUAGES, type Language } from '@undercroft/presentation';
import { en } from './en.ts';
import { ja } from './ja.ts';
import { nl } from './nl.ts';

type English = typeof en;
export type WordKey = keyof English;
/** What stands in braces in a sentence. */
type Names<S extends string> = S extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;
type Given<K extends WordKey> = [Names<English[K]>] extends [never] ? [] : [given: Readonly<Record<Names<English[K]>, string | number>>];

/** A sentence that nothing has to be put into. */
export type PlainKey = { [K in WordKey]: Given<K> extends [] ? K : never }[WordKey];

export type Say = <K extends WordKey>(key: K, ...given: Given<K>) => string;

export const WORDS: Readonly<Record<Language, Readonly<Record<WordKey, string>>>> = { en, nl, ja };

export function sayIn(language: Language): Say {
  const words = WORDS[language];
  return (key, ...[given = {}]) => {
    const values = new Map<string, string | number>(Object.entries(given));
    return words[key].replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values.get(name) ?? whole));
  };
}

/** From LC_ALL, LC_MESSAGES or LANG, else English. */
export function languageOf(env: Readonly<Record<string, string | undefined>>): Language {
  const wanted = env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || '';
  return LANGUAGES.find((language) => wanted.toLowerCase().startsWith(language)) ?? 'en';
}

/** The language asked for on the command line, read before anything else so that even mistakes are explained in it. */
export function languageIn(args: readonly string[], env: Readonly<Record<string, string | undefined>>): Language {
  const at = args.findIndex((arg) => arg === '--language' || arg.startsWith('--language='));
  const given = at < 0 ? undefined : args[at] === '--language' ? args[at + 1] : (args[at] ?? missing()).slice('--language='.length);
  return LANGUAGES.find((language) => language === given) ?? languageOf(env);
}
