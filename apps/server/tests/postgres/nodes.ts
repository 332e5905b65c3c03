// Owns several real nodes behind a plain proxy, and everything that may befall them.

import { spawn, type ChildProcess } from 'node:child_process';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { missing, type Random } from '@undercroft/kernel';
import { pause } from '../help.ts';
import type { Postgres } from './help.ts';

/** Where nobody comes in ever again. */
export const GONE = -1;

const PROGRAM = fileURLToPath(new URL('./node.ts', import.meta.url));
/** Longer than a lease. */
const LONGEST_PAUSE_MS = 3_500;

interface Node {
  readonly child: ChildProcess;
  readonly port: number;
}

/** A proxy that knows nothing: each new connection goes to any of the nodes. */
class Proxy {
  ports: readonly number[] = [];
  readonly server: Server;
  private readonly random: Random;

  constructor(random: Random) {
    this.random = random;
    this.server = createServer((socket) => this.pass(socket));
  }

  private pass(socket: Socket): void {
    const port = this.ports[this.random.below(Math.max(1, this.ports.length))];
    if (port === undefined) return void socket.destroy();
    const other = connect(port, '127.0.0.1');
    for (const [one, two] of [
      [socket, other],
      [other, socket],
    ] as const) {
      one.setNoDelay(true);
      one.on('error', () => two.destroy());
      one.on('close', () => two.destroy());
      one.pipe(two);
    }
  }
}

export const FAULTS = ['kill', 'pause', 'cut', 'kill', 'drain', 'pause', 'restart', 'kill', 'cut', 'crash'] as const;
export type Fault = (typeof FAULTS)[number];

export class Nodes {
  /** Where people come in. */
  port = 0;
  private readonly url: string;
  private readonly database: Postgres | null;
  private readonly planted: readonly string[];
  private readonly proxy: Proxy;
  private nodes: Node[] = [];
  /** Already loaded, so that little time is lost when a node is replaced. */
  private spare: ChildProcess;

  private constructor(url: string, database: Postgres | null, random: Random, planted: readonly string[]) {
    this.url = url;
    this.planted = planted;
    this.database = database;
    this.proxy = new Proxy(random);
    this.spare = load(planted);
  }

  /** `url`: of a database, or a folder for one node. `planted`: faults that every node has. */
  static async start(
    count: number,
    url: string,
    database: Postgres | null,
    random: Random,
    planted: readonly '--no-fence'[] = [],
  ): Promise<Nodes> {
    const all = new Nodes(url, database, random, planted);
    for (let i = 0; i < count; i++) await all.add();
    await new Promise<void>((done) => void all.proxy.server.listen(0, '127.0.0.1', done));
    const address = all.proxy.server.address();
    all.port = typeof address === 'object' && address !== null ? address.port : 0;
    return all;
  }

  async befall(fault: Fault, random: Random): Promise<void> {
    const node = this.nodes[random.below(this.nodes.length)] ?? missing();
    const database = this.database ?? missing();
    if (fault === 'cut') return database.cut(this.url);
    if (fault === 'restart') return database.restart('orderly');
    if (fault === 'crash') return database.restart('crash');
    if (fault === 'pause') {
      node.child.kill('SIGSTOP');
      await pause(random.below(LONGEST_PAUSE_MS));
      node.child.kill('SIGCONT');
      return;
    }
    await this.remove(node, fault === 'drain' ? 'SIGTERM' : 'SIGKILL');
    await this.add();
  }

  get ports(): readonly number[] {
    return this.nodes.map(({ port }) => port);
  }

  /** One more node. */
  more(): Promise<void> {
    return this.add();
  }

  /** The node that listens there dies, and is not replaced. */
  async killAt(port: number): Promise<void> {
    await this.remove(this.nodes.find((node) => node.port === port) ?? missing(), 'SIGKILL');
  }

  /** The node that listens there sleeps until it is told to go on. */
  sleepAt(port: number): () => void {
    const { child } = this.nodes.find((node) => node.port === port) ?? missing();
    child.kill('SIGSTOP');
    return () => void child.kill('SIGCONT');
  }

  end(): void {
    this.port = GONE;
    for (const { child } of this.nodes) child.kill('SIGKILL');
    this.spare.kill('SIGKILL');
    this.proxy.server.close();
  }

  private async remove(node: Node, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    this.nodes = this.nodes.filter((one) => one !== node);
    this.proxy.ports = this.nodes.map(({ port }) => port);
    const gone = new Promise((done) => node.child.once('exit', done));
    node.child.kill(signal);
    await gone;
  }

  private async add(): Promise<void> {
    const child = this.spare;
    child.stdin?.write(`${this.url}\n`);
    const line = createInterface({ input: child.stdout ?? missing() });
    const port = await new Promise<number>((done, fail) => {
      line.once('line', (text) => done(Number(text)));
      child.once('exit', (code) => fail(new Error(`a node did not start: ${code}`)));
    });
    child.removeAllListeners('exit');
    this.nodes.push({ child, port });
    this.proxy.ports = this.nodes.map((one) => one.port);
    this.spare = load(this.planted);
  }
}

const load = (planted: readonly string[]): ChildProcess =>
  spawn(process.execPath, [PROGRAM, ...planted], { stdio: ['pipe', 'pipe', 'inherit'] });
