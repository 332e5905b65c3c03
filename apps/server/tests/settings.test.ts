// Proves the settings: read from the environment, refused when wrong, and each in docs/hosting.md with its true default.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BadSetting, NUMBERS, settingsFrom, TEXTS } from '../src/settings.ts';

const DOCS = readFileSync(new URL('../../../docs/hosting.md', import.meta.url), 'utf8');

test('every setting is in docs/hosting.md with its default, and no other is', () => {
  const rows = new Map([...DOCS.matchAll(/^\| `(UNDERCROFT_\w+)` \| (\S+) \|/gm)].map(([, name, initial]) => [name, initial]));
  const all = [...Object.values(NUMBERS), ...Object.values(TEXTS)];
  expect(new Set(rows.keys())).toEqual(new Set(all.map(({ env }) => env)));
  for (const { env, initial } of all) expect([env, rows.get(env)]).toEqual([env, initial === '' ? '(empty)' : `\`${initial}\``]);
});

test('every metric the server has is in docs/hosting.md', async () => {
  const { Metrics } = await import('../src/metrics.ts');
  const none = (): number => 0;
  const { registry } = new Metrics({
    connections: none,
    tablesLive: none,
    tablesKnown: none,
    tablesOwned: none,
    thoughtsWaiting: none,
    storeBytes: none,
  });
  const own = registry.getMetricsAsArray().flatMap(({ name }) => (name.startsWith('undercroft_') ? [name] : []));
  expect(own.length).toBeGreaterThan(10);
  for (const name of own) expect(DOCS).toContain(name);
});

test('values come from the environment, and what is given goes before them', () => {
  const settings = settingsFrom({ UNDERCROFT_PORT: '9000', UNDERCROFT_LOG: 'warn', UNDERCROFT_DATA: '' }, { port: 1 });
  expect(settings).toMatchObject({ port: 1, log: 'warn', data: './data', idleSeconds: 300 });
});

test('finding 19: the address of a node is kept without what stands behind the port', () => {
  for (const written of ['http://10.0.0.7:8042', 'http://10.0.0.7:8042/', 'HTTP://10.0.0.7:8042/'])
    expect(settingsFrom({ UNDERCROFT_NODE_ADDRESS: written }).nodeAddress).toBe('http://10.0.0.7:8042');
  expect(settingsFrom({}, { nodeAddress: 'http://node-1:80/' }).nodeAddress).toBe('http://node-1');
  expect(settingsFrom({}).nodeAddress).toBe('');
});

test.each([
  ['UNDERCROFT_PORT', '70000'],
  ['UNDERCROFT_PORT', 'http'],
  ['UNDERCROFT_IDLE_SECONDS', '1.5'],
  ['UNDERCROFT_METRICS', 'everybody'],
  ['UNDERCROFT_PUBLIC_URL', 'play.example.org'],
  ['UNDERCROFT_PUBLIC_URL', 'https://play.example.org/path'],
])('%s=%s is refused with what it should be', (name, value) => {
  expect(() => settingsFrom({ [name]: value })).toThrow(BadSetting);
  expect(() => settingsFrom({ [name]: value })).toThrow(new RegExp(`${name}.*should be`));
});
