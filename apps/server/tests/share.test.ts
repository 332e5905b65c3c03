// Proves fair shares of the loop: whoever has had the least is next, and a turn by itself counts for something.

import { expect, test } from 'vitest';
import { FairShare, inSlices } from '../src/share.ts';

const payer = (address: string) => ({ who: address, address });
const turns = async (share: FairShare, address: string, count: number, order: string[]): Promise<void> => {
  await Promise.all(Array.from({ length: count }, () => share.turn(payer(address)).then(() => order.push(address))));
};

test('finding 7: an address that asks for very much next to nothing does not keep others from their turn', async () => {
  const share = new FairShare({ workPerSecond: 250 });
  const order: string[] = [];
  share.charge(payer('calm'), 2);
  const flood = turns(share, 'flood', 1_000, order);
  await turns(share, 'calm', 1, order);
  // The flood has had as much as the calm one had before.
  expect(order.indexOf('calm')).toBeLessThanOrEqual(25);
  expect(order.length).toBeLessThan(100);
  await flood;
});

test('who comes later does not wait for a queue', async () => {
  const share = new FairShare({ workPerSecond: 250 });
  const order: string[] = [];
  const flood = Promise.all(
    Array.from({ length: 500 }, async () => {
      await share.turn(payer('flood'));
      share.charge(payer('flood'), 5);
      order.push('flood');
    }),
  );
  await new Promise((done) => void setTimeout(done, 5));
  const before = order.length;
  await turns(share, 'calm', 3, order);
  expect(order.length - before).toBeLessThanOrEqual(10);
  await flood;
});

test('finding 7: beside many addresses with long queues whoever asks now and then waits for a few pieces of work', async () => {
  const share = new FairShare({ workPerSecond: 250 });
  const order: string[] = [];
  const floods = Array.from({ length: 12 }, (_, n) => turns(share, `flood ${n}`, 200, order));
  const waited: number[] = [];
  for (let n = 0; n < 10; n++) {
    const before = order.length;
    await turns(share, 'calm', 1, order);
    waited.push(order.length - before);
    share.charge(payer('calm'), 1);
  }
  expect(Math.max(...waited)).toBeLessThanOrEqual(12);
  await Promise.all(floods);
});

test('what a turn costs does not grow with the number of addresses that are known', async () => {
  const lookedAt = async (known: number): Promise<number> => {
    const share = new FairShare({ workPerSecond: 250 });
    for (let n = 0; n < known; n++) share.charge(payer(`known ${n}`), 1);
    const before = share.looked;
    for (let n = 0; n < 100; n++) await share.turn(payer('calm'));
    return share.looked - before;
  };
  expect([await lookedAt(0), await lookedAt(20_000)]).toEqual([100, 100]);
});

test('strangers have no account in common but that of their address', () => {
  const share = new FairShare({ workPerSecond: 1 }, () => 0);
  share.charge({ who: '', address: 'one' }, 1_000);
  expect([share.isSpent({ who: '', address: 'one' }), share.isSpent({ who: '', address: 'two' })]).toEqual([true, false]);
  share.charge({ who: 'ann', address: 'three' }, 10);
  expect([share.isSpent({ who: 'ann', address: 'four' }), share.isSpent({ who: 'bob', address: 'three' })]).toEqual([true, false]);
});

test('finding 3: work that can be cut lets others have their turn in between, and is charged', async () => {
  const share = new FairShare({ workPerSecond: 1 });
  let steps = 0;
  function* long(): Generator<undefined, string> {
    for (; steps < 50; steps++) {
      const until = performance.now() + 1;
      while (performance.now() < until);
      yield;
    }
    return 'done';
  }
  const seen: number[] = [];
  const working = inSlices(share, payer('long'), long());
  await turns(share, 'calm', 1, []);
  seen.push(steps);
  expect(await working).toBe('done');
  expect(seen[0]).toBeLessThan(25);
  expect(share.isSpent(payer('long'))).toBe(true);
  expect(share.isSpent(payer('calm'))).toBe(false);
});
