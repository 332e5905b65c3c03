// Everything that is generated, computed from the files of the repository and compared with what is there.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { catalogOf } from './catalog.ts';
import { lockfileOf } from './lockfile.ts';
import { plainTileOf } from './plain-tile.ts';
import type { Generated } from './output.ts';
import { type Read, rulebooksOf } from './rulebook.ts';

export interface Sync {
  /** The files whose text is not what it should be. */
  readonly stale: readonly Generated[];
  readonly problems: readonly string[];
}

const CATALOG = 'packages/catalog/package.json';
const NOTHING: { readonly files: readonly Generated[]; readonly problems: readonly string[] } = { files: [], problems: [] };

/** The games are the folders in games/ that hold a package.json, in the order of their names. */
export function gamesIn(root: string): readonly string[] {
  const folder = join(root, 'games');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => existsSync(join(folder, name, 'package.json')))
    .sort();
}

export function plan(root: string): Sync {
  const read: Read = (path) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined);
  const games = gamesIn(root);
  const rulebooks = games.map((game) => rulebooksOf(game, read));
  const catalogManifest = read(CATALOG);
  // A game with rules to come is being built.
  const built = games.filter((game) => read(`games/${game}/rules-to-come.md`) === undefined);
  const packages = built.map((game) => {
    const packageJson = read(`games/${game}/package.json`) ?? '{}';
    return { game, packageJson, ...plainTileOf(game, packageJson, read) };
  });
  const catalog = catalogManifest === undefined ? [] : catalogOf(packages, catalogManifest);
  const lockfile = read('package-lock.json');
  const catalogJson = catalog.find(({ path }) => path === CATALOG)?.text;
  const all = games.map((game) => ({ game, packageJson: read(`games/${game}/package.json`) ?? '{}' }));
  const lock = lockfile === undefined || catalogJson === undefined ? NOTHING : lockfileOf(lockfile, all, catalogJson);
  const files = [...catalog, ...rulebooks.flatMap((one) => one.files), ...lock.files];
  return {
    stale: files.filter(({ path, text }) => read(path) !== text),
    problems: [...rulebooks, ...packages, lock].flatMap((one) => one.problems),
  };
}

export function write(root: string, files: readonly Generated[]): void {
  for (const { path, text } of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}
