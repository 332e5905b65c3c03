// Owns the row of seats where several play: shape and name of each, whether they are there, and who is asked.

import { SeatMark } from '../art/index.ts';
import { seatNumber } from '../art/seat-mark.tsx';
import { usePlay } from './context.ts';
import { seatName, seatState } from './seat-names.ts';

export function SeatRow() {
  const { meta, words } = usePlay();
  if (meta.seats.length < 2 || meta.phase === 'gathering') return null;
  const { waiting } = meta;
  return (
    <ul className="seat-row" aria-label={words.seats} data-guide="seats">
      {meta.seats.map((seat, at) => {
        const asked = meta.phase === 'playing' && waiting !== 'responses' && waiting.includes(at);
        const state = seatState(seat, asked, words);
        const away = seat.kind === 'person' && !seat.here && !seat.mine;
        return (
          <li
            key={words.seat(at + 1)}
            className={`${asked ? 'is-asked' : ''}${away ? ' is-away' : ''}`}
            aria-current={asked ? 'true' : undefined}
          >
            <SeatMark seat={seatNumber(at)} size={20} here={asked} />
            <b>{seatName(seat, at, words)}</b>
            {state === null ? null : <small>{state}</small>}
          </li>
        );
      })}
    </ul>
  );
}
