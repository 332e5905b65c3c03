// Owns making a picture small: a PNG of true colour becomes one of a hundred colours, which hardly anybody can tell apart on a page.

import { crc32, deflateSync, inflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const COLOURS = 112;
/** Colours are counted by their upper bits: enough to tell tones of paper apart, few enough to count. */
const BITS = 6;

interface Picture {
  readonly width: number;
  readonly height: number;
  /** Three bytes for each point. */
  readonly points: Buffer;
}

export function palette(png: Buffer): Buffer {
  const picture = decoded(png);
  const boxes = divided(counted(picture.points));
  const small = encoded(picture, boxes);
  return small.byteLength < png.byteLength ? small : png;
}

function* chunksOf(png: Buffer): Generator<{ readonly type: string; readonly data: Buffer }> {
  for (let at = SIGNATURE.length; at < png.length; ) {
    const length = png.readUInt32BE(at);
    yield { type: png.toString('latin1', at + 4, at + 8), data: png.subarray(at + 8, at + 8 + length) };
    at += length + 12;
  }
}

/** What Chromium writes: eight bits, true colour with or without alpha, not interlaced. */
function decoded(png: Buffer): Picture {
  const chunks = [...chunksOf(png)];
  const header = chunks.find(({ type }) => type === 'IHDR')?.data;
  const kind = header?.[9];
  if (header === undefined || header[8] !== 8 || (kind !== 2 && kind !== 6) || header[12] !== 0)
    throw new Error('not a picture of true colour');
  const [width, height, size] = [header.readUInt32BE(0), header.readUInt32BE(4), kind === 6 ? 4 : 3];
  const raw = inflateSync(Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data)));
  const row = width * size;
  const points = Buffer.alloc(width * height * 3);
  let before = Buffer.alloc(row);
  for (let y = 0; y < height; y++) {
    const filter = raw[y * (row + 1)] ?? 0;
    const line = Buffer.from(raw.subarray(y * (row + 1) + 1, (y + 1) * (row + 1)));
    for (let i = 0; i < row; i++) {
      const left = i >= size ? (line[i - size] ?? 0) : 0;
      const up = before[i] ?? 0;
      const corner = i >= size ? (before[i - size] ?? 0) : 0;
      line[i] = ((line[i] ?? 0) + predicted(filter, left, up, corner)) & 255;
    }
    for (let x = 0; x < width; x++) line.copy(points, (y * width + x) * 3, x * size, x * size + 3);
    before = line;
  }
  return { width, height, points };
}

function predicted(filter: number, left: number, up: number, corner: number): number {
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return (left + up) >> 1;
  if (filter !== 4) return 0;
  const guess = left + up - corner;
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
  return a <= b && a <= c ? left : b <= c ? up : corner;
}

/** Red, green, blue. */
const PARTS = [0, 1, 2] as const;
type Part = (typeof PARTS)[number];

/** A colour that occurs: how often, and the sums of its three parts. */
interface Tone {
  readonly key: number;
  count: number;
  readonly sums: [number, number, number];
}

const keyOf = (points: Buffer, at: number): number =>
  ((points[at] ?? 0) >> (8 - BITS)) * 4 ** BITS + ((points[at + 1] ?? 0) >> (8 - BITS)) * 2 ** BITS + ((points[at + 2] ?? 0) >> (8 - BITS));

function counted(points: Buffer): readonly Tone[] {
  const tones = new Map<number, Tone>();
  for (let at = 0; at < points.length; at += 3) {
    const key = keyOf(points, at);
    let tone = tones.get(key);
    if (tone === undefined) tones.set(key, (tone = { key, count: 0, sums: [0, 0, 0] }));
    tone.count++;
    for (const part of PARTS) tone.sums[part] += points[at + part] ?? 0;
  }
  return [...tones.values()];
}

const partOf = ({ sums, count }: Tone, part: Part): number => sums[part] / count;

/** How far the tones of a box lie apart in one part of the colour, and how much that is seen. */
function spread(box: readonly Tone[], part: Part): number {
  const weight = box.reduce((sum, { count }) => sum + count, 0);
  const mean = box.reduce((sum, tone) => sum + partOf(tone, part) * tone.count, 0) / weight;
  return box.reduce((sum, tone) => sum + (partOf(tone, part) - mean) ** 2 * Math.sqrt(tone.count), 0);
}

/** Boxes of like colours: the one that is spread widest is cut in two until there are as many as a palette holds. */
function divided(tones: readonly Tone[]): readonly (readonly Tone[])[] {
  const measured = (box: readonly Tone[]) => {
    const spreads = PARTS.map((part) => spread(box, part));
    const most = Math.max(...spreads);
    return { box, most: box.length < 2 ? 0 : most, part: PARTS[spreads.indexOf(most)] ?? 0 };
  };
  const boxes = [measured(tones)];
  for (let left = COLOURS - 1; left > 0; left--) {
    const widest = boxes.reduce((best, one) => (one.most > best.most ? one : best));
    if (widest.most === 0) break;
    const sorted = widest.box.toSorted((a, b) => partOf(a, widest.part) - partOf(b, widest.part));
    const weights = sorted.map(({ count }) => Math.sqrt(count));
    const half = weights.reduce((sum, one) => sum + one, 0) / 2;
    let at = 1;
    for (let sum = weights[0] ?? 0; at < sorted.length - 1 && sum + (weights[at] ?? 0) / 2 < half; at++) sum += weights[at] ?? 0;
    boxes.splice(boxes.indexOf(widest), 1, measured(sorted.slice(0, at)), measured(sorted.slice(at)));
  }
  return boxes.map(({ box }) => box);
}

function encoded({ width, height, points }: Picture, boxes: readonly (readonly Tone[])[]): Buffer {
  const colours = Buffer.alloc(boxes.length * 3);
  const places = new Map<number, number>();
  boxes.forEach((box, place) => {
    const count = box.reduce((sum, tone) => sum + tone.count, 0);
    for (const part of PARTS) colours[place * 3 + part] = Math.round(box.reduce((sum, { sums }) => sum + sums[part], 0) / count);
    for (const { key } of box) places.set(key, place);
  });
  const raw = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) raw[y * (width + 1) + 1 + x] = places.get(keyOf(points, (y * width + x) * 3)) ?? 0;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', colours),
    chunk('IDAT', deflateSync(raw, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
