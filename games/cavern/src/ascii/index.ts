// Owns the text board of Cavern: the map around the acting hero, the party and the foes, in plain characters.

import type { TextBoard } from '@undercroft/presentation';
import { beside, BLANK, clip, heightOf, paint, piece, squeeze, type Line } from '@undercroft/presentation/drawing';
import { BOARD_WORDS } from '../text/words/index.ts';
import type { View } from '../view.ts';
import { mapLines, mapNeed, tileNames } from './map.ts';
import { sheet } from './sheet.ts';

/** From this width on the sheet stands beside the map. */
const WIDTH_FOR_TWO = 120;
const RULE: Line = [piece(' │ ', 'dim')];
/** The map has at least this much of the height. */
const MAP_SHARE = 0.45;

export const ascii: TextBoard<View> = {
  draw(view, text, { width, height, colour }, pending) {
    const drawing = { view, said: BOARD_WORDS[text.language], text };
    const names = tileNames(view, (id) => text.card?.(id)?.short ?? id, width);
    const lines = ((): readonly Line[] => {
      if (width >= WIDTH_FOR_TWO) {
        const side = Math.floor(width * 0.5);
        const map = mapLines(view, { width: width - side - 3, height }, pending);
        const right = squeeze([...sheet(drawing, side, height), { rank: 1, lines: names }], height);
        const rest = Array.from({ length: Math.max(0, height - Math.max(map.length, right.length)) }, () => BLANK);
        return beside(
          [
            { lines: [...map, ...rest], width: width - side - 3 },
            { lines: right, width: side },
          ],
          RULE,
        );
      }
      const sections = [...sheet(drawing, width, height), { rank: 1, lines: names }];
      const least = Math.min(mapNeed(view), Math.floor(height * MAP_SHARE));
      const below = squeeze(sections, Math.max(0, Math.min(heightOf(sections), height - least)));
      return [...mapLines(view, { width, height: height - below.length }, pending), ...below];
    })();
    return lines.slice(0, Math.max(0, height)).map((one) => paint(clip(one, width), colour));
  },
};
