// Owns how the page is built: one bundle for home, a chunk for every page and game, a worker for tables, a service worker, all compressed.
import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import { defineConfig } from 'vite';
import { boardless } from './vite/boardless.ts';
import { compressed } from './vite/compressed.ts';
import { iconNames } from './vite/icon-names.ts';
import { offline } from './vite/offline.ts';
import { preloadFonts } from './vite/preload-fonts.ts';

const FIRST_PAGE = new RegExp(
  [
    '/node_modules/(?:react|react-dom|scheduler|wouter|regexparam|mitt|use-sync-external-store|zustand|idb)/',
    '/web-kit/src/art/(?!icons\\.generated)',
    '/web-kit/src/paper/(?:home-tile|stones|sheet)',
    '/catalog/src/(?:home-tiles|web)\\.ts',
    '/src/web/home-tile\\.ts',
    '/apps/web/src/(?:main|app|games|loaders|offline|settings|store/db|session/api|words/index|words/guess)\\.tsx?',
    '/apps/web/src/(?:home/|pages/home\\.tsx)',
    '/apps/web/src/pieces/(?:announcer|fault|waiting|new-version|language-name|home-table|table-list|tables|kept|use-loaded|sure)\\.tsx?',
    '/apps/web/src/share/save\\.ts',
    '/apps/web/src/session/worker-line\\.ts',
  ].join('|'),
);

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), preloadFonts(), offline(), compressed()],
  define: { __ICON_NAMES__: JSON.stringify(await iconNames(join(import.meta.dirname, '../..'))) },
  worker: { format: 'es', plugins: () => [boardless(import.meta.dirname)] },
  // The server of the product answers under the same address; while developing it runs beside.
  server: { proxy: { '/api': 'http://127.0.0.1:8042', '/ws': { target: 'ws://127.0.0.1:8042', ws: true } } },
  // A preview has no server beside it: local tables need none.
  preview: { proxy: {} },
  build: {
    target: 'es2023',
    outDir: 'dist',
    emptyOutDir: true,
    // Everything is a file of its own with a hash in its name: cached for ever, and allowed by a strict content policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 900,
    rolldownOptions: {
      // What the first page needs travels in one file: a hundred bytes of headers for each small one add up.
      output: { codeSplitting: { groups: [{ name: 'home', test: FIRST_PAGE }] } },
      // Our modules do nothing but declare: whoever takes one piece of the kit does not take all of it.
      treeshake: { moduleSideEffects: (id: string) => !/\/(packages|games)\/[^/]+\/src\/.*\.tsx?$/.test(id) },
    },
  },
});
