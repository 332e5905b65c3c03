// Owns letting WebSockets in: who, from which page, how many; and the beat by which dead ones are found.

import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { LONGEST } from '@undercroft/table';
import { WebSocketServer } from 'ws';
import { deviceOf, guestOf } from '../http/guests.ts';
import { addressOf, cameFrom, isCarried, isOurOrigin } from '../http/request.ts';
import type { Cluster } from '../cluster/cluster.ts';
import { carriedFrom, carriedHeaders } from '../cluster/relay.ts';
import type { Metrics } from '../metrics.ts';
import type { Refusals } from '../refusals.ts';
import type { Settings } from '../settings.ts';
import type { FairShare } from '../share.ts';
import type { Guest, Store } from '../store/store.ts';
import type { Tables } from '../tables/tables.ts';
import { Connection, type Line } from './connection.ts';
import { Counts, type Buckets } from './limits.ts';

const PATH = '/ws';
/** Parts that heartbeats are spread over, so that ten thousand pings do not go out at once. */
const BEATS = 10;
const LAST_WORD_MS = 2_000;
/** What a new line costs of an address's allowance of requests. */
const COST_OF_LINE = 2;

export interface GateAround {
  readonly store: Store;
  readonly tables: Tables;
  readonly metrics: Metrics;
  readonly settings: Settings;
  readonly share: FairShare;
  readonly refusals: Refusals;
  readonly requests: Buckets;
  readonly now: () => number;
  /** Null: this server is the only one. */
  readonly cluster: Pick<Cluster, 'secret'> | null;
}

export class Gate {
  private readonly around: GateAround;
  // A message that is a little too big is still read, to be refused in words; a huge one is cut off by ws itself.
  // Pings are answered by the connection, which counts them.
  private readonly door = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    maxPayload: LONGEST * 4,
    clientTracking: false,
    autoPong: false,
  });
  private readonly connections = new Map<string, Connection>();
  private readonly byGuest = new Map<string, Set<Connection>>();
  private readonly byAddress = new Counts();
  private readonly beats: NodeJS.Timeout;
  private next = 1;
  private part = 0;
  private closed = false;

  constructor(around: GateAround) {
    this.around = around;
    this.beats = setInterval(() => this.beat(), (around.settings.heartbeatSeconds * 1_000) / BEATS);
    this.beats.unref();
  }

  get size(): number {
    return this.connections.size;
  }

  listen(server: Server): void {
    server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      socket.on('error', () => socket.destroy());
      this.upgrade(request, socket, head).catch(() => this.refuse(socket, 500, 'Internal Server Error'));
    });
  }

  /** Says goodbye to everybody; nobody comes in any more. */
  close(): void {
    this.closed = true;
    clearInterval(this.beats);
    for (const connection of this.connections.values()) connection.bye('restarting');
  }

  /** A device that is a guest's no longer has no line of theirs either. */
  cutOff(guest: string, kept: string): void {
    for (const connection of this.byGuest.get(guest) ?? []) if (connection.device !== kept) connection.bye('replaced');
  }

  private async upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const { settings, store, share, requests, now, cluster } = this.around;
    if (this.closed) return this.refuse(socket, 503, 'Service Unavailable');
    if ((request.url ?? '').split('?')[0] !== PATH) return this.refuse(socket, 404, 'Not Found');
    const from = cluster === null ? null : carriedFrom(request, cluster.secret);
    if (from !== null) cameFrom(request, from);
    if (!isOurOrigin(request, settings)) return this.refuse(socket, 403, 'Forbidden');
    const address = addressOf(request, settings);
    if (this.size >= settings.connections || this.byAddress.of(address) >= settings.connectionsPerAddress)
      return this.refuse(socket, 429, 'Too Many Requests');
    if (!requests.take(address, COST_OF_LINE, performance.now())) return this.refuse(socket, 429, 'Too Many Requests');
    // Counted before the guest is looked up, so that a crowd cannot come in at once.
    this.byAddress.add(address, 1);
    let counted = true;
    const uncount = (): void => {
      if (counted) this.byAddress.add(address, -1);
      counted = false;
    };
    socket.once('close', uncount);
    await share.turn({ who: '', address });
    const guest = await guestOf(request, store, now());
    if (guest === null) return this.refuse(socket, 401, 'Unauthorized');
    if (socket.destroyed) return;
    const carry = cluster === null || isCarried(request) ? null : carriedHeaders(request, cluster.secret, address);
    this.door.handleUpgrade(request, socket, head, (webSocket) =>
      this.admit(guest, deviceOf(request), address, { socket: webSocket, stream: socket, carry }),
    );
  }

  private admit(guest: Guest, device: string, address: string, line: Line): void {
    const id = String(this.next++);
    const { tables, metrics, settings, share, refusals } = this.around;
    const own = this.byGuest.get(guest.id) ?? new Set<Connection>();
    // The newest counts: a browser that lost its line comes back before the old line is known to be dead.
    const open = [...own].filter((one) => !one.isClosing);
    if (open.length >= settings.connectionsPerGuest) open[0]?.bye('replaced');
    const connection = new Connection(id, guest, device, address, line, {
      tables,
      metrics,
      settings,
      share,
      refusals,
      gone: (one) => this.gone(one),
    });
    own.add(connection);
    this.byGuest.set(guest.id, own);
    this.connections.set(id, connection);
    if (this.closed) connection.bye('restarting');
  }

  private gone(connection: Connection): void {
    this.connections.delete(connection.id);
    const own = this.byGuest.get(connection.who);
    own?.delete(connection);
    if (own?.size === 0) this.byGuest.delete(connection.who);
  }

  private beat(): void {
    this.part = (this.part + 1) % BEATS;
    for (const [id, connection] of this.connections) if (Number(id) % BEATS === this.part) connection.beat();
  }

  /** Answers and lets go of the socket, whether or not the other end ever closes it. */
  private refuse(socket: Duplex, status: number, words: string): void {
    this.around.refusals.count('upgrade', String(status));
    if (socket.destroyed) return;
    socket.end(`HTTP/1.1 ${status} ${words}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () => socket.destroy());
    setTimeout(() => socket.destroy(), LAST_WORD_MS).unref();
  }
}
