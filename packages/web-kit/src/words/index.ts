// Owns which words of playing belong to which language.

import type { Language } from '@undercroft/presentation';
import { en } from './en.ts';
import { ja } from './ja.ts';
import { nl } from './nl.ts';
import type { PlayWords } from './words.ts';

export type { KeyName, PlayWords } from './words.ts';

const WORDS: Readonly<Record<Language, PlayWords>> = { en, nl, ja };
export const playWords = (language: Language): PlayWords => WORDS[language];
