// Proves how people come together on a server: ready and begin, talk, tables that only players may see, and playing again.

import { randomFrom } from '@undercroft/kernel';
import { listAt, textAt } from '@undercroft/testkit/json';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../src/server.ts';
import { TALK_KEPT } from '../src/store/talk.ts';
import { startTest, until, Visitor, type Player } from './help.ts';

const ME = { kind: 'me' };
const OPEN = { kind: 'open' };
const BOT = { kind: 'bot', bot: 'random' };
const SETUP = { seats: 2, rounds: 1 };

let server: RunningServer;
beforeAll(async () => {
  server = await startTest({ talkPerMinute: 100_000 });
});
afterAll(async () => server.stop());

const come = (name: string): Promise<Visitor> => Visitor.come(server.port, name);
const code = async (reply: ReturnType<Player['client']['ask']>): Promise<string> => {
  const got = await reply;
  return got.t === 'no' ? got.code : got.t;
};

interface Pair {
  readonly id: string;
  readonly people: readonly [Visitor, Visitor];
  readonly players: readonly [Player, Player];
}

/** Two people at a table of their own, not begun. */
async function pair(options: object = {}): Promise<Pair> {
  const people = [await come('Ann'), await come('Bob')] as const;
  const id = await people[0].make('toy', SETUP, [ME, OPEN], options);
  const players = [await people[0].sit(id), await people[1].sit(id)] as const;
  await players[1].client.ask({ t: 'sit', seat: 1, name: 'Bob' });
  return { id, people, players };
}

async function playToTheEnd(players: readonly Player[]): Promise<void> {
  const random = randomFrom('together');
  for (let left = 500; left > 0 && players.some(({ phase }) => phase !== 'over'); left--) {
    for (const player of players) {
      const choice = player.isAsked ? await player.randomChoice(random) : null;
      if (choice !== null) await player.client.answer(choice);
    }
    await until('something to happen', () => players.some((one) => one.isAsked || one.phase === 'over'));
  }
}

describe('ready', () => {
  test('the game begins by itself when every seat is taken and everybody is ready', async () => {
    const { players } = await pair();
    const [ann, bob] = players;
    expect(await code(ann.client.ask({ t: 'ready', seat: 0, ready: true }))).toBe('ok');
    expect(await code(ann.client.ask({ t: 'ready', seat: 1, ready: true }))).toBe('not-seated');
    await until('the candle', () => bob.client.state.shown?.meta.seats[0]?.ready === true);
    expect(ann.phase).toBe('gathering');
    await ann.client.ask({ t: 'ready', seat: 0, ready: false });
    await bob.client.ask({ t: 'ready', seat: 1, ready: true });
    await until('the other candle', () => ann.client.state.shown?.meta.seats[1]?.ready === true);
    expect(ann.phase).toBe('gathering');
    await ann.client.ask({ t: 'ready', seat: 0, ready: true });
    await until('the beginning', () => players.every(({ phase }) => phase === 'playing'));
    expect(await code(ann.client.ask({ t: 'ready', seat: 0, ready: false }))).toBe('not-gathering');
  });

  test('whoever sits down is not ready yet, and an open seat keeps the game from beginning', async () => {
    const { players } = await pair();
    const [ann, bob] = players;
    await bob.client.ask({ t: 'ready', seat: 1, ready: true });
    await bob.client.ask({ t: 'stand', seat: 1 });
    await ann.client.ask({ t: 'ready', seat: 0, ready: true });
    expect(ann.phase).toBe('gathering');
    await bob.client.ask({ t: 'sit', seat: 1, name: 'Bob' });
    await until('Bob', () => ann.client.state.shown?.meta.seats[1]?.kind === 'person');
    expect([ann.phase, ann.client.state.shown?.meta.seats[1]?.ready]).toEqual(['gathering', undefined]);
  });

  test('a bot on the last open seat begins the game of those who are ready', async () => {
    const ann = await come('Ann');
    const id = await ann.make('toy', SETUP, [ME, OPEN]);
    const player = await ann.sit(id);
    await player.client.ask({ t: 'ready', seat: 0, ready: true });
    expect(player.phase).toBe('gathering');
    await player.client.ask({ t: 'bot', seat: 1, bot: 'random' });
    await until('the beginning', () => player.phase === 'playing');
  });
});

describe('talk', () => {
  const lines = (player: Player): readonly string[] => player.client.state.talk.map(({ text, phrase }) => text ?? `(${phrase})`);

  test('everybody who looks hears who sits here, newcomers the latest lines; it is kept', async () => {
    const { id, people, players } = await pair();
    const [ann, bob] = players;
    await ann.client.ask({ t: 'say', text: 'Shall we?' });
    await bob.client.ask({ t: 'say', phrase: 'hello' });
    await until('both lines', () => lines(ann).length === 2 && lines(bob).length === 2);
    expect(ann.client.state.talk).toMatchObject([
      { n: 1, seat: 0, name: 'Ann', text: 'Shall we?' },
      { n: 2, seat: 1, name: 'Bob', phrase: 'hello' },
    ]);
    const eve = await (await come('Eve')).sit(id);
    await until('what was said', () => lines(eve).length === 2);
    expect(await code(eve.client.ask({ t: 'say', text: 'And me?' }))).toBe('not-seated');
    // A line that was lost and comes again tells nothing twice.
    const again = await people[0].sit(id);
    await until('what was said', () => lines(again).length === 2);
    expect(lines(again)).toEqual(['Shall we?', '(hello)']);
  });

  test('only what can be seen is kept of a line, and what leaves nothing is refused', async () => {
    const { players } = await pair();
    const [ann] = players;
    await ann.client.ask({ t: 'say', text: ' good \u202E game\u200B  all ' });
    await until('the line', () => lines(ann).length === 1);
    expect(lines(ann)).toEqual(['good game all']);
    expect(await code(ann.client.ask({ t: 'say', text: '\u200B\u202E' }))).toBe('malformed');
    expect(await code(ann.client.ask({ t: 'say' }))).toBe('malformed');
  });

  test('of many lines the latest are kept', async () => {
    const { id, players } = await pair();
    const [ann] = players;
    const { store } = server.tables.around;
    for (let n = 0; n < TALK_KEPT + 20; n++) await store.say(id, { seat: 0, name: 'Ann', text: `line ${n}`, at: n });
    const kept = await store.talk(id, 1_000);
    expect([kept.length, kept[0]?.n, kept.at(-1)?.text]).toEqual([TALK_KEPT, 21, `line ${TALK_KEPT + 19}`]);
    expect(await store.say('nowhere', { seat: 0, name: 'Ann', text: 'x', at: 0 })).toBeNull();
    await ann.client.ask({ t: 'say', text: 'last' });
    await until('the last line', () => lines(ann).includes('last'));
  });

  test('whoever says very much is told to wait; the others are not', async () => {
    const strict = await startTest({ talkPerMinute: 1 });
    const [ann, bob] = [await Visitor.come(strict.port, 'Ann'), await Visitor.come(strict.port, 'Bob')];
    const id = await ann.make('toy', SETUP, [ME, OPEN]);
    const [one, two] = [await ann.sit(id), await bob.sit(id)];
    await two.client.ask({ t: 'sit', seat: 1, name: 'Bob' });
    const said = await Promise.all(Array.from({ length: 20 }, (_, n) => code(one.client.ask({ t: 'say', text: `${n}` }))));
    expect(said.filter((got) => got === 'ok').length).toBe(6);
    expect(said.filter((got) => got === 'too-fast').length).toBe(14);
    expect(await code(two.client.ask({ t: 'say', text: 'and I?' }))).toBe('ok');
    await strict.stop();
  });
});

describe('tables that only players see', () => {
  test('before the game whoever has the link comes in; then nobody without a seat, not even to the record', async () => {
    const { id, players } = await pair({ watch: false });
    const eve = await come('Eve');
    const early = await eve.line();
    expect((await early.hello(id)).t).toBe('welcome');
    early.socket.close();
    await players[0].client.ask({ t: 'begin' });
    await until('the beginning', () => players[0].phase === 'playing');
    expect(players[0].client.state.shown?.meta.secluded).toBe(true);
    expect(await (await eve.line()).hello(id)).toMatchObject({ t: 'no', code: 'secluded' });
    await playToTheEnd(players);
    const told = await eve.get(`/api/tables/${id}/transcript`);
    expect([told.status, textAt(await told.json(), 'code')]).toEqual([403, 'secluded']);
  });

  test('whoever looked before it began and has no seat sees nothing of the game', async () => {
    const { id, players } = await pair({ watch: false });
    const eve = await (await come('Eve')).sit(id);
    await players[0].client.ask({ t: 'begin' });
    await until('the beginning', () => players[0].phase === 'playing');
    await until('the end of looking', () => eve.client.state.link !== 'open');
    expect(eve.client.state.shown?.view).toBeNull();
  });
});

describe('playing again', () => {
  test('whoever asks first makes the table, everybody is led to it, and nobody else can', async () => {
    const { id, people, players } = await pair();
    const again = (who: Visitor): Promise<Response> =>
      who.post('/api/tables', { game: 'toy', setup: SETUP, seats: [ME, OPEN], options: { window: null }, again: id });
    await players[0].client.ask({ t: 'begin' });
    expect((await again(people[0])).status).toBe(400);
    await until('the beginning', () => players[0].phase === 'playing');
    await playToTheEnd(players);
    expect((await again(await come('Eve'))).status).toBe(400);
    const [first, second] = await Promise.all(people.map(async (who) => textAt(await (await again(who)).json(), 'id')));
    expect(second).toBe(first);
    await until('the way there', () => players.every(({ client }) => client.state.shown?.meta.rematch === first));
    // It is told to those who come later, too.
    const later = await people[1].sit(id);
    expect(later.client.state.shown?.meta.rematch).toBe(first);
    // Whoever asks again is led there, too, and no table is made that nobody comes to.
    const hosted = async (): Promise<number> => listAt(await (await people[1].get('/api/tables')).json(), 'mine').length;
    const before = await hosted();
    expect(textAt(await (await again(people[1])).json(), 'id')).toBe(first);
    expect(await hosted()).toBe(before);
  });

  test('with a bot one plays again at once', async () => {
    const ann = await come('Ann');
    const id = await ann.make('toy', SETUP, [ME, BOT]);
    const player = await ann.sit(id);
    await player.client.ask({ t: 'begin' });
    await playToTheEnd([player]);
    const made = await ann.post('/api/tables', { game: 'toy', setup: SETUP, seats: [ME, BOT], again: id });
    expect(made.status).toBe(201);
  });
});
