// Owns the words of the shell: one language at a time is loaded, and every piece reads them from here.

import type { Language } from '@undercroft/presentation';
import { createContext, useContext } from 'react';
import type { ShellWords } from './shape.ts';

export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', nl: 'Nederlands', ja: '日本語' };

const LOAD: Readonly<Record<Language, () => Promise<{ readonly words: ShellWords }>>> = {
  en: () => import('./en.ts'),
  nl: () => import('./nl.ts'),
  ja: async () => {
    // Half a megabyte of faces must not stand before the first page: until it is quiet the system's own are read.
    whenQuiet(() => void import('../look/faces-ja.ts'));
    return import('./ja.ts');
  },
};

function whenQuiet(what: () => void): void {
  const idle = (): void => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(what, { timeout: 3000 });
    else setTimeout(what, 500);
  };
  if (document.readyState === 'complete') idle();
  else window.addEventListener('load', idle, { once: true });
}

export const loadWords = async (language: Language): Promise<ShellWords> => (await LOAD[language]()).words;

const Words = createContext<ShellWords | null>(null);
export const WordsProvider = Words.Provider;

export function useWords(): ShellWords {
  const words = useContext(Words);
  if (words === null) throw new Error('no words yet');
  return words;
}
