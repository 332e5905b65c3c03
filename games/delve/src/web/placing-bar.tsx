// Owns the words and buttons under the map while a room is placed, and the drawing that can be dragged onto it.

import { boxOf, doorPath } from '@undercroft/web-kit';
import { type PointerEvent, useRef } from 'react';
import { strokesOf, UNIT, type Place } from './map-ink.ts';
import type { Placing } from './placing.ts';
import type { Say } from './say.ts';

export interface PlacingBarProps {
  readonly placing: Placing;
  readonly say: Say;
  /** Where the ghost lies now. */
  readonly sentence: string;
  readonly toMap: (event: { readonly clientX: number; readonly clientY: number }) => Place | null;
  readonly onDrag: (at: Place | null) => void;
}

export function PlacingBar({ placing, say: { boardWords }, sentence, toMap, onDrag }: PlacingBarProps) {
  const dragging = useRef(false);
  const { now } = placing;
  const box = boxOf(now.spots, UNIT, 0.3);
  const move = (event: PointerEvent): void => {
    if (!dragging.current) return;
    const at = toMap(event);
    if (at === null) return;
    onDrag(at);
    placing.snap(at);
  };
  const drop = (): void => {
    dragging.current = false;
    onDrag(null);
  };
  return (
    <div className="dlv-bar is-placing">
      <svg
        className="dlv-drag"
        viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
        role="img"
        aria-label={boardWords.dragRoom}
        onPointerDown={(event) => {
          dragging.current = true;
          event.currentTarget.setPointerCapture(event.pointerId);
          event.preventDefault();
        }}
        onPointerMove={move}
        onPointerUp={drop}
        onPointerCancel={drop}
      >
        <title>{boardWords.dragRoom}</title>
        {strokesOf(now.spots, now.exits).map((d) => (
          <path key={d} className="ink-wall" d={d} />
        ))}
        {now.exits.map((exit) => (
          <path key={`${exit.row} ${exit.col} ${exit.side}`} className="ink-door" d={doorPath(exit, UNIT)} />
        ))}
      </svg>
      <div className="dlv-bar-text">
        <p>{boardWords.placeHint}</p>
        <p className="dlv-keys">{boardWords.placeKeys}</p>
        <p className="visually-hidden" aria-live="polite">
          {sentence}
        </p>
      </div>
      <div className="dlv-bar-acts">
        <button
          type="button"
          className={placing.canTurn ? 'act on-paper' : 'act is-off on-paper'}
          aria-disabled={!placing.canTurn}
          onClick={placing.turn}
        >
          {boardWords.turn}
        </button>
        <button
          type="button"
          className={placing.canMirror ? 'act on-paper' : 'act is-off on-paper'}
          aria-disabled={!placing.canMirror}
          onClick={placing.mirror}
        >
          {boardWords.mirror}
        </button>
        <button type="button" className="act on-paper dlv-put" onClick={placing.put}>
          {boardWords.putHere}
        </button>
      </div>
    </div>
  );
}
