// Owns the drawn map as a picture that stands alone: markup with its own colours, and the way from it to a file.

import { doorPath, floorPath, hatchPath } from '@undercroft/web-kit';
import { shownRooms } from '../text/face.ts';
import type { View } from '../view.ts';
import { barredPath, insideOf, mapBox, nameLines, SEED, strokesOf, UNIT } from './map-ink.ts';
import type { Say } from './say.ts';

const PAPER = '#f2e6ca';
const GROUND = '#e6d5b1';
const INK = '#261a0f';
const SOFT = '#5b4530';
const HATCH = '#3a2a18';
/** Pixels of the picture per unit of the drawing. */
const SCALE = 3;
const TITLE = 46;

const escaped = (text: string): string => text.replace(/[&<>"]/g, (mark) => `&#${mark.charCodeAt(0)};`);

/** The whole map as one file; nothing in it depends on the page. */
export function mapMarkup(view: View, { w, words }: Say): { readonly markup: string; readonly width: number; readonly height: number } {
  const rooms = shownRooms(view);
  const { x, y, width, height } = mapBox(rooms);
  const top = y - TITLE;
  const tall = height + TITLE;
  const each = (draw: (room: (typeof rooms)[number]) => string): string => rooms.map(draw).join('');
  const dots = `<pattern id="d" width="${UNIT}" height="${UNIT}" patternUnits="userSpaceOnUse" x="${-UNIT / 2}" y="${-UNIT / 2}"><circle cx="${UNIT / 2}" cy="${UNIT / 2}" r="1" fill="#9a8157" opacity=".75"/></pattern>`;
  const line = (d: string, wide: number, colour = INK): string =>
    `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${wide}" stroke-linecap="round" stroke-linejoin="round"/>`;
  const body = [
    `<defs>${dots}</defs>`,
    `<rect x="${x}" y="${top}" width="${width}" height="${tall}" fill="${GROUND}"/>`,
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="url(#d)"/>`,
    each((room) => line(hatchPath(room.spots, UNIT, SEED), 1.15, HATCH)),
    each((room) => `<path d="${floorPath(room.spots, UNIT)}" fill="${PAPER}"/>`),
    each((room) => {
      const gaps = room.exits.filter((exit) => exit.state !== 'blocked');
      const walls = strokesOf(room.spots, gaps).map((d) => line(d, 3));
      const doors = gaps.map((exit) => line(doorPath(exit, UNIT), 4.5));
      const barred = room.exits.filter((exit) => exit.state === 'blocked').map((exit) => line(barredPath(exit), 1.6));
      const circles = insideOf(room.spots, room.circles).circles.map(
        (at, i) =>
          `<circle cx="${at.x}" cy="${at.y}" r="${UNIT * 0.2}" fill="${i < room.filled ? SOFT : 'none'}" stroke="${SOFT}" stroke-width="1.4"/>`,
      );
      const name = nameLines(room.spots, words.room(room.card)).map(
        (at) =>
          `<text x="${at.x}" y="${at.y}" text-anchor="middle" font-family="Faustina Variable, Georgia, serif" font-style="italic" font-size="9.500" fill="${SOFT}" stroke="${PAPER}" stroke-width="3" stroke-linejoin="round" paint-order="stroke">${escaped(at.text)}</text>`,
      );
      return [...walls, ...doors, ...barred, ...circles, ...name].join('');
    }),
    `<text x="${x + 18}" y="${top + 32}" font-family="Grenze, Georgia, serif" font-weight="600" font-size="22" fill="${INK}">${escaped(w.mapOf(view.setup.area, view.setup.hero))}</text>`,
  ].join('');
  return {
    markup: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${top} ${width} ${tall}" width="${width * SCALE}" height="${tall * SCALE}">${body}</svg>`,
    width: width * SCALE,
    height: tall * SCALE,
  };
}

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
