// Owns the table seen from above: planks, a rim, a sharp shadow, and the light of the lamp. A drawing without meaning.

import { useId } from 'react';
import { seeded } from '../art/seeded.ts';

const TONES = ['#4a3620', '#533d25', '#432f1b', '#5a4329'];
const RADIUS = 200;
const GOUGES = 7;

interface Plank {
  readonly y: number;
  readonly height: number;
}

/** The planks from top to bottom, and the strokes in them; the same for the same seed. */
function planks(seed: string): { readonly planks: readonly Plank[]; readonly grain: string } {
  const random = seeded(seed);
  const laid: Plank[] = [];
  let grain = '';
  for (let y = -RADIUS; y < RADIUS; ) {
    const height = 34 + random() * 22;
    laid.push({ y, height });
    for (let k = 0; k < GOUGES; k++) {
      const x = -190 + random() * 380;
      const at = y + 4 + random() * (height - 9);
      grain += `M${x.toFixed(1)} ${at.toFixed(1)}q${(14 + random() * 20).toFixed(1)} ${((random() - 0.5) * 5).toFixed(1)} ${(30 + random() * 44).toFixed(1)} 0`;
    }
    y += height;
  }
  return { planks: laid, grain };
}

export function RoundTable({ seed }: { readonly seed: string }) {
  const id = useId();
  const wood = planks(seed);
  return (
    <svg className="round-table" viewBox="-210 -210 420 420" aria-hidden="true">
      <defs>
        <clipPath id={`${id}c`}>
          <circle r="186" />
        </clipPath>
        <radialGradient id={`${id}l`} cx=".38" cy=".3" r=".8">
          <stop offset="0" stopColor="#ffcf8a" stopOpacity=".3" />
          <stop offset=".7" stopColor="#000" stopOpacity=".12" />
          <stop offset="1" stopColor="#000" stopOpacity=".42" />
        </radialGradient>
      </defs>
      <circle cx="9" cy="13" r="190" fill="#000" opacity=".42" />
      <circle r="196" fill="#2a1c0e" />
      <g clipPath={`url(#${id}c)`}>
        <circle r="190" fill="#20150a" />
        {wood.planks.map(({ y, height }, at) => (
          <rect key={y} x="-200" y={y} width="400" height={height - 1.6} fill={TONES[at % TONES.length]} />
        ))}
        <path d={wood.grain} stroke="#2f2113" strokeWidth="1.7" fill="none" strokeLinecap="round" opacity=".8" />
      </g>
      <circle r="186" fill={`url(#${id}l)`} />
      <circle r="191" fill="none" stroke="#6d5130" strokeWidth="5" />
      <circle r="195" fill="none" stroke="#1a1108" strokeWidth="2" />
    </svg>
  );
}

/** A candle before a player: lit is ready. The word beside it says the same; the flame does not glow. */
export function Candle({ lit }: { readonly lit: boolean }) {
  return (
    <svg className={`candle${lit ? ' is-lit' : ''}`} viewBox="0 0 20 34" aria-hidden="true">
      <path d="M5 15h10v16H5Z" fill={lit ? '#efe0bd' : '#8a7a60'} />
      <path d="M5 15h3v16H5Z" fill={lit ? '#fff6df' : '#9d8d71'} />
      <path d="M2 31h16v3H2Z" fill="#5b4530" />
      <path d="M10 15v-3" stroke="#20160c" strokeWidth="1.5" />
      {lit ? (
        <g className="candle-flame">
          <path d="M10 1c3.6 4.6 4.4 6.4 4.4 8.2a4.4 4.4 0 0 1-8.8 0C5.6 7.4 6.4 5.6 10 1Z" fill="#e6bd57" />
          <path d="M10 5.500c1.600 2.200 2 3.100 2 4a2 2 0 0 1-4 0c0-.9.4-1.800 2-4Z" fill="#fff2cf" />
        </g>
      ) : null}
    </svg>
  );
}
