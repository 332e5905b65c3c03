// npm run perft -- [game] [scene] [--depth N] [--divide]: counts every way to play from the named scenes of each game.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { games } from '@undercroft/catalog/rules';
import { writeChoice, type PerftScene } from '@undercroft/testkit';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** A game of the catalog lists its scenes as `perftScenes` in games/<id>/tests/perft-scenes.ts. */
function sceneFiles(): ReadonlyMap<string, string> {
  const files = new Map([['toy', join(root, 'packages/testkit/src/toy/scenes.ts')]]);
  for (const { id } of games) {
    const file = join(root, 'games', id, 'tests/perft-scenes.ts');
    if (existsSync(file)) files.set(id, file);
  }
  return files;
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { depth: { type: 'string' }, divide: { type: 'boolean', default: false } },
  });
  const [game, name] = positionals;
  const files = sceneFiles();
  if (game !== undefined && !files.has(game)) {
    console.log(`${game} has no scenes to count from. Games: ${[...files.keys()].join(', ')}`);
    return 1;
  }
  row('game', 'scene', 'depth', 'ways', 'ended', 'seconds');
  for (const [id, file] of files) {
    if (game !== undefined && id !== game) continue;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- A game's own test of its counts imports them too, with their types.
    const { perftScenes } = (await import(pathToFileURL(file).href)) as { perftScenes?: readonly PerftScene[] };
    for (const scene of perftScenes ?? [])
      if (name === undefined || scene.name === name)
        print(id, scene, values.depth === undefined ? scene.depth : Number(values.depth), values.divide);
  }
  return 0;
}

function row(game: string, scene: string, depth: string, ways: string, ended: string, seconds = ''): void {
  const numbers = [depth.padStart(6), ways.padStart(12), ended.padStart(10), seconds.padStart(9)];
  console.log(`${game.padEnd(14)}${scene.padEnd(22)}${numbers.join('')}`.trimEnd());
}

function print(game: string, { name, count }: PerftScene, depth: number, divided: boolean): void {
  const since = performance.now();
  const { counts, ended, divide } = count(depth);
  const seconds = ((performance.now() - since) / 1000).toFixed(2);
  counts.forEach((ways, i) => row(game, name, String(i + 1), String(ways), String(ended[i]), i + 1 === counts.length ? seconds : ''));
  if (divided) for (const { seat, choice, ways } of divide) row('', '', '', String(ways), '', `  seat ${seat} ${writeChoice(choice)}`);
}

process.exitCode = await main();
