// Owns the sender of a request: address, scheme, host, cookie; behind proxies only as far as they are trusted.

import type { IncomingMessage } from 'node:http';
import { isIP, isIPv6 } from 'node:net';
import type { Settings } from '../settings.ts';

const one = (header: string | readonly string[] | undefined): string => (typeof header === 'string' ? header : (header?.[0] ?? ''));

/** Requests that another node of ours carries, and where they came from to it. */
const carried = new WeakMap<IncomingMessage, string>();

/** Another node of ours says that this request came to it from that address. */
export const cameFrom = (request: IncomingMessage, address: string): void => void carried.set(request, address);
export const isCarried = (request: IncomingMessage): boolean => carried.has(request);

/** By whom limits are counted: the address of the connection, or what the last trusted proxy says. */
export function addressOf(request: IncomingMessage, { proxies }: Settings): string {
  const stated = carried.get(request);
  if (stated !== undefined) return stated;
  const direct = request.socket.remoteAddress ?? '';
  if (proxies === 0) return networkOf(direct);
  const named = one(request.headers['x-forwarded-for']).split(',').map(bareAddress);
  const claimed = named.at(-proxies) ?? '';
  return networkOf(isIP(claimed) === 0 ? direct : claimed);
}

/** Some proxies write brackets and a port, which is another one for each connection. */
function bareAddress(written: string): string {
  const text = written.trim();
  return /^\[(.+)\](?::\d+)?$/.exec(text)?.[1] ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(text)?.[1] ?? text;
}

/** An IPv4 address as it is; of an IPv6 address the /64, since one household has that many addresses. */
export function networkOf(address: string): string {
  const four = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (four !== undefined) return four;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = (address.split('%')[0] ?? '').toLowerCase().split('::');
  const front = head === '' ? [] : head.split(':');
  const back = tail === undefined || tail === '' ? [] : tail.split(':');
  const all =
    tail === undefined ? front : [...front, ...Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => '0'), ...back];
  return `${all
    .slice(0, 4)
    .map((part) => part.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}

export function isSecure(request: IncomingMessage, { proxies, publicUrl }: Settings): boolean {
  return publicUrl.startsWith('https:') || (proxies > 0 && one(request.headers['x-forwarded-proto']) === 'https');
}

/** Whether a browser that names where its page is from is on a page of ours. Programs that are no browsers name nothing. */
export function isOurOrigin(request: IncomingMessage, { publicUrl, proxies }: Settings): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return true;
  if (publicUrl !== '' && origin === new URL(publicUrl).origin) return true;
  const forwarded = proxies > 0 ? one(request.headers['x-forwarded-host']) : '';
  const host = forwarded || request.headers.host || '';
  try {
    return host !== '' && new URL(origin).host === host;
  } catch {
    return false;
  }
}

/** Whether the request comes from this machine itself, with no proxy between. */
export function isLocal(request: IncomingMessage): boolean {
  const address = request.socket.remoteAddress ?? '';
  const loopback = address === '::1' || address.startsWith('127.') || address.startsWith('::ffff:127.');
  return loopback && request.headers['x-forwarded-for'] === undefined;
}

export function cookieOf(request: IncomingMessage, name: string): string {
  for (const part of (request.headers.cookie ?? '').slice(0, 8_192).split(';')) {
    const at = part.indexOf('=');
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim();
  }
  return '';
}
