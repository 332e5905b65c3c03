// Holds the repository to its rules, and proves for each rule that breaking it is found.
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import * as bans from './bans.ts';
import { casts, castsIn, MOST_CASTS } from './casts.ts';
import { deadFiles } from './dead.ts';
import { layering } from './layers.ts';
import { ALLOWED } from './house-words.ts';
import { gameNouns, nounsOf } from './nouns.ts';
import { type Check, repoAt, repoOf } from './repo.ts';
import { fileSizes, kernelSize, openingSentence } from './sizes.ts';
import { gameNames, lockfileAddresses, machineTraces } from './words.ts';

const repo = repoAt(fileURLToPath(new URL('../../', import.meta.url)));

interface Rule {
  readonly name: string;
  readonly check: Check;
  /** Repositories that break the rule once each: path and text. */
  readonly bad: readonly Readonly<Record<string, string>>[];
  /** A repository that comes close and is fine. */
  readonly good: Readonly<Record<string, string>>;
}

const RULES = 'games/abc/src/rules/a.ts';
const lines = (n: number, line = '//'): string => `${line}\n`.repeat(n);
/** Words that this file must not hold in one piece. */
const joined = (...pieces: readonly string[]): string => pieces.join('');

/** A glossary: one noun, one of two words, and a word that the house may use. */
const NOUNS = ['| English | Meaning |', '| --- | --- |', '| Zorkling; card | x |', '| grey moth | y |'].join('\n');

const rules: readonly Rule[] = [
  {
    name: 'layers import downwards only',
    check: layering,
    bad: [
      { 'packages/kernel/src/a.ts': "import { x } from 'node:fs';" },
      { 'packages/kernel/src/a.ts': "import { x } from '@undercroft/bots';" },
      { 'packages/parts/src/a.ts': "export * from '@undercroft/chance';" },
      { [RULES]: "import { x } from 'some-library';" },
      { [RULES]: "import type { X } from '@undercroft/bots';" },
      { [RULES]: "import { x } from '../text/en/words.ts';" },
      { [RULES]: "const x = await import('../bot/index.ts');" },
      { [RULES]: "import { x } from '@undercroft/xyz';", 'games/xyz/src/game.ts': '' },
      { [RULES]: "import { x } from '../../../xyz/src/game.ts';", 'games/xyz/src/game.ts': '' },
      { 'games/abc/src/text/a.ts': "import { x } from '../ascii/index.ts';" },
      { 'games/abc/src/web/a.tsx': "import { x } from '../state.ts';" },
      { 'games/abc/src/web/a.tsx': "import { x } from '../text/facts.ts';" },
      { 'games/abc/src/web/a.tsx': "import { x } from '@undercroft/abc/text';", 'games/abc/src/game.ts': '' },
      { 'games/abc/src/board-model/a.ts': "import { x } from '../queries/b.ts';" },
      { 'games/abc/src/board-model/a.ts': "import { type X, x } from '../decisions/b.ts';" },
      { 'games/abc/src/board-model/a.ts': "import type { X } from '@undercroft/web-kit';" },
      { 'games/abc/src/text/words/a.ts': "import { x } from '../facts.ts';" },
      { 'games/abc/src/text/words/en/a.ts': "export { x } from '../../../rules/b.ts';" },
      { [RULES]: "import type { X } from '../board-model/a.ts';" },
      { 'apps/cli/src/a.ts': "import { x } from '@undercroft/xyz';", 'games/xyz/src/game.ts': '' },
      { 'apps/cli/src/a.ts': "import { x } from '@undercroft/testkit';" },
      { 'packages/bots/src/a.ts': "import { x } from '@undercroft/catalog/rules';" },
      { 'games/abc/src/generated/a.ts': "import { x } from '../state.ts';" },
    ],
    good: {
      'packages/kernel/src/a.ts': "import { x } from './b.ts';",
      'packages/kernel/tests/a.test.ts': "import { x } from '@undercroft/testkit';",
      [RULES]: "import { x } from '@undercroft/kernel';\nimport { y } from '../queries/b.ts';",
      'games/abc/src/bot/a.ts': "import { x } from '@undercroft/bots';\nimport { y } from '../state.ts';",
      'games/abc/src/generated/a.ts': "import type { X } from '@undercroft/presentation';",
      'games/abc/src/web/b.tsx': "import { x } from '../generated/a.ts';",
      'games/abc/src/web/a.tsx': "import type { X } from '../state.ts';\nimport { type Y } from '../view.ts';",
      'games/abc/src/web/c.tsx': "import { x } from '../board-model/a.ts';\nimport { y } from '../text/words/index.ts';",
      'games/abc/src/board-model/a.ts': "import { x } from '../content/b.ts';\nimport type { X } from '../queries/b.ts';",
      'games/abc/src/text/words/index.ts': "import { x } from './en/a.ts';\nimport { y } from '../../board-model/a.ts';",
      'games/abc/src/text/a.ts': "import { x } from '../board-model/a.ts';\nimport { y } from '../queries/b.ts';",
      'packages/catalog/src/rules.ts': "import { game } from '@undercroft/abc';",
      'apps/cli/src/a.ts': "import { x } from '@undercroft/catalog/rules';\nimport { y } from 'node:fs';",
    },
  },
  {
    name: 'rules take no chance of their own',
    check: bans.ownChance,
    bad: [{ [RULES]: 'const x = Math.random();' }, { 'packages/kernel/src/a.ts': 'const f = Math.random;' }],
    good: { [RULES]: '// Math.random is not used.\nconst x = Math.floor(1);', 'apps/cli/src/a.ts': 'Math.random();' },
  },
  {
    name: 'rules know no clock',
    check: bans.ownClock,
    bad: [{ [RULES]: 'const x = new Date();' }, { 'packages/parts/src/a.ts': 'Date.now();' }, { [RULES]: 'performance.now();' }],
    good: { [RULES]: "const x = { Date: 'a Date' };", 'apps/cli/src/a.ts': 'Date.now();' },
  },
  {
    name: 'nothing has the type any',
    check: bans.anyType,
    bad: ['let x: any;', 'f(x as any);', 'const x = <any>y;', 'let x: Array<any>;'].map((text) => ({ 'tools/a.ts': text })),
    good: { 'tools/a.ts': "// any\nconst any = 'any';" },
  },
  {
    name: 'no compiler finding is silenced',
    check: bans.silencedCompiler,
    bad: ['ignore', 'nocheck', 'expect-error'].map((word) => ({ 'tools/a.ts': joined('// @ts', '-', word) })),
    good: { 'tools/a.ts': '// The compiler is right.' },
  },
  {
    name: 'no linter finding is silenced',
    check: bans.silencedLinter,
    bad: [
      { 'tools/a.ts': joined('// oxlint', '-disable-next-line x') },
      { 'tools/a.ts': joined('// biome', '-ignore x') },
      { 'tools/a.ts': joined('// oxlint', '-disable-next-line typescript/no-unsafe-type-assertion') },
      { 'tools/a.ts': joined('// oxlint', '-disable typescript/no-unsafe-type-assertion -- All of them.') },
    ],
    good: {
      'tools/a.ts': '// The linter is right.',
      'tools/b.ts': '// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- It has every key after the loop.',
      'games/abc/src/content/a.ts': '// biome-ignore format: a drawing is read row under row',
    },
  },
  {
    name: 'casts are few',
    check: casts,
    bad: [
      { 'tools/a.ts': lines(MOST_CASTS + 1, 'f(x as Y);') },
      { 'tools/a.ts': lines(MOST_CASTS, 'f(x as Y);'), 'apps/cli/tests/b.test.ts': 'f(<Y>x);' },
      { 'packages/kernel/src/a.ts': `${lines(MOST_CASTS - 1, 'f(x as Y);')}f(x as unknown as Y);` },
    ],
    good: {
      'tools/a.ts': lines(MOST_CASTS, 'f(x as Y);'),
      'tools/b.ts': "const x = ['a'] as const;\nconst y = <const>['b'];\nimport { a as b } from './c.ts';\n// x as Y",
      'packages/catalog/src/a.ts': '// Generated by npm run sync\nf(x as Y);',
      'tools/new-game/template/src/a.ts': 'f(x as Y);',
    },
  },
  {
    name: 'nothing is left over',
    check: bans.leftovers,
    bad: ['TO-DO', 'FIX-ME', 'HA-CK', 'X-XX'].map((word) => ({ 'packages/kernel/src/a.ts': `// ${word.replace('-', '')}: later` })),
    good: { 'packages/kernel/src/a.ts': '// A hack saw is a tool.' },
  },
  {
    name: 'packages and games do not print',
    check: bans.consoleOutput,
    bad: [{ [RULES]: "console.log('x');" }, { 'packages/bots/src/a.ts': "console.error('x');" }],
    good: { 'apps/cli/src/a.ts': "console.log('x');", 'tools/a.ts': "console.log('x');" },
  },
  {
    name: 'every test runs',
    check: bans.unrunTests,
    bad: ['test.skip()', 'it.only()', 'describe.todo()'].map((text) => ({ 'tools/a.test.ts': `${text};` })),
    good: { 'tools/a.test.ts': "test.each([1])('x', () => {});" },
  },
  {
    name: 'exports have names',
    check: bans.defaultExports,
    bad: ['export default 1;', 'export default function f() {}', 'const x = 1;\nexport { x as default };'].map((text) => ({
      'tools/a.ts': text,
    })),
    good: { 'vitest.config.ts': 'export default 1;', 'tools/a.ts': 'export const x = 1;' },
  },
  {
    name: 'there are no enums',
    check: bans.enums,
    bad: [{ 'apps/cli/src/a.ts': 'enum X { a }' }],
    good: { 'apps/cli/src/a.ts': "const x = 'enum X { a }';" },
  },
  {
    name: 'games have no classes',
    check: bans.classesInGames,
    bad: [{ [RULES]: 'class A {}' }, { [RULES]: 'const a = class {};' }],
    good: { [RULES]: '// A class of cards.', 'packages/kernel/src/a.ts': 'class A {}' },
  },
  {
    name: 'a source file has at most 400 lines',
    check: fileSizes,
    bad: [{ [RULES]: lines(401) }, { 'tools/a.ts': lines(401) }],
    good: {
      [RULES]: lines(400),
      'games/abc/src/content/a.ts': lines(999),
      'games/abc/src/text/a.ts': lines(999),
      'games/abc/tests/a.test.ts': lines(999),
    },
  },
  {
    name: 'the kernel has at most 1,750 lines of code',
    check: kernelSize,
    bad: [{ 'packages/kernel/src/a.ts': lines(800, 'a();'), 'packages/kernel/src/b.ts': lines(951, 'b();') }],
    good: {
      'packages/kernel/src/a.ts': lines(800, 'a();') + lines(300, '// why'),
      'packages/kernel/src/b.ts': lines(950, 'b();') + lines(300, ''),
      'packages/kernel/tests/a.test.ts': lines(99, 'a();'),
    },
  },
  {
    name: 'a source file opens with what it owns',
    check: openingSentence,
    bad: [
      { [RULES]: 'export const x = 1;\n' },
      { [RULES]: '// Rules\nexport const x = 1;\n' },
      { [RULES]: '\n// The fight, from first die to last.\n' },
    ],
    good: {
      [RULES]: '// The fight, from first die to last.\n',
      'tools/a.ts': '#!/usr/bin/env node\n/** The fight, from first die to last. */\n',
    },
  },
  {
    name: 'every source file is reachable',
    check: deadFiles,
    bad: [
      {
        'packages/kernel/package.json': '{ "exports": { ".": "./src/a.ts" } }',
        'packages/kernel/src/a.ts': '',
        'packages/kernel/src/b.ts': '',
      },
    ],
    good: {
      'packages/kernel/package.json': '{ "exports": { ".": "./src/a.ts" } }',
      'packages/kernel/src/a.ts': "export * from './b.ts';\nnew URL('./c.ts', import.meta.url);",
      'packages/kernel/src/b.ts': "import type { X } from './d.ts';",
      'packages/kernel/src/c.ts': '',
      'packages/kernel/src/d.ts': '',
      'apps/cli/package.json': '{}',
      'apps/cli/src/main.ts': '',
    },
  },
  {
    name: 'a game is named only in its own folder',
    check: gameNames,
    bad: ['packages/bots/src/a.ts', 'apps/cli/src/a.ts', 'tools/a.ts'].map((path) => ({ [path]: "const x = 'abc';", [RULES]: '' })),
    good: {
      [RULES]: "const x = 'abc';",
      'packages/catalog/src/rules.ts': '// Generated by abc',
      'tools/a.test.ts': "'abc'",
      'tools/b.ts': "'abcd'",
    },
  },
  {
    name: 'a noun of a game is written only in its own folder',
    check: gameNouns,
    bad: ['const zorkling = 1;', 'const oldZorklings = 1;', '/* ZORKLING */', "'a grey moth'", 'greyMoth();', '.grey-moth {}'].map(
      (text) => ({
        'games/abc/glossary.md': NOUNS,
        [text.startsWith('.') ? 'packages/bots/src/a.css' : 'packages/bots/src/a.ts']: text,
      }),
    ),
    good: {
      'games/abc/glossary.md': NOUNS,
      'games/abc/src/rules/a.ts': 'const zorkling = 1;',
      'packages/testkit/src/toy/a.ts': 'const zorkling = 1;',
      'packages/bots/tests/a.test.ts': 'const zorkling = 1;',
      'packages/bots/src/a.ts': "const card = 'a moth, grey'; // The card.\ngrey((moth) => moth);",
    },
  },
  {
    name: 'no file tells of the machine it was made on',
    check: machineTraces,
    bad: [
      joined('see /wo', 'rk/main'),
      joined('/ro', 'ot/x'),
      joined('/ho', 'me/ada'),
      joined('x/.lib', 'rary'),
      joined('sha', 'red/rules'),
      joined('registry', '.npm.org'),
      joined('play ses', 'sions'),
    ].map((text) => ({ 'README.md': text })),
    good: { 'README.md': 'the home page, network/x, a session, a registry.' },
  },
  {
    name: 'lockfiles hold no addresses',
    check: lockfileAddresses,
    bad: [{ 'package-lock.json': '"resolved": "https://example.org/x.tgz"' }],
    good: { 'package-lock.json': '"resolved": "packages/kernel"' },
  },
];

describe('this repository', () => {
  for (const { name, check } of rules) test(name, () => expect(check(repo)).toEqual([]));
});

describe('breaking a rule is found', () => {
  for (const { name, check, bad, good } of rules) {
    test(name, () => {
      for (const files of bad) {
        const findings = check(repoOf(files));
        expect(findings, JSON.stringify(files)).toHaveLength(1);
        expect(findings[0]).toMatch(/^[\w./-]+:\d+: .+/);
      }
      expect(check(repoOf(good))).toEqual([]);
    });
  }
});

test('the limit on casts is as low as it can be', () => {
  expect(MOST_CASTS, 'write the lower number into tools/tidy/casts.ts').toBe(castsIn(repo).length);
});

describe('the words of the house', () => {
  const glossaries = repo.files.filter(({ path }) => path.endsWith('/glossary.md'));

  test('every game has a glossary with nouns', () => {
    expect(glossaries.map(({ path }) => path)).toEqual(repo.games.map((game) => `games/${game}/glossary.md`));
    for (const glossary of glossaries) expect(nounsOf(glossary).length, glossary.path).toBeGreaterThan(0);
  });

  test('every word that is allowed is in a glossary: what no game claims needs no leave', () => {
    const claimed = new Set(glossaries.flatMap(nounsOf).map((words) => words.join(' ')));
    expect(ALLOWED.flatMap(({ words }) => words).filter((word) => !claimed.has(word))).toEqual([]);
  });
});
