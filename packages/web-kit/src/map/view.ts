// Owns the arithmetic of looking at a map: fitting boxes into a window, keeping the centre, moving between two views.
import type { Box } from './squares.ts';

export interface View {
  /** Pixels per unit of content. */
  readonly k: number;
  readonly x: number;
  readonly y: number;
}

export interface Frame {
  readonly width: number;
  readonly height: number;
}

const clamp = (n: number, low: number, high: number): number => Math.min(high, Math.max(low, n));

/** The view in which the whole box is seen, in the middle of the window. */
export function fitting(box: Box, window: Frame, padding: number, limits: readonly [number, number]): View {
  const across = (window.width - padding * 2) / Math.max(1, box.width);
  const down = (window.height - padding * 2) / Math.max(1, box.height);
  return centred(box, window, clamp(Math.min(across, down), limits[0], limits[1]));
}

/** The view at a given scale in which the middle of the box is the middle of the window. */
export function centred(box: Box, window: Frame, k: number): View {
  return {
    k,
    x: window.width / 2 - (box.x + box.width / 2) * k,
    y: window.height / 2 - (box.y + box.height / 2) * k,
  };
}

/** The nearest view at the same scale that leaves no room empty on one side while content lies beyond the other; what fits a side is in its middle. */
export function within(view: View, box: Box, window: Frame, padding: number): View {
  const along = (at: number, size: number, from: number, length: number): number => {
    const [first, last] = [padding - from * view.k, size - padding - (from + length) * view.k];
    return first > last ? clamp(at, last, first) : (first + last) / 2;
  };
  return { k: view.k, x: along(view.x, window.width, box.x, box.width), y: along(view.y, window.height, box.y, box.height) };
}

/** Scales at which content is looked at: the whole of it from `legible` on; otherwise near a target, between `min` and `near`. */
export interface Scales {
  readonly min: number;
  readonly near: number;
  readonly legible: number;
}

/** The view of a target: with all there is, where all of it can be read; otherwise the target in the middle, as far as the content goes. */
export function looking(target: Box, box: Box, window: Frame, padding: number, { min, near, legible }: Scales): View {
  const all = fitting(box, window, padding, [0, near]);
  if (all.k >= legible) return all;
  return within(centred(target, window, fitting(target, window, padding, [min, near]).k), box, window, padding);
}

/** The same middle in a window of another size. */
export const resized = (view: View, before: Frame, after: Frame): View => ({
  k: view.k,
  x: view.x + (after.width - before.width) / 2,
  y: view.y + (after.height - before.height) / 2,
});

/** A view between two, by time from 0 to 1. Scale moves by ratio, and the middle of the window in a straight line. */
export function between(a: View, b: View, window: Frame, time: number): View {
  const k = a.k * (b.k / a.k) ** time;
  const middle = (view: View) => ({ x: (window.width / 2 - view.x) / view.k, y: (window.height / 2 - view.y) / view.k });
  const from = middle(a);
  const to = middle(b);
  const x = from.x + (to.x - from.x) * time;
  const y = from.y + (to.y - from.y) * time;
  return { k, x: window.width / 2 - x * k, y: window.height / 2 - y * k };
}

/** Soft landing. */
export const eased = (time: number): number => 1 - (1 - time) ** 3;
