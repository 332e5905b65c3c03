// Owns the compressed copies beside every file of the page, made once at build: a server then only picks one.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const WORTH = /\.(?:html|js|css|svg|webmanifest|json|txt)$/;
/** Smaller files travel in one packet anyway. */
const LEAST = 600;

export function compressed(): Plugin {
  let out = '';
  return {
    name: 'undercroft:compressed',
    apply: 'build',
    configResolved: (config) => void (out = join(config.root, config.build.outDir)),
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        for (const file of await readdir(out, { recursive: true })) if (WORTH.test(file)) await compress(join(out, file));
      },
    },
  };
}

async function compress(path: string): Promise<void> {
  const raw = await readFile(path);
  if (raw.length < LEAST) return;
  const hint = { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: raw.length } };
  await writeFile(`${path}.br`, await promisify(brotliCompress)(raw, hint));
  await writeFile(`${path}.gz`, await promisify(gzip)(raw, { level: 9 }));
}
