// Proves that nothing acknowledged is lost: the server is killed again and again while people play, and every ok is accounted for.

import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { missing, randomFrom } from '@undercroft/kernel';
import { expect, test } from 'vitest';
import { openSqlite } from '../src/store/sqlite.ts';
import { newFolder, pause, until } from './help.ts';
import { check, Company, KINDS, shownTo } from './survivors.ts';

const KILLS = process.env['UNDERCROFT_SOAK'] === '1' ? 300 : 50;
const PROGRAM = fileURLToPath(new URL('./kill-server.ts', import.meta.url));
/** Servers one after another on the same data; while one runs the next is already loaded, so that little time is lost. */
class Servers {
  port = 0;
  private readonly data: string;
  private now: ChildProcess | null = null;
  private next: ChildProcess;

  constructor(data: string) {
    this.data = data;
    this.next = this.load();
  }

  async start(): Promise<void> {
    const child = this.next;
    child.stdin?.write(`${this.data}\n`);
    const line = createInterface({ input: child.stdout ?? missing() });
    this.port = await new Promise<number>((done, fail) => {
      line.once('line', (text) => done(Number(text)));
      child.once('exit', (code) => fail(new Error(`the server did not start: ${code}`)));
    });
    child.removeAllListeners('exit');
    this.now = child;
    this.next = this.load();
  }

  async kill(): Promise<void> {
    const child = this.now ?? missing();
    this.port = 0;
    const gone = new Promise((done) => child.once('exit', done));
    child.kill('SIGKILL');
    await gone;
    this.now = null;
  }

  end(): void {
    this.now?.kill('SIGKILL');
    this.next.kill('SIGKILL');
  }

  private load(): ChildProcess {
    return spawn(process.execPath, [PROGRAM], { stdio: ['pipe', 'pipe', 'inherit'] });
  }
}

test(`${KILLS} kills: no acknowledged move is lost, doubled or reordered, and everybody comes back to what was saved`, async () => {
  const data = newFolder();
  const servers = new Servers(data);
  const company = new Company(servers);
  const { ledger } = company;
  await servers.start();
  try {
    await company.begin(KINDS.length);
    const random = randomFrom('kills');
    for (let kill = 0; kill < KILLS && company.failure === null; kill++) {
      const target = ledger.acknowledged.length + 1;
      await until('some play', () => ledger.acknowledged.length >= target || company.failure !== null, 60_000);
      await pause(random.below(400));
      await servers.kill();
      await servers.start();
    }
    await company.rest();
    const compare = await shownTo(company.finals);
    await servers.kill();
    const store = openSqlite(data, { readOnly: true });
    compare(await check(store, ledger));
    await store.close();
  } finally {
    servers.end();
  }
  expect(ledger.acknowledged.length).toBeGreaterThan(KILLS);
  expect(company.comebacks).toBeGreaterThan(KILLS);
}, 3_600_000);
