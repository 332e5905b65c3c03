// Owns the ground of a map card as SVG markup: rock with a floor carved into it, or land with a way trodden through it.

import { seeded } from '@undercroft/web-kit';
import type { CardTile, TileExit } from '../board-model/map.ts';
import type { Terrain } from '../content/types.ts';

const f = (n: number): string => n.toFixed(1);
/** Which of the four sides have a way, north first. */
const waysOf = (exits: readonly TileExit[]): readonly boolean[] =>
  [0, 1, 2, 3].map((side) => exits.some(({ kind }, at) => at === side && kind !== 'wall'));

/** Land and marks of a terrain: the tone it mixes into the ground, and the tone its marks are cut in. */
export const TERRAIN_TONES: Readonly<Record<Terrain, readonly [land: string, mark: string]>> = {
  forest: ['#7f8a55', '#5d6a3a'],
  swamp: ['#858664', '#636a4d'],
  water: ['#7d9294', '#58777c'],
  plain: ['#a3946a', '#857750'],
  urban: ['#9a8b74', '#786a55'],
  desert: ['#bda778', '#9c8654'],
  arctic: ['#a9aea6', '#858f8c'],
  mountain: ['#97907f', '#726b5c'],
};

type Mark = (x: number, y: number, k: number) => string;
const MARKS: Readonly<Record<Terrain, Mark>> = {
  forest: (x, y, k) => `M${f(x)} ${f(y)}l${f(k * 0.9)} ${f(-k * 2.4)} ${f(k * 0.9)} ${f(k * 2.4)}zM${f(x + k * 0.9)} ${f(y)}v${f(k * 0.7)}`,
  mountain: (x, y, k) => `M${f(x - k * 0.5)} ${f(y)}l${f(k * 1.5)} ${f(-k * 2.1)} ${f(k * 1.5)} ${f(k * 2.1)}z`,
  urban: (x, y, k) => `M${f(x)} ${f(y)}v${f(-k * 1.2)}l${f(k * 0.95)} ${f(-k * 0.9)} ${f(k * 0.95)} ${f(k * 0.9)}v${f(k * 1.2)}z`,
  swamp: (x, y, k) =>
    `M${f(x)} ${f(y)}h${f(k * 2.6)}M${f(x + k * 0.6)} ${f(y)}l${f(-k * 0.3)} ${f(-k * 1.5)}M${f(x + k * 1.2)} ${f(y)}v${f(-k * 1.9)}M${f(x + k * 1.8)} ${f(y)}l${f(k * 0.4)} ${f(-k * 1.4)}`,
  water: (x, y, k) => `M${f(x)} ${f(y)}q${f(k * 0.7)} ${f(-k * 0.8)} ${f(k * 1.4)} 0t${f(k * 1.4)} 0`,
  plain: (x, y, k) =>
    `M${f(x)} ${f(y)}l${f(-k * 0.3)} ${f(-k)}M${f(x + k * 0.4)} ${f(y)}v${f(-k * 1.2)}M${f(x + k * 0.8)} ${f(y)}l${f(k * 0.3)} ${f(-k)}`,
  desert: (x, y, k) => `M${f(x)} ${f(y)}q${f(k * 1.4)} ${f(-k * 1.4)} ${f(k * 2.8)} 0`,
  arctic: (x, y, k) =>
    `M${f(x - k * 0.8)} ${f(y)}h${f(k * 1.6)}M${f(x - k * 0.4)} ${f(y - k * 0.7)}l${f(k * 0.8)} ${f(k * 1.4)}M${f(x + k * 0.4)} ${f(y - k * 0.7)}l${f(-k * 0.8)} ${f(k * 1.4)}`,
};

/** The floor of a room or a passage, chamfered, with a corridor to each side that has a way. */
function floorPath(room: boolean, exits: readonly TileExit[]): string {
  const a = room ? 15 : 32;
  const b = 100 - a;
  const k = room ? 6 : 3;
  const [l, h] = [38, 62];
  const [n, e, s, w] = waysOf(exits);
  return [
    `M${a + k} ${a}`,
    n ? `H${l}V-.5H${h}V${a}` : '',
    `H${b - k}L${b} ${a + k}`,
    e ? `V${l}H100.5V${h}H${b}` : '',
    `V${b - k}L${b - k} ${b}`,
    s ? `H${h}V100.5H${l}V${b}` : '',
    `H${a + k}L${a} ${b - k}`,
    w ? `V${h}H-.5V${l}H${a}` : '',
    `V${a + k}Z`,
  ].join('');
}

export function dungeonGround({ card, room, exits }: CardTile, clip: string, icon: string): string {
  const chance = seeded(card);
  let gouges = '';
  for (let i = 0; i < 46; i++) {
    const [x, y] = [chance() * 100, chance() * 100];
    const turn = Math.atan2(y - 50, x - 50);
    const long = 2 + chance() * 4;
    const inside = (n: number): string => f(Math.min(99, Math.max(1, n)));
    gouges += `M${inside(x)} ${inside(y)}L${inside(x + Math.cos(turn) * long)} ${inside(y + Math.sin(turn) * long)}`;
  }
  const d = floorPath(room, exits);
  let stones = '';
  for (let y = 24; y < 100; y += 17) stones += `M0 ${f(y + chance() * 3)}H100`;
  for (let y = 7; y < 100; y += 17) for (let x = (y % 2) * 9; x < 100; x += 21) stones += `M${f(x + chance() * 5)} ${y}v17`;
  const [at, size] = room ? [29, 42] : [34, 32];
  const carved = `<svg x="${at}" y="${room ? 17 : 26}" width="${size}" height="${size}" viewBox="0 0 512 512" class="dgn-carved${room ? ' is-room' : ''}">${icon}</svg>`;
  return (
    `<rect width="100" height="100" rx="4" class="dgn-rock"/><path d="${gouges}" class="dgn-gouge"/><path d="${d}" class="dgn-floor"/>` +
    `<clipPath id="${clip}"><path d="${d}"/></clipPath><g clip-path="url(#${clip})"><path d="${stones}" class="dgn-stones"/>${carved}` +
    `<path d="${d}" class="dgn-shade" transform="translate(1.5 2)"/></g>`
  );
}

/** The way of a wilderness card: round where a floor is chamfered. */
function wayPath(room: boolean, exits: readonly TileExit[], waver: () => number): string {
  const a = room ? 16 : 33;
  const b = 100 - a;
  const k = room ? 15 : 9;
  const [l, h] = [39, 61];
  const [n, e, s, w] = waysOf(exits);
  return [
    `M${a + k} ${a}`,
    n
      ? `Q${l - 1} ${a} ${l} ${a - 5}L${f(l + waver())}-.5H${f(h + waver())}L${h} ${a - 5}Q${h + 1} ${a} ${h + 4} ${a}`
      : `Q50 ${f(a - 1 + waver())} ${b - k} ${a}`,
    `L${b - k} ${a}Q${b} ${a} ${b} ${a + k}`,
    e
      ? `V${l - 4}Q${b} ${l - 1} ${b + 5} ${l}L100.5 ${f(l + waver())}V${f(h + waver())}L${b + 5} ${h}Q${b} ${h + 1} ${b} ${h + 4}`
      : `Q${f(b + 1 + waver())} 50 ${b} ${b - k}`,
    `V${b - k}Q${b} ${b} ${b - k} ${b}`,
    s
      ? `H${h + 4}Q${h + 1} ${b} ${h} ${b + 5}L${f(h + waver())} 100.5H${f(l + waver())}L${l} ${b + 5}Q${l - 1} ${b} ${l - 4} ${b}`
      : `Q50 ${f(b + 1 + waver())} ${a + k} ${b}`,
    `H${a + k}Q${a} ${b} ${a} ${b - k}`,
    w
      ? `V${h + 4}Q${a} ${h + 1} ${a - 5} ${h}L-.5 ${f(h + waver())}V${f(l + waver())}L${a - 5} ${l}Q${a} ${l - 1} ${a} ${l - 4}`
      : `Q${f(a - 1 + waver())} 50 ${a} ${a + k}`,
    `V${a + k}Q${a} ${a} ${a + k} ${a}Z`,
  ].join('');
}

/** Whether a mark would lie on the way, or where something else has its place. */
function isTaken({ room, exits, grim }: CardTile, x: number, y: number): boolean {
  const c = room ? 13 : 30;
  const [n, e, s, w] = waysOf(exits);
  if (x > c - 3 && x < 103 - c && y > c - 3 && y < 105 - c) return true;
  if (x > 34 && x < 66 && ((n && y < 50) || (s && y > 50))) return true;
  if (y > 34 && y < 68 && ((e && x > 50) || (w && x < 50))) return true;
  return (x < 20 && y < 24) || (x > 78 && y < 24) || (x > 76 && y > 80) || (x < 20 && y > 80 && grim);
}

export function wildGround(tile: CardTile, clip: string, icon: string): string {
  const { card, room, exits, terrain } = tile;
  const chance = seeded(card);
  const [first = 'plain', second] = terrain;
  const ground = (one: Terrain): string => `color-mix(in oklab,var(--land),${TERRAIN_TONES[one][0]} 62%)`;
  const d = wayPath(room, exits, () => (chance() - 0.5) * 2.4);
  const cut: Record<string, string> = {};
  for (let i = 0; i < 130; i++) {
    const [x, y, k] = [3 + chance() * 91, 7 + chance() * 90, 2 + chance() * 1.4];
    if (isTaken(tile, x, y) || isTaken(tile, x + 4, y - 3)) continue;
    const of = second !== undefined && x + y * 0.9 > 104 ? second : first;
    cut[of] = (cut[of] ?? '') + MARKS[of](x, y, k);
  }
  const marks = [first, ...(second === undefined ? [] : [second])]
    .map((one) => `<path d="${cut[one] ?? ''}" class="dgn-mark" stroke="${TERRAIN_TONES[one][1]}"/>`)
    .join('');
  let ruts = '';
  for (let i = 0; i < 20; i++)
    ruts += `M${f(chance() * 100)} ${f(chance() * 100)}q${f(3 + chance() * 5)} ${f((chance() - 0.5) * 3)} ${f(7 + chance() * 8)} 0`;
  const [at, size] = room ? [29, 42] : [35, 30];
  const carved = `<svg x="${at}" y="${room ? 18 : 26}" width="${size}" height="${size}" viewBox="0 0 512 512" class="dgn-carved${room ? ' is-room' : ''}">${icon}</svg>`;
  const split = second === undefined ? '' : `<path d="M100 0V100H0C34 78 62 40 100 0Z" fill="${ground(second)}"/>`;
  return (
    `<rect width="100" height="100" rx="4" fill="${ground(first)}"/>${split}${marks}` +
    `<path d="${d}" fill="#000" opacity=".22" transform="translate(-1.2 -1.6)"/><path d="${d}" class="dgn-earth"/>` +
    `<clipPath id="${clip}"><path d="${d}"/></clipPath><g clip-path="url(#${clip})"><path d="${ruts}" class="dgn-ruts"/>${carved}</g>`
  );
}
