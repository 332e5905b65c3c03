// Owns the words a board speaks with: those of the language in which the table is read now.

import type { GameText } from '@undercroft/face';
import type { CardId } from '../content/cards.ts';
import { boardWords, cardData, type BoardWords } from '../text/face.ts';
import { phrases, words, type Words } from '../text/index.ts';
import type { View } from '../view.ts';

export interface Say {
  readonly text: GameText<View>;
  readonly w: BoardWords;
  readonly words: Words;
  readonly p: (typeof phrases)['en'];
  /** What clearing a room gives, with the checks that decide on it. */
  readonly rewards: (card: CardId) => {
    readonly auto: readonly string[];
    readonly checks: readonly { readonly check: string; readonly gain: readonly string[] }[];
  };
}

export function sayIn(text: GameText<View>): Say {
  const spoken = words[text.language];
  return {
    text,
    w: boardWords[text.language],
    words: spoken,
    p: phrases[text.language],
    rewards: (card) => {
      const { auto, checks } = cardData(card);
      return {
        auto: auto.map(spoken.reward),
        checks: checks.map(({ skill, target, gain }) => ({ check: `${skill} ${target}`, gain: gain.map(spoken.reward) })),
      };
    },
  };
}
