// Owns what a browser gives us so that it can be reached while the page is closed, and which addresses we are willing to send to.

import * as z from 'zod';

/** Where a notice goes, and in which language it is said. */
export interface Subscription {
  readonly endpoint: string;
  /** The browser's public key and its secret, base64url: what is sent can be read by that browser only. */
  readonly key: string;
  readonly auth: string;
  readonly language: string;
}

/** Subscriptions of one guest: a few devices. */
export const MOST_SUBSCRIPTIONS = 5;
const LONGEST_ENDPOINT = 500;
/** As an address is written: what else there is in it no store could keep. */
const endpoint = z
  .string()
  .max(LONGEST_ENDPOINT)
  .regex(/^[\x21-\x7e]*$/);

export const subscriptionBody = z.strictObject({
  endpoint,
  // An uncompressed point of P-256 and sixteen bytes.
  key: z.string().regex(/^[\w-]{87}$/),
  auth: z.string().regex(/^[\w-]{22}$/),
  language: z.string().regex(/^[a-z]{2}$/),
});
export const endpointBody = z.strictObject({ endpoint });

/**
 * Guests name the address that this server sends to: only push services that the host trusts are taken, or a guest could make the server
 * knock at any door of its own network. `hosts` are names, separated by commas; a name stands for everything below it.
 */
export function isPushService(endpoint: string, hosts: string): boolean {
  let url: URL;
  try {
    url = new URL(endpoint);
  } catch {
    return false;
  }
  if (url.protocol !== 'https:' || url.username !== '' || url.password !== '') return false;
  return hosts
    .split(',')
    .map((host) => host.trim())
    .some((host) => host !== '' && (url.host === host || url.host.endsWith(`.${host}`)));
}
