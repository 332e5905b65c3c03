// Owns anything printed as a card, in any size: its print, its kind, its numbers and words.

import { CardFrame, useZoomable, type CardSize, type CardState } from '@undercroft/web-kit';
import type { CSSProperties, ReactNode } from 'react';
import { cardPicture } from './art.ts';
import type { Say } from './say.ts';

export interface GameCardProps {
  readonly id: string;
  readonly say: Say;
  readonly size: CardSize;
  readonly state?: CardState | undefined;
  readonly reason?: string | undefined;
  readonly chip?: ReactNode;
  /** Read aloud after what stands on the card: what picking it would do. */
  readonly label?: string | undefined;
  readonly onPick?: (() => void) | undefined;
  readonly style?: CSSProperties | undefined;
}

export function GameCard({ id, say, size, state, reason, chip, label, onPick, style }: GameCardProps) {
  const { name, short, type, rows, lines, flavour } = say.card(id);
  const zoom = useZoomable(id);
  const values = rows.map(({ label: of, cells }) => (
    <span key={of} className="cav-values">
      {of === '' ? null : <small>{of}</small>}
      {cells.map((cell) => (
        <span key={cell.key}>
          <b>{cell.value}</b> <small>{cell.name}</small>
        </span>
      ))}
    </span>
  ));
  return (
    <CardFrame
      {...(size === 'zoom' ? {} : zoom)}
      size={size}
      picture={cardPicture(id)}
      name={size === 'zoom' ? name : short}
      family={{ text: type }}
      banner={rows.length === 0 ? undefined : values}
      flavour={flavour === '' ? undefined : flavour}
      state={state}
      reason={reason}
      chip={chip}
      aria-description={label}
      onPick={onPick}
      className="cav-card"
      style={style}
    >
      {size === 'row' ? type : lines.map((one) => <span key={one}>{say.text.language === 'ja' ? one : `${one} `}</span>)}
    </CardFrame>
  );
}
