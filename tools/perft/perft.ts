// npm run perft -- [game] [scene] [--depth N] [--divide]: counts every way to play from the named scenes of each game.

import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { perft, writeChoice, type PerftScene } from '@undercroft/testkit';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** A game lists its scenes as `perftScenes` in games/<id>/tests/scenes.ts, or in the index of a folder of that name. */
function sceneFiles(): ReadonlyMap<string, string> {
  const files = new Map([['toy', join(root, 'packages/testkit/src/toy/scenes.ts')]]);
  for (const game of readdirSync(join(root, 'games')).sort()) {
    const file = ['tests/scenes.ts', 'tests/scenes/index.ts']
      .map((path) => join(root, 'games', game, path))
      .find((path) => existsSync(path));
    if (file !== undefined) files.set(game, file);
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
  for (const [id, file] of files) {
    if (game !== undefined && id !== game) continue;
    const { perftScenes } = (await import(pathToFileURL(file).href)) as { perftScenes?: readonly PerftScene[] };
    for (const scene of perftScenes ?? [])
      if (name === undefined || scene.name === name)
        print(id, scene, values.depth === undefined ? scene.depth : Number(values.depth), values.divide);
  }
  return 0;
}

function print(game: string, { name, open, chance }: PerftScene, depth: number, divided: boolean): void {
  const since = performance.now();
  const { counts, ended, divide } = perft(open(), depth, chance);
  console.log(`${game} ${name} (${((performance.now() - since) / 1000).toFixed(1)} s)`);
  console.log(`${'depth'.padStart(7)}${'ways'.padStart(14)}${'ended'.padStart(12)}`);
  counts.forEach((ways, i) => console.log(`${String(i + 1).padStart(7)}${String(ways).padStart(14)}${String(ended[i]).padStart(12)}`));
  if (divided)
    for (const { seat, choice, ways } of divide) console.log(`${String(ways).padStart(21)}  seat ${seat} ${writeChoice(choice)}`);
}

process.exitCode = await main();
