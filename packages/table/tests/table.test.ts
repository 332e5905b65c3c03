// Claims about what may be done at a table, and by whom: each refusal has its code and changes nothing.

import { commitNonce } from '@undercroft/chance';
import { at, missing, SPECTATOR } from '@undercroft/kernel';
import { listAt, textsAt } from '@undercroft/testkit/json';
import { expect, test } from 'vitest';
import { AWAY, foldTable, isAnswered, PROTOCOL, type Answered, type PickNode, type PathStep } from '../src/index.ts';
import { isTold } from '../src/heard.ts';
import { bids, bot, deal, open, person, Room, seeded, toyRoom } from './room.ts';

const NONCE = '5a'.repeat(16);

/** The cards of each hand that somebody knows. */
const handsSeen = (room: Room, name: string): readonly (readonly string[])[] =>
  listAt(room.viewers.get(name)?.shown.view, 'hands').map((hand) => textsAt(hand, 'known'));

test('seats: taken, left, given to bots and closed by the host alone', () => {
  const room = new Room({ seats: [person('a'), open, open] });
  for (const who of ['a', 'b', 'c']) room.join(who);
  expect(room.refused('b', { t: 'begin' })).toBe('not-host');
  expect(room.refused('a', { t: 'begin' })).toBe('seats-open');
  expect(room.refused('b', { t: 'sit', seat: 0, name: 'B' })).toBe('seat-taken');
  expect(room.refused('b', { t: 'sit', seat: 7, name: 'B' })).toBe('not-seated');
  expect(room.refused('b', { t: 'stand', seat: 0 })).toBe('not-seated');
  expect(room.refused('b', { t: 'bot', seat: 1, bot: 'random' })).toBe('not-host');
  expect(room.refused('a', { t: 'bot', seat: 1, bot: 'nobody' })).toBe('no-such-bot');
  room.done('b', { t: 'sit', seat: 1, name: 'Bea' });
  expect(room.viewers.get('b')?.at).toBe(1);
  expect(room.refused('a', { t: 'bot', seat: 1, bot: 'random' })).toBe('seat-taken');
  room.done('b', { t: 'stand', seat: 1 });
  expect(room.viewers.get('b')?.at).toBe(SPECTATOR);
  room.done('a', { t: 'bot', seat: 1, bot: 'random' });
  room.done('a', { t: 'bot', seat: 2, bot: 'clever' });
  room.done('a', { t: 'bot', seat: 1, bot: null });
  room.done('b', { t: 'sit', seat: 1, name: 'Bea' });
  expect(room.refused('b', { t: 'orders', orders: { pass: 'always', except: [] } })).not.toBe('not-seated');
  for (const message of [{ t: 'again' }, { t: 'resign' }, { t: 'back', to: 1 }, { t: 'consent', yes: true }] as const)
    expect(room.refused('c', message)).toBe('not-seated');
  expect(room.refused('b', { t: 'resign' })).toBe('not-playing');
  expect(room.refused('b', { t: 'back', to: 1 })).toBe('not-playing');
  expect(room.refused('b', { t: 'answer', offer: '0.1', choice: { act: 'bid', n: 1 } })).toBe('not-playing');
  room.done('a', { t: 'begin' });
  expect(room.refused('a', { t: 'begin' })).toBe('not-gathering');
  expect(room.table.phase).toBe('playing');
});

test('the parts of the dice: promised, shown, broken; whoever leaves is no longer waited for', () => {
  const room = new Room({ seats: [person('a'), open, open] });
  for (const who of ['a', 'b', 'c']) room.join(who);
  room.done('b', { t: 'sit', seat: 1, name: 'B', promise: commitNonce(NONCE) });
  room.done('c', { t: 'sit', seat: 2, name: 'C', promise: commitNonce('6b'.repeat(16)) });
  expect(room.refused('b', { t: 'show', seat: 1, nonce: NONCE })).toBe('not-playing');
  room.done('a', { t: 'begin' });
  expect(room.table.phase).toBe('revealing-nonces');
  expect(room.table.waiting()).toEqual([1, 2]);
  expect(room.refused('b', { t: 'show', seat: 2, nonce: NONCE })).toBe('not-seated');
  expect(room.refused('b', { t: 'show', seat: 1, nonce: '00'.repeat(16) })).toBe('broken-promise');
  room.done('b', { t: 'show', seat: 1, nonce: NONCE });
  room.done('b', { t: 'show', seat: 1, nonce: NONCE });
  expect(room.refused('b', { t: 'show', seat: 1, nonce: '00'.repeat(16) })).toBe('broken-promise');
  expect(room.table.phase).toBe('revealing-nonces');
  room.done('c', { t: 'stand', seat: 2 });
  expect(room.table.phase).toBe('playing');
  expect(room.reread().table.publicSeq).toBe(room.table.publicSeq);
});

test('answers: to one’s own question, once, legal, and not to one that is gone', () => {
  const room = toyRoom(['a', 'b', 'c']);
  room.join('watcher');
  const ref = room.ref(0);
  expect(room.refused('watcher', { t: 'answer', offer: ref, choice: { act: 'bid', n: 1 } })).toBe('not-seated');
  expect(room.refused('a', { t: 'answer', seat: 1, offer: ref, choice: { act: 'bid', n: 1 } })).toBe('not-seated');
  const illegal = room.say('a', { t: 'answer', offer: ref, choice: { act: 'bid', n: 9 } });
  expect(illegal).toMatchObject({ t: 'no', code: 'illegal', refusal: { rule: 'TOY-LEAD-01', pick: 'n', got: 9, legal: [0, 1, 2] } });
  expect(room.refused('a', { t: 'answer', offer: '0.999', choice: { act: 'bid', n: 1 } })).toBe('stale-offer');
  expect(room.refused('a', { t: 'answer', offer: '1.1', choice: { act: 'bid', n: 1 } })).toBe('stale-offer');
  room.choose('a', 0, { act: 'bid', n: 2 });
  expect(room.refused('a', { t: 'answer', offer: ref, choice: { act: 'bid', n: 2 } })).toBe('not-asked');
  expect(room.table.waiting()).toEqual([1, 2]);
  room.choose('b', 1, { act: 'bid', n: 0 });
  room.choose('c', 2, { act: 'bid', n: 0 });
  expect(room.table.waiting()).toEqual([0]);
  expect(room.refused('a', { t: 'answer', offer: ref, choice: { act: 'bid', n: 2 } })).toBe('stale-offer');
  expect(room.refused('b', { t: 'look', offer: room.ref(0), path: [], budget: 5 })).toBe('not-asked');
});

test('an answer to a question from before going back is stale, though the question is asked again', () => {
  const room = toyRoom(['a', 'a']);
  bids(room);
  const seat = room.table.match?.state.toAct ?? missing();
  const ref = room.ref(seat);
  room.choose('a', seat, { act: 'walk', path: [1] });
  room.done('a', { t: 'turn', seat });
  room.done('a', { t: 'back', to: room.table.wayBack(seat)?.to ?? missing() });
  expect(room.ref(seat)).not.toBe(ref);
  expect(room.refused('a', { t: 'answer', seat, offer: ref, choice: { act: 'walk', path: [1] } })).toBe('stale-offer');
  room.choose('a', seat, { act: 'walk', path: [1] });
});

test.each([
  ['alone', ['a', 'a']],
  ['with others', ['a', 'b']],
] as const)('hardcore, %s: a slip is mended, what was seen stays, and nobody is asked', (_, people) => {
  const room = toyRoom([...people], { hardcore: true });
  bids(room);
  expect(room.viewers.get('a')?.shown.meta.hardcore).toBe(true);
  const start = room.table.publicSeq;
  room.choose('a', 0, { act: 'walk', path: [1] });
  expect(room.table.wayBack(0)).toEqual({ to: start, free: true });
  room.done('a', { t: 'back', to: start });
  room.choose('a', 0, { act: 'take' });
  expect(room.table.wayBack(0)).toBeNull();
  expect(room.refused('a', { t: 'back', to: start })).toBe('nothing-to-take-back');
  expect(room.table.wish).toBeNull();
});

test('going back: freely where nobody could have acted, else when all people agree, and not past a no', () => {
  const room = toyRoom(['a', 'b', 'c']);
  bids(room);
  const start = room.table.publicSeq;
  room.choose('a', 0, { act: 'walk', path: [1] });
  expect(room.table.wayBack(0)).toEqual({ to: start, free: true });
  room.done('a', { t: 'back', to: start });
  expect(room.table.match?.rewound).toBe(false);
  room.choose('a', 0, { act: 'take' });
  expect(room.table.wayBack(0)).toEqual({ to: start, free: false });
  const to = start;
  expect(room.refused('b', { t: 'consent', yes: true })).toBe('no-wish');
  expect(room.refused('a', { t: 'back', to: 999 })).toBe('nothing-to-take-back');
  expect(room.refused('a', { t: 'back', to: room.table.publicSeq })).toBe('nothing-to-take-back');
  room.done('a', { t: 'back', to });
  expect(room.viewers.get('b')?.shown.meta.wish).toEqual({ seat: 0, to, agreed: [0] });
  expect(room.refused('c', { t: 'back', to })).toBe('wish-open');
  room.done('b', { t: 'consent', yes: false });
  expect(room.table.wish).toBeNull();
  room.done('a', { t: 'back', to });
  room.done('b', { t: 'consent', yes: true });
  expect(room.table.wish?.agreed).toEqual([0, 1]);
  room.done('c', { t: 'consent', yes: true });
  expect(room.table.wish).toBeNull();
  expect(room.table.match?.rewound).toBe(true);
  // The card that was taken comes up again: nobody fishes for a better one.
  const hand = (): readonly string[] => at(handsSeen(room, 'a'), 0);
  expect(hand()).toHaveLength(3);
  const drawn = room.records.length;
  room.choose('a', 0, { act: 'take' });
  expect(room.records.slice(drawn)).toMatchObject([{ t: 'chose', chance: [] }]);
  // Who asks to go back and is gone asks no more; who is gone need not agree.
  room.done('a', { t: 'back', to: room.table.wayBack(0)?.to ?? missing() });
  room.done('b', { t: 'consent', yes: true });
  room.done('c', { t: 'stand', seat: 2 });
  expect(room.table.wish).toBeNull();
  expect(room.records.at(-1)?.t).toBe('back');
});

test('one person at several seats: looks from one at a time, and needs nobody’s consent', () => {
  const room = toyRoom(['a', 'a']);
  expect(room.table.isSolo).toBe(true);
  const viewer = room.viewers.get('a');
  expect(viewer?.at).toBe(0);
  expect(room.refused('a', { t: 'turn', seat: 5 })).toBe('not-seated');
  room.done('a', { t: 'turn', seat: 1 });
  expect(viewer?.shown.meta.at).toBe(1);
  expect(viewer?.shown.offer?.seat).toBe(1);
  const [mine, other] = handsSeen(room, 'a').toReversed();
  expect(mine).toHaveLength(3);
  expect(other).toHaveLength(0);
  bids(room);
  room.choose('a', 0, { act: 'take' });
  room.done('a', { t: 'turn', seat: 0 });
  // It needs nobody's consent, and still counts: a card was drawn.
  expect(viewer?.shown.meta.back).toEqual({ to: room.table.publicSeq - 1, free: false });
  room.done('a', { t: 'back', to: room.table.publicSeq - 1 });
  expect(room.table.match?.rewound).toBe(true);
  room.done('a', { t: 'again' });
  expect(room.refused('a', { t: 'again' })).toBe('nothing-to-redo');
});

test('a spectator sees what everybody may, is asked nothing and may do nothing', () => {
  const room = toyRoom(['a', 'b']);
  const viewer = room.join('watcher');
  bids(room);
  room.choose('a', 0, { act: 'take' });
  expect(viewer.at).toBe(SPECTATOR);
  expect(viewer.shown.offer).toBeNull();
  expect(viewer.shown.view).toMatchObject({
    hands: [
      { count: 4, known: [] },
      { count: 3, known: [] },
    ],
  });
  expect(room.heard.get('watcher')?.join('\n')).not.toMatch(/"card":/);
  expect(room.refused('watcher', { t: 'transcript' })).toBe('secret-until-over');
  expect(room.refused('watcher', { t: 'back', to: 2 })).toBe('not-seated');
});

test('standing orders pass in windows, stop for exceptions, and end with one’s own turn where that was said', () => {
  const room = toyRoom(['a', 'b']);
  bids(room);
  deal(room, [
    ['map-1', 'map-2', 'map-3', 'map-4'],
    ['ward-1', 'ward-2'],
  ]);
  const play = (card: string): void => room.choose('a', 0, { act: 'play', card });
  play('map-1');
  expect(room.table.waiting()).toBe('responses');
  expect(room.viewers.get('b')?.shown.offer?.decision).toBe('respond');
  room.done('b', { t: 'orders', orders: { pass: 'until-my-turn', except: [] } });
  expect(room.records.at(-1)).toMatchObject({ t: 'chose', seat: 1, by: 'orders', choice: { act: 'pass' } });
  expect(room.table.waiting()).toEqual([0]);
  room.choose('a', 0, { act: 'leave' });
  play('map-2');
  expect(room.table.waiting()).toEqual([0]);
  room.choose('a', 0, { act: 'leave' });
  expect(room.table.waiting()).toEqual([1]);
  expect(room.table.orders[1]?.pass).toBe('until-my-turn');
  room.choose('b', 1, { act: 'end' });
  expect(room.table.orders[1]?.pass).toBe('never');
  room.done('b', { t: 'orders', orders: { pass: 'always', except: ['respond'] } });
  play('map-3');
  expect(room.table.waiting()).toBe('responses');
  expect(room.viewers.get('b')?.shown.offer?.decision).toBe('respond');
});

test('standing orders ask for one card all the same: where it can be played, and nowhere else', () => {
  const room = toyRoom(['a', 'b']);
  bids(room);
  deal(room, [
    ['map-1', 'map-2', 'map-3', 'map-4'],
    ['ward-1', 'ward-2'],
  ]);
  const orders = (asks: string[]): void => room.done('b', { t: 'orders', orders: { pass: 'always', except: [], asks } });
  orders(['ward-2', 'ward-2', 'nothing-of-this-game']);
  expect(room.table.orders[1]?.asks).toEqual(['nothing-of-this-game', 'ward-2']);
  expect(room.viewers.get('a')?.shown.meta.seats[1]?.passes, 'nobody is told that they pass in all').toBeUndefined();
  room.choose('a', 0, { act: 'play', card: 'map-1' });
  expect(room.viewers.get('b')?.shown.offer?.decision).toBe('respond');
  orders(['ward-7']);
  expect(room.records.at(-1)).toMatchObject({ t: 'chose', seat: 1, by: 'orders', choice: { act: 'pass' } });
});

test('clocks: a bank runs while one is waited for, not in windows; who runs out is answered for', () => {
  const room = toyRoom(['a', 'b'], { clock: { bank: 10_000, more: 1_000, response: 5_000 } });
  const left = (): readonly number[] => room.table.times(room.now) ?? missing();
  expect(room.table.deadline()).toEqual({ seat: 0, at: room.now + 10_000 });
  room.now += 4_000;
  bids(room);
  expect(left()).toEqual([7_000, 7_000]);
  deal(room, [['map-1', 'map-2'], ['ward-1']]);
  room.now += 2_000;
  expect(left()).toEqual([5_000, 7_000]);
  room.choose('a', 0, { act: 'play', card: 'map-1' });
  expect(left()).toEqual([6_000, 7_000]);
  room.now += 4_999;
  expect(room.table.overdue(room.now)).toEqual([]);
  expect(left()).toEqual([6_000, 7_000]);
  room.now += 1;
  expect(room.table.overdue(room.now)).toEqual([{ seat: 1, ref: room.ref(1) }]);
  room.answerFor(1, { act: 'pass' }, 'clock');
  expect(left()).toEqual([6_000, 7_000]);
  expect(room.table.overdue(room.now + 5_999)).toEqual([]);
  room.now += 6_000;
  expect(room.table.overdue(room.now)).toEqual([{ seat: 0, ref: room.ref(0) }]);
  room.answerFor(0, { act: 'leave' }, 'clock');
  expect(room.records.at(-1)).toMatchObject({ by: 'clock', seat: 0 });
  expect(left()).toEqual([1_000, 7_000]);
  // Who has left is still on the clock, so that the game goes on; a bot is not.
  room.done('a', { t: 'stand', seat: 0 });
  expect(room.table.deadline()?.seat).toBe(0);
  room.done('a', { t: 'bot', seat: 0, bot: 'random' });
  expect(room.table.deadline()).toBeNull();
});

test('clocks: who goes back and decides again earns no time by it', () => {
  const room = toyRoom(['a', 'b'], { clock: { bank: 10_000, more: 1_000 } });
  bids(room);
  const left = (): number => room.table.times(room.now)?.[0] ?? missing();
  const [before, to] = [left(), room.table.publicSeq];
  room.choose('a', 0, { act: 'walk', path: [5] });
  expect(left()).toBe(before + 1_000);
  for (let again = 0; again < 3; again++) {
    room.done('a', { t: 'back', to });
    if (again < 2) room.done('a', { t: 'again' });
    else room.choose('a', 0, { act: 'walk', path: [1] });
  }
  expect(left()).toBe(before + 1_000);
  room.restart();
  room.join('a');
  expect(room.table.times(room.now)?.[0]).toBe(before + 1_000);
});

test('leaving and taking over while the game runs; the host helps where somebody is gone', () => {
  const room = toyRoom(['a', 'b', 'c']);
  bids(room);
  room.done('b', { t: 'orders', orders: { pass: 'always', except: [] } });
  room.done('b', { t: 'stand', seat: 1 });
  expect(room.table.seats[1]?.kind).toBe('open');
  expect(room.table.orders[1]?.pass).toBe('never');
  expect(room.table.phase).toBe('playing');
  room.join('d');
  room.done('d', { t: 'sit', seat: 1, name: 'Dee' });
  expect(handsSeen(room, 'd')[1]).toHaveLength(3);
  expect(room.refused('b', { t: 'sit', seat: 1, name: 'B' })).toBe('seat-taken');
});

test('finding 5: a seat that somebody holds is theirs; a bot stands in only after the time that the table sets, and gives it back', () => {
  const room = toyRoom(['a', 'b', 'c']);
  bids(room);
  const hand = handsSeen(room, 'c')[2];
  expect(room.refused('a', { t: 'bot', seat: 2, bot: 'random' })).toBe('not-away');
  room.leave('c');
  room.now += AWAY - 1;
  // Neither the host nor anybody else opens the seat, sits down on it, or hurries a bot to it.
  expect(room.refused('a', { t: 'bot', seat: 2, bot: 'random' })).toBe('not-away');
  expect(room.refused('a', { t: 'bot', seat: 2, bot: null })).toBe('seat-taken');
  expect(room.refused('b', { t: 'sit', seat: 2, name: 'B' })).toBe('seat-taken');
  room.join('watcher');
  room.now += 1;
  expect(room.refused('watcher', { t: 'bot', seat: 2, bot: 'random' })).toBe('not-seated');
  // Whoever sits here may ask for it: it is not the host's to grant.
  room.done('b', { t: 'bot', seat: 2, bot: 'random' });
  expect(room.viewers.get('a')?.shown.meta.seats[2]).toMatchObject({ kind: 'bot', name: 'C', bot: 'random', standIn: true });
  for (const name of ['a', 'b', 'watcher']) {
    expect(room.refused(name, { t: 'bot', seat: 2, bot: null })).toBe(name === 'a' ? 'seat-taken' : 'not-host');
    expect(room.refused(name, { t: 'sit', seat: 2, name: 'X' })).toBe('seat-taken');
    expect(room.refused(name, { t: 'turn', seat: 2 })).toBe('not-seated');
    expect(handsSeen(room, name)[2]).not.toEqual(hand);
  }
  room.join('c');
  room.returned('c');
  expect(room.table.seats[2]).toEqual({ kind: 'person', name: 'C', who: 'c' });
  expect(room.viewers.get('c')?.at).toBe(2);
  expect(handsSeen(room, 'c')[2]).toEqual(hand);
});

test('finding 5: a table may say that nobody is ever stood in for; one may always have a bot play for oneself', () => {
  const room = toyRoom(['a', 'b'], { away: null });
  bids(room);
  room.leave('b');
  room.now += 100 * AWAY;
  expect(room.refused('a', { t: 'bot', seat: 1, bot: 'random' })).toBe('not-away');
  room.done('a', { t: 'bot', seat: 0, bot: 'random' });
  expect(room.table.seats[0]).toMatchObject({ kind: 'bot', who: 'a' });
});

test('finding 6: whoever has sat here counts: with a bot in an absent seat the host is not alone, and asks before going back', () => {
  const room = toyRoom(['a', 'b']);
  bids(room);
  const before = room.table.publicSeq;
  room.choose('a', 0, { act: 'end' });
  room.choose('b', 1, { act: 'end' });
  room.leave('b');
  room.now += AWAY;
  expect(room.refused('a', { t: 'bot', seat: 1, bot: null })).toBe('seat-taken');
  room.done('a', { t: 'back', to: before });
  expect(room.table.wish).toMatchObject({ seat: 0, to: before });
  expect(room.table.publicSeq).toBeGreaterThan(before);
  // The table's time is over: a bot stands in, all who are here agree, and the records say what happened.
  room.done('a', { t: 'bot', seat: 1, bot: 'random' });
  expect(room.records.slice(-3).map(({ t }) => t)).toEqual(['wish', 'seat', 'back']);
  expect(room.table.isSolo).toBe(false);
});

test('nobody sees a second hand: who has held a seat takes no other while the game runs, neither one that was left nor that of a bot', () => {
  const room = new Room({ seats: [person('a'), person('b'), bot()], setup: { seats: 3, rounds: 1 } });
  for (const who of ['a', 'b', 'c']) room.join(who);
  room.done('a', { t: 'begin' });
  room.done('a', { t: 'bot', seat: 2, bot: null });
  expect(room.refused('a', { t: 'sit', seat: 2, name: 'A' })).toBe('not-gathering');
  room.done('b', { t: 'stand', seat: 1 });
  expect(room.refused('a', { t: 'sit', seat: 1, name: 'A' })).toBe('not-gathering');
  expect(room.refused('b', { t: 'sit', seat: 2, name: 'B' })).toBe('not-gathering');
  // A table that is read back knows it, too.
  const read = foldTable(room.table.game, room.records);
  expect(read.sit('b', 2, 'B', undefined, room.now)).toMatchObject({ ok: false });
  // Who left a seat may take it again, and whoever has held none may join.
  room.done('b', { t: 'sit', seat: 1, name: 'B' });
  room.done('c', { t: 'sit', seat: 2, name: 'C' });
});

test('a host who played ahead alone and went back, and so knows the dice to come, can let nobody join the game', () => {
  const room = new Room({ seats: [person('a'), bot()], setup: { seats: 2, rounds: 2 } });
  room.join('a');
  room.join('d');
  room.done('a', { t: 'begin' });
  const first = room.table.publicSeq;
  const random = seeded('ahead');
  for (let left = 12; left > 0 && room.table.phase === 'playing'; left--) {
    const seat = room.table.match?.state.offers()[0]?.seat ?? missing();
    if (seat === 0) room.choose('a', 0, room.calmChoice(0, random));
    else room.answerFor(seat, room.calmChoice(seat, random));
  }
  room.done('a', { t: 'back', to: first });
  expect(room.table.match?.rewound).toBe(true);
  room.done('a', { t: 'bot', seat: 1, bot: null });
  expect(room.refused('d', { t: 'sit', seat: 1, name: 'D' })).toBe('not-gathering');
});

test('where several are asked at once, nobody plays again what another had answered', () => {
  const room = toyRoom(['a', 'b']);
  expect(room.table.waiting()).toEqual([0, 1]);
  const before = room.table.publicSeq;
  // The reply is the same whether another's secret answer was taken back or not.
  for (const who of ['a', 'b']) expect(room.refused(who, { t: 'again' })).toBe('not-asked');
  bids(room);
  room.done('b', { t: 'back', to: before });
  room.done('a', { t: 'consent', yes: true });
  expect([room.table.waiting(), room.table.redoable]).toEqual([[0, 1], true]);
  for (const who of ['a', 'b']) expect(room.refused(who, { t: 'again' })).toBe('not-asked');
});

test('finding 6: after the secret of the dice was told nobody goes back and nobody joins', () => {
  const room = new Room({ seats: [person('a'), bot()], setup: { seats: 2, rounds: 1 } });
  room.join('a');
  room.done('a', { t: 'begin' });
  const random = seeded('proved');
  while (room.table.phase === 'playing') {
    const seat = room.table.match?.state.toAct ?? missing();
    if (seat === 0) room.choose('a', 0, room.calmChoice(0, random));
    else room.answerFor(seat, room.calmChoice(seat, random));
  }
  const back = room.viewers.get('a')?.shown.meta.back;
  expect(back).not.toBeNull();
  room.done('a', { t: 'transcript' });
  expect(room.records.at(-1)).toMatchObject({ t: 'proved' });
  expect(room.viewers.get('a')?.shown.meta.back).toBeNull();
  expect(room.refused('a', { t: 'back', to: back?.to ?? 0 })).toBe('not-playing');
  expect(room.refused('a', { t: 'bot', seat: 1, bot: null })).toBe('not-gathering');
  room.join('d');
  expect(room.refused('d', { t: 'sit', seat: 1, name: 'D' })).toBe('not-gathering');
  // Told again, it is written only once; and a table that is read back knows it.
  const { length } = room.records;
  room.done('a', { t: 'transcript' });
  expect(room.records).toHaveLength(length);
  room.restart();
  room.join('a');
  expect(room.refused('a', { t: 'back', to: back?.to ?? 0 })).toBe('not-playing');
});

test('resigning: a bot plays on and the seat is not given back; the last one who resigns ends the game', () => {
  const room = toyRoom(['a', 'b']);
  bids(room);
  room.done('a', { t: 'resign' });
  expect(room.table.seats[0]).toMatchObject({ kind: 'bot', bot: 'random', resigned: true });
  expect(room.table.botsDue()).toEqual([{ seat: 0, bot: 'random', ref: room.ref(0) }]);
  expect(room.refused('a', { t: 'sit', seat: 0, name: 'A' })).toBe('seat-taken');
  expect(room.refused('a', { t: 'bot', seat: 0, bot: null })).toBe('seat-taken');
  room.answerFor(0, { act: 'end' });
  room.done('b', { t: 'resign' });
  expect(room.table.phase).toBe('over');
  expect(room.viewers.get('b')?.shown.meta.over).toEqual({ returns: [], rewound: false, abandoned: true });
  expect(room.refused('b', { t: 'back', to: 3 })).toBe('not-playing');
  expect(room.refused('b', { t: 'again' })).toBe('nothing-to-redo');
  expect(room.say('b', { t: 'transcript' })).toMatchObject({ t: 'ok' });
  expect(room.refused('b', { t: 'stand', seat: 1 })).toBe('not-playing');
});

test('resigning while somebody is away: their seat, and so the game, goes on, and is theirs again when they come', () => {
  const room = toyRoom(['a', 'b']);
  bids(room);
  room.leave('b');
  room.now += AWAY;
  room.done('a', { t: 'bot', seat: 1, bot: 'random' });
  room.done('a', { t: 'resign' });
  expect(room.table.phase).toBe('playing');
  room.join('b');
  room.returned('b');
  expect(room.table.seats[1]).toMatchObject({ kind: 'person', who: 'b' });
  room.done('b', { t: 'resign' });
  expect(room.table.phase).toBe('over');
});

test('what is looked at is what the kernel says: every path is legal to its end, and the budget is kept', () => {
  const room = toyRoom(['a', 'b']);
  bids(room);
  const random = seeded('look');
  let whole = 0;
  for (let i = 0; i < 60 && room.table.phase === 'playing'; i++) {
    const seat = room.table.match?.state.toAct ?? missing();
    const name = ['a', 'b'][seat] ?? missing();
    for (const budget of [0, 1, 7, 60, 400]) {
      const reply = room.say(name, { t: 'look', offer: room.ref(seat), path: [], budget });
      if (reply.t !== 'ok' || !isTold.look(reply.data)) throw new Error('no look');
      const root = reply.data;
      expect(countNodes(root) - 1).toBeLessThanOrEqual(budget);
      for (const path of pathsOf(root)) {
        const asking = room.table.match?.state.ask(seat);
        for (const step of path) {
          const pick = asking?.open();
          if (step === null) {
            expect(pick?.canStop).toBe(true);
            asking?.stop();
          } else {
            expect(pick?.options).toContain(step);
            asking?.take(step);
          }
        }
        if (asking?.complete === true) whole++;
      }
    }
    room.choose(name, seat, room.calmChoice(seat, random));
  }
  expect(whole).toBeGreaterThan(100);
});

function pathsOf(node: PickNode | Answered, path: readonly PathStep[] = []): readonly (readonly PathStep[])[] {
  if (isAnswered(node)) return [path];
  const below = (node.next ?? []).flatMap((next, at) => (next === null ? [] : pathsOf(next, [...path, node.options[at] ?? missing()])));
  return [path, ...below, ...(node.stopped === undefined ? [] : pathsOf(node.stopped, [...path, null]))];
}
const countNodes = (node: PickNode | Answered): number =>
  1 +
  (isAnswered(node)
    ? 0
    : [...(node.next ?? []), node.stopped].reduce((sum, one) => sum + (one === null || one === undefined ? 0 : countNodes(one)), 0));

test('why: the reason the rules give; a path that is not legal has none', () => {
  const room = toyRoom(['a', 'b']);
  bids(room);
  deal(room, [['ward-1', 'map-1'], []]);
  const offer = room.ref(0);
  expect(room.say('a', { t: 'why', offer, path: [], value: 'rest' })).toMatchObject({
    t: 'ok',
    data: { rule: 'TOY-REST-01', key: 'not-hurt' },
  });
  expect(room.say('a', { t: 'why', offer, path: ['play'], value: 'ward-1' })).toMatchObject({ t: 'ok', data: { key: 'only-a-response' } });
  expect(room.say('a', { t: 'why', offer, path: [], value: 'fly' })).toMatchObject({ t: 'ok', data: null });
  expect(room.refused('a', { t: 'why', offer, path: ['fly'], value: 'x' })).toBe('illegal');
  expect(room.refused('a', { t: 'look', offer, path: ['play', 'ward-1'], budget: 3 })).toBe('illegal');
  expect(room.refused('a', { t: 'look', offer: '0.1', path: [], budget: 3 })).toBe('stale-offer');
  expect(room.viewers.get('a')?.shown.offer?.node.closed).toContainEqual({
    act: 'rest',
    why: { rule: 'TOY-REST-01', key: 'not-hurt', args: { seat: 0 } },
  });
});

test('a page of another protocol is told so; a hello again shows everything anew from the seat that was asked for', () => {
  const room = toyRoom(['a', 'a']);
  expect(room.refused('a', { t: 'hello', protocol: 0, table: 't' })).toBe('protocol');
  const welcome = room.say('a', { t: 'hello', protocol: PROTOCOL, table: 't', at: 1 });
  expect(welcome).toMatchObject({ t: 'welcome', shown: { meta: { at: 1 } } });
  expect(room.say('a', { t: 'ping' })).toMatchObject({ t: 'ok' });
});

test('bots are due in their seats, under the name of their question', () => {
  const room = new Room({ seats: [person('a'), bot('clever')] });
  room.join('a');
  room.done('a', { t: 'begin' });
  expect(room.table.botsDue()).toEqual([{ seat: 1, bot: 'clever', ref: room.ref(1) }]);
  room.answerFor(1, { act: 'bid', n: 2 });
  expect(room.table.botsDue()).toEqual([]);
  expect(room.desk.answerFor(1, '0.1', { act: 'bid', n: 2 }, 'bot').reply).toMatchObject({ t: 'no', code: 'not-asked' });
});

test('two who sit change places once both would like it, with their names and what they promised; bots and one’s own seats are not asked', () => {
  const room = new Room({ seats: [person('a'), open, open] });
  room.join('a');
  room.join('b');
  room.done('b', { t: 'sit', seat: 1, name: 'Bob', promise: 'ab'.repeat(32) });
  room.done('b', { t: 'ready', seat: 1, ready: true });
  expect(room.refused('a', { t: 'swap', seat: 0, with: 2 }), 'nobody sits there').toBe('seat-taken');
  expect(room.refused('b', { t: 'swap', seat: 0, with: 1 }), 'it is not theirs').toBe('not-seated');
  room.done('a', { t: 'swap', seat: 0, with: 1 });
  expect(room.viewers.get('b')?.shown.meta.seats[0]?.swap, 'the other is told').toBe(1);
  const before = room.records.length;
  room.done('a', { t: 'swap', seat: 0, with: 1 });
  expect(room.records.length, 'the same wish is not written twice').toBe(before);
  room.done('a', { t: 'swap', seat: 0, with: null });
  room.done('b', { t: 'swap', seat: 1, with: 0 });
  expect(
    room.table.seats.map(({ who }) => who),
    'one alone changes nothing',
  ).toEqual(['a', 'b', undefined]);
  room.done('a', { t: 'swap', seat: 0, with: 1 });
  expect(room.table.seats.map(({ who }) => who)).toEqual(['b', 'a', undefined]);
  expect(room.table.seats[0]).toEqual({ kind: 'person', name: 'Bob', who: 'b', promise: 'ab'.repeat(32) });
});
