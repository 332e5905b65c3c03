// Proves that this repository is traced whole: it fails as long as a game is not finished.

import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { faultsOf } from './faults.ts';
import { gamesIn, readGame } from './read.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

test.each(gamesIn(root))('every rule of %s has a test and code that carries it out, and no ID is unknown', (game) => {
  expect(faultsOf(readGame(root, game))).toEqual([]);
});
