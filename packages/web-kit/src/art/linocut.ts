// Owns the linocut: a scene, gouge marks that radiate from its light, and one figure, as SVG markup in four tones.
import type { Pigment, Tones } from './pigments.ts';
import { DRAW, type Scene } from './scenes.ts';
import { fix, seeded } from './seeded.ts';

export type { Palette, Pigment, Tones } from './pigments.ts';
export type { Scene } from './scenes.ts';

/** One icon: the inside of a 512 by 512 drawing that paints with currentColor. */
export interface IconData {
  readonly body: string;
}

/** What a card says about its picture. The seed is the card's id, never its name: the print must not change with the language. */
export interface Picture {
  readonly seed: string;
  readonly scene: Scene;
  readonly pigment: Pigment;
  readonly icon?: IconData | undefined;
  /** A second, small, dark figure, lower right. */
  readonly icon2?: IconData | undefined;
  /** Ivory on the scene (the usual), or a dark silhouette with a light edge. */
  readonly mode?: 'light' | 'dark' | undefined;
}

/** A picture as a game's table names it: the figure `icon` stands in the scene, `icon2` lies small and dark at the lower right. */
export interface NamedPicture<PigmentName extends string, IconName extends string> {
  readonly scene: Scene;
  readonly pigment: PigmentName;
  readonly icon: IconName;
  readonly icon2?: IconName;
}

/** Makes pictures of named ones, with the palette and the icons of one game. */
export function printer<PigmentName extends string, IconName extends string>(
  palette: Readonly<Record<PigmentName, Pigment>>,
  icons: Readonly<Record<IconName, IconData>>,
) {
  return (seed: string, { scene, pigment, icon, icon2 }: NamedPicture<PigmentName, IconName>): Picture => ({
    seed,
    scene,
    pigment: palette[pigment],
    icon: icons[icon],
    icon2: icon2 === undefined ? undefined : icons[icon2],
  });
}

/** The block the print is cut in. The figure is `scale` times the shorter side, lowered by `dy` of the height. */
export interface Block {
  readonly w?: number | undefined;
  readonly h?: number | undefined;
  readonly scale?: number | undefined;
  readonly dy?: number | undefined;
  /** Fixed colours instead of the theme's (for a file that stands alone). */
  readonly tones?: Tones | undefined;
}

const GOUGES = 46;
const THEME_TONES: Tones = ['var(--p0)', 'var(--p1)', 'var(--p2)', 'var(--p3)'];

const place = (icon: IconData, x: number, y: number, size: number, colour: string, extra = ''): string =>
  `<svg x="${fix(x)}" y="${fix(y)}" width="${fix(size)}" height="${fix(size)}" viewBox="0 0 512 512" color="${colour}"${extra}>${icon.body}</svg>`;

/* Two layers in one window: the scene fills it and may lose its edges, the figure always fits whole. */
const layer = (inside: string, w: number, h: number, keep: 'slice' | 'meet'): string =>
  `<svg width="100%" height="100%" viewBox="0 0 ${fix(w)} ${fix(h)}" preserveAspectRatio="xMidYMid ${keep}">${inside}</svg>`;

/** The inside of the print's svg element, which needs no viewBox of its own. The same picture and block always give the same markup. */
export function printMarkup(picture: Picture, block: Block = {}): string {
  const { w = 200, h = 150, scale = 0.7, dy = 0, tones = THEME_TONES } = block;
  const chance = seeded(`${picture.seed}${picture.scene}`);
  const between = (low: number, high: number): number => low + (high - low) * chance();
  const lx = w * between(0.34, 0.46);
  const ly = h * between(0.3, 0.42);
  const ground = `<rect width="${fix(w)}" height="${fix(h)}" fill="${tones[1]}"/>`;
  const scene = DRAW[picture.scene]({ w, h, lx, ly, between, tone: (n) => tones[n] });
  const cuts = gouges(seeded(`${picture.seed} gouges`), w, h, lx, ly, tones[2]);
  return layer(ground + scene + cuts, w, h, 'slice') + layer(figures(picture, w, h, scale, dy, tones), w, h, 'meet');
}

/** Cuts of the knife, away from the light, left out where the light is. */
function gouges(chance: () => number, w: number, h: number, lx: number, ly: number, colour: string): string {
  let d = '';
  for (let i = 0; i < GOUGES; i++) {
    const a = chance() * Math.PI * 2;
    const far = h * 0.42 + (w * 0.75 - h * 0.42) * chance();
    const long = 4 + 9 * chance();
    const x = lx + Math.cos(a) * far;
    const y = ly + Math.sin(a) * far;
    if (x < 0 || x > w || y < 0 || y > h) continue;
    d += `M${fix(x)} ${fix(y)}l${fix(Math.cos(a) * long)} ${fix(Math.sin(a) * long)}`;
  }
  return `<path d="${d}" stroke="${colour}" stroke-width="1.3" stroke-linecap="round" opacity=".55"/>`;
}

function figures(picture: Picture, w: number, h: number, scale: number, dy: number, tones: Tones): string {
  const size = Math.min(w, h) * scale;
  const x = (w - size) / 2;
  const y = (h - size) / 2 + h * (0.04 + dy);
  let s = '';
  if (picture.icon2 !== undefined) {
    const small = size * 0.42;
    const left = w * 0.83 - small / 2;
    const top = h * 0.66 - small / 2;
    // Dark with a lit edge; against the night sky, which is as dark, the other way round.
    const [edge, ink] = picture.scene === 'sky' ? [tones[0], tones[2]] : [tones[2], tones[0]];
    s += place(picture.icon2, left - 1.2, top - 1.2, small, edge) + place(picture.icon2, left, top, small, ink);
  }
  if (picture.icon === undefined) return s;
  if (picture.mode === 'dark') {
    return s + place(picture.icon, x - 1.6, y - 1.6, size, tones[3]) + place(picture.icon, x, y, size, tones[0]);
  }
  const ivory = tones === THEME_TONES ? 'var(--print-figure)' : '#f6ead0';
  return s + place(picture.icon, x + 2.6, y + 3.2, size, tones[0]) + place(picture.icon, x, y, size, ivory);
}

/** A whole file that needs no stylesheet: for printing, sharing, and tests. */
export function printFile(picture: Picture, block: Block = {}): string {
  const { w = 200, h = 150 } = block;
  const inside = printMarkup(picture, { ...block, tones: block.tones ?? picture.pigment.tones });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${fix(w)} ${fix(h)}">${inside}</svg>`;
}
