// Proves that a hundred thousand broken, forged and mixed-up messages leave the server alive, its tables right and its memory flat.

import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { at, bug, digest, randomFrom, type Random } from '@undercroft/kernel';
import { PROTOCOL, serverMessage } from '@undercroft/table';
import { expect, test } from 'vitest';
import { verifyTable } from '../src/tables/verify.ts';
import { startTest, until, Visitor, type Line } from './help.ts';
import { gameRegistry } from './games.ts';

const MESSAGES = process.env['UNDERCROFT_SOAK'] === '1' ? 500_000 : 100_000;
/** As many as may wait for their turn on one line, less the ping that ends a batch. */
const BATCH = 40;
/** After the first tenth, which fills caches, no more than this may be added. */
const MOST_GROWTH = 24 * 1024 * 1024;
const ALONE = 'delve';
/** A game of hidden hands and windows, at a table of four. */
const FOUR = 'dungeoneer';

setFlagsFromString('--expose-gc');
const gc: unknown = runInNewContext('gc');
const collect = (): void => void (typeof gc === 'function' ? Reflect.apply(gc, undefined, []) : bug('nothing collects garbage'));

const WORDS = [
  'hello',
  'answer',
  'look',
  'why',
  'back',
  'again',
  'sit',
  'begin',
  '__proto__',
  'constructor',
  '',
  '\u0000',
  '💀',
  'x'.repeat(300),
];
const KEYS = ['t', 'id', 'seat', 'offer', 'choice', 'path', 'to', 'act', 'n', '__proto__', 'toString', 'table'];

const one = <T>(random: Random, of: readonly T[]): T => at(of, random.below(of.length));

function garbage(random: Random, depth = 0): unknown {
  switch (random.below(depth > 3 ? 6 : 9)) {
    case 0:
      return one(random, WORDS);
    case 1:
      return random.below(10) - 3;
    case 2:
      return one(random, [1e308, -0, 0.5, 2 ** 31, 2 ** 53, -1]);
    case 3:
      return null;
    case 4:
      return random.below(2) === 0;
    case 5:
      return `${random.below(3)}.${random.below(40)}`;
    case 6:
      return Array.from({ length: random.below(6) }, () => garbage(random, depth + 1));
    default:
      return Object.fromEntries(Array.from({ length: random.below(5) }, () => [one(random, KEYS), garbage(random, depth + 1)]));
  }
}

/** Messages that are right, or nearly. */
function valid(random: Random, table: string, ref: string): Record<string, unknown> {
  const seat = random.below(4);
  const offer = random.below(3) === 0 ? `0.${random.below(60)}` : ref;
  return one<() => Record<string, unknown>>(random, [
    () => ({ t: 'hello', protocol: random.below(20) === 0 ? 9 : PROTOCOL, table, last: random.below(50), pack: random.below(2) === 0 }),
    () => ({ t: 'answer', offer, choice: { act: one(random, ['take', 'end', 'pass', 'bid', 'rest', 'explore']), n: random.below(3) } }),
    () => ({ t: 'answer', offer, seat, choice: { act: one(random, ['take', 'play', 'walk']), path: [1, 2] } }),
    () => ({
      t: 'look',
      offer,
      path: Array.from({ length: random.below(3) }, () => one(random, ['take', 'play', 'end', 1, null])),
      budget: random.below(60),
    }),
    () => ({ t: 'why', offer, path: [], value: one(random, WORDS).slice(0, 20) }),
    () => ({ t: 'back', to: random.below(30) }),
    () => ({ t: 'again' }),
    () => ({ t: 'consent', yes: random.below(2) === 0 }),
    () => ({ t: 'orders', orders: { pass: one(random, ['never', 'until-my-turn', 'always']), except: ['respond'] } }),
    () => ({ t: 'sit', seat, name: 'Mallory' }),
    () => ({ t: 'bot', seat, bot: one(random, ['random', null, 'toString']) }),
    () => ({ t: 'begin' }),
    () => ({ t: 'show', seat, nonce: 'ab'.repeat(16) }),
    () => ({ t: 'ready', seat, ready: random.below(2) === 0 }),
    () => ({ t: 'point', place: `square ${random.below(99)}` }),
    () => ({ t: 'plan', plan: random.below(2) === 0 ? null : { place: 'tile 3', kind: 'go' } }),
    () => (random.below(2) === 0 ? { t: 'say', text: 'hello there' } : { t: 'say', phrase: 'hello' }),
    () => ({ t: 'turn', seat }),
    () => ({ t: 'log', before: random.below(100), count: 1 + random.below(200) }),
    () => ({ t: 'transcript' }),
    () => ({ t: 'ping' }),
  ])();
}

/** One message: right, one field wrong, a field too many or too few, cut off, bytes swapped, or nonsense. */
function fuzzed(random: Random, id: number, table: string, ref: string): string | Buffer {
  const message: Record<string, unknown> = { id, ...valid(random, table, ref) };
  const keys = Object.keys(message);
  switch (random.below(8)) {
    case 0:
      message[one(random, keys)] = garbage(random);
      break;
    case 1:
      message[one(random, KEYS)] = garbage(random);
      break;
    case 2:
      delete message[one(random, keys)];
      break;
    case 3: {
      const text = JSON.stringify(message);
      return text.slice(0, random.below(text.length));
    }
    case 4: {
      const bytes = Buffer.from(JSON.stringify(message));
      bytes[random.below(bytes.length)] = 32 + random.below(95);
      return bytes.toString('latin1');
    }
    case 5:
      return random.below(2) === 0 ? JSON.stringify(garbage(random)) : Buffer.from(JSON.stringify(message));
    default:
  }
  return JSON.stringify(message);
}

test(`${MESSAGES} fuzzed messages: all answered, nothing forged, memory flat`, async () => {
  const server = await startTest();
  const { store } = server.tables.around;
  const come = (name: string): Promise<Visitor> => Visitor.come(server.port, name);
  const [a, b, e, m] = await Promise.all([come('Ann'), come('Bob'), come('Eve'), come('Mallory')]);

  // At the first table Ann and Bob play, and those who fuzz only watch: it must stay as it is, to the last byte.
  const theirs = await a.make('toy', { seats: 2, rounds: 4 }, [{ kind: 'me' }, { kind: 'open' }]);
  const [atOne, atTwo] = [await a.sit(theirs), await b.sit(theirs)];
  await atTwo.client.ask({ t: 'sit', seat: 1, name: 'Bob' });
  await atOne.client.ask({ t: 'begin' });
  await until('the beginning', () => atTwo.isAsked);
  const stateOf = async (): Promise<string> => digest([await store.table(theirs), await store.read(theirs, 0)]);
  const before = await stateOf();
  const seen = digest(atOne.client.state.shown);

  // At the others they sit themselves, and may do what they can.
  const own = await m.make('toy', { seats: 3, rounds: 4 }, [{ kind: 'me' }, { kind: 'me' }, { kind: 'bot', bot: 'random' }]);
  const alone = await e.make(ALONE, { mode: 'micro', level: 1 }, [{ kind: 'me' }]);
  const four = await m.make(FOUR, { players: 4 }, [{ kind: 'me' }, { kind: 'me' }, { kind: 'bot', bot: 'random' }, { kind: 'me' }]);
  const starters = [await m.sit(own), await e.sit(alone), await m.sit(four)];
  for (const starter of starters) await starter.client.ask({ t: 'begin' });
  const aims: readonly (readonly [Visitor, string])[] = [
    [m, theirs],
    [e, theirs],
    [m, own],
    [e, own],
    [e, alone],
    [m, alone],
    [m, four],
    [e, four],
  ];
  const random = randomFrom('fuzz');
  let sent = 0;
  let answers = 0;
  const heap: number[] = [];
  const refs = (table: string): string => {
    const player = { [theirs]: atOne, [own]: starters[0], [alone]: starters[1], [four]: starters[2] }[table];
    return player?.client.state.shown?.offer?.ref ?? '0.1';
  };

  const attack = async ([visitor, table]: readonly [Visitor, string]): Promise<void> => {
    let line: Line = await visitor.line();
    await line.hello(table);
    for (let batch = 0; sent < MESSAGES; batch++) {
      line.heard.length = 0;
      for (let i = 0; i < BATCH; i++) line.socket.send(fuzzed(random, 1_000 + i, table, refs(table)));
      sent += BATCH;
      const end = 1_000_000 + batch;
      line.socket.send(JSON.stringify({ t: 'ping', id: end }));
      // What has to wait for its turn at a table is answered after the ping, and answered all the same.
      const replies = (): number => line.heard.filter(({ t }) => t === 'ok' || t === 'no' || t === 'welcome').length;
      const isOver = (): boolean => replies() > BATCH && line.heard.some((said) => 'id' in said && said.id === end);
      await until('an answer to everything in a batch', isOver, 60_000);
      answers += replies() - 1;
      // What comes back is what the protocol says, whatever went in.
      for (const said of line.heard.slice(0, 5)) expect(serverMessage.safeParse(said).success).toBe(true);
      if (batch % 100 === 99) {
        line.socket.close();
        line = await visitor.line();
        await line.hello(table);
      }
    }
    line.socket.close();
  };
  const watching = (async () => {
    for (let next = MESSAGES / 10; next <= MESSAGES; next += MESSAGES / 10) {
      await until('a tenth', () => sent >= next, 3_600_000);
      collect();
      heap.push(process.memoryUsage().heapUsed);
    }
  })();
  await Promise.all(aims.map(attack));
  await watching;

  expect(answers).toBeGreaterThanOrEqual(MESSAGES);
  expect(await stateOf()).toBe(before);
  expect(digest(atOne.client.state.shown)).toBe(seen);
  for (const id of [theirs, own, alone, four]) {
    const stored = await store.table(id);
    expect(stored === null ? 'gone' : (await verifyTable(store, gameRegistry, stored)).wrong).toBeNull();
  }
  expect(Math.max(...heap) - at(heap, 0)).toBeLessThan(MOST_GROWTH);
  expect((await atOne.client.ask({ t: 'ping' })).t).toBe('ok');
  await server.stop();
}, 3_600_000);
