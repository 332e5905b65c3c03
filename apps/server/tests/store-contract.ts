// Owns what every store must do, as tests that any implementation runs.

import type { Past, TableRecord, TableSnapshot } from '@undercroft/table';
import { describe, expect, test } from 'vitest';
import { Conflict, type Append, type SeatFacts, type Snapshot, type Store, type TableFacts } from '../src/store/store.ts';

export interface Opened {
  readonly store: Store;
  /** Closes the store and opens the same data again. */
  reopen(): Promise<Store>;
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

/** The store does not look into a snapshot. */
const snapshotAt = (length: number): Snapshot => ({
  length,
  entries: length - 1,
  digest: 'x',
  table: { form: 2, length } as TableSnapshot,
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

    test('refuses a second writer of the same number, and keeps the first', async () => {
      const { store } = await open();
      await create(store, 'one');
      const two = [store.append(appendTo('one', 1, 1)), store.append(appendTo('one', 1, 2, { digest: 'other' }))];
      const [first, second] = await Promise.allSettled(two);
      expect(first?.status).toBe('fulfilled');
      expect(second).toMatchObject({ status: 'rejected', reason: expect.any(Conflict) as Conflict });
      expect(await store.read('one', 0)).toEqual([record(0), record(1)]);
      expect((await store.table('one'))?.digest).toBe('d2');
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

    test('many writes at once all arrive', async () => {
      const { store, reopen } = await open();
      await Promise.all(Array.from({ length: 200 }, (_, i) => create(store, `t${i}`)));
      await Promise.all(Array.from({ length: 200 }, (_, i) => store.append(appendTo(`t${i}`, 1, 3))));
      const again = await reopen();
      for (let i = 0; i < 200; i++) expect((await again.read(`t${i}`, 0)).length).toBe(4);
      await again.close();
    });

    test('opens a table with its newest snapshot, or one that can go back far enough, and the records since then', async () => {
      const { store, reopen } = await open();
      await create(store, 'one');
      for (let i = 1; i <= 40; i++) await store.append(appendTo('one', i, 1, { snapshot: i % 2 === 0 ? snapshotAt(i + 1) : null }));
      const again = await reopen();
      expect(await again.open('one', { log: 5 })).toMatchObject({ stored: { length: 41 }, snapshot: { length: 41 }, records: [] });
      const earlier = await again.open('one', { log: 5, entries: 30 });
      expect(earlier).toMatchObject({ snapshot: { length: 31, digest: 'x', table: { length: 31 } }, records: { length: 10 } });
      expect(earlier?.records[0]).toEqual(record(31));
      expect(await again.open('one', { log: 5, entries: 0 })).toMatchObject({ snapshot: null, records: { length: 41 } });
      expect(await again.open('two', { log: 5 })).toBeNull();
      expect((await again.snapshots('one')).length).toBe(14);
      expect(await again.snapshots('two')).toEqual([]);
      await again.close();
    });

    test('keeps a snapshot of a table as it stands, and of no other moment', async () => {
      const { store } = await open();
      await create(store, 'one');
      await store.append(appendTo('one', 1, 1));
      await store.keepSnapshot('one', snapshotAt(2));
      expect(await store.open('one', { log: 0 })).toMatchObject({ snapshot: { length: 2 }, records: [] });
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
      await store.append(appendTo('one', 2, 1, { log: [past(6)], cut: 3 }));
      await create(store, 'two', { log: [past(9)] });
      const again = await reopen();
      expect(await again.log('one', 7, 10)).toEqual([past(1), past(2), past(3), past(6)]);
      expect(await numbers(again, 6, 2)).toEqual([2, 3]);
      expect((await again.open('one', { log: 2 }))?.log).toEqual([past(3), past(6)]);
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
      expect((await store.tablesOf('ann', 10)).map(({ id }) => id)).toEqual(['c-mine', 'b-new', 'a-old', 'd-over']);
      expect((await store.tablesOf('ann', 2)).length).toBe(2);
      expect((await store.tablesOf('cat', 10)).map(({ id }) => id)).toEqual(['e-other']);
      // Ann leaves her seat at a table of Bob's: it is not hers any more.
      await store.append(appendTo('e-other', 1, 1, { facts: factsWith({ seats: [person('bob'), OPEN_SEAT] }) }));
      expect(await store.tablesOf('cat', 10)).toEqual([]);
      expect(await store.hosting('ann')).toBe(3);
      await store.close();
    });

    test('lists open tables only while they are listed, open and gathering', async () => {
      const { store } = await open();
      await create(store, 'yes', { facts: factsWith({ listed: true }) });
      await create(store, 'hidden', { facts: factsWith() });
      await create(store, 'full', { facts: factsWith({ listed: true, seats: [person('ann')] }) });
      await create(store, 'begun', { facts: factsWith({ listed: true, phase: 'playing' }) });
      expect((await store.openTables(10)).map(({ id }) => id)).toEqual(['yes']);
      await store.append(appendTo('yes', 1, 1, { facts: factsWith({ listed: true, phase: 'playing' }) }));
      expect(await store.openTables(10)).toEqual([]);
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
      expect(await again.guestByToken('aa')).toEqual({ id: 'g1', name: 'Anna', created: 5 });
      expect(await again.guestByToken('bb')).toBeNull();
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
