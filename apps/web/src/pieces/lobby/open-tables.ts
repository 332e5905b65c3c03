// Owns the open tables as the lobby shows them: the one that lacks the fewest people first, each with what is played there.

import type { GameText } from '@undercroft/presentation';
import type { ListedTable } from '../../session/listed.ts';
import { paceOf, type PaceName } from '../new/pace.ts';
import { presetOf } from '../new/setup.ts';

export interface OpenTable extends ListedTable {
  readonly title: string;
  /** What is played, in a few words; empty where it has no name. */
  readonly line: string;
  /** The first open seat, and how many there are. */
  readonly free: number;
  readonly open: number;
}

export interface LobbyFilter {
  readonly game: string;
  readonly pace: PaceName | '';
}
export const NO_FILTER: LobbyFilter = { game: '', pace: '' };

/** `textOf`: the words of a game, where they are loaded; `titleOf`: its name. */
export function openTables(
  listed: readonly ListedTable[],
  textOf: (game: string) => Pick<GameText<object>, 'presets'> | null,
  titleOf: (game: string) => string,
): readonly OpenTable[] {
  return listed
    .flatMap((table) => {
      const free = table.seats.findIndex(({ kind }) => kind === 'open');
      if (free < 0) return [];
      const preset = table.setup === undefined ? null : presetOf(textOf(table.game)?.presets ?? [], table.setup);
      const game = titleOf(table.game);
      const line = [table.name === '' ? '' : game, preset?.label ?? ''].filter(Boolean).join(', ');
      const open = table.seats.filter(({ kind }) => kind === 'open').length;
      return [{ ...table, title: table.name || game, line, free, open }];
    })
    .sort((a, b) => a.open - b.open || b.changed - a.changed);
}

export const filtered = (tables: readonly OpenTable[], { game, pace }: LobbyFilter): readonly OpenTable[] =>
  tables.filter((table) => (game === '' || table.game === game) && (pace === '' || paceOf(table.clock) === pace));

/** A game that may be watched: what it is, and who plays. */
export interface WatchedTable extends ListedTable {
  readonly title: string;
  readonly line: string;
}

export const watchedTables = (listed: readonly ListedTable[], titleOf: (game: string) => string): readonly WatchedTable[] =>
  listed.map((table) => {
    const people = table.seats.filter(({ kind }) => kind === 'person').map(({ name }) => name);
    const game = titleOf(table.game);
    return { ...table, title: table.name || game, line: [table.name === '' ? '' : game, ...people].filter(Boolean).join(', ') };
  });
