// Writes the catalog: one list of all games for each kind of reader, and the dependencies that come with it.
import type { PlainDoor } from './plain-door.ts';
import { type Generated, generatedFrom, quoted } from './output.ts';

interface Entry {
  readonly file: string;
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
  { file: 'statistics', imported: 'statistics', from: '/statistics', list: keyed('statistics') },
  { file: 'ascii', imported: 'ascii', from: '/ascii', list: keyed('asciis') },
];

/** For the page: everything of a game is loaded when somebody opens it. Node cannot load this file, because boards are .tsx. */
const LOADERS = [
  { key: 'game', name: 'game', from: '' },
  { key: 'text', name: 'text', from: '/text' },
  { key: 'bots', name: 'bots', from: '/bot' },
  { key: 'statistics', name: 'statistics', from: '/statistics' },
];

const opens = (packageJson: string, parts: readonly { readonly from: string }[]): boolean => {
  const { exports = {} } = JSON.parse(packageJson) as { readonly exports?: object };
  return parts.every(({ from }) => `.${from}` in exports);
};

/** A game that is built is listed when its package opens everything that terminal, simulation, server and page may ask for; until then it is being built. */
const isListed = ({ packageJson }: Package): boolean => opens(packageJson, ENTRIES);
const BOARD = [{ key: 'board', name: 'board', from: '/web' }];
/** What stands for a board that is still to come. */
const PLAIN = [{ key: 'ascii', name: 'ascii', from: '/ascii' }];
const DOOR = [{ from: '/door' }];

/** A game by its name, with its package.json and what its plain door says. */
export interface Package {
  readonly game: string;
  readonly packageJson: string;
  readonly door: PlainDoor | null;
}

export function catalogOf(packages: readonly Package[], packageJson: string): readonly Generated[] {
  const listed = packages.filter(isListed);
  const names = listed.map(({ game }) => game);
  const sources = ENTRIES.map(({ file, imported, from, list }) => {
    const imports = names.map((game) => `import { ${imported} as ${identifier(game)} } from '@undercroft/${game}${from}';`);
    return { path: `packages/catalog/src/${file}.ts`, text: [generatedFrom('games/*'), ...imports, '', list(names), ''].join('\n') };
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
  return [...sources, doorsFile(listed), page, webFile(names, boarded), manifest];
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

/** A game opens a door of its own, or has a plain one. */
function doorsFile(listed: readonly Package[]): Generated {
  const own = listed.filter(({ packageJson }) => opens(packageJson, DOOR)).map(({ game }) => game);
  const imports = own.map((game) => `import { door as ${identifier(game)} } from '@undercroft/${game}/door';`);
  const doors = listed.flatMap(({ game, door }) => {
    if (own.includes(game)) return [`  ${identifier(game)},`];
    if (door === null) return [];
    const words = Object.entries(door.words).map(
      ([language, { title, blurb }]) => `${language}: { title: ${quoted(title)}, blurb: ${quoted(blurb)} }`,
    );
    return [
      `  {\n    id: ${quoted(game)},\n    players: [${door.players.join(', ')}],\n    minutes: ${door.minutes},\n    words: {${words.map((one) => `\n      ${one},`).join('')}\n    },\n  },`,
    ];
  });
  return {
    path: 'packages/catalog/src/doors.ts',
    text: [generatedFrom('games/*'), ...imports, '', `export const doors = [\n${doors.join('\n')}\n] as const;`, ''].join('\n'),
  };
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
