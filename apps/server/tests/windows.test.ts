// Proves what time tells of windows (finding 9): they last as long as the table says, whoever was asked in them and however soon they answered.

import { at, randomFrom, type Random } from '@undercroft/kernel';
import { TableClient, type ServerMessage } from '@undercroft/table';
import { afterEach, expect, test } from 'vitest';
import type { RunningServer } from '../src/server.ts';
import type { Peer } from '../src/tables/around.ts';
import { Client, type Around } from './simulation/client.ts';
import { scratchStore, simulatedTable } from './simulation/scenario.ts';
import { Server } from './simulation/server.ts';
import { World } from './simulation/world.ts';
import { pause, startTest, until, Visitor, type Player } from './help.ts';

const running: RunningServer[] = [];
afterEach(async () => {
  for (const server of running.splice(0)) await server.stop();
});

const LASTS = 400;

interface Gathered {
  readonly server: RunningServer;
  readonly id: string;
  readonly players: readonly Player[];
}

async function started(): Promise<RunningServer> {
  const server = await startTest();
  running.push(server);
  return server;
}

/** People at the toy, begun, and a table whose windows last so long. */
async function gathered(rounds: number, window: number | null, people = 3, on?: RunningServer): Promise<Gathered> {
  const server = on ?? (await started());
  const guests: Visitor[] = [];
  for (let seat = 0; seat < people; seat++) guests.push(await Visitor.come(server.port, `Guest ${seat}`));
  const seats = [{ kind: 'me' }, ...Array.from({ length: people - 1 }, () => ({ kind: 'open' }))];
  const id = await at(guests, 0).make('toy', { seats: people, rounds }, seats, { window });
  const players: Player[] = [];
  for (const guest of guests) players.push(await guest.sit(id));
  for (let seat = 1; seat < people; seat++)
    expect((await at(players, seat).client.ask({ t: 'sit', seat, name: `Guest ${seat}` })).t).toBe('ok');
  expect((await at(players, 0).client.ask({ t: 'begin' })).t).toBe('ok');
  await until('the beginning', () => players.every((player) => player.phase === 'playing'));
  return { server, id, players };
}

const offerOf = (player: Player) => player.client.state.shown?.offer ?? null;
/** The number of the last thing that everybody was told. */
const toldOf = (player: Player): number => player.client.state.log.at(-1)?.n ?? 0;
const inWindow = (player: Player): boolean => offerOf(player)?.window === true;

/** Plays cards where one may, so that windows open. */
async function act(player: Player, random: Random): Promise<void> {
  let choice = await player.randomChoice(random);
  for (let left = 8; left > 0 && choice?.['act'] !== 'play' && offerOf(player)?.decision === 'act'; left--)
    choice = await player.randomChoice(random);
  if (choice !== null) await player.client.answer(choice);
}

/** Everybody plays cards, and passes in windows, until `enough`. */
async function play(players: readonly Player[], random: Random, enough: () => boolean): Promise<void> {
  for (const end = performance.now() + 60_000; performance.now() < end && !enough() && at(players, 0).phase === 'playing'; ) {
    const asked = players.filter((player) => player.isAsked && !player.client.state.busy);
    await Promise.all(asked.map((player) => (inWindow(player) ? player.client.answer({ act: 'pass' }) : act(player, random))));
    await pause(3);
  }
}

/** A game in which it comes to this; the dice of a server are its own, so that several may have to be begun. */
async function gameWith(window: number, people: number, found: (players: readonly Player[]) => boolean): Promise<readonly Player[]> {
  const server = await started();
  for (let left = 12; left > 0; left--) {
    const { players } = await gathered(4, window, people, server);
    await play(players, randomFrom(`game ${left}`), () => found(players));
    if (found(players)) return players;
  }
  throw new Error('it never came to that');
}

const toldTo = (client: TableClient): number => client.state.log.at(-1)?.n ?? 0;

/** Of simulated tables: how long each window was open to somebody who watches, and when a hello was answered that was said in it. */
interface Measured {
  readonly lasted: Record<'asked' | 'silent', number[]>;
  readonly answered: Record<'asked' | 'silent', number[]>;
}

/** Plays one table in simulated time, with nothing but the time of the server itself in what is measured. */
async function measured(seed: string, { lasted, answered }: Measured): Promise<void> {
  const world = new World(seed);
  const { store, remove } = scratchStore();
  // People only: a bot might respond, which ends a window.
  const people = world.between(3, 4);
  const { id, truth } = await simulatedTable(world, store, 'table', { seats: people, people, window: LASTS, seated: true });
  const server = new Server(world, store, { full: false, slowest: 0, hasty: false }, (append) => truth.written(append), 0);
  const around: Around = {
    world,
    server: () => server,
    acknowledged: () => undefined,
    heard: () => undefined,
    calm: () => true,
    meek: true,
    nameAtTheDoor: (who) => who,
  };
  const clients = Array.from({ length: people }, (_, seat) => new Client(`${id} person ${seat}`, id, around));
  for (const client of clients) client.connect();
  const isAsked = (): boolean => clients.some((client) => client.page.state.shown?.offer?.window === true);

  let open: { readonly since: number; wasAsked: boolean } | null = null;
  /** Somebody who looks from the server's own doorstep: what is sent is there at once. */
  const visitor = (who: string, heard: (message: ServerMessage, client: TableClient) => void): TableClient => {
    const client = new TableClient(
      id,
      (message) => server.receive(peer, id, JSON.stringify(message)),
      () => undefined,
    );
    const peer: Peer = { id: who, who, name: '', address: who, bye: () => undefined, send: (message) => heard(message, client) };
    client.opened();
    return client;
  };
  visitor('watcher', (message, client) => {
    const before = toldTo(client);
    client.receive(message);
    if (toldTo(client) === before) return;
    if (open !== null) lasted[open.wasAsked ? 'asked' : 'silent'].push(world.now - open.since);
    const opened = client.state.shown?.meta.waiting === 'responses' ? { since: world.now, wasAsked: false } : null;
    open = opened;
    if (opened === null) return;
    // A stranger who wants to know says hello in the middle of the window, over a line of its own.
    const said = world.now + LASTS / 4;
    world.after(LASTS / 4, () =>
      visitor(`stranger at ${said}`, ({ t }) => {
        if (t === 'welcome') answered[opened.wasAsked ? 'asked' : 'silent'].push(world.now - said);
      }),
    );
  });
  await world.pass(900_000, () => {
    if (open !== null && isAsked()) open.wasAsked = true;
  });
  server.die();
  await remove();
  expect(world.faults).toEqual([]);
  expect(truth.table.phase).toBe('over');
}

test('finding 9: a window lasts as long whether nobody could use it or somebody passed; and whatever is asked meanwhile waits as long', async () => {
  const all: Measured = { lasted: { asked: [], silent: [] }, answered: { asked: [], silent: [] } };
  for (let i = 1; i <= 16; i++) await measured(`windows ${i}`, all);
  const { lasted, answered } = all;
  expect(Math.min(lasted.asked.length, lasted.silent.length, answered.asked.length, answered.silent.length)).toBeGreaterThan(8);
  expect(new Set([...lasted.asked, ...lasted.silent])).toEqual(new Set([LASTS]));
  // Where windows follow one another at once, it waits for the last of them.
  const late = [...answered.asked, ...answered.silent].map((ms) => (ms - (LASTS - LASTS / 4)) % LASTS);
  expect(new Set(late)).toEqual(new Set([0]));
});

test('finding 9: all who could respond are asked at once; an answer out of turn counts when its turn comes', async () => {
  const players = await gameWith(2_000, 4, (all) => all.filter(inWindow).length > 1);
  const [first, second] = players.filter(inWindow).toSorted((a, b) => (offerOf(a)?.id ?? 0) - (offerOf(b)?.id ?? 0));
  if (first === undefined || second === undefined) throw new Error('no window in which two are asked');
  let answered = false;
  const late = second.client.answer({ act: 'pass' }).then((reply) => {
    answered = true;
    return reply.t;
  });
  await pause(150);
  expect(answered).toBe(false);
  expect((await first.client.answer({ act: 'pass' })).t).toBe('ok');
  expect(await late).toBe('ok');
});

test('finding 9: whoever says nothing passes when the window ends', async () => {
  const players = await gameWith(700, 3, (all) => all.some(inWindow));
  const before = (): number => toldOf(at(players, 0));
  const n = before();
  const since = performance.now();
  await until('the end of the window', () => before() > n);
  expect(performance.now() - since).toBeLessThan(1_500);
});

test('people who all pass in windows wait only for a beat; who passes is shown', async () => {
  const { players } = await gathered(4, 5_000, 3);
  for (const player of players) expect((await player.client.ask({ t: 'orders', orders: { pass: 'always', except: [] } })).t).toBe('ok');
  await until('what they said', () =>
    players.every((player) => player.client.state.shown?.meta.seats.every(({ passes }) => passes === true) === true),
  );
  const since = performance.now();
  await play(players, randomFrom('beat'), () => false);
  // A game has a dozen windows and more.
  expect(performance.now() - since).toBeLessThan(20_000);
  expect(at(players, 0).phase).toBe('over');
});
