// Owns time left, as it runs on while nothing arrives from the table.

import type { Meta } from '@undercroft/table';
import { useEffect, useRef, useState } from 'react';

/** Hours only when there are any: 1:05:09, 5:09, 0:09. */
export function clockText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const two = (n: number): string => String(n).padStart(2, '0');
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** Time left of every seat, `elapsed` milliseconds after it was told. Whose time runs is secret during a window. */
export function leftAfter(meta: Pick<Meta, 'clock' | 'waiting' | 'phase'>, elapsed: number): readonly number[] | null {
  const { clock, waiting, phase } = meta;
  if (clock === null) return null;
  const runs = (seat: number): boolean => phase === 'playing' && waiting !== 'responses' && waiting.includes(seat);
  return clock.left.map((left, seat) => (runs(seat) ? Math.max(0, left - elapsed) : left));
}

export function useTimes(meta: Meta): readonly number[] | null {
  const told = useRef({ clock: meta.clock, at: 0 });
  const [now, setNow] = useState(0);
  useEffect(() => {
    told.current = { clock: meta.clock, at: performance.now() };
    setNow(performance.now());
  }, [meta.clock]);
  const ticking = meta.clock !== null && meta.phase === 'playing';
  useEffect(() => {
    if (!ticking) return;
    const timer = setInterval(() => setNow(performance.now()), 500);
    return () => clearInterval(timer);
  }, [ticking]);
  return leftAfter(meta, Math.max(0, now - told.current.at));
}
