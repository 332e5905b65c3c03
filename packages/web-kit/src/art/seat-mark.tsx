// Owns the marks of seats: colour and shape together, so that no seat is told by colour alone.
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import type { IconData } from './linocut.ts';

export const SEAT_NUMBERS = [1, 2, 3, 4, 5] as const;
export type SeatNumber = (typeof SEAT_NUMBERS)[number];
export const seatNumber = (seat: number): SeatNumber => SEAT_NUMBERS.at(seat % SEAT_NUMBERS.length) ?? 1;

/** In a drawing of 40 by 40. */
export const SEAT_SHAPES: Readonly<Record<SeatNumber, ReactNode>> = {
  1: <circle cx="20" cy="20" r="18" />,
  2: <path d="M20 0 40 20 20 40 0 20Z" />,
  3: <path d="M20 1 39.5 36H.5Z" />,
  4: <rect x="3" y="3" width="34" height="34" rx="3" />,
  5: <path d="M20 1 37 10.5v19L20 39 3 29.5v-19Z" />,
};

export interface SeatMarkProps {
  readonly seat: SeatNumber;
  /** What stands in the shape: an icon, or a number or initial. */
  readonly icon?: IconData | undefined;
  readonly text?: string | undefined;
  /** An ivory edge: this is you, here. */
  readonly here?: boolean | undefined;
  /** In pixels; 36 unless told. */
  readonly size?: number | undefined;
  readonly label?: string | undefined;
}

export function SeatMark({ seat, icon, text, here = false, size = 36, label }: SeatMarkProps) {
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <span className={`seat seat-${seat}${here ? ' is-here' : ''}`} style={{ '--seat-size': `${size / 16}rem` }} {...named}>
      <svg viewBox="0 0 40 40" aria-hidden="true">
        {SEAT_SHAPES[seat]}
      </svg>
      {icon === undefined ? null : <Icon icon={icon} />}
      {text === undefined ? null : <b>{text}</b>}
    </span>
  );
}
