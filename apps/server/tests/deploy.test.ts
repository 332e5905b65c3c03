// Proves that the files in deploy/ name only what there is, have the shape that those want who read them, and fit each other.

import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { NODE_HEADERS } from '../src/cluster/relay.ts';
import { Metrics } from '../src/metrics.ts';
import { NUMBERS, TEXTS } from '../src/settings.ts';
import { compose, directives, kubernetes, nginxIn } from './deploy-shapes.ts';

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

const PORT = String(NUMBERS.port.initial);
const composed = (name: string) => compose.parse(parse(read(name)));

test.each(['one-node.compose.yaml', 'three-nodes.compose.yaml'])(
  '%s has the shape of a Compose file, and names only what it declares',
  (name) => {
    const { services, secrets, volumes } = composed(name);
    for (const { depends_on: needed = [], secrets: told = [], volumes: mounted = [], image, build, ports = [] } of Object.values(
      services,
    )) {
      expect([image, build].filter((one) => one !== undefined)).toHaveLength(1);
      for (const service of Array.isArray(needed) ? needed : Object.keys(needed)) expect(Object.keys(services)).toContain(service);
      for (const secret of told) expect(Object.keys(secrets)).toContain(secret);
      for (const volume of mounted) if (!volume.startsWith('.')) expect(Object.keys(volumes)).toContain(volume.split(':')[0]);
      for (const port of ports) expect(port.split(':').at(-1)).toBe(PORT);
    }
  },
);

test('the manifest for Kubernetes has the shape of its kinds, and its parts find each other', () => {
  const documents = read('kubernetes.yaml').split(/^---$/m);
  const [{ spec: deployment, metadata }, budget, service, ingress] = kubernetes.parse(documents.map((text): unknown => parse(text)));
  const { metadata: pod, spec } = deployment.template;
  const [node] = spec.containers;
  for (const wanted of [deployment.selector.matchLabels, budget.spec.selector.matchLabels, service.spec.selector])
    expect(pod.labels).toMatchObject(wanted);
  const ports = node.ports.map(({ name }) => name);
  for (const port of [node.startupProbe.httpGet.port, node.readinessProbe.httpGet.port, node.livenessProbe.tcpSocket.port])
    expect(ports).toContain(port);
  expect(ports).toContain(service.spec.ports[0].targetPort);
  expect(node.ports[0]?.containerPort).toBe(NUMBERS.port.initial);
  const { backend } = ingress.spec.rules[0].http.paths[0];
  expect([backend.service.name, backend.service.port.name]).toEqual([service.metadata.name, service.spec.ports[0].name]);
  expect(metadata.name).toBe(service.metadata.name);
  // Time to be left out, to stop, and some more.
  expect(spec.terminationGracePeriodSeconds).toBeGreaterThan(
    Number(node.lifecycle.preStop.exec.command[1]) + NUMBERS.stopSeconds.initial + 5,
  );
  expect(budget.spec.maxUnavailable).toBeLessThan(deployment.replicas);
});

test('the proxy sends lines to the three nodes, and keeps for itself what only nodes say to each other', () => {
  const all = nginxIn(read('nginx.conf'));
  const nodes = Object.keys(composed('three-nodes.compose.yaml').services).filter((name) => name.startsWith('node-'));
  const [upstream] = directives(all, 'upstream');
  expect(directives(upstream?.block ?? [], 'server').map(({ words }) => words[1])).toEqual(nodes.map((name) => `${name}:${PORT}`));
  const locations = new Map(directives(all, 'location').map(({ words, block }) => [words[1], block ?? []]));
  for (const own of ['/node/', '/metrics']) expect(locations.get(own)).toEqual([{ words: ['return', '404'], block: null }]);
  const set = new Map(directives(locations.get('/') ?? [], 'proxy_set_header').map(({ words }) => [words[1]?.toLowerCase(), words[2]]));
  for (const header of NODE_HEADERS) expect(set.get(header)).toBe('""');
  expect([set.get('upgrade'), set.get('connection')]).toEqual(['$http_upgrade', '$connection_upgrade']);
  expect(set.get('x-forwarded-for')).toBe('$remote_addr');
  expect(directives(all, 'proxy_pass').map(({ words }) => words[1])).toEqual([`http://${upstream?.words[1]}`]);
  // A line that says nothing is pinged before the proxy gives it up.
  const [patience] = directives(all, 'proxy_read_timeout');
  expect(Number.parseInt(patience?.words[1] ?? '', 10)).toBeGreaterThan(2 * NUMBERS.heartbeatSeconds.initial);
});

test.each([
  ['a { b c }', 'no semicolon'],
  ['a { b c;', 'ends in the middle'],
  ['a b; }', 'a brace too many'],
  ['a { ; }', 'after nothing'],
])('a configuration like %s is seen to be broken', (text, why) => {
  expect(() => nginxIn(text)).toThrow(why);
});
