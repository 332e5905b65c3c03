// Owns reading a card in full: large, with every keyword explained, what it gives, and the shape of its room.

import { boxOf, doorPath, floorPath, Print } from '@undercroft/web-kit';
import { useEffect, useRef } from 'react';
import type { CardId } from '../content/cards.ts';
import { cardDrawing } from '../board-model/map.ts';
import { cardPicture } from './art.ts';
import { strokesOf, UNIT } from './map-ink.ts';
import type { Say } from './say.ts';

export function RoomDrawing({ id, label }: { readonly id: CardId; readonly label: string }) {
  const { spots, exits } = cardDrawing(id);
  const { x, y, width, height } = boxOf(spots, UNIT, 0.3);
  return (
    <svg className="dlv-drawing" viewBox={`${x} ${y} ${width} ${height}`} role="img" aria-label={label}>
      <path className="ink-floor" d={floorPath(spots, UNIT)} />
      {strokesOf(spots, exits).map((d) => (
        <path key={d} className="ink-wall" d={d} />
      ))}
      {exits.map((exit) => (
        <path key={`${exit.row} ${exit.col} ${exit.side}`} className="ink-door" d={doorPath(exit, UNIT)} />
      ))}
    </svg>
  );
}

export interface CardReaderProps {
  readonly id: CardId;
  readonly say: Say;
  readonly onClose: () => void;
}

/** The browser's own dialog keeps the focus inside and closes with Escape. */
export function CardReader({ id, say, onClose }: CardReaderProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { boardWords, words } = say;
  const card = words.card(id);
  const { auto, checks } = say.rewards(id);
  const items = [...auto, ...checks.flatMap(({ gain }) => gain)].flatMap(({ about }) => about ?? []);
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="dlv-reader note is-paper"
      aria-label={card.name}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === dialog.current) dialog.current.close();
      }}
    >
      <div className="dlv-reader-in">
        <span className="dlv-reader-art">
          <Print picture={cardPicture(id)} w={250} h={130} scale={0.84} />
        </span>
        <h3>{words.room(id)}</h3>
        <p className="soft">
          {card.pack} · {card.level}
        </p>
        <p>{card.kind}</p>
        {card.keywords.map(({ name, explanation }) => (
          <p key={name}>
            <b>{name}</b> {explanation}
          </p>
        ))}
        {card.tests.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {card.onClear.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {items.map(({ name, effect }) => (
          <p key={name} className="dlv-reader-item">
            <b>{name}</b> {effect}
          </p>
        ))}
        <p className="dlv-flavour">{card.flavour}</p>
        <div className="dlv-reader-foot">
          <RoomDrawing id={id} label={boardWords.roomOfCard} />
          <button type="button" className="act on-paper" onClick={() => dialog.current?.close()}>
            {boardWords.close}
          </button>
        </div>
      </div>
    </dialog>
  );
}
