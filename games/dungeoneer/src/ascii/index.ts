// Owns the text board of Dungeoneer: the map around one's hero, the players, what one holds and the fight, in plain characters.

import type { TextBoard } from '@undercroft/presentation';
import { clip, paint } from '@undercroft/presentation/drawing';
import type { View } from '../view.ts';
import { labelsOf } from './labels.ts';
import { layOut } from './layout.ts';
import { seenIn } from './seen.ts';

export const ascii: TextBoard<View> = {
  draw(view, text, { width, height, colour }) {
    const lines = layOut(seenIn(view), labelsOf(text.language), { width, height });
    return lines.slice(0, Math.max(0, height)).map((one) => paint(clip(one, width), colour));
  },
};
