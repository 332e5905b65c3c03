// Claims about the sections beside Colyseus: their rows are made of what was measured, and what was not measured is said.

import { expect, test } from 'vitest';
import { aftermath, goneOf, type Aftermath } from '../../apps/server/bench/aftermath.ts';
import { isReached } from './aims.ts';
import { colyseusPeer } from './colyseus/load.ts';
import { peerSections, type Ours } from './sections/peer.ts';

const spread = (ms: number) => ({ p50: [ms, ms], p99: [2 * ms, 2 * ms] });
const after = (gone: number): Aftermath => ({
  cut: { players: 8, acknowledged: 200, gone },
  held: { players: 16, acknowledged: 400, gone: 0 },
  back: [2_000, 3_000],
});
const ours: Ours = {
  alone: { embedded: spread(4), 'one node': spread(8), 'three nodes': spread(12) },
  busy: { embedded: [100, 100], 'one node': [50, 50], 'three nodes': [25, 25] },
  lost: [after(0), after(0)],
};
const theirs = {
  of: { 'one process': { alone: spread(2), busy: [1_000, 1_000] }, 'three processes': { alone: spread(4), busy: [500, 500] } },
  lost: [after(200), after(100)],
};

test('the sections have a row for each of theirs, the ratios to ours, and what is gone on both sides', () => {
  const [moves, deaths] = peerSections(ours, theirs);
  const medians = (what: string) =>
    moves?.rows.flatMap((row) => (row.what === what ? Object.values(row.figures).map((one) => one.median) : []));
  expect(medians('Colyseus, one process')).toEqual([2, 4, 1_000]);
  expect(medians('one node, times Colyseus on one process')).toEqual([4, 4, 0.05]);
  expect(medians('three nodes, times Colyseus on three processes')).toEqual([3, 3, 0.05]);
  const gone = deaths?.rows.find(({ unit }) => unit === '%');
  expect(Object.entries(gone?.figures ?? {}).map(([side, { median }]) => [side, median])).toEqual([
    ['three nodes', 0],
    ['Colyseus, three processes', 75],
  ]);
  expect(deaths?.aims?.every(isReached)).toBe(true);
  expect(peerSections({ ...ours, lost: [after(1)] }, theirs)[1]?.aims?.some(isReached)).toBe(false);
});

test('where there is no redis-server it is said, and our own figures stay', async () => {
  const problem = await colyseusPeer('/nowhere');
  expect(problem).toBe('redis-server is not installed');
  const sections = peerSections(ours, typeof problem === 'string' ? problem : '');
  for (const { notes } of sections) expect(notes.at(-1)).toBe('Colyseus: not measured: redis-server is not installed.');
  expect(sections[0]?.rows).toEqual([]);
  expect(sections[1]?.columns).toEqual(['three nodes']);
  expect(sections[1]?.rows.length).toBeGreaterThan(0);
});

test('a move is gone when the table no longer has its place', () => {
  expect(goneOf([1, 2, 3], 4)).toBe(0);
  expect(goneOf([1, 2, 3], 3)).toBe(1);
  expect(goneOf([1, 2, 3], 0)).toBe(3);
});

test('who was cut off and who was not are counted apart, by what they find', async () => {
  const dead = Promise.withResolvers<void>();
  const never = new Promise<void>(() => undefined);
  const player = (cut: Promise<void>, there: number) => {
    let place = 0;
    return {
      cut,
      move: async () => (place < 3 ? place++ : null),
      back: async () => there,
      end: () => undefined,
    };
  };
  const counted = await aftermath([player(dead.promise, 1), player(never, 3)], async () => dead.resolve(), 0, 0);
  expect(counted.cut).toEqual({ players: 1, acknowledged: 3, gone: 2 });
  expect(counted.held).toEqual({ players: 1, acknowledged: 3, gone: 0 });
  expect(counted.back).toHaveLength(1);
});
