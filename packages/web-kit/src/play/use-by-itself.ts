// Owns questions that answer themselves: dice lie, nothing is left to decide, and after a moment in which they are seen the game goes on.

import { useEffect, useRef } from 'react';
import type { Ask } from './contract.ts';
import { ownAnswer, type OwnQuestion } from './own-answer.ts';

/** How long the dice are looked at before the game goes on. */
const SEEN_MS = 900;

export interface GoingOn extends OwnQuestion {
  readonly ask: Pick<Ask, 'offer' | 'path' | 'choose'> | null;
  /** Goes up whenever something that was thrown lies: what was taken back, or is there after a reload, waits for somebody. */
  readonly landed: number;
  readonly on: boolean;
}

export function useByItself({ ask, view, board, landed, on }: GoingOn): void {
  const done = useRef(landed);
  const ref = ask?.offer.ref ?? null;
  useEffect(() => {
    if (landed === done.current || ref === null || ask === null) return;
    done.current = landed;
    const choice = on ? ownAnswer({ ask, view, board }) : null;
    if (choice === null) return;
    const timer = setTimeout(() => {
      stop();
      ask.choose(choice);
    }, SEEN_MS);
    // Whoever touches anything meanwhile wants to decide.
    const stop = (): void => {
      clearTimeout(timer);
      window.removeEventListener('pointerdown', stop, true);
      window.removeEventListener('keydown', stop, true);
    };
    window.addEventListener('pointerdown', stop, true);
    window.addEventListener('keydown', stop, true);
    return stop;
    // Once for each throw and the question that follows it.
  }, [landed, ref, on]);
}
