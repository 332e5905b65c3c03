// Owns looking at a card closely: by resting the pointer on it, by holding a finger on it, by a key while it has the focus.

import './several.css';
import { createContext, useCallback, useContext, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent, PointerEvent, ReactNode } from 'react';
import { placeFor, type Part } from '../look/free-room.ts';

interface Shown {
  readonly id: string;
  readonly at: DOMRect;
  /** Shown by a key or a finger: stays until it is sent away. */
  readonly held: boolean;
}

interface Zoom {
  show(id: string, at: DOMRect, held: boolean): void;
  hide(): void;
}
const Context = createContext<Zoom>({ show: () => undefined, hide: () => undefined });

/** After resting so long with the pointer, or holding so long with a finger, in milliseconds. */
const [REST, HOLD] = [420, 380] as const;
const GAP = 12;
/** Answers and the cards one holds, over which nothing may lie; how much more they matter than what is looked at. */
const [NEEDED, WORTH] = ['[data-offers], [data-guide="hand"]', 100] as const;
const neededParts = (): readonly Part[] =>
  [...document.querySelectorAll(NEEDED)].map((one) => ({ box: one.getBoundingClientRect(), worth: WORTH }));

export interface ZoomProviderProps {
  /** The card at its largest, by its id; null: there is nothing to see. */
  readonly render: (id: string) => ReactNode;
  readonly children: ReactNode;
}

export function ZoomProvider({ render, children }: ZoomProviderProps) {
  const [shown, setShown] = useState<Shown | null>(null);
  const zoom = useMemo<Zoom>(() => ({ show: (id, at, held) => setShown({ id, at, held }), hide: () => setShown(null) }), []);
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null || shown === null) return;
    const room = { left: 0, top: 0, width: window.innerWidth, height: window.innerHeight };
    const { left, top } = placeFor(element.getBoundingClientRect(), shown.at, room, neededParts(), GAP);
    element.style.left = `${left}px`;
    element.style.top = `${top}px`;
    element.style.visibility = 'visible';
  }, [shown]);
  useEffect(() => {
    if (shown === null) return;
    const away = (event: Event): void => {
      if (event instanceof globalThis.KeyboardEvent && event.key !== 'Escape') return;
      if (event instanceof globalThis.KeyboardEvent) event.stopPropagation();
      setShown(null);
    };
    const kinds = shown.held ? (['keydown', 'pointerdown', 'wheel'] as const) : (['keydown', 'pointerdown', 'wheel', 'scroll'] as const);
    for (const kind of kinds) window.addEventListener(kind, away, true);
    return () => {
      for (const kind of kinds) window.removeEventListener(kind, away, true);
    };
  }, [shown]);
  const card = shown === null ? null : render(shown.id);
  return (
    <Context value={zoom}>
      {children}
      {card === null ? null : (
        <div className="zoom-box" ref={box} role="status" style={{ visibility: 'hidden' }}>
          {card}
        </div>
      )}
    </Context>
  );
}

export interface Zoomable {
  readonly onPointerEnter: (event: PointerEvent) => void;
  readonly onPointerLeave: () => void;
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPointerUp: () => void;
  readonly onPointerCancel: () => void;
  readonly onContextMenu: (event: { preventDefault(): void }) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onClickCapture: (event: { preventDefault(): void; stopPropagation(): void }) => void;
}

/** The key that zooms what has the focus. */
const KEY = 'z';

/** The handlers of something that can be looked at closely; `rest`: after resting on it so long with the pointer. */
export function useZoomable(id: string, rest: number = REST): Zoomable {
  const { show, hide } = useContext(Context);
  const timer = useRef(0);
  const held = useRef(false);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const stop = useCallback((): void => window.clearTimeout(timer.current), []);
  return useMemo(() => {
    const later = (target: Element, ms: number, isHeld: boolean): void => {
      stop();
      timer.current = window.setTimeout(() => {
        held.current = isHeld;
        show(id, target.getBoundingClientRect(), isHeld);
      }, ms);
    };
    return {
      onPointerEnter: ({ pointerType, currentTarget }) => {
        if (pointerType === 'mouse') later(currentTarget, rest, false);
      },
      onPointerLeave: () => {
        stop();
        if (!held.current) hide();
      },
      onPointerDown: ({ pointerType, currentTarget }) => {
        held.current = false;
        if (pointerType === 'mouse') stop();
        else later(currentTarget, HOLD, true);
      },
      onPointerUp: stop,
      onPointerCancel: stop,
      onContextMenu: (event) => {
        if (held.current) event.preventDefault();
      },
      onKeyDown: (event) => {
        if (event.key.toLowerCase() !== KEY || event.ctrlKey || event.metaKey || event.altKey) return;
        event.preventDefault();
        event.stopPropagation();
        show(id, event.currentTarget.getBoundingClientRect(), true);
      },
      // A finger that was held looked at the card: it did not pick it.
      onClickCapture: (event) => {
        if (!held.current) return;
        held.current = false;
        event.preventDefault();
        event.stopPropagation();
      },
    };
  }, [id, rest, show, hide, stop]);
}
