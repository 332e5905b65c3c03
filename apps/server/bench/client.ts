// Owns the other end of the measurements: the measured process, a guest, and lines that count what they hear.

import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { TableClient, type Answered, type ClientMessage, type PickNode, type ServerMessage, type Step } from '@undercroft/table';
import type { Picked, Random } from '@undercroft/kernel';
import { WebSocket } from 'ws';

export interface Levels {
  readonly rss: number;
  readonly heap: number;
  readonly tables: number;
  readonly known: number;
}

export class Host {
  readonly port: number;
  readonly echo: number;
  private readonly child: ChildProcess;

  private constructor(child: ChildProcess, { port, echo }: { port: number; echo: number }) {
    this.child = child;
    this.port = port;
    this.echo = echo;
  }

  static async start(idleSeconds: number): Promise<Host> {
    const path = fileURLToPath(new URL('./host.ts', import.meta.url));
    const child = fork(path, [String(idleSeconds)], { execArgv: ['--expose-gc'] });
    return new Host(child, await heard(child));
  }

  levels(): Promise<Levels> {
    this.child.send('levels');
    return heard(this.child);
  }

  stop(): void {
    this.child.send('stop');
  }
}

const heard = <T>(child: ChildProcess): Promise<T> => new Promise((done) => void child.once('message', (message) => done(message as T)));

export async function newGuest(port: number): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/guest`, { method: 'POST' });
  return (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
}

export async function newTable(port: number, cookie: string, game: string): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ game, setup: {}, seats: [{ kind: 'me' }] }),
  });
  return ((await answer.json()) as { id: string }).id;
}

/** A page's side of a table that counts what it is sent. */
export class Watcher {
  readonly client: TableClient;
  readonly socket: WebSocket;
  bytes = 0;

  private constructor(socket: WebSocket, table: string) {
    this.socket = socket;
    this.client = new TableClient(
      table,
      (message: ClientMessage) => socket.send(JSON.stringify(message)),
      () => undefined,
    );
    socket.on('message', (data: Buffer) => {
      this.bytes += data.byteLength;
      this.client.receive(JSON.parse(data.toString('utf8')) as ServerMessage);
    });
  }

  static async at(port: number, cookie: string, table: string): Promise<Watcher> {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, { headers: { cookie }, perMessageDeflate: false });
    const watcher = new Watcher(socket, table);
    await new Promise((done, fail) => {
      socket.once('open', done);
      socket.once('error', fail);
    });
    const welcomed = new Promise((done) => void socket.once('message', done));
    watcher.client.opened();
    await welcomed;
    return watcher;
  }

  /** A legal answer to what is asked, found as a page finds it. */
  async choice(random: Random): Promise<Record<string, Picked> | null> {
    const offer = this.client.state.shown?.offer ?? null;
    if (offer === null) return null;
    const path: Step[] = [];
    const picked: Record<string, Picked> = {};
    let at: PickNode | Answered = offer.node;
    for (let left = 300; left > 0 && !('done' in at); left--) {
      const node: PickNode = at;
      const k = random.below(node.options.length + (node.canStop === true ? 1 : 0));
      const step: Step = k < node.options.length ? (node.options[k] as Step) : null;
      const chosen = node.chosen ?? [];
      if (node.kind === 'one' || node.kind === 'maybe') picked[node.pick] = step;
      else picked[node.pick] = step === null ? chosen : [...chosen, step];
      path.push(step);
      const next: PickNode | Answered | null = (step === null ? node.stopped : node.next?.[k]) ?? (await this.client.look(path, 100));
      if (next === null) return null;
      at = next;
    }
    return picked;
  }
}
