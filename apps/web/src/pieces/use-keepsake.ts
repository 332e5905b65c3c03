// Owns leaving something for the lists when a game ends: the board draws it while the game is on the screen.

import type { GameText } from '@undercroft/presentation';
import { useSession, type GameBoard, type Session } from '@undercroft/web-kit';
import { useEffect } from 'react';
import { putKeepsake } from '../store/db.ts';

/** The finished game is written by whoever holds the table: it may take a moment until it is there. */
const [TRIES, APART_MS] = [10, 400] as const;

export function useKeepsake(id: string, session: Session, board: GameBoard<object>, text: GameText<object>): void {
  const { shown } = useSession(session);
  const over = shown?.meta.over !== null && shown?.meta.over !== undefined && !shown.meta.over.abandoned;
  const view = over ? shown.view : null;
  useEffect(() => {
    if (view === null || board.keepsake === undefined) return;
    const keepsake = board.keepsake(view, text);
    const gone = new AbortController();
    const leave = async (): Promise<void> => {
      for (let left = TRIES; left > 0 && !gone.signal.aborted; left--) {
        if (await putKeepsake(id, keepsake)) return;
        await new Promise((resolve) => setTimeout(resolve, APART_MS));
      }
    };
    leave().catch(() => undefined);
    return () => gone.abort();
    // Once a game has ended nothing of it changes.
  }, [id, view === null]);
}
