// Proves that this repository is traced whole: every rule of a rulebook, and of a game that is being built nothing but what it lists as to come.

import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { faultsOf } from './faults.ts';
import { gamesIn, readGame } from './read.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

test.each(gamesIn(root))('every rule of %s has a test and code that carries it out, and no ID is unknown', (game) => {
  expect(faultsOf(readGame(root, game))).toEqual([]);
});
