// Owns how a page holds a table: the same whether the table lies in the page itself, on a server or in a replay.

import type { TableClient, TableState } from '@undercroft/table';
import { useSyncExternalStore } from 'react';

export interface Session {
  readonly kind: 'local' | 'remote' | 'replay';
  readonly client: TableClient;
  /** The same object until something changes. */
  state(): TableState;
  subscribe(listener: () => void): () => void;
  close(): void;
}

export function useSession(session: Session): TableState {
  // Wrapped, so that a session may be a class.
  return useSyncExternalStore(
    (listener) => session.subscribe(listener),
    () => session.state(),
    () => session.state(),
  );
}
