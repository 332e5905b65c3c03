// Owns the map as a block of lines: the scale that fits, the window around the hero, rulers, title and key.

import type { Pending } from '@undercroft/presentation';
import { BLANK, clip, flow, lengthOf, line, piece, plain, spread, words, type Line } from '@undercroft/presentation/drawing';
import type { Cell } from '../content/drawing.ts';
import { openExits } from '../queries/map.ts';
import type { View } from '../view.ts';
import { canvasOf, put, windowOf, type Frame } from './canvas.ts';
import { drawCompact } from './compact.ts';
import type { Labels } from './labels.ts';
import { BLOCKED, boxOf, drawLattice, latticeSize, type Drawn } from './lattice.ts';
import { ENTRANCE, entranceSquares, HERE, planOf, PREVIEW, undrawn, type Plan } from './plan.ts';
import { corners, withPreview } from './preview.ts';
import { dieFace } from './dice.ts';

/** Characters around the place being picked that stay in sight. */
const MARGIN = 3;
/** Columns at the left for the numbers of the rows. */
const RULER = 3;

export interface Space {
  readonly width: number;
  readonly height: number;
  readonly pending?: Pending | undefined;
}

export function mapBlock(view: View, labels: Labels, { width, height, pending }: Space): Line[] {
  const drawn = planOf(view, pending);
  const plan = withPreview(drawn, view, pending);
  const key = keyLines(view, labels, plan, width, height);
  const space = { width, height: height - 1 - key.length };
  if (plan.rooms.length === 0) return [titleOf(view, labels, BLANK, width), ...emptyPaper(view, labels, space)].slice(0, height);
  // The scale is that of the map as it is: it does not change with what is being picked.
  const scale = scaleFor(drawn, plan, space);
  const shown = scroll(view, plan, scale, space);
  const hidden = shown.hidden === '' ? BLANK : line(`${labels.more} ${shown.hidden}`, 'ember');
  const free = space.height - shown.lines.length;
  const list = roomList(view, labels, width);
  const rooms = list.length > 0 && list.length < free ? [...list, BLANK] : [];
  const above = Math.floor((free - rooms.length) / 2);
  const lines = [...blanks(above), ...shown.lines, ...blanks(free - rooms.length - above), ...rooms, ...key];
  return [titleOf(view, labels, hidden, width), ...lines].slice(0, height);
}

const blanks = (n: number): Line[] => Array.from({ length: Math.max(0, n) }, () => BLANK);

/** The rooms by number and name, for where there is room to list them. */
function roomList({ map }: View, labels: Labels, width: number): Line[] {
  const named = map.rooms.flatMap(({ id, card }) =>
    card === null ? [] : [line(`${id} ${labels.words.room(card)}`, id === map.heroRoom ? 'title' : 'dim')],
  );
  return flow(named, width, 2, 0);
}

/** The name of the area, how many rooms and ways on there are, and where there is more of the map. */
function titleOf({ setup, map }: View, labels: Labels, hidden: Line, width: number): Line {
  const placed = map.rooms.filter((room) => room.card !== null).length;
  const counts = map.rooms.length === 0 ? BLANK : line(`${labels.rooms(placed)} · ${labels.waysOn(openExits(map).length)}`, 'dim');
  const name = line(plain(setup.area), 'title');
  const whole: Line = [...name, piece('  '), ...counts];
  const left = lengthOf(whole) + lengthOf(hidden) + 2 > width ? name : whole;
  return hidden.length === 0 ? clip(left, width) : spread(left, hidden, width);
}

/** What the signs of the map mean; where the hero is, when that room is not drawn. */
function keyLines(view: View, labels: Labels, plan: Plan, width: number, height: number): Line[] {
  const { map } = view;
  const off = undrawn(map);
  const missing = off.length === 0 ? BLANK : line(`${labels.notDrawn}: ${off.map((room) => room.id).join(', ')}`, 'bad');
  const here = off.some((room) => room.id === map.heroRoom) ? line(labels.youAreIn(map.heroRoom), 'title') : BLANK;
  const has = (look: string): boolean => plan.doors.some((door) => door.look === look);
  const sign = (mark: string, word: string): Line => words(line(mark, 'lit'), line(word, 'dim'));
  const signs = [
    here.length === 0 ? sign(HERE, labels.here) : BLANK,
    plan.rooms.some((room) => room.preview === true) ? sign(PREVIEW, labels.preview) : BLANK,
    sign(ENTRANCE, labels.entrance),
    has('open') ? sign('▸', labels.wayOn) : BLANK,
    has('later') ? sign('▹', labels.notNow) : BLANK,
    has('blocked') ? sign(BLOCKED, labels.blocked) : BLANK,
  ];
  const lines = flow([missing, here, ...(plan.rooms.length === 0 ? [] : signs)], width, 2, 0);
  return height < 12 ? lines.slice(0, 1) : lines.slice(0, 2);
}

interface Scale extends Drawn {
  /** Characters from one square to the next. */
  readonly across: number;
}

/** Draws a plan at the largest scale at which the whole map can be seen; otherwise at the smallest. */
function scaleFor(map: Plan, plan: Plan, { width, height }: Space): Scale {
  for (const inside of map.rooms.length === 0 ? [] : ([3, 2] as const)) {
    const { rows, cols } = latticeSize(map, inside);
    if (cols + RULER <= width && rows + 1 <= height) return { ...drawLattice(plan, inside), across: inside + 1 };
  }
  return { ...drawCompact(plan), across: 2 };
}

/** The part of the map around the hero, moved as little as shows the place being picked, with rulers, and arrows to where there is more. */
function scroll(view: View, plan: Plan, scale: Scale, space: Space): { readonly lines: Line[]; readonly hidden: string } {
  const { canvas } = scale;
  const rows = Math.max(1, Math.min(canvas.rows, space.height - 1));
  const cols = Math.max(1, Math.min(canvas.cols, space.width - RULER));
  const centre = scale.place(middle(plan));
  const picked = plan.rooms.filter((room) => room.preview === true).flatMap((room) => room.cells.map(scale.place));
  const slide = (at: number, size: number, all: number, wanted: readonly number[]): number => {
    const from = at - Math.floor(size / 2);
    const last = Math.max(from, ...wanted.map((one) => one + MARGIN - size));
    return Math.max(0, Math.min(all - size, last, ...wanted.map((one) => one - MARGIN + 1)));
  };
  const top = slide(
    centre.row,
    rows,
    canvas.rows,
    picked.map(({ row }) => row),
  );
  const left = slide(
    centre.col,
    cols,
    canvas.cols,
    picked.map(({ col }) => col),
  );
  const frame: Frame = { top, left, rows, cols };
  const hidden = [
    frame.left > 0 ? '←' : '',
    frame.top > 0 ? '↑' : '',
    frame.top + rows < canvas.rows ? '↓' : '',
    frame.left + cols < canvas.cols ? '→' : '',
  ].join('');
  const indent = Math.floor((space.width - RULER - cols) / 2);
  return { lines: withRulers(view, scale, frame).map((row) => [piece(' '.repeat(Math.max(0, indent))), ...row]), hidden };
}

/** The middle of the room the hero is in; of the last one drawn, when that room is not on the paper; of the paper, when nothing is. */
function middle({ rooms, reserved = [] }: Plan): Cell {
  const placed = rooms.filter((room) => room.preview !== true);
  const { top, left, rows, cols } = boxOf((placed.find((room) => room.here) ?? placed.at(-1))?.cells ?? reserved);
  return { r: top + Math.floor(rows / 2), c: left + Math.floor(cols / 2) };
}

/** Rows and columns counted from 1, as the questions name them. */
function withRulers({ map }: View, scale: Scale, frame: Frame): Line[] {
  const top = canvasOf(1, RULER + frame.cols);
  const side = canvasOf(frame.rows, RULER);
  const wide = scale.across < 4 ? 2 : 1;
  for (let c = 0; c < map.width; c++) {
    const at = scale.place({ r: 0, c }).col - frame.left;
    const label = String(c + 1);
    const middled = at - (label.length > 1 && scale.across === 4 ? 1 : 0);
    if (c % wide === 0 && at >= 0 && at + label.length <= frame.cols) put(top, 0, RULER + middled, label, 'dim');
  }
  for (let r = 0; r < map.height; r++) put(side, scale.place({ r, c: 0 }).row - frame.top, 0, String(r + 1).padStart(RULER - 1), 'dim');
  const numbers = windowOf(side, { top: 0, left: 0, rows: frame.rows, cols: RULER });
  const rows = windowOf(scale.canvas, frame).map((row, i) => [...(numbers[i] ?? BLANK), ...row]);
  return [...windowOf(top, { top: 0, left: 0, rows: 1, cols: RULER + frame.cols }), ...rows];
}

/** Paper with nothing on it but its dots, and the dice of the entrance. */
function emptyPaper(view: View, labels: Labels, space: Space): Line[] {
  const { map, entranceDice } = view;
  const size = entranceSquares(view);
  const canvas = canvasOf(map.height, map.width * 2);
  for (let r = 0; r < map.height; r += 2) for (let c = 0; c < map.width; c += 2) put(canvas, r, c * 2, '·', 'dim');
  const place = ({ r, c }: Cell): { row: number; col: number } => ({ row: r, col: c * 2 });
  const dice = entranceDice.map((die) => dieFace(die)).join(' ');
  const entrance =
    size === null ? BLANK : words(line(`${ENTRANCE} ${labels.entrance}`, 'lit'), line(dice), line(`= ${labels.squares(size)}`));
  const paper: Plan = { rooms: [], doors: [], reserved: corners(map) };
  const { lines } = scroll(view, paper, { canvas, place, across: 2 }, { ...space, height: space.height - 1 });
  return [...lines, clip(entrance, space.width)];
}
