// Owns judging stored tables: each is played through the rules of today, and whatever differs from what is stored is named.

import { writeTranscript } from '@undercroft/record';
import { CorruptTable, foldTable, isSnapshot, OtherRules, type AnyGame, type Table } from '@undercroft/table';
import type { GameRegistry } from '../game-registry.ts';
import type { Store, StoredTable } from '../store/store.ts';
import { digestOf, whyOf } from './load.ts';

/** What `verifyTable` found. `upgrades`: the rules a table went through, oldest first. */
export interface Verdict {
  readonly wrong: string | null;
  readonly upgrades: readonly { readonly from: number; readonly to: number; readonly playedAgain: boolean }[];
}

/** Verifies a table by its id, also where its row is damaged. Null: it was removed since it was found. */
export async function verifyById(
  store: Store,
  gameRegistry: GameRegistry,
  id: string,
): Promise<(Verdict & { readonly game: string }) | null> {
  const unreadable = (wrong: string): Verdict & { readonly game: string } => ({ game: '', wrong, upgrades: [] });
  try {
    const stored = await store.table(id);
    if (stored !== null) return { game: stored.game, ...(await verifyTable(store, gameRegistry, stored)) };
    const left = (await store.read(id, 0)).length;
    return left === 0 ? null : unreadable(`the table itself is gone, ${left} of its records are there`);
  } catch (error) {
    return unreadable(whyOf(error));
  }
}

/** Plays a stored table through the rules of today, checking it wherever there is something to check. */
export async function verifyTable(store: Store, gameRegistry: GameRegistry, stored: StoredTable): Promise<Verdict> {
  let upgrades: Verdict['upgrades'] = [];
  const verdict = (wrong: string | null): Verdict => ({ wrong, upgrades });
  const game = gameRegistry.games.get(stored.game);
  if (game === undefined) return verdict(`this program does not have the game ${stored.game}`);
  try {
    // A server may be writing meanwhile: what came after the table was looked up is not judged.
    const records = (await store.read(stored.id, 0)).slice(0, stored.length);
    upgrades = records.flatMap((record) =>
      record.t === 'upgraded' ? [{ from: record.from, to: record.to, playedAgain: record.snapshot === undefined }] : [],
    );
    if (records.length !== stored.length) return verdict(`${stored.length} records were written, ${records.length} are there`);
    if (stored.rules !== game.rulesVersion) return verdict(whyNotUpgraded(game, stored.rules));
    const marks = new Map(
      (await store.snapshots(stored.id)).map(({ length, digest: mark, table }) => [length, isSnapshot(table) ? mark : null]),
    );
    // What is told of the game is not judged, only whether it can be read.
    await store.log(stored.id, Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
    let wrong: string | null = null;
    const table = foldTable(game, records, (_, now) => {
      const mark = marks.get(now.length) ?? null;
      if (wrong === null && mark !== null && mark !== digestOf(now))
        wrong = `after ${now.length} records the position is ${digestOf(now)}, kept was ${mark}`;
    });
    if (wrong !== null) return verdict(wrong);
    return verdict(digestOf(table) === stored.digest ? null : `the position is ${digestOf(table)}, written was ${stored.digest}`);
  } catch (error) {
    return verdict(whyOf(error));
  }
}

/** A table of earlier rules is upgraded when somebody opens it; null when there is a way to do that. */
function whyNotUpgraded(game: AnyGame, rules: number): string | null {
  if (rules > game.rulesVersion) return `played under rules ${rules}; this program plays ${game.rulesVersion}`;
  for (let version = rules; version < game.rulesVersion; version++)
    if (game.migrations[version] === undefined) return `no way from rules ${version} to ${version + 1}`;
  return null;
}

/** The whole game at a stored table with the proof of its dice; null where rules that were changed in between cannot play it. */
export async function wholeTable(store: Store, gameRegistry: GameRegistry, stored: StoredTable): Promise<Table | null> {
  const game = gameRegistry.games.get(stored.game);
  if (game === undefined) throw new CorruptTable(`this program does not have the game ${stored.game}`);
  const table = foldTable(game, await store.read(stored.id, 0));
  return table.match === null || table.match.isWhole ? table : null;
}

/** The game at a stored table, as far as it has come; null before it has begun. Throws when the table does not fit. */
export async function storedTranscript(store: Store, gameRegistry: GameRegistry, stored: StoredTable): Promise<string | null> {
  const table = await wholeTable(store, gameRegistry, stored);
  if (table === null) throw new OtherRules('the rules were changed during this game: its record begins in the middle');
  return table.match === null ? null : writeTranscript(table.match.transcript());
}
