// The conversation over standard input and output: whole games, refusals, malformed lines, and the example of the README.

import { missing } from '@undercroft/kernel';
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { LAUNCHER, newFolder, run, start } from './program.ts';

const body = z.looseObject({});
const heardMessage = z.looseObject({
  type: z.string(),
  seat: z.optional(z.int()),
  legal: z.optional(z.looseObject({ options: z.array(z.unknown()), canStop: z.boolean() })),
  choice: z.optional(body),
  message: z.optional(z.string()),
  returns: z.optional(z.array(z.number())),
  refusal: z.optional(z.looseObject({ rule: z.string(), pick: z.string() })),
  transcript: z.optional(z.nullable(body)),
  events: z.optional(z.array(z.looseObject({ type: z.string(), body }))),
});
type Heard = z.infer<typeof heardMessage>;

const conversation = async (messages: readonly (object | string)[]): Promise<Heard[]> => {
  const input = messages.map((one) => `${typeof one === 'string' ? one : JSON.stringify(one)}\n`).join('');
  const { code, out, err } = await run(['env', 'delve'], { input });
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return out
    .trimEnd()
    .split('\n')
    .map((line) => heardMessage.parse(JSON.parse(line)));
};
const SETUP = { mode: 'micro', level: 1 };

describe('env', () => {
  test('says hello, begins, offers, refuses, goes on, and saves', async () => {
    const heard = await conversation([
      { type: 'new', setup: SETUP, seed: 'x' },
      { type: 'options', picked: ['create'] },
      { type: 'options', picked: ['create', 'ATK', 'WIT'] },
      { type: 'choose', seat: 0, choice: { act: 'nope' } },
      { type: 'choose', seat: 0, offer: 99, choice: { act: 'create', first: 'ATK', second: 'WIT' } },
      { type: 'choose', seat: 0, choice: { act: 'create', first: 'ATK', second: 'WIT' } },
      { type: 'save' },
    ]);
    expect(heard.map(({ type }) => type)).toEqual([
      'hello',
      'started',
      'events',
      'offer',
      'options',
      'options',
      'refused',
      'refused',
      'events',
      'offer',
      'transcript',
    ]);
    expect(heard[4]?.legal?.options).toEqual(['ATK', 'DEF']);
    expect(heard[5]?.choice).toEqual({ act: 'create', first: 'ATK', second: 'WIT' });
    expect(heard[6]?.refusal).toMatchObject({ pick: 'act', rule: 'DLV-SETUP-07' });
    expect(heard[7]?.refusal).toMatchObject({ pick: 'offer' });
    const again = await conversation([{ type: 'load', transcript: heard.at(-1)?.transcript }, { type: 'offer' }]);
    expect(again.map(({ type }) => type)).toEqual(['hello', 'started', 'offer', 'offer']);
    expect(again[2]).toEqual(heard[9]);
  });

  test('hides from a seat what it may not see, and chance outcomes', async () => {
    const [, , events] = await conversation([{ type: 'new', setup: SETUP, seed: 'x' }]);
    const chosen = events?.events?.find((event) => event.type === 'cards.chosen');
    expect(chosen?.body).not.toHaveProperty('cards');
    expect(events?.events?.some((event) => event.type === 'chance')).toBe(false);
  });

  test('malformed lines get an error, and the conversation goes on', async () => {
    const bad = [
      'not json',
      '[]',
      'null',
      '7',
      '{}',
      '{"type":7}',
      '{"type":"choose"}',
      '{"type":"options"}',
      '{"type":"save"}',
      '{"type":"new","game":"chess"}',
      '{"type":"new","seed":{}}',
      '{"type":"load"}',
      '{"type":"load","transcript":"{}"}',
      '"'.repeat(10),
    ];
    const heard = await conversation([
      ...bad,
      '',
      { type: 'new', setup: { nope: 1 } },
      { type: 'new', setup: SETUP },
      '{"type":"choose","seat":"a"}',
      '{"type":"choose","choice":7}',
      '{"type":"options","picked":7}',
      '{"type":"options","picked":["zzz"]}',
      '{"type":"options","seat":4}',
      { type: 'offer' },
    ]);
    expect(heard.slice(1, bad.length + 1).map(({ type }) => type)).toEqual(bad.map(() => 'error'));
    for (const { message } of heard.slice(1, bad.length + 1)) expect(message).toBeTruthy();
    expect(heard.slice(bad.length + 1).map(({ type }) => type)).toEqual([
      'refused',
      'started',
      'events',
      'offer',
      'error',
      'refused',
      'error',
      'error',
      'error',
      'offer',
    ]);
  });

  test('a program plays a whole game pick by pick', async () => {
    const child = start(['env', 'delve'], newFolder());
    const lines = createInterface({ input: child.stdout ?? missing() })[Symbol.asyncIterator]();
    const send = (message: object): void => void child.stdin?.write(`${JSON.stringify(message)}\n`);
    const hear = async (...types: readonly string[]): Promise<Heard> => {
      for (;;) {
        const { value } = await lines.next();
        const heard = heardMessage.parse(JSON.parse(value ?? missing()));
        if (types.includes(heard.type)) return heard;
        expect(['hello', 'started', 'events']).toContain(heard.type);
      }
    };
    send({ type: 'new', setup: SETUP, seed: 'whole' });
    let asked = await hear('offer', 'over');
    for (let turns = 0; asked.type === 'offer' && turns < 5000; turns++) {
      const picked: unknown[] = [];
      let legal = asked.legal;
      let choice: object | undefined;
      while (legal !== undefined) {
        picked.push(legal.options[turns % Math.max(1, legal.options.length)] ?? null);
        send({ type: 'options', picked });
        ({ legal, choice } = await hear('options'));
      }
      send({ type: 'choose', seat: asked.seat, choice });
      asked = await hear('offer', 'over');
    }
    expect(asked.returns).toHaveLength(1);
    child.stdin?.end();
    expect(await new Promise((done) => child.once('exit', done))).toBe(0);
  });

  test('the example of the README is 20 lines of Python, and plays', () => {
    const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
    const example = /```python\n([\s\S]*?)```/.exec(readme)?.[1] ?? '';
    expect(example.split('\n').filter((line) => line.trim() !== '').length).toBeLessThanOrEqual(20);
    // Python is not needed for anything else here; where it is missing, the example is only measured.
    if (spawnSync('python3', ['--version']).status !== 0) return;
    const file = join(newFolder(), 'random_player.py');
    writeFileSync(file, example);
    expect(execFileSync('python3', [file, LAUNCHER, 'env', 'delve'], { encoding: 'utf8' })).toMatch(/^\[[01]\]\n$/);
  });
});
