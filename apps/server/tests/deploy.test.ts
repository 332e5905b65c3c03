// Proves that the files in deploy/ name only what there is: settings of the server, and its metrics.

import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Metrics } from '../src/metrics.ts';
import { NUMBERS, TEXTS } from '../src/settings.ts';

const FOLDER = new URL('../../../deploy/', import.meta.url);
const read = (name: string): string => readFileSync(new URL(name, FOLDER), 'utf8');
const none = (): number => 0;

test('every setting that a file in deploy/ names is one of ours', () => {
  const known = new Set([...Object.values(NUMBERS), ...Object.values(TEXTS)].map(({ env }) => env));
  const named = readdirSync(FOLDER).flatMap((name) => read(name).match(/UNDERCROFT_[A-Z_]+/g) ?? []);
  expect(named.filter((name) => !known.has(name))).toEqual([]);
  expect(named.length).toBeGreaterThan(10);
});

test('every metric on the dashboard is one that the server has', async () => {
  const metrics = new Metrics({
    connections: none,
    tablesLive: none,
    tablesKnown: none,
    tablesOwned: none,
    thoughtsWaiting: none,
    storeBytes: none,
  });
  const told = await metrics.registry.metrics();
  const named = read('grafana.json').match(/(?:undercroft|process|nodejs)_[a-z0-9_]+/g) ?? [];
  expect(named.filter((name) => !told.includes(`# TYPE ${name.replace(/_bucket$/, '')} `))).toEqual([]);
  expect(named.length).toBeGreaterThan(10);
});
