// Owns where a replay is: the step, the seat it is seen from, whether it plays and how fast.

import { useCallback, useEffect, useRef, useState } from 'react';
import type { ReplaySession } from '../../session/replay.ts';

export const REPLAY_SPEEDS = [1, 2, 4] as const;
/** How long a step is shown at speed 1. */
const PACE = 1_600;

export interface Steps {
  readonly at: number;
  readonly last: number;
  readonly seat: number;
  readonly playing: boolean;
  readonly speed: (typeof REPLAY_SPEEDS)[number];
  go(at: number): void;
  look(seat: number): void;
  play(on: boolean): void;
  faster(): void;
}

export function useSteps(session: ReplaySession, count: number, firstSeat: number, first = 0): Steps {
  const last = count - 1;
  const [at, setAt] = useState(first);
  const [seat, setSeat] = useState(firstSeat);
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Steps['speed']>(1);
  const shown = useRef<Promise<void>>(Promise.resolve());
  useEffect(() => {
    shown.current = session.show(at, seat);
  }, [session, at, seat]);
  useEffect(() => {
    if (!playing) return;
    if (at >= last) {
      setPlaying(false);
      return;
    }
    // Behind an open dialog nothing plays on: the next step waits until it is closed, and until the present one is there.
    const timer = setInterval(() => {
      if (document.querySelector('dialog[open]') !== null) return;
      clearInterval(timer);
      void shown.current.then(() => setAt((now) => Math.min(last, now + 1)));
    }, PACE / speed);
    return () => clearInterval(timer);
  }, [playing, at, last, speed]);
  return {
    at,
    last,
    seat,
    playing,
    speed,
    go: useCallback(
      (to: number) => {
        setPlaying(false);
        setAt(Math.max(0, Math.min(last, Math.round(to))));
      },
      [last],
    ),
    look: setSeat,
    play: (on) => {
      if (on && at >= last) setAt(0);
      setPlaying(on);
    },
    faster: () => setSpeed((now) => REPLAY_SPEEDS[(REPLAY_SPEEDS.indexOf(now) + 1) % REPLAY_SPEEDS.length] ?? 1),
  };
}
