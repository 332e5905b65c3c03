// Owns the cuts of the three gems, each told by its outline before its colour, and the gem as an icon.

import type { IconData } from '@undercroft/web-kit/linocut';
import type { Gem as GemId } from '../content/types.ts';

/* Three cuts, so that nobody needs the colour: a brilliant seen from the side, a stepped octagon, a drop. */
export const CUTS: Readonly<Record<GemId, { readonly whole: string; readonly lit: string; readonly dim: string; readonly cut: string }>> = {
  ruby: {
    whole: 'M9 6H31L39 16 20 36 1 16Z',
    lit: 'M9 6H20L12 16H1Z',
    dim: 'M28 16H39L20 36Z',
    cut: 'M1 16H39M12 16 20 6 28 16 20 36Z',
  },
  emerald: {
    whole: 'M12 3H28L37 12V28L28 37H12L3 28V12Z',
    lit: 'M12 3H28L25 10H15L10 15 3 12Z',
    dim: 'M37 12V28L28 37H12L15 30H25L30 25V15Z',
    cut: 'M15 10H25L30 15V25L25 30H15L10 25V15ZM12 3 15 10M28 3 25 10M37 12 30 15M37 28 30 25M28 37 25 30M12 37 15 30M3 28 10 25M3 12 10 15',
  },
  sapphire: {
    whole: 'M20 1C27 10 34 17 34 25A14 14 0 0 1 6 25C6 17 13 10 20 1Z',
    lit: 'M20 1 14 21 6 25C6 17 13 10 20 1Z',
    dim: 'M34 25A14 14 0 0 1 20 39L20 31 26 21Z',
    cut: 'M20 1 14 21 20 31 26 21ZM14 21 6 25M26 21 34 25M20 31V39',
  },
};

/** The same picture where an icon is asked for: an offer to use a gem shows the gem of the sheet. */
export function gemIcon(kind: GemId): IconData {
  const { whole, lit, dim, cut } = CUTS[kind];
  const parts = [
    `fill="currentColor" d="${whole}"`,
    `class="gem-lit" d="${lit}"`,
    `class="gem-dim" d="${dim}"`,
    `class="gem-cut" d="${cut}"`,
  ];
  return { body: `<g class="gem-${kind}" transform="scale(12.8)">${parts.map((part) => `<path ${part}/>`).join('')}</g>` };
}
