// Owns the board of a game that has none of its own for the page: its text board, drawn as columns of characters that can be scrolled and magnified.

import type { TextBoard } from '@undercroft/presentation';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { usePlay } from '../play/context.ts';
import type { Ask, BoardProps, GameBoard } from '../play/contract.ts';
import { rowsOf, type Cell } from './cells.ts';
import './plain-board.css';

/** A text board needs so many columns to be of use; more than the last are not easily read. */
const COLUMNS = [46, 120] as const;
/** A page has no bottom: so many lines are drawn, and scrolled. */
const LINES = 80;
const ZOOMS = [0.6, 0.75, 0.9, 1, 1.2, 1.45, 1.75] as const;
const NO_ZOOM = ZOOMS.indexOf(1);

/** The board of a game by its text board alone. */
export function plainBoard<View extends object>(ascii: TextBoard<View>): GameBoard<View> {
  return { Board: (props) => <PlainBoard {...props} ascii={ascii} />, places: [] };
}

const pendingOf = ({ offer, node, picked }: Ask) => ({ offer, open: { name: node.pick, options: node.options }, picked });

function PlainBoard<View extends object>({ view, text, ask, ascii }: BoardProps<View> & { readonly ascii: TextBoard<View> }) {
  const { words } = usePlay();
  const frame = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState(NO_ZOOM);
  const columns = useColumns(frame);
  const lines = useMemo(
    () => rowsOf(ascii.draw(view, text, { width: columns, height: LINES, colour: true }, ask === null ? undefined : pendingOf(ask))),
    [ascii, view, text, columns, ask],
  );
  const step = (by: number): void => setZoom((at) => Math.max(0, Math.min(ZOOMS.length - 1, at + by)));
  return (
    <div className="text-board" data-guide="board">
      <div className="text-board-tools" role="group" aria-label={words.boardSize}>
        <button type="button" className="act is-quiet is-small" aria-label={words.smaller} disabled={zoom === 0} onClick={() => step(-1)}>
          −
        </button>
        <button
          type="button"
          className="act is-quiet is-small"
          aria-label={words.larger}
          disabled={zoom === ZOOMS.length - 1}
          onClick={() => step(1)}
        >
          +
        </button>
      </div>
      {/* What scrolls is reached by keys. */}
      <div className="text-board-frame" ref={frame} tabIndex={0} role="region" aria-label={words.boardOf(text.title)}>
        <pre className="text-board-lines" style={{ fontSize: `${ZOOMS[zoom]}em` }}>
          {lines.map((line, row) => (
            // A line is its place: the board is drawn anew as a whole.
            <Row key={row} cells={line} />
          ))}
        </pre>
      </div>
    </div>
  );
}

function Row({ cells }: { readonly cells: readonly Cell[] }) {
  return (
    <span className="text-board-line">
      {cells.map(({ text, ink, columns }, at) => (
        <span key={at} className={`ink-${ink}${columns === 0 ? '' : ` is-wide-${columns}`}`}>
          {text}
        </span>
      ))}
      {'\n'}
    </span>
  );
}

/** How many columns fit the frame without magnifying. */
function useColumns(frame: { readonly current: HTMLElement | null }): number {
  const [columns, setColumns] = useState<number>(COLUMNS[0]);
  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    const measure = (): void => {
      const style = getComputedStyle(element);
      const room = element.clientWidth - Number.parseFloat(style.paddingInlineStart) - Number.parseFloat(style.paddingInlineEnd);
      const probe = document.createElement('span');
      probe.className = 'text-board-probe';
      probe.textContent = '0'.repeat(100);
      element.append(probe);
      const column = probe.getBoundingClientRect().width / 100;
      probe.remove();
      if (column > 0) setColumns(Math.max(COLUMNS[0], Math.min(COLUMNS[1], Math.floor(room / column))));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);
  return columns;
}
