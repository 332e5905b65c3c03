// Owns the strokes of a drawn room: its walls, the posts of its exits, and the paper it takes.

import { type Box, boxOf, ends, rim, runs, wallPaths, withoutGaps } from '@undercroft/web-kit';
import type { ShownRoom, Spot, SpotSide } from '../board-model/map.ts';
import { UNIT, type Place } from './inside.ts';

export * from './inside.ts';

/** One hand draws the whole map. */
export const SEED = 'delve';

/** The middle of one side of a square. */
export function middleOfSide(at: SpotSide): Place {
  const [a, b] = ends(at);
  return { x: ((a.x + b.x) / 2) * UNIT, y: ((a.y + b.y) / 2) * UNIT };
}

/** Walls with gaps where a way is open, each as a stroke of the pen. */
export function strokesOf(spots: readonly Spot[], gaps: readonly SpotSide[]): readonly string[] {
  return wallPaths(runs(withoutGaps(rim(spots), gaps)), UNIT, SEED);
}

/** Two short strokes across a wall: here was an exit, and it leads nowhere. */
export function barredPath(at: SpotSide): string {
  const { x, y } = middleOfSide(at);
  const flat = at.side === 'N' || at.side === 'S';
  const bar = (by: number): string => (flat ? `M${x + by} ${y - 4}v8` : `M${x - 4} ${y + by}h8`);
  return bar(-3.5) + bar(3.5);
}

/** The least paper that holds both. */
export function bothOf(a: Box, b: Box): Box {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  return { x, y, width: Math.max(a.x + a.width, b.x + b.width) - x, height: Math.max(a.y + a.height, b.y + b.height) - y };
}

/** All that is drawn, with a margin for the hatching. */
export function mapBox(rooms: readonly ShownRoom[], more: readonly Spot[] = []): Box {
  return boxOf([...rooms.flatMap((room) => room.spots), ...more], UNIT, 1.4);
}
