// Owns the text board of Delve Sheet: the map on its dotted paper, the hero's sheet and the card in play, in plain characters.

import type { TextBoard } from '@undercroft/presentation';
import { clip, paint } from '@undercroft/presentation/drawing';
import type { View } from '../view.ts';
import { labelsOf } from './labels.ts';
import { layOut } from './layout.ts';

export const ascii: TextBoard<View> = {
  draw(view, text, { width, height, colour }, pending) {
    const lines = layOut(view, labelsOf(text.language), { width, height, pending });
    return lines.slice(0, Math.max(0, height)).map((one) => paint(clip(one, width), colour));
  },
};
