// Owns where things stand: beside each other where there is the width, under each other where there is the height.

import { beside, BLANK, clip, heightOf, piece, squeeze, type Line, type Section } from '@undercroft/presentation/drawing';
import type { View } from '../view.ts';
import { cardHead, cardRules, newRoomLines, rewardLines } from './card.ts';
import { checkLines } from './dice.ts';
import type { Labels } from './labels.ts';
import { mapBlock, type Space } from './map.ts';
import { aheadLines, deckLines, endLine, gemLines, heroLines, itemLines, skillLines } from './sheet.ts';

/** With what items and keywords do, without it, or with the fewest words. */
type Told = 'long' | 'roomy' | 'short';

/** From this width on the names of skills and gems are written out. */
const WIDE = 110;
/** Below this width there is no room for two columns. */
const TWO_COLUMNS = 72;
/** From this height on a screen of 80 columns has the map above the sheet. */
const TALL = 30;
const RULE: Line = [piece(' │ ', 'dim')];

export function layOut(view: View, labels: Labels, { width, height, pending }: Space): Line[] {
  if (width >= WIDE) {
    const side = Math.min(64, Math.max(48, Math.floor(width * 0.42)));
    return columns(view, labels, { width, height, pending }, side, height >= 24);
  }
  if (width >= TWO_COLUMNS && height < TALL) return columns(view, labels, { width, height, pending }, Math.floor(width / 2), false);
  return stacked(view, labels, { width, height, pending });
}

function columns(view: View, labels: Labels, { width, height, pending }: Space, side: number, roomy: boolean): Line[] {
  const map = width - side - 3;
  const right = fitting((told) => [...sheet(view, labels, side, told), ...encounter(view, labels, side, height, told)], height, roomy);
  return beside(
    [
      { lines: mapBlock(view, labels, { width: map, height, pending }), width: map },
      { lines: [...right, ...Array.from({ length: Math.max(0, height - right.length) }, () => BLANK)], width: side },
    ],
    RULE,
  );
}

function stacked(view: View, labels: Labels, { width, height, pending }: Space): Line[] {
  const below =
    width >= TWO_COLUMNS
      ? twoBelow(view, labels, width, height)
      : fitting(
          (told) => [...sheet(view, labels, width, 'short'), ...encounter(view, labels, width, 0, told)],
          Math.max(6, height - (height >= TALL ? 12 : 10)),
          height >= TALL,
        );
  const map = height - below.length;
  return [...(map > 3 ? mapBlock(view, labels, { width, height: map, pending }) : []), ...below]
    .slice(0, height)
    .map((one) => clip(one, width));
}

function twoBelow(view: View, labels: Labels, width: number, height: number): Line[] {
  const side = Math.floor((width - 3) / 2);
  const most = Math.floor(height / 2);
  const left = fitting((told) => sheet(view, labels, side, told), most, true);
  const right = fitting((told) => encounter(view, labels, width - side - 3, most, told).slice(1), most, true);
  return beside(
    [
      { lines: left, width: side },
      { lines: right, width: width - side - 3 },
    ],
    RULE,
  );
}

function sheet(view: View, labels: Labels, width: number, told: Told): Section[] {
  const roomy = told !== 'short';
  const gap: Section = { rank: 0, lines: roomy ? [BLANK] : [] };
  return [
    { rank: 9, lines: heroLines(view, labels, width, roomy) },
    gap,
    { rank: 6, lines: skillLines(view, labels, width, roomy) },
    gap,
    { rank: 8, lines: gemLines(view, labels, width, roomy) },
    { rank: 4, lines: itemLines(view, labels, width, told === 'long') },
    gap,
    { rank: 2, lines: deckLines(view, labels, width) },
  ];
}

/** The card and its checks; between encounters what lies ahead; at the end how it ended. */
function encounter(view: View, labels: Labels, width: number, height: number, told: Told): Section[] {
  const roomy = told !== 'short';
  const end = endLine(view, labels);
  const rule: Section = { rank: 1, lines: [[piece('─'.repeat(width), 'dim')]] };
  const over: Section = { rank: 9, lines: end.length === 0 ? [] : [end] };
  if (view.encounter === null) return [rule, over, { rank: 3, lines: aheadLines(view, labels, width) }];
  return [
    rule,
    over,
    { rank: 10, lines: cardHead(view, labels, width) },
    { rank: 6, lines: cardRules(view, labels, width, told === 'long') },
    { rank: 3, lines: rewardLines(view, labels, width) },
    { rank: 0, lines: roomy ? [BLANK] : [] },
    { rank: 7, lines: checkLines(view, labels, width) },
    ...newRoom(view, labels, roomy ? height - 24 : 0),
  ];
}

/** A room is not cut: its numbered exits are what is being picked. */
function newRoom(view: View, labels: Labels, height: number): Section[] {
  const [title = BLANK, ...room] = newRoomLines(view, labels, height);
  return room.length === 0
    ? []
    : [
        { rank: 2, lines: [title] },
        { rank: 11, lines: room },
      ];
}

/** As much as fits whole; if even the shortest does not, its most important lines. */
function fitting(sections: (told: Told) => readonly Section[], height: number, roomy: boolean): Line[] {
  const tries: readonly Told[] = roomy ? ['long', 'roomy'] : [];
  const fits = (of: readonly Section[]): boolean => heightOf(of) <= height;
  return squeeze(tries.map(sections).find(fits) ?? sections('short'), height);
}
