// Owns the picture of the curtain: a door of stones with a cloth in the colour of the seat that is waited for.

import { useMemo } from 'react';
import { SeatMark, type SeatNumber } from '../art/index.ts';
import { stones } from '../paper/stones.ts';

/** Where the folds of the cloth lie, in hundredths of its width, and how much lamp falls on each. */
const FOLDS = [
  [4, 6, 0.05],
  [13, 5, 0.12],
  [22, 6, 0.42],
  [33, 7, 0.16],
  [44, 5, 0.06],
  [55, 7, 0.1],
  [68, 5, 0.04],
  [80, 6, 0.07],
  [92, 5, 0.03],
] as const;
const FRINGE = 26;

interface Props {
  readonly seat: SeatNumber;
  /** The first letter of the name. */
  readonly initial: string;
}

export function CurtainDoor({ seat, initial }: Props) {
  const laid = useMemo(() => stones(`curtain ${seat}`), [seat]);
  return (
    <span className={`curtain-door seat-${seat}`} aria-hidden="true">
      <svg className="home-tile-stones" viewBox="0 0 240 330" preserveAspectRatio="none">
        {laid.map(({ d, lit }) => (
          <path key={d} d={d} style={{ fill: `color-mix(in oklab, var(--stone-lit) ${Math.round(lit * 100)}%, var(--stone))` }} />
        ))}
      </svg>
      <span className="home-tile-inner">
        <svg className="curtain-cloth" viewBox="0 0 100 166" preserveAspectRatio="none">
          <rect width="100" height="166" />
          {FOLDS.map(([x, w, lit]) => (
            <path key={x} d={`M${x} 0h${w}l-${w / 3} 160h-${w / 2}z`} style={{ opacity: lit }} />
          ))}
          <path
            className="curtain-fringe"
            d={Array.from({ length: FRINGE }, (_, i) => `M${(i * 100) / FRINGE} 160h${80 / FRINGE}l-${40 / FRINGE} 6z`).join('')}
          />
        </svg>
      </span>
      <SeatMark seat={seat} text={initial} size={100} />
    </span>
  );
}
