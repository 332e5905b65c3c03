// Owns the PostgreSQL that tests share: one for each process that asks, started when the first test wants it, an empty database for each test.

import { spawn, type ChildProcess } from 'node:child_process';
import { Socket } from 'node:net';
import { createInterface, type Interface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { missing } from '@undercroft/kernel';
import { Client } from 'pg';

const KEEPER = fileURLToPath(new URL('./keeper.ts', import.meta.url));

export class Postgres {
  readonly port: number;
  private readonly keeper: ChildProcess;
  private readonly lines: Interface;
  private count = 0;

  private constructor(keeper: ChildProcess, lines: Interface, port: number) {
    this.keeper = keeper;
    this.lines = lines;
    this.port = port;
  }

  /** `durable`: as it would run for real, for measuring. */
  static async start({ durable = false } = {}): Promise<Postgres> {
    const keeper = spawn(process.execPath, [KEEPER, ...(durable ? ['--durable'] : [])], { stdio: ['pipe', 'pipe', 'inherit'] });
    const lines = createInterface({ input: keeper.stdout });
    const port = await new Promise<number>((done, fail) => {
      lines.once('line', (line) => done(Number(line)));
      keeper.once('exit', (code) => fail(new Error(`PostgreSQL for tests did not start: ${code}`)));
    });
    // It keeps nobody from ending: when its input ends it ends, too.
    keeper.unref();
    for (const pipe of [keeper.stdin, keeper.stdout]) if (pipe instanceof Socket) pipe.unref();
    return new Postgres(keeper, lines, port);
  }

  /** The address of an empty database. */
  async fresh(): Promise<string> {
    const name = `test_${process.pid}_${++this.count}`;
    await this.admin(`CREATE DATABASE ${name}`);
    return this.urlOf(name);
  }

  urlOf(database: string): string {
    return `postgres://postgres@127.0.0.1:${this.port}/${database}`;
  }

  /** Says something to the server itself. */
  async admin(text: string): Promise<void> {
    const client = new Client(this.urlOf('postgres'));
    await client.connect();
    await client.query(text);
    await client.end();
  }

  /** Cuts all connections to a database, as a network would. */
  cut(url: string): Promise<void> {
    return this.admin(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${new URL(url).pathname.slice(1)}'`);
  }

  /** Restarts the server, in good order or after a crash. */
  async restart(how: 'orderly' | 'crash'): Promise<void> {
    const started = new Promise<void>((done) => void this.lines.once('line', () => done()));
    (this.keeper.stdin ?? missing()).write(`${how}\n`);
    await started;
  }

  async stop(): Promise<void> {
    this.keeper.ref();
    const gone = new Promise((done) => this.keeper.once('exit', done));
    this.keeper.stdin?.end();
    await gone;
  }
}

let shared: Promise<Postgres> | null = null;

/** The one of this process. It ends with the process. */
export const postgres = (): Promise<Postgres> => (shared ??= Postgres.start());
