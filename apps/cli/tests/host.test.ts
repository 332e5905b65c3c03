// Proves serve and admin from the outside: started, stopped by a signal, its data copied, checked and exported.

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { textAt } from '@undercroft/testkit/json';
import { describe, expect, test } from 'vitest';
import { containing, matching, newFolder, run, start } from './program.ts';

interface Served {
  readonly address: string;
  readonly stop: () => Promise<number | null>;
  /** What it has logged so far. */
  readonly log: () => string;
}

/** A server as people start it, once it has said where it is. */
async function served(data: string, env: Readonly<Record<string, string>> = {}): Promise<Served> {
  const child = start(['serve', '--port', '0', '--data', data], newFolder(), env);
  let out = '';
  let err = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (err += text));
  const gone = new Promise<number | null>((done) => void child.once('close', done));
  const address = await new Promise<string>((done, fail) => {
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      out += text;
      const found = /http:\/\/localhost:\d+\//.exec(out);
      if (found !== null) done(found[0].replace('localhost', '127.0.0.1'));
    });
    child.once('close', (code) => fail(new Error(`serve ended with ${code}: ${err}`)));
  });
  return {
    address,
    log: () => err,
    stop: () => {
      child.kill('SIGTERM');
      return gone;
    },
  };
}

/** A table of a game for one, made and never begun. */
async function madeTable(address: string): Promise<string> {
  const body = JSON.stringify({ game: 'delve', setup: {}, seats: [{ kind: 'me' }] });
  const answer = await fetch(`${address}api/tables`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  expect(answer.status).toBe(201);
  return textAt(await answer.json(), 'id');
}

describe('serve and admin', () => {
  test('from starting to stopping: a table is kept, copied, checked, exported; an altered record is found', async () => {
    const data = join(newFolder(), 'data');
    const server = await served(data);
    expect((await fetch(`${server.address}healthz`)).status).toBe(200);
    const table = await madeTable(server.address);

    const second = await run(['serve', '--port', '0', '--data', data]);
    expect(second).toMatchObject({ code: 2, out: '' });
    expect(second.err).toMatch(/Another server has/);

    const copy = join(newFolder(), 'copy.sqlite');
    expect(await run(['admin', 'backup', copy, '--data', data])).toMatchObject({ code: 0, err: '' });
    expect(existsSync(copy)).toBe(true);
    expect((await run(['admin', 'backup', copy, '--data', data])).code).toBe(2);
    expect((await run(['admin', 'verify', '--data', data])).out).toMatch(/Tables checked: 1\. Every one/);
    expect((await run(['admin', 'export', table, '--data', data])).err).toMatch(/has not begun/);
    expect((await run(['admin', 'export', table, '--records', '--data', data])).out).toContain(`"t":"made"`);

    expect(await server.stop()).toBe(0);
    const db = new DatabaseSync(join(data, 'undercroft.sqlite'));
    const record = textAt(db.prepare('SELECT record FROM records').get(), 'record');
    db.prepare('UPDATE records SET record = ?').run(record.replace('"listed":false', '"listed":true'));
    db.close();
    const found = await run(['admin', 'verify', '--data', data]);
    expect(found.code).toBe(1);
    expect(found.out).toContain(table);
    expect(JSON.parse((await run(['admin', 'verify', '--json', '--data', data])).out)).toMatchObject({ checked: 1, wrong: [{ table }] });
  });

  test.each([
    [['admin', 'verify', '--data', '/nowhere/at/all'], /no data/],
    [['admin', 'backup'], /needs FILE/],
    [['admin', 'export'], /needs TABLE/],
    [['admin', 'restore'], /needs FILE/],
    [['admin', 'restore', '/nowhere/copy.sqlite'], /no file|does not exist|not there/i],
    [['admin', 'expiring', '--days', 'soon'], /--days/],
    [['admin', 'verify', 'much'], /too many words/],
    [['admin', 'destroy'], /no command “destroy”/],
    [['admin'], /task is missing/],
    [['serve', '--port', '99999'], /--port/],
    [['serve', 'everything'], /too many words/],
    [['serve', '--language', 'nl', '--port', 'x'], /--port/],
  ])('%j is refused in one sentence', async (args, says) => {
    const { code, out, err } = await run(args);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(says);
    expect(err.trim().split('\n').length).toBe(1);
  });

  test('a setting that cannot be used is named', async () => {
    const { code, err } = await run(['serve'], { env: { UNDERCROFT_IDLE_SECONDS: 'soon' } });
    expect([code, err]).toEqual([2, matching(/UNDERCROFT_IDLE_SECONDS.*whole number/)]);
  });

  test('the port comes from --port, from UNDERCROFT_PORT, from PORT, in this order', async () => {
    const taken = await served(join(newFolder(), 'data'));
    const { port } = new URL(taken.address);
    const serving = (args: readonly string[], env: Record<string, string>) =>
      run(['serve', ...args, '--data', join(newFolder(), 'data')], { env });
    for (const [args, env] of [
      [[], { PORT: port }],
      [[], { PORT: '0', UNDERCROFT_PORT: port }],
      [['--port', port], { PORT: '0' }],
    ] as const)
      expect((await serving(args, env)).err).toContain(`port ${port} (EADDRINUSE)`);
    expect(await taken.stop()).toBe(0);
    expect((await serving([], { PORT: 'many' })).err).toMatch(/The setting PORT cannot be used.*whole number/);
  });

  test.each(['en', 'nl', 'ja'])('a foreign file in the place of the data is named with what to do, in %s', async (language) => {
    const data = newFolder();
    writeFileSync(join(data, 'undercroft.sqlite'), 'x'.repeat(9_000));
    for (const command of [
      ['serve', '--port', '0'],
      ['admin', 'verify'],
      ['admin', 'backup', join(newFolder(), 'copy')],
    ]) {
      const { code, err } = await run([...command, '--data', data, '--language', language]);
      expect([code, err.trim().split('\n').length]).toEqual([2, 1]);
      expect(err).toContain(join(data, 'undercroft.sqlite'));
      expect(err).toContain('--data');
      expect(err).not.toContain('ERR_SQLITE');
    }
  });

  test('a folder that cannot be written is told from a foreign file', async () => {
    const data = newFolder();
    mkdirSync(join(data, 'undercroft.sqlite'));
    const { code, err } = await run(['serve', '--port', '0', '--data', data]);
    expect(code).toBe(2);
    expect(err).toMatch(/cannot be written \(EISDIR\)/);
  });

  test('verify names every table on malformed pages and goes on with the others', async () => {
    const data = join(newFolder(), 'data');
    const server = await served(data);
    const tables: string[] = [];
    for (let n = 0; n < 12; n++) tables.push(await madeTable(server.address));
    expect(await server.stop()).toBe(0);
    const file = join(data, 'undercroft.sqlite');
    const bytes = readFileSync(file);
    // The first leaf of a tree without row ids that holds records.
    const pages = Array.from({ length: bytes.length / 4_096 }, (_, n) => bytes.subarray(n * 4_096, (n + 1) * 4_096));
    pages.find((page) => page[0] === 10 && page.includes('"t":"made"'))?.fill(0xff, 0, 16);
    writeFileSync(file, bytes);
    const { code, out } = await run(['admin', 'verify', '--data', data]);
    expect(code).toBe(1);
    expect(out).toMatch(/The file is damaged: /);
    const differing = Number(/Tables checked: 12\. Tables that differ: (\d+)/.exec(out)?.[1]);
    expect([differing > 0, differing < 12]).toEqual([true, true]);
    expect(tables.filter((table) => out.includes(`${table} (`)).length).toBe(differing);
  });

  test('what will be removed is listed first, by how far it came', async () => {
    const data = join(newFolder(), 'data');
    const server = await served(data);
    const table = await madeTable(server.address);
    expect(await server.stop()).toBe(0);
    const list = (args: readonly string[], env: Readonly<Record<string, string>> = {}) =>
      run(['admin', 'expiring', '--data', data, ...args], { env });
    expect((await list(['--days', '13'])).out).toBe('Removed within 13 days if nobody touches them: tables 0, guests 0.\n');
    const soon = (await list(['--days', '15'])).out;
    expect(soon).toMatch(
      new RegExp(`^${table} \\(delve\\), never begun, last touched .*: removed on \\d{4}-\\d\\d-\\d\\d\\n.*tables 1, guests 0`),
    );
    expect(JSON.parse((await list(['--json', '--days', '15'])).out)).toMatchObject({ tables: [{ table, kind: 'gathering' }], guests: 0 });
    expect((await list(['--days', '15'], { UNDERCROFT_GATHERING_DAYS: '0' })).out).toContain('tables 0');
    // It is only listed.
    expect((await run(['admin', 'verify', '--data', data])).out).toContain('Tables checked: 1');
  });

  test('a backup is restored: checked first, never over a running server, over data only when told, and then that is kept', async () => {
    const data = join(newFolder(), 'data');
    const server = await served(data);
    const first = await madeTable(server.address);
    const copy = join(newFolder(), 'copy.sqlite');
    expect((await run(['admin', 'backup', copy, '--data', data])).code).toBe(0);
    const second = await madeTable(server.address);
    const restore = (file: string, folder: string, ...more: readonly string[]) =>
      run(['admin', 'restore', file, '--data', folder, ...more]);
    expect((await restore(copy, data)).err).toMatch(/not empty/);
    expect((await restore(copy, data, '--replace')).err).toMatch(/Another server has/);
    expect(await server.stop()).toBe(0);
    expect(await restore(copy, data)).toMatchObject({ code: 2, out: '' });

    const { code, out } = await restore(copy, data, '--replace');
    expect(code).toBe(0);
    const aside = /kept as (\S+\.sqlite)\./.exec(out)?.[1] ?? '';
    expect(out).toContain(`${copy} is now the data in ${data}. Tables: 1.`);
    const again = await served(data);
    const statuses = await Promise.all([first, second].map(async (id) => (await fetch(`${again.address}api/tables/${id}`)).status));
    expect(statuses).toEqual([200, 404]);
    expect(await again.stop()).toBe(0);
    // What was there before comes back the same way, into a folder that is not there yet.
    const other = join(newFolder(), 'new', 'data');
    expect((await restore(aside, other)).out).toContain('Tables: 2.');
    expect(spawnSync('stat', ['-c', '%a', other, join(other, 'undercroft.sqlite')], { encoding: 'utf8' }).stdout).toBe('700\n600\n');
    expect(readdirSync(other).sort()).toEqual(['lock', 'undercroft.sqlite']);
  });

  test('a backup that is not sound is not restored unless told, and nothing is changed', async () => {
    const data = join(newFolder(), 'data');
    const server = await served(data);
    const table = await madeTable(server.address);
    const copy = join(newFolder(), 'copy.sqlite');
    expect((await run(['admin', 'backup', copy, '--data', data])).code).toBe(0);
    expect(await server.stop()).toBe(0);
    const db = new DatabaseSync(copy);
    db.exec(`UPDATE records SET record = replace(record, '"listed":false', '"listed":true')`);
    db.close();
    const other = newFolder();
    const refused = await run(['admin', 'restore', copy, '--data', other]);
    expect([refused.code, refused.out]).toEqual([2, containing(`${table} (delve) differs`)]);
    expect(refused.err).toMatch(/not sound, and nothing was changed/);
    expect(readdirSync(other)).toEqual(['lock']);
    expect((await run(['admin', 'restore', copy, '--damaged', '--data', other])).code).toBe(0);
    const garbage = join(newFolder(), 'garbage.sqlite');
    writeFileSync(garbage, 'x'.repeat(9_000));
    expect((await run(['admin', 'restore', garbage, '--data', newFolder()])).err).toContain(`${garbage} is not data of Undercroft`);
    const newer = new DatabaseSync(copy);
    newer.exec('PRAGMA user_version = 99');
    newer.close();
    expect((await run(['admin', 'restore', copy, '--data', newFolder()])).err).toContain(`${copy} was written by a newer Undercroft`);
  });

  test('a port that is taken is named', async () => {
    const server = await served(join(newFolder(), 'data'));
    const { code, err } = await run(['serve', '--port', new URL(server.address).port, '--data', join(newFolder(), 'other')]);
    expect(code).toBe(2);
    expect(err).toMatch(/EADDRINUSE/);
    expect(await server.stop()).toBe(0);
  });

  test.each(['en', 'nl', 'ja'])('help in %s', async (language) => {
    for (const command of ['serve', 'admin']) {
      const { code, out } = await run([command, '--help', '--language', language]);
      expect(code).toBe(0);
      expect(out).toContain('--data');
    }
  });

  test('logs hold what happened, and no token, no name of a table, no name of a person', async () => {
    const server = await served(join(newFolder(), 'data'), { UNDERCROFT_LOG: 'trace' });
    const answer = await fetch(`${server.address}api/guest`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"name":"Rumpelstiltskin"}',
    });
    const token = /undercroft=([^;]+)/.exec(answer.headers.get('set-cookie') ?? '')?.[1] ?? 'none';
    const table = await madeTable(server.address);
    expect((await fetch(`${server.address}api/tables/${table}`, { headers: { cookie: `undercroft=${token}` } })).status).toBe(200);
    expect((await fetch(`${server.address}nowhere/${table}`)).status).toBe(404);
    expect(await server.stop()).toBe(0);
    const lines = server.log().trim().split('\n');
    expect(lines.map((line): unknown => JSON.parse(line))).toContainEqual(
      expect.objectContaining({ method: 'GET', route: '/api/tables/:id', status: 200 }),
    );
    for (const secret of [token, table, 'Rumpelstiltskin']) expect(server.log()).not.toContain(secret);
  });

  test('a data folder of a server is private', async () => {
    const data = join(newFolder(), 'data');
    const server = await served(data);
    expect(spawnSync('stat', ['-c', '%a', data], { encoding: 'utf8' }).stdout.trim()).toBe('700');
    expect(readFileSync(join(data, 'undercroft.sqlite')).subarray(0, 15).toString()).toBe('SQLite format 3');
    expect(await server.stop()).toBe(0);
  });
});
