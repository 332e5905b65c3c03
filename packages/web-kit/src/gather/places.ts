// Owns where the seats of a round table are drawn: one's own at the bottom, the others clockwise from there.

export interface Place {
  readonly seat: number;
  /** Percent of the drawing, from its left and top. */
  readonly left: number;
  readonly top: number;
  /** On which side of the mark its name stands. */
  readonly side: 'right' | 'left' | 'above' | 'below';
}

/** How far the marks stand from the middle, in percent of the drawing. */
const REACH = 47;

/** `mine`: the seat at the bottom; the first one where nobody here has a seat. */
export function placesOf(count: number, mine: number): readonly Place[] {
  return Array.from({ length: count }, (_, step) => {
    const angle = (step / count) * 2 * Math.PI;
    // Clockwise on the screen, from the bottom: to the left first.
    const [x, y] = [-Math.sin(angle), Math.cos(angle)];
    const side = Math.abs(x) < 0.35 ? (y > 0 ? 'below' : 'above') : x > 0 ? 'right' : 'left';
    return { seat: (mine + step) % count, left: 50 + REACH * x, top: 50 + REACH * y, side };
  });
}
