// Owns the words a board speaks with: those of the language in which the table is read now.

import type { GameText } from '@undercroft/presentation';
import type { CardId } from '../content/cards.ts';
import type { Reward } from '../content/types.ts';
import { cardData } from '../board-model/sheet.ts';
import { boardWords, naming, words, type BoardWords, type ItemText, type Words } from '../text/words/index.ts';
import type { View } from '../view.ts';

/** A reward in words; of an item also what it does. */
export interface RewardSaid {
  readonly text: string;
  readonly about: ItemText | null;
}

export interface Say {
  readonly text: GameText<View>;
  readonly boardWords: BoardWords;
  readonly words: Words;
  readonly naming: (typeof naming)['en'];
  /** What clearing a room gives, with the checks that decide on it. */
  readonly rewards: (card: CardId) => {
    readonly auto: readonly RewardSaid[];
    readonly checks: readonly { readonly check: string; readonly gain: readonly RewardSaid[] }[];
  };
}

export function sayIn(text: GameText<View>): Say {
  const spoken = words[text.language];
  const said = (reward: Reward): RewardSaid => ({
    text: spoken.reward(reward),
    about: spoken.itemGained(reward),
  });
  return {
    text,
    boardWords: boardWords[text.language],
    words: spoken,
    naming: naming[text.language],
    rewards: (card) => {
      const { auto, checks } = cardData(card);
      return {
        auto: auto.map(said),
        checks: checks.map(({ skill, target, gain }) => ({ check: `${skill} ${target}`, gain: gain.map(said) })),
      };
    },
  };
}
