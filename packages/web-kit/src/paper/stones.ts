// Owns the stones of a door: voussoirs with a keystone over two jambs, laid by chance from a seed, lit from the upper left.
import { fix, seeded } from '../art/seeded.ts';

const CX = 120;
const SPRING = 142;
const INNER = 84;
const OUTER = 112;
const RISE = 1.12;
const VOUSSOIRS = 11;
const FOOT = 328;

export interface Stone {
  readonly d: string;
  /** How much of the lamp falls on it, 0 to 1. */
  readonly lit: number;
}

/** The stones of one door, in a box of 240 by 330. */
export function stones(seed: string): readonly Stone[] {
  const chance = seeded(seed);
  return [...arch(chance), ...jamb(chance, 'left'), ...jamb(chance, 'right')];
}

function arch(chance: () => number): Stone[] {
  const at = (r: number, a: number): string => `${fix(CX + Math.cos(a) * r)} ${fix(SPRING + Math.sin(a) * r * RISE)}`;
  return Array.from({ length: VOUSSOIRS }, (_, i) => {
    const joint = 0.012;
    const a = Math.PI + (i * Math.PI) / VOUSSOIRS + joint;
    const b = Math.PI + ((i + 1) * Math.PI) / VOUSSOIRS - joint;
    const keystone = i === (VOUSSOIRS - 1) / 2 ? 8 : 0;
    const out = OUTER + (chance() - 0.5) * 7 + keystone;
    const d = `M${at(INNER, a)}L${at(out, a)}A${fix(out)} ${fix(out * RISE)} 0 0 1 ${at(out, b)}L${at(INNER, b)}A${INNER} ${fix(INNER * RISE)} 0 0 0 ${at(INNER, a)}Z`;
    return { d, lit: Math.min(1, Math.max(0, 1 - Math.abs(i - 3.5) / 8) * (0.9 + chance() * 0.2)) };
  });
}

function jamb(chance: () => number, side: 'left' | 'right'): Stone[] {
  const laid: Stone[] = [];
  // A stone is at least 24 high: eight are enough for any door.
  for (let y = SPRING + 1.5; y < FOOT - 2 && laid.length < 8; ) {
    const rest = FOOT - y;
    const tall = rest < 44 ? rest : 24 + chance() * 16;
    const wide = 27 + (chance() - 0.5) * 6;
    const x = side === 'left' ? CX - INNER - wide : CX + INNER;
    const d = `M${fix(x)} ${fix(y)}h${fix(wide)}v${fix(tall - 2)}h${fix(-wide)}Z`;
    laid.push({ d, lit: Math.max(0.1, (side === 'left' ? 0.62 : 0.34) - (y - SPRING) * 0.0015) });
    y += tall;
  }
  return laid;
}
