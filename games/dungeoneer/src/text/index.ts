// Owns the words of Dungeoneer in all languages: so far the names of its cards and its rulebook.

import type { Language, Rulebook } from '@undercroft/face';
import type { DeckId } from '../content/types.ts';
import { NAMES as enNames } from './en/names/index.ts';
import { rulebook as en } from './en/rulebook.ts';
import { NAMES as jaNames } from './ja/names/index.ts';
import { rulebook as ja } from './ja/rulebook.ts';
import type { DeckWords } from './names.ts';
import { NAMES as nlNames } from './nl/names/index.ts';
import { rulebook as nl } from './nl/rulebook.ts';

export const names: Readonly<Record<Language, Readonly<Record<DeckId, DeckWords>>>> = { en: enNames, nl: nlNames, ja: jaNames };
export const rulebooks: Readonly<Record<Language, Rulebook>> = { en, nl, ja };
