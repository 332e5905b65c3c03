// Owns the words a board speaks with: those of the language in which the table is read now.

import type { GameText } from '@undercroft/face';
import { boardWords, type BoardWords } from '../text/face.ts';
import { phrases, words, type Words } from '../text/index.ts';
import type { View } from '../view.ts';

export interface Say {
  readonly text: GameText<View>;
  readonly w: BoardWords;
  readonly words: Words;
  readonly p: (typeof phrases)['en'];
}

export const sayIn = (text: GameText<View>): Say => ({
  text,
  w: boardWords[text.language],
  words: words[text.language],
  p: phrases[text.language],
});
