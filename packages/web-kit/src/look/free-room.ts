// Owns where something that lies over the page hides the least: of the places it may have, weighed by what each part of the page is worth.

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A part of the page, and how much it matters that it is seen. */
export interface Part {
  readonly box: Box;
  readonly worth: number;
}

/** How much of two boxes lies over each other. */
export const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top));

export const hiddenBy = (box: Box, parts: readonly Part[]): number =>
  parts.reduce((sum, part) => sum + part.worth * overlap(box, part.box), 0);

const middle = ({ left, top, width, height }: Box): readonly [number, number] => [left + width / 2, top + height / 2];

/**
 * The place for a card of this size that was asked for at `from`: nothing that is needed lies under it if there is such a place, and among
 * those it hides as little as it may of where it came from, and is as near.
 */
export function placeFor(size: Pick<Box, 'width' | 'height'>, from: Box, room: Box, needed: readonly Part[], gap: number): Box {
  const { width, height } = size;
  const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, Math.max(least, most)));
  const at = (left: number, top: number): Box => ({
    left: clamp(left, room.left + gap, room.left + room.width - width - gap),
    top: clamp(top, room.top + gap, room.top + room.height - height - gap),
    width,
    height,
  });
  const [x, y] = middle(from);
  const edges = [from, ...needed.map(({ box }) => box)];
  const lefts = [x - width / 2, ...edges.flatMap((box) => [box.left - gap - width, box.left + box.width + gap])];
  const tops = [y - height / 2, ...edges.flatMap((box) => [box.top - gap - height, box.top + box.height + gap])];
  const far = (box: Box): number => Math.hypot(middle(box)[0] - x, middle(box)[1] - y);
  const cost = (box: Box): number => hiddenBy(box, needed) + overlap(box, from) + far(box);
  return lefts.flatMap((left) => tops.map((top) => at(left, top))).reduce((best, one) => (cost(one) < cost(best) ? one : best));
}
