// Owns the tests of the log in words, and of what is said around a table.

import { missing } from '@undercroft/kernel';
import type { LogEntry, PickNode } from '@undercroft/table';
import { expect, test } from 'vitest';
import { standInOffer, standInText } from '@undercroft/testkit/stand-ins';
import { blocksOf, bySeat, captionOf, joined } from '../src/log/lines.ts';
import { lineAfter } from '../src/log/line-after.ts';
import { boundsText, chanceText, closedOf, inSight, offersOf, primaryOf, type Pickable } from '../src/offer/offers.ts';
import { clockText, leftAfter } from '../src/play/clock.ts';
import { playWords } from '../src/words/index.ts';

const told = (...types: readonly string[]) => types.map((type) => ({ type, rule: `R-${type}`, body: {} }));
const entry = (n: number, types: readonly string[], view: object | null = {}): LogEntry => ({
  n,
  seat: 0,
  by: 'person',
  told: told(...types),
  view,
  later: false,
});
let composed = 0;
const text = standInText({
  event: (_view, fact) => {
    composed++;
    return `It ${fact.type}.`;
  },
  quiet: (_view, fact) => fact.type.startsWith('quiet'),
  act: (_view, _offer, act) => `do ${act}`,
  option: (_view, _offer, _picked, pick, value) => `${pick} ${value}`,
  stop: () => 'enough',
  why: (_view, why) => `because ${why.key}`,
  moot: (why) => why.key === 'never',
  endsGame: (_view, _offer, act) => act === 'give-up',
});

test('lines are grouped by decision; bookkeeping folds away, and a decision of nothing else with it', () => {
  const log = [entry(1, ['rained', 'quiet.a']), entry(2, ['quiet.b']), entry(3, ['shone'])];
  expect(blocksOf(log, text, false).map(({ n, lines }) => [n, lines.map((line) => line.text)])).toEqual([
    [1, ['It rained.']],
    [3, ['It shone.']],
  ]);
  expect(blocksOf(log, text, true).map(({ lines }) => lines.length)).toEqual([2, 1, 1]);
  expect(blocksOf(log, text, true)[0]?.lines[0]).toMatchObject({ rule: 'R-rained', key: '1.0', quiet: false });
});

test('what is said several times in a row is one line that says how often, and once in a caption', () => {
  const log = [entry(1, ['rained', 'drew', 'drew', 'drew', 'shone', 'drew'])];
  const [block] = blocksOf(log, text, false);
  expect(block?.lines.map((line) => line.text)).toEqual(['It rained.', 'It drew. ×3', 'It shone.', 'It drew.']);
  expect(captionOf([entry(2, ['drew', 'drew', 'shone'])], text).map(({ brief }) => brief)).toEqual(['It drew.', 'It shone.']);
});

test('an entry is put into words once', () => {
  const log = [entry(1, ['rained'])];
  blocksOf(log, text, true);
  const before = composed;
  blocksOf(log, text, false);
  captionOf(log, text);
  expect(composed).toBe(before);
});

test('what lies further back is told from what of the view still holds, the rest from all of it', () => {
  const seeing = standInText({ ...text, event: (view) => JSON.stringify(view), viewForOldEvents: () => ({ still: 1 }) });
  const view = { still: 1, now: 2 };
  const log = [{ ...entry(1, ['rained'], view), later: true }, entry(2, ['shone'], view)];
  expect(blocksOf(log, seeing, true).map(({ lines }) => lines[0]?.text)).toEqual(['{"still":1}', '{"still":1,"now":2}']);
});

test('what lies further back is told from the latest fact before it that says who was there, and anew when older entries are loaded', () => {
  const telling = standInText({
    event: (view, fact) => `${fact.type} ${'with' in view ? String(view.with) : 'now'}`,
    viewForOldEvents: (_view, scene) => ({ with: scene?.rule ?? 'nobody' }),
    opensScene: ({ type }) => type.startsWith('came'),
  });
  const old = (n: number, ...types: string[]): LogEntry => ({ ...entry(n, types), later: true });
  const newer = [old(3, 'rained', 'came-b', 'shone'), old(4, 'rained'), entry(5, ['rained'])];
  const lines = (log: readonly LogEntry[]) => blocksOf(log, telling, true).flatMap((block) => block.lines.map((line) => line.text));
  const after = ['came-b R-came-b', 'shone R-came-b', 'rained R-came-b', 'rained now'];
  expect(lines(newer)).toEqual(['rained nobody', ...after]);
  expect(lines([old(2, 'came-a'), ...newer])).toEqual(['came-a R-came-a', 'rained R-came-a', ...after]);
});

test('dice by themselves, and what was told without a view, make no line', () => {
  expect(blocksOf([entry(1, ['chance']), entry(2, ['rained'], null)], text, true)).toEqual([]);
});

test('the caption is the end of the latest decision that has anything to tell', () => {
  const log = [entry(1, ['old']), entry(2, ['a', 'b', 'c', 'd', 'quiet.e']), entry(3, ['quiet.f'])];
  expect(captionOf(log, text).map((line) => line.text)).toEqual(['It b.', 'It c.', 'It d.']);
  expect(captionOf([], text)).toEqual([]);
});

test('a caption tells what matters most of what happened at once, two or three facts in their order, and in fewer words', () => {
  const weights: Readonly<Record<string, number>> = { hit: 2, lost: 3, cleared: 3, found: 3 };
  const weighed = standInText({
    ...text,
    weight: (_view, fact) => weights[fact.type] ?? 1,
    brief: (_view, fact) => (fact.type === 'lost' ? 'Lost.' : null),
  });
  const told = (...types: readonly string[]) => captionOf([entry(7, types)], weighed).map(({ brief }) => brief);
  expect(told('committed', 'hit', 'lost', 'round')).toEqual(['It hit.', 'Lost.']);
  expect(told('hit', 'lost', 'cleared', 'found')).toEqual(['Lost.', 'It cleared.', 'It found.']);
  expect(told('committed', 'round')).toEqual(['It committed.', 'It round.']);
});

test('the log of one player holds their decisions and what nobody decided', () => {
  const blocks = blocksOf([{ ...entry(1, ['a']), seat: -1 }, entry(2, ['b']), { ...entry(3, ['c']), seat: 1 }], text, true);
  expect(bySeat(blocks, 1).map(({ n }) => n)).toEqual([1, 3]);
  expect(bySeat(blocks, null)).toBe(blocks);
});

test('the log is walked from its newest line, and never past its ends', () => {
  expect(lineAfter('ArrowUp', -1, 4)).toBe(3);
  expect(lineAfter('ArrowUp', 0, 4)).toBe(0);
  expect(lineAfter('ArrowDown', 3, 4)).toBe(3);
  expect(lineAfter('Home', 2, 4)).toBe(0);
  expect(lineAfter('End', 0, 4)).toBe(3);
  expect([lineAfter('ArrowUp', -1, 0), lineAfter('x', 1, 4)]).toEqual([null, null]);
});

test('older lines stand before newer ones, none twice', () => {
  const ns = joined([entry(1, ['a']), entry(2, ['b']), entry(3, ['c'])], [entry(3, ['c']), entry(4, ['d'])]).map(({ n }) => n);
  expect(ns).toEqual([1, 2, 3, 4]);
});

function ask(own: Partial<PickNode>): Pickable {
  const node: PickNode = { pick: 'act', kind: 'one', rule: 'R', options: [], ...own };
  return { node, several: null, offer: { ...standInOffer(), ref: '1.1', node }, picked: {} };
}

test('offers keep the engine’s order, ready-made ones before the option they begin with; one that is ready-made is not said twice', () => {
  const node: Partial<PickNode> = {
    options: ['give-up', 'go', 'pass'],
    next: [{ done: true }, { done: true, odds: { ways: 1, of: 6 } }, null],
  };
  const quick = [
    { key: 'x', label: 'Go east', steps: ['go', 'east'] },
    { key: 'y', label: 'Let it be', steps: ['pass'] },
  ];
  const offers = offersOf({}, text, ask(node), quick);
  expect(offers.map(({ label, quiet, endsGame }) => [label, quiet, endsGame])).toEqual([
    ['do give-up', true, true],
    ['Go east', false, false],
    ['do go', false, false],
    ['Let it be', false, false],
  ]);
  expect(offers[2]?.odds).toEqual({ ways: 1, of: 6 });
});

test('an option is left out when the ready-made offers lead to all that lies behind it, and only then', () => {
  const behind: PickNode = { pick: 'die', kind: 'one', rule: 'R', options: [1, 2], next: [{ done: true }, { done: true }] };
  const node: Partial<PickNode> = { options: ['roll'], next: [behind] };
  const quick = (die: number) => ({ key: String(die), label: `Roll ${die}`, steps: ['roll', die] });
  const labels = (of: Partial<PickNode>, ...dice: readonly number[]) =>
    offersOf({}, text, ask(of), dice.map(quick)).map(({ label }) => label);
  expect(labels(node, 1, 2)).toEqual(['Roll 1', 'Roll 2']);
  expect(labels(node, 1)).toEqual(['Roll 1', 'do roll']);
  expect(labels({ ...node, next: [{ ...behind, canStop: true }] }, 1, 2)).toEqual(['Roll 1', 'Roll 2', 'do roll']);
  expect(labels({ options: ['roll'] }, 1, 2)).toEqual(['Roll 1', 'Roll 2', 'do roll']);
});

test('the filled one is the first that is no way out', () => {
  const node: Partial<PickNode> = { options: ['give-up', 'pass', 'go'] };
  expect(primaryOf(offersOf({}, text, ask(node), []))?.label).toBe('do go');
  expect(primaryOf(offersOf({}, text, ask({ ...node, options: ['pass'] }), []))?.label).toBe('do pass');
  expect(primaryOf([])).toBeNull();
});

test('an offer keeps its place when another one becomes the best; what is filled moves instead', () => {
  const node: Partial<PickNode> = { options: ['commit', 'spend'], rules: ['R-commit', 'R-spend'] };
  const one = (key: string, place: number, rank: number, costly = false) => ({ key, label: key, steps: [key, place], place, rank, costly });
  const before = offersOf({}, text, ask(node), [one('spend', 1, 0), one('commit', 0, 1)]);
  const after = offersOf({}, text, ask(node), [one('commit', 0, 0), one('spend', 1, 1)]);
  const ready = (offers: typeof before) => offers.flatMap(({ label, rank }) => (rank === null ? [] : [label]));
  expect([ready(before), ready(after)]).toEqual([
    ['commit', 'spend'],
    ['commit', 'spend'],
  ]);
  expect([primaryOf(before)?.label, primaryOf(after)?.label]).toEqual(['spend', 'commit']);
  expect(before.map(({ rule }) => rule)).toEqual(['R-commit', 'R-commit', 'R-spend', 'R-spend']);
});

test('what nobody means at first sight stands last and is not filled, unless nothing else is there', () => {
  const isStray = (_offer: object, _picked: object, pick: string, value: unknown): boolean => pick === 'target' && Number(value) < 4;
  const offers = offersOf({}, text, ask({ pick: 'target', options: [0, 1, 4] }), [], { isStray });
  expect(offers.map(({ steps }) => steps)).toEqual([[4], [0], [1]]);
  expect(primaryOf(offers)?.steps).toEqual([4]);
  expect(primaryOf(offersOf({}, text, ask({ pick: 'target', options: [0] }), [], { isStray }))?.steps).toEqual([0]);
});

test('where there is room for some, the filled one and what is suggested stay in sight', () => {
  const node: Partial<PickNode> = { options: ['a', 'b', 'c', 'd', 'e'] };
  const last = { key: 'e', label: 'e', steps: ['e', 1], place: 0, rank: 0 };
  const offers = offersOf({}, text, ask(node), [last], { otherOf: (act) => `${act}, else` });
  expect(inSight(offers, primaryOf(offers), 3).map(({ label }) => label)).toEqual(['do a', 'do b', 'e']);
  // An act beside its own ready-made answers says that it leads to the others.
  expect(offers.at(-1)?.label).toBe('do e, else');
});

test('what uses something up and is not clearly the best is never filled', () => {
  const node: Partial<PickNode> = { options: ['spend', 'go-on'] };
  const bet = { key: 'x', label: 'Bet an emerald', steps: ['spend', 'emerald'], place: 0, rank: 0, costly: true };
  expect(primaryOf(offersOf({}, text, ask(node), [bet]))?.label).toBe('do spend');
  expect(
    primaryOf(offersOf({}, text, ask({ options: ['spend', 'go-on'], next: [{ done: true }, null] }), [{ ...bet, steps: ['spend'] }]))
      ?.label,
  ).toBe('do go-on');
});

test('where all that could be done uses something up it is passing that is filled, and never what ends the game', () => {
  const node: Partial<PickNode> = { options: ['use', 'pass'], next: [{ done: true }, { done: true }] };
  const card = { key: 'x', label: 'Use it', steps: ['use'], place: 0, rank: 0, costly: true };
  expect(primaryOf(offersOf({}, text, ask(node), [card]))?.label).toBe('do pass');
  expect(primaryOf(offersOf({}, text, ask({ ...node, options: ['use', 'give-up'] }), [card]))?.label).toBe('Use it');
});

test('an option from which nothing would come is offered and not filled', () => {
  const node: Partial<PickNode> = { pick: 'more', options: [0, 1], next: [{ done: true, useful: false }, { done: true }] };
  const offers = offersOf({}, text, ask(node), []);
  expect(offers.map(({ steps }) => steps)).toEqual([[0], [1]]);
  expect(primaryOf(offers)?.steps).toEqual([1]);
});

test('ending a pick is an offer too, the last and a quiet one', () => {
  const node: Partial<PickNode> = { pick: 'card', kind: 'subset', options: ['a'], canStop: true };
  expect(offersOf({}, text, ask(node), []).map(({ label, steps, quiet }) => [label, steps, quiet])).toEqual([
    ['card a', ['a'], false],
    ['enough', [null], true],
  ]);
});

test('closed acts say why, and name a rule even where no reason is given; what belongs to another way of playing is left out', () => {
  const closed = [
    { act: 'rest', rule: 'R', why: { rule: 'R-1', key: 'awake' } },
    { act: 'fly', rule: 'R', why: { rule: 'R-2', key: 'never' } },
    { act: 'swim', rule: 'R-3', why: null },
  ];
  expect(closedOf({}, text, ask({ pick: 'act', options: [], closed }))).toEqual([
    { act: 'rest', label: 'do rest', why: 'because awake', rule: 'R-1' },
    { act: 'swim', label: 'do swim', why: null, rule: 'R-3' },
  ]);
});

test('where there is nothing to choose for an act, the game says what one holds and why it does not help', () => {
  const holding = standInText({ ...text, whyNothing: (_view, _offer, act) => ({ rule: `R-${act}`, key: 'used-up' }) });
  const closed = [{ act: 'use', rule: 'R', why: null }];
  expect(closedOf({}, holding, ask({ pick: 'act', options: [], closed }))).toEqual([
    { act: 'use', label: 'do use', why: 'because used-up', rule: 'R-use' },
  ]);
});

test('time is shown to the second that has begun, hours only when there are any', () => {
  expect([0, 1, 59_000, 60_000, 61_500, 3_661_000].map(clockText)).toEqual(['0:00', '0:01', '0:59', '1:00', '1:02', '1:01:01']);
});

test('only the time of whom everybody waits for runs, and of nobody while responses are waited for', () => {
  const meta = { phase: 'playing', waiting: [1], clock: { left: [5000, 5000], at: 0 } } as const;
  expect(leftAfter(meta, 2000)).toEqual([5000, 3000]);
  expect(leftAfter(meta, 9000)).toEqual([5000, 0]);
  expect(leftAfter({ ...meta, waiting: 'responses' }, 2000)).toEqual([5000, 5000]);
  expect(leftAfter({ ...meta, clock: null }, 2000)).toBeNull();
});

test('no language leaves a word empty, and none repeats another’s sentences', () => {
  const flat = (value: unknown): readonly string[] =>
    typeof value === 'string' ? [value] : typeof value === 'function' ? [] : Object.values(value ?? missing()).flatMap(flat);
  const [en, nl, ja] = [flat(playWords('en')), flat(playWords('nl')), flat(playWords('ja'))];
  for (const words of [en, nl, ja]) expect(words.filter((word) => word.trim() === '')).toEqual([]);
  const sentences = (words: readonly string[]) => words.filter((word) => word.includes(' '));
  expect(sentences(en).filter((word) => nl.includes(word) || ja.includes(word))).toEqual([]);
  expect(ja.filter((word) => !/[ぁ-んァ-ヶ一-龠]/.test(word))).toEqual([]);
});

test('a ready-made offer brings its chance along', () => {
  const node: Partial<PickNode> = { options: ['roll'], next: [{ done: true }] };
  const [offer] = offersOf({}, text, ask(node), [{ key: 'r', label: 'Roll', steps: ['roll'], odds: { ways: 5, of: 6 } }]);
  expect(offer).toMatchObject({ label: 'Roll', odds: { ways: 5, of: 6 } });
});

test('what can still fail or succeed is never told as certain', () => {
  const words = playWords('en');
  const told = (ways: number, of: number): string => chanceText({ ways, of }, words);
  expect([told(0, 6), told(1, 1000), told(21, 36), told(999, 1000), told(6, 6), told(0, 0)]).toEqual([
    '0%',
    '<1%',
    '58%',
    '>99%',
    '100%',
    '0%',
  ]);
});

test('how many of a subset may be taken is told in every language', () => {
  const several = {
    all: ['a', 'b', 'c'],
    chosen: ['a'],
    least: 2,
    most: 2,
    enough: false,
    full: false,
    toggle: () => undefined,
    done: () => undefined,
  };
  const of = (more: object): string => boundsText({ ...several, ...more }, playWords('en'));
  expect(of({})).toBe('1 of 2 chosen');
  expect(of({ most: 3 })).toBe('1 chosen · at least 2 · at most 3');
  expect(of({ least: 0, most: 1, full: true })).toBe('1 chosen · no more fit');
  expect(of({ least: 0, most: null })).toBe('1 chosen');
  for (const language of ['nl', 'ja'] as const) expect(boundsText(several, playWords(language))).toMatch(/1.*2|2.*1/);
});

test('Japanese sentences that follow one another have one full stop each, whether they brought it along or not', () => {
  const { sentences } = playWords('ja');
  expect(sentences(['扉が開いた', '賽は六。', '勝った'])).toBe('扉が開いた。賽は六。勝った');
  expect(sentences(['扉が開いた。'])).toBe('扉が開いた。');
});
