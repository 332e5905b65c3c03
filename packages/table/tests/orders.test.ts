// Proves that standing orders cannot fill a log: what changes nothing is not written, and changes between two public moments are few.

import { at } from '@undercroft/kernel';
import { expect, test } from 'vitest';
import type { Orders, Wanted } from '../src/index.ts';
import { bids, open, person, Room, toyRoom } from './room.ts';

const ALWAYS: Orders = { pass: 'always', except: [] };
const NEVER: Orders = { pass: 'never', except: [] };
const wanted = ({ pass, except, asks }: Orders): Wanted => ({
  t: 'orders',
  orders: { pass, except: [...except], ...(asks === undefined ? {} : { asks: [...asks] }) },
});

test('finding 10: before a game begins there is nothing to order', () => {
  const room = new Room({ seats: [person('a'), open] });
  room.join('a');
  for (let n = 0; n < 100; n++) expect(room.refused('a', wanted(n % 2 === 0 ? ALWAYS : NEVER))).toBe('not-playing');
  expect(room.records.length).toBe(1);
});

test('finding 10: the same orders again are taken and not written', () => {
  const room = toyRoom(['a', 'b']);
  const before = room.records.length;
  for (let n = 0; n < 100; n++) room.done('b', wanted(ALWAYS));
  expect(room.records.length).toBe(before + 1);
  expect(room.table.orders[1]).toEqual(ALWAYS);
});

test('finding 10: names of questions that no window asks are left out, and each stands there once', () => {
  const room = toyRoom(['a', 'b']);
  room.done('b', wanted({ pass: 'always', except: ['respond', 'x'.repeat(60), 'respond', 'act'] }));
  expect(room.table.orders[1]).toEqual({ pass: 'always', except: ['respond'] });
  expect(at(room.records, room.records.length - 1)).toMatchObject({ t: 'orders', orders: { except: ['respond'] } });
});

test('finding 10: between two moments that everybody sees a seat changes its orders eight times, and then again after the next', () => {
  const room = toyRoom(['a', 'b']);
  const turned = (times: number): number => {
    let taken = 0;
    for (let n = 0; n < times; n++) if (room.say('b', wanted(n % 2 === 0 ? ALWAYS : NEVER)).t === 'ok') taken++;
    return taken;
  };
  const before = room.records.length;
  turned(1_000);
  expect(room.records.length).toBe(before + 8);
  expect(room.refused('b', wanted(ALWAYS))).toBe('too-fast');
  // The other seat has its own.
  room.done('a', wanted(ALWAYS));
  bids(room);
  expect(room.say('b', wanted(ALWAYS)).t).toBe('ok');
});
