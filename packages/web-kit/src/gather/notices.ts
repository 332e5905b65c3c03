// Owns what is told of comings and goings in a waiting room: found by comparing the seats with those shown before.

import type { SeatShown } from '@undercroft/table';
import { useEffect, useRef, useState } from 'react';
import type { TogetherWords } from '../words/together.ts';

const MOST = 40;

/** Something that happened around the table and is told between the lines; at a moment of this device's clock. */
export interface Notice {
  readonly key: string;
  readonly text: string;
  readonly at: number;
}

/** What is to be told of one seat; null: nothing. */
export function noticeOf(before: SeatShown, now: SeatShown, words: TogetherWords): string | null {
  if (before.kind !== now.kind || before.name !== now.name) {
    if (now.kind === 'open') return before.kind === 'open' ? null : words.went(before.name);
    return words.came(now.name);
  }
  return now.ready === true && before.ready !== true ? words.lit(now.name) : null;
}

export function useNotices(seats: readonly SeatShown[], words: TogetherWords): readonly Notice[] {
  const before = useRef(seats);
  const [notices, setNotices] = useState<readonly Notice[]>([]);
  useEffect(() => {
    const known = before.current;
    before.current = seats;
    const told = seats.flatMap((seat, at) => {
      const earlier = known[at];
      const text = earlier === undefined ? null : noticeOf(earlier, seat, words);
      return text === null ? [] : [{ key: `${at} ${text} ${performance.now()}`, text, at: Date.now() }];
    });
    if (told.length > 0) setNotices((all) => [...all, ...told].slice(-MOST));
  }, [seats, words]);
  return notices;
}
