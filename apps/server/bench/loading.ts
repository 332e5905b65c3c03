// Measures what it takes to open a stored table, by how long its game has lasted.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newSecret } from '@undercroft/chance';
import { missing, randomFrom, start } from '@undercroft/kernel';
import { finish } from '@undercroft/record';
import { Desk, PROTOCOL, Table, type AnyGame, type Handled, type Host, type Viewer } from '@undercroft/table';
import { gameRegistry } from '../src/game-registry.ts';
import { settingsFrom } from '../src/settings.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import type { Store } from '../src/store/store.ts';
import { factsOf } from '../src/tables/facts.ts';
import { Keeper } from '../src/tables/keeper.ts';
import type { Run } from '../src/tables/load.ts';

/** The newest snapshot is as old at all of them: half of what lies between two. */
export const LENGTHS = [225, 2_025, 20_025] as const;
export const BACK_EVERY = 40;
const FAR_BACK = 60;
const BATCH = 100;
const TABLES = 2;
const LOADS = 10;
/** The table goes back by so many entries, or as many as the shortest has. */
export const REACH = 150;
/** No game is played further to find out which lasts longest. */
const LONG_ENOUGH = 5_000;
const HOST: Host = { bots: [], now: () => 0 };
const { snapshotEvery } = settingsFrom({}, {});
const SILENT = { error: () => undefined, warn: () => undefined };
const ALL_AT_ONCE: Run = async (work) => finish(work);

export interface Loading {
  readonly game: string;
  /** Milliseconds of CPU time for opening a table, by its number of records, for each round. */
  readonly ms: ReadonlyMap<number, readonly number[]>;
  /** The same for making it able to go back far. */
  readonly back: ReadonlyMap<number, readonly number[]>;
}

/** Of the games of several seats, as they are played where nothing else is said, the one that lasts longest when played by chance. */
const game = [...gameRegistry.games.values()]
  .flatMap((rules) => {
    const checked = rules.checkSetup({});
    return checked.ok && rules.seats(checked.setup) > 1
      ? [{ rules, setup: checked.setup, lasts: lengthByChance(rules, checked.setup) }]
      : [];
  })
  .toSorted((one, other) => other.lasts - one.lasts)[0];

/** Decisions of one game played by chance. */
function lengthByChance(rules: AnyGame, setup: object): number {
  const random = randomFrom('length');
  const state = start(rules, setup, random);
  let decisions = 0;
  for (; !state.isOver && decisions < LONG_ENOUGH; decisions++) state.play(state.toAct, state.randomChoice(state.toAct, random));
  return decisions;
}

/** Plays a table by chance until it has so many records, storing each move as a server does, and going back now and then and at the end. */
async function played(store: Store, rules: AnyGame, setup: object, id: string, length: number): Promise<string> {
  const seats = Array.from({ length: rules.seats(setup) }, () => ({ kind: 'person', name: 'A', who: 'a' }) as const);
  const made = Table.make(rules, { setup, seats, options: { name: '', listed: false, clock: null }, host: 'a', secret: newSecret() }, 0);
  if (!made.ok) throw new Error(`no table of ${rules.id}: ${made.refusal.code}`);
  const { table } = made;
  const desk = new Desk(id, table, HOST);
  const keeper = keeperOf(store, id);
  const first = { table: id, from: 0, records: [table.made], at: 0, digest: '', snapshot: null, log: [], cut: null };
  await store.create({ id, game: rules.id, rules: rules.rulesVersion, host: 'a' }, { ...first, facts: factsOf(table) });
  const { viewer } = desk.connect('v', 'a', { t: 'hello', id: 0, protocol: PROTOCOL, table: id });
  await keep(keeper, desk, desk.handle(viewer, { t: 'begin', id: 1 }));
  const random = randomFrom(id);
  const places: number[] = [];
  // Moves that are handed over together are synced together.
  let writes: Promise<number>[] = [];
  while (table.length < length) {
    const state = table.match?.state ?? missing();
    if (!table.window) places.push(table.publicSeq);
    const isBack = state.isOver || table.length % BACK_EVERY === 0;
    const back = isBack ? goneBack(desk, viewer, places, state.isOver) : null;
    const seat = state.toAct;
    writes.push(
      keep(keeper, desk, back ?? desk.answerFor(seat, table.offerOf(seat)?.ref ?? '', state.randomChoice(seat, random), 'person')),
    );
    if (writes.length < BATCH) continue;
    await Promise.all(writes);
    writes = [];
  }
  await Promise.all(writes);
  return id;
}

/** Goes back to one of the last places, or, where the game is over, far enough to play on; null where there is no such place. */
function goneBack(desk: Desk, viewer: Viewer, places: number[], far: boolean): Handled | null {
  places.length = Math.max(0, places.length - (far ? Math.min(FAR_BACK, places.length >> 1) : 3));
  for (let to = places.pop(); to !== undefined; to = places.pop()) {
    const handled = desk.handle(viewer, { t: 'back', id: 2, to });
    if (handled.reply.t !== 'no') return handled;
  }
  if (far) throw new Error('a game that is over cannot go back');
  return null;
}

const keeperOf = (store: Store, id: string): Keeper =>
  new Keeper(
    id,
    { store, gameRegistry, log: SILENT, snapshotEvery, now: HOST.now, metrics: { loads: { inc: () => undefined } } },
    () => HOST,
  );

function keep(keeper: Keeper, desk: Desk, { changes, reply }: Handled): Promise<number> {
  if (reply.t === 'no') throw new Error(`a move was refused: ${reply.code}`);
  return keeper.keep(desk, changes, 0);
}

/** Opens tables of each length in turn, several times in each round. */
export async function loading(rounds: number): Promise<Loading> {
  if (game === undefined) throw new Error('there is no game');
  const folder = mkdtempSync(join(tmpdir(), 'undercroft-bench-'));
  const store = openSqlite(folder);
  try {
    const ids = new Map<number, readonly string[]>();
    for (const length of LENGTHS) {
      const names = Array.from({ length: TABLES }, (_, at) => `${length}-${at}`);
      for (const name of names) await played(store, game.rules, game.setup, name, length);
      ids.set(length, names);
    }
    const [ms, back] = [0, 1].map(() => new Map<number, number[]>(LENGTHS.map((length) => [length, []])));
    for (let round = 0; round <= rounds; round++)
      for (const [length, tables] of ids) {
        const keepers = tables.map((id) => keeperOf(store, id));
        const opened = await timed(keepers, (keeper) => keeper.load(ALL_AT_ONCE));
        const reached = await timed(keepers, async (keeper) => {
          const desk = await keeper.load(ALL_AT_ONCE);
          // Entry 0 would be everything from the first record on.
          await keeper.reaching(desk, Math.max(1, (desk.table.match?.length ?? 0) - REACH), ALL_AT_ONCE);
        });
        // The first round warms up.
        if (round === 0) continue;
        ms?.get(length)?.push(opened);
        back?.get(length)?.push(reached - opened);
      }
    return { game: game.rules.id, ms: ms ?? new Map(), back: back ?? new Map() };
  } finally {
    await store.close();
    rmSync(folder, { recursive: true });
  }
}

/** Milliseconds of CPU time that something takes for each table. */
async function timed(keepers: readonly Keeper[], work: (keeper: Keeper) => Promise<unknown>): Promise<number> {
  const from = process.cpuUsage();
  for (let load = 0; load < LOADS; load++) for (const keeper of keepers) await work(keeper);
  const { user, system } = process.cpuUsage(from);
  return (user + system) / 1_000 / (LOADS * keepers.length);
}
