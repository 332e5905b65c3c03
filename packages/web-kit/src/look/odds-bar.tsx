// Owns odds as a figure and a bar; harm is hatched, so that no chance is told by colour alone.
import type { ReactNode } from 'react';

export interface OddsBarProps {
  /** Favourable ways out of all ways; both come from the engine. */
  readonly ways: number;
  readonly of: number;
  /** The figure as it is to be read ("58 %"): the kit formats nothing. */
  readonly figure: ReactNode;
  /** What is being rolled ("7 or more"). */
  readonly children?: ReactNode;
  /** The chance of something bad. */
  readonly harm?: boolean | undefined;
  /** The figure and the bar on one line. */
  readonly inline?: boolean | undefined;
}

export function OddsBar({ ways, of, figure, children, harm = false, inline = false }: OddsBarProps) {
  const share = of > 0 ? Math.min(1, Math.max(0, ways / of)) : 0;
  return (
    <span className={`odds${harm ? ' is-harm' : ''}${inline ? ' is-inline' : ''}`}>
      <b className="odds-figure">{figure}</b>
      <span className="odds-bar" aria-hidden="true">
        <i style={{ width: `${share * 100}%` }} />
      </span>
      {children === undefined ? null : <span className="odds-text">{children}</span>}
    </span>
  );
}
