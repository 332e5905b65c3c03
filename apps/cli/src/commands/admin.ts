// Owns the command admin: backup of a running server's data, verification of all tables, export of one table.

import { existsSync } from 'node:fs';
import { gameRegistry, NoData, openSqlite, storedTranscript, verifyById, type Store, type Verdict } from '@undercroft/server';
import { mustBeFree, reasonOf } from '../files.ts';
import { RUN, userPath } from '../invocation.ts';
import { Stop } from '../stop.ts';
import type { AdminFlags, Task } from './admin-tasks.ts';
import { print, type Context } from './context.ts';
import { hostSettings } from './serve.ts';
import { dataProblem } from './data-problem.ts';

export async function admin(task: Task, what: string | undefined, flags: AdminFlags, context: Context): Promise<void> {
  const { say } = context;
  const needs = { backup: 'FILE', export: 'TABLE', verify: null }[task];
  if (needs !== null && what === undefined) throw new Stop(say('error.admin-needs', { task, what: needs, help: `${RUN} admin --help` }));
  if (needs === null && what !== undefined) throw new Stop(say('error.excess', { help: `${RUN} admin --help` }));
  const { data } = hostSettings(flags, context);
  const store = openedIn(data, context);
  try {
    if (task === 'verify') await verify(store, flags, context);
    else if (task === 'backup') await backup(store, userPath(what ?? ''), context);
    else await exportTable(store, what ?? '', flags, context);
  } finally {
    await store.close();
  }
}

function openedIn(folder: string, { say }: Context): Store {
  try {
    return openSqlite(folder, { readOnly: true });
  } catch (error) {
    if (error instanceof NoData) throw new Stop(say('error.no-data', { folder }));
    throw new Stop(dataProblem(error, folder, say) ?? say('error.unreadable', { file: folder, reason: reasonOf(error) }));
  }
}

async function backup(store: Store, file: string, { say }: Context): Promise<void> {
  mustBeFree(file, false, say);
  try {
    await store.backup(file);
  } catch (error) {
    throw new Stop(say('error.unwritable', { file, reason: reasonOf(error) }));
  }
  if (!existsSync(file)) throw new Error(`${file} was not written`);
  print([say('admin.backed-up', { file })]);
}

/** Stands for the game of a table whose row cannot be read. */
const UNKNOWN = '?';

/** Replays every stored table with the current rules; exit code 1 if any differs or the file is damaged. */
async function verify(store: Store, { json }: AdminFlags, { say }: Context): Promise<void> {
  const wrong: { readonly table: string; readonly game: string; readonly why: string }[] = [];
  const upgraded: { readonly table: string; readonly game: string; readonly upgrades: Verdict['upgrades'] }[] = [];
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
  if (json === true) print([JSON.stringify({ checked, wrong, upgraded, problems })]);
  else {
    print(problems.map((problem) => say('admin.file-damaged', { problem })));
    for (const { table, game, upgrades } of upgraded)
      print(
        upgrades.map(({ from, to, playedAgain }) =>
          say(playedAgain ? 'admin.played-again' : 'admin.migrated', { table, game, from: String(from), to: String(to) }),
        ),
      );
    print(wrong.map(({ table, game, why }) => say('admin.differs', { table, game, why })));
    print([wrong.length === 0 ? say('admin.verified', { n: checked }) : say('admin.verified-not', { n: checked, wrong: wrong.length })]);
  }
  if (wrong.length > 0 || problems.length > 0) process.exitCode = 1;
}

/** Prints the transcript of a table, or its stored records as JSON lines. */
async function exportTable(store: Store, id: string, { records: raw }: AdminFlags, { say }: Context): Promise<void> {
  const stored = await store.table(id);
  if (stored === null) throw new Stop(say('error.no-table', { table: id }));
  if (raw === true) return print((await store.read(id, 0)).map((record) => JSON.stringify(record)));
  try {
    const transcript = await storedTranscript(store, gameRegistry, stored);
    if (transcript === null) throw new Stop(say('error.not-begun', { table: id }));
    print([transcript]);
  } catch (error) {
    if (error instanceof Stop) throw error;
    throw new Stop(say('error.no-replay', { file: id, reason: error instanceof Error ? error.message : String(error) }));
  }
}
