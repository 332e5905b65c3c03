// Measures tables of four connected people who play by script, all in one process of the server: how long a move takes until it is durable.

import { missing, randomFrom, type Random } from '@undercroft/kernel';
import { gameRegistry } from '../src/game-registry.ts';
import { Host, idIn, newGuest, Watcher } from './client.ts';

/** A table makes a move so often: four quick people who take turns. */
export const MOVE_MS = 1_000;
export const SEATED = 4;
const SETUP = { players: SEATED };
const TRIES = 400;
const TRY_MS = 10;

/** Of the games that four can play, the one with the most rules. */
export const gameForFour: string =
  [...gameRegistry.games.values()]
    .filter(({ checkSetup, seats }) => {
      const checked = checkSetup(SETUP);
      return checked.ok && seats(checked.setup) === SEATED;
    })
    .toSorted((a, b) => b.procedures.length - a.procedures.length)[0]?.id ?? missing();

const pause = (ms: number): Promise<void> => new Promise((done) => void setTimeout(done, ms));

/** A table with four people, each over a line of their own; its windows end when all have answered. */
async function laid(host: Host, cookies: readonly string[]): Promise<readonly Watcher[]> {
  const answer = await fetch(`http://127.0.0.1:${host.port}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: cookies[0] ?? '' },
    body: JSON.stringify({
      game: gameForFour,
      setup: SETUP,
      seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }, { kind: 'open' }],
      options: { window: null },
    }),
  });
  const table = idIn(await answer.json());
  const people = await Promise.all(cookies.map((cookie) => Watcher.at(host.port, cookie, table)));
  for (const [seat, one] of people.entries()) if (seat > 0) await one.client.ask({ t: 'sit', seat, name: `P${seat}` });
  const reply = await people[0]?.client.ask({ t: 'begin' });
  if (reply?.t !== 'ok') throw new Error(`a table does not begin: ${JSON.stringify(reply)}`);
  return people;
}

/** Whoever is asked; null: nobody is, since the game is over. */
async function asked(people: readonly Watcher[]): Promise<Watcher | null> {
  for (let left = TRIES; left > 0; left--) {
    const one = people.find(({ client }) => (client.state.shown?.offer ?? null) !== null);
    if (one !== undefined) return one;
    if (people.some(({ client }) => client.state.shown?.meta.phase === 'over')) return null;
    await pause(TRY_MS);
  }
  throw new Error('nobody is asked anything');
}

/** One table until the time is up; a game that ends makes place for the next. */
async function played(host: Host, cookies: readonly string[], random: Random, until: () => number, moves: number[]): Promise<void> {
  let people = await laid(host, cookies);
  await pause(random.below(MOVE_MS));
  while (performance.now() < until()) {
    const since = performance.now();
    const one = await asked(people);
    const choice = one === null ? null : await one.choice(random);
    if (one === null || choice === null) {
      for (const { socket } of people) socket.close();
      people = await laid(host, cookies);
      continue;
    }
    const sent = performance.now();
    const reply = await one.client.answer(choice);
    // Somebody else was quicker with the same window: the question is gone.
    if (reply.t === 'ok') moves.push(performance.now() - sent);
    await pause(Math.max(0, MOVE_MS - (performance.now() - since)));
  }
  for (const { socket } of people) socket.close();
}

/** Milliseconds of every move of so many tables in so many seconds. */
export async function ourLoad(tables: number, seconds: number): Promise<readonly number[]> {
  const host = await Host.start(300);
  const cookies = await Promise.all(Array.from({ length: SEATED }, () => newGuest(host.port)));
  const moves: number[] = [];
  // Nothing counts until all tables are there.
  let until = Number.POSITIVE_INFINITY;
  const all = Array.from({ length: tables }, (_, i) => played(host, cookies, randomFrom(`load ${i}`), () => until, moves));
  await pause(MOVE_MS + tables * 15);
  moves.length = 0;
  until = performance.now() + seconds * 1_000;
  await Promise.all(all);
  host.stop();
  return moves;
}
