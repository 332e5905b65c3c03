// Owns the drawn map as a picture that stands alone: markup with its own colours, and the way from it to a file.

import { doorPath, floorPath, hatchPath } from '@undercroft/web-kit';
import { shownRooms, type ShownRoom } from '../board-model/map.ts';
import type { View } from '../view.ts';
import { stageIcon } from './art.ts';
import { LETTER, widthOf } from './lettering.ts';
import { barredPath, fittingName, insideOf, mapBox, SEED, strokesOf, UNIT, type Place } from './map-ink.ts';
import type { Say } from './say.ts';

const PAPER = '#f2e6ca';
const GROUND = '#e6d5b1';
const INK = '#261a0f';
const SOFT = '#5b4530';
const HATCH = '#3a2a18';
/** Pixels of the picture per unit of the drawing. */
const SCALE = 3;
const TITLE = 46;
const TITLE_LETTER = 22;
/** No letter is shown smaller than this, in pixels. */
export const LEAST_LETTER = 12;

const escaped = (text: string): string => text.replace(/[&<>"]/g, (mark) => `&#${mark.charCodeAt(0)};`);

/** The name of a room where it stands alone: with a capital. */
export const titled = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** The whole map as one file; nothing in it depends on the page but how many pixels a unit of it will have. */
export function mapMarkup(
  view: View,
  { boardWords, words }: Say,
  seen = SCALE,
): { readonly markup: string; readonly width: number; readonly height: number } {
  const rooms = shownRooms(view);
  const { x, y, width, height } = mapBox(rooms);
  const letter = Math.max(LETTER, LEAST_LETTER / seen);
  const nameOf = (room: ShownRoom): string => titled(words.room(room.card));
  const title = boardWords.mapOf(view.setup.area, view.setup.hero);
  const large = Math.min(TITLE_LETTER, ((width - 36) / widthOf(title, TITLE_LETTER)) * TITLE_LETTER);
  const top = y - TITLE;
  const tall = height + TITLE;
  const each = (draw: (room: ShownRoom) => string): string => rooms.map(draw).join('');
  const dots = `<pattern id="d" width="${UNIT}" height="${UNIT}" patternUnits="userSpaceOnUse" x="${-UNIT / 2}" y="${-UNIT / 2}"><circle cx="${UNIT / 2}" cy="${UNIT / 2}" r="1" fill="#9a8157" opacity=".75"/></pattern>`;
  const line = (d: string, wide: number, colour = INK): string =>
    `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${wide}" stroke-linecap="round" stroke-linejoin="round"/>`;
  const body = [
    `<defs>${dots}</defs>`,
    `<rect x="${x}" y="${top}" width="${width}" height="${tall}" fill="${GROUND}"/>`,
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="url(#d)"/>`,
    `<g opacity=".8">${each((room) => line(hatchPath(room.spots, UNIT, SEED), 1.15, HATCH))}</g>`,
    each((room) => `<path d="${floorPath(room.spots, UNIT)}" fill="${PAPER}"/>`),
    each((room) => {
      const gaps = room.exits.filter((exit) => exit.state !== 'blocked');
      const walls = strokesOf(room.spots, gaps).map((d) => line(d, 3));
      const doors = gaps.map((exit) => line(doorPath(exit, UNIT), 4.5));
      const barred = room.exits.filter((exit) => exit.state === 'blocked').map((exit) => line(barredPath(exit), 1.6));
      const inside = insideOf(room.spots, room.circles, nameOf(room), room.exits);
      const marks = [
        ...inside.circles.map((at) => ({ ...at, radius: UNIT * 0.2 })),
        ...(room.card === null ? [{ ...inside.lantern, radius: UNIT * 0.45 }] : []),
      ];
      const circles = inside.circles.map(
        (at, i) =>
          `<circle cx="${at.x}" cy="${at.y}" r="${UNIT * 0.2}" fill="${i < room.filled ? SOFT : 'none'}" stroke="${SOFT}" stroke-width="1.4"/>`,
      );
      const name = fittingName(room.spots, nameOf(room), letter, marks).map(
        (at) =>
          `<text x="${at.x}" y="${at.y}" text-anchor="middle" font-family="Faustina Variable, Georgia, Noto Sans JP Variable, serif" font-style="italic" font-size="${letter}" fill="${SOFT}" stroke="${PAPER}" stroke-width="3" stroke-linejoin="round" paint-order="stroke">${escaped(at.text)}</text>`,
      );
      const ladder = room.card === null ? [ladderAt(inside.lantern)] : [];
      return [...walls, ...doors, ...barred, ...circles, ...ladder, ...name].join('');
    }),
    `<text x="${x + 18}" y="${top + 32}" font-family="Grenze, Georgia, Noto Serif JP Variable, serif" font-weight="600" font-size="${large}" fill="${INK}">${escaped(title)}</text>`,
  ].join('');
  return {
    markup: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${top} ${width} ${tall}" width="${width * SCALE}" height="${tall * SCALE}">${body}</svg>`,
    width: width * SCALE,
    height: tall * SCALE,
  };
}

const LADDER = UNIT * 0.9;
/** The sign of the entrance, as on the board. */
const ladderAt = ({ x, y }: Place): string =>
  `<svg x="${x - LADDER / 2}" y="${y - LADDER / 2 - 2}" width="${LADDER}" height="${LADDER}" viewBox="0 0 512 512" color="${HATCH}">${stageIcon('entrance').body}</svg>`;

const urlOf = (markup: string): string => `data:image/svg+xml;charset=utf-8,${encodeURIComponent(markup)}`;

/** The map as a PNG; as SVG where the browser cannot paint it. */
export async function mapFile(view: View, say: Say): Promise<{ readonly url: string; readonly name: string }> {
  const { markup, width, height } = mapMarkup(view, say);
  const name = view.setup.area.replace(/[\\/:*?"<>|]+/g, ' ').trim();
  try {
    const image = new Image();
    image.src = urlOf(markup);
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const pen = canvas.getContext('2d');
    if (pen === null) return { url: urlOf(markup), name: `${name}.svg` };
    pen.drawImage(image, 0, 0, width, height);
    return { url: canvas.toDataURL('image/png'), name: `${name}.png` };
  } catch {
    // A browser that will not paint the picture still hands out the drawing itself.
    return { url: urlOf(markup), name: `${name}.svg` };
  }
}
