// Owns the stage of a page: facts that arrived live enter one after the other, and any input ends the waiting.

import type { ToldFact } from '@undercroft/kernel';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { GameBoard, StageNow } from '../play/contract.ts';
import { useSession, type Session } from '../play/session.ts';
import type { PlaySettings } from '../play/settings.ts';
import { arrive, EMPTY_STAGE, finish, thrownNow, tick, timed, type StageState } from './queue.ts';
import { useStillness } from './stillness.ts';

/** How long the ring of a changed thing stays. */
const CHANGED_MS = 1500;
const NOTHING: readonly ToldFact[] = [];

export interface Stage extends StageNow {
  readonly changed: readonly ToldFact[];
  readonly thrown: readonly ToldFact[];
  /** Goes up whenever something that was thrown lies. */
  readonly landed: number;
  /** Number of skipped facts; the caption says so. */
  readonly jumped: number;
  readonly finish: () => void;
  /** What arrives next is not played: it happened before. */
  readonly skipNext: () => void;
}

export function useStage<View extends object>(session: Session, board: GameBoard<View>, settings: PlaySettings): Stage {
  const { live, log } = useSession(session);
  const still = useStillness() || !settings.motion;
  const [state, setState] = useState<StageState>(EMPTY_STAGE);
  const [changed, setChanged] = useState<readonly ToldFact[]>(NOTHING);
  const [landed, setLanded] = useState(0);
  const seen = useRef(live);
  const skipped = useRef(false);
  const { motion, throws } = board;
  const { speed } = settings;

  // What has arrived and is not on stage yet: its results must not be seen for the moment in between.
  const arriving = live - seen.current;
  const flying = useMemo(() => {
    if (still || arriving <= 0 || throws === undefined || skipped.current) return NOTHING;
    return log
      .slice(-arriving)
      .flatMap(({ told }) => told)
      .filter((fact) => throws(fact) && (motion?.(fact) ?? 0) > 0);
  }, [still, arriving, log, motion, throws]);

  useEffect(() => {
    const count = live - seen.current;
    seen.current = live;
    if (count <= 0) return;
    const groups = log.slice(-count).map(({ told }) => told);
    if (skipped.current) skipped.current = false;
    else if (still) {
      setChanged(groups.flat());
      if (throws !== undefined && groups.flat().some(throws)) setLanded((n) => n + 1);
    } else {
      const all = groups.map((group) => timed(group, motion ?? (() => 0), throws ?? (() => false)));
      setState((before) => arrive(before, all, performance.now(), speed));
    }
  }, [live, log, still, motion, throws, speed]);

  useEffect(() => {
    if (changed.length === 0) return;
    const timer = setTimeout(() => setChanged(NOTHING), CHANGED_MS);
    return () => clearTimeout(timer);
  }, [changed]);

  useEffect(() => {
    if (state.fact === null && state.waiting.length === 0) return;
    let timer: ReturnType<typeof setTimeout>;
    // A timer may fire before its time on a clock that is coarse: then it waits once more, or the stage would stand still for good.
    const wait = (): void => {
      timer = setTimeout(
        () => (performance.now() < state.until ? wait() : setState((before) => tick(before, performance.now()))),
        Math.max(0, state.until - performance.now()) + 1,
      );
    };
    wait();
    return () => clearTimeout(timer);
  }, [state]);

  const onStage = useMemo(() => (still ? NOTHING : thrownNow(state)), [state, still]);
  const flew = useRef(false);
  useEffect(() => {
    if (flew.current && onStage.length === 0) setLanded((n) => n + 1);
    flew.current = onStage.length > 0;
  }, [onStage]);

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
      pace: still ? 0 : speed,
      changed,
      thrown: flying.length > 0 ? flying : onStage,
      landed,
      jumped: still ? 0 : state.jumped,
      finish: () => setState(finish),
      skipNext: () => {
        skipped.current = true;
      },
    }),
    [state, still, speed, changed, flying, onStage, landed],
  );
}
