// Owns how many sockets one address may hold and how often it may come, of whatever kind: a request that does not end costs as a line does.

import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Refusals } from '../refusals.ts';
import type { Settings } from '../settings.ts';
import { Buckets, Counts } from '../ws/limits.ts';
import { networkOf } from './request.ts';

/** Beside each line a browser needs sockets for its requests. */
const SOCKETS_A_LINE = 2;
/** So many seconds' worth may come at once: accepting more than that in one go would keep everybody else waiting. */
const BURST_SECONDS = 15;

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
