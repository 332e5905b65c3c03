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

/** After the page has loaded its scripts they still fetch words, games and the worker: so long nothing else is fetched on a first visit. */
const SETTLING_MS = 1_500;

function whenQuiet(what: () => void): void {
  const idle = (): void => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(what, { timeout: 3000 });
    else setTimeout(what, 500);
  };
  // Whoever was here before has it all on their device.
  const wasHere = 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
  setTimeout(() => whenLoaded(idle), wasHere ? 0 : SETTLING_MS);
}

function whenLoaded(what: () => void): void {
  if (document.readyState === 'complete') what();
  else window.addEventListener('load', what, { once: true });
}

export const loadWords = async (language: Language): Promise<ShellWords> => (await LOAD[language]()).words;

const Words = createContext<ShellWords | null>(null);
export const WordsProvider = Words.Provider;

export function useWords(): ShellWords {
  const words = useContext(Words);
  if (words === null) throw new Error('no words yet');
  return words;
}
