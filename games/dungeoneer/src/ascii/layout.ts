// Owns where things stand: the map above the sheet, or beside it where there is the width.

import { beside, BLANK, clip, heightOf, line, piece, spread, squeeze, type Line, type Section } from '@undercroft/presentation/drawing';
import { fightLines, rolledLine } from './fight.ts';
import { mapLines, type Room } from './grid.ts';
import type { Labels } from './labels.ts';
import { legendLines } from './legend.ts';
import { handLines, looseCards, questLines } from './own.ts';
import { belongingsOf, headOf, turnLine } from './players.ts';
import type { Seen } from './seen.ts';
import { textLines } from './texts.ts';

/** From this width on the sheet stands beside the map. */
const WIDE = 130;
const RULE: Line = [piece(' │ ', 'dim')];
/** The map has at least this much of the height. */
const MAP_SHARE = 0.42;
/** From this height on the cards say what they do: whoever asks for the whole board sees it. */
const TOLD = 45;

export function layOut(seen: Seen, labels: Labels, { width, height }: Room): Line[] {
  if (width >= WIDE && height >= 16) {
    const side = Math.min(72, Math.floor(width * 0.45));
    const right = squeeze(sheet(seen, labels, { width: side, height }), height);
    const map = width - side - 3;
    const lines = mapLines(seen, labels, { width: map, height });
    const rest = Array.from({ length: Math.max(0, height - Math.max(lines.length, right.length)) }, () => BLANK);
    return beside(
      [
        { lines: [...lines, ...rest], width: map },
        { lines: right, width: side },
      ],
      RULE,
    );
  }
  const sections = sheet(seen, labels, { width, height });
  const most = Math.max(0, height - Math.max(Math.floor(height * MAP_SHARE), Math.min(6, height)));
  const below = squeeze(sections, Math.max(most, Math.min(heightOf(sections), height - mapNeed(seen, labels, { width, height }))));
  const map = mapLines(seen, labels, { width, height: height - below.length });
  return [...map, ...below].slice(0, height).map((one) => clip(one, width));
}

/** How many lines the whole map takes, if it may have them all. */
const mapNeed = (seen: Seen, labels: Labels, room: Room): number => mapLines(seen, labels, room).length;

/** Whoever plays needs most what is happening, then the numbers, then what he holds. */
function sheet(seen: Seen, labels: Labels, { width, height }: Room): Section[] {
  const { table, view } = seen;
  const seats = table.players.map((_, i) => (seen.seat + i) % table.players.length);
  const decks = [
    `${labels.maps} ${view.decks.dungeon + view.decks.wilderness + view.decks.both}`,
    `${labels.adventures} ${view.decks.stocks.reduce((sum, n) => sum + n, 0)}`,
    `${labels.cards.families.quest} ${view.decks.quests}`,
  ].join(' · ');
  return [
    { rank: 10, lines: [spread(turnLine(seen, labels), width >= 100 ? line(decks, 'dim') : BLANK, width)] },
    { rank: 9, lines: fightLines(seen, labels, width) },
    { rank: 2, lines: rolledLine(seen, labels, width) },
    { rank: 9, lines: looseCards(seen, labels, { width, height }) },
    ...seats.flatMap((seat) => [
      { rank: 8, lines: headOf(seen, labels, seat, width) },
      { rank: seat === seen.seat ? 5 : 3, lines: belongingsOf(seen, labels, seat, width) },
    ]),
    { rank: 6, lines: questLines(seen, labels, width) },
    { rank: 6, lines: handLines(seen, labels, width) },
    { rank: 1, lines: legendLines(seen, labels, width) },
    { rank: 0, lines: height < TOLD ? [] : textLines(seen, labels, width) },
  ];
}
