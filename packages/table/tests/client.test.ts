// Claims about the page's side: after every frame it shows what the desk shows, through lost lines and lost bytes.

import { missing, digest } from '@undercroft/kernel';
import { wired } from '@undercroft/testkit/json';
import { describe, expect, test } from 'vitest';
import { game as delve } from '../../../games/delve/src/game.ts';
import { PROTOCOL, TableClient, type ClientMessage } from '../src/index.ts';
import { Page } from './page.ts';
import { happens, person, Room, seeded, toyRoom } from './room.ts';

test('after every frame a page shows what the desk shows, also when the line was lost and came back', () => {
  let back = 0;
  for (let seed = 1; seed <= 12; seed++) {
    const room = new Room({
      seats: [person('a'), person('b')],
      setup: { seats: 2, rounds: 3 },
      secret: seed.toString(16).padStart(64, '3'),
      clock: { bank: 50_000, more: 100 },
    });
    const random = seeded(`page ${seed}`);
    const pages = ['a', 'b', 'c', 'watcher'].map((name) => new Page(room, name));
    for (const page of pages) page.open();
    room.done('a', { t: 'begin' });
    for (let step = 0; step < 80; step++) {
      happens(room, random);
      for (const page of pages) {
        page.pump();
        page.same();
      }
      if (random.below(10) === 0) {
        const page = pages[random.below(4)] ?? missing();
        page.drop();
        expect(page.client.state.link).toBe('lost');
        happens(room, random);
        page.open();
        expect(page.client.state.link).toBe('open');
        for (const one of pages) one.pump();
        page.same();
        back++;
      }
    }
  }
  expect(back).toBeGreaterThan(40);
});

test('the log of a page is the log of the table, after going back too', () => {
  const room = new Room({ game: delve, setup: {}, seats: [person('a')], secret: '05'.repeat(32) });
  const page = new Page(room, 'a');
  page.open();
  room.done('a', { t: 'begin' });
  const random = seeded('log');
  for (let step = 0; step < 40 && room.table.phase === 'playing'; step++) {
    const way = random.below(4) === 0 ? room.table.wayBack(0) : null;
    if (way === null) room.choose('a', 0, room.steadyChoice(0, random));
    else room.done('a', { t: 'back', to: way.to });
    page.pump();
    const all = room.say('a', { t: 'log', before: 100_000, count: 200 });
    page.pump();
    const log = page.client.state.log.map(({ n, seat, by, told }) => ({ n, seat, by, told }));
    expect(log).toEqual(all.t === 'ok' ? wired(all.data) : null);
  }
  expect(page.client.state.live).toBeGreaterThan(10);
});

test('what a page has seen happen it remembers as it was, over a lost line too; to a new page all but the last is history', () => {
  const room = new Room({ game: delve, setup: {}, seats: [person('a')], secret: '05'.repeat(32) });
  const page = new Page(room, 'a');
  page.open();
  room.done('a', { t: 'begin' });
  page.pump();
  const random = seeded('seen');
  for (let step = 0; step < 12 && room.table.phase === 'playing'; step++) {
    room.choose('a', 0, room.steadyChoice(0, random));
    page.pump();
  }
  const before = page.client.state.log;
  expect(before.length).toBeGreaterThan(5);
  expect(new Set(before.map(({ view }) => view)).size).toBeGreaterThan(before.length / 2);
  expect(before.every(({ later }) => !later)).toBe(true);
  page.drop();
  page.open();
  expect(page.client.state.link).toBe('open');
  expect(page.client.state.log).toEqual(before);
  const fresh = new Page(room, 'a');
  fresh.open();
  expect(fresh.client.state.log.map(({ later }) => later)).toEqual(before.map((_, at) => at < before.length - 1));
});

test('a digest that does not fit, or a short frame that cannot be read, leads to a new hello; frames until then are let go', () => {
  for (const damage of ['digest', 'lost', 'unreadable'] as const) {
    const room = toyRoom(['a', 'a']);
    room.leave('a');
    const page = new Page(room, 'a');
    page.open();
    const random = seeded(damage);
    let hurt = 0;
    let hellos = 0;
    for (let step = 0; step < 30 && room.table.phase === 'playing'; step++) {
      const seat = room.table.match?.state.toAct ?? missing();
      room.choose('a', seat, room.calmChoice(seat, random));
      page.pump((message) => {
        if (message.t !== 'packed' || step !== 3) return message;
        hurt++;
        if (damage === 'lost') return null;
        return damage === 'unreadable' ? { ...message, p: '?' } : { ...message, p: message.p.replace(/(\d+)\.$/, 'zz.') };
      });
      hellos = page.states.filter(({ link }) => link === 'open').length;
    }
    expect(hurt).toBeGreaterThan(0);
    expect(hellos).toBeGreaterThan(0);
    page.pump();
    expect(digest(page.client.state.shown)).toBe(digest(wired(room.viewers.get('a')?.shown)));
  }
});

test('requests: replies find whoever waits; refusals are kept to be said; a lost line answers all that wait', async () => {
  const room = new Room({ seats: [person('a'), person('b')] });
  const page = new Page(room, 'a');
  expect(await page.client.ask({ t: 'ping' })).toMatchObject({ t: 'no' });
  page.open();
  const begun = page.client.ask({ t: 'begin' });
  expect(page.client.state.busy).toBe(true);
  page.pump();
  expect((await begun).t).toBe('ok');
  expect(page.client.state.busy).toBe(false);
  const wrong = page.client.answer({ act: 'bid', n: 9 });
  page.pump();
  expect(await wrong).toMatchObject({ t: 'no', code: 'illegal' });
  expect(page.client.state.refusal).toMatchObject({ code: 'illegal' });
  const looked = page.client.look(['bid'], 10);
  page.pump();
  expect(await looked).toMatchObject({ pick: 'n', options: [0, 1, 2] });
  const why = page.client.why(['bid'], 9);
  page.pump();
  expect(await why).toBeNull();
  const right = page.client.answer({ act: 'bid', n: 1 });
  page.pump();
  expect(await right).toMatchObject({ t: 'ok' });
  expect(page.client.state.refusal).toBeNull();
  expect(page.client.state.shown?.offer).toBeNull();
  expect(await page.client.answer({ act: 'bid', n: 1 })).toMatchObject({ t: 'no' });
  const turned = page.client.turn(1);
  page.pump();
  expect(await turned).toMatchObject({ t: 'no', code: 'not-seated' });
  const waiting = page.client.ask({ t: 'ping' });
  page.drop();
  expect(await waiting).toMatchObject({ t: 'no' });
  page.client.close();
  page.client.lost();
  expect(page.client.state.link).toBe('closed');
});

test('whoever is too fast waits, longer each time, and is answered; nothing is done twice, and nothing is sent over a line that is gone', async () => {
  const sent: ClientMessage[] = [];
  const pauses: (readonly [number, () => void])[] = [];
  const client = new TableClient(
    't',
    (message) => sent.push(message),
    () => {},
    { wait: (ms) => new Promise((done) => void pauses.push([ms, done])) },
  );
  const settle = (): Promise<void> => new Promise((done) => void setTimeout(done));
  const refuse = (): void => client.receive({ t: 'no', id: (sent.at(-1) ?? missing()).id, code: 'too-fast' });
  const room = toyRoom(['a', 'b']);
  client.opened();
  const { welcome } = room.desk.connect('page', 'a', { t: 'hello', id: (sent[0] ?? missing()).id, protocol: PROTOCOL, table: 't' });
  client.receive(welcome);
  const asked = client.ask({ t: 'consent', yes: true });
  for (let turn = 0; turn < 2; turn++) {
    refuse();
    await settle();
    expect(client.state.busy).toBe(true);
    (pauses.at(-1) ?? missing())[1]();
    await settle();
  }
  expect(pauses.map(([ms]) => ms)).toEqual([400, 800]);
  expect(sent.filter(({ t }) => t === 'consent').map(({ id }) => id)).toEqual([2, 3, 4]);
  client.receive({ t: 'ok', id: 4, n: client.publicSeq });
  expect(await asked).toMatchObject({ t: 'ok' });
  expect(client.state).toMatchObject({ busy: false, refusal: null });
  const lost = client.ask({ t: 'consent', yes: true });
  refuse();
  await settle();
  client.lost();
  (pauses.at(-1) ?? missing())[1]();
  expect(await lost).toMatchObject({ t: 'no', code: 'no-table' });
  expect(sent.filter(({ t }) => t === 'consent').length).toBe(4);
});

test('a page that is turned away is closed and says why', () => {
  const sent: ClientMessage[] = [];
  const client = new TableClient(
    'nowhere',
    (message) => sent.push(message),
    () => {},
  );
  client.opened();
  client.receive({ t: 'no', id: (sent[0] ?? missing()).id, code: 'no-table' });
  expect(client.state).toMatchObject({ link: 'closed', refusal: { code: 'no-table' } });
  client.receive({ t: 'bye', code: 'restarting' });
  expect(client.state.bye?.code).toBe('restarting');
});

describe('a hello that is refused for now', () => {
  const passing = ['too-fast', 'damaged'] as const;
  /** A page whose hellos are refused, and whose pauses end when the test says so. */
  const refusedPage = () => {
    const sent: ClientMessage[] = [];
    const pauses: (() => void)[] = [];
    const wait = (): Promise<void> => new Promise((resolve) => pauses.push(resolve));
    const client = new TableClient(
      'busy',
      (message) => sent.push(message),
      () => {},
      { wait },
    );
    const refuse = (code: 'too-fast' | 'damaged' | 'no-table'): void => client.receive({ t: 'no', id: sent.at(-1)?.id ?? missing(), code });
    const passed = async (): Promise<void> => {
      pauses.shift()?.();
      await Promise.resolve();
    };
    return { client, sent, refuse, passed };
  };

  test.each(passing)('%s: it is said again after a pause, and given up after some', async (code) => {
    const { client, sent, refuse, passed } = refusedPage();
    client.opened();
    for (let hello = 1; hello <= 4; hello++) {
      expect(sent).toHaveLength(hello);
      refuse(code);
      expect(client.state.link).toBe('opening');
      await passed();
    }
    expect(sent).toHaveLength(5);
    refuse(code);
    expect(client.state).toMatchObject({ link: 'closed', refusal: { code } });
  });

  test('on a line that was lost meanwhile nothing more is said', async () => {
    const { client, sent, refuse, passed } = refusedPage();
    client.opened();
    refuse('damaged');
    client.lost();
    await passed();
    expect(sent).toHaveLength(1);
  });

  test('turned away for good, whoever still waits for a reply is answered', async () => {
    const room = new Room({ seats: [person('a'), person('b')] });
    const page = new Page(room, 'a');
    page.open();
    const waiting = page.client.ask({ t: 'ping' });
    page.client.receive({ t: 'packed', p: '?' });
    page.client.receive({ t: 'no', id: page.up.at(-1)?.id ?? missing(), code: 'no-table' });
    expect(await waiting).toMatchObject({ t: 'no' });
    expect(page.client.state).toMatchObject({ link: 'closed', busy: false });
  });
});
