// Owns the tests of where a card that is looked at closely lies: over no answer, and over no card that one holds.

import { expect, test } from 'vitest';
import { hiddenBy, overlap, placeFor, type Box, type Part } from '../src/look/free-room.ts';

const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, width, height });
const needed = (...boxes: readonly Box[]): readonly Part[] => boxes.map((one) => ({ box: one, worth: 100 }));

test('a card of the hand opens above the offers, at a desk and on a phone', () => {
  for (const [room, offers, hand, card, size] of [
    [box(0, 0, 1440, 900), box(300, 530, 830, 200), box(300, 730, 830, 170), box(400, 740, 150, 210), box(0, 0, 286, 400)],
    [box(0, 0, 390, 844), box(0, 525, 390, 190), box(0, 715, 390, 130), box(10, 760, 80, 130), box(0, 0, 286, 400)],
  ] as const) {
    const parts = needed(offers, hand);
    const put = placeFor(size, card, room, parts, 12);
    expect(hiddenBy(put, parts)).toBe(0);
    expect(overlap(put, room)).toBe(size.width * size.height);
  }
});

test('a card of a sheet opens beside it, where nothing that is needed lies', () => {
  const from = box(70, 250, 32, 32);
  const put = placeFor(box(0, 0, 286, 400), from, box(0, 0, 1440, 900), needed(box(300, 700, 830, 200)), 12);
  expect(overlap(put, from)).toBe(0);
  expect(put.left).toBe(from.left + from.width + 12);
});

test('where there is no room it hides as little of what is needed as it may', () => {
  const parts = needed(box(0, 200, 390, 644));
  const put = placeFor(box(0, 0, 286, 400), box(10, 700, 80, 130), box(0, 0, 390, 844), parts, 12);
  expect(put.top).toBe(12);
});
