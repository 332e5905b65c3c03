// Owns a hand of cards: a fan that closes up as it grows, sinks when nothing of it can be played, and opens as a list.

import './several.css';
import { useRef, useState, type CSSProperties, type KeyboardEvent, type ReactNode } from 'react';

export interface HandCard {
  readonly id: string;
  /** Can be played now: those come first in the list. */
  readonly playable: boolean;
}

export interface HandFanProps {
  readonly cards: readonly HandCard[];
  /** Draws a card in the fan, or as a row of the list; the style places it. */
  readonly render: (id: string, as: 'card' | 'row', style: CSSProperties) => ReactNode;
  readonly narrow: boolean;
  /** Nothing can be played, and nobody looks: only names are seen. */
  readonly sunk: boolean;
  readonly label: string;
  readonly words: { readonly asList: string; readonly asFan: string; readonly count: (n: number) => string; readonly empty: string };
}

/** More cards than these lie over each other. */
const [MOST_WIDE, MOST_NARROW] = [6, 4] as const;

export function HandFan({ cards, render, narrow, sunk, label, words }: HandFanProps) {
  const [list, setList] = useState(false);
  const fan = useRef<HTMLDivElement>(null);
  const n = cards.length;
  const closed = n > (narrow ? MOST_NARROW : MOST_WIDE);
  const onKeyDown = (event: KeyboardEvent): void => {
    const way = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (way === undefined || fan.current === null) return;
    const all = [...fan.current.querySelectorAll<HTMLElement>('button.card')];
    const at = all.findIndex((one) => one === document.activeElement);
    if (at < 0) return;
    event.preventDefault();
    event.stopPropagation();
    all[(at + way + all.length) % all.length]?.focus();
  };
  const shown = list ? [...cards.filter(({ playable }) => playable), ...cards.filter(({ playable }) => !playable)] : cards;
  const classes = ['hand-fan', sunk ? 'is-sunk' : '', closed ? 'is-closed' : '', list ? 'is-list' : ''].filter(Boolean).join(' ');
  return (
    <section className={classes} aria-label={label} data-guide="hand">
      {n === 0 ? <p className="hand-empty soft">{words.empty}</p> : null}
      <div className="hand-cards" ref={fan} onKeyDown={onKeyDown} role="group" aria-label={words.count(n)} style={{ '--n': n }}>
        {shown.map(({ id }, i) => render(id, list ? 'row' : 'card', { '--i': i - (n - 1) / 2, '--nth': i }))}
      </div>
      {n < 2 || (narrow && !closed && !list) ? null : (
        <button type="button" className="hand-toggle" aria-expanded={list} onClick={() => setList(!list)}>
          {narrow ? <span>{words.count(n)} · </span> : null}
          <span>{list ? words.asFan : words.asList}</span>
        </button>
      )}
    </section>
  );
}
