// Measures what it takes to open a stored table, by how long its game has lasted.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newSecret } from '@undercroft/chance';
import { randomFrom } from '@undercroft/kernel';
import { Desk, pastOf, PROTOCOL, Table, type AnyGame, type Handled, type Host } from '@undercroft/table';
import { gameRegistry } from '../src/game-registry.ts';
import { settingsFrom } from '../src/settings.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import type { Store } from '../src/store/store.ts';
import { factsOf } from '../src/tables/facts.ts';
import { digestOf, loadDesk, snapshotOf } from '../src/tables/load.ts';

/** The newest snapshot is as old at all of them: half of what lies between two. */
export const LENGTHS = [75, 175, 375, 775] as const;
const TABLES = 3;
const LOADS = 8;
const TRIES = 60;
const HOST: Host = { bots: [], now: () => 0 };
const { snapshotEvery } = settingsFrom({}, {});

export interface Loading {
  readonly game: string;
  /** Milliseconds of CPU time for opening a table, by its number of records, for each round. */
  readonly ms: ReadonlyMap<number, readonly number[]>;
}

/** The first game of several seats, as it is played where nothing else is said: its games last long. */
const game = [...gameRegistry.games.values()]
  .flatMap((rules) => {
    const checked = rules.checkSetup({});
    return checked.ok ? [{ rules, setup: checked.setup }] : [];
  })
  .find(({ rules, setup }) => rules.seats(setup) > 1);

/** Plays a table by chance until it has so many records, storing each move as a server does; null when the game is over sooner. */
async function played(store: Store, rules: AnyGame, setup: object, id: string, length: number): Promise<string | null> {
  const seats = Array.from({ length: rules.seats(setup) }, () => ({ kind: 'person', name: 'A', who: 'a' }) as const);
  const made = Table.make(rules, { setup, seats, options: { name: '', listed: false, clock: null }, host: 'a', secret: newSecret() }, 0);
  if (!made.ok) throw new Error(`no table of ${rules.id}: ${made.refusal.code}`);
  const { table } = made;
  const desk = new Desk(id, table, HOST);
  const first = { table: id, from: 0, records: [table.made], at: 0, digest: '', snapshot: null, log: [], cut: null };
  await store.create({ id, game: rules.id, rules: rules.rulesVersion, host: 'a' }, { ...first, facts: factsOf(table) });
  const keep = async ({ records, changes, reply }: Handled): Promise<void> => {
    if (reply.t === 'no') throw new Error(`a move was refused: ${reply.code}`);
    const from = table.length - records.length;
    const due = Math.floor(table.length / snapshotEvery) > Math.floor(from / snapshotEvery);
    const [facts, snapshot, log] = [factsOf(table), due ? snapshotOf(table) : null, changes.flatMap((change) => pastOf(change))];
    await store.append({ table: id, from, records, at: 0, digest: digestOf(table), facts, snapshot, log, cut: null });
  };
  const { viewer } = desk.connect('v', 'a', { t: 'hello', id: 0, protocol: PROTOCOL, table: id });
  await keep(desk.handle(viewer, { t: 'begin', id: 1 }));
  const random = randomFrom(id);
  while (table.length < length) {
    const { match } = table;
    if (match === null || match.state.isOver) return null;
    const seat = match.state.toAct;
    const offer = table.offerOf(seat);
    if (offer === null) throw new Error(`seat ${seat} is to act and has no offer`);
    await keep(desk.answerFor(seat, offer.ref, match.state.randomChoice(seat, random), 'person'));
  }
  return id;
}

/** Opens tables of each length in turn, several times in each round. */
export async function loading(rounds: number): Promise<Loading> {
  if (game === undefined) throw new Error('there is no game');
  const folder = mkdtempSync(join(tmpdir(), 'undercroft-bench-'));
  const store = openSqlite(folder);
  try {
    const ids = new Map<number, readonly string[]>();
    for (const length of LENGTHS) ids.set(length, await tablesOf(store, game.rules, game.setup, length));
    const ms = new Map<number, number[]>(LENGTHS.map((length) => [length, []]));
    for (let round = 0; round <= rounds; round++)
      for (const [length, tables] of ids) {
        const spent = await loadingTime(store, tables);
        // The first round warms up.
        if (round > 0) ms.get(length)?.push(spent);
      }
    return { game: game.rules.id, ms };
  } finally {
    await store.close();
    rmSync(folder, { recursive: true });
  }
}

async function tablesOf(store: Store, rules: AnyGame, setup: object, length: number): Promise<readonly string[]> {
  const ids: string[] = [];
  for (let tried = 0; tried < TRIES && ids.length < TABLES; tried++) {
    const id = await played(store, rules, setup, `${length}-${tried}`, length);
    if (id !== null) ids.push(id);
  }
  if (ids.length < TABLES) throw new Error(`of ${TRIES} games fewer than ${TABLES} lasted for ${length} records`);
  return ids;
}

async function loadingTime(store: Store, ids: readonly string[]): Promise<number> {
  const from = process.cpuUsage();
  for (let load = 0; load < LOADS; load++)
    for (const id of ids) {
      const loaded = await loadDesk(store, gameRegistry, id, () => HOST);
      if (!loaded.ok) throw new Error(`a table does not open: ${loaded.code}`);
    }
  const { user, system } = process.cpuUsage(from);
  return (user + system) / 1_000 / (LOADS * ids.length);
}
