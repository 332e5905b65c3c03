// Owns how many sockets one address may hold and how often it may come, of whatever kind: a request that does not end costs as a line does.

import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Refusals } from '../refusals.ts';
import type { Settings } from '../settings.ts';
import { Buckets, Counts } from '../ws/limits.ts';
import { networkOf } from './request.ts';

/** Beside each line a browser needs sockets for its requests. */
const SOCKETS_A_LINE = 2;
/** So many seconds' worth may come at once: accepting more than that in one go would keep everybody else waiting. */
const BURST_SECONDS = 15;

/** Requests of one socket that may be under way: browsers and proxies send the next one when the last is answered. */
const MOST_UNDER_WAY = 8;
/** A socket without a request is kept longer than proxies keep theirs: they must not send one into a socket that is being closed. */
const IDLE_MS = 72_000;

/**
 * A server that cuts off whoever sends request after request and waits for no answer. What waits of them is bounded by nothing else: Node reads on
 * as long as there are no answers that somebody does not take.
 */
export function serverInTurn(requestMs: number, handle: RequestListener, cut: () => void): Server {
  const underWay = new WeakMap<Socket, number>();
  const times = { requestTimeout: requestMs, headersTimeout: requestMs, keepAliveTimeout: IDLE_MS, connectionsCheckingInterval: 1_000 };
  const server = createServer(times, (request, response) => {
    const { socket } = request;
    // What had been read already goes on coming.
    if (socket.destroyed) return;
    const others = underWay.get(socket) ?? 0;
    if (others >= MOST_UNDER_WAY) {
      cut();
      socket.destroy();
      return;
    }
    underWay.set(socket, others + 1);
    response.once('close', () => underWay.set(socket, (underWay.get(socket) ?? 1) - 1));
    handle(request, response);
  });
  // Node answers by itself whoever expects what there is not, as often as they like.
  server.on('checkExpectation', ({ socket }: IncomingMessage) => {
    if (!socket.destroyed) cut();
    socket.destroy();
  });
  return server;
}

/** Behind a proxy all sockets are the proxy's, which has limits of its own. */
export function limitSockets(server: Server, { connectionsPerAddress, socketsPerMinute, proxies }: Settings, refusals: Refusals): void {
  if (proxies > 0) return;
  const counts = new Counts();
  const perSecond = socketsPerMinute / 60;
  const comings = new Buckets(BURST_SECONDS * perSecond, perSecond);
  server.on('connection', (socket: Socket) => {
    const address = networkOf(socket.remoteAddress ?? '');
    const tooMany = counts.of(address) >= SOCKETS_A_LINE * connectionsPerAddress;
    if (tooMany || !comings.take(address, 1, performance.now())) {
      refusals.count('socket', tooMany ? 'too-many' : 'too-fast');
      socket.destroy();
      return;
    }
    counts.add(address, 1);
    socket.once('close', () => counts.add(address, -1));
  });
}
