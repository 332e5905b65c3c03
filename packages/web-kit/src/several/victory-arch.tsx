// Owns the arch of a victory: the winner's picture in a door of stones, crowned.

import './several.css';
import { useMemo } from 'react';
import { Icon } from '../art/icon.tsx';
import type { IconData, Picture } from '../art/linocut.ts';
import { Print } from '../art/print.tsx';
import { stones } from '../paper/stones.ts';

export interface VictoryArchProps {
  /** What the stones are laid by. */
  readonly seed: string;
  readonly picture: Picture;
  readonly crown: IconData;
}

export function VictoryArch({ seed, picture, crown }: VictoryArchProps) {
  const laid = useMemo(() => stones(seed), [seed]);
  return (
    <span className="victory-arch" aria-hidden="true">
      <svg className="home-tile-stones" viewBox="0 0 240 330" preserveAspectRatio="none">
        {laid.map(({ d, lit }) => (
          <path key={d} d={d} style={{ fill: `color-mix(in oklab, var(--stone-lit) ${Math.round(lit * 100)}%, var(--stone))` }} />
        ))}
      </svg>
      <span className="home-tile-inner">
        <Print picture={picture} w={180} h={270} scale={0.62} dy={0.1} />
      </span>
      <Icon icon={crown} className="victory-crown" />
    </span>
  );
}
