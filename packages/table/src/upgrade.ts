// Owns bringing a table that was played under earlier rules up to those of today.

import { migrate, SAME_PLAY, type Migration, type Saved } from '@undercroft/kernel';
import { finish, type InSteps } from '@undercroft/record';
import { CorruptTable, OtherRules } from './faults.ts';
import { foldingTable, restoreTable, restoringTable, type Watch } from './fold.ts';
import type { AnyGame, Change } from './change.ts';
import type { TableRecord } from './record.ts';
import { remember, type Past } from './showing.ts';
import type { TableSnapshot } from './snapshot.ts';
import type { Table } from './table.ts';

export interface Upgraded {
  readonly table: Table;
  /** The record of the upgrade, to be stored before anybody is told anything. */
  readonly change: Change;
  /** The whole log, where the game was played again; null: what is stored of it stays as it is. */
  readonly log: readonly Past[] | null;
  /** Records after the last snapshot that the rules of today refuse: they are kept, and no part of the game any more. */
  readonly dropped: number;
}

/**
 * Where only the wording of the rules changed the record is played again, and must give the boards that were kept. Else the newest
 * snapshot goes through the declared migrations. Throws `OtherRules` when there is no way, `CorruptTable` when the way leads elsewhere.
 */
export const upgradeTable = (
  game: AnyGame,
  rules: number,
  records: readonly TableRecord[],
  snapshot: TableSnapshot | null,
  now: number,
): Upgraded => finish(upgradingTable(game, rules, records, snapshot, now));

/** The same in steps. `watch` sees each record that is played again. */
export function* upgradingTable(
  game: AnyGame,
  rules: number,
  records: readonly TableRecord[],
  snapshot: TableSnapshot | null,
  now: number,
  watch?: Watch,
): InSteps<Upgraded> {
  const steps: Migration[] = [];
  for (let version = rules; version < game.rulesVersion; version++) {
    const step = game.migrations[version];
    if (step === undefined) throw new OtherRules(`no way from rules ${version} to ${version + 1}`);
    steps.push(step);
  }
  if (steps.length === 0) throw new OtherRules(`played under rules ${rules}; this program plays ${game.rulesVersion}`);
  return yield* steps.every((step) => step === SAME_PLAY)
    ? playingAgain(game, rules, records, now, watch)
    : migrating(game, rules, records, snapshot, now);
}

function* playingAgain(game: AnyGame, rules: number, records: readonly TableRecord[], now: number, watch?: Watch): InSteps<Upgraded> {
  const log: Past[] = [];
  const table = yield* foldingTable(game, records, (change, then) => {
    remember(log, change);
    watch?.(change, then);
  });
  return { table, log, dropped: 0, change: table.upgrade({ t: 'upgraded', at: now, from: rules, to: game.rulesVersion }) };
}

function* migrating(
  game: AnyGame,
  rules: number,
  records: readonly TableRecord[],
  kept: TableSnapshot | null,
  now: number,
): InSteps<Upgraded> {
  if (kept === null || kept.rules !== rules) throw new OtherRules('there is no snapshot that the migration could begin with');
  const { table, read } = yield* readWhile(game, yield* restoringTable(game, migrateSnapshot(game, kept), []), records.slice(kept.length));
  const dropped = records.length - kept.length - read;
  const last = records.at(-1);
  if (dropped > 0 && last?.sum !== undefined) table.skipTo(records.length, last.sum);
  const snapshot = { ...table.snapshot(), rules };
  const change = table.upgrade({ t: 'upgraded', at: now, from: rules, to: game.rulesVersion, snapshot });
  return { table, log: null, dropped, change };
}

/** Reads records as long as they fit, and says how many did. */
function* readWhile(
  game: AnyGame,
  table: Table,
  records: readonly TableRecord[],
): InSteps<{ readonly table: Table; readonly read: number }> {
  for (const [read, record] of records.entries()) {
    const before = table.snapshot();
    try {
      table.reread(record);
    } catch (error) {
      if (!(error instanceof CorruptTable)) throw error;
      return { table: restoreTable(game, before, []), read };
    }
    yield;
  }
  return { table, read: records.length };
}

/** Going back ends here: what lies before was played by other rules. */
function migrateSnapshot(game: AnyGame, kept: TableSnapshot): TableSnapshot {
  if (kept.match === null) return kept;
  const entries = kept.match.from + kept.match.answers.length;
  const now = rewritten(game, kept.match.now);
  const match = { ...kept.match, from: entries, position: now, now, answers: [], outcomes: [], undone: [] };
  return { ...kept, match, marks: kept.marks.slice(-1), marksBefore: entries - 1, floor: entries - 1 };
}

function rewritten(game: AnyGame, position: Saved): Saved {
  const migrated = migrate(game, position);
  if (!migrated.ok) throw new CorruptTable(migrated.problem.detail);
  return migrated.saved;
}
