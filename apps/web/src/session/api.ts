// Owns the page's questions to its server. Without a server everything here says so, and the page goes on alone.

import { isList, isRecord, type SetupProblem } from '@undercroft/kernel';
import type { ListedTable } from './listed.ts';

export type { ListedTable } from './listed.ts';

export interface OnlineTables {
  readonly mine: readonly ListedTable[];
  readonly open: readonly ListedTable[];
  /** Games being played that anybody may look at. */
  readonly watched: readonly ListedTable[];
}
export interface OnlineSeat {
  readonly kind: 'me' | 'open' | 'bot';
  readonly name?: string;
  readonly bot?: string;
  /** What this device promises of its part of the dice. */
  readonly promise?: string;
}

// What our server says is known by its shape: it is checked where it is written.
const isListed = (value: unknown): value is ListedTable => isRecord(value) && typeof value['id'] === 'string' && isList(value['seats']);
const areListed = (value: unknown): boolean => isList(value) && value.every(isListed);
const isTables = (value: unknown): value is OnlineTables =>
  isRecord(value) && ['mine', 'open', 'watched'].every((key) => areListed(value[key]));
const isProblem = (value: unknown): value is SetupProblem =>
  isRecord(value) && ['field', 'rule', 'key'].every((key) => typeof value[key] === 'string') && isList(value['legal']);

/** An answer in JSON; null when there is no server, or none of ours. */
async function ask(path: string, body?: object): Promise<{ readonly ok: boolean; readonly data: unknown } | null> {
  // What cannot be answered is not asked: a browser would write every failure into its log.
  if (!navigator.onLine) return null;
  try {
    const got = await fetch(path, {
      credentials: 'same-origin',
      ...(body === undefined ? {} : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    // A server that only hands out files answers everything with the page itself.
    if (got.headers.get('content-type')?.includes('json') !== true) return null;
    return { ok: got.ok, data: await got.json() };
  } catch {
    return null;
  }
}

/** Rejects when no server answers. */
export async function beGuest(name?: string): Promise<void> {
  const got = await ask('/api/guest', name === undefined || name === '' ? {} : { name });
  if (got === null || !got.ok) throw new Error('no server');
}

/** A code by which another device becomes one of ours; null: no server answers. */
export async function newDeviceCode(): Promise<string | null> {
  await beGuest().catch(() => undefined);
  const got = await ask('/api/device', {});
  const { code } = got !== null && got.ok && isRecord(got.data) ? got.data : {};
  return typeof code === 'string' ? code : null;
}

/** Shows such a code here: the name of whose device this is now; `no-code`: it was used, or is too old; null: no server answers. */
export async function joinDevice(code: string): Promise<{ readonly name: string } | 'no-code' | null> {
  const got = await ask('/api/device/join', { code });
  if (got === null) return null;
  const { name } = got.ok && isRecord(got.data) ? got.data : {};
  return typeof name === 'string' ? { name } : 'no-code';
}

/** Whether it was done. */
export async function forgetOtherDevices(): Promise<boolean> {
  return (await ask('/api/device/forget-others', {}))?.ok === true;
}

/** The key by which push services know this server; empty: it sends no notices, or there is none. */
export async function pushKey(): Promise<string> {
  const got = await ask('/api/push');
  const { key } = got !== null && got.ok && isRecord(got.data) ? got.data : {};
  return typeof key === 'string' ? key : '';
}

/** Where this browser is reached while the page is closed. */
export async function subscribe(subscription: Readonly<Record<'endpoint' | 'key' | 'auth' | 'language', string>>): Promise<void> {
  await ask('/api/push', subscription);
}
export async function unsubscribe(endpoint: string): Promise<void> {
  await ask('/api/push/forget', { endpoint });
}

export async function onlineTables(): Promise<OnlineTables | null> {
  const got = await ask('/api/tables');
  return got !== null && got.ok && isTables(got.data) ? got.data : null;
}

export type MadeOnline = { readonly ok: true; readonly table: string } | { readonly ok: false; readonly problem: SetupProblem | null };

/** How a table on the server is to be. */
export interface WantedOnline {
  readonly game: string;
  /** Null: as the game of the table it comes after has it. */
  readonly setup: object | null;
  readonly seats: readonly OnlineSeat[];
  readonly name: string;
  /** Anybody may find it in the list of open tables. */
  readonly listed?: boolean;
  readonly clock?: { readonly bank: number; readonly more: number } | null;
  /** People without a seat may look. */
  readonly watch?: boolean;
  readonly hardcore?: boolean;
  /** The finished table whose story goes on. */
  readonly after?: string | undefined;
  /** The finished table whose people play again. */
  readonly again?: string | undefined;
}

export async function makeOnline(wanted: WantedOnline): Promise<MadeOnline> {
  const { game, setup, seats, name, listed = false, clock = null, watch = true, hardcore = false, after, again } = wanted;
  const got = await ask('/api/tables', {
    game,
    ...(setup === null ? {} : { setup }),
    ...(after === undefined ? {} : { after }),
    ...(again === undefined ? {} : { again }),
    seats,
    options: { name, listed, clock, watch, hardcore },
  });
  if (got === null) return { ok: false, problem: null };
  const { id, code, detail } = isRecord(got.data) ? got.data : {};
  if (got.ok && typeof id === 'string') return { ok: true, table: id };
  return { ok: false, problem: code === 'bad-setup' && typeof detail === 'string' ? readProblem(detail) : null };
}

function readProblem(detail: string): SetupProblem | null {
  try {
    const read: unknown = JSON.parse(detail);
    return isProblem(read) ? read : null;
  } catch {
    return null;
  }
}

export async function onlineTranscript(id: string): Promise<{ readonly transcript: string; readonly proof: unknown } | null> {
  const got = await ask(`/api/tables/${encodeURIComponent(id)}/transcript`);
  const { transcript, proof } = got !== null && got.ok && isRecord(got.data) ? got.data : {};
  return typeof transcript === 'string' ? { transcript, proof } : null;
}
