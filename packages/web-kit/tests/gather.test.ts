// Claims about the waiting room that need no screen: where seats are drawn, and what is told of comings and goings.

import type { SeatShown } from '@undercroft/table';
import { expect, test } from 'vitest';
import { placesOf } from '../src/gather/places.ts';
import { noticeOf } from '../src/gather/notices.ts';
import { TOGETHER } from '../src/words/together.ts';

test('one sits at the bottom of the table, the others follow clockwise in the order of play', () => {
  for (let count = 1; count <= 5; count++)
    for (let mine = 0; mine < count; mine++) {
      const places = placesOf(count, mine);
      expect(places.map(({ seat }) => seat)).toEqual(Array.from({ length: count }, (_, step) => (mine + step) % count));
      const [me] = places;
      expect([me?.side, me?.left]).toEqual(['below', 50]);
      expect(places.every((one) => one === me || one.top < (me?.top ?? 0))).toBe(true);
    }
  // To one's left sits whoever comes next.
  expect(placesOf(4, 0).map(({ side }) => side)).toEqual(['below', 'left', 'above', 'right']);
});

test('what is told of a seat: who came, who went, who is ready, and nothing else', () => {
  const open: SeatShown = { kind: 'open', name: '', here: false, mine: false };
  const ann: SeatShown = { kind: 'person', name: 'Ann', here: true, mine: false };
  const { en } = TOGETHER;
  expect(noticeOf(open, ann, en)).toBe('Ann sat down.');
  expect(noticeOf(ann, open, en)).toBe('Ann got up.');
  expect(noticeOf(ann, { ...ann, ready: true }, en)).toBe('Ann is ready.');
  expect(noticeOf({ ...ann, ready: true }, ann, en)).toBeNull();
  expect(noticeOf(ann, { ...ann, here: false }, en)).toBeNull();
  expect(noticeOf(open, open, en)).toBeNull();
});
