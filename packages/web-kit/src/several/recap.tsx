// Owns going once more through what happened while one waited: one thing after another, by buttons or arrow keys.

import './several.css';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { Dialog } from '../play/dialog.tsx';

export interface RecapStep {
  readonly key: string;
  /** What happened, in words. */
  readonly text: ReactNode;
  /** What it was about: a card, a place. */
  readonly picture?: ReactNode;
}

export interface RecapProps {
  readonly title: string;
  readonly steps: readonly RecapStep[];
  readonly words: {
    readonly before: string;
    readonly next: string;
    readonly close: string;
    readonly of: (n: number, all: number) => string;
  };
  readonly onClose: () => void;
}

export function Recap({ title, steps, words, onClose }: RecapProps) {
  const [at, setAt] = useState(0);
  const step = steps[Math.min(at, steps.length - 1)];
  const last = at >= steps.length - 1;
  const go = (by: number): void => setAt(Math.min(steps.length - 1, Math.max(0, at + by)));
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    go(by);
  };
  return (
    <Dialog title={title} onClose={onClose} className="recap">
      <div className="recap-step" onKeyDown={onKeyDown}>
        <div className="recap-picture">{step?.picture}</div>
        <p className="recap-text" aria-live="polite">
          {step?.text}
        </p>
        <div className="recap-acts">
          <button type="button" className={at === 0 ? 'act is-off' : 'act is-quiet'} aria-disabled={at === 0} onClick={() => go(-1)}>
            {words.before}
          </button>
          <span className="faint">{words.of(at + 1, steps.length)}</span>
          <button type="button" className="act is-primary" onClick={() => (last ? onClose() : go(1))}>
            {last ? words.close : words.next}
          </button>
        </div>
      </div>
    </Dialog>
  );
}
