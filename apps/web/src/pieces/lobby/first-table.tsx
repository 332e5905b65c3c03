// Owns the table that lacks the fewest people, drawn from above with the free chair at the bottom.

import { placesOf, playWords, RoundTable, seatNumber } from '@undercroft/web-kit';
import { Print, SEAT_SHAPES, SeatMark } from '@undercroft/web-kit/art';
import type { Language } from '@undercroft/presentation';
import { Link } from 'wouter';
import { homeTileOf } from '../../games.ts';
import type { OnlineWords } from '../../words/online.ts';
import { paceOf } from '../new/pace.ts';
import type { OpenTable } from './open-tables.ts';

interface Props {
  readonly table: OpenTable;
  readonly words: OnlineWords;
  readonly language: Language;
}

export function FirstTable({ table, words, language }: Props) {
  const picture = homeTileOf(table.game)?.picture;
  const { bot } = playWords(language);
  const stop = language === 'ja' ? '。' : '. ';
  return (
    <section className="lobby-first" aria-labelledby="lobby-first">
      <div className="lobby-round" aria-hidden="true">
        <RoundTable seed={table.id} />
        {picture === undefined ? null : (
          <span className="room-picture">
            <Print picture={picture} w={120} h={168} scale={0.7} />
          </span>
        )}
        {placesOf(table.seats.length, table.free).map(({ seat, left, top, side }) => {
          const taken = table.seats[seat];
          const isMine = seat === table.free;
          return (
            <span key={seat} className={`lobby-seat is-${side}`} style={{ '--left': `${left}%`, '--top': `${top}%` }}>
              {taken === undefined || taken.kind === 'open' ? (
                <svg className="seat-open" viewBox="-2 -2 44 44">
                  {SEAT_SHAPES[seatNumber(seat)]}
                </svg>
              ) : (
                <SeatMark seat={seatNumber(seat)} size={52} text={Array.from(taken.kind === 'bot' ? bot : taken.name)[0] ?? ''} />
              )}
              <b>{isMine ? words.seatForYou : taken?.kind === 'bot' ? bot : taken?.kind === 'open' ? '' : taken?.name}</b>
            </span>
          );
        })}
      </div>
      <h2 id="lobby-first">{table.title}</h2>
      <p className="soft">
        {table.line === '' ? null : table.line + stop}
        {words.paces[paceOf(table.clock)][0] + stop}
        <b>{words.seatsLeft(table.open)}</b>
      </p>
      <Link className="act is-primary" href={`/o/${table.id}?seat=${table.free}`}>
        {words.sitDown}
      </Link>
    </section>
  );
}
