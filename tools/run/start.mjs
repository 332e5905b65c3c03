// npm start: builds the page if need be and opens the server on this machine, in a terminal or without one.
import { createServer } from 'node:net';
import { join } from 'node:path';
import { ensurePage } from './page.mjs';
import { say, Stop } from './say.mjs';
import { root, runFile } from './spawn.mjs';

const PORT = 8042;
const PORTS_TRIED = 100;

/** @param {number} port
 *  @returns {Promise<boolean>} */
function isFree(port) {
  return new Promise((done) => {
    const server = createServer();
    server.once('error', () => done(false));
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => server.close(() => done(true)));
  });
}

async function freePort() {
  for (let port = PORT; port < PORT + PORTS_TRIED; port += 1) if (await isFree(port)) return port;
  throw new Stop(`no port from ${PORT} to ${PORT + PORTS_TRIED - 1} is free; name one: PORT=N npm start`);
}

/** @param {readonly string[]} args
 *  @param {string} option */
const names = (args, option) => args.some((arg) => arg === option || arg.startsWith(`${option}=`));

/** @param {readonly string[]} args */
async function run(args) {
  const helps = args.includes('--help');
  const env = process.env;
  if (!helps) await ensurePage();
  const named = names(args, '--port') || env['UNDERCROFT_PORT'] || env['PORT'];
  const port = helps || named ? [] : ['--port', String(await freePort())];
  const data = names(args, '--data') || env['UNDERCROFT_DATA'] ? [] : ['--data', join(root, 'data')];
  if (port[1] && port[1] !== String(PORT)) say(`port ${PORT} is in use; taking ${port[1]}.`);
  return runFile('apps/cli/src/main.ts', ['serve', ...port, ...data, ...args], {
    env: { UNDERCROFT_LOG: env['UNDERCROFT_LOG'] || 'warn' },
  });
}

/** @type {import('./scripts.mjs').Target} */
export const start = { needs: 'production', run };
