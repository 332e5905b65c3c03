// Owns the words the board speaks with, in the language in which the table is read now.

import { missing, type Odds } from '@undercroft/kernel';
import type { CardSaid, GameText } from '@undercroft/presentation';
import type { BoardWords } from '../text/words/board-words.ts';
import { BOARD_WORDS } from '../text/words/index.ts';
import type { HeroNo } from '../state.ts';
import type { View } from '../view.ts';

export interface Say {
  readonly text: GameText<View>;
  readonly words: BoardWords;
  /** Anything printed, in words. */
  readonly card: (id: string) => CardSaid;
  readonly hero: (view: View, hero: HeroNo) => string;
  readonly percent: (odds: Odds) => string;
  /** What a foe would do if it acted now; empty: nothing. */
  readonly next: (kind: string, tactic: number) => string;
}

const kept = new WeakMap<GameText<View>, Say>();

export function sayIn(text: GameText<View>): Say {
  let say = kept.get(text);
  if (say === undefined) kept.set(text, (say = makeSay(text)));
  return say;
}

function makeSay(text: GameText<View>): Say {
  const words = BOARD_WORDS[text.language];
  const found = new Map<string, CardSaid>();
  const card = (id: string): CardSaid => {
    let said = found.get(id);
    if (said === undefined) found.set(id, (said = text.card?.(id) ?? missing()));
    return said;
  };
  return {
    text,
    words,
    card,
    hero: (view, hero) => {
      const id = view.heroes[hero]?.id;
      return id === undefined ? '' : card(id).short;
    },
    percent: ({ ways, of }) => words.percent(of > 0 ? ways / of : 0),
    next: (kind, tactic) => (tactic < 0 ? '' : (card(kind).lines[tactic] ?? '')),
  };
}
