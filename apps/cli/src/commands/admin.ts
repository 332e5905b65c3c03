// Owns the command admin: backup and restoring of a server's data, verification of all tables, what will be removed, export of one table, new keys, moving house.

import { existsSync } from 'node:fs';
import {
  DAY_MS,
  expiringBy,
  gameRegistry,
  newPushKeys,
  NoData,
  openData,
  storedTranscript,
  type Settings,
  type Store,
} from '@undercroft/server';
import { mustBeFree, reasonOf } from '../files.ts';
import { RUN, userPath } from '../invocation.ts';
import { Stop } from '../stop.ts';
import type { AdminFlags, Task } from './admin-tasks.ts';
import { print, type Context } from './context.ts';
import { hostSettings } from './serve.ts';
import { copy } from './copy.ts';
import { dataProblem, shownPlace, storeProblem } from './data-problem.ts';
import { restore } from './restore.ts';
import { findings, isSound, verified } from './verified.ts';

/** How far ahead it is looked for what will be removed, in days. */
const AHEAD_DAYS = 30;
/** What each task needs to be told. */
const NEEDS = {
  backup: 'FILE',
  restore: 'FILE',
  export: 'TABLE',
  verify: null,
  expiring: null,
  'push-keys': null,
  copy: 'FROM TO',
} as const satisfies Record<Task, string | null>;

export async function admin(task: Task, [what, to]: readonly (string | undefined)[], flags: AdminFlags, context: Context): Promise<void> {
  const { say } = context;
  const needs = NEEDS[task];
  const isShort = needs !== null && (what === undefined || (task === 'copy' && to === undefined));
  if (isShort) throw new Stop(say('error.admin-needs', { task, what: needs, help: `${RUN} admin --help` }));
  if ((needs === null && what !== undefined) || (task !== 'copy' && to !== undefined))
    throw new Stop(say('error.excess', { help: `${RUN} admin --help` }));
  if (task === 'push-keys') return print(newPushKeys());
  if (task === 'copy') return copy(what ?? '', to ?? '', context);
  const settings = hostSettings(flags, context);
  const { data, store: url } = settings;
  // A database has its own ways of being copied.
  if (url !== '' && (task === 'backup' || task === 'restore')) throw new Stop(say('error.store-backup', { task, run: RUN }));
  if (task === 'restore') return restore(userPath(what ?? ''), data, flags, context);
  const store = await openedIn(settings, context);
  try {
    if (task === 'verify') await verify(store, flags, context);
    else if (task === 'expiring') await expiring(store, settings, flags, context);
    else if (task === 'backup') await backup(store, userPath(what ?? ''), context);
    else await exportTable(store, what ?? '', flags, context);
  } finally {
    await store.close();
  }
}

async function openedIn(settings: Settings, { say }: Context): Promise<Store> {
  const { data: folder, store } = settings;
  try {
    return await openData(settings);
  } catch (error) {
    if (store !== '') throw new Stop(storeProblem(error, shownPlace(store), shownPlace(store), say));
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

/** Replays every stored table with the current rules; exit code 1 if any differs or the file is damaged. */
async function verify(store: Store, { json }: AdminFlags, { say }: Context): Promise<void> {
  const found = await verified(store);
  const { checked, wrong } = found;
  if (json === true) print([JSON.stringify(found)]);
  else
    print([
      ...findings(found, say),
      wrong.length === 0 ? say('admin.verified', { n: checked }) : say('admin.verified-not', { n: checked, wrong: wrong.length }),
    ]);
  if (!isSound(found)) process.exitCode = 1;
}

/** Lists what will be removed within some days, if nobody touches it. */
async function expiring(store: Store, settings: Settings, { json, days = AHEAD_DAYS }: AdminFlags, { say }: Context): Promise<void> {
  const now = Date.now();
  const { tables, guests } = await expiringBy(store, settings, now + days * DAY_MS, now);
  const day = (moment: number): string => new Date(moment).toISOString().slice(0, 10);
  if (json === true) return print([JSON.stringify({ days, tables, guests })]);
  print([
    ...tables.map(({ table, game, kind, touched, expires }) =>
      say(`admin.expiring-${kind}`, { table, game, touched: day(touched), expires: day(expires) }),
    ),
    say('admin.expiring', { days, n: tables.length, guests }),
  ]);
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
