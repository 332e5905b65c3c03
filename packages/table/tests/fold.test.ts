// Claims about records: a table is the fold of them at every moment, and one that was altered is found.

import { commitNonce, verify } from '@undercroft/chance';
import { at, isList, missing, digest, State } from '@undercroft/kernel';
import { readTranscript, replay, writeTranscript } from '@undercroft/record';
import { listAt, recordAt, wired } from '@undercroft/testkit/json';
import { expect, test, vi } from 'vitest';
import { game as delve } from '../../../games/delve/src/game.ts';
import {
  foldTable,
  restoreTable,
  CorruptTable,
  PROTOCOL,
  type Drew,
  type Table,
  type TableRecord,
  type TableSnapshot,
} from '../src/index.ts';
import { bot, happens, open, person, Room, seeded, toyGame, toyRoom } from './room.ts';

const delveGame = delve;

/** All that there is to know of a table. */
function whole(table: Table, withProof = true): string {
  const { match } = table;
  return JSON.stringify({
    phase: table.phase,
    seats: table.seats,
    orders: table.orders,
    wish: table.wish,
    told: table.publicSeq,
    length: table.length,
    window: table.window,
    hash: match?.state.hash(),
    entries: match?.length,
    redoable: table.redoable,
    rewound: match?.rewound,
    due: table.botsDue(),
    offers: table.seats.map((_, seat) => table.offerOf(seat)),
    back: table.seats.map((_, seat) => table.wayBack(seat)),
    clock: table.clock(),
    deadline: table.deadline(),
    overdue: table.overdue(1e12),
    proof: withProof ? table.proof() : null,
  });
}

function wandering(seed: number): Room {
  const random = seeded(seed);
  const seats = [person('a'), at([person('b'), bot(), person('a')], random.below(3)), person('c'), open].slice(0, 2 + random.below(3));
  const room = new Room({
    seats: seats.map((spec) => (spec === open ? person('b') : spec)),
    setup: { seats: seats.length, rounds: 2 },
    clock: random.below(2) === 0 ? null : { bank: 20_000, more: 500, response: 3_000 },
    secret: seed.toString(16).padStart(64, '0'),
  });
  for (const who of ['a', 'b', 'c', 'watcher']) room.join(who);
  room.done('a', { t: 'begin' });
  return room;
}

test('at every moment of random play the table is what its records make of it, and what everybody is shown too', () => {
  const seen = new Set<string>();
  const ended = { over: 0, backs: 0 };
  for (let seed = 1; seed <= 40; seed++) {
    const room = wandering(seed);
    const random = seeded(`happens ${seed}`);
    for (let step = 0; step < 90; step++) {
      happens(room, random);
      if (step % 4 === 0) {
        const again = room.reread();
        expect(whole(again.table), `seed ${seed} step ${step}`).toBe(whole(room.table));
        for (const [name, viewer] of room.viewers) {
          const hello = { t: 'hello', id: 1, protocol: PROTOCOL, table: 't', ...(viewer.at < 0 ? {} : { at: viewer.at }) } as const;
          const { welcome } = again.connect(name, viewer.who, hello);
          const here = room.desk.connect(`again ${name}`, viewer.who, hello);
          room.desk.disconnect(`again ${name}`);
          expect(welcome.log).toEqual(here.welcome.log);
          expect(viewer.shown.view).toEqual(welcome.shown.view);
          expect(viewer.shown.offer).toEqual(welcome.shown.offer);
        }
      }
    }
    for (const record of room.records) seen.add(record.t === 'chose' ? `chose by ${record.by}` : record.t);
    if (room.table.phase === 'over') ended.over++;
    ended.backs += room.records.filter(({ t }) => t === 'back').length;
  }
  expect([...seen].sort()).toEqual(
    [
      'abandoned',
      'again',
      'back',
      'begun',
      'chose by bot',
      'chose by clock',
      'chose by orders',
      'chose by person',
      'closed',
      'consent',
      'made',
      'orders',
      'resigned',
      'seat',
      'wish',
    ].sort(),
  );
  expect(ended.over).toBeGreaterThan(5);
  expect(ended.backs).toBeGreaterThan(25);
});

test('a table restored from a snapshot of any moment, with the records since then, is the table that its records make', () => {
  for (let seed = 1; seed <= 16; seed++) {
    const room = wandering(seed);
    const random = seeded(`snapshot ${seed}`);
    const kept: { readonly snapshot: TableSnapshot; readonly records: number }[] = [];
    for (let step = 0; step < 80; step++) {
      happens(room, random);
      // Kept as it is: what happens later must not reach into it.
      if (step % 7 === 0) kept.push({ snapshot: room.table.snapshot(), records: room.records.length });
      const { snapshot, records } = kept[random.below(kept.length)] ?? missing();
      const tail = wired(room.records.slice(records));
      // Far back, going back may reach beyond the snapshot: then the host takes an earlier one.
      const deep = tail.some((record) => record.t === 'back');
      if (deep && snapshot.match !== null && snapshot.match.from > 1) continue;
      const again = restoreTable(toyGame, wired(snapshot), tail);
      expect(whole(again, false), `seed ${seed} step ${step}`).toBe(whole(room.table, false));
      expect(wired(again.snapshot()), `seed ${seed} step ${step}`).toMatchObject({ ...wired(room.table.snapshot()), match: {} });
    }
  }
});

test('a restored table says how far back it would have to be read for what it does not have, and how much is missing for its transcript', () => {
  const room = new Room({ game: delveGame, setup: { startHealth: 30, veteran: 8 }, seats: [person('a')] });
  room.join('a');
  room.done('a', { t: 'begin' });
  const random = seeded('long');
  const refs: number[] = [];
  for (let i = 0; i < 100 && room.table.phase === 'playing'; i++) {
    refs.push(room.table.publicSeq);
    room.choose('a', 0, room.steadyChoice(0, random));
  }
  expect(refs.length).toBeGreaterThan(80);
  const again = restoreTable(delveGame, wired(room.table.snapshot()), []);
  const early = at(refs, 0);
  expect([room.table.entriesMissing(0, early), again.entriesMissing(0, refs.at(-1) ?? missing())]).toEqual([null, null]);
  expect(again.entriesMissing(0, early)).toBeGreaterThan(0);
  expect([again.match?.isWhole, again.proof()]).toEqual([false, null]);
  expect(again.back(0, refs.at(-1) ?? missing(), 5)).toMatchObject({ ok: true, changes: [{ record: { t: 'back' } }] });
});

test('an answer is checked once: one question is put together for it, by the table and when it is read back', () => {
  const room = toyRoom(['a', 'b']);
  // Nobody looks: for those who do, the next question is put together.
  for (const who of ['a', 'b']) room.leave(who);
  const made = vi.spyOn(State.prototype, 'ask');
  const done = room.table.answer(0, room.ref(0), { act: 'bid', n: 1 }, 'person', 5);
  expect(done).toMatchObject({ ok: true, changes: [{ record: { t: 'chose', choice: { act: 'bid', n: 1 } } }] });
  expect(made).toHaveBeenCalledTimes(1);
  expect(room.table.answer(1, room.ref(1), { act: 'bid', n: 9 }, 'person', 5)).toMatchObject({ ok: false, refusal: { code: 'illegal' } });
  expect(made).toHaveBeenCalledTimes(2);
  made.mockClear();
  foldTable(toyGame, wired([...room.records, ...(done.ok ? done.changes.map(({ record }) => record) : [])]));
  expect(made).toHaveBeenCalledTimes(1);
  made.mockRestore();
});

test('a table that was stopped anywhere goes on as if it had not been', () => {
  const room = toyRoom(['a', 'b']);
  const random = seeded(4);
  for (let step = 0; step < 200 && room.table.phase === 'playing'; step++) {
    const offer = room.table.match?.state.offers()[0];
    if (offer === undefined) break;
    room.choose(['a', 'b'][offer.seat] ?? missing(), offer.seat, room.randomChoice(offer.seat, random));
    if (step % 5 === 0) {
      room.restart();
      room.join('a');
      room.join('b');
    }
  }
  expect(room.table.phase).toBe('over');
  expect(verify(room.table.proof())).toEqual({ ok: true });
});

/** A table of records that no type has checked, as a store may hold them. */
const foldOf = (records: readonly unknown[]): unknown => Reflect.apply(foldTable, null, [toyGame, records]);

/** The outcomes in a record, where it has any. */
const drewIn = (record: TableRecord): readonly Drew[] => ('chance' in record ? record.chance.filter((one) => typeof one !== 'number') : []);

/** A table with a record of every kind, and dice that were taken back. */
function full(): Room {
  const nonce = '11'.repeat(16);
  const room = new Room({
    seats: [person('a'), person('b'), person('a')],
    setup: { seats: 3, rounds: 4 },
    clock: { bank: 60_000, more: 1_000 },
  });
  for (const who of ['a', 'b', 'c']) room.join(who);
  room.done('b', { t: 'sit', seat: 1, name: 'Bea', promise: commitNonce(nonce) });
  room.done('a', { t: 'begin' });
  room.done('b', { t: 'show', seat: 1, nonce });
  const random = seeded('full');
  const play = (count: number): void => {
    for (let i = 0; i < count && room.table.phase === 'playing'; i++) {
      const seat = room.table.match?.state.toAct ?? missing();
      const { kind, who } = room.table.seats[seat] ?? missing();
      if (kind === 'person' && who !== undefined) room.choose(who, seat, room.calmChoice(seat, random));
      else if (kind === 'bot') room.answerFor(seat, room.calmChoice(seat, random));
    }
  };
  play(9);
  room.done('b', { t: 'orders', orders: { pass: 'always', except: [] } });
  play(4);
  room.done('b', { t: 'stand', seat: 1 });
  room.done('c', { t: 'sit', seat: 1, name: 'Cis' });
  play(2);
  const to = room.table.wayBack(1)?.to ?? missing();
  room.done('c', { t: 'back', to });
  room.done('a', { t: 'consent', yes: true });
  const next = room.table.waiting();
  if (next !== 'responses') room.done(next.includes(1) ? 'c' : 'a', { t: 'again' });
  play(4);
  room.done('c', { t: 'resign' });
  play(500);
  return room;
}

test('every kind of record, altered in any field, left out, doubled or moved, is found', () => {
  const room = full();
  expect(room.table.phase).toBe('over');
  const { records } = room;
  expect(foldTable(toyGame, wired(records)).phase).toBe('over');
  const kinds = new Set(records.map(({ t }) => t));
  for (const t of ['made', 'seat', 'closed', 'shown', 'begun', 'chose', 'back', 'again', 'wish', 'consent', 'orders', 'resigned'] as const)
    expect([...kinds]).toContain(t);
  const fails = (altered: readonly unknown[]): void => {
    expect(() => foldOf(altered)).toThrow(CorruptTable);
  };
  for (const kind of kinds) {
    const at = records.findIndex(({ t }) => t === kind);
    const [record, stored]: readonly [object, readonly object[]] = [records[at] ?? missing(), records];
    for (const [key, value] of Object.entries(record)) {
      for (const wrong of [alteredValue(value), undefined, null, 99, 'x', [], {}]) {
        if (JSON.stringify(wrong) === JSON.stringify(value)) continue;
        fails(wired(stored.with(at, { ...record, [key]: wrong })));
      }
    }
    if (at < records.length - 1) fails(records.toSpliced(at, 1));
    fails(records.toSpliced(at, 0, records[at] ?? missing()));
    if (at > 0) fails(records.with(at, records[at - 1] ?? missing()).with(at - 1, records[at] ?? missing()));
  }
});

function alteredValue(value: unknown): unknown {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'string') return `${value.slice(0, -1)}${value.endsWith('0') ? '1' : '0'}`;
  if (isList(value)) return [...value, 0];
  return value === null || typeof value !== 'object' ? {} : { ...value, more: 1 };
}

test('records that are well summed and still do not fit the rules are found', () => {
  // Whoever can write the store can sum as well: what does not fit is found by the rules and by the dice.
  const room = full();
  const summed = (records: readonly object[]): readonly object[] => {
    const out: { readonly sum: string }[] = [];
    for (const record of records) {
      const { sum: _sum, ...plain } = recordAt(record);
      out.push({ ...plain, sum: digest([out.at(-1)?.sum ?? '', plain]) });
    }
    return out;
  };
  const { records } = room;
  expect(foldOf(summed(wired(records)))).toMatchObject({ phase: 'over' });
  const at = (t: TableRecord['t'], where: (record: TableRecord) => boolean = () => true): number =>
    records.findIndex((record) => record.t === t && where(record));
  const bad: readonly (readonly [string, readonly object[]])[] = [
    [
      'an outcome',
      edit(
        records,
        at('chose', (one) => 'chance' in one && one.chance.length > 0),
        (one) => ({ ...one, chance: drewIn(one).map(([stream, n, got], i) => [stream, n, i === 0 ? got + 1 : got]) }),
      ),
    ],
    [
      'the stream of an outcome',
      edit(
        records,
        at('chose', (one) => 'chance' in one && one.chance.length > 0),
        (one) => ({ ...one, chance: drewIn(one).map(([stream, ...rest], i) => [i === 0 ? `${stream}s` : stream, ...rest]) }),
      ),
    ],
    ['an outcome too many', edit(records, at('chose'), (one) => ({ ...one, chance: [...drewIn(one), ['deck', 6, 0]] }))],
    ['a choice', edit(records, at('chose'), (one) => ({ ...one, choice: ['bid', 7] }))],
    ['a seat', edit(records, at('chose'), (one) => ({ ...one, seat: 5 }))],
    ['a nonce', edit(records, at('shown'), (one) => ({ ...one, nonce: '22'.repeat(16) }))],
    ['the nonces', edit(records, at('begun'), (one) => ({ ...one, nonces: ['33'.repeat(16), '33'.repeat(16), '33'.repeat(16)] }))],
    [
      'a name that the dice were mixed with',
      edit(records, at('seat'), (one) => ({ ...one, spec: { ...('spec' in one ? one.spec : {}), name: 'X' } })),
    ],
    ['the secret', edit(records, 0, (one) => ({ ...one, secret: 'cd'.repeat(32) }))],
    ['going back without consent', edit(records, at('consent'), (one) => ({ ...one, yes: false }))],
    ['going back elsewhere', edit(records, at('back'), (one) => ({ ...one, to: 1 }))],
    ['closed twice', records.toSpliced(at('closed'), 0, records[at('closed')] ?? missing())],
    ['made twice', records.toSpliced(1, 0, records[0] ?? missing())],
    ['rules of another day', edit(records, 0, (one) => ({ ...one, rules: 2 }))],
    ['another game', edit(records, 0, (one) => ({ ...one, game: 'other' }))],
    ['nothing', []],
  ];
  for (const [what, altered] of bad) expect(() => foldOf(summed(wired(altered))), what).toThrow(CorruptTable);
});

const edit = (records: readonly TableRecord[], at: number, change: (record: TableRecord) => object): readonly object[] => {
  expect(at).toBeGreaterThanOrEqual(0);
  const stored: readonly object[] = records;
  return stored.with(at, change(records[at] ?? missing()));
};

test('the dice are proved with what was taken back, and one altered outcome, nonce or commitment is found', () => {
  const room = full();
  const proof = room.table.proof() ?? missing();
  expect(verify(proof)).toEqual({ ok: true });
  const inTranscript = room.table.match?.transcript().entries.flatMap(({ chance }) => chance).length ?? 0;
  expect(room.records.some(({ t }) => t === 'back')).toBe(true);
  expect(proof.outcomes.length).toBeGreaterThanOrEqual(inTranscript);
  proof.outcomes.forEach((outcome, at) => {
    if (outcome.n === 1 || at % 7 !== 0) return;
    const wrong = proof.outcomes.with(at, { ...outcome, got: (outcome.got + 1) % outcome.n });
    expect(verify({ ...proof, outcomes: wrong })).toMatchObject({ ok: false, at });
  });
  expect(verify({ ...proof, nonces: proof.nonces.with(1, '22'.repeat(16)) })).toMatchObject({ ok: false, at: 'nonce', seat: 1 });
  expect(verify({ ...proof, commitment: '00'.repeat(32) })).toMatchObject({ ok: false, at: 'commitment' });
});

test('a game that has gone back alone replays from its transcript, and chance repeats what it had decided', () => {
  let again = 0;
  for (let game = 1; game <= 12; game++) {
    const room = new Room({ game: delveGame, setup: {}, seats: [person('a')], secret: game.toString(16).padStart(64, '7') });
    room.join('a');
    room.done('a', { t: 'begin' });
    const random = seeded(`alone ${game}`);
    const hash = (): string => room.table.match?.state.hash() ?? missing();
    const hashes = new Map([[room.table.publicSeq, hash()]]);
    for (let step = 0; step < 60 && room.table.phase === 'playing'; step++) {
      const way = random.below(4) === 0 ? room.table.wayBack(0) : null;
      if (way === null) room.choose('a', 0, room.randomChoice(0, random));
      else {
        const before = hash();
        const marked = room.table.match?.rewound === true;
        room.done('a', { t: 'back', to: way.to });
        // Nobody is asked; what went past chance is marked, and nothing else is.
        expect(room.table.match?.rewound).toBe(marked || !way.free);
        expect(hash()).toBe(hashes.get(way.to));
        if (random.below(2) === 0) continue;
        room.done('a', { t: 'again' });
        expect(hash()).toBe(before);
        again++;
      }
      hashes.set(room.table.publicSeq, hash());
    }
    const transcript = room.table.transcript() ?? missing();
    const read = readTranscript(writeTranscript(transcript)) ?? missing();
    expect(replay(delveGame, read).ok).toBe(true);
    expect(whole(room.reread().table)).toBe(whole(room.table));
  }
  expect(again).toBeGreaterThan(10);
});

test('a game goes on from another one, with its log, and not back beyond where it began', () => {
  const first = toyRoom(['a', 'b'], { setup: { seats: 2, rounds: 4 } });
  const random = seeded('fork');
  for (let i = 0; i < 8; i++) {
    const seat = first.table.match?.state.toAct ?? missing();
    first.choose(['a', 'b'][seat] ?? missing(), seat, first.calmChoice(seat, random));
  }
  const from = writeTranscript(first.table.match?.transcript() ?? missing());
  const room = new Room({ seats: [person('a'), bot()], setup: { seats: 2, rounds: 4 }, secret: '09'.repeat(32), from });
  room.join('a');
  room.done('a', { t: 'begin' });
  expect(room.table.match?.state.hash()).toBe(first.table.match?.state.hash());
  expect(room.viewers.get('a')?.shown.view).toEqual(first.viewers.get('a')?.shown.view);
  expect(room.table.wayBack(0)).toBeNull();
  const log = room.say('a', { t: 'log', before: 10_000, count: 200 });
  expect(listAt(log, 'data').length).toBe(first.table.match?.length);
  const seat = room.table.match?.state.toAct ?? missing();
  if (seat === 0) room.choose('a', 0, room.randomChoice(0, random));
  else room.answerFor(1, room.randomChoice(1, random));
  expect(whole(room.reread().table)).toBe(whole(room.table));
  expect(() => new Room({ seats: [person('a'), bot()], setup: { seats: 2, rounds: 1 }, from })).toThrow('bad-setup');
  expect(() => new Room({ seats: [person('a'), bot()], setup: { seats: 2, rounds: 4 }, from: 'nonsense' })).toThrow('bad-setup');
});
