// Owns how long a piece of work took: time on the wall, without that in which the machine did something else.

/** The system notes the time of a thread by such ticks, or finer. */
const TICK_MS = 4;

export interface Started {
  readonly wall: number;
  readonly cpu: number;
}

export function started(): Started {
  const { user, system } = process.threadCpuUsage();
  return { wall: performance.now(), cpu: (user + system) / 1_000 };
}

/** Milliseconds since then. Whoever is served while other programs want the processor does not pay for those. */
export function elapsed({ wall, cpu }: Started): number {
  const now = started();
  return Math.min(now.wall - wall, now.cpu - cpu + TICK_MS);
}
