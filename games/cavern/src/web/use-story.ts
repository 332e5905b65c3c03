// Owns going through what the caverns did: told one after another at the pace of whoever looks, stepped back through, and skipped.

import { useEffect, useRef, useState } from 'react';
import type { Step } from '../board-model/told.ts';

/** In milliseconds at pace 1: enough to read who does what, and more for each die. */
const STEP_MS = 1300;
const ROLL_MS = 700;
/** Whatever is touched inside it is meant for the story. */
export const STORY = 'cav-story';

/** Live: it tells itself; looking: somebody goes through it; closed: it is told. */
type Mode = 'live' | 'looking' | 'closed';
interface Now {
  readonly mode: Mode;
  readonly at: number;
}

export interface Story {
  /** The step that is told now; null: nothing is. */
  readonly step: Step | null;
  readonly at: number;
  /** To a step, and no further by itself. */
  readonly go: (at: number) => void;
  /** Through with it. */
  readonly close: () => void;
}

const lastKey = (steps: readonly Step[]): string => steps.at(-1)?.key ?? '';

export interface StoryProps {
  readonly steps: readonly Step[];
  /** How fast somebody wants it; 0: nothing moves by itself. */
  readonly pace: number;
  /** The Villain Phase goes on. */
  readonly going: boolean;
  /** Somebody is asked something about what is told now. */
  readonly asked: boolean;
}

export function useStory({ steps, pace, going, asked }: StoryProps): Story {
  const [now, setNow] = useState<Now>({ mode: 'closed', at: 0 });
  const told = useRef(lastKey(steps));
  const last = steps.length - 1;

  useEffect(() => {
    const before = told.current;
    told.current = lastKey(steps);
    if (told.current === before || steps.length === 0) return;
    const fresh = steps.findIndex(({ key }) => key === before) + 1;
    if (pace === 0) return setNow((was) => (was.mode === 'looking' ? was : { mode: 'closed', at: steps.length - 1 }));
    setNow((was) => {
      if (was.mode === 'looking' && fresh > 0) return was;
      // What is still being told goes on from where it is.
      return was.mode === 'live' && fresh > 0 ? was : { mode: 'live', at: Math.min(fresh, steps.length - 1) };
    });
  }, [steps, pace]);

  // A question is about the last of it.
  useEffect(() => {
    if (asked && going) setNow((was) => (was.mode === 'live' ? { mode: 'live', at: last } : was));
  }, [asked, going, last]);

  const rolls = steps[now.at]?.rolls.length ?? 0;
  useEffect(() => {
    if (now.mode !== 'live' || pace === 0 || (now.at >= last && going)) return;
    const on = (was: Now): Now => (was.at >= last ? { mode: 'closed', at: last } : { mode: 'live', at: was.at + 1 });
    const timer = setTimeout(() => setNow(on), (STEP_MS + ROLL_MS * rolls) / pace);
    return () => clearTimeout(timer);
  }, [now, last, going, pace, rolls]);

  // Whoever does something else has read enough.
  const live = now.mode === 'live';
  useEffect(() => {
    if (!live) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = ({ target }: Event): void => {
      if (target instanceof Element && target.closest(`.${STORY}`) !== null) return;
      // After the touch has done what it was for: what lies under the finger moves when the story goes.
      timer = setTimeout(() => setNow({ mode: 'closed', at: last }), 0);
    };
    window.addEventListener('click', end, true);
    window.addEventListener('keydown', end, true);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('click', end, true);
      window.removeEventListener('keydown', end, true);
    };
  }, [live, last]);

  const at = now.mode === 'closed' ? last : Math.min(now.at, last);
  const showing = last >= 0 && (now.mode !== 'closed' || going);
  return {
    step: showing ? (steps[at] ?? null) : null,
    at,
    go: (to) => setNow({ mode: 'looking', at: Math.max(0, Math.min(last, to)) }),
    close: () => setNow({ mode: 'closed', at: last }),
  };
}
