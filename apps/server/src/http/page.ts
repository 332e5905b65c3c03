// Owns handing out the page: hashed files for ever, everything else checked each time, and the shell for every address of the page.

import { existsSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** The first parts of the addresses that the page itself makes something of. */
const PAGES = ['', 'new', 'play', 'join', 'device', 't', 'o', 'replay', 'replays', 'rules', 'history', 'settings', 'credits'];
const HASHED = /[-.][A-Za-z0-9_-]{8,}\.[a-z0-9]+$/;
const FOR_EVER = 'public, max-age=31536000, immutable';
const CHECKED = 'no-cache';

export interface Page {
  readonly folder: string;
  readonly index: string;
}

/** The built page in a folder; null when it has not been built. */
export function pageIn(folder: string): Page | null {
  const file = join(folder, 'index.html');
  return existsSync(file) ? { folder, index: readFileSync(file, 'utf8') } : null;
}

export const isPagePath = (url: string): boolean => PAGES.includes(new URL(url, 'http://page').pathname.split('/')[1] ?? '');

export type NotFound = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

export async function servePage(app: FastifyInstance, { folder }: Page, notFound: NotFound): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'deny',
    setHeaders: (response, path) => {
      // Only what the build named by its content may be kept without asking.
      const kept = path.includes(`${sep}assets${sep}`) && HASHED.test(path.replace(/\.(?:br|gz)$/, ''));
      response.header('cache-control', kept ? FOR_EVER : CHECKED);
    },
  });
  app.setNotFoundHandler(async (request, reply) => {
    const isLook = request.method === 'GET' || request.method === 'HEAD';
    if (!isLook || request.url.startsWith('/api/') || !isPagePath(request.url)) return notFound(request, reply);
    return reply.header('cache-control', CHECKED).sendFile('index.html');
  });
}
