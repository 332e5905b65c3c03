// Owns the Redis of the bench: Debian's, as it comes, on this machine only, with a port and a folder that nobody else uses.

import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';

/** Where the program is; null: it is not installed. */
export const redisProgram = (path: string): string | null =>
  path
    .split(delimiter)
    .map((folder) => join(folder, 'redis-server'))
    .find((file) => existsSync(file)) ?? null;

export function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((done) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

export class Redis {
  readonly url: string;
  private readonly child: ChildProcess;
  private readonly folder: string;

  private constructor(child: ChildProcess, folder: string, port: number) {
    this.child = child;
    this.folder = folder;
    this.url = `redis://127.0.0.1:${port}`;
  }

  static async start(program: string): Promise<Redis> {
    const folder = mkdtempSync(join(tmpdir(), 'undercroft-redis-'));
    const port = await freePort();
    const child = spawn(program, ['--bind', '127.0.0.1', '--port', String(port), '--dir', folder], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    // Also when the bench fails.
    process.once('exit', () => void child.kill('SIGKILL'));
    const lines = createInterface({ input: child.stdout });
    await new Promise<void>((done, fail) => {
      lines.on('line', (line) => {
        if (line.includes('Ready to accept connections')) done();
      });
      child.once('error', fail);
      child.once('exit', (code) => fail(new Error(`redis-server did not start: ${code}`)));
    });
    return new Redis(child, folder, port);
  }

  async stop(): Promise<void> {
    const gone = new Promise((done) => this.child.once('exit', done));
    this.child.kill('SIGTERM');
    await gone;
    rmSync(this.folder, { recursive: true, force: true });
  }
}
