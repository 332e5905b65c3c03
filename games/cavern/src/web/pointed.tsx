// Owns what people point at and plan, drawn on the map: a finger that pulses, a plan that stays, each with its seat's colour, mark and name.

import { seatNumber, type Pointing } from '@undercroft/web-kit';
import type { Spot } from '../board-model/map.ts';
import { UNIT } from './ground.tsx';

export interface PointedProps {
  readonly pointing: Pointing;
  /** Where a place lies; null: nowhere on the map. */
  readonly spotOf: (place: string) => Spot | null;
}

/** Signs that need no words: a foot forward, crossed blades, a hand, a bar. */
const SIGNS = { go: '➜', deal: '⚔', help: '✚', avoid: '✖' } as const;

export function Pointed({ pointing, spotOf }: PointedProps) {
  const marks = [
    ...pointing.points.map(({ n, seat, name, place }) => ({ key: `point ${n}`, seat, name, place, sign: null })),
    ...pointing.plans.map(({ seat, name, kind, place }) => ({ key: `plan ${seat}`, seat, name, place, sign: SIGNS[kind] })),
  ];
  return (
    <g aria-hidden="true" className="cav-pointed">
      {marks.map(({ key, seat, name, place, sign }) => {
        const spot = spotOf(place);
        return spot === null ? null : (
          <g
            key={key}
            transform={`translate(${(spot.x + 0.5) * UNIT} ${(spot.y + 0.5) * UNIT})`}
            className={`cav-seat-${seatNumber(seat)}`}
          >
            <circle r={sign === null ? 22 : 18} className={sign === null ? 'cav-finger' : 'cav-plan'} />
            <text y={-24} textAnchor="middle" className="cav-pointer">
              {sign === null ? name : `${sign} ${name}`}
            </text>
          </g>
        );
      })}
    </g>
  );
}
