// Owns guests: nobody needs an account; a long random token in a cookie is all, and only its hash is kept.

import { createHash, randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { DAY_MS } from '../keeping/lifetimes.ts';
import type { Settings } from '../settings.ts';
import type { Guest, Store } from '../store/store.ts';
import { cookieOf, isSecure } from './request.ts';

const PLAIN_COOKIE = 'undercroft';
/** Behind https: a browser takes a cookie of this name from this very host only, not from a neighbour under the same domain. */
const HOST_COOKIE = '__Host-undercroft';
/** As long as browsers keep any cookie. */
const MAX_AGE_SECONDS = 400 * 24 * 3_600;
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** The token a request carries, the better cookie's first; empty: none, or one that is no token. */
function tokenOf(request: IncomingMessage): string {
  const token = cookieOf(request, HOST_COOKIE) || cookieOf(request, PLAIN_COOKIE);
  return TOKEN.test(token) ? token : '';
}

/** The guest whose token the request carries; null for a stranger, and for a forged token. Once a day it is noted that they were here. */
export async function guestOf(request: IncomingMessage, store: Store, now: number): Promise<Guest | null> {
  const token = tokenOf(request);
  const guest = token === '' ? null : await store.guestByToken(hashOf(token));
  if (guest !== null && now - guest.seen > DAY_MS) await store.seeGuest(guest.id, now).catch(() => undefined);
  return guest;
}

/** Cookies that give a known guest the better name for the same token; none where it has that already, or cannot have it. */
export function renewedCookies(request: IncomingMessage, settings: Settings): readonly string[] {
  const token = tokenOf(request);
  if (token === '' || !isSecure(request, settings) || cookieOf(request, HOST_COOKIE) !== '') return [];
  return [cookieFor(token, true), `${PLAIN_COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure`];
}

const cookieFor = (token: string, isHttps: boolean): string =>
  `${isHttps ? HOST_COOKIE : PLAIN_COOKIE}=${token}; Path=/; Max-Age=${MAX_AGE_SECONDS}; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`;

/** How long a code for another device may be shown, and how many further devices a guest may have. */
const CODE_MS = 600_000;
const MOST_DEVICES = 8;
const CODE = /^[A-Za-z0-9_-]{22}$/;

/** A code by which another device becomes one of this guest's, once and soon. Only its hash is kept. */
export async function newDeviceCode(store: Store, guest: Guest, now: number): Promise<{ readonly code: string; readonly seconds: number }> {
  const code = randomBytes(16).toString('base64url');
  await store.offerDevice(guest.id, hashOf(code), now + CODE_MS);
  return { code, seconds: CODE_MS / 1_000 };
}

/** The guest whose code this is, and the cookie by which the device that shows it is known from now on; null: there is no such code. */
export async function joinDevice(
  request: IncomingMessage,
  store: Store,
  settings: Settings,
  code: string,
  now: number,
): Promise<{ readonly guest: Guest; readonly cookie: string } | null> {
  if (!CODE.test(code)) return null;
  const token = randomBytes(32).toString('base64url');
  const guest = await store.takeDevice(hashOf(code), hashOf(token), now, MOST_DEVICES);
  return guest === null ? null : { guest, cookie: cookieFor(token, isSecure(request, settings)) };
}

/** What a device is known by: the hash of the token it sends. */
export const deviceOf = (request: IncomingMessage): string => hashOf(tokenOf(request));

/** Forgets all devices of a guest but the one that asks. */
export const forgetOthers = (request: IncomingMessage, store: Store, guest: Guest): Promise<void> =>
  store.forgetOtherDevices(guest.id, deviceOf(request));

/** A new guest, and the cookie that will be known by. */
export async function newGuest(
  request: IncomingMessage,
  store: Store,
  settings: Settings,
  name: string,
  now: number,
): Promise<{ readonly guest: Guest; readonly cookie: string }> {
  const token = randomBytes(32).toString('base64url');
  const guest: Guest = { id: randomBytes(12).toString('base64url'), name, created: now, seen: now };
  await store.addGuest(guest, hashOf(token));
  return { guest, cookie: cookieFor(token, isSecure(request, settings)) };
}
