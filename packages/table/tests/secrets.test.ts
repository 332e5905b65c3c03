// Claims about what nobody can tell: for tables that differ only in what a seat may not know, it receives the same bytes.

import { at, Bug, missing, SPECTATOR, type Choice, type Random, type Seat } from '@undercroft/kernel';
import { expect, test } from 'vitest';
import { PROTOCOL } from '../src/index.ts';
import { bids, deal, person, Room, seeded } from './room.ts';

const NAMES = ['a', 'b', 'c', 'd'];

/** A table of toy players with a spectator, whom everything is shown in short frames as a page would ask for. */
function tableOf(seats: number, secret: string, clock = false, window: number | null = null): Room {
  const room = new Room({
    seats: NAMES.slice(0, seats).map((who) => person(who)),
    setup: { seats, rounds: 4 },
    secret,
    clock: clock ? { bank: 100_000, more: 1_000, response: 5_000 } : null,
    window,
  });
  for (const name of [...NAMES.slice(0, seats), 'watcher']) room.join(name);
  room.done('a', { t: 'begin' });
  bids(room);
  return room;
}

const stateOf = (room: Room) => (room.table.match ?? missing()).state;

/** What each is sent from here on. */
function listen(room: Room): void {
  for (const name of room.heard.keys()) room.heard.set(name, []);
}

/** All who are asked in windows pass, until a question that is no window. */
function everybodyPasses(room: Room): number {
  let asked = 0;
  while (room.table.window && asked < 50) {
    const seat = stateOf(room).toAct;
    room.choose(at(NAMES, seat), seat, { act: 'pass' });
    asked++;
  }
  return asked;
}

test.each([null, 3_000])('a window is one public fact: whoever could act in it, all others are sent the same (lasts %s)', (window) => {
  // Seat 0 plays a map; any of seats 1, 2 and 3 may hold a ward or not. A seat's own cards are the same in all compared tables.
  for (const watching of [SPECTATOR, 0, 1, 2, 3]) {
    for (const mine of watching > 0 ? [false, true] : [false]) {
      const heard = new Set<string>();
      let passes = 0;
      for (let wards = 0; wards < 8; wards++) {
        const has = (seat: Seat): boolean => (wards & (1 << (seat - 1))) !== 0;
        if (watching > 0 && has(watching) !== mine) continue;
        // Where windows last a fixed time everybody is told who passes in them.
        for (const orders of window === null ? [0, 1, 2, 3] : [0]) {
          if (orders > 0 && orders === watching) continue;
          const room = tableOf(4, '42'.repeat(32), true, window);
          const hand = (seat: Seat): string[] => [has(seat) ? `ward-${seat}` : `trap-${seat}`, `gem-${seat}`];
          deal(room, [['map-1', 'candle-1'], hand(1), hand(2), hand(3)]);
          const name = watching === SPECTATOR ? 'watcher' : at(NAMES, watching);
          // Orders that come to nothing, too: after a record the desk looks at the board anew, which the test has changed.
          const wanted = orders > 0 ? ({ pass: 'always', except: [] } as const) : ({ pass: 'never', except: ['respond'] } as const);
          room.done(at(NAMES, Math.max(1, orders)), { t: 'orders', orders: { ...wanted, except: [...wanted.except] } });
          room.say(name, { t: 'hello', protocol: PROTOCOL, table: 't', pack: true });
          listen(room);
          room.choose('a', 0, { act: 'play', card: 'map-1' });
          passes += everybodyPasses(room);
          // A second window that follows at once.
          room.choose('a', 0, { act: 'leave' });
          room.choose('a', 0, { act: 'play', card: 'candle-1' });
          everybodyPasses(room);
          expect(room.table.waiting()).toEqual([1]);
          heard.add(JSON.stringify(room.heard.get(name)).replaceAll(/\\"id\\":\d+/g, 'id'));
        }
      }
      expect(heard.size, `seat ${watching}, ${mine ? 'with' : 'without'} a ward`).toBe(1);
      expect(passes).toBeGreaterThan(0);
    }
  }
});

test('where nobody can tell who was asked, nobody can find out by asking to go back either', () => {
  for (const ward of [false, true]) {
    const room = tableOf(3, '43'.repeat(32));
    deal(room, [['map-1'], [ward ? 'ward-1' : 'gem-1'], ['gem-2']]);
    const before = room.table.publicSeq;
    room.choose('a', 0, { act: 'play', card: 'map-1' });
    everybodyPasses(room);
    const opened = before + 1;
    expect(room.table.publicSeq).toBe(before + 2);
    for (const name of ['a', 'c']) expect(room.refused(name, { t: 'back', to: opened })).toBe('nothing-to-take-back');
    expect(room.viewers.get('a')?.shown.meta.back).toEqual({ to: before, free: false });
    expect(room.viewers.get('b')?.shown.meta.back).toEqual(room.viewers.get('c')?.shown.meta.back === null ? null : expect.anything());
  }
});

/** The cards whose place a seat does not know, dealt anew. */
function twin(room: Room, seat: Seat, random: Random): Room | null {
  const copy = new Room({ seats: room.table.seats, setup: room.table.made.setup, secret: room.table.made.secret });
  copy.records.splice(0, copy.records.length, ...room.records);
  copy.restart();
  if (!stateOf(copy).redeal(seat, random)) return null;
  for (const name of room.viewers.keys()) copy.join(name);
  return copy;
}

/** Whether the seat drew something itself: from there on its two tables may go different ways. What others draw it is not told. */
const partsWays = (room: Room, seat: Seat, actor: Seat): boolean =>
  seat === actor && /card\.taken|top\.seen/.test((room.heard.get(at(NAMES, seat)) ?? []).join(''));

test('in random play, tables dealt anew for a seat send it the same bytes for the same public play', () => {
  let compared = 0;
  let unlike = 0;
  for (let seed = 1; seed <= 9; seed++) {
    const random = seeded(`secrets ${seed}`);
    const seats = 2 + random.below(3);
    const room = tableOf(seats, seed.toString(16).padStart(64, '1'));
    for (let step = 0; step < 20 && room.table.phase === 'playing'; step++) {
      const actor = stateOf(room).toAct;
      const choice: Choice = room.calmChoice(actor, random);
      for (let seat: Seat = SPECTATOR; seat < seats; seat++) {
        if (room.table.window) break;
        const here = twinOfSelf(room);
        const there = twin(room, seat, random);
        if (there === null) continue;
        const name = seat === SPECTATOR ? 'watcher' : at(NAMES, seat);
        listenTwice(here, there, name);
        if (stateOf(there).ask(actor)?.answer(choice) !== null) continue;
        const asked = [here, there].map((one) => played(one, actor, choice));
        if (asked.includes(null)) continue;
        if (partsWays(here, seat, actor)) continue;
        expect(there.heard.get(name), `seed ${seed} step ${step} seat ${seat} ${JSON.stringify(choice)}`).toEqual(here.heard.get(name));
        compared++;
        if (asked[0] !== asked[1]) unlike++;
      }
      room.choose(at(NAMES, actor), actor, choice);
    }
  }
  expect(compared).toBeGreaterThan(120);
  // Among them are tables where somebody else was asked in a window, and could have acted.
  expect(unlike).toBeGreaterThan(5);
});

function twinOfSelf(room: Room): Room {
  const copy = new Room({ seats: room.table.seats, setup: room.table.made.setup, secret: room.table.made.secret });
  copy.records.splice(0, copy.records.length, ...room.records);
  copy.restart();
  for (const name of room.viewers.keys()) copy.join(name);
  return copy;
}

/** How many were asked in windows; null where the position dealt anew cannot be played: locals may hold what the seat does not know. */
function played(room: Room, actor: Seat, choice: Choice): number | null {
  try {
    room.choose(at(NAMES, actor), actor, choice);
    return everybodyPasses(room);
  } catch (error) {
    if (error instanceof Bug) return null;
    throw error;
  }
}

/** The welcome, too, is the same. */
function listenTwice(here: Room, there: Room, name: string): void {
  expect(there.heard.get(name)).toEqual(here.heard.get(name));
  listen(here);
  listen(there);
}
