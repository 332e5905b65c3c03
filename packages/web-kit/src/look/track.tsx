// Owns a track of circles on a sheet: used ones inked over, ones you have with a coloured heart, the rest empty.
import type { ReactNode } from 'react';

export interface TrackProps {
  /** All circles there are. */
  readonly of: number;
  /** Circles ever gained (used ones included). */
  readonly have: number;
  readonly used: number;
  /** The heart of a circle, as a CSS colour; the ink of the sheet unless told. */
  readonly colour?: string | undefined;
  /** Circles per line; all on one line unless told. */
  readonly perLine?: number | undefined;
  /** Read aloud ("8 of 12 left"). */
  readonly label: string;
  /** The next circle is about to be used or gained: dashed ember. */
  readonly next?: 'use' | 'gain' | undefined;
}

/** No sheet has a track longer than this. */
const LONGEST = 60;

export function Track({ of, have, used, colour = 'var(--ink)', perLine, label, next }: TrackProps) {
  const marked = next === 'use' ? used : next === 'gain' ? have : -1;
  const kind = (i: number): string => (i < used ? 'is-used' : i < have ? 'is-have' : 'is-empty');
  const style = { '--filling': colour, '--per-line': perLine };
  return (
    <span role="img" aria-label={label} className={`track${perLine === undefined ? '' : ' is-wrapped'}`} style={style}>
      {Array.from({ length: Math.min(of, LONGEST) }, (_, i) => (
        <i key={i} className={i === marked ? `${kind(i)} is-next` : kind(i)} />
      ))}
    </span>
  );
}

export interface MeterProps {
  readonly value: number;
  readonly max: number;
  /** "6 / 8", as it is to be read. */
  readonly children?: ReactNode;
  readonly tone?: 'heart' | 'good' | 'text' | undefined;
  readonly label: string;
}

/** A thin bar and its figure: points left, loading, time. */
export function Meter({ value, max, children, tone = 'text', label }: MeterProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <span className={`meter meter-${tone}`} role="meter" aria-label={label} aria-valuemin={0} aria-valuemax={max} aria-valuenow={value}>
      <span className="meter-bar">
        <i style={{ width: `${share * 100}%` }} />
      </span>
      {children === undefined ? null : <span className="meter-text">{children}</span>}
    </span>
  );
}

/** A key to press, as it is printed on it. */
export function Keycap({ children }: { readonly children: ReactNode }) {
  return <kbd className="keycap">{children}</kbd>;
}
