// Owns a table of this screen as the kit sees it: the table itself lies in the worker and is kept in the browser.

import { TableClient, type TableState } from '@undercroft/table';
import type { Session } from '@undercroft/web-kit';
import type { Opened } from './calls.ts';
import { call, listen, sayTo } from './worker-line.ts';

/** How it stands with the table: 'opening' until the worker has it; 'failed' when the store or the worker could not be used. */
export type LocalStatus = Opened | 'opening' | 'failed';

export interface LocalSession extends Session {
  status(): LocalStatus;
  /** Opens the table here, if need be from another tab. */
  take(): void;
}

export function openLocal(table: string): LocalSession {
  const listeners = new Set<() => void>();
  const tell = (): void => listeners.forEach((listener) => listener());
  let status: LocalStatus = 'opening';
  let closed = false;
  const client = new TableClient(table, (message) => sayTo(table, message), tell);
  const deaf = listen(table, {
    said: (messages) => messages.forEach((message) => client.receive(message)),
    lost: (why) => {
      client.lost();
      // The store refused or vanished: what it holds is right, so read it again. Another tab that took over is left alone.
      if (why === 'store') open(false);
      else settle('elsewhere');
    },
  });
  const settle = (now: LocalStatus): void => {
    status = now;
    tell();
  };
  const open = (take: boolean): void => {
    settle('opening');
    void opening(take);
  };
  const opening = async (take: boolean): Promise<void> => {
    const opened = await call('open', table, take).catch((): LocalStatus => 'failed');
    if (closed) return;
    settle(opened);
    if (opened === 'open') client.opened();
  };
  open(false);
  return {
    kind: 'local',
    client,
    state: (): TableState => client.state,
    status: () => status,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    take: () => open(true),
    close() {
      closed = true;
      deaf();
      client.close();
      void call('close', table);
    },
  };
}
