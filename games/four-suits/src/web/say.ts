// Owns the words the board speaks with, in the language in which the table is read now.

import { missing } from '@undercroft/kernel';
import type { CardSaid, GameText, Language } from '@undercroft/presentation';
import { BOARD_WORDS, type BoardWords } from '../text/words/index.ts';
import { HINTS, type GuideWords } from '../text/words/guide-words.ts';
import { NAMES, type Names } from '../text/words/names.ts';
import { characterName, monsterName } from '../text/words/people.ts';
import { TOWN, type TownWords } from '../text/words/town-words.ts';
import type { View } from '../view.ts';

export interface Say {
  readonly language: Language;
  readonly text: GameText<View>;
  readonly words: BoardWords;
  readonly names: Names;
  readonly town: TownWords;
  readonly hints: GuideWords;
  /** Anything printed, in words. */
  readonly card: (id: string) => CardSaid;
  readonly unit: (view: View, unit: number) => string;
}

const kept = new WeakMap<GameText<View>, Say>();
export function sayIn(text: GameText<View>): Say {
  let say = kept.get(text);
  if (say === undefined) kept.set(text, (say = makeSay(text)));
  return say;
}

function makeSay(text: GameText<View>): Say {
  const { language } = text;
  const found = new Map<string, CardSaid>();
  return {
    language,
    text,
    words: BOARD_WORDS[language],
    names: NAMES[language],
    town: TOWN[language],
    hints: HINTS[language],
    card: (id) => {
      let said = found.get(id);
      if (said === undefined) found.set(id, (said = text.card?.(id) ?? missing()));
      return said;
    },
    unit: (view, unit) => (unit >= 4 ? monsterName(language, view.fight, unit - 4) : (characterName(language, view.party, unit) ?? '')),
  };
}
