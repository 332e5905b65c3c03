// Owns the hints of a first campaign: each said once, when what it is about is there for the first time.

import { keysOf } from '@undercroft/kernel';
import type { GameText } from '@undercroft/presentation';
import type { Hint } from '@undercroft/web-kit';
import { HINT_WHEN } from '../board-model/guide.ts';
import type { View } from '../view.ts';
import { sayIn } from './say.ts';

export function guide(text: GameText<View>): readonly Hint<View>[] {
  const { hints } = sayIn(text);
  return keysOf(HINT_WHEN).map((key) => ({ key, text: () => hints[key], ...HINT_WHEN[key] }));
}
