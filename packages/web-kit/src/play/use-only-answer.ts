// Owns questions that have a single answer: it is given after a moment in which it is read, and what was done is said.

import type { GameText } from '@undercroft/presentation';
import { choiceSaid } from '@undercroft/presentation';
import { useEffect, useMemo, useState } from 'react';
import { onlyAnswer } from './own-answer.ts';
import type { GameBoard } from './contract.ts';
import type { AskMore } from './use-ask.ts';

/** How long the answer is read before it is given, and by how much longer at most, so that others cannot tell it from one that somebody gave. */
const READ_MS = 1_600;
const SPREAD_MS = 1_600;
/** How long it is told what was done, where no question follows it. */
const TOLD_MS = 8_000;
/** What lies over the table is read first. */
const OVER = '.guide, dialog[open]';

export interface OnlyAnswerAt {
  readonly ask: AskMore | null;
  readonly view: object | null;
  readonly text: GameText<object>;
  readonly board: Pick<GameBoard<object>, 'byHand'>;
  /** The seat that looks. */
  readonly at: number;
  /** It may be given now: nothing moves, nothing hides the table, and no answer of one's own would be past taking back with it. */
  readonly on: boolean;
}

export interface OnlyAnswered {
  /** What is done in a moment, in words; null: nothing. */
  readonly soon: string | null;
  /** What was done by itself before the question that is open now. */
  readonly done: string | null;
}

interface Given {
  readonly ref: string;
  readonly seat: number;
  readonly said: string;
  /** The question that followed it. */
  readonly after: string | null;
}

export function useOnlyAnswer({ ask, view, text, board, at, on }: OnlyAnswerAt): OnlyAnswered {
  const offer = ask?.offer ?? null;
  const ref = offer?.ref ?? null;
  const begun = ask === null || ask.path.length > ask.floor;
  const choice = useMemo(() => (begun || board.byHand?.(ask.offer) === true ? null : onlyAnswer(ask)), [ask, begun, board]);
  const [kept, setKept] = useState<string | null>(null);
  const [given, setGiven] = useState<Given | null>(null);
  const said = useMemo(
    () => (choice === null || offer === null || view === null ? null : choiceSaid(text, view, offer, choice)),
    [choice, offer, view, text],
  );
  const ready = on && said !== null && ask !== null && kept !== ref;
  const free = ready && !ask.busy && !ask.paused;

  useEffect(() => {
    if (!free || choice === null || ref === null) return;
    const give = (): void => {
      if (document.querySelector(OVER) !== null) {
        timer = setTimeout(give, READ_MS);
        return;
      }
      setGiven({ ref, seat: at, said, after: null });
      setKept(ref);
      ask.choose(choice);
    };
    let timer = setTimeout(give, READ_MS + Math.random() * SPREAD_MS);
    // Whoever touches anything but what lies over the table wants to give it.
    const keep = ({ target }: Event): void => {
      if (!(target instanceof Element) || target.closest(OVER) === null) setKept(ref);
    };
    window.addEventListener('pointerdown', keep, true);
    window.addEventListener('keydown', keep, true);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pointerdown', keep, true);
      window.removeEventListener('keydown', keep, true);
    };
    // Once for each question.
  }, [free, ref]);

  // It is said until the question that follows is answered; where none follows soon, for a while.
  useEffect(() => {
    if (given === null || ref === given.ref || ref === given.after) return undefined;
    if (ref !== null && given.after === null) setGiven({ ...given, after: ref });
    else if (given.after !== null) setGiven(null);
    if (ref !== null || given.after !== null) return undefined;
    const timer = setTimeout(() => setGiven(null), TOLD_MS);
    return () => clearTimeout(timer);
  }, [ref, given]);
  return { soon: ready ? said : null, done: given !== null && given.seat === at && ref !== given.ref ? given.said : null };
}
