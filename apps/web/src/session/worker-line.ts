// Owns the page's line to its worker: started when it is first needed, one for the whole page.

import type { ClientMessage, ServerMessage } from '@undercroft/table';
import type { CallName, Calls, FromWorker, ToWorker } from './calls.ts';

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}
export interface TableEars {
  readonly said: (messages: readonly ServerMessage[]) => void;
  readonly lost: (why: 'taken' | 'store') => void;
}

let worker: Worker | null = null;
let next = 1;
const waiting = new Map<number, Waiting>();
const ears = new Map<string, TableEars>();

function line(): Worker {
  if (worker !== null) return worker;
  worker = new Worker(new URL('../worker/tables.ts', import.meta.url), { type: 'module', name: 'tables' });
  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => heard(data));
  worker.addEventListener('error', (event) => broken(event.message));
  return worker;
}

function heard(message: FromWorker): void {
  if ('call' in message) {
    const one = waiting.get(message.call);
    waiting.delete(message.call);
    if ('error' in message) one?.reject(new Error(message.error));
    else one?.resolve(message.value);
    return;
  }
  const ear = ears.get(message.table);
  if ('said' in message) ear?.said(message.said);
  else ear?.lost(message.lost);
}

/** The worker could not be started or has failed: everybody who waits is told, and the next call starts another one. */
function broken(why: string): void {
  worker?.terminate();
  worker = null;
  const all = [...waiting.values()];
  waiting.clear();
  for (const one of all) one.reject(new Error(why));
  for (const ear of ears.values()) ear.lost('store');
}

const post = (message: ToWorker): void => line().postMessage(message, []);

export function call<N extends CallName>(name: N, ...args: Parameters<Calls[N]>): ReturnType<Calls[N]> {
  const number = next++;
  const answer = new Promise((resolve, reject) => waiting.set(number, { resolve, reject }));
  post({ call: number, name, args });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The worker answers what `Calls` says of this name.
  return answer as ReturnType<Calls[N]>;
}

export const sayTo = (table: string, message: ClientMessage): void => post({ table, say: message });

export function listen(table: string, ear: TableEars): () => void {
  ears.set(table, ear);
  return () => {
    if (ears.get(table) === ear) ears.delete(table);
  };
}
