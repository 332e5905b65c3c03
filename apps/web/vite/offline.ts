// Owns the service worker of a build: the list of what the page consists of, with a revision for each file, built into /sw.js.
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';

/** Slices of the Japanese faces are kept when they are first used: all of them together are larger than everything else. */
const ON_USE = /noto-(?:sans|serif)-jp-/;

export interface CachedFile {
  readonly url: string;
  readonly revision: string;
}

/** What is kept at once, so that the page opens without a network, and what is fetched when there is nothing else to do. */
export interface Precache {
  readonly version: string;
  readonly first: readonly CachedFile[];
  readonly rest: readonly CachedFile[];
}

export function offline(): Plugin {
  let root = '';
  let out = '';
  return {
    name: 'undercroft:offline',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      out = join(config.root, config.build.outDir);
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const precache = await listed(out);
        await build({
          root,
          configFile: false,
          publicDir: false,
          logLevel: 'warn',
          define: { __PRECACHE__: JSON.stringify(precache) },
          build: {
            outDir: out,
            emptyOutDir: false,
            target: 'es2023',
            lib: { entry: join(root, 'src/worker/sw.ts'), formats: ['iife'], name: 'undercroftOffline', fileName: () => 'sw.js' },
          },
        });
      },
    },
  };
}

async function listed(out: string): Promise<Precache> {
  const files = (await readdir(out, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(out.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((file) => !/(?:\.(?:br|gz|map)|^sw\.js)$/.test(file) && !ON_USE.test(file))
    .toSorted();
  const kept: CachedFile[] = [];
  for (const file of files) {
    const revision = createHash('sha256')
      .update(await readFile(join(out, file)))
      .digest('hex')
      .slice(0, 12);
    kept.push({ url: file === 'index.html' ? '/' : `/${file}`, revision });
  }
  const html = await readFile(join(out, 'index.html'), 'utf8');
  const isFirst = ({ url }: CachedFile): boolean => url === '/' || html.includes(`"${url}"`);
  return {
    version: createHash('sha256').update(JSON.stringify(kept)).digest('hex').slice(0, 12),
    first: kept.filter(isFirst),
    rest: kept.filter((one) => !isFirst(one)),
  };
}
