// Writes the catalog: one list of all games for each kind of reader, and the dependencies that come with it.
import { type Generated, generatedFrom, quoted } from './output.ts';

interface Entry {
  readonly file: string;
  /** Only games with a board for the page are listed. */
  readonly page?: true;
  /** The name each game exports, and where below the game's package it does. */
  readonly imported: string;
  readonly from: string;
  readonly list: (games: readonly string[]) => string;
}

const keyed = (name: string) => (games: readonly string[]) =>
  `export const ${name} = {${games.map((game) => `\n  ${quoted(game)}: ${identifier(game)},`).join('')}\n} as const;`;

const ENTRIES: readonly Entry[] = [
  { file: 'rules', imported: 'game', from: '', list: (games) => `export const games = [${games.map(identifier).join(', ')}] as const;` },
  { file: 'text', imported: 'text', from: '/text', list: keyed('texts') },
  { file: 'bots', imported: 'bots', from: '/bot', list: keyed('bots') },
  { file: 'statistics', imported: 'statistics', from: '/bot', list: keyed('statistics') },
  { file: 'ascii', imported: 'ascii', from: '/ascii', list: keyed('asciis') },
  {
    file: 'doors',
    page: true,
    imported: 'door',
    from: '/door',
    list: (games) => `export const doors = [${games.map(identifier).join(', ')}] as const;`,
  },
];

/** For the page: everything of a game is loaded when somebody opens it. Node cannot load this file, because boards are .tsx. */
const LOADERS = [
  { key: 'game', name: 'game', from: '' },
  { key: 'text', name: 'text', from: '/text' },
  { key: 'bots', name: 'bots', from: '/bot' },
  { key: 'statistics', name: 'statistics', from: '/bot' },
  { key: 'board', name: 'board', from: '/web' },
];

const opens = (packageJson: string, parts: readonly { readonly from: string }[]): boolean => {
  const { exports = {} } = JSON.parse(packageJson) as { readonly exports?: object };
  return parts.every(({ from }) => `.${from}` in exports);
};

/** A game that is built is listed when its package opens everything that terminal, simulation, server and tools may ask for; until then it is being built. */
const isListed = (packageJson: string): boolean =>
  opens(
    packageJson,
    ENTRIES.filter(({ page }) => page !== true),
  );

/** For the page it is listed when it has a board and a door besides. */
const isOnPage = (packageJson: string): boolean => opens(packageJson, [...ENTRIES, ...LOADERS]);

/** A game by its name, with its package.json. */
export interface Package {
  readonly game: string;
  readonly packageJson: string;
}

export function catalogOf(packages: readonly Package[], packageJson: string): readonly Generated[] {
  const listed = packages.filter((one) => isListed(one.packageJson)).map(({ game }) => game);
  const onPage = packages.filter((one) => isOnPage(one.packageJson)).map(({ game }) => game);
  const sources = ENTRIES.map(({ file, page, imported, from, list }) => {
    const games = page === true ? onPage : listed;
    const imports = games.map((game) => `import { ${imported} as ${identifier(game)} } from '@undercroft/${game}${from}';`);
    return { path: `packages/catalog/src/${file}.ts`, text: [generatedFrom('games/*'), ...imports, '', list(games), ''].join('\n') };
  });
  const loaders = onPage.map(
    (game) =>
      `  ${quoted(game)}: {${LOADERS.map(({ key, name, from }) => `\n    ${key}: async () => (await import('@undercroft/${game}${from}')).${name},`).join('')}\n  },`,
  );
  const web = {
    path: 'packages/catalog/src/web.ts',
    text: [generatedFrom('games/*'), '', `export const loaders = {\n${loaders.join('\n')}\n} as const;`, ''].join('\n'),
  };
  const page = {
    path: 'packages/catalog/src/page.ts',
    text: [generatedFrom('games/*'), '', `export const onPage: readonly string[] = [${onPage.map(quoted).join(', ')}];`, ''].join('\n'),
  };
  return [...sources, page, web, { path: 'packages/catalog/package.json', text: withDependencies(packageJson, listed) }];
}

function withDependencies(packageJson: string, games: readonly string[]): string {
  const dependencies = Object.fromEntries(games.map((game) => [`@undercroft/${game}`, '*']));
  const manifest: unknown = JSON.parse(packageJson);
  return `${JSON.stringify({ ...(manifest as object), dependencies }, null, 2)}\n`;
}

/** `three-suits` becomes `threeSuits`. */
function identifier(game: string): string {
  return game.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
