// Proves what the page is served with: caches, compressed files, headers, the shell for its own addresses only, and cookies.

import { at } from '@undercroft/kernel';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inlineHashes } from '../src/http/headers.ts';
import { isPagePath } from '../src/http/page.ts';
import type { RunningServer } from '../src/server.ts';
import { newFolder, startTest } from './help.ts';

const INDEX =
  '<!doctype html><script>document.documentElement.dataset.theme="dark"</script><script src="/assets/index-Ab12Cd34.js"></script>';
const SCRIPT = 'export const page = 1;\n'.repeat(100);
let server: RunningServer;

beforeAll(async () => {
  const folder = newFolder();
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), INDEX);
  writeFileSync(join(folder, 'sw.js'), '// worker');
  writeFileSync(join(folder, 'manifest.webmanifest'), '{}');
  writeFileSync(join(folder, '.hidden'), 'secret');
  writeFileSync(join(folder, 'assets', 'index-Ab12Cd34.js'), SCRIPT);
  writeFileSync(join(folder, 'assets', 'index-Ab12Cd34.js.br'), brotliCompressSync(SCRIPT));
  writeFileSync(join(folder, 'assets', 'index-Ab12Cd34.js.gz'), gzipSync(SCRIPT));
  server = await startTest({ metrics: 'local' }, { pageFolder: folder });
});
afterAll(async () => {
  await server.stop();
});

interface Got {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}
/** Bare, because fetch unpacks what it gets. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET', port = server.port): Promise<Got> {
  return new Promise((done, fail) => {
    const request = httpRequest({ host: '127.0.0.1', port, path, method, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => done({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) }));
    });
    request.on('error', fail);
    request.end();
  });
}

describe('the page', () => {
  test.each(['/', '/new/x', '/t/abc', '/o/AbC123', '/replay', '/rules/x', '/settings', '/o/abc?x=1'])(
    '%s is the shell, checked each time',
    async (path) => {
      const { status, headers, body } = await ask(path);
      expect([status, headers['cache-control'], body.toString()]).toEqual([200, 'no-cache', INDEX]);
    },
  );

  test.each(['/nowhere', '/assets/gone-Ab12Cd34.js', '/api/nothing', '/.hidden', '/wp-admin/x.php'])('%s is not', async (path) => {
    expect([403, 404]).toContain((await ask(path)).status);
  });

  test('what is named by its content is kept for ever, all else is checked', async () => {
    expect((await ask('/assets/index-Ab12Cd34.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await ask('/sw.js')).headers['cache-control']).toBe('no-cache');
    expect((await ask('/manifest.webmanifest')).headers['cache-control']).toBe('no-cache');
  });

  test('compressed files go to those who can read them', async () => {
    const [plain, gz, br] = await Promise.all(
      ['', 'gzip', 'gzip, br'].map((accept) => ask('/assets/index-Ab12Cd34.js', { 'accept-encoding': accept })),
    );
    expect([plain, gz, br].map((one) => one?.headers['content-encoding'])).toEqual([undefined, 'gzip', 'br']);
    expect(plain?.body.toString()).toBe(SCRIPT);
    expect(br?.body).toEqual(brotliCompressSync(SCRIPT));
    expect(br?.headers['content-type']).toMatch(/javascript/);
    expect(br?.headers['cache-control']).toMatch(/immutable/);
  });

  test.each(['/', '/assets/index-Ab12Cd34.js', '/api/tables', '/healthz', '/nowhere'])(
    '%s carries the headers that keep others out',
    async (path) => {
      const { headers } = await ask(path);
      expect(headers).toMatchObject({
        'cross-origin-opener-policy': 'same-origin',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'x-frame-options': 'DENY',
      });
      const policy: Record<string, string> = Object.fromEntries(
        String(headers['content-security-policy'])
          .split('; ')
          .map((one) => [one.split(' ')[0] ?? '', one.split(' ').slice(1).join(' ')] as const),
      );
      expect(policy).toMatchObject({
        'default-src': "'self'",
        'object-src': "'none'",
        'base-uri': "'none'",
        'frame-ancestors': "'none'",
        'connect-src': "'self'",
      });
      // The one script that stands in the page is allowed by its hash, and no other.
      expect(policy['script-src']).toBe(`'self' ${inlineHashes(INDEX)[0]}`);
      expect(policy['script-src']).not.toMatch(/unsafe/);
    },
  );
});

describe('guests', () => {
  const guest = (port: number, headers: Record<string, string> = {}): Promise<Got> => ask('/api/guest', headers, 'POST', port);

  test('the cookie cannot be read by scripts nor sent by other pages', async () => {
    const [cookie = ''] = (await guest(server.port)).headers['set-cookie'] ?? [];
    expect(cookie).toMatch(/^undercroft=[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/);
    const again = await guest(server.port, { cookie: at(cookie.split(';'), 0) });
    expect(again.headers['set-cookie']).toBeUndefined();
  });

  test('behind https it is secure, but only a trusted proxy can say so', async () => {
    expect((await guest(server.port, { 'x-forwarded-proto': 'https' })).headers['set-cookie']?.[0]).not.toMatch(/Secure/);
    const behind = await startTest({ proxies: 1 });
    expect((await guest(behind.port, { 'x-forwarded-proto': 'https' })).headers['set-cookie']?.[0]).toMatch(/; Secure$/);
    await behind.stop();
    const named = await startTest({ publicUrl: 'https://play.example.org' });
    expect((await guest(named.port, { origin: 'https://play.example.org' })).headers['set-cookie']?.[0]).toMatch(/; Secure$/);
    expect((await guest(named.port, { origin: 'https://evil.example' })).status).toBe(403);
    await named.stop();
  });
});

test('metrics are for this machine, unless somebody decides otherwise', async () => {
  expect((await ask('/metrics')).status).toBe(200);
  expect((await ask('/metrics', { 'x-forwarded-for': '203.0.113.7' })).status).toBe(404);
  const off = await startTest({ metrics: 'off' });
  expect((await ask('/metrics', {}, 'GET', off.port)).status).toBe(404);
  await off.stop();
});

test('every address of the page can be opened and loaded anew, and nothing is served that the page does not know', () => {
  const app = readFileSync(new URL('../../web/src/app.tsx', import.meta.url), 'utf8');
  const known = [...app.matchAll(/<Route path="([^"]+)"/g)].map(([, path]) => path ?? '');
  expect(known.length).toBeGreaterThan(10);
  for (const path of known) expect(isPagePath(path), path).toBe(true);
  expect(isPagePath('/nowhere')).toBe(false);
});
