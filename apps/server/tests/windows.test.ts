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
/** How far the times of two simulated nodes may be apart. */
const SKEW_MS = 16;

interface Gathered {
  readonly server: RunningServer;
  readonly id: string;
  readonly players: readonly Player[];
  readonly guests: readonly Visitor[];
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
  return { server, id, players, guests };
}

const offerOf = (player: Player) => player.client.state.shown?.offer ?? null;
/** The number of the last thing that everybody was told. */
const toldOf = (player: Player): number => player.client.state.log.at(-1)?.n ?? 0;
const inWindow = (player: Player): boolean => offerOf(player)?.window === true;

/** A card where one may play one, so that windows open. */
async function choiceOf(player: Player, random: Random): ReturnType<Player['randomChoice']> {
  let choice = await player.randomChoice(random);
  for (let left = 8; left > 0 && choice?.['act'] !== 'play' && offerOf(player)?.decision === 'act'; left--)
    choice = await player.randomChoice(random);
  return choice;
}

async function act(player: Player, random: Random): Promise<void> {
  const choice = await choiceOf(player, random);
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

/** When somebody is answered who says hello to a new server that goes on with a table in the middle of a window, counted from when that opened. */
async function restarted(seed: string, answered: Measured['answered']): Promise<void> {
  const world = new World(seed);
  const { store, remove } = scratchStore();
  const people = world.between(3, 4);
  const { id, truth } = await simulatedTable(world, store, 'table', { seats: people, people, window: LASTS, seated: true });
  const faults = { full: false, slowest: 0, hasty: false };
  // As nodes do, servers that follow one another go by nearly the same time.
  const serve = (): Server =>
    new Server(
      world,
      store,
      faults,
      (append) => truth.written(append),
      0,
      () => true,
    );
  let server = serve();
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
  let watchers = 0;
  /** Looks on; when a window opens there is another server in the middle of it, and this one looks on there. */
  const watch = (opened: { readonly since: number; readonly wasAsked: boolean } | null): void => {
    const who = `watcher ${watchers++}`;
    const on = server;
    let isOpen = false;
    const page = new TableClient(
      id,
      (message) => on.receive(peer, id, JSON.stringify(message)),
      () => undefined,
    );
    const peer: Peer = {
      id: who,
      who,
      name: '',
      address: who,
      bye: () => undefined,
      send: (message) => {
        page.receive(message);
        if (message.t === 'welcome' && opened !== null) answered[opened.wasAsked ? 'asked' : 'silent'].push(world.now - opened.since);
        if (isOpen || page.state.shown?.meta.waiting !== 'responses') return;
        isOpen = true;
        const since = world.now;
        world.after(LASTS / 4, () => {
          const wasAsked = clients.some((client) => client.page.state.shown?.offer?.window === true);
          server.die();
          server = serve();
          for (const client of clients) client.cutFrom(on);
          void store
            .alarms()
            .then((alarms) => alarms.forEach((alarm) => world.after(alarm.at - server.now(), () => server.wake(alarm.id))));
          watch({ since, wasAsked });
        });
      },
    };
    page.opened();
  };
  watch(null);
  await world.pass(900_000, () => undefined);
  server.die();
  await remove();
  expect(world.faults).toEqual([]);
}

test('a server that takes up a table in the middle of a window tells nobody whether somebody was asked in it', async () => {
  const answered: Measured['answered'] = { asked: [], silent: [] };
  for (let i = 1; i <= 24; i++) await restarted(`restarts ${i}`, answered);
  expect(Math.min(answered.asked.length, answered.silent.length)).toBeGreaterThan(5);
  // Not before the window would have ended; two servers differ by some milliseconds. Where windows follow one another, after the last of them.
  const early = (all: readonly number[]): readonly number[] => all.filter((ms) => ms < LASTS - SKEW_MS);
  expect([early(answered.asked), early(answered.silent)]).toEqual([[], []]);
  const late = [...answered.asked, ...answered.silent].map((ms) => (ms + SKEW_MS) % LASTS);
  expect(Math.max(...late)).toBeLessThanOrEqual(2 * SKEW_MS);
});

test('finding 9: all who could respond are asked at once; nobody can tell by the reply to a pass whether somebody before them was asked', async () => {
  const players = await gameWith(700, 4, (all) => all.filter(inWindow).length > 1);
  const asked = players.filter(inWindow).toSorted((a, b) => (offerOf(a)?.id ?? 0) - (offerOf(b)?.id ?? 0));
  expect(asked.length).toBeGreaterThan(1);
  const replied: number[] = [];
  const passes = asked.toReversed().map(async (player) => {
    const { t } = await player.client.answer({ act: 'pass' });
    replied.push(performance.now());
    return t;
  });
  await pause(300);
  expect(replied).toEqual([]);
  expect(asked.every(inWindow)).toBe(true);
  expect(new Set(await Promise.all(passes))).toEqual(new Set(['ok']));
  // All at once, when the window ends: neither the order of the seats nor the time of storing is in it.
  expect(Math.max(...replied) - Math.min(...replied)).toBeLessThan(20);
});

/** What somebody who plays a card finds out while the window is open: when a message is answered that was sent in one breath with it, and the list. */
async function spied(player: Player, guest: Visitor, id: string, random: Random) {
  const choice = await choiceOf(player, random);
  const since = performance.now();
  let pinged = 0;
  const playing = choice === null ? null : player.client.answer(choice);
  const ping = player.client.ask({ t: 'ping' }).then(() => (pinged = performance.now() - since));
  await playing;
  await pause(LASTS / 4);
  const isOpen = (): boolean => player.client.state.shown?.meta.waiting === 'responses';
  const [opened, n] = [isOpen(), toldOf(player)];
  const listed: unknown = await (await guest.get(`/api/tables/${id}`)).json();
  // On a slow machine the list may come after the window has closed: that tells nothing.
  return { window: opened && isOpen() && toldOf(player) === n, listed, answered: ping.then(() => pinged) };
}

test('a guest who sends a second message in one breath with a card, or looks at the list of tables, cannot tell whether somebody could respond', async () => {
  const server = await started();
  const told: Record<'asked' | 'silent', { readonly pinged: number; readonly listed: unknown }[]> = { asked: [], silent: [] };
  const end = performance.now() + 60_000;
  const isEnough = (): boolean => Math.min(told.asked.length, told.silent.length) > 1 || performance.now() > end;
  for (let left = 40; left > 0 && !isEnough(); left--) {
    const { id, players, guests } = await gathered(3, LASTS, 3, server);
    const random = randomFrom(`spy ${left}`);
    while (at(players, 0).phase === 'playing' && !isEnough()) {
      for (const player of players) if (inWindow(player) && !player.client.state.busy) void player.client.answer({ act: 'pass' });
      await pause(5);
      const spy = players.findIndex((player) => player.isAsked && !player.client.state.busy && !inWindow(player));
      if (spy < 0) continue;
      const { window, listed, answered } = await spied(at(players, spy), at(guests, spy), id, random);
      const kind = players.some(inWindow) ? 'asked' : 'silent';
      const pinged = await answered;
      if (window) told[kind].push({ pinged, listed });
    }
  }
  for (const kind of ['asked', 'silent'] as const) {
    expect(told[kind].length).toBeGreaterThan(1);
    expect(Math.min(...told[kind].map(({ pinged }) => pinged))).toBeGreaterThan(LASTS * 0.9);
    for (const { listed } of told[kind]) expect(listed).toMatchObject({ phase: 'playing', waiting: false });
  }
});

test('who plays alone among bots may take their time in a window', async () => {
  const server = await started();
  const guest = await Visitor.come(server.port, 'Ann');
  const bots = [
    { kind: 'bot', bot: 'random' },
    { kind: 'bot', bot: 'random' },
  ];
  let asked: Player | null = null;
  for (let left = 12; left > 0 && asked === null; left--) {
    const player = await guest.sit(await guest.make('toy', { seats: 3, rounds: 4 }, [{ kind: 'me' }, ...bots], { window: LASTS }));
    await player.client.ask({ t: 'begin' });
    await until('the beginning', () => player.phase === 'playing');
    const random = randomFrom(`alone ${left}`);
    for (let moves = 60; moves > 0 && player.phase === 'playing' && !inWindow(player); moves--) {
      await until('a question', () => player.isAsked || player.phase !== 'playing');
      if (!inWindow(player)) await act(player, random);
    }
    if (inWindow(player)) asked = player;
  }
  if (asked === null) throw new Error('it never came to that');
  // What led to the window may still be on its way.
  await pause(LASTS);
  const n = toldOf(asked);
  await pause(4 * LASTS);
  expect([inWindow(asked), toldOf(asked)]).toEqual([true, n]);
  // Nothing else is held back any longer either.
  expect((await asked.client.ask({ t: 'ping' })).t).toBe('ok');
  expect((await asked.client.answer({ act: 'pass' })).t).toBe('ok');
  await until('what follows', () => toldOf(asked) > n);
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
