// Owns what can be measured: groups by name, the parts of each, and how a part is measured in a process of its own.

import { isOneOf } from '@undercroft/kernel';
import { ensureBoardgameIo } from './install.ts';
import { botOf, catalogGames } from './catalog.ts';
import type { Scale } from './measure.ts';
import type { Section } from './report.ts';

/** In the order in which they are measured and written. */
export const GROUPS = ['toy', 'game', 'table', 'server', 'nodes', 'page'] as const;
export type GroupName = (typeof GROUPS)[number];

export const TITLES: Readonly<Record<GroupName, string>> = {
  toy: 'The kernel beside boardgame.io',
  game: 'The games',
  table: 'The table',
  server: 'The server',
  nodes: 'Several nodes',
  page: 'The page',
};

export const isGroup = (name: string): name is GroupName => isOneOf(GROUPS, name);

const forEachGame = async (prefix: string): Promise<readonly string[]> => {
  const { games, problem } = await catalogGames();
  if (problem !== null) throw new Error(problem);
  return games.map(({ id }) => `${prefix} ${id}`);
};

/** The parts of a group; whatever they need is seen to first. */
export const PARTS: Readonly<Record<GroupName, () => Promise<readonly string[]>>> = {
  toy: async () => {
    const problem = ensureBoardgameIo();
    if (problem !== null) throw new Error(problem);
    return ['toy play', 'toy table', 'toy search', 'toy position', 'toy profile'];
  },
  game: () => forEachGame('game'),
  table: () => forEachGame('table'),
  server: async () => {
    const problem = ensureBoardgameIo();
    if (problem !== null) throw new Error(problem);
    return ['server latency', 'server memory', 'server playing', 'server load', 'server loading', 'server attack'];
  },
  nodes: async () => ['nodes', 'nodes earlier'],
  page: async () => ['page visits'],
};

/** What a child process does. */
export async function runPart(part: string, scale: Scale): Promise<readonly Section[]> {
  const [group = '', ...rest] = part.split(' ');
  const what = rest.join(' ');
  if (group === 'page') return (await import('./sections/page.ts')).pageSections(scale);
  if (part === 'nodes earlier') return (await import('./sections/earlier.ts')).earlierSections(scale);
  if (part === 'nodes') return (await import('./sections/nodes.ts')).nodesSections(scale);
  if (part === 'server load') return (await import('./sections/load.ts')).loadSections(scale);
  if (part === 'server attack') return (await import('./sections/attack.ts')).attackSections();
  if (group === 'server') {
    const server = (await import('./sections/server.ts')).serverParts[part];
    if (server !== undefined) return server(scale);
  }
  if (group === 'toy') {
    const toy = (await import('./sections/toy.ts')).toyParts[part];
    if (toy !== undefined) return [toy(scale)];
  }
  const game = (await catalogGames()).games.find(({ id }) => id === what);
  if (game !== undefined && group === 'game') return (await import('./sections/game.ts')).gameSections(game, scale, await botOf(game));
  if (game !== undefined && group === 'table') return (await import('./sections/table.ts')).tableSections(game, scale, await botOf(game));
  throw new Error(`there is no part "${part}"`);
}
