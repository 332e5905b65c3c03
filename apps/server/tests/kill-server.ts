// The server that is killed: loads everything, waits for the word, then opens the data it is told and says its port.

import { enableCompileCache } from 'node:module';
import { createInterface } from 'node:readline';

// It is started very often: what was compiled once is kept.
enableCompileCache();
const { startServer } = await import('../src/server.ts');
const { gameRegistry } = await import('./games.ts');
const { testSettings } = await import('./help.ts');

const data = await new Promise<string>((done) => void createInterface({ input: process.stdin }).once('line', done));
const { port } = await startServer({ settings: testSettings({ data, snapshotEvery: 10, idleSeconds: 1 }), gameRegistry });
process.stdout.write(`${port}\n`);
// Whoever started it is gone: nobody will kill it any more.
process.stdin.on('end', () => process.exit(0));
