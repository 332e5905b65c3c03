// Owns the keys of the offers: digits take one, O goes to them, M to the board and back, ? says why not, Escape goes back by one pick.

import { useEffect, useRef } from 'react';

export interface OfferKeys {
  /** Takes the offer of that number, from 0. */
  readonly take: (index: number) => void;
  readonly focus: () => void;
  /** From the offers to what may be picked on the board, or back. */
  readonly board: () => void;
  readonly why: () => void;
  readonly back: () => void;
}

/** Whether a key belongs to something else: a field, a dialog, a shortcut of the browser. */
export function isElsewhere(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing) return true;
  const target = event.target instanceof Element ? event.target : null;
  if (target !== null && target.closest('input, textarea, select, [contenteditable]') !== null) return true;
  return document.querySelector('dialog[open], :popover-open:not([role=tooltip])') !== null;
}

export function useOfferKeys(keys: OfferKeys, letters: boolean): void {
  const now = useRef(keys);
  useEffect(() => {
    now.current = keys;
  });
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      if (isElsewhere(event) || event.ctrlKey || event.metaKey || event.altKey) return;
      const done = (run: () => void): void => {
        event.preventDefault();
        run();
      };
      if (event.key === 'Escape') done(() => now.current.back());
      if (!letters) return;
      if (/^[1-9]$/.test(event.key)) done(() => now.current.take(Number(event.key) - 1));
      else if (event.key.toLowerCase() === 'o') done(() => now.current.focus());
      else if (event.key.toLowerCase() === 'm') done(() => now.current.board());
      else if (event.key === '?') done(() => now.current.why());
    };
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, [letters]);
}
