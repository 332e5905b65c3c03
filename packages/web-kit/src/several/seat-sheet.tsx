// Owns the frame of a player's sheet: who it is, whether somebody is there, figures at the right, and what lies before him.

import './several.css';
import type { ReactNode } from 'react';
import { SeatMark, type SeatNumber } from '../art/seat-mark.tsx';
import type { IconData } from '../art/linocut.ts';

export interface SeatSheetProps {
  readonly seat: SeatNumber;
  readonly icon?: IconData | undefined;
  readonly name: string;
  /** Below the name: the player, rank, cards in hand. */
  readonly line: ReactNode;
  /** At the right of the name: what he can pay with. */
  readonly figures?: ReactNode;
  readonly mine: boolean;
  /** It is his turn. */
  readonly turn: boolean;
  /** Out of the game. */
  readonly out: boolean;
  /** May be picked now. */
  readonly onPick?: (() => void) | undefined;
  readonly pickLabel?: string | undefined;
  readonly chip?: ReactNode;
  readonly children?: ReactNode;
}

export function SeatSheet(props: SeatSheetProps) {
  const { seat, icon, name, line, figures, mine, turn, out, onPick, pickLabel, chip, children } = props;
  const classes = ['seat-sheet', mine ? 'is-mine' : '', turn ? 'is-turn' : '', out ? 'is-out' : '', onPick === undefined ? '' : 'may']
    .filter(Boolean)
    .join(' ');
  return (
    <section className={classes} aria-label={name}>
      <header>
        <SeatMark seat={seat} icon={icon} here={turn} size={38} />
        <div className="seat-sheet-who">
          <h3>{name}</h3>
          <p>{line}</p>
        </div>
        <div className="seat-sheet-figures">{figures}</div>
      </header>
      {children}
      {onPick === undefined ? null : (
        <button type="button" className="seat-sheet-pick" aria-label={pickLabel ?? name} onClick={onPick} data-board-pick="">
          {chip === undefined ? null : <span className="chip">{chip}</span>}
        </button>
      )}
    </section>
  );
}
