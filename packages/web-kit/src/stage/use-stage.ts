// Owns the stage of a page: facts that arrived live enter one after the other, and any input ends the waiting.

import type { ToldFact } from '@undercroft/kernel';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { GameBoard, StageNow } from '../play/contract.ts';
import { useSession, type Session } from '../play/session.ts';
import type { PlaySettings } from '../play/settings.ts';
import { arrive, EMPTY_STAGE, finish, tick, type StageState } from './queue.ts';
import { useStillness } from './stillness.ts';

/** How long the ring of a changed thing stays. */
const CHANGED_MS = 1500;
const NOTHING: readonly ToldFact[] = [];

export interface Stage extends StageNow {
  readonly changed: readonly ToldFact[];
  /** Number of skipped facts; the caption says so. */
  readonly jumped: number;
  readonly finish: () => void;
}

export function useStage<View extends object>(session: Session, board: GameBoard<View>, settings: PlaySettings): Stage {
  const { live, log } = useSession(session);
  const still = useStillness() || !settings.motion;
  const [state, setState] = useState<StageState>(EMPTY_STAGE);
  const [changed, setChanged] = useState<readonly ToldFact[]>(NOTHING);
  const seen = useRef(live);
  const { motion } = board;
  const { speed } = settings;

  useEffect(() => {
    const count = live - seen.current;
    seen.current = live;
    if (count <= 0) return;
    const groups = log.slice(-count).map(({ told }) => told);
    if (still) setChanged(groups.flat());
    else {
      const timed = groups.map((group) => group.map((fact) => ({ fact, ms: motion?.(fact) ?? 0 })));
      setState((before) => arrive(before, timed, performance.now(), speed));
    }
  }, [live, log, still, motion, speed]);

  useEffect(() => {
    if (changed.length === 0) return;
    const timer = setTimeout(() => setChanged(NOTHING), CHANGED_MS);
    return () => clearTimeout(timer);
  }, [changed]);

  useEffect(() => {
    if (state.fact === null && state.waiting.length === 0) return;
    const timer = setTimeout(() => setState((before) => tick(before, performance.now())), Math.max(0, state.until - performance.now()) + 1);
    return () => clearTimeout(timer);
  }, [state]);

  const busy = state.fact !== null;
  useEffect(() => {
    if (!busy) return;
    const end = (): void => setState(finish);
    // Seen before anybody else sees it, so that the input itself already meets a still table.
    window.addEventListener('pointerdown', end, true);
    window.addEventListener('keydown', end, true);
    return () => {
      window.removeEventListener('pointerdown', end, true);
      window.removeEventListener('keydown', end, true);
    };
  }, [busy]);

  return useMemo(
    () => ({
      fact: still ? null : state.fact,
      turn: state.turn,
      speed: still ? 0 : state.speed,
      changed,
      jumped: still ? 0 : state.jumped,
      finish: () => setState(finish),
    }),
    [state, still, changed],
  );
}
