// Proves by what limits are counted: an address, of IPv6 its /64, behind proxies the one that the last trusted one names.

import { afterEach, describe, expect, test } from 'vitest';
import { networkOf } from '../src/http/request.ts';
import type { RunningServer } from '../src/server.ts';
import { startTest } from './help.ts';

let running: RunningServer | null = null;
afterEach(async () => {
  await running?.stop();
  running = null;
});

describe('finding 11: IPv6 is counted by /64', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::ff', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['', ''],
  ])('%s belongs to %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  /** How many of ten looks, each from another of these addresses, are answered where five are allowed. */
  const answered = async (proxies: number, forwarded: (n: number) => string): Promise<number> => {
    running = await startTest({ proxies, requestsPerMinute: 5 });
    let count = 0;
    for (let n = 0; n < 10; n++) {
      const headers = { 'x-forwarded-for': forwarded(n) };
      if ((await fetch(`http://127.0.0.1:${running.port}/api/tables`, { headers })).status === 200) count++;
    }
    return count;
  };
  test.each([
    ['one household is one, however many addresses it has', 1, (n: number) => `2001:db8:1:2::${n}`, 5],
    ['two are two', 1, (n: number) => `2001:db8:1:${n}::1`, 10],
    ['a port behind the address makes no difference', 1, (n: number) => `203.0.113.7:${5_000 + n}`, 5],
    ['nor do brackets', 1, (n: number) => `[2001:db8:1:2::${n}]:${5_000 + n}`, 5],
    ['what a stranger claims before the proxy does not count', 1, (n: number) => `198.51.100.${n}, 203.0.113.7`, 5],
    ['what is no address is not believed', 1, (n: number) => `unknown-${n}`, 5],
    ['without a proxy nothing that is claimed is believed', 0, (n: number) => `198.51.100.${n}`, 5],
  ])('%s', async (_, proxies, forwarded, expected) => {
    expect(await answered(proxies, forwarded)).toBe(expected);
  });
});
