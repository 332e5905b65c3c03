// Owns walking over places by arrow keys: which place is the next in a direction.

interface At {
  readonly x: number;
  readonly y: number;
}

/** The arrow keys as directions. */
export const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The nearest place in a direction: what lies aside counts double. With nothing there, none. */
export function nearestOf<P extends At>(places: readonly P[], from: At, [dx, dy]: readonly [number, number]): P | null {
  let best: P | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const place of places) {
    const along = (place.x - from.x) * dx + (place.y - from.y) * dy;
    if (along <= 0.5) continue;
    const cost = along + 2 * (Math.abs((place.x - from.x) * dy) + Math.abs((place.y - from.y) * dx));
    if (cost < least) [best, least] = [place, cost];
  }
  return best;
}
