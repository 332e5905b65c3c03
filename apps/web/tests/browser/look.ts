// Owns looking at a page for what no visitor should meet: barriers, cut or overflowing text, words of another language.

import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What axe finds against WCAG A and AA, each with the places it was found at. */
export async function barriers(page: Page): Promise<readonly string[]> {
  await atRest(page);
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).withTags(WCAG).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`));
}

/** Colours that are on their way from one theme to the next are nobody's: what is judged is what stays. */
async function atRest(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every((one) => one.playState !== 'running' || one.effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY),
  );
}

/** What can be pressed and lies over a map: whoever uses keys or only looks could not move the map away from under it. */
export const overMap = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const map = document.querySelector('.pan-zoom-svg');
    const paper = map?.getBoundingClientRect();
    if (map === null || paper === undefined || paper.height === 0) return ['there is no map'];
    return [...document.querySelectorAll('button')].flatMap((one) => {
      const { left, right, top, bottom, width } = one.getBoundingClientRect();
      const over =
        Math.min(right, paper.right) - Math.max(left, paper.left) > 1 && Math.min(bottom, paper.bottom) - Math.max(top, paper.top) > 1;
      return width > 0 && over && !map.contains(one) ? [one.getAttribute('aria-label') ?? one.textContent ?? ''] : [];
    });
  });

/** Text that does not fit: the page wider than the window, a text cut off by its own box, a control that leaves the window. */
export const misfits = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const { scrollWidth } = document.documentElement;
    const wide = document.documentElement.clientWidth;
    if (scrollWidth > wide) found.push(`the page is ${scrollWidth} wide in a window of ${wide}`);
    const nameOf = (one: Element): string =>
      `${one.tagName.toLowerCase()}.${one.getAttribute('class') ?? ''} "${(one.textContent ?? '').slice(0, 40)}"`;
    const hasText = (one: Element): boolean =>
      [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '');
    const isShown = (one: Element): boolean => one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    // What may be scrolled sideways by hand is not cut, and what is there only for screen readers is not shown.
    const isHeld = (one: Element): boolean => {
      if (one.closest('.skip, svg') !== null) return true;
      for (let at: Element | null = one; at !== null; at = at.parentElement)
        if (at.clientWidth <= 2 && at.clientHeight <= 2 && getComputedStyle(at).overflow !== 'visible') return true;
      return false;
    };
    const scrolls = (one: Element): boolean => {
      for (let at: Element | null = one; at !== null; at = at.parentElement)
        if (/auto|scroll/.test(getComputedStyle(at).overflowX) && at.scrollWidth > at.clientWidth && at !== document.documentElement)
          return true;
      return false;
    };
    for (const one of document.querySelectorAll('body *')) {
      if (!(one instanceof HTMLElement) || isHeld(one) || !isShown(one)) continue;
      const box = one.getBoundingClientRect();
      if (box.width === 0 || box.height === 0) continue;
      const style = getComputedStyle(one);
      const own = hasText(one);
      if (own && /hidden|clip/.test(style.overflowX) && one.scrollWidth > one.clientWidth + 1)
        found.push(`cut at the side: ${nameOf(one)}`);
      if (own && /hidden|clip/.test(style.overflowY) && one.scrollHeight > one.clientHeight + 2) found.push(`cut below: ${nameOf(one)}`);
      const control = one.matches('button, a[href], select, input, summary') && (one.textContent ?? '').trim() !== '';
      if (
        control &&
        one.scrollWidth > one.clientWidth + 1 &&
        style.display !== 'inline' &&
        one.clientWidth > 0 &&
        !one.matches('input, select')
      )
        found.push(`the words do not fit: ${nameOf(one)} ${one.scrollWidth} > ${one.clientWidth}`);
      if ((own || control) && (box.right > wide + 1 || box.left < -1) && !scrolls(one)) found.push(`leaves the window: ${nameOf(one)}`);
    }
    return [...new Set(found)];
  });

/** Words that are English and neither Dutch nor used in Japanese: one of them on a page in another language was forgotten. */
const ENGLISH =
  /\b(?:the|and|you|your|with|choose|draw|attack|health|settings|this|from|has|have|which|rules|back|play|room|place|take|commit|spend|dice|die|odds|ahead|exits?|encounter|score|history|language|begin|continue|search|roll|guard|clear|cards|rooms|round|rewards?|sound|theme|close|cancel|copy|download|nothing|happened|what|screen|turn|table)\b/i;
/** Dutch words that look like one of those. */
const DUTCH = /\b(?:die|score|begin|turn|table)\b/i;

/** English words in what can be read or heard on the page, outside of what says that it is English. */
export async function englishIn(page: Page, language: 'nl' | 'ja', leaveOut: readonly string[] = []): Promise<readonly string[]> {
  const texts = await page.evaluate(() => {
    const all: string[] = [document.title];
    const isOther = (one: Element): boolean => {
      const owner = one.closest('[lang]');
      return owner !== null && owner !== document.documentElement && owner.getAttribute('lang') !== document.documentElement.lang;
    };
    for (const one of document.querySelectorAll('body *')) {
      if (isOther(one) || one.closest('script, style') !== null) continue;
      for (const node of one.childNodes) if (node.nodeType === Node.TEXT_NODE) all.push(node.textContent ?? '');
      for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext', 'aria-description'])
        all.push(one.getAttribute(name) ?? '');
    }
    return all.filter((text) => text.trim() !== '');
  });
  return (
    texts
      // The number of a rule is the same in every language.
      .map((text) => leaveOut.reduce((rest, out) => rest.replaceAll(out, ''), text.replaceAll(/\b[A-Z]{3}(?:-[A-Z]+)+-\d+(?:\/\w)?/g, '')))
      .filter((text) => {
        const found = ENGLISH.exec(text);
        return found !== null && !(language === 'nl' && DUTCH.test(found[0]));
      })
  );
}
