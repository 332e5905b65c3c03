// Owns a word that says what it means: to a pointer that rests on it, to the focus, and to a tap.

import { useId, useRef, type ReactNode } from 'react';

export interface ExplainedProps {
  readonly children: ReactNode;
  /** What it means. */
  readonly about: ReactNode;
}

const GAP = 6;

export function Explained({ children, about }: ExplainedProps) {
  const id = useId();
  const word = useRef<HTMLButtonElement>(null);
  const note = useRef<HTMLSpanElement>(null);
  const show = (): void => {
    if (word.current === null || note.current === null) return;
    note.current.showPopover();
    const at = word.current.getBoundingClientRect();
    const { width, height } = note.current.getBoundingClientRect();
    const left = Math.max(GAP, Math.min(at.left, window.innerWidth - width - GAP));
    const below = at.bottom + GAP + height <= window.innerHeight;
    note.current.style.inset = `${below ? at.bottom + GAP : Math.max(GAP, at.top - GAP - height)}px auto auto ${left}px`;
  };
  const hide = (): void => note.current?.hidePopover();
  return (
    <span
      className="explained"
      onBlur={hide}
      onPointerLeave={({ pointerType }) => {
        if (pointerType === 'mouse') hide();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || note.current?.matches(':popover-open') !== true) return;
        event.stopPropagation();
        hide();
      }}
    >
      <button
        ref={word}
        type="button"
        className="explained-word"
        aria-describedby={id}
        onPointerEnter={({ pointerType }) => {
          if (pointerType === 'mouse') show();
        }}
        onFocus={({ currentTarget }) => {
          if (currentTarget.matches(':focus-visible')) show();
        }}
        onClick={show}
      >
        {children}
      </button>
      <span ref={note} id={id} popover="auto" role="tooltip" className="note is-paper explained-note">
        {about}
      </span>
    </span>
  );
}
