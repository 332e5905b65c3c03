// Owns the house a browser visits: the page as it is shipped, the real server as a process of its own, and Chromium.

import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright-core';
import { ensurePage } from '../run/page.mjs';

const root = join(import.meta.dirname, '..', '..');
const START_MS = 30_000;
const STOP_MS = 15_000;

/** Nothing but what a page asks for leaves the browser, so that a request to elsewhere is a fault of the page. */
const QUIET = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'];
const QUIETER = ['--disable-component-update', '--disable-sync'];

export const launch = (): Promise<Browser> =>
  chromium.launch({ executablePath: process.env['UNDERCROFT_CHROMIUM'] || '/usr/bin/chromium', args: [...QUIET, ...QUIETER] });

/** The folder of the built page, built first if it is stale; a build from elsewhere is named in the environment. */
async function builtPage(): Promise<string> {
  const given = process.env['UNDERCROFT_PAGE'];
  if (given) return given;
  await ensurePage();
  return join(root, 'apps', 'web', 'dist');
}

export interface House {
  readonly origin: string;
  /** The folder of what it keeps. */
  readonly data: string;
  /** Ends the server as a power cut would. */
  kill(): Promise<void>;
  /** Starts the server again, at the same address and with what it kept. */
  start(): Promise<void>;
  /** Ends everything and throws away what was kept. */
  close(): Promise<void>;
}

/** A module that the server loads before itself, by how often it has been started; none unless told. */
type Preload = (starts: number) => string;

export async function openHouse(preload?: Preload): Promise<House> {
  const page = await builtPage();
  const data = mkdtempSync(join(tmpdir(), 'undercroft-house-'));
  let starts = 0;
  const start = (port: number): Promise<Running> => serve(page, data, port, preload === undefined ? [] : ['--import', preload(++starts)]);
  let running = await start(0);
  const { port } = running;
  return {
    origin: `http://localhost:${port}`,
    data,
    kill: () => ended(running.child, 'SIGKILL'),
    start: async () => {
      running = await start(port);
    },
    close: async () => {
      await ended(running.child, 'SIGTERM');
      rmSync(data, { recursive: true, force: true });
    },
  };
}

interface Running {
  readonly child: ChildProcess;
  readonly port: number;
}

function serve(page: string, data: string, port: number, first: readonly string[]): Promise<Running> {
  const child = spawn(
    process.execPath,
    [...first, join(root, 'apps/cli/src/main.ts'), 'serve', '--port', String(port), '--host', '127.0.0.1', '--data', data, '--page', page],
    { env: { ...process.env, UNDERCROFT_LOG: 'warn', UNDERCROFT_REQUESTS_PER_MINUTE: '100000' }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  return new Promise((done, fail) => {
    let said = '';
    const late = setTimeout(() => fail(new Error(`the server does not start: ${said}`)), START_MS);
    const heard = (data: Buffer): void => {
      said += data.toString('utf8');
      const address = /http:\/\/localhost:(\d+)\//.exec(said);
      if (address === null) return;
      clearTimeout(late);
      done({ child, port: Number(address[1]) });
    };
    child.stdout.on('data', heard);
    child.stderr.on('data', heard);
    child.once('exit', (code) => {
      clearTimeout(late);
      fail(new Error(`the server ended with ${code}: ${said}`));
    });
  });
}

function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((done) => {
    const late = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
    child.once('exit', () => {
      clearTimeout(late);
      done();
    });
    child.kill(signal);
  });
}
