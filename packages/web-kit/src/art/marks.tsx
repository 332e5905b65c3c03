// Owns the hand-drawn marks: the arch, the three gems and the heart, each told by its outline before its colour.
import type { IconData } from './linocut.ts';

interface MarkProps {
  /** Read aloud; without it the mark is decoration. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

const named = (label: string | undefined) => (label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label });
const classes = (own: string, more: string | undefined): string => (more === undefined ? own : `${own} ${more}`);

/** The sign of the house: an arch with a light in it. */
export function ArchMark({ label, className }: MarkProps) {
  return (
    <svg className={classes('mark', className)} viewBox="0 0 40 40" {...named(label)}>
      <path d="M4 38V18a16 16 0 0 1 32 0V38H29V20a9 9 0 0 0-18 0V38Z" fill="currentColor" />
      <path className="mark-in" d="M15.5 38V21a4.5 4.5 0 0 1 9 0V38Z" />
    </svg>
  );
}

export const GEMS = ['ruby', 'emerald', 'sapphire'] as const;
export type GemKind = (typeof GEMS)[number];

/* Three cuts, so that nobody needs the colour: a brilliant seen from the side, a stepped octagon, a drop. */
const CUTS: Readonly<Record<GemKind, { readonly whole: string; readonly lit: string; readonly dim: string; readonly cut: string }>> = {
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

export interface GemProps extends MarkProps {
  readonly kind: GemKind;
}

export function Gem({ kind, label, className }: GemProps) {
  const { whole, lit, dim, cut } = CUTS[kind];
  return (
    <svg className={classes(`gem gem-${kind}`, className)} viewBox="0 0 40 40" {...named(label)}>
      <path d={whole} fill="currentColor" />
      <path className="gem-lit" d={lit} />
      <path className="gem-dim" d={dim} />
      <path className="gem-cut" d={cut} />
    </svg>
  );
}

/** The same picture where an icon is asked for: an offer to use a gem shows the gem of the sheet. */
export function gemIcon(kind: GemKind): IconData {
  const { whole, lit, dim, cut } = CUTS[kind];
  const parts = [
    `fill="currentColor" d="${whole}"`,
    `class="gem-lit" d="${lit}"`,
    `class="gem-dim" d="${dim}"`,
    `class="gem-cut" d="${cut}"`,
  ];
  return { body: `<g class="gem-${kind}" transform="scale(12.8)">${parts.map((part) => `<path ${part}/>`).join('')}</g>` };
}

export interface HeartProps extends MarkProps {
  /** Whole, or cracked to an outline when the life is gone. */
  readonly lost?: boolean | undefined;
}

export function Heart({ lost = false, label, className }: HeartProps) {
  const d =
    'M20 36C9 27 3 20 3 12.500 3 7 7 3.500 11.500 3.500 15.500 3.500 18.500 6 20 9 21.500 6 24.500 3.500 28.500 3.500 33 3.500 37 7 37 12.500 37 20 31 27 20 36Z';
  return (
    <svg className={classes(lost ? 'heart is-lost' : 'heart', className)} viewBox="0 0 40 40" {...named(label)}>
      <path d={d} />
      {lost ? <path className="heart-crack" d="M20 9 16 16 22 20 18 27 20 36" /> : null}
    </svg>
  );
}
