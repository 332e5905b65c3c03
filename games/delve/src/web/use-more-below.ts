// Owns the sign that a box goes on below its edge, and that whoever uses keys can scroll it.

import { type RefObject, useEffect } from 'react';

/** Less than this is not worth a sign. */
const SLACK = 4;

/** Marks the box with data-more while there is more of it below; a box of words alone takes the focus while it scrolls. */
export function useMoreBelow(box: RefObject<HTMLElement | null>, words = false): void {
  useEffect(() => {
    const here = box.current;
    if (here === null) return undefined;
    const look = (): void => {
      const { scrollHeight, scrollTop, clientHeight } = here;
      here.toggleAttribute('data-more', scrollHeight - scrollTop - clientHeight > SLACK);
      if (!words) return;
      if (scrollHeight - clientHeight > SLACK) here.tabIndex = 0;
      else here.removeAttribute('tabindex');
    };
    const watch = new ResizeObserver(look);
    for (const one of [here, ...here.children]) watch.observe(one);
    here.addEventListener('scroll', look, { passive: true });
    return () => {
      watch.disconnect();
      here.removeEventListener('scroll', look);
    };
  });
}
