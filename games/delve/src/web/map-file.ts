// Owns the drawn map as a picture that stands alone: markup with its own colours, and the way from it to a file.

import { doorPath, floorPath, hatchPath, type Keepsake } from '@undercroft/web-kit';
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

/** A text on the map, in the units of the drawing. */
interface Lettered {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly title: boolean;
}

interface MapMarkup {
  /** The drawing without its letters. */
  readonly markup: string;
  readonly letters: readonly Lettered[];
  readonly width: number;
  readonly height: number;
  /** The upper left corner, in the units of the drawing. */
  readonly left: number;
  readonly top: number;
}

const lettered = ({ text, x, y, size, title }: Lettered): string =>
  title
    ? `<text x="${x}" y="${y}" font-family="Grenze, Georgia, Noto Serif JP Variable, serif" font-weight="600" font-size="${size}" fill="${INK}">${escaped(text)}</text>`
    : `<text x="${x}" y="${y}" text-anchor="middle" font-family="Faustina Variable, Georgia, Noto Sans JP Variable, serif" font-style="italic" font-size="${size}" fill="${SOFT}" stroke="${PAPER}" stroke-width="3" stroke-linejoin="round" paint-order="stroke">${escaped(text)}</text>`;

/** The drawing and its letters in one file. */
export const withLetters = (markup: string, letters: readonly Lettered[]): string =>
  markup.replace(/<\/svg>$/, `${letters.map(lettered).join('')}</svg>`);

/** The whole map; nothing in it depends on the page but how many pixels a unit of it will have. */
export function mapMarkup(view: View, { boardWords, words }: Say, seen = SCALE): MapMarkup {
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
  const letters: Lettered[] = [{ text: title, x: x + 18, y: top + 32, size: large, title: true }];
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
      letters.push(...fittingName(room.spots, nameOf(room), letter, marks).map((at) => ({ ...at, size: letter, title: false })));
      const ladder = room.card === null ? [ladderAt(inside.lantern)] : [];
      return [...walls, ...doors, ...barred, ...circles, ...ladder].join('');
    }),
  ].join('');
  return {
    markup: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${top} ${width} ${tall}" width="${width * SCALE}" height="${tall * SCALE}">${body}</svg>`,
    letters,
    width: width * SCALE,
    height: tall * SCALE,
    left: x,
    top,
  };
}

const LADDER = UNIT * 0.9;
/** The sign of the entrance, as on the board. */
const ladderAt = ({ x, y }: Place): string =>
  `<svg x="${x - LADDER / 2}" y="${y - LADDER / 2 - 2}" width="${LADDER}" height="${LADDER}" viewBox="0 0 512 512" color="${HATCH}">${stageIcon('entrance').body}</svg>`;

const urlOf = (markup: string): string => `data:image/svg+xml;charset=utf-8,${encodeURIComponent(markup)}`;

/** A small map for lists: floors and walls alone. */
function thumbnail(view: View): string {
  const rooms = shownRooms(view);
  const { x, y, width, height } = mapBox(rooms);
  const floors = rooms.map((room) => `<path d="${floorPath(room.spots, UNIT)}" fill="${PAPER}"/>`).join('');
  const walls = rooms
    .flatMap((room) => strokesOf(room.spots, room.exits))
    .map((d) => `<path d="${d}" fill="none" stroke="${INK}" stroke-width="5" stroke-linecap="round"/>`)
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}"><rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${GROUND}"/>${floors}${walls}</svg>`;
}

export const keepsake = (view: View): Keepsake => ({ title: view.setup.hero, score: view.score, picture: thumbnail(view) });

/** The faces that the page itself has loaded: an image of its own knows none of them. */
const FACES = { title: '600 1px Grenze', name: 'italic 1px "Faustina Variable"' } as const;

/** The map as a PNG; as SVG where the browser cannot paint it. Letters are painted by the page, with the faces that it has. */
export async function mapFile(view: View, say: Say): Promise<{ readonly url: string; readonly name: string }> {
  const whole = mapMarkup(view, say);
  const { markup, letters, width, height, left, top } = whole;
  const name = view.setup.area.replace(/[\\/:*?"<>|]+/g, ' ').trim();
  const asDrawn = { url: urlOf(withLetters(markup, letters)), name: `${name}.svg` };
  try {
    const image = new Image();
    image.src = urlOf(markup);
    await Promise.all([
      image.decode(),
      ...Object.values(FACES).map((face) => document.fonts.load(face, letters.map(({ text }) => text).join(''))),
    ]);
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const pen = canvas.getContext('2d');
    if (pen === null) return asDrawn;
    pen.drawImage(image, 0, 0, width, height);
    for (const one of letters) paint(pen, one, left, top, width);
    return { url: canvas.toDataURL('image/png'), name: `${name}.png` };
  } catch {
    // A browser that will not paint the picture still hands out the drawing itself.
    return asDrawn;
  }
}

/** One text of the map; a title that is wider than the picture is made smaller. */
function paint(pen: CanvasRenderingContext2D, { text, x, y, size, title }: Lettered, left: number, top: number, width: number): void {
  const at = { x: (x - left) * SCALE, y: (y - top) * SCALE };
  const set = (height: number): void => {
    pen.font = title
      ? `600 ${height}px Grenze, Georgia, "Noto Serif JP Variable", serif`
      : `italic ${height}px "Faustina Variable", Georgia, "Noto Sans JP Variable", serif`;
  };
  set(size * SCALE);
  const room = width - 2 * at.x;
  const measured = pen.measureText(text).width;
  if (title && measured > room) set(size * SCALE * (room / measured));
  pen.textAlign = title ? 'left' : 'center';
  if (!title) {
    pen.lineWidth = 3 * SCALE;
    pen.lineJoin = 'round';
    pen.strokeStyle = PAPER;
    pen.strokeText(text, at.x, at.y);
  }
  pen.fillStyle = title ? INK : SOFT;
  pen.fillText(text, at.x, at.y);
}
