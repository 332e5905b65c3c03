// Proves what follows a write that failed: what goes on by itself goes on after a rest, and the failing disk is not asked again and again.

import { expect, test } from 'vitest';
import { PROTOCOL, type Clock } from '@undercroft/table';
import type { Peer } from '../src/tables/around.ts';
import type { DiskFaults } from './simulation/disk.ts';
import { scratchStore, simulatedTable } from './simulation/scenario.ts';
import { Server } from './simulation/server.ts';
import { World } from './simulation/world.ts';

const MINUTE = 60_000;

/** A person and a bot at a table, begun, on a disk that the test fills; how often it was asked to write while it was full is counted. */
async function begun(seed: string, clock: Clock | null) {
  const world = new World(seed);
  const { store, remove } = scratchStore();
  const { id, host, truth } = await simulatedTable(world, store, 'table', { seats: 2, people: 1, window: null, seated: true, clock });
  const course = { full: false, asked: 0 };
  const faults: DiskFaults = {
    get full() {
      if (course.full) course.asked++;
      return course.full;
    },
    set full(full) {
      course.full = full;
    },
    slowest: 30,
    hasty: false,
  };
  const server = new Server(world, store, faults, (append) => truth.written(append), 0);
  const peer: Peer = { id: '1', who: host, name: host, address: host, send: () => undefined, bye: () => undefined };
  const say = (message: object): void => server.receive(peer, id, JSON.stringify(message));
  const isBotAsked = (): boolean => truth.table.botsDue().length > 0;
  const wait = (ms: number): Promise<void> => world.pass(ms, () => undefined);
  say({ t: 'hello', id: 1, protocol: PROTOCOL, table: id });
  await wait(1_000);
  say({ t: 'begin', id: 2 });
  for (let left = 100; left > 0 && truth.table.match === null; left--) await wait(10);
  return { world, course, truth, say, wait, isBotAsked, end: remove };
}

test('a bot whose move could not be stored makes it after a rest, though nobody says anything', async () => {
  let tried = 0;
  for (let seed = 1; seed <= 20 && tried < 3; seed++) {
    const { world, course, truth, wait, isBotAsked, end } = await begun(`bot ${seed}`, null);
    if (isBotAsked()) {
      tried++;
      course.full = true;
      await wait(2_000);
      expect(course.asked).toBeGreaterThan(0);
      course.full = false;
      const before = truth.table.length;
      await wait(10_000);
      expect(truth.table.length).toBeGreaterThan(before);
    }
    expect(world.faults).toEqual([]);
    await end();
  }
  expect(tried).toBe(3);
});

test('a clock that has run out does not ask a full disk again and again', async () => {
  const { world, course, truth, wait, end } = await begun('clock', { bank: 5_000, more: 0 });
  // Sooner or later nobody but the clock answers for the person.
  course.full = true;
  await wait(10 * MINUTE);
  expect(course.asked).toBeGreaterThan(10);
  // Once in five seconds, and a few at the beginning.
  expect(course.asked).toBeLessThan(130);
  course.full = false;
  const before = truth.table.length;
  await wait(MINUTE);
  expect(truth.table.length).toBeGreaterThan(before);
  expect(world.faults).toEqual([]);
  await end();
});
