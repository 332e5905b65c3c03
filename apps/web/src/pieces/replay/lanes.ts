// Owns the shape of a timeline: whose steps follow each other, as blocks in the lane of each seat.

import type { TimelineMark } from '../../session/calls.ts';

export interface Block {
  readonly seat: number;
  readonly from: number;
  /** One past its last step. */
  readonly to: number;
}

/** Runs of steps of one seat. The setup belongs to nobody. */
export function blocksOf(marks: readonly TimelineMark[]): readonly Block[] {
  const blocks: Block[] = [];
  marks.forEach(({ seat }, at) => {
    if (seat < 0) return;
    const last = blocks.at(-1);
    if (last !== undefined && last.seat === seat && last.to === at) blocks[blocks.length - 1] = { ...last, to: at + 1 };
    else blocks.push({ seat, from: at, to: at + 1 });
  });
  return blocks;
}

/** The step under a place of the timeline, from 0 to 1. */
export const stepAt = (part: number, count: number): number => Math.max(0, Math.min(count - 1, Math.floor(part * count)));
