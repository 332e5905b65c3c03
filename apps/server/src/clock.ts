// Owns the time a server goes by: the wall's when it starts, and from then on one that neither jumps nor goes back.

export interface Clock {
  readonly now: () => number;
  /** Time has been at least this. */
  readonly raise: (floor: number) => void;
}

/**
 * A clock of the machine that is set, by hand or by its time service, must not take a bank from a player nor give one back: so time
 * goes on from the start of the process by a clock that only counts. Over a restart the wall is asked again; the latest moment that was
 * stored is then the floor, so that no record is dated before the one it follows. If the wall was wrong while that was written, time goes
 * on from there: what games need is how much of it passes, not its name.
 */
export function steadyClock(): Clock {
  const start = Date.now();
  const since = performance.now();
  let ahead = 0;
  const counted = (): number => start + Math.floor(performance.now() - since);
  return {
    now: () => counted() + ahead,
    raise: (floor) => {
      ahead = Math.max(ahead, floor - counted());
    },
  };
}
