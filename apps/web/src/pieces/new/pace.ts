// Owns how fast a table on the server is played: a few named paces, and which of them a clock is.

export const PACES = ['live', 'relaxed', 'none'] as const;
export type PaceName = (typeof PACES)[number];

export interface Clock {
  readonly bank: number;
  readonly more: number;
}

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;
/** From here on nobody sits there waiting. */
const RELAXED_FROM = DAY / 2;

export const CLOCKS: Readonly<Record<PaceName, Clock | null>> = {
  live: { bank: 20 * MINUTE, more: 10 * SECOND },
  relaxed: { bank: 2 * DAY, more: DAY / 2 },
  none: null,
};

export const paceOf = (clock: Clock | null | undefined): PaceName =>
  clock === null || clock === undefined ? 'none' : clock.bank >= RELAXED_FROM ? 'relaxed' : 'live';
