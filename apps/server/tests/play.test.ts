// Proves playing over real lines: guests, tables made and joined, whole games with bots, coming back, resting, clocks, taking turns.

import { at, missing, digest, randomFrom } from '@undercroft/kernel';
import { readTranscript, replay } from '@undercroft/record';
import { commitNonce, nonce, verify } from '@undercroft/chance';
import { listAt, lookAt, textAt, textsAt } from '@undercroft/testkit/json';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, describe, expect, test } from 'vitest';
import type { RunningServer, ServerOptions } from '../src/server.ts';
import type { Settings } from '../src/settings.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { Conflict, type Store } from '../src/store/store.ts';
import { verifyTable } from '../src/tables/verify.ts';
import { newFolder, pause, playOn, startTest, until, Visitor, type Player } from './help.ts';
import { gameRegistry } from './games.ts';

const running: RunningServer[] = [];
const start = async (given: Partial<Settings> = {}, more: Partial<ServerOptions> = {}): Promise<RunningServer> => {
  const server = await startTest(given, more);
  running.push(server);
  return server;
};
afterEach(async () => {
  for (const server of running.splice(0)) await server.stop();
});

const ME = { kind: 'me' };
const OPEN = { kind: 'open' };
const RANDOM = { kind: 'bot', bot: 'random' };
const ALONE = 'delve';

/** Two people and a bot at the toy, begun. */
async function threeAtTheToy(server: RunningServer): Promise<{ id: string; ann: Player; bob: Player; people: Visitor[] }> {
  const [annGuest, bobGuest] = [await Visitor.come(server.port, 'Ann'), await Visitor.come(server.port, 'Bob')];
  const id = await annGuest.make('toy', { seats: 3, rounds: 2 }, [ME, OPEN, RANDOM]);
  const [ann, bob] = [await annGuest.sit(id), await bobGuest.sit(id)];
  expect((await bob.client.ask({ t: 'sit', seat: 1, name: 'Bob' })).t).toBe('ok');
  expect((await ann.client.ask({ t: 'begin' })).t).toBe('ok');
  await until('the beginning', () => bob.phase === 'playing');
  return { id, ann, bob, people: [annGuest, bobGuest] };
}

const verified = (game: string, text: string): boolean => {
  const transcript = readTranscript(text);
  return transcript !== null && replay(gameRegistry.games.get(game) ?? missing(), transcript).ok;
};

describe('tables', () => {
  test('two people and a bot play a whole game; the end is told to both, and the transcript and dice can be checked', async () => {
    const server = await start();
    const { id, ann, bob, people } = await threeAtTheToy(server);
    const watcher = await (await Visitor.come(server.port)).sit(id);
    expect(watcher.client.state.shown?.meta.at).toBe(-1);
    const stranger = await (await Visitor.come(server.port)).get(`/api/tables/${id}/transcript`);
    expect([stranger.status, await stranger.json()]).toEqual([403, { code: 'secret-until-over' }]);
    expect((await at(people, 0).get(`/api/tables/${id}/transcript`)).status).toBe(403);

    expect(await playOn([ann, bob], randomFrom('three'))).toBeGreaterThan(3);
    await until('the end', () => [bob, watcher].every((one) => one.phase === 'over'));
    expect(bob.client.state.shown?.meta.over).toEqual(ann.client.state.shown?.meta.over);

    const told: unknown = await (await at(people, 1).get(`/api/tables/${id}/transcript`)).json();
    expect(verified('toy', textAt(told, 'transcript'))).toBe(true);
    expect(verify(lookAt(told, 'proof')).ok).toBe(true);
    await Promise.all([ann, bob, watcher].map((one) => one.close()));
  });

  test('a game alone, with a part of the dice from the player, is played to its end', async () => {
    const server = await start();
    const ann = await Visitor.come(server.port, 'Ann');
    const part = nonce();
    const id = await ann.make(ALONE, { mode: 'micro', level: 1 }, [{ ...ME, promise: commitNonce(part) }]);
    const player = await ann.sit(id);
    await player.client.ask({ t: 'begin' });
    expect(player.phase).toBe('revealing-nonces');
    expect((await player.client.ask({ t: 'show', seat: 0, nonce: nonce() })).t).toBe('no');
    expect((await player.client.ask({ t: 'show', seat: 0, nonce: part })).t).toBe('ok');
    await playOn([player], randomFrom('alone'));
    const told = await player.client.transcript();
    expect(verified(ALONE, told?.transcript ?? '')).toBe(true);
    expect(verify(told?.proof).ok).toBe(true);
    await player.close();
  });

  test('lists say what waits for whom, who is where, and nothing else', async () => {
    const server = await start();
    const [ann, bob] = [await Visitor.come(server.port, 'Ann'), await Visitor.come(server.port, 'Bob')];
    const open = await ann.make('toy', { seats: 2, rounds: 1 }, [ME, OPEN], { listed: true, name: 'Friday' });
    const hidden = await ann.make('toy', { seats: 2, rounds: 1 }, [ME, RANDOM]);
    const host = await ann.sit(hidden);
    await host.client.ask({ t: 'begin' });
    await until('a question', () => host.isAsked);
    const lists = async (who: Visitor): Promise<unknown> => (await who.get('/api/tables')).json();
    expect(await lists(bob)).toMatchObject({ mine: [], open: [{ id: open, name: 'Friday', waiting: false, host: false }] });
    expect(listAt(await lists(ann), 'mine')).toMatchObject([
      { id: hidden, waiting: true, phase: 'playing' },
      { id: open, waiting: false, phase: 'gathering' },
    ]);
    const facts = await (await bob.get(`/api/tables/${hidden}`)).text();
    expect(facts).not.toMatch(/secret|who|promise/);
    expect(JSON.parse(facts)).toMatchObject({ seats: [{ kind: 'person', name: 'Ann', mine: false }, { kind: 'bot' }] });
    expect((await bob.get('/api/tables/nowhere')).status).toBe(404);
    await host.close();
  });

  test('making a table: each mistake has its refusal', async () => {
    const server = await start({ tablesPerGuest: 2 });
    const ann = await Visitor.come(server.port);
    const setup = { seats: 2, rounds: 1 };
    const refused = async (body: unknown): Promise<[number, string]> => {
      const answer = await ann.post('/api/tables', body);
      return [answer.status, textAt(await answer.json(), 'code')];
    };
    const good = { game: 'toy', setup, seats: [ME, OPEN] };
    expect(await refused({ ...good, game: 'chess' })).toEqual([400, 'no-game']);
    expect(await refused({ ...good, setup: { seats: 9 } })).toEqual([400, 'bad-setup']);
    expect(await refused({ ...good, seats: [ME] })).toEqual([400, 'bad-setup']);
    expect(await refused({ ...good, seats: [ME, { kind: 'bot', bot: 'toString' }] })).toEqual([400, 'no-such-bot']);
    expect(await refused({ ...good, seats: [ME, { kind: 'ghost' }] })).toEqual([400, 'malformed']);
    expect(await refused({ ...good, more: 1 })).toEqual([400, 'malformed']);
    expect(await refused('{"game"')).toEqual([400, 'malformed']);
    expect(await refused(`{"setup":${'['.repeat(5_000)}${']'.repeat(5_000)}}`)).toEqual([400, 'malformed']);
    expect(await refused({ ...good, from: 'x'.repeat(300_000) })).toEqual([413, 'too-big']);
    await ann.make('toy', setup, [ME, OPEN]);
    await ann.make('toy', setup, [ME, OPEN]);
    expect(await refused(good)).toEqual([429, 'full']);
  });
});

describe('going on', () => {
  test('a table after a finished one takes what is carried from there, for those who sat at it alone', async () => {
    const { port } = await start();
    const ann = await Visitor.come(port, 'Ann');
    const setup = { seats: 2, rounds: 1, named: true };
    const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'random' }];
    const first = await ann.make('toy', setup, seats);
    const early = await ann.post('/api/tables', { game: 'toy', seats, after: first });
    expect([early.status, await early.json()]).toEqual([400, { code: 'bad-setup', detail: 'after' }]);
    const player = await ann.sit(first);
    await player.client.ask({ t: 'begin' });
    await playOn([player], randomFrom('going on'));
    expect(player.client.state.shown?.meta.next).toBe(true);
    const names = textsAt(player.client.state.shown?.view, 'names');
    await player.close();

    const answer = await ann.post('/api/tables', { game: 'toy', seats, after: first });
    expect(answer.status).toBe(201);
    const second = await ann.sit(textAt(await answer.json(), 'id'));
    expect(second.client.state.welcome).toMatchObject({ after: first, setup: { rounds: 2, carried: { names } } });
    await second.close();

    const refusedTo = async (who: Visitor, body: object): Promise<unknown> => {
      const refused = await who.post('/api/tables', { game: 'toy', seats, ...body });
      return [refused.status, await refused.json()];
    };
    const bob = await Visitor.come(port, 'Bob');
    expect(await refusedTo(bob, { after: first })).toEqual([400, { code: 'bad-setup', detail: 'after' }]);
    expect(await refusedTo(ann, { after: 'no such table' })).toEqual([400, { code: 'bad-setup', detail: 'after' }]);
    expect(await refusedTo(ann, { after: first, setup: { ...setup, carried: { names, gems: [9, 9] } } })).toEqual([
      400,
      { code: 'bad-setup', detail: 'carried' },
    ]);
    expect(await refusedTo(ann, {})).toEqual([400, { code: 'bad-setup', detail: 'after' }]);
  });
});

describe('coming back', () => {
  test('whoever lost the line is shown what was saved, with what happened meanwhile as news', async () => {
    const server = await start();
    const { id, ann, bob, people } = await threeAtTheToy(server);
    const random = randomFrom('back');
    for (let i = 0; i < 4; i++) for (const one of [ann, bob]) if (one.isAsked) await one.step(random);
    await until('a quiet moment', () => ann.isAsked || bob.isAsked);
    const before = ann.client.state.welcome;
    bob.socket.terminate();
    await until('presence', () => ann.client.state.shown?.meta.seats[1]?.here === false);
    const again = await at(people, 1).sit(id);
    await until('presence', () => ann.client.state.shown?.meta.seats[1]?.here === true);
    expect(again.client.state.welcome).toEqual(before);
    expect(again.client.state.shown?.meta.at).toBe(1);
    const [mine, theirs] = [ann.client.state.shown?.meta, again.client.state.shown?.meta];
    expect(theirs?.waiting).toEqual(mine?.waiting);
    await playOn([ann, again], random);
    await Promise.all([ann.close(), again.close()]);
  });

  test('a server that is stopped and started goes on: bots that were due answer by themselves', async () => {
    const data = newFolder();
    const first = await start({ data, botSeconds: 30 });
    const ann = await Visitor.come(first.port, 'Ann');
    const id = await ann.make('toy', { seats: 2, rounds: 1 }, [{ kind: 'bot', bot: 'slow' }, RANDOM]);
    const host = await ann.sit(id);
    await host.client.ask({ t: 'begin' });
    await pause(200);
    await first.stop();
    const second = await start({ data, botSeconds: 1 });
    // Nobody connects: the table is woken by what the store knows of it.
    const over = async (): Promise<boolean> =>
      textAt(await (await ann.at(second.port).get(`/api/tables/${id}`)).json(), 'phase') === 'over';
    await until('the bots to finish', over, 60_000);
  });

  test('a graceful stop says so to everybody, and keeps what was acknowledged', async () => {
    const data = newFolder();
    const server = await start({ data });
    const { id, ann, bob } = await threeAtTheToy(server);
    const since = performance.now();
    await server.stop();
    expect(performance.now() - since).toBeLessThan(8_000);
    await until('goodbye', () => ann.client.state.bye !== null && bob.client.state.bye !== null);
    expect(ann.client.state.bye).toEqual({ t: 'bye', code: 'restarting' });
    const store = openSqlite(data);
    expect((await store.table(id))?.phase).toBe('playing');
    await store.close();
  });
});

describe('memory', () => {
  test('an idle table leaves memory while its people stay connected, and they notice nothing when it comes back', async () => {
    const server = await start({ idleSeconds: 0 });
    const { ann, bob } = await threeAtTheToy(server);
    await until('rest', () => server.tables.inMemory === 0);
    const random = randomFrom('idle');
    const welcomes = ann.welcomes + bob.welcomes;
    for (let moves = 0, left = 2_000; moves < 12 && left > 0; left--) {
      await until('rest', () => server.tables.inMemory === 0);
      await pause(5);
      const asked = [ann, bob].find((one) => one.isAsked);
      if (asked === undefined) break;
      // A whole answer at once: looking would keep the table awake.
      const reply = await asked.step(random);
      expect(reply?.t).toBe('ok');
      moves++;
    }
    expect(ann.welcomes + bob.welcomes).toBe(welcomes);
    await playOn([ann, bob], random);
    await until('the end', () => bob.phase === 'over');
    expect(digest(bob.client.state.shown?.meta.over)).toBe(digest(ann.client.state.shown?.meta.over));
    await Promise.all([ann.close(), bob.close()]);
    await until('nothing kept', () => server.tables.known === 0);
  });

  test('somebody who comes or goes while the table rests is seen by the others', async () => {
    const server = await start({ idleSeconds: 0 });
    const { id, ann, bob, people } = await threeAtTheToy(server);
    await until('rest', () => server.tables.inMemory === 0);
    await bob.close();
    await until('gone', () => ann.client.state.shown?.meta.seats[1]?.here === false);
    await until('rest', () => server.tables.inMemory === 0);
    const again = await at(people, 1).sit(id);
    await until('back', () => ann.client.state.shown?.meta.seats[1]?.here === true);
    await Promise.all([ann.close(), again.close()]);
  });

  test('no more tables are in memory than are allowed', async () => {
    const server = await start({ idleSeconds: 86_400, liveTables: 3 });
    const ann = await Visitor.come(server.port);
    const players: Player[] = [];
    for (let i = 0; i < 8; i++) players.push(await ann.sit(await ann.make('toy', { seats: 2, rounds: 1 }, [ME, OPEN])));
    expect(server.tables.inMemory).toBe(8);
    server.tables['sweep']();
    expect(server.tables.inMemory).toBe(3);
    for (const player of players) expect((await player.client.ask({ t: 'ping' })).t).toBe('ok');
    await Promise.all(players.map((player) => player.close()));
  });
});

describe('the store says no', () => {
  /** A store whose next append fails as told. */
  const failing = (real: Store): { store: Store; next: (error: Error | null) => void } => {
    let error: Error | null = null;
    const store = new Proxy(real, {
      get: (target, key) => {
        if (key === 'append' && error !== null) {
          const thrown = error;
          error = null;
          return () => Promise.reject(thrown);
        }
        const value: unknown = Reflect.get(target, key);
        return typeof value === 'function' ? (...args: readonly unknown[]): unknown => Reflect.apply(value, target, args) : value;
      },
    });
    return { store, next: (one) => (error = one) };
  };

  test.each([
    [new Error('disk full'), 'damaged'],
    [new Conflict('second writer'), 'stale-offer'],
  ])('%s: nobody is told of the move, everybody sees what is stored, and play goes on', async (error, code) => {
    const { store, next } = failing(openSqlite(newFolder()));
    const server = await start({}, { store });
    const { id, ann, bob } = await threeAtTheToy(server);
    const random = randomFrom('fail');
    await until('a question', () => ann.isAsked || bob.isAsked);
    const [asked, other] = ann.isAsked ? [ann, bob] : [bob, ann];
    const choice = await asked.randomChoice(random);
    const [seen, length] = [digest(other.client.state.shown), (await store.table(id))?.length];
    next(error);
    expect(await asked.client.answer(choice ?? {})).toMatchObject({ t: 'no', code });
    expect((await store.table(id))?.length).toBe(length);
    expect(digest(other.client.state.shown)).toBe(seen);
    expect((await asked.client.answer(choice ?? {})).t).toBe('ok');
    await playOn([ann, bob], random);
    await ann.close();
    await bob.close();
  });
});

describe('damage', () => {
  /** A table of the toy with some moves, on data whose server has stopped. */
  const leftBehind = async (data: string): Promise<{ id: string; ann: Visitor }> => {
    const server = await start({ data, snapshotEvery: 5 });
    const { id, ann, bob, people } = await threeAtTheToy(server);
    const random = randomFrom('damage');
    for (let moves = 0, left = 2_000; moves < 10 && left > 0 && ann.phase !== 'over'; left--) {
      const asked = [ann, bob].find((one) => one.isAsked);
      if (asked === undefined) await pause(5);
      else if ((await asked.step(random))?.t === 'ok') moves++;
    }
    await server.stop();
    return { id, ann: at(people, 0) };
  };
  const change = (data: string, sql: string): void => {
    const db = new DatabaseSync(join(data, 'undercroft.sqlite'));
    expect(db.prepare(sql).run().changes).toBeGreaterThan(0);
    db.close();
  };

  test.each([
    ['another outcome', `UPDATE records SET record = replace(record, '"chance":[', '"chance":[0,') WHERE record LIKE '%"t":"begun"%'`],
    ['another time', `UPDATE records SET record = replace(record, '"at":1', '"at":2') WHERE seq = 4`],
    ['a record missing', 'DELETE FROM records WHERE seq = 6'],
    ['the last record missing', 'DELETE FROM records WHERE seq = (SELECT max(seq) FROM records)'],
    ['no JSON', `UPDATE records SET record = substr(record, 1, 20) WHERE seq = 5`],
    ['other rules', `UPDATE records SET record = replace(record, '"rules":1', '"rules":9') WHERE seq = 0`],
    ['a game that is not here', `UPDATE tables SET game = 'chess'`],
    ['another digest', `UPDATE tables SET digest = 'ffff'`],
  ])('%s: the table is refused as damaged, and left as it is', async (_, sql) => {
    const data = newFolder();
    const { id, ann } = await leftBehind(data);
    change(data, sql);
    // What lies before a snapshot is not read again: here all of it is.
    change(data, 'DELETE FROM snapshots');
    const db = new DatabaseSync(join(data, 'undercroft.sqlite'));
    const all = (): string =>
      digest([db.prepare('SELECT * FROM records').all(), db.prepare('SELECT * FROM tables').all()].map((rows) => JSON.stringify(rows)));
    const before = all();
    const server = await start({ data });
    const line = await ann.at(server.port).line();
    expect(await line.hello(id)).toMatchObject({ t: 'no', code: 'damaged' });
    expect(await line.ask({ t: 'begin' })).toMatchObject({ t: 'no', code: 'no-table' });
    const other = await ann.at(server.port).make('toy', { seats: 2, rounds: 1 }, [ME, OPEN]);
    expect((await (await ann.at(server.port).line()).hello(other)).t).toBe('welcome');
    const { store } = server.tables.around;
    const stored = await store.table(id);
    expect(stored === null ? null : (await verifyTable(store, gameRegistry, stored)).wrong).toMatch(/./);
    db.prepare('DELETE FROM records WHERE table_id = ?').run(other);
    db.prepare('DELETE FROM tables WHERE id = ?').run(other);
    expect(all()).toBe(before);
    db.close();
  });

  test('damage to records before the newest snapshot does not stop the table, and is named by verifying', async () => {
    const data = newFolder();
    const { id, ann } = await leftBehind(data);
    change(data, `UPDATE records SET record = replace(record, '"at":1', '"at":2') WHERE seq = 4`);
    const server = await start({ data });
    expect(await (await ann.at(server.port).line()).hello(id)).toMatchObject({ t: 'welcome' });
    const { store } = server.tables.around;
    const stored = await store.table(id);
    expect(stored === null ? null : (await verifyTable(store, gameRegistry, stored)).wrong).toMatch(/record 4: altered/);
  });

  test('a snapshot that does not fit is of no use: the table is made from its records', async () => {
    const data = newFolder();
    const { id, ann } = await leftBehind(data);
    change(data, `UPDATE snapshots SET position = json_set(position, '$.match.position.board', json('{}'))`);
    const server = await start({ data });
    expect(await (await ann.at(server.port).line()).hello(id)).toMatchObject({ t: 'welcome' });
  });

  test('an altered snapshot is found by verifying, and an untouched table is fine', async () => {
    const data = newFolder();
    const { id } = await leftBehind(data);
    const verdict = async (): Promise<string | null> => {
      const store = openSqlite(data, { readOnly: true });
      const stored = await store.table(id);
      const why = stored === null ? 'gone' : (await verifyTable(store, gameRegistry, stored)).wrong;
      await store.close();
      return why;
    };
    expect(await verdict()).toBeNull();
    change(data, `UPDATE snapshots SET digest = 'ffff' WHERE length = (SELECT min(length) FROM snapshots)`);
    expect(await verdict()).toMatch(/kept was ffff/);
  });
});

describe('bots', () => {
  test('a bot that thinks hard does not hold up anybody else', async () => {
    const server = await start({ botSeconds: 30 });
    const ann = await Visitor.come(server.port);
    const id = await ann.make('toy', { seats: 2, rounds: 1 }, [{ kind: 'bot', bot: 'slow' }, ME]);
    const player = await ann.sit(id);
    const delay = monitorEventLoopDelay({ resolution: 5 });
    await player.client.ask({ t: 'begin' });
    delay.enable();
    const waits: number[] = [];
    for (const end = performance.now() + 1_200; performance.now() < end; ) {
      const since = performance.now();
      await player.client.ask({ t: 'ping' });
      waits.push(performance.now() - since);
      await pause(10);
    }
    delay.disable();
    // The bot computes for 1.5 s without a pause; on the loop itself one wait would be as long as that.
    expect(Math.max(...waits)).toBeLessThan(750);
    expect(delay.max / 1e6).toBeLessThan(750);
    await player.close();
  });

  test.each(['failing', 'cheating', 'endless'])('a %s bot is replaced by chance, and the game goes on', async (bot) => {
    const server = await start({ botSeconds: 1 });
    const ann = await Visitor.come(server.port);
    const id = await ann.make('toy', { seats: 2, rounds: 1 }, [ME, { kind: 'bot', bot }]);
    const player = await ann.sit(id);
    await player.client.ask({ t: 'begin' });
    const random = randomFrom(bot);
    const byBot = (): number => player.client.state.log.filter((one) => one.by === 'bot').length;
    for (let left = 400; left > 0 && byBot() < 2 && player.phase === 'playing'; left--) {
      if (player.isAsked) await player.step(random);
      else await pause(20);
    }
    expect(byBot() >= 2 || player.phase === 'over').toBe(true);
    await player.close();
  });

  test('a seat whose clock runs out is answered for, also when nobody has the table in memory', async () => {
    const server = await start({ idleSeconds: 0 });
    const ann = await Visitor.come(server.port);
    const id = await ann.make('toy', { seats: 2, rounds: 1 }, [ME, RANDOM], { clock: { bank: 1_000, more: 0 } });
    const player = await ann.sit(id);
    await player.client.ask({ t: 'begin' });
    await until('the clock to play it out', () => player.phase === 'over', 60_000);
    expect(player.client.state.log.some((one) => one.by === 'clock')).toBe(true);
    await player.close();
  });
});
