// Owns the short pause at the beginning of a question: a double click or a held key that answered the one before answers nothing here.

import { useCallback, useLayoutEffect, useRef, useState } from 'react';

/** Nobody reads a new question and answers it in less time. */
export const PAUSE_MS = 250;

export interface Pause {
  /** The question is too new to be answered; also told as `data-paused` on the offers. */
  readonly up: boolean;
  /** The same at this moment, for whoever was drawn before. */
  readonly isUp: () => boolean;
}

/** Goes up when `question` changes; null: nothing is asked. */
export function usePause(question: string | null): Pause {
  const until = useRef(0);
  const [passed, setPassed] = useState<string | null>(null);
  useLayoutEffect(() => {
    // The same question, asked again after the connection was lost, is new too.
    setPassed(null);
    if (question === null) return;
    until.current = performance.now() + PAUSE_MS;
    const timer = setTimeout(() => {
      // A timer may fire a little before the clock says so: what may be touched is what answers.
      until.current = 0;
      setPassed(question);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [question]);
  const isUp = useCallback(() => performance.now() < until.current, []);
  return { up: question !== null && passed !== question, isUp };
}
