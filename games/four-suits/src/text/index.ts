// Owns the words of Four Suits in all languages: as the face wants them, what is printed, and the rulebook.

import { tableFor } from '@undercroft/kernel';
import { LANGUAGES, type GameTexts, type Language, type Rulebook } from '@undercroft/presentation';
import { rulebook as en } from '../generated/rulebook-en.ts';
import { rulebook as ja } from '../generated/rulebook-ja.ts';
import { rulebook as nl } from '../generated/rulebook-nl.ts';
import type { View } from '../view.ts';
import { play as enPlay } from './en/index.ts';
import { play as jaPlay } from './ja/index.ts';
import { play as nlPlay } from './nl/index.ts';
import { gameText } from './game-text.ts';
import type { PlayPhrases } from './phrases.ts';

const rulebooks: Readonly<Record<Language, Rulebook>> = { en, nl, ja };
export const phrases: Readonly<Record<Language, PlayPhrases>> = { en: enPlay, nl: nlPlay, ja: jaPlay };
export const text: GameTexts<View> = tableFor(LANGUAGES, (language) => gameText(phrases[language], rulebooks[language]));
