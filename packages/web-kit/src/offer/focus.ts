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

export function useFocusKept(block: { readonly current: HTMLElement | null }, at: string): void {
  const inside = useRef(false);
  useEffect(() => {
    const note = (): void => {
      const active = document.activeElement;
      // Focus that fell off a vanished element lies on the body: it was here last.
      if (active !== null && active !== document.body) inside.current = block.current?.contains(active) ?? false;
    };
    // Whoever clicks elsewhere with a pointer does not want to be brought back.
    const left = (event: PointerEvent): void => {
      if (event.target instanceof Node && block.current?.contains(event.target) !== true) inside.current = false;
    };
    document.addEventListener('focusin', note);
    document.addEventListener('pointerdown', left);
    return () => {
      document.removeEventListener('focusin', note);
      document.removeEventListener('pointerdown', left);
    };
  }, [block]);
  useLayoutEffect(() => {
    const active = document.activeElement;
    const fell = active === null || active === document.body || active === block.current;
    if (inside.current && fell) focusFirst(block.current);
  }, [block, at]);
}
