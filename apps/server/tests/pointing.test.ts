// Proves pointing at a server: everybody who looks sees who points and what they plan; only who sits may, not too often, and nothing of it is stored.

import { randomFrom } from '@undercroft/kernel';
import { LONGEST_PLACE } from '@undercroft/table';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../src/server.ts';
import { startTest, until, Visitor, type Player } from './help.ts';

const SETUP = { seats: 2, rounds: 1 };
let server: RunningServer;
beforeAll(async () => {
  server = await startTest({ pointsPerMinute: 100_000 });
});
afterAll(async () => server.stop());

const code = async (reply: ReturnType<Player['client']['ask']>): Promise<string> => {
  const got = await reply;
  return got.t === 'no' ? got.code : got.t;
};
const planned = ({ client }: Player): readonly string[] => client.state.plans.map(({ seat, kind, place }) => `${seat} ${kind} ${place}`);

/** Two who play, and one who watches. */
async function table(
  at = server,
): Promise<{ readonly id: string; readonly people: readonly Visitor[]; readonly players: readonly Player[] }> {
  const people = await Promise.all(['Ann', 'Bob', 'Eve'].map((name) => Visitor.come(at.port, name)));
  const [ann, bob, eve] = people;
  if (ann === undefined || bob === undefined || eve === undefined) throw new Error('nobody came');
  const id = await ann.make('toy', SETUP, [{ kind: 'me' }, { kind: 'open' }], {});
  const players = [await ann.sit(id), await bob.sit(id), await eve.sit(id)];
  await players[1]?.client.ask({ t: 'sit', seat: 1, name: 'Bob' });
  await players[0]?.client.ask({ t: 'begin' });
  await until('the beginning', () => players.every(({ phase }) => phase === 'playing'));
  return { id, people, players };
}
const pick = <V>(all: readonly V[], at: number): V => {
  const one = all[at];
  if (one === undefined) throw new Error('nobody is there');
  return one;
};

test('whoever looks sees who points at what, those who watch too; nothing is kept of it', async () => {
  const { id, people, players } = await table();
  const ann = pick(players, 0);
  const before = ann.client.publicSeq;
  expect(await code(ann.client.point('square 18'))).toBe('ok');
  await until('the finger', () => players.every(({ client }) => client.state.points.length === 1));
  expect(players.map(({ client }) => client.state.points)).toEqual(players.map(() => [{ n: 1, seat: 0, place: 'square 18' }]));
  expect(ann.client.publicSeq).toBe(before);
  const late = await pick(people, 2).sit(id);
  expect(late.client.state.points).toEqual([]);
});

test('a plan is shown to all and to whoever comes, until it is taken back or its seat acts', async () => {
  const { id, people, players } = await table();
  const [ann, bob] = [pick(players, 0), pick(players, 1)];
  await ann.client.plan({ place: 'tile 3', kind: 'go' });
  await bob.client.plan({ place: 'figure 16', kind: 'deal' });
  await until('both plans', () => players.every((one) => planned(one).length === 2));
  expect(planned(pick(players, 2))).toEqual(['0 go tile 3', '1 deal figure 16']);
  const late = await pick(people, 2).sit(id);
  await until('the plans', () => planned(late).length === 2);
  await bob.client.plan({ place: 'square 1', kind: 'avoid' });
  await until('another mind', () => planned(ann).includes('1 avoid square 1'));
  await bob.client.plan(null);
  await until('one plan', () => players.every((one) => planned(one).join() === '0 go tile 3'));
  const actor = players.find(({ isAsked }) => isAsked) ?? ann;
  if (actor !== ann) await actor.client.plan({ place: 'x', kind: 'help' });
  const choice = await actor.randomChoice(randomFrom('pointing'));
  if (choice === null) throw new Error('nothing is asked');
  await actor.client.answer(choice);
  const seat = players.indexOf(actor);
  await until('no plan of who acted', () => players.every((one) => !planned(one).some((plan) => plan.startsWith(`${seat} `))));
});

test('who leaves plans nothing any more', async () => {
  const { players } = await table();
  const [ann, bob] = [pick(players, 0), pick(players, 1)];
  await bob.client.plan({ place: 'tile 3', kind: 'go' });
  await until('the plan', () => planned(ann).length === 1);
  bob.socket.close();
  await until('no plan', () => planned(ann).length === 0);
});

test('who watches may neither point nor plan, and what is no place is none of our messages', async () => {
  const { id, people, players } = await table();
  const eve = pick(players, 2);
  expect(await code(eve.client.point('square 18'))).toBe('not-seated');
  expect(await code(eve.client.plan({ place: 'square 18', kind: 'go' }))).toBe('not-seated');
  const line = await pick(people, 0).line();
  await line.hello(id);
  const bad: readonly object[] = [
    { t: 'point' },
    { t: 'point', place: '' },
    { t: 'point', place: 'x'.repeat(LONGEST_PLACE + 1) },
    { t: 'point', place: 'a\u0007b' },
    { t: 'point', place: 18 },
    { t: 'point', place: 'x', seat: 1 },
    { t: 'plan', plan: { place: 'x', kind: 'dance' } },
    { t: 'plan', plan: { place: 'x' } },
    { t: 'plan' },
  ];
  for (const raw of bad) expect(await line.ask(raw), JSON.stringify(raw)).toMatchObject({ t: 'no', code: 'malformed' });
  line.socket.close();
  expect(pick(players, 1).client.state.points).toEqual([]);
});

test('who points again and again is too fast, and others are not', async () => {
  const strict = await startTest({ pointsPerMinute: 1 });
  const { players } = await table(strict);
  const [ann, bob] = [pick(players, 0), pick(players, 1)];
  const got = await Promise.all(Array.from({ length: 20 }, (_, n) => code(ann.client.point(`square ${n}`))));
  expect(got.filter((one) => one === 'ok').length).toBe(8);
  expect(got.filter((one) => one === 'too-fast').length).toBe(12);
  expect(await code(ann.client.plan({ place: 'x', kind: 'go' }))).toBe('too-fast');
  expect(await code(bob.client.point('square 1'))).toBe('ok');
  await strict.stop();
});
