// Proves moving house: from the folder into a database and back, everything is the same, also when it was interrupted on the way.

import { randomFrom } from '@undercroft/kernel';
import { expect, test } from 'vitest';
import { copyStore, Strangers } from '../../src/store/copy/copy.ts';
import { PARTS, type End } from '../../src/store/copy/parts.ts';
import { postgresEnd } from '../../src/store/copy/postgres-end.ts';
import { sqliteEnd } from '../../src/store/copy/sqlite-end.ts';
import { DataInUse } from '../../src/store/lock.ts';
import { openPostgres } from '../../src/store/postgres/postgres.ts';
import { NoData, openSqlite } from '../../src/store/sqlite.ts';
import { databaseOf, newFolder, playOn, startTest, testSettings, Visitor } from '../help.ts';
import { postgres } from './help.ts';

/** A folder in which people have played: a game to its end, one that waits, talk, and somebody who has a place nowhere. */
async function lived(): Promise<string> {
  const data = newFolder();
  const server = await startTest({ data, snapshotEvery: 5 });
  const ann = await Visitor.come(server.port, 'Ann "1" \\ ü 猫');
  await Visitor.come(server.port, 'Nobody');
  const table = await ann.make('toy', { seats: 2, rounds: 3 }, [{ kind: 'me' }, { kind: 'bot', bot: 'random' }]);
  await ann.make('delve', { mode: 'micro', level: 1 }, [{ kind: 'me' }], { listed: true });
  const player = await ann.sit(table);
  await player.client.ask({ t: 'say', text: 'Hello' });
  await player.client.ask({ t: 'begin' });
  await playOn([player], randomFrom('copy'));
  await player.close();
  await server.stop();
  return data;
}

const quiet = (): void => undefined;

test('a folder goes into a database and into another folder, and every row is the same', async () => {
  const [folder, back, url] = [await lived(), newFolder(), await (await postgres()).fresh()];
  const there = await move(await sqliteEnd(folder, true), await postgresEnd(url, false));
  const again = await move(await postgresEnd(url, true), await sqliteEnd(back, false));
  expect(again).toEqual(there);
  expect(there).toMatchObject({ guests: 2, tables: 2, kept: 0 });
  const [one, two] = [openSqlite(folder, { readOnly: true }), openSqlite(back, { readOnly: true })];
  for (const { name, columns } of Object.values(PARTS).flat()) {
    const rows = `SELECT * FROM ${name} ORDER BY ${columns.join(', ')}`;
    expect(databaseOf(two).prepare(rows).all()).toEqual(databaseOf(one).prepare(rows).all());
    if (name !== 'subscriptions' && name !== 'devices') expect(databaseOf(one).prepare(rows).all().length).toBeGreaterThan(0);
  }
  await Promise.all([one.close(), two.close()]);
  // And it is played on there.
  const server = await startTest({ store: url });
  expect(server.tables.inMemory).toBe(0);
  await server.stop();
});

test('what was interrupted is taken up where it was; what is there already is not written again', async () => {
  const [folder, url] = [await lived(), await (await postgres()).fresh()];
  const source = await sqliteEnd(folder, true);
  const into = await postgresEnd(url, false);
  let writes = 0;
  const failing: End = {
    ...into,
    write: async (...bundle) => {
      if (++writes > 3) throw new Error('the line is cut');
      await into.write(...bundle);
    },
  };
  await expect(copyStore(source, failing, quiet)).rejects.toThrow('the line is cut');
  const steps: number[] = [];
  expect(await copyStore(source, into, (done) => void steps.push(done))).toMatchObject({ guests: 2, tables: 2, kept: 3 });
  expect(steps).toEqual([1, 2, 3, 4]);
  await Promise.all([source.close(), into.close()]);
});

test('nothing is moved into data of somebody else, from nowhere, or while a server works on it', async () => {
  const [folder, other, url] = [await lived(), await lived(), await (await postgres()).fresh()];
  const [source, into] = [await sqliteEnd(folder, true), await sqliteEnd(other, false)];
  await expect(copyStore(source, into, quiet)).rejects.toThrow(Strangers);
  await Promise.all([source.close(), into.close()]);
  await expect(sqliteEnd(newFolder(), true)).rejects.toThrow(NoData);
  await expect(postgresEnd(url, true)).rejects.toThrow(NoData);
  const server = await startTest(testSettings({ store: url }));
  await expect(postgresEnd(url, false)).rejects.toThrow(DataInUse);
  await server.stop();
  await (await openPostgres(url)).close();
});

test('finding 7: while everything is moved no node can join, and a lock that was lost is no copy', async () => {
  const [folder, other] = [await lived(), await lived()];
  const [url, cut] = [await (await postgres()).fresh(), await (await postgres()).fresh()];
  const [source, into] = [await sqliteEnd(folder, true), await postgresEnd(url, false)];
  const joining: string[] = [];
  const watched: End = {
    ...into,
    write: async (...bundle) => {
      if (joining.length === 0)
        joining.push(await startTest({ store: url, leaseMs: 500 }).then(async (node) => (await node.stop(), 'joined'), String));
      await into.write(...bundle);
    },
  };
  expect(await copyStore(source, watched, quiet)).toMatchObject({ guests: 2, tables: 2 });
  expect(joining.join()).toMatch(/timeout/);
  await Promise.all([source.close(), into.close()]);
  const server = await startTest({ store: url });
  await server.stop();

  const [from, broken] = [await sqliteEnd(other, true), await postgresEnd(cut, false)];
  const breaking: End = {
    ...broken,
    write: async (...bundle) => {
      await broken.write(...bundle);
      await (await postgres()).cut(cut);
    },
  };
  await expect(copyStore(from, breaking, quiet)).rejects.toThrow(DataInUse);
  await Promise.all([from.close(), broken.close()]);
});

async function move(from: End, to: End): Promise<Awaited<ReturnType<typeof copyStore>>> {
  const copied = await copyStore(from, to, quiet);
  await Promise.all([from.close(), to.close()]);
  return copied;
}
