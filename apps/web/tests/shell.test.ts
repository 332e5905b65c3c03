// Owns the tests of small decisions of the shell: waiting times, order of tables, settings, lanes, dice, words.
import { missing } from '@undercroft/kernel';
import { BREACHES } from '@undercroft/table';
import { describe, expect, test } from 'vitest';
import { blocksOf, stepAt } from '../src/pieces/replay/lanes.ts';
import { inOrder, localTable, onlineTable, type HomeTable } from '../src/pieces/home-table.ts';
import { filtered, openTables } from '../src/pieces/lobby/open-tables.ts';
import { CLOCKS, paceOf, PACES } from '../src/pieces/new/pace.ts';
import { wait } from '../src/session/backoff.ts';
import type { ListedTable } from '../src/session/listed.ts';
import { onlineWords } from '../src/words/online.ts';
import { sentences } from '../src/share/dice.ts';
import { readEverything } from '../src/store/read-file.ts';
import { words as en } from '../src/words/en.ts';
import { words as ja } from '../src/words/ja.ts';
import { words as nl } from '../src/words/nl.ts';
import { guessLanguage } from '../src/words/guess.ts';

test('waits grow, never pass fifteen seconds, and differ by chance', () => {
  const longest = Array.from({ length: 12 }, (_, tries) => wait(tries, 1));
  expect(longest).toEqual(longest.toSorted((a, b) => a - b));
  expect(longest.at(-1)).toBe(15_000);
  expect(wait(3, 0)).toBe(wait(3, 1) / 2);
  expect(wait(1_000, 1)).toBe(15_000);
});

const table = (id: string, state: HomeTable['state'], changed: number): HomeTable => ({
  id,
  href: `/t/${id}`,
  game: 'toy',
  name: '',
  seats: [],
  state,
  changed,
  progress: null,
  online: false,
});

test('tables that go on come before finished ones, the latest first', () => {
  const order = inOrder([table('a', 'over', 9), table('b', 'mine', 1), table('c', 'theirs', 5)]).map(({ id }) => id);
  expect(order).toEqual(['c', 'b', 'a']);
});

test('a table of this screen always waits for somebody here, one of the server says for whom', () => {
  const row = { id: 'x', game: 'toy', rules: 1, setup: {}, seats: [], made: 0, changed: 0, next: 3, forked: false };
  expect(localTable({ ...row, phase: 'playing' }, null).state).toBe('mine');
  expect(localTable({ ...row, phase: 'over' }, null).state).toBe('over');
  const listed = { id: 'y', game: 'toy', name: '', changed: 0, seats: [] };
  expect(onlineTable({ ...listed, phase: 'playing', waiting: false }).state).toBe('theirs');
  expect(onlineTable({ ...listed, phase: 'playing', waiting: true }).state).toBe('mine');
  expect(onlineTable({ ...listed, phase: 'gathering', waiting: false }).state).toBe('gathering');
});

test('the language is guessed from the browser, the first we speak', () => {
  expect(guessLanguage(['fr-FR', 'nl-BE', 'en'])).toBe('nl');
  expect(guessLanguage(['ja'])).toBe('ja');
  expect(guessLanguage(['de', 'fr'])).toBe('en');
});

test('steps of one seat in a row are one block; the setup belongs to nobody', () => {
  const marks = [-1, 0, 0, 1, 0].map((seat) => ({ seat, chance: false, types: [] }));
  expect(blocksOf(marks)).toEqual([
    { seat: 0, from: 1, to: 3 },
    { seat: 1, from: 3, to: 4 },
    { seat: 0, from: 4, to: 5 },
  ]);
  expect([stepAt(-1, 5), stepAt(0, 5), stepAt(0.5, 5), stepAt(1, 5), stepAt(7, 5)]).toEqual([0, 0, 2, 4, 4]);
});

test('what is said of dice: what was checked, against what, and every breach in its own words', () => {
  for (const { replay } of [en, nl, ja]) {
    expect(sentences({ ok: true, outcomes: 7, earlier: 0, witnessed: false }, replay)).toEqual([replay.dice.right(7)]);
    expect(sentences({ ok: true, outcomes: 7, earlier: 3, witnessed: true }, replay)).toEqual([
      replay.dice.right(7),
      replay.dice.witnessed,
      replay.dice.earlier(3),
    ]);
    const breaches = BREACHES.map((breach) => sentences({ ok: false, breach }, replay).join());
    expect(new Set([...breaches, replay.dice.none]).size).toBe(BREACHES.length + 1);
    expect(sentences('none', replay)).toEqual([replay.dice.none]);
  }
});

test('a file that is none of ours is refused', () => {
  for (const text of ['', '{', '[]', '{"undercroft":1}', '{"undercroft":"everything","version":2}'])
    expect(readEverything(text)).toBeNull();
  const empty = { undercroft: 'everything', version: 1, tables: [], history: [], visits: [], settings: {} };
  expect(readEverything(JSON.stringify(empty))).toEqual(empty);
  const strange = { ...empty, visits: [{ id: '../x', game: 'toy', name: '', changed: 1 }] };
  expect(readEverything(JSON.stringify(strange))).toBeNull();
});

/** Every text of a language by its path, functions called with samples. */
function textsOf(value: unknown, path: string): readonly (readonly [string, string])[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') return textsOf(Reflect.apply(value, undefined, [2, 3, 4]), path);
  return Object.entries(value ?? missing()).flatMap(([key, one]) => textsOf(one, `${path}.${key}`));
}

test('no text is empty, and none is left in the wrong language', () => {
  const all = { en: new Map(textsOf(en, 'en')), nl: new Map(textsOf(nl, 'nl')), ja: new Map(textsOf(ja, 'ja')) };
  for (const texts of Object.values(all)) for (const [path, text] of texts) expect(text.trim(), path).not.toBe('');
  const japanese = /[\u3040-\u30ff\u4e00-\u9fff]/;
  const withoutWords = /soundOn|size$|between$|speed$/;
  for (const [path, text] of all.ja) if (!withoutWords.test(path)) expect(text, path).toMatch(japanese);
  for (const language of ['en', 'nl'] as const) for (const [path, text] of all[language]) expect(text, path).not.toMatch(japanese);
  const mayBeSame = /online|minutes|size|soundOn|bot$|speeds?$|credits.licence/;
  const same = [...all.en].filter(([path, text]) => !mayBeSame.test(path) && all.nl.get(path.replace('en.', 'nl.')) === text);
  expect(same.map(([path]) => path)).toEqual([]);
});

test('a table of a game without a board on the page says where it is played', () => {
  for (const words of [en, nl, ja]) expect(words.table.noBoardHelp('toy')).toContain('undercroft -- play toy');
});

describe('open tables', () => {
  const seat = (kind: 'open' | 'person' | 'bot') => ({ kind, name: kind, mine: false });
  const listed = (id: string, kinds: readonly ('open' | 'person' | 'bot')[], more: Partial<ListedTable> = {}): ListedTable => ({
    id,
    game: 'delve',
    name: '',
    phase: 'gathering',
    changed: 1,
    seats: kinds.map(seat),
    waiting: false,
    ...more,
  });
  const presets = [{ key: 'first', label: 'First game', help: '', setup: { players: 2 } }];

  test('the table that lacks the fewest people comes first; of those that lack as many, the latest', () => {
    const tables = openTables(
      [
        listed('two', ['person', 'open', 'open']),
        listed('one', ['person', 'bot', 'open'], { changed: 2 }),
        listed('later', ['person', 'open'], { changed: 3, name: 'Tuesday', setup: { players: 2, more: 1 } }),
        listed('full', ['person', 'person']),
      ],
      () => ({ presets }),
      () => 'Delve Sheet',
    );
    expect(tables.map(({ id, free, open }) => [id, free, open])).toEqual([
      ['later', 1, 1],
      ['one', 2, 1],
      ['two', 1, 2],
    ]);
    expect(tables.map(({ title, line }) => [title, line])).toEqual([
      ['Tuesday', 'Delve Sheet, First game'],
      ['Delve Sheet', ''],
      ['Delve Sheet', ''],
    ]);
    expect(filtered(tables, { game: 'other', pace: '' })).toEqual([]);
    expect(filtered(tables, { game: '', pace: 'none' }).length).toBe(3);
    expect(filtered(tables, { game: '', pace: 'live' })).toEqual([]);
  });

  test('a clock of days is a relaxed one, and every pace is found again by its clock', () => {
    for (const pace of PACES) expect(paceOf(CLOCKS[pace])).toBe(pace);
    expect(paceOf({ bank: 6 * 3_600_000, more: 0 })).toBe('live');
  });

  test('every word of coming together is there in three languages', () => {
    const shapeOf = (value: unknown): unknown =>
      typeof value === 'object' && value !== null
        ? Object.fromEntries(Object.entries(value).map(([key, one]) => [key, shapeOf(one)]))
        : typeof value;
    const [first, ...others] = (['en', 'nl', 'ja'] as const).map((language) => shapeOf(onlineWords(language)));
    for (const one of others) expect(one).toEqual(first);
  });
});
