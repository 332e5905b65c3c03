// Owns the text board of Delve Sheet: the map on its dotted paper, the hero's sheet and the card in play, in plain characters.

import type { TextBoard } from '@undercroft/face';
import type { View } from '../view.ts';
import { clip, paint } from './ink.ts';
import { labelsOf } from './labels.ts';
import { layOut } from './layout.ts';

/** Lines left for the question below the board, and the rows the board takes whatever else. */
const QUESTION = 8;
const LEAST = 16;

export const ascii: TextBoard<View> = {
  draw(view, text, { width, height, colour }) {
    const rows = Math.max(0, Math.min(height, Math.max(LEAST, height - QUESTION)));
    const lines = layOut(view, labelsOf(text.language), { width, height: rows });
    return lines.slice(0, rows).map((one) => paint(clip(one, width), colour));
  },
};
