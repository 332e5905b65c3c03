// A node to do anything to: loads everything, waits for the word, then opens the database or the folder it is told and says its port.

import { enableCompileCache } from 'node:module';
import { createInterface } from 'node:readline';

// It is started very often: what was compiled once is kept.
enableCompileCache();
const { isPostgres } = await import('../../src/settings.ts');
const { startServer } = await import('../../src/server.ts');
const { gameRegistry } = await import('../games.ts');
const { testSettings } = await import('../help.ts');

if (process.argv.includes('--no-fence')) (await import('./no-fence.ts')).takeFencesOut();
const lines = createInterface({ input: process.stdin });
const place = await new Promise<string>((done) => void lines.once('line', done));
const settings = testSettings({
  ...(isPostgres(place) ? { store: place } : { data: place }),
  snapshotEvery: 10,
  idleSeconds: 1,
  storeConnections: 4,
  botThreads: 1,
  log: process.env['CHAOS_LOG'] ?? 'silent',
});
const server = await startServer({ settings, gameRegistry });
process.stdout.write(`${server.port}\n`);
process.once('SIGTERM', () => void server.stop().then(() => process.exit(0)));
// Whoever started it is gone: nobody will kill it any more.
process.stdin.on('end', () => process.exit(0));
