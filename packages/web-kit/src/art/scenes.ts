// Owns the nine scenes behind the figure of a print, each drawn in the four tones of one pigment.
import { fix } from './seeded.ts';

export const SCENES = ['vault', 'hall', 'cave', 'water', 'briar', 'forge', 'road', 'sky', 'shelf'] as const;

export type Scene = (typeof SCENES)[number];

/** What a scene is drawn with: its size, where the light hangs, chance, and the tones by number (0 shadow to 3 light). */
export interface Easel {
  readonly w: number;
  readonly h: number;
  readonly lx: number;
  readonly ly: number;
  readonly between: (low: number, high: number) => number;
  readonly tone: (n: 0 | 1 | 2 | 3) => string;
}

type Point = readonly [number, number];

const polygon = (points: readonly Point[], fill: string): string =>
  `<path d="M${points.map(([x, y]) => `${fix(x)} ${fix(y)}`).join('L')}Z" fill="${fill}"/>`;
const disc = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${fix(x)}" cy="${fix(y)}" r="${fix(r)}" fill="${fill}"/>`;
const box = (x: number, y: number, w: number, h: number, fill: string): string =>
  `<rect x="${fix(x)}" y="${fix(y)}" width="${fix(w)}" height="${fix(h)}" fill="${fill}"/>`;

/** What a light is measured by: a tall block has a larger light than its width allows, and the edge cuts it. */
const span = ({ w, h }: Easel): number => Math.min(h, (w + h) / 2);

/** A row of jagged teeth along one edge; the step is at least 10, which bounds the loop. */
function teeth({ w, between }: Easel, step: number, low: number, tip: () => number, root: () => number, edge: number): Point[] {
  const points: Point[] = [[0, edge]];
  for (let x = 0; x <= w; x += between(10, step)) {
    points.push([x, root()], [x + low, tip()]);
  }
  points.push([w, edge]);
  return points;
}

function arches(e: Easel, lit: boolean): string {
  const { w, h, lx, tone } = e;
  const fills = [tone(0), tone(1), tone(2), tone(3)];
  let s = '';
  fills.forEach((fill, i) => {
    const k = 1 - (i / fills.length) * 0.78;
    const half = (w * k * 1.05) / 2;
    const tall = h * k * 1.12;
    const cx = w / 2 + (lx - w / 2) * (1 - k) * 0.6;
    const foot = h * (0.52 + 0.5 * k);
    const spring = fix(foot - tall * 0.55);
    s += `<path d="M${fix(cx - half)} ${fix(foot)}V${spring}Q${fix(cx - half)} ${fix(foot - tall)} ${fix(cx)} ${fix(foot - tall * 1.04)}Q${fix(cx + half)} ${fix(foot - tall)} ${fix(cx + half)} ${spring}V${fix(foot)}Z" fill="${fill}"/>`;
  });
  s += polygon(
    [
      [0, h],
      [w * 0.3, h * 0.74],
      [w * 0.68, h * 0.74],
      [w, h],
    ],
    tone(1),
  );
  return lit ? s + flags(e) : s;
}

/** The flagstones of a hall: lines that run to the far arch, which tell it from a vault. */
function flags({ w, h, tone }: Easel): string {
  let d = '';
  for (let i = 0; i < 5; i++) {
    d += `M${fix(w * (i / 4))} ${fix(h)}L${fix(w * (0.36 + i * 0.07))} ${fix(h * 0.74)}`;
  }
  d += `M${fix(w * 0.16)} ${fix(h * 0.86)}H${fix(w * 0.84)}`;
  return `<path d="${d}" stroke="${tone(0)}" stroke-width="1.6" fill="none"/>`;
}

function cave(e: Easel): string {
  const { h, lx, ly, between, tone } = e;
  const layers = [
    { fill: tone(1), top: 0.34, foot: 0.8 },
    { fill: tone(0), top: 0.2, foot: 0.9 },
  ];
  let s = disc(lx, ly, span(e) * 0.5, tone(2)) + disc(lx, ly, span(e) * 0.3, tone(3));
  for (const { fill, top, foot } of layers) {
    s += polygon(
      teeth(
        e,
        22,
        6,
        () => h * between(top * 0.5, top),
        () => h * between(0.03, top * 0.5),
        0,
      ),
      fill,
    );
    s += polygon(
      teeth(
        e,
        24,
        6,
        () => h * between(foot - 0.1, foot),
        () => h * between(foot, 0.98),
        h,
      ),
      fill,
    );
  }
  return s;
}

function water(e: Easel): string {
  const { w, h, lx, ly, between, tone } = e;
  let s = disc(lx, ly, span(e) * 0.32, tone(3));
  const fills = [tone(2), tone(1), tone(2), tone(1), tone(0)];
  fills.forEach((fill, i) => {
    const y = h * (0.5 + i * 0.12);
    let d = `M0 ${fix(y)}`;
    for (let x = 0; x < w; x += 28) d += `q7 ${fix(-between(3, 7))} 14 0t14 0`;
    s += `<path d="${d}V${fix(h)}H0Z" fill="${fill}"/>`;
  });
  return s;
}

function briar(e: Easel): string {
  const { w, h, lx, ly, between, tone } = e;
  let s = disc(lx, ly, span(e) * 0.36, tone(3));
  s += `<path d="M0 ${fix(h * 0.7)}Q${fix(w * 0.3)} ${fix(h * 0.5)} ${fix(w * 0.6)} ${fix(h * 0.68)}T${fix(w)} ${fix(h * 0.6)}V${fix(h)}H0Z" fill="${tone(2)}"/>`;
  s += `<path d="M0 ${fix(h * 0.84)}Q${fix(w * 0.4)} ${fix(h * 0.7)} ${fix(w)} ${fix(h * 0.86)}V${fix(h)}H0Z" fill="${tone(0)}"/>`;
  for (let i = 0; i < 7; i++) {
    const x = between(0, w);
    const bend = `${fix(x + between(-30, 30))} ${fix(h * 0.7)} ${fix(x + between(-50, 50))} ${fix(h * 0.4)} ${fix(x + between(-60, 60))} ${fix(between(-10, h * 0.3))}`;
    s += `<path d="M${fix(x)} ${fix(h)}C${bend}" fill="none" stroke="${tone(0)}" stroke-width="${fix(between(2, 4.5))}" stroke-dasharray="9 1.5"/>`;
  }
  return s;
}

function forge(e: Easel): string {
  const { w, h, between, tone } = e;
  const cx = w * 0.5;
  const cy = h * 0.95;
  const far = Math.max(w, h) * 1.1;
  let s = '';
  for (let i = 0; i < 15; i++) {
    const a = Math.PI * (1 + i / 14);
    const b = a + 0.09;
    const ray: Point[] = [
      [cx, cy],
      [cx + Math.cos(a) * far, cy + Math.sin(a) * far],
      [cx + Math.cos(b) * far, cy + Math.sin(b) * far],
    ];
    s += polygon(ray, i % 2 === 1 ? tone(2) : tone(0));
  }
  s += disc(cx, cy, span(e) * 0.5, tone(3));
  for (let i = 0; i < 16; i++) s += box(between(0, w), between(0, h * 0.7), 2.4, 2.4, tone(3));
  return s;
}

function road(e: Easel): string {
  const { w, h, lx, ly, tone } = e;
  return (
    disc(lx, ly, span(e) * 0.28, tone(3)) +
    `<path d="M0 ${fix(h * 0.56)}L${fix(w * 0.22)} ${fix(h * 0.36)}L${fix(w * 0.4)} ${fix(h * 0.52)}L${fix(w * 0.66)} ${fix(h * 0.28)}L${fix(w)} ${fix(h * 0.58)}V${fix(h)}H0Z" fill="${tone(2)}"/>` +
    `<path d="M0 ${fix(h * 0.72)}Q${fix(w * 0.5)} ${fix(h * 0.56)} ${fix(w)} ${fix(h * 0.74)}V${fix(h)}H0Z" fill="${tone(0)}"/>` +
    `<path d="M${fix(w * 0.36)} ${fix(h)}Q${fix(w * 0.6)} ${fix(h * 0.82)} ${fix(w * 0.47)} ${fix(h * 0.66)}L${fix(w * 0.5)} ${fix(h * 0.66)}Q${fix(w * 0.74)} ${fix(h * 0.82)} ${fix(w * 0.62)} ${fix(h)}Z" fill="${tone(2)}"/>`
  );
}

function sky(e: Easel): string {
  const { w, h, lx, ly, between, tone } = e;
  const r = span(e);
  let s = box(0, 0, w, h, tone(0)) + disc(lx, ly, r * 0.36, tone(2)) + disc(lx + r * 0.09, ly - r * 0.04, r * 0.33, tone(0));
  for (let i = 0; i < 22; i++) {
    const x = between(0, w);
    const y = between(0, h * 0.8);
    const k = between(1, 3.4);
    s += `<path d="M${fix(x - k)} ${fix(y)}H${fix(x + k)}M${fix(x)} ${fix(y - k)}V${fix(y + k)}" stroke="${tone(3)}" stroke-width=".9"/>`;
  }
  return `${s}<path d="M0 ${fix(h * 0.86)}L${fix(w * 0.3)} ${fix(h * 0.78)}L${fix(w * 0.55)} ${fix(h * 0.88)}L${fix(w)} ${fix(h * 0.74)}V${fix(h)}H0Z" fill="${tone(1)}"/>`;
}

function shelf({ w, h, between, tone }: Easel): string {
  let s = '';
  for (let i = 0; i < 3; i++) {
    const y = h * (0.36 + i * 0.34);
    // A book is at least 6 wide, which bounds the row.
    for (let x = between(-6, 0), wide = 0; x < w; x += wide) {
      wide = between(6, 15);
      const tall = between(h * 0.15, h * 0.27);
      s += box(x, y - tall, wide - 1.4, tall, between(0, 1) < 0.5 ? tone(0) : tone(2));
    }
    s += box(0, y, w, 4, tone(0));
  }
  return s;
}

export const DRAW: Readonly<Record<Scene, (easel: Easel) => string>> = {
  vault: (e) => arches(e, false),
  hall: (e) => arches(e, true),
  cave,
  water,
  briar,
  forge,
  road,
  sky,
  shelf,
};
