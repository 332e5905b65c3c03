// Tests of what a window shows of a map: everything where it can be read, otherwise a target without empty room beside content.

import { describe, expect, test } from 'vitest';
import { looking, within, type View } from '../src/map/view.ts';

const WINDOW = { width: 400, height: 300 };
const SCALES = { min: 0.5, near: 2, legible: 1 };
const PADDING = 10;
/** What of the content is seen, in its own units. */
const seen = ({ k, x, y }: View) => ({ left: -x / k, top: -y / k, right: (WINDOW.width - x) / k, bottom: (WINDOW.height - y) / k });
const at = (x: number, y: number) => ({ x, y, width: 20, height: 20 });

describe('a map that can be read as a whole', () => {
  const box = { x: -50, y: -20, width: 300, height: 200 };

  test('is seen as a whole, in the middle, wherever the target is', () => {
    const view = looking(at(230, 160), box, WINDOW, PADDING, SCALES);
    expect(view).toEqual(looking(at(-50, -20), box, WINDOW, PADDING, SCALES));
    const { left, top, right, bottom } = seen(view);
    expect([left, top]).toEqual([expect.closeTo(250 - right - 50), expect.closeTo(180 - bottom - 20)]);
    expect(left).toBeLessThan(-50);
    expect(right).toBeGreaterThan(250);
  });

  test('is never larger than what is looked at near by', () => {
    expect(looking(at(0, 0), { x: 0, y: 0, width: 20, height: 20 }, WINDOW, PADDING, SCALES).k).toBe(2);
  });
});

describe('a map that could not be read as a whole', () => {
  const box = { x: 0, y: 0, width: 2000, height: 1000 };

  test('has the target in the middle, as near as the scale allows', () => {
    const view = looking(at(990, 490), box, WINDOW, PADDING, SCALES);
    const { left, top, right, bottom } = seen(view);
    expect(view.k).toBe(2);
    expect([(left + right) / 2, (top + bottom) / 2]).toEqual([1000, 500]);
  });

  test.each([
    ['left and top', at(0, 0), { left: -5, top: -5 }],
    ['right and bottom', at(1980, 980), { right: 2005, bottom: 1005 }],
  ])('shows no empty room beyond its %s', (_, target, edge) => {
    expect(seen(looking(target, box, WINDOW, PADDING, SCALES))).toMatchObject(edge);
  });
});

test('a side that fits is in the middle of the window, the other follows the view', () => {
  const box = { x: 0, y: 0, width: 1000, height: 100 };
  const { k, x, y } = within({ k: 1, x: -300, y: -999 }, box, WINDOW, PADDING);
  expect({ k, x, y }).toEqual({ k: 1, x: -300, y: 100 });
});
