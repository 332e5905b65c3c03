// Owns what becomes of tables and replays when the rules of a game change: those of the first version, as it wrote them, and real changes.

import { readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { at, missing, randomFrom, SAME_PLAY, type Migration, type Saved } from '@undercroft/kernel';
import { readTranscript, replay } from '@undercroft/record';
import type { AnyGame } from '@undercroft/table';
import { lookAt, numberAt, recordAt, textAt } from '@undercroft/testkit/json';
import { afterEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { gameRegistryOf, type GameRegistry } from '../src/game-registry.ts';
import type { RunningServer } from '../src/server.ts';
import { SCHEMA_1 } from '../src/store/schema.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { verifyTable, type Verdict } from '../src/tables/verify.ts';
import { gameRegistry } from './games.ts';
import { newFolder, pause, startTest, Visitor, type Player } from './help.ts';

const json = z.looseObject({});
const cell = z.nullish(z.union([z.string(), z.number()]));
const cells = { rules: cell, host: cell, created: cell, changed: cell, length: cell, digest: cell, phase: cell, listed: cell, open: cell };
const firstVersion = z.object({
  tables: z.array(
    z.object({
      row: z.object({ id: z.string(), game: z.string(), ...cells, wake: cell, facts: json }),
      records: z.array(json),
      snapshots: z.array(z.object({ length: z.int(), digest: z.string(), position: json })),
    }),
  ),
  replays: z.record(z.string(), z.string()),
});
const first = firstVersion.parse(JSON.parse(readFileSync(new URL('./fixtures/rules-1.json', import.meta.url), 'utf8')));

/** A folder with the data of the first version, whose guests are Ann and Bob; their tokens are those of new guests. */
function oldData(): string {
  const data = newFolder();
  const db = new DatabaseSync(join(data, 'undercroft.sqlite'));
  db.exec(SCHEMA_1);
  db.exec('PRAGMA user_version = 1');
  for (const { row, records, snapshots } of first.tables) {
    const { id, game, rules, host, created, changed, length, digest, phase, listed, open, wake, facts } = row;
    db.prepare('INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)').run(
      ...[id, game, rules, host, created, changed, length, digest, phase, listed, open, wake].map((value) => value ?? null),
      JSON.stringify(facts),
    );
    records.forEach((record, seq) => db.prepare('INSERT INTO records VALUES (?, ?, ?)').run(id, seq, JSON.stringify(record)));
    for (const { length: at, digest: mark, position } of snapshots)
      db.prepare('INSERT INTO snapshots VALUES (?, ?, ?, ?)').run(id, at, mark, JSON.stringify(position));
    for (const who of ['ann', 'bob']) db.prepare('INSERT INTO places VALUES (?, ?, 0)').run(who, id);
  }
  db.close();
  return data;
}

let running: RunningServer | null = null;
afterEach(async () => {
  await running?.stop();
  running = null;
});
async function serve(data: string, games: GameRegistry = gameRegistry, snapshotEvery = 50): Promise<RunningServer> {
  await running?.stop();
  running = await startTest({ data, snapshotEvery }, { gameRegistry: games });
  return running;
}

/** Somebody new who sits down where a guest of the first version sat: tokens are only stored hashed. */
async function sitAs(server: RunningServer, data: string, who: string): Promise<Visitor> {
  const visitor = await Visitor.come(server.port);
  const db = new DatabaseSync(join(data, 'undercroft.sqlite'));
  const id = textAt(db.prepare('SELECT id FROM guests ORDER BY created DESC, id LIMIT 1').get(), 'id');
  db.prepare('UPDATE guests SET id = ? WHERE id = ?').run(who, id);
  db.close();
  return visitor;
}

async function verdictOf(data: string, id: string, games: GameRegistry = gameRegistry): Promise<Verdict> {
  const store = openSqlite(data, { readOnly: true });
  const stored = await store.table(id);
  if (stored === null) throw new Error('the table is gone');
  const verdict = await verifyTable(store, games, stored);
  await store.close();
  return verdict;
}

/** Random moves of whoever of these is asked, none of which gives the game up. */
async function played(players: readonly Player[], moves: number, seed: string): Promise<number> {
  const random = randomFrom(seed);
  let done = 0;
  for (let left = 400; left > 0 && done < moves && players[0]?.phase === 'playing'; left--) {
    const asked = players.find((player) => player.isAsked);
    const choice = (await asked?.randomChoice(random)) ?? null;
    if (asked === undefined || choice === null) await pause(5);
    else if (choice['act'] !== 'give-up' && (await asked.client.answer(choice)).t === 'ok') done++;
  }
  return done;
}

describe('data of the first version', () => {
  // Of Dungeoneer there is no way from the first rules any more: the third play otherwise, and the second only wrote the first anew.
  const stranded = 'threeRulesOne1';

  test.each(first.tables.flatMap(({ row }) => (row.id === stranded ? [] : [[row.game, row.id] as const])))(
    'a table of %s goes on: its log, its dice, its moves',
    async (_game, id) => {
      const data = oldData();
      expect(await verdictOf(oldUpToDate(data), id)).toMatchObject({ wrong: null, upgrades: [] });
      const server = await serve(data);
      const people = [await sitAs(server, data, 'ann'), await sitAs(server, data, 'bob')];
      const players: Player[] = [];
      for (const one of people) players.push(await one.sit(id));
      const ann = at(players, 0);
      expect(ann.phase).toBe('playing');
      const { log } = ann.client.state;
      expect(log.length).toBe(60);
      // Earlier lines are those that were told then, from the beginning of the game on.
      const groups = (await ann.client.log(log[0]?.n ?? 0, 200)) ?? [];
      expect(groups[0]).toMatchObject({ n: 3, seat: -1 });
      expect(groups[0]?.told.length).toBeGreaterThan(0);
      expect(groups.map(({ n }) => n)).toEqual(groups.map(({ n }) => n).toSorted((a, b) => a - b));
      expect(await played(players, 3, 'on')).toBe(3);
      for (const player of players) await player.close();
      await server.stop();
      running = null;
      expect(await verdictOf(data, id)).toEqual({ wrong: null, upgrades: [{ from: 1, to: 2, playedAgain: true }] });
    },
  );

  /** The same file, its tables laid out as the present server does on its first start. */
  function oldUpToDate(data: string): string {
    const db = openSqlite(data);
    void db.close();
    return data;
  }

  test('a table whose kept board does not come out is refused, and left as it is', async () => {
    const data = oldData();
    const db = new DatabaseSync(join(data, 'undercroft.sqlite'));
    db.exec(`UPDATE snapshots SET position = json_set(position, '$.board.met', json('[]')) WHERE table_id = 'delveRulesOne1'`);
    db.close();
    const server = await serve(data);
    const ann = await sitAs(server, data, 'ann');
    expect(await (await ann.line()).hello('delveRulesOne1')).toMatchObject({ t: 'no', code: 'damaged' });
  });

  test('a table from which no way leads on is refused, and left as it is', async () => {
    const data = oldData();
    const server = await serve(data);
    const ann = await sitAs(server, data, 'ann');
    expect(await (await ann.line()).hello(stranded)).toMatchObject({ t: 'no', code: 'damaged' });
    await server.stop();
    running = null;
    const db = new DatabaseSync(join(data, 'undercroft.sqlite'), { readOnly: true });
    const kept = db.prepare('SELECT count(*) AS n FROM records WHERE table_id = ?').get(stranded);
    db.close();
    expect(numberAt(kept, 'n')).toBe(first.tables.find(({ row }) => row.id === stranded)?.records.length);
  });

  test.each(Object.entries(first.replays))('the replay %s plays as far as it was recorded', (name, text) => {
    const transcript = readTranscript(text) ?? missing();
    expect(transcript.rules).toBe(1);
    const game = gameRegistry.games.get(transcript.game) ?? missing();
    const told: number[] = [];
    const played = replay(game, transcript, ({ at }) => void told.push(at));
    // Later rules of Dungeoneer lead elsewhere soon; the others play it to its end.
    if (transcript.game === 'dungeoneer') expect([told.length > 0, played.ok]).toEqual([true, false]);
    else expect(told.length).toBe(transcript.entries.length);
    // A finished game has its digest where both versions agree; one that was saved in the middle was digested with the old names.
    if (name.endsWith('over')) expect(played).toMatchObject({ ok: true, state: { isOver: true } });
    else
      expect(played).toMatchObject({
        ok: false,
        problem: { code: 'rules', at: told.length === transcript.entries.length ? told.length - 1 : told.length },
      });
  });
});

describe('data of the second version', () => {
  const row = z.record(z.string(), cell);
  const second = z
    .object({ tables: z.array(row), records: z.array(row), snapshots: z.array(row), log: z.array(row), places: z.array(row) })
    .parse(JSON.parse(readFileSync(new URL('./fixtures/rules-2.json', import.meta.url), 'utf8')));

  /** A folder with one table of Dungeoneer as the second rules left it; the columns that came later have their defaults. */
  function secondData(): string {
    const data = newFolder();
    void openSqlite(data).close();
    const db = new DatabaseSync(join(data, 'undercroft.sqlite'));
    for (const [table, rows] of Object.entries(second))
      for (const one of rows) {
        const columns = Object.keys(one);
        const places = columns.map(() => '?').join(', ');
        db.prepare(`INSERT INTO ${table} (${columns.join(', ')}) VALUES (${places})`).run(
          ...Object.values(one).map((value) => value ?? null),
        );
      }
    db.close();
    return data;
  }

  test('a table of Dungeoneer goes on under the rules of today, from its position: its log, its moves', async () => {
    const data = secondData();
    const server = await serve(data);
    const people = [await sitAs(server, data, 'ann'), await sitAs(server, data, 'bob')];
    const players: Player[] = [];
    for (const one of people) players.push(await one.sit('threeRulesOne1'));
    const ann = at(players, 0);
    expect([ann.phase, ann.client.state.log.length]).toEqual(['playing', 60]);
    expect(await played(players, 5, 'on')).toBe(5);
    for (const player of players) await player.close();
    await server.stop();
    running = null;
    const { wrong, upgrades } = await verdictOf(data, 'threeRulesOne1');
    expect(wrong).toBeNull();
    expect(upgrades.at(-1)).toEqual({ from: 2, to: gameRegistry.games.get('dungeoneer')?.rulesVersion, playedAgain: false });
  });
});

describe('rules that really change', () => {
  /** The games with the first one under the next version of its rules, in which a position is rewritten by `migrate`. */
  function withRules(migrate: Migration | undefined, more: Partial<AnyGame> = {}): GameRegistry {
    const games = [...gameRegistry.games.values()].map((game) => {
      if (game.id !== 'delve') return game;
      const migrations = { ...game.migrations, ...(migrate === undefined ? {} : { [game.rulesVersion]: migrate }) };
      return { ...game, rulesVersion: game.rulesVersion + 1, migrations, ...more };
    });
    return gameRegistryOf(gameRegistry.module, games, {});
  }
  const gain = (board: object, n: number): void => {
    const { health } = recordAt(board, 'hero');
    Object.assign(recordAt(health), { gained: numberAt(health, 'gained') + n });
  };
  /** Under the next rules every hero has ten more health. */
  const healthier: Migration = (saved): Saved => {
    const board = structuredClone(saved.board);
    gain(board, 10);
    return { ...saved, board };
  };
  const health = (player: Player): number | undefined =>
    player.client.state.shown === null ? undefined : numberAt(player.client.state.shown.view, 'hero', 'health', 'gained');

  async function begun(
    data: string,
    moves: number,
    snapshotEvery = 50,
  ): Promise<{ ann: Visitor; id: string; shown: number; gained: number | undefined; lines: readonly unknown[] }> {
    const server = await serve(data, gameRegistry, snapshotEvery);
    const ann = await Visitor.come(server.port);
    const id = await ann.make('delve', { startHealth: 30 }, [{ kind: 'me' }]);
    const player = await ann.sit(id);
    await player.client.ask({ t: 'begin' });
    expect(await played([player], moves, 'begun')).toBe(moves);
    const { shown, log } = player.client.state;
    const lines = log.map(({ n, told }) => ({ n, told }));
    const result = { ann, id, shown: shown === null ? 0 : log.length, gained: health(player), lines };
    await player.close();
    return result;
  }

  test('a running table goes on from its position: the log stays readable, and going back ends at the upgrade', async () => {
    const data = newFolder();
    const { ann, id, gained, lines } = await begun(data, 9);
    const server = await serve(data, withRules(healthier));
    const player = await ann.at(server.port).sit(id);
    expect(player.phase).toBe('playing');
    expect(health(player)).toBe((gained ?? 0) + 10);
    expect(player.client.state.log.map(({ n, told }) => ({ n, told }))).toEqual(lines);
    expect(player.client.state.shown?.meta.back).toBeNull();
    expect(await played([player], 2, 'after')).toBe(2);
    expect(player.client.state.shown?.meta.back).not.toBeNull();
    await player.close();
    // And once more from the store: the record of the upgrade is where the table begins now.
    const again = await (await serve(data, withRules(healthier))).tables.at(id).ask((desk) => desk.table.rules);
    expect(again).toBe(3);
    await running?.stop();
    running = null;
    expect(await verdictOf(data, id, withRules(healthier))).toEqual({ wrong: null, upgrades: [{ from: 2, to: 3, playedAgain: false }] });
  });

  test('a server that was killed has records after its last snapshot: those that the new rules allow are kept', async () => {
    const data = newFolder();
    const { ann, id, gained } = await begun(data, 9, 8);
    await running?.stop();
    running = null;
    // As after a kill: the snapshot that was taken at the end is not there, the one of some moves before is.
    const db = new DatabaseSync(join(data, 'undercroft.sqlite'));
    const rows = db.prepare('SELECT length FROM snapshots ORDER BY length').all();
    expect(rows.length).toBe(2);
    db.prepare('DELETE FROM snapshots WHERE length = ?').run(numberAt(rows, 1, 'length'));
    db.close();
    const server = await serve(data, withRules(healthier));
    const player = await ann.at(server.port).sit(id);
    expect(health(player)).toBe((gained ?? 0) + 10);
    await player.close();
  });

  test('rules without a migration leave the table as it is, and say so', async () => {
    const data = newFolder();
    const { ann, id } = await begun(data, 4);
    const server = await serve(data, withRules(undefined));
    expect(await (await ann.at(server.port).line()).hello(id)).toMatchObject({ t: 'no', code: 'damaged' });
    await server.stop();
    running = null;
    expect(await verdictOf(data, id, withRules(undefined))).toMatchObject({ wrong: 'no way from rules 2 to 3' });
    // The server that knows its rules goes on with it.
    const back = await serve(data);
    expect(await (await ann.at(back.port).line()).hello(id)).toMatchObject({ t: 'welcome' });
  });

  test('rules that play the same by name only are found out', async () => {
    const data = newFolder();
    const { ann, id } = await begun(data, 9);
    const delve = gameRegistry.games.get('delve') ?? missing();
    const { events } = delve;
    const other = withRules(SAME_PLAY, {
      events: {
        ...events,
        'hero.equipped': {
          apply: (board: object, body: object) => {
            const own = lookAt(events, 'hero.equipped', 'apply');
            if (typeof own === 'function') Reflect.apply(own, undefined, [board, body]);
            gain(board, 1);
          },
        },
      },
    });
    const server = await serve(data, other);
    expect(await (await ann.at(server.port).line()).hello(id)).toMatchObject({ t: 'no', code: 'damaged' });
  });
});
