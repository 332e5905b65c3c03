// The process that is measured on boardgame.io's side: its own server with the toy, and its store in memory or on disk.
// Plain JavaScript: its own types are not installed with the bench.

import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toy } from './toy.ts';

process.env['NODE_ENV'] = 'production';
const { Server, FlatFile } = createRequire(import.meta.url)('boardgame.io/server');

const folder = mkdtempSync(join(tmpdir(), 'undercroft-boardgame-io-'));
const onDisk = process.argv[2] === 'disk';
const { appServer } = await Server({
  games: [toy],
  origins: ['*'],
  ...(onDisk ? { db: new FlatFile({ dir: folder }) } : {}),
}).run({ port: 0, callback: () => undefined });
process.send?.(appServer.address().port);
process.on('disconnect', () => {
  rmSync(folder, { recursive: true, force: true });
  process.exit(0);
});
