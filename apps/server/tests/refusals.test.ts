// Proves that every kind of refusal is counted and logged, and that a flood of them is a line a minute.

import { afterEach, expect, test, vi } from 'vitest';
import { Refusals } from '../src/refusals.ts';
import type { RunningServer } from '../src/server.ts';
import { Line, startTest, until, Visitor } from './help.ts';

let running: RunningServer | null = null;
afterEach(async () => {
  await running?.stop();
  running = null;
});

const metrics = async ({ port }: RunningServer): Promise<readonly string[]> => {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return text.split('\n').filter((line) => line.startsWith('undercroft_refusals_total{'));
};
const count = (lines: readonly string[], where: string, code: string): number =>
  Number(
    lines
      .find((line) => line.includes(`where="${where}"`) && line.includes(`code="${code}"`))
      ?.split(' ')
      .at(-1) ?? 0,
  );

test('finding 11: what is refused is counted, wherever that is', async () => {
  running = await startTest({ connectionsPerAddress: 3, messagesPerSecond: 5, messageBurst: 10 });
  const visitor = await Visitor.come(running.port);
  const at = `http://127.0.0.1:${running.port}`;
  await visitor.post('/api/tables', { game: 'nothing', setup: {}, seats: [{ kind: 'me' }] });
  await visitor.post('/api/tables', { game: 7 });
  await visitor.post('/api/guest', '{"name":');
  await visitor.post('/api/guest', 'x'.repeat(10_000));
  await visitor.post('/api/guest', {}, { origin: 'https://elsewhere.example' });
  await fetch(`${at}/api/guest`);
  await visitor.get('/api/tables/nowhere');
  await visitor.get('/nowhere');
  await expect(new Line(new Visitor(running.port, '').socket()).opened).rejects.toThrow('401');
  await expect(new Line(visitor.socket({ origin: 'https://elsewhere.example' })).opened).rejects.toThrow('403');
  const line = await visitor.line();
  await line.hello('nowhere');
  await line.say('nonsense');
  for (let n = 0; n < 100; n++) line.socket.send(JSON.stringify({ t: 'ping', id: n }));
  await line.closed;
  const [a, b, c] = [await visitor.line(), await visitor.line(), await visitor.line()];
  await expect(new Line(visitor.socket()).opened).rejects.toThrow('429');
  const lines = await metrics(running);
  const counts = Object.fromEntries(
    (
      [
        ['request', 'no-game'],
        ['request', 'malformed'],
        ['request', 'too-big'],
        ['request', 'wrong-origin'],
        ['request', 'no-guest'],
        ['request', 'no-table'],
        ['request', 'not-found'],
        ['upgrade', '401'],
        ['upgrade', '403'],
        ['upgrade', '429'],
        ['message', 'no-table'],
        ['message', 'malformed'],
        ['line', 'too-fast'],
      ] as const
    ).map(([where, code]) => [`${where} ${code}`, count(lines, where, code)]),
  );
  expect(counts).toEqual({
    'request no-game': 1,
    'request malformed': 2,
    'request too-big': 1,
    'request wrong-origin': 1,
    'request no-guest': 1,
    'request no-table': 1,
    'request not-found': 1,
    'upgrade 401': 1,
    'upgrade 403': 1,
    'upgrade 429': 1,
    'message no-table': 1,
    'message malformed': 1,
    'line too-fast': 1,
  });
  expect(count(lines, 'message', 'too-fast')).toBeGreaterThan(30);
  for (const one of [a, b, c]) one.socket.close();
  await until('they are gone', async () => (await fetch(`${at}/healthz`)).ok);
});

test('finding 11: the first of a kind is logged at once, the others together when the minute is over', () => {
  vi.useFakeTimers();
  try {
    const logged: object[] = [];
    const counted: object[] = [];
    const refusals = new Refusals({ inc: (labels) => counted.push(labels) }, { info: (facts) => logged.push(facts) });
    for (let n = 0; n < 1_000; n++) refusals.count('message', 'too-fast');
    refusals.count('request', 'full');
    expect(counted.length).toBe(1_001);
    expect(logged).toEqual([
      { where: 'message', code: 'too-fast', n: 1 },
      { where: 'request', code: 'full', n: 1 },
    ]);
    vi.advanceTimersByTime(60_000);
    expect(logged.slice(2)).toEqual([{ where: 'message', code: 'too-fast', n: 999 }]);
    refusals.count('message', 'too-fast');
    refusals.count('message', 'too-fast');
    refusals.stop();
    expect(logged.slice(3)).toEqual([
      { where: 'message', code: 'too-fast', n: 1 },
      { where: 'message', code: 'too-fast', n: 1 },
    ]);
  } finally {
    vi.useRealTimers();
  }
});
