// Owns one open table, or one whose game may be watched, as a row: its picture, what is played, the seats as shapes, its pace, and the way in.

import { seatNumber } from '@undercroft/web-kit';
import { Print, SEAT_SHAPES, SeatMark } from '@undercroft/web-kit/art';
import { Link } from 'wouter';
import { homeTileOf } from '../../games.ts';
import type { OnlineWords } from '../../words/online.ts';
import { paceOf } from '../new/pace.ts';
import type { OpenTable, WatchedTable } from './open-tables.ts';

export function OpenRow({ table, words }: { readonly table: OpenTable; readonly words: OnlineWords }) {
  const picture = homeTileOf(table.game)?.picture;
  return (
    <li className="lobby-row">
      <span className="lobby-print" aria-hidden="true">
        {picture === undefined ? null : <Print picture={picture} w={96} h={112} scale={0.7} />}
      </span>
      <span className="lobby-words">
        <b>{table.title}</b>
        <small>{table.line}</small>
      </span>
      <span className="lobby-seats" role="img" aria-label={words.taken(table.seats.length - table.open, table.seats.length)}>
        {table.seats.map(({ kind }, at) =>
          kind === 'open' ? (
            <svg key={`open ${at}`} className="seat-open" viewBox="-2 -2 44 44">
              {SEAT_SHAPES[seatNumber(at)]}
            </svg>
          ) : (
            <SeatMark key={`taken ${at}`} seat={seatNumber(at)} size={22} />
          ),
        )}
      </span>
      <span className="soft">{words.paces[paceOf(table.clock)][0]}</span>
      <Link className="act" href={`/o/${table.id}?seat=${table.free}`} aria-label={`${words.sitDown}: ${table.title}`}>
        {words.sitDown}
      </Link>
    </li>
  );
}

export function WatchedRow({ table, words }: { readonly table: WatchedTable; readonly words: OnlineWords }) {
  const picture = homeTileOf(table.game)?.picture;
  return (
    <li className="lobby-row" data-watched={table.id}>
      <span className="lobby-print" aria-hidden="true">
        {picture === undefined ? null : <Print picture={picture} w={96} h={112} scale={0.7} />}
      </span>
      <span className="lobby-words">
        <b>{table.title}</b>
        <small>{table.line}</small>
      </span>
      <span className="lobby-seats" role="img" aria-label={words.taken(table.seats.length, table.seats.length)}>
        {table.seats.map((_, at) => (
          // Seats stand in a row: the place is the identity.
          <SeatMark key={at} seat={seatNumber(at)} size={22} />
        ))}
      </span>
      <span className="soft">{words.paces[paceOf(table.clock)][0]}</span>
      <Link className="act" href={`/o/${table.id}`} aria-label={`${words.watch}: ${table.title}`}>
        {words.watch}
      </Link>
    </li>
  );
}
