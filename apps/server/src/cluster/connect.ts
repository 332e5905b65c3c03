// Owns taking part in a database that several nodes may share; loaded only where one is named.

import { networkInterfaces } from 'node:os';
import type { Settings } from '../settings.ts';
import { openPostgres } from '../store/postgres/postgres.ts';
import { Cluster, newNode } from './cluster.ts';
import type { OpenAround, OpenedStore } from './open.ts';
import { Ownership } from './ownership.ts';

export async function connect(settings: Settings, { log, timed, port }: OpenAround): Promise<OpenedStore> {
  const { store: url, storeConnections, leaseMs } = settings;
  const ownership = new Ownership(newNode());
  const store = await openPostgres(url, { claims: ownership, connections: storeConnections, timed });
  const address = (): string => settings.nodeAddress || `http://${nameOf(settings.host)}:${port()}`;
  const cluster = new Cluster({ url, leaseMs }, store, ownership, address, log);
  try {
    await cluster.prepare();
    return { store, cluster };
  } catch (error) {
    await store.close();
    throw error;
  }
}

/** Where others reach a server that listens on this address; of all addresses of the machine the first that is not its own alone. */
function nameOf(host: string): string {
  if (host !== '0.0.0.0' && host !== '::') return host.includes(':') ? `[${host}]` : host;
  const outside = Object.values(networkInterfaces()).flatMap((all) => all ?? []);
  return outside.find(({ internal, family }) => !internal && family === 'IPv4')?.address ?? '127.0.0.1';
}
