// Owns what a picked place looks like before it is taken: the room where the picks lay it, or the entrance as far as it is drawn.

import type { Pending } from '@undercroft/presentation';
import { STEPS, type Cell } from '../content/drawing.ts';
import { boxAt } from '../pieces/rooms.ts';
import { bestFit, fitAt, occupancy } from '../queries/map.ts';
import { roomToPlace } from '../pieces/rooms.ts';
import { sideOf, squareOf } from '../pieces/grid.ts';
import type { GameMap, Square, Wall } from '../state.ts';
import type { View } from '../view.ts';
import { cellOf, entranceSquares, PREVIEW, type Door, type PlanMark, type Plan, type PlanRoom } from './plan.ts';

const MARK: PlanMark = { text: PREVIEW, ink: 'ember' };

interface Laid {
  readonly squares: readonly Square[];
  readonly walls: readonly Wall[];
  /** The exit of the map that the room joins. */
  readonly joins: Wall | null;
}

const isNumber = (value: unknown): value is number => typeof value === 'number';
const isWall = (value: unknown): value is Wall => typeof value === 'string' && /^\d+[NESW]$/.test(value);
const listOf = <T>(value: unknown, is: (one: unknown) => one is T): readonly T[] => (Array.isArray(value) ? value.filter(is) : []);

/** The room in hand where these picks lay it; null while they do not say where. */
function roomLaid({ map, encounter }: View, { picked }: Pending): Laid | null {
  if (encounter === null) return null;
  const drawing = roomToPlace(encounter.card, encounter.chalked);
  if (picked['act'] === 'automatic') {
    const best = bestFit(map, drawing);
    return best === null ? null : { ...best, joins: best.wall };
  }
  const wall = picked['act'] === 'secret-door' ? picked['wall'] : picked['exit'];
  const { by } = picked;
  if (!isWall(wall) || !isNumber(by)) return null;
  const fit = fitAt(map, occupancy(map), drawing, wall, by, picked['mirrored'] === 1);
  return fit === null ? null : { ...fit, joins: wall };
}

function entranceLaid(view: View, { picked }: Pending): Laid | null {
  const { width, corner } = picked;
  const size = entranceSquares(view);
  const box = size !== null && isNumber(width) && isNumber(corner) ? boxAt(view.map, size, width, corner) : [];
  const squares = picked['act'] === 'box' ? box : listOf(picked['squares'], isNumber);
  return squares.length === 0 ? null : { squares, walls: listOf(picked['exits'], isWall), joins: null };
}

function laidBy(view: View, pending: Pending): Laid | null {
  if (pending.offer.decision === 'place-room') return roomLaid(view, pending);
  return pending.offer.decision === 'draw-entrance' ? entranceLaid(view, pending) : null;
}

/** The plan with the picked place on it, and with room around it for every place that could be picked, so that the map stands still. */
export function withPreview(plan: Plan, view: View, pending: Pending | undefined): Plan {
  if (pending === undefined) return plan;
  const laid = laidBy(view, pending);
  if (laid === null && pending.offer.decision !== 'place-room') return plan;
  const reserved = reserve(plan, view);
  if (laid === null) return { ...plan, reserved };
  const cells = laid.squares.map((square) => cellOf(view.map, square));
  const room: PlanRoom = { id: -1, cells, label: PREVIEW, here: false, preview: true, circles: cells.map(() => MARK) };
  const taken = new Set([...plan.rooms.flatMap((one) => one.cells), ...cells].map(({ r, c }) => `${r},${c}`));
  const isFree = ({ at, side }: Door): boolean => !taken.has(`${at.r + STEPS[side].r},${at.c + STEPS[side].c}`);
  const exits = laid.walls.map((wall): Door => ({ at: cellOf(view.map, squareOf(wall)), side: sideOf(wall), look: 'later', label: '' }));
  const joint = laid.joins;
  const doors = plan.doors.map((door) =>
    joint !== null && isAt(view, door, joint) ? { ...door, look: 'joined' as const, label: '' } : door,
  );
  return { rooms: [...plan.rooms, room], doors: [...doors, ...exits.filter(isFree)], reserved };
}

function isAt({ map }: View, { at, side }: Door, wall: Wall): boolean {
  const { r, c } = cellOf(map, squareOf(wall));
  return at.r === r && at.c === c && side === sideOf(wall);
}

/** Two corners of the paper. */
export const corners = ({ width, height }: GameMap): readonly Cell[] => [
  { r: 0, c: 0 },
  { r: height - 1, c: width - 1 },
];

/** The corners of the area in which a place can be picked: the drawn rooms and as much around them as the new room is long; else all of the paper. */
function reserve({ rooms }: Plan, { map, encounter }: View): readonly Cell[] {
  const cells = rooms.flatMap((room) => room.cells);
  if (encounter === null || cells.length === 0) return corners(map);
  const { cells: own } = roomToPlace(encounter.card, encounter.chalked);
  // One more than its squares, for the exits.
  const long = Math.max(...own.map(({ r }) => r), ...own.map(({ c }) => c)) + 2;
  const within = (n: number, most: number): number => Math.max(0, Math.min(most - 1, n));
  return cells.flatMap(({ r, c }) => [
    { r: within(r - long, map.height), c: within(c - long, map.width) },
    { r: within(r + long, map.height), c: within(c + long, map.width) },
  ]);
}
