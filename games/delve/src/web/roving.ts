// Owns walking over places by arrow keys: which place is the next in a direction, and which is the nearest.

interface At {
  readonly x: number;
  readonly y: number;
}

/** The arrow keys as directions. */
export const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The nearest pick in a direction: what lies aside counts double. With nothing there, none. */
export function nearestIn<P extends At>(picks: readonly P[], from: At, [dx, dy]: readonly [number, number]): P | null {
  let best: P | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const pick of picks) {
    const along = (pick.x - from.x) * dx + (pick.y - from.y) * dy;
    if (along <= 0.5) continue;
    const aside = Math.abs((pick.x - from.x) * dy) + Math.abs((pick.y - from.y) * dx);
    const cost = along + aside * 2;
    if (cost < least) [best, least] = [pick, cost];
  }
  return best;
}

/** The place nearest to a point. */
export const nearest = <P extends At>(picks: readonly P[], { x, y }: At): P | undefined =>
  [...picks].sort((a, b) => Math.hypot(a.x - x, a.y - y) - Math.hypot(b.x - x, b.y - y))[0];
