// Owns a hero's token on the map: the shape and colour of the seat, the hero's sign, tipped or on the edge of a space.

import { SEAT_SHAPES, seatNumber } from '@undercroft/web-kit';
import type { TileHero } from '../board-model/map.ts';
import type { HeroId } from '../content/cards.ts';
import { cardPicture } from './art.ts';
import { placeOf } from './tile.tsx';

export interface TokenProps extends TileHero {
  readonly hero: HeroId;
  readonly x: number;
  readonly y: number;
  /** Among those that stand in the same space. */
  readonly nth: number;
  readonly of: number;
  readonly mine: boolean;
  readonly low: boolean;
}

/** Where a token lies on the exit it waits at, from the middle of its space. */
const CUSPS = [
  [0, -44],
  [44, 0],
  [0, 44],
  [-44, 0],
] as const;

export function Token({ seat, hero, tipped, cusp, x, y, nth, of, mine, low }: TokenProps) {
  const at = placeOf({ x, y });
  const size = mine ? 27 : 22;
  const apart = of > 2 ? 15 : 19;
  const [dx, dy] = cusp === -1 ? [(nth - (of - 1) / 2) * apart, low ? -14 : -6] : CUSPS[cusp];
  const icon = cardPicture(hero).icon?.body ?? '';
  // The triangle has its middle lower, and less room.
  const [small, down] = seat % 5 === 2 ? [19, 4.5] : [23, 0];
  return (
    <g className={`dgn-token${mine ? ' is-mine' : ''}`} style={{ transform: `translate(${at.x + 50 + dx}px, ${at.y + 50 + dy}px)` }}>
      <g className={tipped ? 'dgn-token-in is-tipped' : 'dgn-token-in'}>
        <svg
          x={-size / 2}
          y={-size / 2}
          width={size}
          height={size}
          viewBox="-3 -3 46 46"
          className={`dgn-seat-${seatNumber(seat)}`}
          overflow="visible"
        >
          <g className="dgn-token-shade" transform="translate(3 4)">
            {SEAT_SHAPES[seatNumber(seat)]}
          </g>
          <g className="dgn-token-shape">{SEAT_SHAPES[seatNumber(seat)]}</g>
          <svg
            x={20 - small / 2}
            y={20 - small / 2 + down}
            width={small}
            height={small}
            viewBox="0 0 512 512"
            className="dgn-token-sign"
            dangerouslySetInnerHTML={{ __html: icon }}
          />
        </svg>
      </g>
    </g>
  );
}
