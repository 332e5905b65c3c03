// Proves that figures, aims and the page that is written say what was measured, and that measuring one group leaves the others alone.
import { expect, test } from 'vitest';
import { aimLine, aimsIn, isReached, type Aim } from './aims.ts';
import { digits } from './digits.ts';
import { GROUPS, PARTS, runPart, TITLES } from './groups.ts';
import { figureOf } from './measure.ts';
import { pageWith, partsIn } from './page.ts';
import { asMarkdown, asText, type Group, type Section } from './report.ts';
import { aimsOf } from './sections/game.ts';
import { memorySection } from './sections/server.ts';

const aim = (bound: Aim['bound'], aimed: number, figure: number): Aim => ({ what: 'w', unit: 'kB', bound, aim: aimed, figure });
const section: Section = {
  title: 'T',
  columns: ['x', 'y'],
  rows: [{ what: 'w', unit: 'µs', figures: { x: figureOf([1, 2, 3]) } }],
  notes: ['n'],
  aims: [aim('at most', 150, 133.21)],
};
const group = (name: string, sections: readonly Section[] = [section]): Group => ({
  name,
  title: `All of ${name}`,
  machine: 'm',
  load: [0.5, 2.25],
  sections,
});

test('figures are shown with three digits that count', () => {
  expect([0.412, 1.236, 38.04, 123.4, 1234567].map(digits)).toEqual(['0.412', '1.24', '38.0', '123', '1,230,000']);
  expect(digits(Number.NaN)).toBe('-');
});

test('a section is shown with its figures, its notes and its aims, and an empty column stays empty', () => {
  expect(asText(group('a'))).toContain('2.00 (1.00 to 3.00)');
  expect(asText(group('a'))).toContain('Aim: w, at most 150 kB: 133 kB, reached.');
  const text = asMarkdown(group('a'));
  expect(text).toContain('| w | µs | 2.00 (1.00 to 3.00) |  |');
  expect(text).toContain('`npm run bench -- --only a` on m; load average 0.5 when it began, 2.3 when it ended.');
  expect(text).toContain('\nn\n');
});

test('whether an aim is reached is computed, at the bound itself too', () => {
  expect(isReached(aim('at most', 150, 150))).toBe(true);
  expect(isReached(aim('at most', 150, 150.1))).toBe(false);
  expect(isReached(aim('at least', 100, 100))).toBe(true);
  expect(isReached(aim('at least', 100, 99.9))).toBe(false);
  expect(isReached(aim('under', 300, 299))).toBe(true);
  expect(isReached(aim('under', 300, 300))).toBe(false);
  for (const bound of ['at most', 'at least', 'under'] as const) expect(isReached(aim(bound, 1, Number.NaN))).toBe(false);
  expect(aimLine(aim('at least', 10_000, 9_000))).toBe('Aim: w, at least 10,000 kB: 9,000 kB, not reached.');
});

test('an aim that is set for what nobody measures is a mistake, and not an aim that was missed', () => {
  const row = (what: string, median: number) => ({ what, unit: 'bytes', figures: { figure: figureOf([median]) } });
  expect(aimsOf('any', [row('replay, gzip', 1_999)])).toEqual([
    { what: 'any: replay, gzip', unit: 'bytes', bound: 'under', aim: 2_000, figure: 1_999 },
  ]);
  expect(() => aimsOf('any', [row('replay, packed', 1_999)])).toThrow(
    'games/any/aims.json: nothing that is measured is called “replay, gzip”, only replay, packed',
  );
});

test('the page gathers the aims of all its parts and says which part was never measured', () => {
  const missed = { ...section, aims: [aim('at most', 150, 151)] };
  const page = pageWith('', [group('a'), group('b', [missed])], ['a', 'b', 'c']);
  expect(page).toContain(
    '## Aims\n\n- w, at most 150 kB: 133 kB, reached.\n- w, at most 150 kB: 151 kB, not reached.\n- Not measured yet: c.\n',
  );
  expect(aimsIn(page)).toHaveLength(2);
});

test('a group that is measured anew replaces its own part and no other, in the same order', () => {
  const first = pageWith('', [group('a'), group('b')], ['a', 'b']);
  const renewed: Section = { ...section, title: 'Renewed', aims: [aim('at most', 150, 151)] };
  const second = pageWith(first, [group('a', [renewed])], ['a', 'b']);
  expect([...partsIn(second).keys()]).toEqual(['a', 'b']);
  expect(partsIn(second).get('b')).toBe(partsIn(first).get('b'));
  expect(partsIn(second).get('a')).toContain('### Renewed');
  expect(second).not.toContain('133 kB, reached.\n- w, at most 150 kB: 133 kB, reached.');
  expect(second).toContain('151 kB, not reached');
  expect(pageWith(second, [], ['a', 'b'])).toBe(second);
});

test('a page of before there were parts is replaced as a whole, never mixed in', () => {
  expect(pageWith('# Benchmarks\n\n## Old\n', [group('a')], ['a'])).toBe(pageWith('', [group('a')], ['a']));
});

test('every group has a title, and names parts of its own', async () => {
  for (const name of GROUPS) expect(TITLES[name]).not.toBe('');
  for (const name of ['game', 'table', 'server', 'page'] as const) {
    const parts = await PARTS[name]();
    expect(parts.length).toBeGreaterThan(0);
    for (const part of parts) expect(part.startsWith(`${name} `)).toBe(true);
  }
  await expect(runPart('server nothing', { rounds: 1, ms: 1, tables: 1, played: 1, visits: 1 })).rejects.toThrow('there is no part');
});

test('tables count only when every one that was asked has answered', () => {
  const levels = { rss: 1e8, heap: 1e7, tables: 0, known: 1, cpu: 0, descriptors: 30 };
  const measured = {
    game: 'any',
    tables: 10_000,
    seconds: 60,
    awake: 900,
    atRest: 0,
    connected: 10_000,
    asked: 3,
    answered: [1, 2, 3],
    before: levels,
    rest: { ...levels, rss: 6e8, heap: 7e7 },
  };
  const [reached] = memorySection(measured).aims ?? [];
  expect(reached !== undefined && isReached(reached)).toBe(true);
  const [silent] = memorySection({ ...measured, answered: [1, 2] }).aims ?? [];
  expect(silent !== undefined && isReached(silent)).toBe(false);
  const [gone] = memorySection({ ...measured, connected: 9_999 }).aims ?? [];
  expect(gone !== undefined && isReached(gone)).toBe(false);
  expect(asText(group('server', [memorySection(measured)]))).toContain('50.0');
});
