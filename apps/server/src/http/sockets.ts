// Owns how many sockets one address may hold, of whatever kind: a request that does not end and a line that idles cost a descriptor alike.

import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Refusals } from '../refusals.ts';
import type { Settings } from '../settings.ts';
import { Counts } from '../ws/limits.ts';
import { networkOf } from './request.ts';

/** Beside each line a browser needs sockets for its requests. */
const SOCKETS_A_LINE = 2;

/** Behind a proxy all sockets are the proxy's, which has limits of its own. */
export function limitSockets(server: Server, { connectionsPerAddress, proxies }: Settings, refusals: Refusals): void {
  if (proxies > 0) return;
  const counts = new Counts();
  server.on('connection', (socket: Socket) => {
    const address = networkOf(socket.remoteAddress ?? '');
    if (counts.of(address) >= SOCKETS_A_LINE * connectionsPerAddress) {
      refusals.count('socket', 'too-many');
      socket.destroy();
      return;
    }
    counts.add(address, 1);
    socket.once('close', () => counts.add(address, -1));
  });
}
