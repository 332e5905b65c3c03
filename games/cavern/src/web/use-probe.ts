// Owns asking why a move cannot end on a square: which square is asked about, and what the table says of it.

import type { GameText } from '@undercroft/presentation';
import type { Ask } from '@undercroft/web-kit';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { movePath } from '../board-model/touch.ts';
import type { Square } from '../state.ts';
import type { View } from '../view.ts';

export interface Probe {
  readonly square: Square | null;
  /** In words; empty while nothing is said. */
  readonly why: string;
  /** Goes to a square and asks nothing yet. */
  readonly put: (square: Square) => void;
  readonly ask: (square: Square) => void;
}

/** What closes moving altogether, where no move is open. */
function whyClosed(ask: Ask, text: GameText<View>, view: View): string {
  const why = ask.node.closed?.find(({ act }) => act === 'walk')?.why ?? null;
  return why === null ? '' : text.why(view, why);
}

async function reasonFor(ask: Ask, text: GameText<View>, view: View, square: Square): Promise<string> {
  const steps = movePath({ about: ask.offer.about, node: ask.node });
  if (steps === null) return whyClosed(ask, text, view);
  return (await (steps.length === 0 ? ask.why(square) : ask.whyAt?.([...ask.path, ...steps], square))) ?? '';
}

export function useProbe(ask: Ask | null, text: GameText<View>, view: View): Probe {
  const [square, setSquare] = useState<Square | null>(null);
  const [why, setWhy] = useState('');
  const asked = ask === null ? '' : `${ask.offer.ref} ${ask.path.length}`;
  const current = useRef(asked);
  current.current = asked;
  // What was true of one question need not be of the next.
  useEffect(() => {
    setSquare(null);
    setWhy('');
  }, [asked]);
  const put = useCallback((to: Square) => {
    setSquare(to);
    setWhy('');
  }, []);
  const probe = useCallback(
    async (to: Square): Promise<void> => {
      if (ask === null) return;
      const reason = await reasonFor(ask, text, view, to);
      // Said too late: another question is open by now.
      if (current.current !== asked) return;
      setSquare(reason === '' ? null : to);
      setWhy(reason);
    },
    [ask, asked, text, view],
  );
  return useMemo(() => ({ square, why, put, ask: (to) => void probe(to) }), [square, why, put, probe]);
}
