// Owns the proof that a generated game is whole: in a scratch copy of the repository it passes every check and its own tests, installs, and is played in the terminal.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { namesOf, wrongName } from './names.ts';
import { runIn, scratchCopy, type Scratch } from './scratch-repo.ts';
import { filesOf, usedNames } from './template.ts';

const ROOT = join(import.meta.dirname, '..', '..');
/** Long, so that lines break elsewhere than in the template. */
const NAME = 'the-sunken-ossuary';
let scratch: Scratch;
let said = '';

beforeAll(async () => {
  scratch = scratchCopy(ROOT);
  const made = await runIn(scratch.root, ['tools/new-game/new-game.ts', NAME]);
  if (made.code !== 0) throw new Error(made.said);
  ({ said } = made);
});
afterAll(() => scratch.remove());

/** A tool of an installed package, in the copy. */
const toolIn = (file: string, ...args: readonly string[]) => runIn(scratch.root, [join('node_modules', file), ...args]);

test('it says how to play it, where its tests are and what to read', () => {
  for (const step of [`./undercroft play ${NAME}`, 'npm start', `npm run vitest -- games/${NAME}`, 'docs/add-a-game.md'])
    expect(said).toContain(step);
  expect(existsSync(join(ROOT, 'docs/add-a-game.md'))).toBe(true);
});

test.each([
  ['tsconfig.json', ['src', 'tests']],
  ['tsconfig.rules.json', ['src']],
])('the types fit by %s', async (config, folders) => {
  const include = folders.map((folder) => `games/${NAME}/${folder}`);
  writeFileSync(join(scratch.root, 'tsconfig.game.json'), JSON.stringify({ extends: `./${config}`, include }));
  expect(await toolIn('@typescript/native/bin/tsc', '-p', 'tsconfig.game.json')).toEqual({ code: 0, said: '' });
});

test('lint, format, layers and the search for unused code find nothing', async () => {
  const folder = `games/${NAME}`;
  const found = [
    await toolIn('oxlint/bin/oxlint', '--type-aware', '--deny-warnings', folder),
    await toolIn('@biomejs/biome/bin/biome', 'format', folder, 'packages/catalog/package.json'),
    await toolIn(
      'dependency-cruiser/bin/dependency-cruiser.mjs',
      '--config',
      '.dependency-cruiser.cjs',
      '--output-type',
      'err',
      folder,
      'packages/catalog',
    ),
    await toolIn('knip/bin/knip.js', '--no-progress', '--no-config-hints'),
  ];
  for (const one of found) expect(one.code, one.said).toBe(0);
});

test('its own tests and laws pass, and so do those of the whole source: tidy, rulebooks and catalog in step, every rule traced', async () => {
  const { code, said: told } = await toolIn('vitest/vitest.mjs', 'run', `games/${NAME}`, 'tools/tidy', 'tools/sync', 'tools/trace');
  expect(code, told).toBe(0);
  expect(told).toContain(`games/${NAME}/tests/laws.test.ts`);
});

test('the lockfile is whole: a clean install finds nothing to mend', async () => {
  const npm = process.env['npm_execpath'];
  const args = ['ci', '--dry-run', '--offline', '--ignore-scripts', '--no-audit', '--no-fund'];
  const { code, said: told } =
    npm?.endsWith('.js') === true ? await runIn(scratch.root, [npm, ...args]) : await runIn(scratch.root, args, { command: 'npm' });
  expect(code, told).toBe(0);
});

test.each([
  ['en', 'The game is over.'],
  ['nl', 'Het spel is afgelopen.'],
  ['ja', 'ゲーム終了'],
])('in %s it is played in the terminal to its end', async (language, over) => {
  const answers = Array.from({ length: 60 }, (_, at) => (at % 3 === 2 ? '2' : '1')).join('\n');
  const { code, said: told } = await runIn(
    scratch.root,
    ['apps/cli/src/main.ts', 'play', NAME, '--seed', '7', '--language', language, '--save', `game-${language}.json`],
    { input: answers },
  );
  expect(code, told).toBe(0);
  expect(told).toContain(over);
});

test('a story is played in the terminal: a name is typed, the next game follows and keeps it', async () => {
  // A card is kept and the game that follows gone on to; where no game has just ended, “c” is no answer and does nothing.
  const answers = ['The Bats', ...Array.from({ length: 40 }, () => '1\nc')].join('\n');
  const { code, said: told } = await runIn(scratch.root, ['apps/cli/src/main.ts', 'play', NAME, '--preset', 'story', '--seed', '7'], {
    input: answers,
  });
  expect(code, told).toBe(0);
  expect(told.match(/named a crew: The Bats/g)).toHaveLength(1);
  for (const enough of [20, 40, 60, 80, 100]) expect(told).toMatch(new RegExp(`enough: ${enough}\\n[^]*You \\(The Bats\\)`));
});

test('simulations play it with its bot', async () => {
  const { code, said: told } = await runIn(scratch.root, ['apps/cli/src/main.ts', 'simulate', NAME, '--games', '20']);
  expect(code, told).toBe(0);
});

test('a second one has another prefix, and no name is taken twice', async () => {
  const again = await runIn(scratch.root, ['tools/new-game/new-game.ts', NAME]);
  expect(again.code).toBe(1);
  expect(again.said).toContain(`games/${NAME} is there already`);
  expect(namesOf(scratch.root, 'the-other')).toMatchObject({ type: 'TheOther', title: 'The Other', prefix: 'THO' });
  expect(namesOf(ROOT, 'the-other').prefix).toBe('THE');
});

test.each([
  ['', 'Usage'],
  ['ab', 'Usage'],
  ['Crypt', 'Usage'],
  ['crypt_of', 'Usage'],
  ['-crypt', 'Usage'],
  ['../crypt', 'Usage'],
  ['kernel', 'packages/kernel'],
  ['server', 'apps/server'],
  ['class', 'means something else in code'],
  ['board', 'means something else in code'],
  ['map', 'is used at'],
])('no game is called “%s”', (name, why) => expect(wrongName(ROOT, name, usedNames)).toContain(why));

test('every placeholder of the template is filled', () => {
  const files = filesOf({ id: 'abc', type: 'Abc', title: 'Abc', prefix: 'ABC' });
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter(({ text }) => text.includes('@@'))).toEqual([]);
  expect(readFileSync(join(scratch.root, 'games', NAME, 'src', 'game.ts'), 'utf8')).toContain('Game<TheSunkenOssuary>');
});
