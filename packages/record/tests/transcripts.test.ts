// Claims about transcripts: written, read and played again they are the same; corrupted ones give a problem, not an exception.

import { missing, begin, decision, procedure, type Game, type Turn } from '@undercroft/kernel';
import { Match, readTranscript, recorded, replay, writeTranscript, type Replayed, type Told, type Transcript } from '@undercroft/record';
import { playthrough, scripted } from '@undercroft/testkit';
import { recordAt } from '@undercroft/testkit/json';
import { toy, type Toy } from '@undercroft/testkit/toy';
import { expect, test } from 'vitest';
import { tiny, type Tiny } from '@undercroft/testkit/tiny';

const game = playthrough(toy, { seats: 3, rounds: 2 }, 'transcript');
const codeOf = (result: Replayed<Toy>): string => (result.ok ? 'ok' : result.problem.code);
const replayed = (change: Partial<Transcript>): string => codeOf(replay(toy, { ...game, ...change }));

test('a transcript is written and read back the same, and leads to the same end', () => {
  const read = readTranscript(writeTranscript(game));
  expect(read).toEqual(game);
  expect(replay(toy, game)).toMatchObject({ ok: true, state: { isOver: true } });
});

test('a transcript says that the run was rewound', () => {
  expect(readTranscript(writeTranscript({ ...game, rewound: true }))?.rewound).toBe(true);
});

test('a watcher of a replay is told every entry, and may stop on the way', () => {
  const seen: string[] = [];
  const half = Math.floor(game.entries.length / 2);
  const result = replay(toy, game, ({ at, seat, decision }) => void seen.push(`${at} ${seat} ${decision?.name}`), half);
  expect(result.ok).toBe(true);
  expect(seen).toHaveLength(half);
  expect(seen[0]).toBe('0 -1 undefined');
  expect(seen[1]).toMatch(/^1 \d bid$/);
});

test('a watcher is told of each entry what playing it told', () => {
  const told: Told<Toy>[] = [];
  replay(toy, game, (one) => void told.push(one));
  const { state, facts } = begin(toy, { seats: 3, rounds: 2 }, recorded(game.entries.flatMap((entry) => entry.chance)));
  expect(told[0]).toMatchObject({ at: 0, seat: -1, decision: null, rule: '', choice: null, facts, barrier: true });
  for (const [at, { seat, choice }] of game.entries.entries()) {
    if (at === 0) continue;
    const offer = state.offers().find((one) => one.seat === seat) ?? missing();
    const applied = state.applyShort(seat, choice ?? []);
    if (!applied.ok) throw new Error(JSON.stringify(applied.refusal));
    const { rule } = offer;
    expect(told[at]).toMatchObject({
      at,
      seat,
      decision: applied.decision,
      rule,
      choice: applied.choice,
      facts: applied.facts,
      barrier: applied.barrier,
    });
  }
  expect(told.map((one) => one.barrier)).toContain(false);
});

test('a transcript of other rules is played as far as these agree with it, and says where they part', () => {
  const other = { ...game, rules: 7 };
  expect(replay(toy, other)).toMatchObject({ ok: true, state: { isOver: true } });
  const at = Math.floor(game.entries.length / 2);
  const entries = game.entries.map((entry, i) => (i === at ? { ...entry, choice: ['juggle'] } : entry));
  const told: number[] = [];
  expect(replay(toy, { ...other, entries }, (one) => void told.push(one.at))).toMatchObject({ ok: false, problem: { code: 'rules', at } });
  expect(told).toHaveLength(at);
  const digests: readonly (readonly [number, string])[] = [[at, 'ffffffffffffffff'], ...game.digests];
  expect(replay(toy, { ...other, digests })).toMatchObject({ ok: false, problem: { code: 'rules', at: at - 1 } });
  expect(replay(toy, { ...game, digests })).toMatchObject({ ok: false, problem: { code: 'digest', at: at - 1 } });
});

test('a transcript of another game or a setup that is not accepted is refused with a code', () => {
  expect(replayed({ game: 'chess' })).toBe('game');
  expect(replayed({ setup: { seats: 9, rounds: 1 } })).toBe('setup');
  expect(replayed({ entries: [] })).toBe('shape');
  for (const change of [{ game: 'chess' }, { setup: { seats: 9, rounds: 1 } }, { entries: [] }])
    expect(replay(toy, { ...game, ...change })).toMatchObject({ ok: false, problem: { at: 0 } });
});

const entryAt = (at: number, change: object): Partial<Transcript> => ({
  entries: game.entries.map((entry, i) => (i === at ? { ...entry, ...change } : entry)),
});

test('a corrupted entry is found, and the problem says at which', () => {
  for (const change of [
    { choice: ['no-such-act'] },
    { choice: [] },
    { choice: ['bid', 77] },
    { choice: ['bid', { deep: 1 }] },
    { seat: 9 },
    { seat: -1 },
    { chance: [0] },
  ]) {
    expect(replay(toy, { ...game, ...entryAt(2, change) })).toMatchObject({ ok: false, problem: { code: 'entry', at: 2 } });
  }
  expect(replay(toy, { ...game, ...entryAt(0, { chance: [] }) })).toMatchObject({ ok: false, problem: { code: 'entry', at: 0 } });
  expect(replay(toy, { ...game, ...entryAt(0, { chance: game.entries[0]?.chance.map(() => 99) }) })).toMatchObject({
    ok: false,
    problem: { code: 'entry', at: 0 },
  });
  const drawn = game.entries.findIndex((entry, i) => i > 0 && entry.chance.length > 0);
  expect(replay(toy, { ...game, ...entryAt(drawn, { chance: [] }) })).toMatchObject({ ok: false, problem: { code: 'entry', at: drawn } });
  expect(replayed({ entries: [...game.entries, { seat: 0, choice: ['end'], chance: [] }] })).toBe('entry');
});

test('another outcome leads to another digest', () => {
  const chance = (game.entries[0]?.chance ?? []).map((got, i) => (i === 0 ? (got + 1) % 21 : got));
  expect(['digest', 'entry']).toContain(replayed(entryAt(0, { chance })));
  expect(replayed({ digests: [[1, '0000000000000000']] })).toBe('digest');
});

test('a text that is no transcript is null', () => {
  const text = writeTranscript(game);
  const raw = recordAt(JSON.parse(text));
  const broken = [
    { undercroft: 2 },
    { game: 7 },
    { rules: 'x' },
    { setup: null },
    { setup: 'x' },
    { entries: {} },
    { entries: [7] },
    { entries: [[]] },
    { entries: [[[0]], [7]] },
    { entries: [[[0]], [['bid'], ['x']]] },
    { digests: null },
    { digests: [[1]] },
    { digests: [[1, 'x'], [2]] },
    { digests: [['1', 'x']] },
    { digests: [7] },
    { digests: [[1.5, 'x']] },
    { digests: [[1, 7]] },
    { rules: 1.5 },
    { setup: undefined },
    { entries: [[[0.5]]] },
    { entries: [[[0]], [['bid'], [], 0.5]] },
    { entries: [[[0]], [['bid'], [], 'x']] },
    { entries: [[[0]], [null, []]] },
  ];
  for (const change of broken) expect(readTranscript(JSON.stringify({ ...raw, ...change }))).toBeNull();
  for (const junk of ['', '{', 'null', '7', '[]', '{}', text.slice(0, -20)]) expect(readTranscript(junk)).toBeNull();
});

test('any single character changed in a written transcript gives null, a problem or a game, and never an exception', () => {
  const text = writeTranscript(game);
  for (let at = 0; at < text.length; at += 3) {
    for (const char of ['9', '"', ']']) {
      const read = readTranscript(text.slice(0, at) + char + text.slice(at + 1));
      if (read !== null) expect(typeof replay(toy, read).ok).toBe('boolean');
    }
  }
});

test('a transcript is written as short as it can be: the seat only where it is not the first, outcomes only where there are any', () => {
  const entries = [
    { seat: -1, choice: null, chance: [3] },
    { seat: 0, choice: ['go'], chance: [] },
    { seat: 0, choice: ['roll', 2], chance: [5, 1] },
    { seat: 1, choice: ['go'], chance: [] },
  ];
  const written = { game: 'tiny', rules: 1, setup: { seats: 2 }, entries, digests: [[4, '0011'] as const], rewound: false };
  const text =
    '{"undercroft":1,"game":"tiny","rules":1,"setup":{"seats":2},"entries":[[[3]],[["go"]],[["roll",2],[5,1]],[["go"],[],1]],"digests":[[4,"0011"]]}';
  expect(writeTranscript(written)).toBe(text);
  expect(writeTranscript({ ...written, rewound: true })).toBe(`${text.slice(0, -1)},"rewound":true}`);
  expect(readTranscript(text)).toEqual(written);
});

/** A game of one roll after another, with something done before each. */
function rolls(before: (t: Turn<Tiny>) => void): Game<Tiny> {
  const go = decision<Tiny>()('go', 'TNY-1').act('go', 'TNY-1').done();
  const main = procedure<Tiny>()('main', 'again')
    .at('again')
    .ask('TNY-1', go, () => 0)
    .step('TNY-2', (t) => {
      before(t);
      t.raise('noted', { what: `${t.roll(6, 'die')}` });
      return 'again';
    })
    .done();
  return tiny(main);
}
const threeRolls = (): Match<Tiny> => {
  const match = Match.start(
    rolls(() => undefined),
    { seats: 1 },
    scripted([2, 3, 4]),
  );
  for (let i = 0; i < 3; i++) expect(match.apply(0, { act: 'go' })).toMatchObject({ ok: true });
  return match;
};

test('a digest on the way is compared where it stands, and the problem says at which entry', () => {
  const match = threeRolls();
  const written = match.transcript();
  const after = (n: number): string => {
    const result = replay(match.game, written, undefined, n);
    if (!result.ok) throw new Error(result.problem.detail);
    return result.state.fingerprint();
  };
  const digests = [1, 2, 3, 4].map((n): [number, string] => [n, after(n)]);
  expect(new Set(digests.map(([, hash]) => hash)).size).toBe(4);
  expect(replay(match.game, { ...written, digests })).toMatchObject({ ok: true });
  for (const [i] of digests.entries()) {
    const wrong = digests.map((one, at): [number, string] => (at === i ? [one[0], '0'.repeat(16)] : one));
    const problem = { code: 'digest', at: i, detail: `the position is ${digests[i]?.[1]}, recorded was ${'0'.repeat(16)}` };
    expect(replay(match.game, { ...written, digests: wrong })).toEqual({ ok: false, problem });
  }
});

test('a digest that stands outside the record is a problem: entries were cut off', () => {
  const match = threeRolls();
  const written = match.transcript();
  const cut = { ...written, entries: written.entries.slice(0, 2) };
  expect(replay(match.game, cut)).toEqual({
    ok: false,
    problem: { code: 'digest', at: 2, detail: 'a digest stands after entry 4, and the record has 2' },
  });
  expect(Match.resume(match.game, cut, scripted([]))).toMatchObject({ ok: false, problem: { code: 'digest' } });
  expect(replay(match.game, { ...written, digests: [[0, written.digests[0]?.[1] ?? ''], ...written.digests] }).ok).toBe(false);
});

test('two digests at one place are a problem: only one of them could be compared', () => {
  const match = threeRolls();
  const written = match.transcript();
  for (const digest of [written.digests[0]?.[1] ?? '', '0'.repeat(16)])
    expect(replay(match.game, { ...written, digests: [[4, digest], ...written.digests] })).toMatchObject({
      ok: false,
      problem: { code: 'digest' },
    });
});

test('outcomes that were not asked for, or not recorded, are a problem that says which', () => {
  const match = threeRolls();
  const written = match.transcript();
  const withChance = (chance: readonly number[]) => ({
    ...written,
    entries: written.entries.map((one, at) => (at === 2 ? { ...one, chance } : one)),
  });
  const told = (chance: readonly number[]) => replay(match.game, withChance(chance));
  expect(told([2, 0, 0])).toEqual({ ok: false, problem: { code: 'entry', at: 2, detail: '2 recorded outcomes were not asked for' } });
  expect(told([])).toEqual({ ok: false, problem: { code: 'entry', at: 2, detail: 'the recording ends before a die outcome' } });
  expect(told([1])).toMatchObject({ ok: false, problem: { code: 'digest', at: 3 } });
});

test('a bug of the rules in a replay is a problem, and any other error is not hidden', () => {
  const written = threeRolls().transcript();
  const buggy = rolls((t) => void t.draw([], 'nothing'));
  expect(replay(buggy, written)).toEqual({ ok: false, problem: { code: 'entry', at: 1, detail: 'the top of an empty pile' } });
  const failing = rolls(() => {
    throw new RangeError('out of memory');
  });
  expect(() => replay(failing, written)).toThrow(RangeError);
});
