// Proves that nobody works a server for nothing: whatever a desk is asked to do for somebody is measured on their account.

import { randomFrom } from '@undercroft/kernel';
import { Desk, Table } from '@undercroft/table';
import { afterEach, expect, test, vi } from 'vitest';
import type { RunningServer } from '../src/server.ts';
import { FairShare } from '../src/share.ts';
import { playOn, startTest, Visitor } from './help.ts';

let running: RunningServer | null = null;
afterEach(async () => {
  vi.restoreAllMocks();
  await running?.stop();
  running = null;
});

test('who comes, asks, reads the log or takes the record of a game pays for it, with a cookie or without; a finished game is written once', async () => {
  let depth = 0;
  const [paid, unpaid] = [new Set<string>(), new Set<string>()];
  const note = (what: string): void => void (depth > 0 ? paid : unpaid).add(what);
  const { measured } = FairShare.prototype;
  vi.spyOn(FairShare.prototype, 'measured').mockImplementation(function spied(this: FairShare, payer, work) {
    return measured.call(this, payer, () => {
      depth++;
      try {
        return work();
      } finally {
        depth--;
      }
    });
  });
  const { connect, missing, handle, presence, logReply } = Desk.prototype;
  const { transcript } = Table.prototype;
  let written = 0;
  vi.spyOn(Desk.prototype, 'connect').mockImplementation(function spied(this: Desk, ...given) {
    note('connect');
    return connect.apply(this, given);
  });
  vi.spyOn(Desk.prototype, 'missing').mockImplementation(function spied(this: Desk, ...given) {
    note('missing');
    return missing.apply(this, given);
  });
  vi.spyOn(Desk.prototype, 'handle').mockImplementation(function spied(this: Desk, ...given) {
    note('handle');
    return handle.apply(this, given);
  });
  vi.spyOn(Desk.prototype, 'presence').mockImplementation(function spied(this: Desk) {
    note('presence');
    return presence.apply(this);
  });
  vi.spyOn(Desk.prototype, 'logReply').mockImplementation(function spied(this: Desk, ...given) {
    note('logReply');
    return logReply.apply(this, given);
  });
  vi.spyOn(Table.prototype, 'transcript').mockImplementation(function spied(this: Table) {
    note('transcript');
    written++;
    return transcript.apply(this);
  });

  running = await startTest({ snapshotEvery: 5, idleSeconds: 300 });
  const visitor = await Visitor.come(running.port);
  const id = await visitor.make('toy', { seats: 2, rounds: 4 }, [{ kind: 'me' }, { kind: 'bot', bot: 'random' }]);
  const player = await visitor.sit(id);
  await player.client.ask({ t: 'begin' });
  await playOn([player], randomFrom('paid'));
  await player.close();
  const again = await visitor.sit(id);
  expect((await again.client.ask({ t: 'log', before: 1_000, count: 200 })).t).toBe('ok');
  expect((await again.client.ask({ t: 'transcript' })).t).toBe('ok');
  const stranger = new Visitor(running.port, '');
  expect((await stranger.get(`/api/tables/${id}/transcript`)).status).toBe(200);
  const before = written;
  for (let n = 0; n < 20; n++) expect((await stranger.get(`/api/tables/${id}/transcript`)).status).toBe(200);
  await again.close();
  expect([...unpaid]).toEqual([]);
  expect([...paid].sort()).toEqual(['connect', 'handle', 'logReply', 'missing', 'presence', 'transcript']);
  expect(written - before).toBeLessThanOrEqual(2);
});
