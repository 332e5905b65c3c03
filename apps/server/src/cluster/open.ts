// Owns opening the data a server works on: the file in its folder, or a database that other nodes may share.

import type { Settings } from '../settings.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import type { Log } from '../tables/around.ts';
import type { Cluster } from './cluster.ts';

export interface OpenedStore {
  readonly store: Store;
  /** Null: this server has the data for itself. */
  readonly cluster: Cluster | null;
}

export interface OpenAround {
  readonly log: Log;
  readonly timed: (seconds: number, writes: number) => void;
  /** The port this server listens on; known once it does. */
  readonly port: () => number;
}

export async function openStore(settings: Settings, around: OpenAround): Promise<OpenedStore> {
  const { data, store, commitsPerSecond } = settings;
  // Nobody without a database pays for its client.
  if (store !== '') return (await import('./connect.ts')).connect(settings, around);
  const loose = (paths: readonly string[]): void => around.log.warn({ paths }, 'others may read these, and they are not ours to change');
  return { store: openSqlite(data, { commitsPerSecond, timed: around.timed, loose }), cluster: null };
}
