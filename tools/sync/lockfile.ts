// Writes the games into the lockfile, as npm would: npm itself fails at adding a workspace to an installed tree, and needs a network for what is all here.
import type { Generated } from './output.ts';

interface Manifest {
  readonly name?: string;
  readonly version?: string;
  readonly license?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}
type Packages = Readonly<Record<string, object>>;

/** The order in which npm writes. */
const sorted = <V>(record: Readonly<Record<string, V>>): Record<string, V> =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => a.localeCompare(b, 'en')));

const isGame = (path: string, entry: object): boolean =>
  path.startsWith('games/') || ('resolved' in entry && String(entry.resolved).startsWith('games/'));

function entriesOf(folder: string, packageJson: string): readonly (readonly [string, object])[] {
  const { name = folder, version, license, dependencies, devDependencies } = JSON.parse(packageJson) as Manifest;
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
  const lock = JSON.parse(lockfile) as { readonly packages: Packages };
  const others = Object.entries(lock.packages).filter(([path, entry]) => !isGame(path, entry));
  const own = games.flatMap(({ game, packageJson }) => entriesOf(`games/${game}`, packageJson));
  const { dependencies } = JSON.parse(catalogJson) as Manifest;
  const catalog = { ...lock.packages['packages/catalog'], dependencies };
  const packages = sorted<object>(Object.fromEntries([...others, ['packages/catalog', catalog], ...own]));
  const problems = games.flatMap(({ game, packageJson }) => {
    const manifest = JSON.parse(packageJson) as Manifest;
    return Object.keys({ ...manifest.dependencies, ...manifest.devDependencies })
      .filter((name) => !Object.hasOwn(packages, `node_modules/${name}`))
      .map(
        (name) =>
          `games/${game}/package.json:1: nothing here is called ${name}; install it once in a package of the house, or leave it out`,
      );
  });
  return { files: [{ path: 'package-lock.json', text: `${JSON.stringify({ ...lock, packages }, null, 2)}\n` }], problems };
}
