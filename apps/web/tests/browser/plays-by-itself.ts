// Owns a script that plays in the page by itself, as fast as the page lets it: whatever is offered, mostly what is filled.

import type { Page } from 'playwright-core';

/** From the next page on; the same page goes on when it is loaded again. */
export const playsByItself = (page: Page, seed: number): Promise<unknown> =>
  page.addInitScript((first) => {
    let state = first;
    const below = (n: number): number => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
      return (state >>> 8) % n;
    };
    const click = (selector: string): boolean => {
      const all = [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => one.checkVisibility());
      all[0]?.click();
      return all.length > 0;
    };
    const turn = (): void => {
      if (document.querySelector('[data-phase="playing"]') === null || document.querySelector('.play-trouble') !== null) return;
      if (click('dialog[open].dgn-chooser .act')) return;
      if (document.querySelector('.offers:not([aria-busy=true], [data-paused])') === null) return;
      if (click('.dgn-placing .is-primary')) return;
      const open = [...document.querySelectorAll<HTMLElement>('.offers .offer:not([aria-disabled=true])')];
      const filled = open.find((one) => one.classList.contains('is-primary'));
      const taken = filled !== undefined && below(4) > 0 ? filled : open[below(Math.max(1, open.length))];
      if (taken !== undefined) taken.click();
      else click('.offers-note button[aria-expanded=false], .offers-note button');
    };
    setInterval(turn, 40);
  }, seed);
