// Owns what of the map is drawn, before any character is chosen: rooms with what is written in them, doors with their labels.

import type { Pending } from '@undercroft/presentation';
import type { Ink } from '@undercroft/presentation/drawing';
import type { Scalar } from '@undercroft/kernel';
import type { Cell, Drawing, Side } from '../content/drawing.ts';
import { entranceSize } from '../queries/entrance.ts';
import { openExits, placesFor } from '../queries/map.ts';
import { roomToPlace } from '../pieces/rooms.ts';
import { sideOf, squareOf } from '../pieces/grid.ts';
import type { Exit, GameMap, Room, Square } from '../state.ts';
import type { View } from '../view.ts';

/** A mark of one column each, with its ink; together they are written into the room, square after square. */
export interface PlanMark {
  readonly text: string;
  readonly ink: Ink;
}

export interface PlanRoom {
  readonly id: number;
  /** In reading order. */
  readonly cells: readonly Cell[];
  /** The number of the room, or the sign of the entrance. */
  readonly label: string;
  readonly here: boolean;
  /** Not placed yet: drawn where the picks would lay it. */
  readonly preview?: boolean;
  readonly circles: readonly PlanMark[];
}

/** open: a way on. later: one that cannot be taken now. */
export type DoorLook = 'open' | 'later' | 'joined' | 'blocked';
export interface Door {
  readonly at: Cell;
  readonly side: Side;
  readonly look: DoorLook;
  readonly label: string;
}

export interface Plan {
  readonly rooms: readonly PlanRoom[];
  readonly doors: readonly Door[];
  /** Squares for which the drawing leaves room. */
  readonly reserved?: readonly Cell[];
}

export const HERE = '@';
export const ENTRANCE = '⌂';
export const FULL = '●';
export const EMPTY = '○';
/** A square of a room that is not placed yet. */
export const PREVIEW = '+';

export const cellOf = (map: GameMap, square: Square): Cell => ({ r: Math.floor(square / map.width), c: square % map.width });

/** Filled circles, then the next one to fill, then the others. */
export function circleMarks(filled: number, circles: number): readonly PlanMark[] {
  return Array.from({ length: circles }, (_, i): PlanMark => {
    if (i < filled) return { text: FULL, ink: 'lit' };
    return { text: EMPTY, ink: i === filled ? 'ember' : 'plain' };
  });
}

/**
 * The exits that can be taken now, numbered from 1 like the options of the question: the options themselves while an exit is picked, else
 * those at which the drawn room can be placed; all ways on while no room waits for its place.
 */
function takeable({ encounter, map }: View, pending: Pending | undefined): readonly Scalar[] {
  if (pending?.offer.decision === 'place-room' && pending.open.name === 'exit') return pending.open.options;
  return encounter?.stage === 'drawn' ? placesFor(map, roomToPlace(encounter.card, encounter.chalked)) : openExits(map);
}

export function planOf(view: View, pending?: Pending): Plan {
  const { map } = view;
  const ways = takeable(view, pending);
  const door = (exit: Exit): Door => {
    const way = ways.indexOf(exit.wall);
    const look = exit.state === 'open' && way < 0 ? 'later' : exit.state;
    return { at: cellOf(map, squareOf(exit.wall)), side: sideOf(exit.wall), look, label: look === 'open' ? String(way + 1) : '' };
  };
  return {
    rooms: map.rooms.filter((room) => room.squares.length > 0).map((room) => planRoom(view, room)),
    doors: map.rooms.flatMap((room) => room.exits.map(door)),
  };
}

function planRoom({ map, encounter }: View, room: Room): PlanRoom {
  const here = room.id === map.heroRoom;
  const under = here && encounter !== null && room.card === encounter.card && encounter.stage !== 'drawn';
  return {
    id: room.id,
    cells: room.squares.map((square) => cellOf(map, square)),
    label: room.card === null ? ENTRANCE : String(room.id),
    here,
    circles: under ? circleMarks(encounter.filled, encounter.circles) : [],
  };
}

/** The room of a card before it is placed, its exits numbered from 1. */
export function planOfDrawing({ cells, exits }: Drawing): Plan {
  const inOrder = [...cells].sort((a, b) => a.r - b.r || a.c - b.c);
  return {
    rooms: [{ id: 0, cells: inOrder, label: '', here: false, circles: [] }],
    doors: exits.map(({ r, c, side }, i) => ({ at: { r, c }, side, look: 'open', label: String(i + 1) })),
  };
}

/** Rooms that have no place on the paper (DLV-MAP-20). */
export const undrawn = (map: GameMap): readonly Room[] => map.rooms.filter((room) => room.squares.length === 0);

/** How many squares the entrance will have, while it is not drawn. */
export const entranceSquares = (view: View): number | null =>
  view.map.rooms.length === 0 && view.entranceDice.length > 0 ? entranceSize(view.entranceDice) : null;
