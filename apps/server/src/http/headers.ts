// Owns the headers of every answer: what a page from here may load and do, and what it tells others.

import { createHash } from 'node:crypto';
import type { Settings } from '../settings.ts';

/** Hashes of the scripts that stand in a page itself; none are allowed but these. */
export function inlineHashes(html: string): readonly string[] {
  return [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi)]
    .map(([, script]) => script ?? '')
    .filter((script) => script.trim() !== '')
    .map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
}

/** A drawing may carry style attributes. Style sheets, scripts, frames and everything from elsewhere come from our own files only. */
export function contentPolicy(hashes: readonly string[]): string {
  return [
    `default-src 'self'`,
    `script-src ${["'self'", ...hashes].join(' ')}`,
    `style-src 'self'`,
    `style-src-attr 'unsafe-inline'`,
    `img-src 'self' data: blob:`,
    `media-src 'self' data: blob:`,
    `font-src 'self'`,
    `connect-src 'self'`,
    `worker-src 'self'`,
    `manifest-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ');
}

/** Browsers that have been here once come back by https only; the host says for how long. */
const strictTransport = ({ publicUrl, hstsSeconds }: Settings): Readonly<Record<string, string>> =>
  publicUrl.startsWith('https:') && hstsSeconds > 0 ? { 'strict-transport-security': `max-age=${hstsSeconds}` } : {};

export const securityHeaders = (hashes: readonly string[], settings: Settings): Readonly<Record<string, string>> => ({
  ...strictTransport(settings),
  'content-security-policy': contentPolicy(hashes),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  // The name of a table is all one needs to look at it: it goes to nobody.
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
});
