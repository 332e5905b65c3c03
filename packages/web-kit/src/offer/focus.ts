// Owns where the focus goes when what had it vanishes with a pick: whoever plays by keys stays at the offers.

import { useEffect, useLayoutEffect, useRef } from 'react';

/** The first offer, or the question, or the block itself while there is nothing to answer. */
export function focusFirst(block: HTMLElement | null): void {
  for (const wanted of ['.offer.is-primary', '.offer', '.offers-prompt']) {
    const found = block?.querySelector<HTMLElement>(wanted) ?? null;
    if (found === null) continue;
    found.focus();
    return;
  }
  block?.focus();
}

/** Whether the focus lies on something that may be picked on the board: a board marks such things, and the one in hand with `here`. */
export const isOnBoard = (): boolean => document.activeElement?.matches('[data-board-pick]') ?? false;

/** Goes to what is in hand on the board, from wherever the focus is. */
export const focusBoard = (): void => document.querySelector<HTMLElement | SVGElement>('[data-board-pick="here"]')?.focus();

/** Gives whoever plays by keys the offers when the element under the focus is gone; a focus that lies anywhere stays there. */
export function focusFallen(): void {
  const active = document.activeElement;
  if (active === null || active === document.body) focusFirst(document.querySelector<HTMLElement>('[data-offers]'));
}

export function useFocusKept(block: { readonly current: HTMLElement | null }, at: string): void {
  const here = useRef(false);
  const onBoard = useRef(false);
  useEffect(() => {
    let pointed = false;
    const note = (): void => {
      const active = document.activeElement;
      // Focus that fell off a vanished element lies on the body: it was at the table last, at the offers or on the board.
      if (active === null || active === document.body) return;
      const table = block.current?.closest('.table-page') ?? block.current;
      here.current = (pointed ? block.current : table)?.contains(active) ?? false;
      onBoard.current = active.matches('[data-board-pick]');
    };
    // Whoever clicks elsewhere with a pointer does not want to be brought back.
    const left = (event: PointerEvent): void => {
      pointed = true;
      if (event.target instanceof Node && block.current?.contains(event.target) !== true) here.current = false;
    };
    const keyed = (): void => {
      pointed = false;
      note();
    };
    document.addEventListener('focusin', note);
    document.addEventListener('pointerdown', left);
    document.addEventListener('keydown', keyed, true);
    return () => {
      document.removeEventListener('focusin', note);
      document.removeEventListener('pointerdown', left);
      document.removeEventListener('keydown', keyed, true);
    };
  }, [block]);
  useLayoutEffect(() => {
    const catchFallen = (): void => {
      const active = document.activeElement;
      const fell = active === null || active === document.body || active === block.current;
      if (here.current && fell) focusFirst(block.current);
    };
    // Whoever walks the board stays there, if the board has something to go on to.
    if (onBoard.current) queueMicrotask(catchFallen);
    else catchFallen();
  }, [block, at]);
}
