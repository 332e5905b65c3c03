// The one-way dependencies: which area of the repository may import which.
import { importsOf } from './imports.ts';
import { type Check, isProduct } from './repo.ts';

/** Areas of a game end in the game's id (`rules of x`), so that no game can reach another. */
type Area = string;

const READERS = ['text', 'bot', 'statistics', 'ascii', 'web', 'board-model', 'generated'];
const ANYTHING = [
  'kernel',
  'record',
  'parts',
  'presentation',
  'table',
  'chance',
  'bots',
  'testkit',
  'web-kit',
  'catalog',
  'library',
  'node',
];

const PACKAGES: Readonly<Record<string, readonly Area[]>> = {
  kernel: [],
  record: ['kernel'],
  parts: ['kernel'],
  presentation: ['kernel', 'record', 'parts'],
  table: ['kernel', 'record', 'parts', 'chance', 'library'],
  chance: ['kernel', 'library'],
  bots: ['kernel', 'parts', 'node'],
  testkit: ['kernel', 'record', 'parts', 'presentation', 'bots', 'chance', 'table', 'library', 'node'],
  'web-kit': ['kernel', 'presentation', 'table', 'library'],
  catalog: ['kernel', 'presentation', 'bots'],
};

const READER_NEEDS: Readonly<Record<string, readonly Area[]>> = {
  text: ['kernel', 'parts', 'presentation'],
  ascii: ['kernel', 'parts', 'presentation'],
  bot: ['kernel', 'parts', 'bots'],
  statistics: ['kernel', 'bots'],
  web: ['kernel', 'presentation', 'table', 'web-kit', 'library'],
  'board-model': ['kernel'],
};
/** Of its own game, values may come only from these folders into the ones named; types from anywhere that is allowed at all. */
const WITHOUT_RULES = ['board-model/', 'text/words/'];
const VALUES_OF: readonly { readonly into: readonly string[]; readonly from: readonly string[] }[] = [
  { into: ['web/'], from: ['web/', 'generated/', ...WITHOUT_RULES] },
  { into: WITHOUT_RULES, from: ['content/', 'pieces/', 'generated/', ...WITHOUT_RULES] },
];
/** Data that tools write: it needs only the shape of a rulebook, and anything of its game may read it. */
const GENERATED_NEEDS: readonly Area[] = ['presentation'];

function areaOfPath(path: string): Area {
  const [, kind, name = '', inside = ''] = /^(packages|games|apps)\/([^/]+)\/src\/(.*)$/.exec(path) ?? [];
  if (kind === 'packages') return name;
  if (kind === 'apps') return `app ${name}`;
  if (kind !== 'games') return 'outside';
  const reader = READERS.find((folder) => inside.startsWith(`${folder}/`));
  return `${reader ?? 'rules'} of ${name}`;
}

function areaOfImport(target: string, games: readonly string[]): Area {
  if (/^(packages|games|apps|tools)\//.test(target)) return areaOfPath(target);
  const [, name, inside] = /^@undercroft\/([^/]+)(?:\/(.+))?$/.exec(target) ?? [];
  if (name === undefined) return target.startsWith('node:') ? 'node' : 'library';
  return games.includes(name) ? `${inside ?? 'rules'} of ${name}` : name;
}

function mayImport(from: Area, to: Area): boolean {
  if (from === to) return true;
  // The terminal program is also how the server is started and looked after.
  if (from === 'app cli' && to === 'server') return true;
  if (from.startsWith('app ')) return ANYTHING.includes(to) && to !== 'testkit';
  if (from === 'catalog' && to.includes(' of ')) return true;
  const [, reader, game] = /^([\w-]+) of (.+)$/.exec(from) ?? [];
  if (reader === undefined) return (PACKAGES[from] ?? []).includes(to);
  if (reader === 'generated') return GENERATED_NEEDS.includes(to);
  if (to === `generated of ${game}`) return true;
  if (reader === 'rules') return to === 'kernel' || to === 'parts';
  return [...(READER_NEEDS[reader] ?? []), `rules of ${game}`, `text of ${game}`, `board-model of ${game}`].includes(to);
}

/** Whether a board, its model or its words would get at rules: by a value from a folder of the game that holds any. */
function reachesRules(path: string, target: string, to: Area): boolean {
  const [, game, inside = ''] = /^games\/([^/]+)\/src\/(.*)$/.exec(path) ?? [];
  const allowed = VALUES_OF.find(({ into }) => into.some((folder) => inside.startsWith(folder)));
  if (allowed === undefined || !to.endsWith(` of ${game}`)) return false;
  return !allowed.from.some((folder) => target.startsWith(`games/${game}/src/${folder}`));
}

export const layering: Check = ({ files, games }) =>
  files
    .filter(({ path }) => isProduct(path))
    .flatMap((file) =>
      importsOf(file).flatMap(({ target, where, typeOnly }) => {
        const from = areaOfPath(file.path);
        const to = areaOfImport(target, games);
        if (!mayImport(from, to)) return [`${where}: ${from} may not import ${to} (${target}); move what is shared to a lower layer`];
        if (!typeOnly && reachesRules(file.path, target, to))
          return [`${where}: no rule may stand behind a board (${target}); import the type, or read it from the view or the offer`];
        return [];
      }),
    );
