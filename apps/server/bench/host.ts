// The process that is measured: the real server, and beside it the least that could be durable: an echo after one synced write.

import { closeSync, fsyncSync, mkdtempSync, openSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocketServer } from 'ws';
import { settingsFrom } from '../src/settings.ts';
import { startServer } from '../src/server.ts';

const folder = mkdtempSync(join(tmpdir(), 'undercroft-bench-'));
const idleSeconds = Number(process.argv[2] ?? 300);
const settings = settingsFrom(
  {},
  {
    port: 0,
    data: join(folder, 'data'),
    log: 'silent',
    messagesPerSecond: 1_000_000,
    messageBurst: 10_000_000,
    requestsPerMinute: 100_000_000,
    connectionsPerGuest: 1_000_000,
    connectionsPerAddress: 1_000_000,
    connections: 1_000_000,
    tablesPerGuest: 1_000_000,
    liveTables: 1_000_000,
    heartbeatSeconds: 3_600,
    idleSeconds,
  },
);
const server = await startServer({ settings });

const file = openSync(join(folder, 'echo'), 'a');
const echo = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
echo.on('connection', (socket) => {
  socket.on('message', (data: Buffer) => {
    writeSync(file, data);
    fsyncSync(file);
    socket.send(data.toString('utf8'));
  });
});
await new Promise((done) => void echo.once('listening', done));

process.send?.({ port: server.port, echo: (echo.address() as { port: number }).port });
process.on('message', (what) => {
  if (what === 'stop') {
    closeSync(file);
    process.exit(0);
  }
  for (let i = 0; i < 4; i++) globalThis.gc?.();
  const { rss, heapUsed, external } = process.memoryUsage();
  process.send?.({ rss, heap: heapUsed + external, tables: server.tables.inMemory, known: server.tables.known });
});
