// Owns the dotted paper a map is drawn on.
import { useId } from 'react';
import type { Box } from './squares.ts';

export interface DotGridProps {
  readonly box: Box;
  readonly unit: number;
  /** Radius of a dot. */
  readonly dot?: number | undefined;
}

/** Dots at the corners of squares; goes inside an svg. */
export function DotGrid({ box, unit, dot = 1 }: DotGridProps) {
  const id = useId();
  return (
    <g aria-hidden="true">
      <pattern id={id} width={unit} height={unit} patternUnits="userSpaceOnUse" x={-unit / 2} y={-unit / 2}>
        <circle className="dot" cx={unit / 2} cy={unit / 2} r={dot} />
      </pattern>
      <rect x={box.x} y={box.y} width={box.width} height={box.height} fill={`url(#${id})`} />
    </g>
  );
}
