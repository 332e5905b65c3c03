// Proves that nothing acknowledged is lost over three nodes and a database, whatever befalls them while people play.

import { at, randomFrom } from '@undercroft/kernel';
import { expect, test } from 'vitest';
import { openPostgres } from '../../src/store/postgres/postgres.ts';
import { pause, until } from '../help.ts';
import { check, Company, shownTo } from '../survivors.ts';
import { postgres } from './help.ts';
import { FAULTS, Nodes } from './nodes.ts';

const SOAK = process.env['UNDERCROFT_SOAK'] === '1';
const COUNT = SOAK ? 300 : 30;
const TABLES = SOAK ? 200 : 12;
/** Two hundred tables are played as people play, who look at a position before they answer. */
const THINK_MS = SOAK ? 4_000 : 0;
const NODES = 3;
/** People play on within this time, on a machine that is busy with other things, too. */
const PATIENCE_MS = SOAK ? 600_000 : 120_000;

test(`${COUNT} faults of three nodes and their database: no acknowledged move is lost, doubled or reordered, and everybody sees what is stored`, async () => {
  const database = await postgres();
  const url = await database.fresh();
  const random = randomFrom('chaos');
  const nodes = await Nodes.start(NODES, url, database, randomFrom('proxy'));
  const company = new Company(nodes, THINK_MS);
  const { ledger } = company;
  try {
    await company.begin(TABLES);
    for (let fault = 0; fault < COUNT && company.failure === null; fault++) {
      const target = ledger.acknowledged.length + TABLES;
      await until('some play', () => ledger.acknowledged.length >= target || company.failure !== null, PATIENCE_MS);
      await pause(random.below(300));
      await nodes.befall(FAULTS[fault % FAULTS.length] ?? 'kill', random);
      // Hours are long where nothing is said.
      if (SOAK && fault % 10 === 9) process.stderr.write(`${fault + 1} faults, ${ledger.acknowledged.length} moves\n`);
    }
    await company.rest();
    const compare = await shownTo(company.finals);
    const store = await openPostgres(url, { readOnly: true });
    compare(await check(store, ledger));
    await store.close();
  } finally {
    nodes.end();
  }
  expect(company.failure).toBeNull();
  expect(ledger.acknowledged.length).toBeGreaterThan(COUNT * TABLES);
  expect(company.comebacks).toBeGreaterThan(COUNT);
}, 7_200_000);

/** Longer than a lease, and than it takes until whoever looks over another node is let go: they play on elsewhere while the owner sleeps. */
const SLEEP_MS = 4_500;
const SLEEPS = 3;
/** So often it is tried: whether two nodes write at the same place is a matter of chance. */
const ROUNDS = 3;
const SOME_PLAY_MS = 60_000;

/** A few long sleeps, after which the people are cut off in the middle; what the ledger says against the store. */
async function sleeps(planted: readonly '--no-fence'[]): Promise<string> {
  const database = await postgres();
  const url = await database.fresh();
  const random = randomFrom('sleeps');
  const nodes = await Nodes.start(NODES, url, database, randomFrom('proxy'), planted);
  const company = new Company(nodes);
  const { acknowledged } = company.ledger;
  try {
    await company.begin(12);
    for (let sleep = 0; sleep < SLEEPS; sleep++) {
      const target = acknowledged.length + 12;
      await until('some play', () => acknowledged.length >= target || company.failure !== null, SOME_PLAY_MS);
      const wake = nodes.sleepAt(at(nodes.ports, random.below(NODES)));
      await pause(SLEEP_MS);
      wake();
    }
    const target = acknowledged.length + 12;
    await until('some play', () => acknowledged.length >= target || company.failure !== null, SOME_PLAY_MS);
  } finally {
    nodes.end();
  }
  await company.ended;
  const store = await openPostgres(url, { readOnly: true });
  const told = await check(store, company.ledger).then(() => 'all is there', String);
  await store.close();
  return told;
}

test('the chaos finds a fence that was taken out, and nothing where there is one', async () => {
  expect(await sleeps([])).toBe('all is there');
  let told = 'all is there';
  for (let round = 0; round < ROUNDS && told === 'all is there'; round++) told = await sleeps(['--no-fence']);
  // Records that do not follow each other, or moves that are not as they were acknowledged.
  expect(told).toMatch(/^(?:CorruptTable|AssertionError)/);
}, 300_000);
