// The server that is killed: loads everything, waits for the word, then opens the data it is told and says its port.

import { createInterface } from 'node:readline';
import { startServer } from '../src/server.ts';
import { library } from './library.ts';
import { testSettings } from './help.ts';

const data = await new Promise<string>((done) => void createInterface({ input: process.stdin }).once('line', done));
const { port } = await startServer({ settings: testSettings({ data, snapshotEvery: 10, idleSeconds: 1 }), library });
process.stdout.write(`${port}\n`);
// Whoever started it is gone: nobody will kill it any more.
process.stdin.on('end', () => process.exit(0));
