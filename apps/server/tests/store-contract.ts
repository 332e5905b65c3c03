// Owns what every store must do, as tests that any implementation runs.

import { Table, type Past, type TableRecord, type TableSnapshot, type SeatSpec } from '@undercroft/table';
import { toy } from '@undercroft/testkit/toy';
import { describe, expect, test } from 'vitest';
import { Conflict, TooMany, type Append, type SeatFacts, type Snapshot, type Store, type TableFacts } from '../src/store/store.ts';

export interface Opened {
  readonly store: Store;
  /** Closes the store and opens the same data again. */
  reopen(): Promise<Store>;
  /** Bytes by which the data may grow while it is being removed: pages that are made once, such as those of an empty list. */
  readonly slack?: number;
}

const record = (seat: number): TableRecord => ({ t: 'abandoned', at: 1, seat });
const person = (who: string, waiting = false): SeatFacts => ({ kind: 'person', name: who, who, waiting });
const OPEN_SEAT: SeatFacts = { kind: 'open', name: '', waiting: false };
const factsWith = (more: Partial<TableFacts> = {}): TableFacts => ({
  phase: 'gathering',
  name: '',
  listed: false,
  seats: [person('ann'), OPEN_SEAT],
  wake: null,
  ...more,
});

const appendTo = (table: string, from: number, count: number, more: Partial<Append> = {}): Append => ({
  table,
  from,
  records: Array.from({ length: count }, (_, i) => record(from + i)),
  at: 1_000 + from,
  digest: `d${from + count}`,
  facts: null,
  snapshot: null,
  log: [],
  cut: null,
  ...more,
});

/** A table of the toy game, whole. */
function wholeTable(): TableSnapshot {
  const seats: readonly SeatSpec[] = [
    { kind: 'person', name: 'Ann', who: 'ann' },
    { kind: 'open', name: '' },
  ];
  const options = { name: '', listed: false, clock: null };
  const made = Table.make(toy, { setup: { seats: 2, rounds: 1 }, seats, options, host: 'ann', secret: '5'.repeat(64) }, 0);
  return made.ok ? made.table.snapshot() : expect.fail(made.refusal.code);
}
const WHOLE = wholeTable();

/** The store does not look into a snapshot. It holds the entries from one to the other, of a game that may go back to `floor`. */
export const snapshotAt = (length: number, [entries, until]: readonly [number, number] = [length - 1, length], floor = 0): Snapshot => ({
  length,
  entries,
  until,
  floor,
  digest: 'x',
  table: { ...WHOLE, length },
});

const create = (store: Store, id: string, more: Partial<Append> = {}, host = 'ann'): Promise<void> =>
  store.create({ id, game: 'toy', rules: 1, host }, appendTo(id, 0, 1, { facts: factsWith(), ...more }));

/** Runs the contract against a store that `open` makes, empty each time. */
export function storeContract(name: string, open: () => Promise<Opened>): void {
  describe(`the store ${name}`, () => {
    test('gives back what was appended, in order, also after opening it again', async () => {
      const { store, reopen } = await open();
      await create(store, 'one');
      await store.append(appendTo('one', 1, 2));
      await store.append(appendTo('one', 3, 1, { facts: factsWith({ phase: 'playing', name: 'Friday' }) }));
      const again = await reopen();
      expect(await again.read('one', 0)).toEqual([record(0), record(1), record(2), record(3)]);
      expect(await again.read('one', 2)).toEqual([record(2), record(3)]);
      expect(await again.table('one')).toMatchObject({
        id: 'one',
        game: 'toy',
        rules: 1,
        host: 'ann',
        length: 4,
        digest: 'd4',
        created: 1_000,
        changed: 1_003,
        phase: 'playing',
        name: 'Friday',
      });
      await again.close();
    });

    test('an unknown table is null, and has no records', async () => {
      const { store } = await open();
      expect(await store.table('none')).toBeNull();
      expect(await store.read('none', 0)).toEqual([]);
      await expect(store.append(appendTo('none', 0, 1))).rejects.toThrow(Conflict);
      await store.close();
    });

    test('of two writers of the same number one is refused, and what the other wrote is kept', async () => {
      const { store } = await open();
      await create(store, 'one');
      const two = [store.append(appendTo('one', 1, 1)), store.append(appendTo('one', 1, 2, { digest: 'other' }))];
      const [first, second] = await Promise.allSettled(two);
      // Over several connections either may come first.
      const isFirst = first?.status === 'fulfilled';
      const refused = isFirst ? second : first;
      expect(refused?.status === 'rejected' && refused.reason).toBeInstanceOf(Conflict);
      expect(await store.read('one', 0)).toEqual(isFirst ? [record(0), record(1)] : [record(0), record(1), record(2)]);
      expect((await store.table('one'))?.digest).toBe(isFirst ? 'd2' : 'other');
      await store.close();
    });

    test('refuses a gap, and a second table of the same name', async () => {
      const { store } = await open();
      await create(store, 'one');
      await expect(store.append(appendTo('one', 2, 1))).rejects.toThrow(Conflict);
      await expect(create(store, 'one')).rejects.toThrow(Conflict);
      expect((await store.table('one'))?.length).toBe(1);
      await store.close();
    });

    test('a refused write changes nothing, and does not drag along what was written beside it', async () => {
      const { store } = await open();
      await create(store, 'one');
      await create(store, 'two');
      const results = await Promise.allSettled([
        store.append(appendTo('one', 1, 1)),
        store.append(appendTo('two', 7, 1, { facts: factsWith({ name: 'wrong' }) })),
        store.append(appendTo('one', 2, 1)),
      ]);
      expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
      expect((await store.table('one'))?.length).toBe(3);
      expect(await store.table('two')).toMatchObject({ length: 1, name: '' });
      await store.close();
    });

    test('appends to one table that are handed over at once are carried out in their order', async () => {
      const { store } = await open();
      await create(store, 'one');
      await Promise.all(Array.from({ length: 30 }, (_, i) => store.append(appendTo('one', i + 1, 1))));
      expect((await store.table('one'))?.length).toBe(31);
      await store.close();
    });

    test('many writes at once all arrive', async () => {
      const { store, reopen } = await open();
      await Promise.all(Array.from({ length: 200 }, (_, i) => create(store, `t${i}`)));
      await Promise.all(Array.from({ length: 200 }, (_, i) => store.append(appendTo(`t${i}`, 1, 3))));
      const again = await reopen();
      for (let i = 0; i < 200; i++) expect((await again.read(`t${i}`, 0)).length).toBe(4);
      await again.close();
    });

    test('opens a table with its newest snapshot, its first record and the records since then', async () => {
      const { store, reopen } = await open();
      await create(store, 'one');
      for (let i = 1; i <= 40; i++) await store.append(appendTo('one', i, 1, { snapshot: i % 20 === 0 ? snapshotAt(i + 1) : null }));
      await store.append(appendTo('one', 41, 2));
      const again = await reopen();
      expect(await again.open('one', 5)).toMatchObject({
        stored: { length: 43 },
        made: record(0),
        snapshot: { length: 41, digest: 'x', table: { length: 41 } },
        records: [record(41), record(42)],
        lastRecord: 42,
      });
      expect(await again.open('two', 5)).toBeNull();
      expect(await again.snapshots('two')).toEqual([]);
      expect([await again.read('one', 3, 2), await again.foldStart('one')]).toEqual([[record(3), record(4)], 0]);
      await again.close();
    });

    test('knows where a fold begins: at the last record that holds a whole table', async () => {
      const { store } = await open();
      const upgraded = (from: number, snapshot?: TableSnapshot): TableRecord => ({
        t: 'upgraded',
        at: 1,
        from,
        to: from + 1,
        ...(snapshot === undefined ? {} : { snapshot }),
      });
      await create(store, 'one');
      await store.append(appendTo('one', 1, 1, { records: [upgraded(1, WHOLE), record(2), upgraded(2)] }));
      expect(await store.foldStart('one')).toBe(1);
      await store.close();
    });

    test('finding 3: of earlier snapshots those are kept that reach from the newest to where going back ends', async () => {
      const { store } = await open();
      await create(store, 'one');
      const kept = async () => (await store.snapshots('one')).map(({ entries, until }) => [entries, until]);
      let length = 1;
      const put = async (range: readonly [number, number], floor = 0): Promise<void> => {
        await store.append(appendTo('one', length, 1, { snapshot: snapshotAt(length + 1, range, floor) }));
        length++;
      };
      for (const range of [
        [1, 50],
        [40, 100],
        [60, 110],
        [90, 150],
        [140, 200],
      ] as const)
        await put(range);
      // The one from 60 is not needed: the one from 40 reaches as far and begins before it.
      expect(await kept()).toEqual([
        [1, 50],
        [40, 100],
        [90, 150],
        [140, 200],
      ]);
      await put([190, 240], 95);
      expect(await kept()).toEqual([
        [90, 150],
        [140, 200],
        [190, 240],
      ]);
      await store.append(appendTo('one', length, 1, { cut: { log: 0, entries: 145 }, snapshot: snapshotAt(length + 1, [100, 145], 95) }));
      length++;
      expect(await kept()).toEqual([
        [90, 145],
        [140, 145],
        [100, 145],
      ]);
      // Of one that does not reach to the others the one before it is left.
      await put([300, 350], 0);
      expect(await kept()).toEqual([
        [100, 145],
        [300, 350],
      ]);
      await store.close();
    });

    test('keeps a snapshot of a table as it stands, and of no other moment', async () => {
      const { store } = await open();
      await create(store, 'one');
      await store.append(appendTo('one', 1, 1));
      await store.keepSnapshot('one', snapshotAt(2));
      expect(await store.open('one', 0)).toMatchObject({ snapshot: { length: 2 }, records: [] });
      await expect(store.keepSnapshot('one', snapshotAt(1))).rejects.toThrow(Conflict);
      await expect(store.keepSnapshot('none', snapshotAt(1))).rejects.toThrow(Conflict);
      await store.close();
    });

    test('keeps the log as it was told, and without what the table went back from', async () => {
      const { store, reopen } = await open();
      const past = (n: number): Past => ({ n, seat: 0, by: 'person', facts: [] });
      const numbers = async (from: Store, before: number, count: number) => (await from.log('one', before, count)).map(({ n }) => n);
      await create(store, 'one', { log: [past(1)] });
      await store.append(appendTo('one', 1, 1, { log: [past(2), past(3), past(4)] }));
      await store.append(appendTo('one', 2, 1, { log: [past(6)], cut: { log: 3, entries: 9 } }));
      await create(store, 'two', { log: [past(9)] });
      const again = await reopen();
      expect(await again.log('one', 7, 10)).toEqual([past(1), past(2), past(3), past(6)]);
      expect(await numbers(again, 6, 2)).toEqual([2, 3]);
      expect((await again.open('one', 2))?.log).toEqual([past(3), past(6)]);
      await again.close();
    });

    test('keeps under which rules a table is played now', async () => {
      const { store } = await open();
      await create(store, 'one');
      await store.append(appendTo('one', 1, 1, { rules: 2 }));
      expect(await store.table('one')).toMatchObject({ rules: 2 });
      await store.close();
    });

    test('lists the tables of a guest, those that wait for them first', async () => {
      const { store } = await open();
      const facts = (seats: readonly SeatFacts[], phase: TableFacts['phase'] = 'playing'): Partial<Append> => ({
        facts: factsWith({ seats, phase }),
      });
      await create(store, 'a-old', { ...facts([person('ann'), person('bob')]), at: 1 });
      await create(store, 'b-new', { ...facts([person('ann'), person('bob')]), at: 9 });
      await create(store, 'c-mine', { ...facts([person('ann', true), person('bob')]), at: 2 });
      await create(store, 'd-over', { ...facts([person('ann'), person('bob')], 'over'), at: 10 });
      await create(store, 'e-other', facts([person('bob'), person('cat')]), 'bob');
      expect((await store.tablesOf('ann', 10, 0)).map(({ id }) => id)).toEqual(['c-mine', 'b-new', 'a-old', 'd-over']);
      expect((await store.tablesOf('ann', 2, 0)).length).toBe(2);
      expect((await store.tablesOf('cat', 10, 0)).map(({ id }) => id)).toEqual(['e-other']);
      // Ann leaves her seat at a table of Bob's: it is not hers any more.
      await store.append(appendTo('e-other', 1, 1, { facts: factsWith({ seats: [person('bob'), OPEN_SEAT] }) }));
      expect(await store.tablesOf('cat', 10, 0)).toEqual([]);
      expect(await store.hosting('ann', 0)).toBe(3);
      await store.close();
    });

    test('lists open tables only while they are listed, open and gathering', async () => {
      const { store } = await open();
      await create(store, 'yes', { facts: factsWith({ listed: true }) });
      await create(store, 'hidden', { facts: factsWith() });
      await create(store, 'full', { facts: factsWith({ listed: true, seats: [person('ann')] }) });
      await create(store, 'begun', { facts: factsWith({ listed: true, phase: 'playing' }) });
      expect(await store.openPlaces(10)).toEqual([{ id: 'yes', host: 'ann', changed: 1_000, turn: 1 }]);
      await store.append(appendTo('yes', 1, 1, { facts: factsWith({ listed: true, phase: 'playing' }) }));
      expect(await store.openPlaces(10)).toEqual([]);
      expect((await store.playedPlaces(10, 0)).map(({ id }) => id)).toEqual(['yes', 'begun']);
      await store.close();
    });

    test('a game that is over behind an open window is being played for lists and limits, until everybody is told', async () => {
      const { store, reopen } = await open();
      const playing = factsWith({ listed: true, phase: 'playing', seats: [person('ann')], toldAt: 2_000 });
      await create(store, 'ends', { facts: playing });
      await create(store, 'goes-on', { facts: playing, at: 900 });
      // It waits for somebody, too: that lies behind the same window.
      await store.append(appendTo('ends', 1, 1, { facts: { ...playing, phase: 'over', toldAt: 5_000 } }));
      await create(store, 'waits', { facts: { ...playing, seats: [person('ann', true)], toldAt: 5_000 }, at: 950 });
      await create(store, 'hidden', { facts: { ...playing, listed: false, phase: 'over', toldAt: 5_000 }, at: 800 });
      const again = await reopen();
      const found = async (now: number) => ({
        watched: (await again.playedPlaces(10, now)).map(({ id }) => id),
        hosted: await again.hosting('ann', now),
        mine: (await again.tablesOf('ann', 10, now)).map(({ id }) => id),
      });
      expect(await found(4_999)).toEqual({
        watched: ['ends', 'waits', 'goes-on'],
        hosted: 4,
        mine: ['ends', 'waits', 'goes-on', 'hidden'],
      });
      expect(await found(5_000)).toEqual({ watched: ['waits', 'goes-on'], hosted: 2, mine: ['waits', 'goes-on', 'ends', 'hidden'] });
      const another = (at: number) =>
        again.create({ id: `at ${at}`, game: 'toy', rules: 1, host: 'ann' }, appendTo(`at ${at}`, 0, 1, { facts: factsWith(), at }), 4);
      await expect(another(4_999)).rejects.toThrow(TooMany);
      await another(5_000);
      await again.close();
    });

    test('lists open tables by turns of their hosts, the latest of each first', async () => {
      const { store } = await open();
      const listed = (id: string, host: string, at: number) => create(store, id, { at, facts: factsWith({ listed: true }) }, host);
      for (let n = 0; n < 5; n++) await listed(`a${n}`, 'ann', 100 + n);
      await listed('b0', 'bob', 50);
      await listed('b1', 'bob', 60);
      await listed('c0', 'cat', 10);
      expect((await store.openPlaces(6)).map(({ id, turn }) => [id, turn])).toEqual([
        ['a4', 1],
        ['b1', 1],
        ['c0', 1],
        ['a3', 2],
        ['b0', 2],
        ['a2', 3],
      ]);
      expect((await store.tables(['c0', 'none', 'a4'])).map(({ id }) => id)).toEqual(['c0', 'a4']);
      await store.close();
    });

    test('finding 10: a host has no more unfinished tables than they may, however many are made at once', async () => {
      const { store } = await open();
      const made = await Promise.allSettled(
        Array.from({ length: 20 }, (_, n) =>
          store.create({ id: `t${n}`, game: 'toy', rules: 1, host: 'ann' }, appendTo(`t${n}`, 0, 1, { facts: factsWith() }), 5),
        ),
      );
      expect(made.filter(({ status }) => status === 'fulfilled').length).toBe(5);
      for (const one of made) if (one.status === 'rejected') expect(one.reason).toBeInstanceOf(TooMany);
      expect(await store.hosting('ann', 0)).toBe(5);
      expect((await store.find()).ids.length).toBe(5);
      await store.close();
    });

    test('finding 10: remembers when it was first swept', async () => {
      const { store, reopen } = await open();
      expect(await store.sweepsBegan()).toBeNull();
      expect([await store.beginSweeps(7), await store.beginSweeps(9)]).toEqual([7, 7]);
      const again = await reopen();
      expect(await again.sweepsBegan()).toBe(7);
      await again.close();
    });

    test('finding 10: finds tables that nobody has touched, and removes those that nobody touched since', async () => {
      const { store, reopen } = await open();
      for (const [n, id] of ['a', 'b', 'c', 'd'].entries()) await create(store, id, { at: 10 * n });
      const first = await store.agedTables(25, { after: null, most: 2 });
      expect(first).toEqual([
        { id: 'a', at: 0, game: 'toy', phase: 'gathering', wake: null },
        { id: 'b', at: 10, game: 'toy', phase: 'gathering', wake: null },
      ]);
      const [a, b] = first;
      if (a === undefined || b === undefined) throw new Error('two are old');
      expect((await store.agedTables(25, { after: b, most: 2 })).map(({ id }) => id)).toEqual(['c']);
      await store.append(appendTo('b', 1, 3, { at: 11 }));
      expect([await store.removeTable(a), await store.removeTable(b), await store.removeTable(a)]).toEqual([true, false, false]);
      const again = await reopen();
      expect([await again.table('a'), await again.open('a', 0)]).toEqual([null, null]);
      expect((await again.find()).ids).toEqual(['b', 'c', 'd']);
      expect((await again.tablesOf('ann', 10, 0)).map(({ id }) => id).sort()).toEqual(['b', 'c', 'd']);
      await again.close();
    });

    test('finding 10: what is left of removed tables is purged, so many rows at a time', async () => {
      const { store, reopen, slack = 0 } = await open();
      const past = (n: number): Past => ({ n, seat: 0, by: 'person', facts: [] });
      for (const id of ['a', 'b']) {
        await create(store, id, { at: 5 });
        await store.append(appendTo(id, 1, 9, { at: 5, log: [past(1), past(2), past(3)], snapshot: snapshotAt(10) }));
      }
      const before = await store.size();
      expect(await store.purgeRemoved(4)).toBe(0);
      for (const aged of await store.agedTables(6, { after: null, most: 1 })) expect(await store.removeTable(aged)).toBe(true);
      expect([await store.purgeRemoved(4), await store.purgeRemoved(4)]).toEqual([4, 4]);
      const again = await reopen();
      let purged = 8;
      for (let n = 1; n > 0; purged += n) {
        n = await again.purgeRemoved(4);
        expect(n).toBeLessThanOrEqual(4);
      }
      // Ten records, three groups of the log, a snapshot, and what said that they were to be purged.
      expect(purged).toBe(15);
      expect((await again.read('a', 0)).length + (await again.log('a', 99, 99)).length + (await again.snapshots('a')).length).toBe(0);
      expect([(await again.read('b', 0)).length, (await again.log('b', 99, 99)).length]).toEqual([10, 3]);
      expect(await again.size()).toBeLessThanOrEqual(before + slack);
      await again.close();
    });

    test('finding 10: forgets guests who have not been here for long and have a place nowhere', async () => {
      const { store } = await open();
      for (const [n, id] of ['ann', 'bob', 'cat', 'dan'].entries()) await store.addGuest({ id, name: '', created: n }, `hash ${id}`);
      await create(store, 'one');
      await store.seeGuest('cat', 50);
      const found = await store.agedGuests(40, { after: null, most: 2 });
      expect(found).toEqual([
        { id: 'ann', at: 0, needed: true },
        { id: 'bob', at: 1, needed: false },
      ]);
      const rest = await store.agedGuests(40, { after: found[1] ?? null, most: 2 });
      expect(rest).toEqual([{ id: 'dan', at: 3, needed: false }]);
      await store.seeGuest('dan', 60);
      const gone: boolean[] = [];
      for (const guest of [...found, ...rest]) gone.push(await store.removeGuest(guest));
      expect(gone).toEqual([false, true, false]);
      expect(await store.guestByToken('hash bob')).toBeNull();
      expect(await store.guestByToken('hash cat')).toEqual({ id: 'cat', name: '', created: 2, seen: 50 });
      await store.close();
    });

    test('knows which tables want to be woken', async () => {
      const { store } = await open();
      await create(store, 'one', { facts: factsWith({ wake: 5_000 }) });
      await create(store, 'two', { facts: factsWith({ wake: 0 }) });
      await create(store, 'three');
      expect([...(await store.alarms())].sort((a, b) => a.at - b.at)).toEqual([
        { id: 'two', at: 0 },
        { id: 'one', at: 5_000 },
      ]);
      await store.append(appendTo('one', 1, 1, { facts: factsWith() }));
      expect((await store.alarms()).map(({ id }) => id)).toEqual(['two']);
      await store.close();
    });

    test('finds all tables', async () => {
      const { store } = await open();
      for (const id of ['c', 'a', 'b']) await create(store, id);
      expect(await store.find()).toEqual({ ids: ['a', 'b', 'c'], problems: [] });
      await store.close();
    });

    test('knows the latest moment of any change', async () => {
      const { store, reopen } = await open();
      expect(await store.latest()).toBe(0);
      await create(store, 'one', { at: 5_000 });
      await create(store, 'two', { at: 4_000 });
      expect(await store.latest()).toBe(5_000);
      await store.append(appendTo('two', 1, 1, { at: 6_000 }));
      const again = await reopen();
      expect(await again.latest()).toBe(6_000);
      await again.close();
    });

    test('a trial write leaves nothing behind', async () => {
      const { store, reopen } = await open();
      await create(store, 'one');
      await store.trial();
      const again = await reopen();
      expect((await again.find()).ids).toEqual(['one']);
      await again.trial();
      await again.close();
    });

    test('knows guests by the hash of their token alone', async () => {
      const { store, reopen } = await open();
      await store.addGuest({ id: 'g1', name: 'Ann', created: 5 }, 'aa');
      await expect(store.addGuest({ id: 'g2', name: 'Eve', created: 5 }, 'aa')).rejects.toThrow();
      await store.renameGuest('g1', 'Anna');
      const again = await reopen();
      expect(await again.guestByToken('aa')).toEqual({ id: 'g1', name: 'Anna', created: 5, seen: 5 });
      expect(await again.guestByToken('bb')).toBeNull();
      await again.close();
    });

    test('a code makes another device one of a guest, once and in time; the oldest of too many is forgotten, and all others at once', async () => {
      const { store, reopen } = await open();
      const ann = { id: 'ann', name: 'Ann', created: 1, seen: 1 };
      await store.addGuest({ id: 'ann', name: 'Ann', created: 1 }, 'first');
      await store.offerDevice('ann', 'void', 100);
      await store.offerDevice('ann', 'code', 100);
      expect(await store.takeDevice('void', 'thief', 50, 2)).toBeNull();
      expect(await store.takeDevice('code', 'second', 50, 2)).toEqual(ann);
      expect(await store.takeDevice('code', 'thief', 50, 2)).toBeNull();
      await store.offerDevice('ann', 'late', 100);
      expect(await store.takeDevice('late', 'thief', 101, 2)).toBeNull();
      for (const [at, token] of [
        [60, 'third'],
        [70, 'fourth'],
      ] as const) {
        await store.offerDevice('ann', `code of ${token}`, 100);
        await store.takeDevice(`code of ${token}`, token, at, 2);
      }
      const again = await reopen();
      const known = async (): Promise<readonly (string | undefined)[]> =>
        Promise.all(['first', 'second', 'third', 'fourth', 'thief'].map(async (token) => (await again.guestByToken(token))?.id));
      expect(await known()).toEqual(['ann', undefined, 'ann', 'ann', undefined]);
      await again.forgetOtherDevices('ann', 'third');
      expect(await known()).toEqual([undefined, undefined, 'ann', undefined, undefined]);
      await again.close();
    });

    test('what is handed over before closing is kept; after it nothing is taken', async () => {
      const { store, reopen } = await open();
      const written = create(store, 'one');
      const again = await reopen();
      await written;
      expect((await again.table('one'))?.length).toBe(1);
      await expect(create(store, 'two')).rejects.toThrow();
      await again.close();
    });
  });
}
