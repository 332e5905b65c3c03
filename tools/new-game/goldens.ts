// Owns the first golden transcripts of a new game: what its own examples come to, written once; from then on its tests hold them.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { exampleText, type Example } from '@undercroft/testkit';
import type { GameTypes } from '@undercroft/kernel';
import type { Generated } from '../sync/output.ts';

export async function goldensOf(root: string, id: string): Promise<readonly Generated[]> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- A game's own test of its goldens imports them too, with their types.
  const { EXAMPLES } = (await import(pathToFileURL(join(root, 'games', id, 'tests', 'examples.ts')).href)) as {
    readonly EXAMPLES: readonly Example<GameTypes>[];
  };
  return EXAMPLES.map((example) => ({ path: `games/${id}/tests/golden/${example.name}.transcript`, text: exampleText(example) }));
}
