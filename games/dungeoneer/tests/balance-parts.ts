// Owns measuring tables in parts that are kept in a folder.

import { measuredInParts } from '@undercroft/testkit';
import { measure, together, type Measured, type Table } from './balance.ts';

const PART = 250;

/** Everything that a measured game depends on: the engine, the rules, the cards, the bot, and what is counted. How it is told and shown is not. */
const CODE = [
  'packages/{kernel,parts,bots}/src/**/*.ts',
  'games/dungeoneer/src/*.ts',
  'games/dungeoneer/src/{bot,content,decisions,queries,rules}/**/*.ts',
  'games/dungeoneer/tests/balance.ts',
];

/** The same as `measure`; with a folder, part by part. */
export const measureIn = (folder: string | undefined, table: Table, games: number): Measured =>
  measuredInParts(games, {
    folder,
    name: `${table.edition} ${table.decks.join('+')} ${table.players}${table.rounds === undefined ? '' : ` ${table.rounds}`}`,
    code: CODE,
    size: PART,
    measure: (n, from) => measure(table, n, from),
    together,
  });
