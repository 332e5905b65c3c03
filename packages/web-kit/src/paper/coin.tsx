// Owns the coins: a quantity in the shape that says whose it is (round, diamond, square).
import type { ReactNode } from 'react';

export const COIN_SHAPES = ['round', 'diamond', 'square'] as const;
export type CoinShape = (typeof COIN_SHAPES)[number];

export interface CoinProps {
  readonly shape: CoinShape;
  readonly value: ReactNode;
  /** Read aloud in place of the bare number ("costs 3"). */
  readonly label?: string | undefined;
}

export function Coin({ shape, value, label }: CoinProps) {
  const named = label === undefined ? {} : { role: 'img', 'aria-label': label };
  return (
    <span className={`q q-${shape}`} {...named}>
      <b>{value}</b>
    </span>
  );
}
