// Writes the catalog: one list of all games for each kind of reader, and the dependencies that come with it.
import { isRecord } from '@undercroft/kernel';
import type { PlainTile } from './plain-tile.ts';
import { type Generated, generatedFrom, quoted } from './output.ts';

interface Entry {
  readonly file: string;
  /** The name each game exports, and where below the game's package it does. */
  readonly imported: string;
  readonly from: string;
  /** The import of the type that the list has for whoever knows no game. */
  readonly needs: string;
  readonly list: (games: readonly string[]) => string;
}

const keyed = (name: string, type: string) => (games: readonly string[]) =>
  `export const ${name}: Readonly<Record<string, ${type}>> = {${games.map((game) => `\n  ${quoted(game)}: ${identifier(game)},`).join('')}\n};`;

const ENTRIES: readonly Entry[] = [
  {
    file: 'rules',
    imported: 'game',
    from: '',
    needs: "import type { Game, GameTypes } from '@undercroft/kernel';",
    list: (games) => `export const games: readonly Game<GameTypes>[] = [${games.map(identifier).join(', ')}];`,
  },
  {
    file: 'text',
    imported: 'text',
    from: '/text',
    needs: "import type { GameTexts } from '@undercroft/presentation';",
    list: keyed('texts', 'GameTexts<object>'),
  },
  {
    file: 'bots',
    imported: 'bots',
    from: '/bot',
    needs: "import type { Bot } from '@undercroft/bots';",
    list: keyed('bots', 'Readonly<Record<string, Bot<object>>>'),
  },
  {
    file: 'statistics',
    imported: 'statistics',
    from: '/statistics',
    needs: "import type { Statistics } from '@undercroft/bots';",
    list: keyed('statistics', 'Statistics<object>'),
  },
  {
    file: 'ascii',
    imported: 'ascii',
    from: '/ascii',
    needs: "import type { TextBoard } from '@undercroft/presentation';",
    list: keyed('asciis', 'TextBoard<object>'),
  },
];

/** For the page: everything of a game is loaded when somebody opens it. Node cannot load this file, because boards are .tsx. */
const LOADERS = [
  { key: 'game', name: 'game', from: '' },
  { key: 'text', name: 'text', from: '/text' },
  { key: 'bots', name: 'bots', from: '/bot' },
  { key: 'statistics', name: 'statistics', from: '/statistics' },
];

const opens = (packageJson: string, parts: readonly { readonly from: string }[]): boolean => {
  const manifest: unknown = JSON.parse(packageJson);
  const exports = isRecord(manifest) ? manifest['exports'] : undefined;
  return parts.every(({ from }) => isRecord(exports) && `.${from}` in exports);
};

/** A game that is built is listed when its package opens everything that terminal, simulation, server and page may ask for; until then it is being built. */
const isListed = ({ packageJson }: Package): boolean => opens(packageJson, ENTRIES);
const BOARD = [{ key: 'board', name: 'board', from: '/web' }];
/** What stands for a board that is still to come. */
const PLAIN = [{ key: 'ascii', name: 'ascii', from: '/ascii' }];
const HOME_TILE = [{ from: '/home-tile' }];

/** A game by its name, with its package.json and what its plain home tile says. */
export interface Package {
  readonly game: string;
  readonly packageJson: string;
  readonly homeTile: PlainTile | null;
}

export function catalogOf(packages: readonly Package[], packageJson: string): readonly Generated[] {
  const listed = packages.filter(isListed);
  const names = listed.map(({ game }) => game);
  const sources = ENTRIES.map(({ file, imported, from, needs, list }) => {
    const imports = names.map((game) => `import { ${imported} as ${identifier(game)} } from '@undercroft/${game}${from}';`);
    return { path: `packages/catalog/src/${file}.ts`, text: [generatedFrom('games/*'), needs, ...imports, '', list(names), ''].join('\n') };
  });
  const boarded = listed.filter((one) => opens(one.packageJson, BOARD)).map(({ game }) => game);
  const page = {
    path: 'packages/catalog/src/page.ts',
    text: [
      generatedFrom('games/*'),
      '',
      '/** Games with a board of their own; the others have the plain one. */',
      `export const boarded: readonly string[] = [${boarded.map(quoted).join(', ')}];`,
      '',
    ].join('\n'),
  };
  const manifest = { path: 'packages/catalog/package.json', text: withDependencies(packageJson, names) };
  return [...sources, homeTilesFile(listed), page, webFile(names, boarded), manifest];
}

function webFile(games: readonly string[], boarded: readonly string[]): Generated {
  const loaders = games.map((game) => {
    const parts = [...LOADERS, ...(boarded.includes(game) ? BOARD : PLAIN)];
    const lines = parts.map(({ key, name, from }) => `\n    ${key}: async () => (await import('@undercroft/${game}${from}')).${name},`);
    return `  ${quoted(game)}: {${lines.join('')}\n  },`;
  });
  return {
    path: 'packages/catalog/src/web.ts',
    text: [generatedFrom('games/*'), '', `export const loaders = {\n${loaders.join('\n')}\n} as const;`, ''].join('\n'),
  };
}

/** A game opens a home tile of its own, or has a plain one. */
function homeTilesFile(listed: readonly Package[]): Generated {
  const own = listed.filter(({ packageJson }) => opens(packageJson, HOME_TILE)).map(({ game }) => game);
  const imports = own.map((game) => `import { homeTile as ${identifier(game)} } from '@undercroft/${game}/home-tile';`);
  const homeTiles = listed.flatMap(({ game, homeTile }) => {
    if (own.includes(game)) return [`  ${identifier(game)},`];
    if (homeTile === null) return [];
    const words = Object.entries(homeTile.words).map(
      ([language, { title, blurb }]) => `${language}: { title: ${quoted(title)}, blurb: ${quoted(blurb)} }`,
    );
    return [
      `  {\n    id: ${quoted(game)},\n    players: [${homeTile.players.join(', ')}],\n    minutes: ${homeTile.minutes},\n    words: {${words.map((one) => `\n      ${one},`).join('')}\n    },\n  },`,
    ];
  });
  return {
    path: 'packages/catalog/src/home-tiles.ts',
    text: [generatedFrom('games/*'), ...imports, '', `export const homeTiles = [\n${homeTiles.join('\n')}\n] as const;`, ''].join('\n'),
  };
}

/** The packages whose types the lists have. */
const TYPES_FROM = ['bots', 'kernel', 'presentation'];

function withDependencies(packageJson: string, games: readonly string[]): string {
  const dependencies = Object.fromEntries([...TYPES_FROM, ...games].sort().map((name) => [`@undercroft/${name}`, '*']));
  const manifest: unknown = JSON.parse(packageJson);
  return `${JSON.stringify({ ...(isRecord(manifest) ? manifest : {}), dependencies }, null, 2)}\n`;
}

/** `three-suits` becomes `threeSuits`. */
function identifier(game: string): string {
  return game.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
