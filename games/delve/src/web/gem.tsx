// Owns a gem as an element: decoration unless it is given a label.

import type { MarkProps } from '@undercroft/web-kit';
import type { Gem as GemId } from '../content/types.ts';
import { CUTS } from './gem-cuts.ts';

export interface GemProps extends MarkProps {
  readonly kind: GemId;
}

export function Gem({ kind, label, className }: GemProps) {
  const { whole, lit, dim, cut } = CUTS[kind];
  return (
    <svg
      className={className === undefined ? `gem gem-${kind}` : `gem gem-${kind} ${className}`}
      viewBox="0 0 40 40"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <path d={whole} fill="currentColor" />
      <path className="gem-lit" d={lit} />
      <path className="gem-dim" d={dim} />
      <path className="gem-cut" d={cut} />
    </svg>
  );
}
