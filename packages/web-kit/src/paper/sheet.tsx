// Owns the large surfaces: the sheet of paper you write on, and the ground with its one lamp.
import type { HTMLAttributes, ReactNode } from 'react';

export interface SheetProps extends HTMLAttributes<HTMLElement> {
  readonly as?: 'div' | 'main' | 'section' | 'aside' | undefined;
  readonly children?: ReactNode;
}

/** A sheet of paper with grain, lying on the ground. */
export function Sheet({ as: Tag = 'section', className, ...rest }: SheetProps) {
  return <Tag className={className === undefined ? 'sheet' : `sheet ${className}`} {...rest} />;
}

export interface LampProps {
  /** Where the lamp hangs, as CSS lengths of the page (usually above the middle of the board). */
  readonly x?: string | undefined;
  readonly y?: string | undefined;
  /** Any change of it makes the lamp swell once: your turn has come. */
  readonly swell?: string | number | undefined;
}

/** The ground of a page and the one warm light on it. Lies behind everything, catches nothing. */
export function Lamp({ x = '46%', y = '36%', swell }: LampProps) {
  return (
    <div className="ground" aria-hidden="true" style={{ '--lx': x, '--ly': y }}>
      <div key={swell} className={swell === undefined ? 'lamp' : 'lamp is-swelling'} />
    </div>
  );
}
