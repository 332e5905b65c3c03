// Owns the tests of answering pick by pick, against a real table of the toy game.

import { at, missing } from '@undercroft/kernel';
import { Desk, Table, TableClient, type PickNode, type ServerMessage } from '@undercroft/table';
import { toy } from '../../testkit/src/toy/index.ts';
import { expect, test } from 'vitest';
import { wired } from '@undercroft/testkit/json';
import { standInOffer } from '@undercroft/testkit/stand-ins';
import { Asker, type AskerState } from '../src/play/asker.ts';

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 15));

/** A table in memory whose answers come a moment later, as on a wire, with an asker that follows it. */
async function tableOf(seats: number, more: object = {}) {
  const people = Array.from({ length: seats }, (_, at) => ({ kind: 'person' as const, name: `P${at}`, who: 'me' }));
  const options = { name: '', listed: false, clock: null };
  const game = toy;
  const made = Table.make(game, { setup: { seats, rounds: 2, ...more }, seats: people, options, host: 'me', secret: '5'.repeat(64) }, 0);
  if (!made.ok) throw new Error(made.refusal.code);
  const desk = new Desk('t', made.table, { bots: [], now: () => 0 });
  const sent: string[] = [];
  let viewer: ReturnType<Desk['connect']>['viewer'] | null = null;
  const deliver = (message: ServerMessage): void => {
    setTimeout(() => client.receive(wired(message)), 0);
  };
  const asker: { current: Asker | null } = { current: null };
  const client: TableClient = new TableClient(
    't',
    (message) => {
      sent.push(message.t);
      if (message.t === 'hello' && viewer === null) {
        const there = desk.connect('v', 'me', message);
        viewer = there.viewer;
        deliver(there.welcome);
        return;
      }
      if (viewer === null) return;
      const handled = desk.handle(viewer, message);
      for (const [, frame] of desk.frames(handled.changes)) deliver(frame);
      deliver(handled.reply);
    },
    (state) => asker.current?.offered(state.shown?.offer ?? null),
  );
  const told: (AskerState | null)[] = [];
  asker.current = new Asker(client, () => told.push(asker.current?.asked ?? null));
  client.opened();
  await settled();
  await client.ask({ t: 'begin' });
  await settled();
  return { client, asker: asker.current, sent, desk, told };
}

/** Answers everything with what comes first until a question of that name is open for whoever looks. */
async function until(table: Awaited<ReturnType<typeof tableOf>>, decision: string): Promise<void> {
  const { client, asker } = table;
  for (let left = 200; left > 0; left--) {
    const shown = client.state.shown;
    if (shown?.offer?.decision === decision) return;
    const at = shown?.meta.at ?? 0;
    const waiting = shown?.meta.waiting ?? [];
    if (shown?.offer === null && waiting !== 'responses' && !waiting.includes(at)) await client.turn(waiting[0] ?? missing());
    else if (shown?.offer === null) await client.turn(at === 0 ? 1 : 0);
    else {
      const node = asker.asked?.node ?? missing();
      await asker.take(node.options.includes('pass') ? 'pass' : (node.options[0] ?? null));
    }
    await settled();
  }
  throw new Error(`never asked for ${decision}`);
}

test('a question with one act begins at its first pick, and that step is not taken back', async () => {
  const { asker } = await tableOf(2);
  expect(asker.asked).toMatchObject({ path: ['bid'], floor: 1, node: { pick: 'n' } });
  asker.untake();
  asker.untake(0);
  expect(asker.asked?.path).toEqual(['bid']);
});

test('what lies ahead is looked up before anybody asks, once, and walking there sends nothing', async () => {
  const table = await tableOf(2);
  await until(table, 'turn');
  const { asker, sent } = table;
  expect(asker.asked?.node.next).toBeDefined();
  sent.length = 0;
  await asker.take('walk');
  expect(asker.asked).toMatchObject({ path: ['walk'], node: { pick: 'path', kind: 'sequence', bounds: [1, 3] } });
  asker.untake();
  expect(asker.asked).toMatchObject({ path: [], node: { pick: 'act' } });
  await asker.take('walk');
  await settled();
  expect(sent.filter((t) => t === 'answer')).toEqual([]);
  expect(sent.filter((t) => t === 'look').length).toBeLessThanOrEqual(1);
});

test('as long as what lies ahead is on its way, and offers may change by themselves, the question says so', async () => {
  const table = await tableOf(2);
  await until(table, 'turn');
  await settled();
  const of = table.asker.asked?.offer.ref;
  const moments = table.told.filter((one) => one?.offer.ref === of).map((one) => [one?.node.next !== undefined, one?.looking]);
  // First nothing was asked, then it is looked up, then it is known.
  expect(moments[0]).toEqual([false, false]);
  expect(moments[1]).toEqual([false, true]);
  expect(moments.at(-1)).toEqual([true, false]);
});

test('the last pick sends the answer, and the next question starts afresh', async () => {
  const { asker, client } = await tableOf(2);
  const before = client.state.shown?.offer?.ref;
  await asker.take(1);
  await settled();
  expect(client.state.shown?.offer?.ref).not.toBe(before);
  expect(client.state.refusal).toBeNull();
});

test('an option that is not there is not taken, and nothing is sent', async () => {
  const { asker, sent } = await tableOf(2);
  sent.length = 0;
  await asker.take(99);
  await asker.take(null);
  expect(asker.asked?.path).toEqual(['bid']);
  expect(asker.asked?.busy).toBe(false);
  expect(sent).toEqual([]);
});

test('a subset is toggled in any order and handed in in the engine’s', async () => {
  const table = await tableOf(2);
  await until(table, 'turn');
  const { asker, client } = table;
  await asker.take('dump');
  await settled();
  const all = asker.asked?.subset?.all ?? [];
  const least = asker.asked?.subset?.least;
  expect(all).toHaveLength(3);
  expect(least).toBe(2);
  asker.toggle(at(all, 2));
  await settled();
  expect(asker.asked?.subset).toMatchObject({ chosen: [all[2]], most: 3, enough: false, full: false });
  await asker.done();
  expect(client.state.shown?.offer?.decision).toBe('turn');
  asker.toggle(at(all, 0));
  await settled();
  expect(asker.asked?.subset).toMatchObject({ chosen: [all[0], all[2]], enough: true });
  expect(asker.asked?.picked).toEqual({ act: 'dump', cards: [all[0], all[2]] });
  asker.toggle(at(all, 0));
  asker.toggle(at(all, 1));
  await settled();
  const before = client.state.log.length;
  await asker.done();
  await settled();
  expect(client.state.refusal).toBeNull();
  expect(client.state.log.length).toBeGreaterThan(before);
});

test('untake empties a subset first, then leaves the pick', async () => {
  const table = await tableOf(2);
  await until(table, 'turn');
  const { asker } = table;
  await asker.take('dump');
  await settled();
  asker.toggle(at(asker.asked?.subset?.all ?? [], 1));
  asker.untake();
  expect(asker.asked).toMatchObject({ path: ['dump'], subset: { chosen: [] } });
  asker.untake();
  expect(asker.asked?.path).toEqual([]);
});

test('a refused answer leaves the picks one step back, where they can be made again', async () => {
  const offer = { ref: '0.1', id: 1, seat: 0, decision: 'd', rule: 'R', window: false, about: {}, node: yes('act', ['go', 'stay']) };
  const answers: object[] = [];
  const asker = new Asker(
    {
      look: (path) => Promise.resolve(path.length === 2 ? { done: true } : path.length === 1 ? yes('where', ['east']) : null),
      why: () => Promise.resolve(null),
      answer: (choice) => {
        answers.push(choice);
        return Promise.resolve({ t: 'no', id: 1, code: 'illegal' });
      },
    },
    () => undefined,
  );
  asker.offered(offer);
  await asker.takeAll(['go', 'east']);
  expect(answers).toEqual([{ act: 'go', where: 'east' }]);
  expect(asker.asked).toMatchObject({ path: ['go'], busy: false, node: { pick: 'where' } });
});

test('where one of several is asked for, touching another takes that instead', async () => {
  const answers: object[] = [];
  const one: PickNode = { pick: 'stat', kind: 'subset', rule: 'R', options: ['str', 'dex', 'con'], bounds: [1, 1] };
  const asker = new Asker(
    {
      look: (path) => Promise.resolve(path.length === 2 ? { done: true } : path.length === 1 ? one : null),
      why: () => Promise.resolve(null),
      answer: (choice) => {
        answers.push(choice);
        return Promise.resolve({ t: 'ok', id: 1, n: 1 });
      },
    },
    () => undefined,
  );
  asker.offered({ ...standInOffer(), ref: '0.1', node: yes('act', ['raise', 'wait']) });
  await asker.take('raise');
  asker.toggle('str');
  await settled();
  expect(asker.asked?.subset).toMatchObject({ chosen: ['str'], enough: true, full: false });
  asker.toggle('con');
  await settled();
  expect(asker.asked?.subset).toMatchObject({ chosen: ['con'], enough: true });
  await asker.done();
  expect(answers).toEqual([{ act: 'raise', stat: ['con'] }]);
});

test('with the last option among as many as are asked for, no other one is offered any more', async () => {
  const two: PickNode = { pick: 'stat', kind: 'subset', rule: 'R', options: ['str', 'dex', 'con'], bounds: [2, 2] };
  const asker = new Asker(
    {
      look: (path) => Promise.resolve(path.length === 3 ? { done: true } : path.length > 0 ? two : null),
      why: () => Promise.resolve(null),
      answer: () => Promise.resolve({ t: 'ok', id: 1, n: 1 }),
    },
    () => undefined,
  );
  asker.offered({ ...standInOffer(), ref: '0.1', node: yes('act', ['raise', 'wait']) });
  await asker.take('raise');
  asker.toggle('str');
  asker.toggle('con');
  await settled();
  expect(asker.asked?.subset).toMatchObject({ chosen: ['str', 'con'], full: true });
});

test('while something is on its way nothing else is taken, and a new question forgets it', async () => {
  const free: (() => void)[] = [];
  const answers: object[] = [];
  const asker = new Asker(
    {
      look: () => new Promise((resolve) => free.push(() => resolve({ done: true }))),
      why: () => Promise.resolve(null),
      answer: (choice) => {
        answers.push(choice);
        return Promise.resolve({ t: 'ok', id: 1, n: 1 });
      },
    },
    () => undefined,
  );
  const offer = (ref: string) => ({ ...standInOffer(), ref, node: yes('act', ['go', 'stay']) });
  asker.offered(offer('0.1'));
  const going = asker.take('go');
  expect(asker.asked?.busy).toBe(true);
  await asker.take('stay');
  asker.offered(offer('0.2'));
  expect(asker.asked?.busy).toBe(false);
  for (const one of free) one();
  await going;
  expect(answers).toEqual([]);
});

function yes(pick: string, options: readonly string[]): PickNode {
  return { pick, kind: 'one', rule: 'R', options };
}

test('a text of one’s own is looked up and sent as any pick; what may not be typed leaves all as it was', async () => {
  const { asker, client, desk } = await tableOf(2, { named: true });
  expect(asker.asked).toMatchObject({ path: ['name'], node: { pick: 'name', kind: 'text', bounds: [1, 12] } });
  expect(asker.asked?.node.options).toContain('Ada');
  await asker.take(' Zoë');
  await asker.take('Z\u202eoë');
  expect(asker.asked).toMatchObject({ path: ['name'], busy: false });
  await asker.take('Zoë');
  await settled();
  expect(desk.table.match?.state.view(0)).toMatchObject({ names: ['Zoë'] });
  await client.turn(1);
  await settled();
  expect(await asker.why('Zoë')).toMatchObject({ key: 'name-taken' });
  await asker.take('Zoë');
  expect(asker.asked).toMatchObject({ path: ['name'], busy: false });
  await asker.take('Ada');
  await settled();
  expect(desk.table.match?.state.view(0)).toMatchObject({ names: ['Zoë', 'Ada'] });
});

/** A question whose picks are lists of options, one behind the other. */
function chained(...picks: readonly (readonly string[])[]) {
  const node = (at: number): PickNode => ({ pick: `p${at}`, kind: 'one', rule: 'R', options: [...(picks[at] ?? [])] });
  const answered: unknown[] = [];
  const asker = new Asker(
    {
      look: async (path) => (path.length < picks.length ? node(path.length) : { done: true }),
      why: async () => null,
      answer: async (choice) => {
        answered.push(choice);
        return { t: 'no', id: 0, code: 'no-table' };
      },
    },
    () => undefined,
  );
  asker.offered({ ...standInOffer(), ref: '0.1', node: node(0) });
  return { asker, answered };
}

test('picks that leave no choice are passed over, forth and back, and no answer is given by itself', async () => {
  const { asker, answered } = chained(['a', 'b'], ['only'], ['x', 'y'], ['last']);
  await asker.take('a');
  await settled();
  expect(asker.asked?.path).toEqual(['a', 'only']);
  expect(asker.asked?.node.options).toEqual(['x', 'y']);
  await asker.take('x');
  await settled();
  expect([asker.asked?.node.pick, answered]).toEqual(['p3', []]);
  asker.untake();
  expect(asker.asked?.node.options).toEqual(['x', 'y']);
  asker.untake();
  expect(asker.asked?.path, 'not to the pick that left no choice').toEqual([]);
});
