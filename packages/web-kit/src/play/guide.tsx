// Owns the guide of a first game: one hint at a time, pointing at what it is about, never in the way of an answer.

import { useLayoutEffect, useMemo, useRef, useState } from 'react';
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
    const put = (): void => {
      const about = target === undefined ? null : document.querySelector(`[data-guide="${CSS.escape(target)}"]`);
      // What the hint is about is marked, so that pointing does not depend on where the hint lies.
      if (about !== marked) {
        marked?.classList.remove('is-guided');
        about?.classList.add('is-guided');
        marked = about;
      }
      placeHint(box, about, narrow);
    };
    put();
    const observer = new ResizeObserver(put);
    observer.observe(document.body);
    observer.observe(box);
    window.addEventListener('scroll', put, true);
    window.addEventListener('resize', put);
    return () => {
      marked?.classList.remove('is-guided');
      observer.disconnect();
      window.removeEventListener('scroll', put, true);
      window.removeEventListener('resize', put);
    };
  }, [key, target, narrow, view, ask]);

  if (hint === null) return null;
  return (
    <aside className="note is-paper guide" ref={note} aria-label={words.guide} aria-live="polite">
      <p>{hint.text}</p>
      <p className="guide-acts">
        <button
          type="button"
          className="act on-paper"
          onClick={() => {
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

/** Beside its target, on the side with most room, within the window. On a phone it lies below the top line. */
function placeHint(note: HTMLElement, about: Element | null, narrow: boolean): void {
  const { style } = note;
  if (narrow || about === null) {
    note.dataset['side'] = 'none';
    style.inset = narrow ? '3.25rem 0.5rem auto 0.5rem' : '4.5rem 1.5rem auto auto';
    return;
  }
  // A hint about the offers must not hide the caption above them.
  const at = (about.closest('[data-offers]') ?? about).getBoundingClientRect();
  const { width, height } = note.getBoundingClientRect();
  const room = { left: at.left, right: window.innerWidth - at.right, top: at.top, bottom: window.innerHeight - at.bottom };
  const fits = (side: keyof typeof room): boolean => room[side] >= (side === 'left' || side === 'right' ? width : height) + GAP * 2;
  const side = (['left', 'right', 'top', 'bottom'] as const).find(fits) ?? 'top';
  const clamp = (value: number, most: number): number => Math.max(GAP, Math.min(value, most - GAP));
  const along = side === 'left' || side === 'right';
  const left = along ? (side === 'left' ? at.left - width - GAP : at.right + GAP) : at.left;
  const top = along ? at.top : side === 'top' ? at.top - height - GAP : at.bottom + GAP;
  note.dataset['side'] = side;
  style.inset = `${clamp(top, window.innerHeight - height)}px auto auto ${clamp(left, window.innerWidth - width)}px`;
}
