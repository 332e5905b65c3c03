// Proves what holds whatever happens: servers die, disks fill, lines break, clocks jump, strangers send anything; each evening from one seed.

import { env } from 'node:process';
import { expect, test } from 'vitest';
import { evening } from './simulation/scenario.ts';

const SEEDS = env['UNDERCROFT_SOAK'] === undefined ? 200 : 5_000;
const ONE = env['UNDERCROFT_SEED'];
const seeds = ONE === undefined ? Array.from({ length: SEEDS }, (_, i) => `evening ${i + 1}`) : [ONE];

test('nothing acknowledged is lost, nobody sees what is not theirs, and every game ends, whatever happens', async () => {
  const sum = { acknowledged: 0, deaths: 0, numbers: 0 };
  for (const seed of seeds) {
    const { faults, acknowledged, deaths, numbers } = await evening(seed);
    expect(faults, `UNDERCROFT_SEED='${seed}' npm run vitest -- apps/server/tests/simulation plays this evening again`).toEqual([]);
    sum.acknowledged += acknowledged;
    sum.deaths += deaths;
    sum.numbers += numbers;
  }
  // The evenings are eventful: else nothing would be proved.
  expect(sum.acknowledged).toBeGreaterThan(20 * seeds.length);
  expect(sum.deaths).toBeGreaterThan(seeds.length);
});

test('the same with three nodes on one database: some die, others go on though their lease has ended', async () => {
  const sum = { acknowledged: 0, deaths: 0 };
  for (const seed of seeds.slice(0, Math.ceil(seeds.length / 4))) {
    const { faults, acknowledged, deaths } = await evening(seed, null, 3);
    expect(faults, `UNDERCROFT_SEED='${seed}' npm run vitest -- apps/server/tests/simulation plays this evening again`).toEqual([]);
    sum.acknowledged += acknowledged;
    sum.deaths += deaths;
  }
  expect(sum.acknowledged).toBeGreaterThan(5 * seeds.length);
  expect(sum.deaths).toBeGreaterThan(seeds.length / 16);
});

test('the same seed is the same evening', async () => {
  expect(await evening('twice')).toEqual(await evening('twice'));
  expect(await evening('twice', null, 3)).toEqual(await evening('twice', null, 3));
});

test.each(['hasty disk', 'mistaken guests', 'deaf referee'] as const)('evenings find a fault that is planted: %s', async (planted) => {
  const found: string[] = [];
  const nodes = planted === 'deaf referee' ? 3 : 1;
  for (let i = 1; i <= 12 && found.length === 0; i++) found.push(...(await evening(`planted ${i}`, planted, nodes)).faults);
  const expected = {
    'hasty disk': /not written|sees at/,
    'mistaken guests': /looks at|sees at/,
    'deaf referee': /could not be stored|told up to|sees at/,
  };
  expect(found[0]).toMatch(expected[planted]);
});
