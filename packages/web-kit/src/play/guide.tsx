// Owns the guide of a first game: one hint at a time, pointing at what it is about, never in the way of an answer.

import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { hiddenBy, overlap } from '../look/free-room.ts';
import { focusFallen } from '../offer/focus.ts';
import type { PlayWords } from '../words/index.ts';
import type { Ask, Hint } from './contract.ts';

export interface GuideProps<View extends object> {
  readonly hints: readonly Hint<View>[];
  readonly view: View;
  readonly ask: Ask | null;
  readonly words: PlayWords;
  readonly narrow: boolean;
  /** Hints that were read before. */
  readonly seen: readonly string[];
  readonly onSeen: (key: string) => void;
  readonly onOff: () => void;
}

/** The first hint that was not read and whose moment this is. */
export const hintNow = <View extends object>(
  hints: readonly Hint<View>[],
  view: View,
  ask: Ask | null,
  seen: readonly string[],
): Hint<View> | null => hints.find((hint) => !seen.includes(hint.key) && hint.when(view, ask)) ?? null;

export function Guide<View extends object>({ hints, view, ask, words, narrow, seen, onSeen, onOff }: GuideProps<View>) {
  // What was dismissed is gone at once, even if whoever remembers it is slow.
  const [gone, setGone] = useState<readonly string[]>([]);
  const hint = useMemo(() => hintNow(hints, view, ask, [...seen, ...gone]), [hints, view, ask, seen, gone]);
  const note = useRef<HTMLElement>(null);
  const target = hint?.at;
  const key = hint?.key;

  useLayoutEffect(() => {
    const box = note.current;
    if (box === null || key === undefined) return;
    let marked: Element | null = null;
    // What lies around it may move without anything else being told: a board that makes room for something else.
    const beside = document.querySelector('[data-offers]');
    const observer = new ResizeObserver(() => put());
    const put = (): void => {
      const about = target === undefined ? null : document.querySelector(`[data-guide="${CSS.escape(target)}"]`);
      // What the hint is about is marked, so that pointing does not depend on where the hint lies.
      if (about !== marked) {
        marked?.classList.remove('is-guided');
        about?.classList.add('is-guided');
        if (marked !== null) observer.unobserve(marked);
        if (about !== null) observer.observe(about);
        marked = about;
      }
      placeHint(box, about, narrow);
    };
    put();
    observer.observe(document.body);
    observer.observe(box);
    if (beside !== null) observer.observe(beside);
    window.addEventListener('scroll', put, true);
    window.addEventListener('resize', put);
    return () => {
      marked?.classList.remove('is-guided');
      document.documentElement.style.removeProperty('--hint-room');
      observer.disconnect();
      window.removeEventListener('scroll', put, true);
      window.removeEventListener('resize', put);
    };
  }, [key, target, narrow, view, ask]);

  // The button under the focus goes with its hint.
  const asked = useRef(false);
  useLayoutEffect(() => {
    if (asked.current) focusFallen();
    asked.current = false;
  }, [key]);

  if (hint === null) return null;
  return (
    <aside className="note is-paper guide" ref={note} aria-label={words.guide} aria-live="polite">
      <p>{hint.text(view)}</p>
      <p className="guide-acts">
        <button
          type="button"
          className="act on-paper"
          onClick={() => {
            asked.current = true;
            setGone([...gone, hint.key]);
            onSeen(hint.key);
          }}
        >
          {words.gotIt}
        </button>
        <button type="button" className="act on-paper is-quiet" onClick={onOff}>
          {words.guideOff}
        </button>
      </p>
    </aside>
  );
}

const GAP = 14;

const SIDES = ['left', 'right', 'bottom', 'top'] as const;
type Side = (typeof SIDES)[number];
/** Along its side a hint may lie at the beginning, the middle or the end of its target. */
const PLACES = [0, 0.5, 1] as const;

/** How much it matters that something is hidden: what the hint is about never, answers and hand hardly ever, a wide board little. */
const TARGET = 1000;
const NEEDED = 40;
const CARD = 4;
/** Something to read, which a board marks with `data-keep`. */
const KEPT = 6;
const PART = 2;
const WIDE = 0.25;
const AWAY = 3;

/** Beside its target, where it hides the least that matters, within the window. On a phone it lies across, away from its target. */
function placeHint(note: HTMLElement, about: Element | null, narrow: boolean): void {
  const { style } = note;
  if (narrow || about === null) {
    note.dataset['side'] = 'none';
    style.inset = narrow ? across(note, about) : '4.5rem 1.5rem auto auto';
    return;
  }
  // A hint about the offers must not hide the caption above them.
  const target = about.closest('[data-offers]') ?? about;
  const at = target.getBoundingClientRect();
  const { width, height } = note.getBoundingClientRect();
  const clamp = (value: number, most: number): number => Math.max(GAP, Math.min(value, most - GAP));
  const boxAt = (side: Side, place: number): DOMRect => {
    const beside = side === 'left' || side === 'right';
    const left = beside ? (side === 'left' ? at.left - width - GAP : at.right + GAP) : at.left + (at.width - width) * place;
    const top = beside ? at.top + (at.height - height) * place : side === 'top' ? at.top - height - GAP : at.bottom + GAP;
    return new DOMRect(clamp(left, window.innerWidth - width), clamp(top, window.innerHeight - height), width, height);
  };
  const wide = (window.innerWidth * window.innerHeight) / 5;
  const isWide = (box: DOMRect): boolean => box.width * box.height > wide;
  const others = [...document.querySelectorAll('[data-guide], [data-offers], [data-keep], .card, .may')]
    .filter((one) => !one.contains(target) && !note.contains(one) && one.checkVisibility())
    .map((one) => {
      const box = one.getBoundingClientRect();
      const worth = one.matches('[data-offers], [data-guide="hand"]')
        ? NEEDED
        : one.matches('[data-keep]')
          ? KEPT
          : one.matches('.card, .may')
            ? CARD
            : isWide(box)
              ? WIDE
              : PART;
      return { box, worth };
    });
  // Of a board that fills the window a corner may be hidden: the ring around it points at all of it. Where it says what of it counts, the rest is free.
  const own = isWide(at) ? (target.querySelector('[data-keep]') === null ? PART : WIDE) : TARGET;
  const parts = [...others, { box: at, worth: own }];
  const hidden = (box: DOMRect): number => hiddenBy(box, parts);
  const all: readonly (readonly [Side | 'none', DOMRect])[] = [
    ...SIDES.flatMap((side) => PLACES.map((place) => [side, boxAt(side, place)] as const)),
    // What fills the window has no side that is free: then a corner, and the ring round the target points.
    ...CORNERS.flatMap(([x, y]) =>
      [new DOMRect(0, 0, window.innerWidth, window.innerHeight), at].map((box) => {
        const left = clamp(box.left + GAP + x * (box.width - width - 2 * GAP), window.innerWidth - width);
        const top = clamp(box.top + GAP + y * (box.height - height - 2 * GAP), window.innerHeight - height);
        return ['none', new DOMRect(left, top, width, height)] as const;
      }),
    ),
  ];
  // Beside its target it points at it: only what hides much there is worth a corner.
  const cost = ([at_, rect]: (typeof all)[number]): number => hidden(rect) + (at_ === 'none' ? AWAY * width * height : 0);
  const [side, box] = all.reduce((best, one) => (cost(one) < cost(best) ? one : best));
  note.dataset['side'] = overlap(box, at) > 0 ? 'none' : side;
  style.inset = `${box.top}px auto auto ${box.left}px`;
  // The arrow stands where the middle of the target is, as far as the note reaches.
  const middle = side === 'left' || side === 'right' ? at.top + at.height / 2 - box.top : at.left + at.width / 2 - box.left;
  const most = (side === 'left' || side === 'right' ? height : width) - ARROW;
  style.setProperty('--arrow', `${Math.max(ARROW, Math.min(middle, most))}px`);
}
const CORNERS = [
  [0, 1],
  [1, 1],
  [0, 0],
  [1, 0],
] as const;
/** From the end of a note to its arrow, at the least. */
const ARROW = 18;

/** It stands in the upper half. */
function isAbove(about: Element | null): boolean {
  const at = about?.getBoundingClientRect() ?? null;
  return at !== null && at.top + at.height / 2 < window.innerHeight / 2;
}

/** Below the top line; for what stands in the upper half, just above the answers, or over the hand where that would hide it. */
function across(note: HTMLElement, about: Element | null): string {
  const above = isAbove(about);
  const { height } = note.getBoundingClientRect();
  // A board may leave room for a hint that lies above the answers, so that it covers nothing.
  const room = (pixels: number): void => document.documentElement.style.setProperty('--hint-room', `${pixels}px`);
  room(above ? height + GAP : 0);
  if (!above) return '3.25rem 0.5rem auto 0.5rem';
  const offers = document.querySelector('[data-offers]')?.getBoundingClientRect();
  const from = Math.max(0, window.innerHeight - (offers?.top ?? window.innerHeight)) + GAP / 2;
  // A map is moved away from under it, and is pointed at as a whole: the hand matters more.
  const isMap = (about?.querySelector('.pan-zoom-svg') ?? null) !== null;
  const over = !isMap && window.innerHeight - from - height < (about?.getBoundingClientRect().bottom ?? 0);
  const low = window.innerHeight - height - GAP / 2;
  if (!over || low < (offers?.bottom ?? 0)) return `auto 0.5rem ${from}px 0.5rem`;
  room(0);
  return `auto 0.5rem ${GAP / 2}px 0.5rem`;
}
