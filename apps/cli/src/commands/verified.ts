// Owns checking all tables of a store against the rules of today, and what is said of it.

import { gameRegistry, verifyById, type Store, type Verdict } from '@undercroft/server';
import type { Say } from '../words/index.ts';

/** Stands for the game of a table whose row cannot be read. */
const UNKNOWN = '?';

export interface Verified {
  readonly checked: number;
  readonly wrong: readonly { readonly table: string; readonly game: string; readonly why: string }[];
  readonly upgraded: readonly { readonly table: string; readonly game: string; readonly upgrades: Verdict['upgrades'] }[];
  /** What is wrong with the file itself. */
  readonly problems: readonly string[];
}

export const isSound = ({ wrong, problems }: Verified): boolean => wrong.length === 0 && problems.length === 0;

/** Replays every stored table with the current rules. */
export async function verified(store: Store): Promise<Verified> {
  const wrong: Verified['wrong'][number][] = [];
  const upgraded: Verified['upgraded'][number][] = [];
  let checked = 0;
  const { ids, problems } = await store.find();
  for (const table of ids) {
    const verdict = await verifyById(store, gameRegistry, table);
    if (verdict === null) continue;
    const { game, wrong: why, upgrades } = verdict;
    if (why !== null) wrong.push({ table, game: game === '' ? UNKNOWN : game, why });
    if (upgrades.length > 0) upgraded.push({ table, game, upgrades });
    checked++;
  }
  return { checked, wrong, upgraded, problems };
}

/** What is wrong with the file, upgrades and tables that differ, a line each. */
export function findings({ wrong, upgraded, problems }: Verified, say: Say): readonly string[] {
  return [
    ...problems.map((problem) => say('admin.file-damaged', { problem })),
    ...upgraded.flatMap(({ table, game, upgrades }) =>
      upgrades.map(({ from, to, playedAgain }) =>
        say(playedAgain ? 'admin.played-again' : 'admin.migrated', { table, game, from: String(from), to: String(to) }),
      ),
    ),
    ...wrong.map(({ table, game, why }) => say('admin.differs', { table, game, why })),
  ];
}
