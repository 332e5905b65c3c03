// Proves what an hour of attacks with fresh eyes found: each test is named after what a stranger, an opponent or a thief could do.

import { at } from '@undercroft/kernel';
import { textAt } from '@undercroft/testkit/json';
import { afterEach, expect, test } from 'vitest';
import type { RunningServer, ServerOptions } from '../src/server.ts';
import type { Settings } from '../src/settings.ts';
import { startTest, until, Visitor, type Player } from './help.ts';

const running: RunningServer[] = [];
afterEach(async () => {
  for (const server of running.splice(0)) await server.stop();
});

async function started(given: Partial<Settings> = {}, more: Partial<ServerOptions> = {}): Promise<RunningServer> {
  const server = await startTest(given, more);
  running.push(server);
  return server;
}

/** Two people at a table of the toy, begun. */
async function pair(
  server: RunningServer,
): Promise<{ readonly guests: readonly Visitor[]; readonly players: readonly Player[]; readonly id: string }> {
  const guests = [await Visitor.come(server.port, 'Ann'), await Visitor.come(server.port, 'Bob')];
  const id = await at(guests, 0).make('toy', { seats: 2, rounds: 3 }, [{ kind: 'me' }, { kind: 'open' }]);
  const players = [await at(guests, 0).sit(id), await at(guests, 1).sit(id)];
  await at(players, 1).client.ask({ t: 'sit', seat: 1, name: 'Bob' });
  await at(players, 0).client.ask({ t: 'begin' });
  await until('the beginning', () => players.every(({ phase }) => phase === 'playing'));
  return { guests, players, id };
}

test('an opponent whose line breaks while the table rests has as much time to come back as any other', async () => {
  let later = 0;
  const server = await started({ idleSeconds: 0 }, { now: () => Date.now() + later });
  const { players } = await pair(server);
  later = 600_000;
  await until('the table to rest', () => server.tables.inMemory === 0);
  await at(players, 1).close();
  const standIn = { t: 'bot', seat: 1, bot: 'random' } as const;
  await until('the others to be told', () => at(players, 0).client.state.shown?.meta.seats[1]?.here === false);
  expect(await at(players, 0).client.ask(standIn)).toMatchObject({ t: 'no', code: 'not-away' });
  later += 121_000;
  expect(await at(players, 0).client.ask(standIn)).toMatchObject({ t: 'ok' });
});

test('somebody for whom a bot stands in finds the table in their list, and comes back to their seat by it', async () => {
  const server = await started();
  const { guests, players, id } = await pair(server);
  expect((await at(players, 1).client.ask({ t: 'bot', seat: 1, bot: 'random' })).t).toBe('ok');
  await at(players, 1).close();
  const list: unknown = await (await at(guests, 1).get('/api/tables')).json();
  expect(list).toMatchObject({ mine: [{ id, seats: [{ mine: false }, { kind: 'bot', mine: true }] }] });
  const back = await at(guests, 1).sit(id);
  await until('the seat', () => back.client.state.shown?.meta.seats[1]?.kind === 'person');
});

test('a device that was forgotten is cut off at once: whoever stole it neither looks on nor plays', async () => {
  const server = await started();
  const ann = await Visitor.come(server.port, 'Ann');
  const code = textAt(await (await ann.post('/api/device', {})).json(), 'code');
  const joined = await new Visitor(server.port, '').post('/api/device/join', { code });
  const thief = new Visitor(server.port, (joined.headers.get('set-cookie') ?? '').split(';')[0] ?? '');
  const id = await ann.make('toy', { seats: 2, rounds: 1 }, [{ kind: 'me' }, { kind: 'bot', bot: 'random' }]);
  const [own, stolen] = [await ann.sit(id), await thief.line()];
  expect((await stolen.hello(id)).t).toBe('welcome');
  expect((await ann.post('/api/device/forget-others', {})).status).toBe(200);
  await stolen.closed;
  expect(stolen.heard.at(-1)).toEqual({ t: 'bye', code: 'replaced' });
  expect((await own.client.ask({ t: 'begin' })).t).toBe('ok');
});
