// Owns a table on the server as the kit sees it: a socket that comes back by itself, at once when the page is looked at again.

import { readServerMessage, TableClient, type TableState } from '@undercroft/table';
import type { Session } from '@undercroft/web-kit';
import { beGuest } from './api.ts';
import { wait } from './backoff.ts';
import { witnessStore } from './witnesses.ts';

/** A silent line is asked whether it is still there. */
const PING = 25_000;

export function openRemote(table: string): Session {
  const listeners = new Set<() => void>();
  const tell = (): void => listeners.forEach((listener) => listener());
  let socket: WebSocket | null = null;
  let tries = 0;
  let timer: ReturnType<typeof setTimeout> | null = null;
  let closed = false;
  const client = new TableClient(
    table,
    (message) => {
      if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
    },
    tell,
    { witness: witnessStore(table), wait: (ms) => new Promise((done) => void setTimeout(done, ms)) },
  );

  const later = (): void => {
    if (closed || timer !== null) return;
    timer = setTimeout(connect, wait(tries++, Math.random()));
  };
  const connect = (): void => {
    timer = null;
    if (closed || socket !== null) return;
    // Without the cookie of a guest the server opens no socket; with it this changes nothing.
    beGuest().then(dial, () => {
      client.lost();
      later();
    });
  };
  const dial = (): void => {
    if (closed || socket !== null) return;
    const made = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`);
    socket = made;
    made.addEventListener('open', () => {
      tries = 0;
      client.opened();
    });
    made.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const message = socket === made && typeof data === 'string' ? readServerMessage(data) : null;
      if (message !== null) client.receive(message);
    });
    made.addEventListener('close', () => {
      if (socket !== made) return;
      socket = null;
      client.lost();
      // Where we were turned away for good there is nothing to come back to.
      if (client.state.link !== 'closed') later();
    });
  };
  /** The network is back, or somebody looks: no reason to wait any longer. */
  const wake = (): void => {
    if (closed || document.visibilityState === 'hidden') return;
    if (socket !== null && socket.readyState <= WebSocket.OPEN) return;
    if (timer !== null) clearTimeout(timer);
    timer = null;
    tries = 0;
    connect();
  };
  const pinging = setInterval(() => {
    if (client.state.link === 'open') void client.ask({ t: 'ping' });
  }, PING);
  /** Without a network nobody answers a goodbye: it is not waited for. */
  const offline = (): void => {
    const gone = socket;
    if (gone === null) return;
    socket = null;
    client.lost();
    gone.close();
    later();
  };
  addEventListener('online', wake);
  addEventListener('offline', offline);
  document.addEventListener('visibilitychange', wake);
  connect();

  return {
    kind: 'remote',
    client,
    state: (): TableState => client.state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close() {
      closed = true;
      if (timer !== null) clearTimeout(timer);
      clearInterval(pinging);
      removeEventListener('online', wake);
      removeEventListener('offline', offline);
      document.removeEventListener('visibilitychange', wake);
      client.close();
      socket?.close();
    },
  };
}
