// Owns the page without a network: its files are kept by revision, and a new version waits until the page asks for it.

interface CachedFile {
  readonly url: string;
  readonly revision: string;
}
declare const __PRECACHE__: { readonly version: string; readonly first: readonly CachedFile[]; readonly rest: readonly CachedFile[] };
declare const self: ServiceWorkerGlobalScope;

const { version, first, rest } = __PRECACHE__;
const FILES = `undercroft-files-${version}`;
/** Slices of faces, kept when they are first used; their names carry their revision, so they outlive versions. */
const FACES = 'undercroft-faces';
const NOT_OURS = /^\/(?:ws|healthz|metrics)(?:\/|$)/;

/** Copies what an older version has in the same revision, and fetches the rest. */
async function keep(files: readonly CachedFile[]): Promise<void> {
  const cache = await caches.open(FILES);
  for (const { url, revision } of files) {
    if ((await cache.match(url)) !== undefined) continue;
    // The name of a hashed file is its revision; the others are asked for past the browser's own cache.
    const hashed = url.startsWith('/assets/');
    const old = hashed ? await caches.match(url) : undefined;
    if (old !== undefined) {
      await cache.put(url, old);
      continue;
    }
    const got = await fetch(hashed ? url : `${url}?v=${revision}`, { cache: hashed ? 'default' : 'reload', credentials: 'same-origin' });
    if (!got.ok) throw new Error(`${url}: ${got.status}`);
    await cache.put(url, got);
  }
}

self.addEventListener('install', (event) => event.waitUntil(keep(first)));

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) if (name.startsWith('undercroft-files-') && name !== FILES) await caches.delete(name);
      await self.clients.claim();
    })(),
  );
});

self.addEventListener('message', (event) => {
  // The page says when it has a quiet moment: for the rest of the files, and for giving way to a new version.
  if (event.data === 'rest') event.waitUntil(keep(rest).catch(() => undefined));
  if (event.data === 'now') event.waitUntil(self.skipWaiting());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  // Without a network the server's lists are simply not there: no failure for a browser to write into its log.
  if (url.pathname.startsWith('/api/')) event.respondWith(fetch(request).catch(() => Response.json(null)));
  else if (!NOT_OURS.test(url.pathname)) event.respondWith(answer(request, url));
});

/** The game waits for somebody whose page is closed. The server says which table; the words are ours. */
const TURN: Readonly<Record<string, string>> = { en: 'It is your turn', nl: 'Jij bent aan de beurt', ja: 'あなたの番です' };

self.addEventListener('push', (event) => {
  const told: unknown = event.data?.json();
  if (typeof told !== 'object' || told === null) return;
  const { table, game, name, language }: Record<string, unknown> = { ...told };
  if (typeof table !== 'string' || !/^[\w-]+$/.test(table)) return;
  const text = (typeof language === 'string' ? TURN[language] : undefined) ?? TURN['en'] ?? '';
  const body = typeof name === 'string' && name !== '' ? name : String(game);
  // Later notices of one table replace the earlier; so does the page's own, once it is open again.
  event.waitUntil(self.registration.showNotification(text, { body, tag: `turn ${table}`, data: `/o/${table}`, icon: '/icon.svg' }));
});

self.addEventListener('notificationclick', (event) => {
  const path: unknown = event.notification.data;
  event.notification.close();
  if (typeof path !== 'string' || !path.startsWith('/o/')) return;
  event.waitUntil(
    (async () => {
      const pages = await self.clients.matchAll({ type: 'window' });
      const open = pages.find(({ url }) => new URL(url).pathname === path);
      if (open === undefined) await self.clients.openWindow(path);
      else await open.focus();
    })(),
  );
});

async function answer(request: Request, url: URL): Promise<Response> {
  const cache = await caches.open(FILES);
  const page = request.mode === 'navigate';
  const kept = await cache.match(page ? '/' : url.pathname);
  if (kept !== undefined) return kept;
  if (/noto-(?:sans|serif)-jp-.*\.woff2$/.test(url.pathname)) return face(request);
  return fetch(request);
}

async function face(request: Request): Promise<Response> {
  const cache = await caches.open(FACES);
  const kept = await cache.match(request);
  if (kept !== undefined) return kept;
  const got = await fetch(request);
  if (got.ok) await cache.put(request, got.clone());
  return got;
}
