// Owns where outcomes come from, and a fast generator for search and random play.

import { bug } from './bug.ts';
import type { Scalar } from './game.ts';

/** A uniform integer from 0 to n - 1. `of` names what is chosen from, for sources that speak in names. */
export interface ChanceSource {
  pick(n: number, stream: string, of?: readonly Scalar[]): number;
}

/** A fast generator (sfc32) for search, simulation and random play. Its state is four numbers. */
export interface Random extends ChanceSource {
  /** A uniform integer from 0 to n - 1. */
  below(n: number): number;
  /** A uniform number in [0, 1). */
  real(): number;
}

function hashSeed(seed: number | string): number {
  let h = 2166136261;
  for (const char of String(seed)) h = Math.imul(h ^ (char.codePointAt(0) ?? 0), 16777619);
  return h >>> 0;
}

export function randomFrom(seed: number | string): Random {
  let a = hashSeed(seed);
  let b = 0x9e3779b9 ^ a;
  let c = Math.imul(a, 0x85ebca6b) | 0;
  let d = 1;
  const word = (): number => {
    const t = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + t) | 0;
    return t >>> 0;
  };
  for (let i = 0; i < 12; i++) word();
  // The bias of a 32-bit multiply is below n / 2^32: fine for search, never used at a real table.
  const below = (n: number): number => Math.floor((word() / 4294967296) * n);
  return { below, real: () => word() / 4294967296, pick: below };
}

/** No outcome may be asked for: for positions that are only looked at. */
export const noChance: ChanceSource = { pick: (_n, stream) => bug(`a ${stream} outcome was asked for without a source`) };
