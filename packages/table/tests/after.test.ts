// Claims about going on: what a finished game hands on is taken from its table, and from nowhere else.

import { randomFrom } from '@undercroft/kernel';
import { writeTranscript } from '@undercroft/record';
import { listAt, wired } from '@undercroft/testkit/json';
import { toy } from '@undercroft/testkit/toy';
import { expect, test } from 'vitest';
import { foldTable, handedOn, Table, withoutCarried, type AnyGame, type NewTable } from '../src/index.ts';
import { person, Room, SECRET, toyGame } from './room.ts';

const SEATS = [person('a'), person('b')];
const wanted: NewTable = {
  setup: { seats: 2, rounds: 2 },
  seats: SEATS,
  options: { name: '', listed: false, clock: null },
  host: 'a',
  secret: SECRET,
};

/** A room whose game was played to its end. */
function finished(setup: object = { seats: 2, rounds: 1, named: true }, game: AnyGame = toyGame): Room {
  const room = new Room({ game, setup, seats: SEATS });
  room.join('a');
  room.join('b');
  room.done('a', { t: 'begin' });
  const random = randomFrom('after');
  for (let left = toy.bound; left > 0 && room.table.phase === 'playing'; left--) {
    const seat = room.table.match?.state.toAct ?? 0;
    room.choose(seat === 0 ? 'a' : 'b', seat, room.randomChoice(seat, random));
  }
  expect(room.table.phase).toBe('over');
  return room;
}

test('a finished game hands on what it carries and the setup that follows; before the end it hands on nothing', () => {
  const room = new Room({ setup: { seats: 2, rounds: 1 }, seats: SEATS });
  expect(handedOn(room.table)).toBeNull();
  const handed = handedOn(finished().table);
  expect(handed?.setup).toEqual({ seats: 2, rounds: 2, named: true });
  expect(listAt(handed?.carried, 'names')).toHaveLength(2);
});

test('what is handed on is a copy: changing it changes nothing at the table', () => {
  const { table } = finished();
  const names = listAt(handedOn(table)?.carried, 'names');
  const first = names[0];
  names[0] = 'somebody else';
  expect(listAt(handedOn(table)?.carried, 'names')[0]).toBe(first);
});

test('everybody is told that another game follows, and a table read back from its records tells the same', () => {
  const room = finished();
  const told = room.join('again', 'a').shown.meta;
  expect(told.next).toBe(true);
  room.restart();
  expect(room.join('a').shown.meta.next).toBe(true);
  expect(finished({ seats: 2, rounds: 4 }).join('again', 'a').shown.meta.next).toBeUndefined();
  const { next: _next, ...endless } = toyGame;
  expect(finished({ seats: 2, rounds: 1 }, endless).join('again', 'a').shown.meta.next).toBeUndefined();
});

test('a table after another begins with what was carried, keeps from where, and is the same read back', () => {
  const room = finished();
  const handed = handedOn(room.table) ?? expect.fail('nothing is handed on');
  const { carried } = handed;
  const made = Table.make(toyGame, { ...wanted, setup: handed.setup, after: { table: 't', carried } }, 5);
  if (!made.ok) return expect.fail(made.refusal.detail);
  expect(made.table.made).toMatchObject({ after: { table: 't', carried }, setup: { rounds: 2, carried } });
  const closed = made.table.close('a', 6);
  expect(closed.ok).toBe(true);
  // The names are known already: nobody is asked for one.
  expect(made.table.match?.state.offers()[0]?.decision).toBe('bid');
  expect(made.table.match?.state.view(0)).toMatchObject({ names: listAt(carried, 'names') });
  const records = [made.table.made, ...(closed.ok ? closed.changes.map(({ record }) => record) : [])];
  expect(foldTable(toyGame, wired(records)).match?.state.fingerprint()).toBe(made.table.match?.state.fingerprint());
});

test('nobody makes up what is carried: a setup that holds it is refused, with or without an earlier table', () => {
  const carried = { names: [], gems: [99, 0] };
  const refused = (more: Partial<NewTable>): unknown => {
    const made = Table.make(toyGame, { ...wanted, ...more }, 5);
    return made.ok ? 'made' : made.refusal;
  };
  expect(refused({ setup: { seats: 2, rounds: 2, carried } })).toEqual({ code: 'bad-setup', detail: 'carried' });
  expect(refused({ setup: { seats: 2, rounds: 2, carried }, after: { table: 't', carried } })).toEqual({
    code: 'bad-setup',
    detail: 'carried',
  });
  expect(refused({ after: { table: 't', carried: 'nonsense' } })).toMatchObject({ code: 'bad-setup' });
  expect(withoutCarried({ seats: 2, rounds: 2, carried })).toEqual({ seats: 2, rounds: 2 });
});

test('a game that goes on from a transcript may hold what its setup carried, and hands on nothing itself', () => {
  const handed = handedOn(finished().table) ?? expect.fail('nothing is handed on');
  const second = Table.make(toyGame, { ...wanted, setup: handed.setup, after: { table: 't', carried: handed.carried } }, 5);
  if (!second.ok || !second.table.close('a', 6).ok) return expect.fail('no table');
  const transcript = second.table.match?.transcript() ?? expect.fail('no game');
  const forked = Table.make(toyGame, { ...wanted, setup: second.table.made.setup, from: writeTranscript(transcript) }, 7);
  if (!forked.ok || !forked.table.close('a', 8).ok) return expect.fail('no fork');
  const random = randomFrom('fork');
  for (let left = toy.bound; left > 0 && forked.table.phase === 'playing'; left--) {
    const { state } = forked.table.match ?? expect.fail('no game');
    const open = forked.table.offerOf(state.toAct) ?? expect.fail('nobody is asked');
    expect(forked.table.answer(state.toAct, open.ref, state.randomChoice(state.toAct, random), 'person', 9).ok).toBe(true);
  }
  expect(forked.table.phase).toBe('over');
  expect(handedOn(forked.table)).toBeNull();
});
