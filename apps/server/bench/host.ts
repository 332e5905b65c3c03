// The process that is measured: the real server, without limits or with those it has by default, and beside it the least that could be durable: an echo after one synced write.

import { closeSync, fsyncSync, mkdtempSync, openSync, readdirSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocketServer } from 'ws';
import { settingsFrom } from '../src/settings.ts';
import { startServer } from '../src/server.ts';
import { openSqlite } from '../src/store/sqlite.ts';

const folder = mkdtempSync(join(tmpdir(), 'undercroft-bench-'));
const idleSeconds = Number(process.argv[2] ?? 300);
const own = { port: 0, data: join(folder, 'data'), log: 'silent', idleSeconds, store: process.argv[4] ?? '' };
const UNLIMITED = {
  messagesPerSecond: 1_000_000,
  messageBurst: 10_000_000,
  requestsPerMinute: 100_000_000,
  connectionsPerGuest: 1_000_000,
  connectionsPerAddress: 1_000_000,
  connections: 1_000_000,
  tablesPerGuest: 1_000_000,
  workPerSecond: 1_000_000,
  commitsPerSecond: 1_000_000,
  storedPerAddress: 1_000_000,
  socketsPerMinute: 100_000_000,
  storeMegabytes: 1_000_000,
  liveTables: 1_000_000,
  heartbeatSeconds: 3_600,
};
const settings = settingsFrom({}, process.argv[3] === 'strict' ? own : { ...UNLIMITED, ...own });
/** Milliseconds in the store and in the echo's own write, since somebody last asked. */
let stored: number[] = [];
let synced: number[] = [];
// The store that the server would open by itself, with somebody who looks at the clock; a database is opened by the server alone.
const timed = (seconds: number): void => void stored.push(seconds * 1_000);
const folded = settings.store === '' ? { store: openSqlite(settings.data, { commitsPerSecond: settings.commitsPerSecond, timed }) } : {};
const server = await startServer({ settings, ...folded });

const file = openSync(join(folder, 'echo'), 'a');
const echo = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
echo.on('connection', (socket) => {
  socket.on('message', (data: Buffer) => {
    const since = performance.now();
    writeSync(file, data);
    fsyncSync(file);
    synced.push(performance.now() - since);
    socket.send(data.toString('utf8'));
  });
});
await new Promise((done) => void echo.once('listening', done));

function levels(): object {
  for (let i = 0; i < 4; i++) globalThis.gc?.();
  const { rss, heapUsed, external } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  return {
    rss,
    heap: heapUsed + external,
    tables: server.tables.inMemory,
    known: server.tables.known,
    cpu: (user + system) / 1_000,
    descriptors: descriptors(),
  };
}

/** Open files and sockets, where the system tells. */
function descriptors(): number {
  try {
    return readdirSync('/proc/self/fd').length;
  } catch {
    return 0;
  }
}

function times(): object {
  const told = { stored, synced };
  [stored, synced] = [[], []];
  return told;
}

function end(): void {
  closeSync(file);
  rmSync(folder, { recursive: true, force: true });
  process.exit(0);
}

const address = echo.address();
process.send?.({ port: server.port, echo: address !== null && typeof address === 'object' ? address.port : 0 });
process.on('message', (what) => {
  if (what === 'stop') end();
  else process.send?.(what === 'times' ? times() : levels());
});
// Whoever measured is gone: nobody will say stop.
process.on('disconnect', end);
