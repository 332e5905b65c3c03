// Owns the hints of a first game: each said once, when what it is about is there for the first time.

import { keysOf } from '@undercroft/kernel';
import type { GameText } from '@undercroft/presentation';
import type { Hint } from '@undercroft/web-kit';
import { HINT_WHEN } from '../board-model/guide.ts';
import type { View } from '../view.ts';
import { sayIn } from './say.ts';

export function guide(text: GameText<View>): readonly Hint<View>[] {
  const { words } = sayIn(text);
  return keysOf(HINT_WHEN).map((key) => {
    const { at, when } = HINT_WHEN[key];
    return { key, when, text: () => words.guide[key], at };
  });
}
