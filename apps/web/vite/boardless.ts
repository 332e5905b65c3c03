// Owns leaving boards out of the worker: it plays tables and shows nothing.
import { join } from 'node:path';
import type { Plugin } from 'vite';

const BOARD = /^@undercroft\/(?!catalog\/)[^/]+\/(?:web|ascii)$/;

export function boardless(root: string): Plugin {
  return {
    name: 'undercroft:boardless',
    enforce: 'pre',
    resolveId: (id) => (BOARD.test(id) ? join(root, 'src/worker/no-board.ts') : null),
  };
}
