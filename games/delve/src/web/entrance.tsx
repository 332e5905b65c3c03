// Owns drawing the entrance: squares by click, stroke or keys, then its exits; or a box that is laid somewhere.

import { isList } from '@undercroft/kernel';
import type { Ask } from '@undercroft/web-kit';
import { floorPath } from '@undercroft/web-kit';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { boxSquares, goesOn, spotOf, spotSideOf, wallOf } from '../board-model/map.ts';
import type { View } from '../view.ts';
import type { BoardWords, Words } from '../text/words/index.ts';
import { middleOf, strokesOf, UNIT, type Place } from './map-ink.ts';
import { Picks, wallPick, type MapPick } from './picks.tsx';
import { useBranch } from './use-branch.ts';

export interface EntranceProps {
  readonly view: View;
  readonly ask: Ask;
  readonly boardWords: BoardWords;
  readonly words: Words;
  /** A point of the screen in the units of the map. */
  readonly toMap: (event: { readonly clientX: number; readonly clientY: number }) => Place | null;
  /** Whether the map is walked by keys. */
  readonly walking: { current: boolean };
}

const numbers = (value: unknown): readonly number[] => (isList(value) ? value.map(Number) : []);

/** The squares drawn so far, by whoever drew them. */
export function entranceSquares(view: View, ask: Ask): readonly number[] {
  const { width, corner } = ask.picked;
  if (ask.picked['act'] === 'box' || width !== undefined) return typeof corner === 'number' ? boxSquares(view, Number(width), corner) : [];
  return ask.node.pick === 'squares' ? numbers(ask.node.chosen) : numbers(ask.picked['squares']);
}

/** What is being asked of the drawing: squares first, then exits. */
export function entranceStep(ask: Ask): 'squares' | 'corner' | 'exits' | 'none' {
  if (ask.node.pick === 'act') return ask.node.options.includes('draw') ? 'squares' : 'none';
  return ask.node.pick === 'squares' || ask.node.pick === 'corner' || ask.node.pick === 'exits' ? ask.node.pick : 'none';
}

export function EntranceLayer(props: EntranceProps) {
  const { view, ask } = props;
  const squares = entranceSquares(view, ask);
  const step = entranceStep(ask);
  const spots = squares.map((square) => spotOf(view.map, square));
  return (
    <>
      {spots.length === 0 ? null : (
        <g className="dlv-entrance" aria-hidden="true">
          <path className="ink-floor" d={floorPath(spots, UNIT)} />
          {strokesOf(spots, []).map((d) => (
            <path key={d} className="ink-wall" d={d} />
          ))}
        </g>
      )}
      {step === 'squares' ? <Squares {...props} drawn={squares} /> : null}
      {step === 'corner' ? <Corners {...props} /> : null}
      {step === 'exits' ? <Exits {...props} /> : null}
    </>
  );
}

/** Squares of one stroke are taken together when the hand is lifted; each must touch what is drawn. */
function Squares({ view, ask, boardWords, words, toMap, walking, drawn }: EntranceProps & { readonly drawn: readonly number[] }) {
  const [stroke, setStroke] = useState<readonly number[]>([]);
  const [current, setCurrent] = useState<string | null>(null);
  const drawing = useRef(false);
  // A quick hand is ahead of what is drawn on the screen: each square is judged by the stroke as it is, not as it was shown.
  const under = useRef<readonly number[]>([]);
  const layer = useRef<SVGGElement>(null);
  const all = useMemo(() => [...drawn, ...stroke], [drawn, stroke]);
  const { width, height } = view.map;
  const first = useBranch(ask, 'draw-entrance', 'draw');
  // What the question offers; while a stroke is drawn, what it may go on to.
  const next = useMemo(
    () => new Set((ask.node.pick === 'act' ? first : ask.node.options).map(Number).filter((square) => !stroke.includes(square))),
    [ask.node, first, stroke],
  );
  const size = view.reckoned.entranceSize;
  const full = all.length >= size;

  // The board under the map listens for drags itself: a stroke must not move the paper.
  useLayoutEffect(() => {
    const element = layer.current;
    if (element === null) return;
    const stop = (event: Event): void => event.stopPropagation();
    for (const name of ['mousedown', 'touchstart']) element.addEventListener(name, stop, { passive: true });
    return () => {
      for (const name of ['mousedown', 'touchstart']) element.removeEventListener(name, stop);
    };
  }, []);

  const squareAt = (event: { readonly clientX: number; readonly clientY: number }): number | null => {
    const at = toMap(event);
    if (at === null) return null;
    const [row, col] = [Math.floor(at.y / UNIT), Math.floor(at.x / UNIT)];
    return row < 0 || col < 0 || row >= height || col >= width ? null : row * width + col;
  };
  const keep = (squares: readonly number[]): void => {
    under.current = squares;
    setStroke(squares);
  };
  const add = (square: number | null): void => {
    const before = [...drawn, ...under.current];
    if (square === null || before.length >= size || !goesOn(view, before, square)) return;
    keep([...under.current, square]);
  };
  const send = (squares: readonly number[]): void => {
    if (squares.length > 0) ask.takeAll(ask.node.pick === 'act' ? ['draw', ...squares] : squares);
  };
  const lift = (): void => {
    if (!drawing.current) return;
    drawing.current = false;
    send(under.current);
    keep([]);
  };
  const picks: readonly MapPick[] = [...next].map((square) => {
    const { row, col } = spotOf(view.map, square);
    return { key: String(square), label: boardWords.squareAt(row + 1, col + 1), ...middleOf({ row, col }) };
  });
  const middle = Math.floor(height / 2) * width + Math.floor(width / 2);
  const empty = drawn.length === 0;
  return (
    <g
      ref={layer}
      className={empty ? 'dlv-squares is-first' : 'dlv-squares'}
      onPointerDown={(event) => {
        if (event.button !== 0 || !event.isPrimary) return;
        const square = squareAt(event);
        if (square === null || !next.has(square)) return;
        drawing.current = true;
        event.currentTarget.setPointerCapture(event.pointerId);
        add(square);
      }}
      onPointerMove={(event) => {
        if (!drawing.current) return;
        // Between two frames a hand may cross several squares.
        for (const one of event.nativeEvent.getCoalescedEvents()) add(squareAt(one));
        add(squareAt(event));
      }}
      onPointerUp={lift}
      onPointerCancel={() => {
        drawing.current = false;
        keep([]);
      }}
    >
      {stroke.length === 0 ? null : (
        <path
          className="dlv-stroke"
          d={floorPath(
            stroke.map((square) => spotOf(view.map, square)),
            UNIT,
          )}
        />
      )}
      {full ? null : (
        <Picks
          label={boardWords.squaresHint(drawn.length, size)}
          picks={picks}
          current={current ?? (empty ? String(middle) : null)}
          onCurrent={setCurrent}
          walking={walking}
          // A pointer has already drawn its stroke; keys and assistive technology come here alone.
          stroked
          onPick={(key) => send([Number(key)])}
          onKey={(key) => {
            if (key !== 'Backspace' || drawn.length === 0) return false;
            ask.untake(ask.path.length - 1);
            return true;
          }}
        />
      )}
      <title>{words.room(null)}</title>
    </g>
  );
}

/** A box is chosen by its upper left corner. */
function Corners({ view, ask, boardWords, walking }: EntranceProps) {
  const [current, setCurrent] = useState<string | null>(null);
  const options = ask.node.options.map(Number);
  const width = Number(ask.picked['width']);
  const { row, col } = { row: Math.floor(view.map.height / 2) - 2, col: Math.floor(view.map.width / 2) - 2 };
  const middle = row * view.map.width + col;
  const at = current === null ? (options.includes(middle) ? middle : (options[0] ?? null)) : Number(current);
  const box = at === null ? [] : boxSquares(view, width, at).map((square) => spotOf(view.map, square));
  return (
    <>
      <g className="dlv-ghost is-set" aria-hidden="true">
        <path className="dlv-ghost-floor" d={floorPath(box, UNIT)} />
        {strokesOf(box, []).map((d) => (
          <path key={d} className="dlv-ghost-wall" d={d} />
        ))}
      </g>
      <g className="dlv-squares is-first">
        <Picks
          label={boardWords.boxHint}
          picks={options.map((square) => {
            const spot = spotOf(view.map, square);
            return { key: String(square), label: boardWords.squareAt(spot.row + 1, spot.col + 1), ...middleOf(spot) };
          })}
          current={at === null ? null : String(at)}
          onCurrent={setCurrent}
          walking={walking}
          onPick={(key) => ask.take(Number(key))}
        />
      </g>
    </>
  );
}

/** Three walls in any order, the same subset that the offer bar shows; with the third one it is handed in. */
function Exits({ view, ask, boardWords, words, walking }: EntranceProps) {
  const [current, setCurrent] = useState<string | null>(null);
  const handIn = useRef(false);
  const { several } = ask;
  const walls = (several?.all ?? []).map(wallOf);
  const chosen = several?.chosen ?? [];
  const ready = several !== null && several.enough && chosen.length > 0 && !ask.busy;
  useEffect(() => {
    if (!ready || !handIn.current) return;
    handIn.current = false;
    several?.done();
  }, [ready, several]);
  return (
    <Picks
      label={boardWords.exitsHint(chosen.length)}
      picks={walls.map((wall) => {
        const at = spotSideOf(view.map, wall);
        return wallPick(wall, at, boardWords.wallAt(at.row + 1, at.col + 1, words.side(at.side)), chosen.includes(wall));
      })}
      current={current}
      onCurrent={setCurrent}
      walking={walking}
      onPick={(wall) => {
        handIn.current = !chosen.includes(wall);
        several?.toggle(wall);
      }}
    />
  );
}
