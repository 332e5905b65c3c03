// Owns the top line: the way home, where the game is and whose turn it is.

import { ArchMark, SeatMark } from '../art/index.ts';
import { seatNumber } from '../art/seat-mark.tsx';
import { clockText, useTimes } from './clock.ts';
import { usePlay } from './context.ts';
import { plainClick } from './plain-click.ts';
import { seatName, turnText } from './seat-names.ts';

export interface TopLineProps {
  readonly homeHref: string;
  readonly onHome: () => void;
  /** What the table is called; by its name and game unless told. */
  readonly title?: string | undefined;
}

export function TopLine({ homeHref, onHome, title: called }: TopLineProps) {
  const { meta, settled, text, board, words, ask, narrow, session } = usePlay();
  const where = settled === null || meta.phase === 'gathering' ? null : (board.where?.(settled, text) ?? null);
  // A window is nobody's turn: that one may respond is said beside the offers.
  const turn = ask?.offer.window === true ? null : turnText(meta, ask !== null, words);
  const title = turn ?? where?.title ?? text.title;
  const said = narrow ? (where?.brief ?? where?.detail) : where?.detail;
  const detail = turn === null ? said : [where?.title, said].filter(Boolean).join(' · ');
  const name = meta.name === '' || meta.name === text.title ? text.title : `${meta.name} · ${text.title}`;
  return (
    <header className="top-line" data-keep>
      <div className="top-home">
        <a
          className="tool"
          href={homeHref}
          aria-label={words.home}
          title={words.home}
          onClick={(event) => {
            if (!plainClick(event)) return;
            event.preventDefault();
            onHome();
          }}
        >
          <ArchMark />
        </a>
        {narrow ? null : <span className="top-name">{called ?? name}</span>}
      </div>
      <div className="top-where" data-guide="where">
        <h1 key={title} className={ask !== null && meta.seats.length > 1 ? 'is-mine' : undefined}>
          {title}
        </h1>
        {detail === undefined || detail === '' ? null : <span className="soft">{detail}</span>}
        {meta.at < 0 && session.kind !== 'replay' ? <span className="faint">{words.watching}</span> : null}
        <Clocks />
      </div>
    </header>
  );
}

function Clocks() {
  const { meta, words } = usePlay();
  const times = useTimes(meta);
  if (times === null || meta.phase !== 'playing') return null;
  return (
    <span className="top-clocks">
      {times.map((left, seat) => {
        const shown = meta.seats[seat];
        const name = shown === undefined ? words.seat(seat + 1) : seatName(shown, seat, words);
        const time = clockText(left);
        return (
          <span
            key={name + words.seat(seat + 1)}
            role="timer"
            aria-label={words.clockOf(name, time)}
            className={left < 30_000 ? 'is-short' : undefined}
          >
            <SeatMark seat={seatNumber(seat)} size={14} /> {time}
          </span>
        );
      })}
    </span>
  );
}
