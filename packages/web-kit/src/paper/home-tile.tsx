// Owns the home tile of a game: a stone arch with a print in it and words below; it is the content of a link, not the link.
import { type ReactNode, useMemo } from 'react';
import type { Picture } from '../art/linocut.ts';
import { Print } from '../art/print.tsx';
import { stones } from './stones.ts';

export interface HomeTileArchProps {
  /** What the stones are laid by. */
  readonly seed: string;
  /** Left out: the first letter of the name is cut into the home tile. */
  readonly picture?: Picture | undefined;
  readonly name: string;
  /** One sentence: what kind of game it is. */
  readonly line?: ReactNode;
  /** Players and minutes. */
  readonly small?: ReactNode;
  /** Nobody can go in yet: the print is drained and the lamp does not reach it. */
  readonly shut?: boolean | undefined;
}

export function HomeTileArch({ seed, picture, name, line, small, shut = false }: HomeTileArchProps) {
  const laid = useMemo(() => stones(seed), [seed]);
  return (
    <span className={shut ? 'home-tile is-shut' : 'home-tile'}>
      <span className="home-tile-arch">
        <svg className="home-tile-stones" viewBox="0 0 240 330" preserveAspectRatio="none" aria-hidden="true">
          {laid.map(({ d, lit }) => (
            <path key={d} d={d} style={{ fill: `color-mix(in oklab, var(--stone-lit) ${Math.round(lit * 100)}%, var(--stone))` }} />
          ))}
        </svg>
        <span className="home-tile-inner">
          {picture === undefined ? (
            <span className="home-tile-letter" aria-hidden="true">
              {String.fromCodePoint(name.codePointAt(0) ?? 0x20)}
            </span>
          ) : (
            <Print picture={picture} w={180} h={296} scale={0.64} dy={0.1} />
          )}
        </span>
      </span>
      <span className="home-tile-name">{name}</span>
      {line === undefined ? null : <span className="home-tile-line">{line}</span>}
      {small === undefined ? null : <span className="home-tile-small">{small}</span>}
    </span>
  );
}
