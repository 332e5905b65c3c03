// Writes the games into the lockfile, as npm would: npm itself fails at adding a workspace to an installed tree, and needs a network for what is all here.
import { isRecord } from '@undercroft/kernel';
import type { Generated } from './output.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The fields of a package.json, a lockfile, or a part of one. */
const fieldsOf = (json: unknown): Fields => (isRecord(json) ? json : {});
const read = (text: string): Fields => fieldsOf(JSON.parse(text));

/** The order in which npm writes. */
const sorted = <V>(record: Readonly<Record<string, V>>): Record<string, V> =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => a.localeCompare(b, 'en')));

const isGame = (path: string, entry: object): boolean =>
  path.startsWith('games/') || ('resolved' in entry && String(entry.resolved).startsWith('games/'));

function entriesOf(folder: string, packageJson: string): readonly (readonly [string, object])[] {
  const { name: named, version, license, dependencies, devDependencies } = read(packageJson);
  const name = typeof named === 'string' ? named : folder;
  return [
    [folder, { name, version, license, dependencies, devDependencies }],
    [`node_modules/${name}`, { resolved: folder, link: true }],
  ];
}

export interface GameManifest {
  readonly game: string;
  readonly packageJson: string;
}

/** The lockfile with exactly these games in it. */
export function lockfileOf(
  lockfile: string,
  games: readonly GameManifest[],
  catalogJson: string,
): { readonly files: readonly Generated[]; readonly problems: readonly string[] } {
  const lock = read(lockfile);
  const before = fieldsOf(lock['packages']);
  const others = Object.entries(before).filter(([path, entry]) => !isGame(path, fieldsOf(entry)));
  const own = games.flatMap(({ game, packageJson }) => entriesOf(`games/${game}`, packageJson));
  const { dependencies } = read(catalogJson);
  const catalog = { ...fieldsOf(before['packages/catalog']), dependencies };
  const packages = sorted<unknown>(Object.fromEntries([...others, ['packages/catalog', catalog], ...own]));
  const problems = games.flatMap(({ game, packageJson }) => {
    const manifest = read(packageJson);
    return Object.keys({ ...fieldsOf(manifest['dependencies']), ...fieldsOf(manifest['devDependencies']) })
      .filter((name) => !Object.hasOwn(packages, `node_modules/${name}`))
      .map(
        (name) =>
          `games/${game}/package.json:1: nothing here is called ${name}; install it once in a package of the house, or leave it out`,
      );
  });
  return { files: [{ path: 'package-lock.json', text: `${JSON.stringify({ ...lock, packages }, null, 2)}\n` }], problems };
}
