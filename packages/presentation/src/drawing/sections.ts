// Owns what goes first where room is short: lines in sections, each with its rank.

import type { Line } from './ink.ts';

/** Lines that belong together; where room is short, those of the lowest rank go first. */
export interface Section {
  readonly rank: number;
  readonly lines: readonly Line[];
}

export const heightOf = (sections: readonly Section[]): number => sections.reduce((sum, { lines }) => sum + lines.length, 0);

/** Takes away lines from the section of the lowest rank, from its end, until the rest fits. */
export function squeeze(sections: readonly Section[], height: number): Line[] {
  const left = sections.map(({ lines }) => lines.length);
  let total = heightOf(sections);
  while (total > height) {
    let least = -1;
    sections.forEach(({ rank }, i) => {
      if ((left[i] ?? 0) > 0 && (least < 0 || rank <= (sections[least]?.rank ?? 0))) least = i;
    });
    if (least < 0) break;
    left[least] = (left[least] ?? 0) - 1;
    total -= 1;
  }
  return sections.flatMap(({ lines }, i) => lines.slice(0, left[i] ?? 0));
}
