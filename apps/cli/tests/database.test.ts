// Proves serve and admin with a database in the place of the folder, from the outside.

import { join } from 'node:path';
import { textAt } from '@undercroft/testkit/json';
import { expect, test } from 'vitest';
import { postgres } from '../../server/tests/postgres/help.ts';
import { containing, matching, newFolder, run, start } from './program.ts';

/** Starts a server, has one table made, and stops it. */
async function served(args: readonly string[], env: Readonly<Record<string, string>>): Promise<string> {
  const child = start(['serve', '--port', '0', ...args], newFolder(), env);
  let out = '';
  const gone = new Promise<number | null>((done) => void child.once('close', done));
  const address = await new Promise<string>((done, fail) => {
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      out += text;
      const found = /http:\/\/localhost:\d+\//.exec(out);
      if (found !== null && out.includes('Ctrl-C')) done(found[0].replace('localhost', '127.0.0.1'));
    });
    child.once('close', (code) => fail(new Error(`serve ended with ${code}`)));
  });
  const body = JSON.stringify({ game: 'delve', setup: {}, seats: [{ kind: 'me' }] });
  const made = await fetch(`${address}api/tables`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  const table = textAt(await made.json(), 'id');
  child.kill('SIGTERM');
  expect(await gone).toBe(0);
  expect(out).toContain('postgres://');
  return table;
}

test('a database holds the tables: by --store and by DATABASE_URL; they are checked, exported, and copied to a folder and back', async () => {
  const server = await postgres();
  const url = await server.fresh();
  const table = await served(['--store', url], {});
  await served([], { DATABASE_URL: url });
  expect(await run(['admin', 'verify', '--store', url])).toMatchObject({ code: 0, out: containing('2') });
  expect((await run(['admin', 'export', table, '--records', '--store', url])).out).toContain('"t":"made"');
  const folder = join(newFolder(), 'data');
  const copied = await run(['admin', 'copy', url, folder]);
  expect(copied).toMatchObject({ code: 0, out: matching(/Tables: 2, guests: 2/) });
  expect(await run(['admin', 'verify', '--data', folder])).toMatchObject({ code: 0 });
  const back = await run(['admin', 'copy', folder, await server.fresh()]);
  expect(back.out.split('\n').at(-2)).toBe(copied.out.split('\n').at(-2));
}, 120_000);

test('what cannot be done with a database is said in a sentence, without its password', async () => {
  const nowhere = 'postgres://ann:geheim@127.0.0.1:1/nothing';
  for (const args of [
    ['serve', '--port', '0', '--store', nowhere],
    ['admin', 'verify', '--store', nowhere],
    ['admin', 'backup', 'here.sqlite', '--store', nowhere],
    ['admin', 'copy', nowhere, newFolder()],
    ['admin', 'copy', 'here', 'here'],
    ['admin', 'copy', 'here'],
    ['serve', '--store', 'mysql://here'],
  ]) {
    const said = await run(args);
    expect(said.code).toBe(2);
    expect(said.err).toMatch(/^undercroft: .+\n$/);
    expect(said.err).not.toContain('geheim');
  }
}, 120_000);
