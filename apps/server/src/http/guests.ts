// Owns guests: nobody needs an account; a long random token in a cookie is all, and only its hash is kept.

import { createHash, randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Settings } from '../settings.ts';
import type { Guest, Store } from '../store/store.ts';
import { cookieOf, isSecure } from './request.ts';

const COOKIE = 'undercroft';
/** As long as browsers keep any cookie. */
const MAX_AGE_SECONDS = 400 * 24 * 3_600;
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** The guest whose token the request carries; null for a stranger, and for a forged token. */
export async function guestOf(request: IncomingMessage, store: Store): Promise<Guest | null> {
  const token = cookieOf(request, COOKIE);
  return TOKEN.test(token) ? store.guestByToken(hashOf(token)) : null;
}

/** A new guest, and the cookie that will be known by. */
export async function newGuest(
  request: IncomingMessage,
  store: Store,
  settings: Settings,
  name: string,
  now: number,
): Promise<{ readonly guest: Guest; readonly cookie: string }> {
  const token = randomBytes(32).toString('base64url');
  const guest: Guest = { id: randomBytes(12).toString('base64url'), name, created: now };
  await store.addGuest(guest, hashOf(token));
  const secure = isSecure(request, settings) ? '; Secure' : '';
  return { guest, cookie: `${COOKIE}=${token}; Path=/; Max-Age=${MAX_AGE_SECONDS}; HttpOnly; SameSite=Lax${secure}` };
}
