// Owns the words of @@TITLE@@ in all languages.

import { simpleText, type GameTexts, type SimpleWords } from '@undercroft/presentation';
import { DECISIONS } from '../decisions.ts';
import { rulebook as bookEn } from '../generated/rulebook-en.ts';
import { rulebook as bookJa } from '../generated/rulebook-ja.ts';
import { rulebook as bookNl } from '../generated/rulebook-nl.ts';
import { PRESETS, SETUP } from '../setup.ts';
import type { Bodies } from '../state.ts';
import type { View } from '../view.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';
import { nl } from './nl.ts';

export type Words = SimpleWords<View, typeof DECISIONS, Bodies, keyof typeof PRESETS>;

const game = { decisions: DECISIONS, setup: SETUP, presets: PRESETS };

export const text: GameTexts<View> = {
  en: simpleText(game, 'en', bookEn, en),
  nl: simpleText(game, 'nl', bookNl, nl),
  ja: simpleText(game, 'ja', bookJa, ja),
};
