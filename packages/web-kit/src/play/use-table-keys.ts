// Owns the keys of the whole table: going back and again, hearing the last event, the list of keys.

import { useEffect, useRef } from 'react';
import { isElsewhere } from '../offer/use-offer-keys.ts';

export interface TableKeys {
  readonly undo: () => void;
  readonly redo: () => void;
  readonly last: () => void;
  readonly help: () => void;
}

export function useTableKeys(keys: TableKeys, letters: boolean): void {
  const now = useRef(keys);
  useEffect(() => {
    now.current = keys;
  });
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      if (isElsewhere(event) || event.altKey) return;
      const key = event.key.toLowerCase();
      const held = event.ctrlKey || event.metaKey;
      const does = held
        ? key === 'z'
          ? event.shiftKey
            ? now.current.redo
            : now.current.undo
          : null
        : letters
          ? ({ u: now.current.undo, l: now.current.last, h: now.current.help }[key] ?? null)
          : null;
      if (does === null) return;
      event.preventDefault();
      does();
    };
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, [letters]);
}
