// Owns the proof that everything has words in three languages.

import { LANGUAGES } from '@undercroft/presentation';
import { textFaultsOf } from '@undercroft/testkit';
import { expect, test } from 'vitest';
import { game } from '../src/game.ts';
import { text } from '../src/text/index.ts';

test.each(LANGUAGES)('everything has words in %s', (language) => expect(textFaultsOf(game, text[language])).toEqual([]));
