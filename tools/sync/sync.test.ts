// Proves that the generated files follow their sources, and that a mistake in a source is named.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { recordAt } from '@undercroft/testkit/json';
import { expect, test } from 'vitest';
import { plan, write } from './generate.ts';
import { parseRules, rulesOf } from './markdown.ts';
import { quoted } from './output.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

const RULES = `# Title

Prose is left out.

## Setup (\`ABC-SETUP\`)

- **ABC-SETUP-01** [seed] Take "two" dice, don't take three.
- **ABC-SETUP-02** [design] A rule that
  goes on. [note: nobody can break it]
`;

function withRepository(files: Readonly<Record<string, string>>, check: (folder: string) => void): void {
  const folder = mkdtempSync(join(tmpdir(), 'undercroft-sync-'));
  try {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    check(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const EXPORTS = { '.': 'g', './text': 't', './bot': 'b', './statistics': 's', './ascii': 'a', './web': 'w', './home-tile': 'd' };
const GAME = {
  'games/abc-d/package.json': JSON.stringify({ exports: EXPORTS }),
  'games/abc-d/rules.md': RULES,
  'packages/catalog/package.json': '{ "name": "c" }',
};

test('every generated file of this repository is up to date', () => {
  const { stale, problems } = plan(root);
  expect(stale.map(({ path }) => `${path}:1: out of date; run npm run sync`)).toEqual([]);
  expect(problems).toEqual([]);
});

test('a rule has its tag, its whole text and its note', () => {
  expect(rulesOf(parseRules('rules.md', RULES))).toEqual([
    { id: 'ABC-SETUP-01', tag: 'seed', text: 'Take "two" dice, don\'t take three.' },
    { id: 'ABC-SETUP-02', tag: 'design', text: 'A rule that goes on.', note: 'nobody can break it' },
  ]);
});

test('a doubled rule, a rule outside a section and a badly written rule are named by line', () => {
  const text = '- **ABC-A-01** early\n## A (`ABC-A`)\n- **ABC-A-01** again\n- ABC-A-02 no stars';
  expect(parseRules('rules.md', text).problems.map((problem) => problem.split(' ')[0])).toEqual([
    'rules.md:1:',
    'rules.md:3:',
    'rules.md:4:',
  ]);
});

test('a quoted text is the literal of that text', () => {
  const text = 'a "b" \'c\' \\ \\" \n end';
  const decoded: unknown = JSON.parse(
    `"${quoted(text)
      .slice(1, -1)
      .replaceAll("\\'", "'")
      .replaceAll(/(?<!\\)((?:\\\\)*)"/g, '$1\\"')}"`,
  );
  expect(decoded).toBe(text);
});

test('writing what is stale leaves nothing stale, and an edit of the rules makes it stale again', () => {
  withRepository(GAME, (folder) => {
    const first = plan(folder).stale.map(({ path }) => path);
    expect(first).toEqual([
      'packages/catalog/src/rules.ts',
      'packages/catalog/src/text.ts',
      'packages/catalog/src/bots.ts',
      'packages/catalog/src/statistics.ts',
      'packages/catalog/src/ascii.ts',
      'packages/catalog/src/home-tiles.ts',
      'packages/catalog/src/page.ts',
      'packages/catalog/src/web.ts',
      'packages/catalog/package.json',
      'games/abc-d/src/generated/rule-ids.ts',
      'games/abc-d/src/generated/rulebook-en.ts',
    ]);
    write(folder, plan(folder).stale);
    expect(plan(folder).stale).toEqual([]);
    writeFileSync(join(folder, 'games/abc-d/rules.md'), RULES.replace('two', 'four'));
    expect(plan(folder).stale.map(({ path }) => path)).toEqual(['games/abc-d/src/generated/rulebook-en.ts']);
  });
});

test('a translation without a rule is named, and takes its tags from the English rules', () => {
  const dutch = '## Opzet (`ABC-SETUP`)\n- **ABC-SETUP-01** Neem dobbelstenen.\n';
  withRepository({ ...GAME, 'games/abc-d/rules.nl.md': dutch }, (folder) => {
    const { stale, problems } = plan(folder);
    expect(problems).toEqual(['games/abc-d/rules.nl.md:1: translate ABC-SETUP-02']);
    expect(stale.find(({ path }) => path.includes('-nl'))?.text).toContain(
      "{ id: 'ABC-SETUP-01', tag: 'seed', text: 'Neem dobbelstenen.' }",
    );
  });
});

test('the catalog lists each game under its own name', () => {
  withRepository(GAME, (folder) => {
    const text = plan(folder)
      .stale.filter(({ path }) => path.startsWith('packages/catalog'))
      .map((file) => file.text)
      .join('\n');
    expect(text).toContain("import { game as abcD } from '@undercroft/abc-d';");
    expect(text).toContain('export const games: readonly Game<GameTypes>[] = [abcD];');
    expect(text).toContain("import { bots as abcD } from '@undercroft/abc-d/bot';");
    expect(text).toContain("  'abc-d': abcD,");
    expect(text).toContain('"@undercroft/abc-d": "*"');
  });
});

/** What the catalog says about a game whose package opens everything but this: which files name it. */
function namedWithout(missing: string): readonly string[] {
  const exports = Object.fromEntries(Object.entries(EXPORTS).filter(([key]) => key !== missing));
  let named: readonly string[] = [];
  withRepository({ ...GAME, 'games/abc-d/package.json': JSON.stringify({ exports }) }, (folder) => {
    const { stale } = plan(folder);
    expect(stale.map(({ path }) => path)).toContain('games/abc-d/src/generated/rule-ids.ts');
    named = stale.filter(({ path, text }) => path.startsWith('packages/catalog') && text.includes('abc-d')).map(({ path }) => path);
  });
  return named;
}

test.each(['.', './text', './bot', './statistics', './ascii'])(
  'the catalog does not list a game whose package has no %s, and its rulebook is written all the same',
  (missing) => {
    expect(namedWithout(missing)).toEqual([]);
  },
);

const ABOUT = { undercroft: { players: [1, 4], minutes: 25 } };
const PLAIN = {
  ...GAME,
  'games/abc-d/package.json': JSON.stringify({
    exports: { '.': 'g', './text': 't', './bot': 'b', './statistics': 's', './ascii': 'a' },
    ...ABOUT,
  }),
  'games/abc-d/rules.md': RULES.replace('# Title', '# Abc: rules').replace('Prose is left out.', 'A game of dice. More prose.'),
  'games/abc-d/rules.nl.md': '# Abé: regels\n\nEen spel met dobbelstenen.\n',
  'games/abc-d/rules.ja.md': '# エー：ルール\n\nサイコロのゲーム。続き。\n',
};

test('a game without a board has the plain one, and a plain home tile with the title and the first sentence of its rulebooks', () => {
  withRepository(PLAIN, (folder) => {
    const texts = new Map(plan(folder).stale.map(({ path, text }) => [path, text]));
    const homeTiles = texts.get('packages/catalog/src/home-tiles.ts');
    expect(homeTiles).toContain("id: 'abc-d',\n    players: [1, 4],\n    minutes: 25,");
    expect(homeTiles).toContain("en: { title: 'Abc', blurb: 'A game of dice.' }");
    expect(homeTiles).toContain("nl: { title: 'Abé', blurb: 'Een spel met dobbelstenen.' }");
    expect(homeTiles).toContain("ja: { title: 'エー', blurb: 'サイコロのゲーム。' }");
    expect(texts.get('packages/catalog/src/web.ts')).toContain("ascii: async () => (await import('@undercroft/abc-d/ascii')).ascii");
    expect(texts.get('packages/catalog/src/web.ts')).not.toContain('board:');
    expect(texts.get('packages/catalog/src/page.ts')).toContain('boarded: readonly string[] = [];');
  });
});

test('a game with a board and a home tile of its own is listed with them', () => {
  withRepository(GAME, (folder) => {
    const texts = new Map(plan(folder).stale.map(({ path, text }) => [path, text]));
    expect(texts.get('packages/catalog/src/home-tiles.ts')).toContain("import { homeTile as abcD } from '@undercroft/abc-d/home-tile';");
    expect(texts.get('packages/catalog/src/web.ts')).toContain("board: async () => (await import('@undercroft/abc-d/web')).board");
    expect(texts.get('packages/catalog/src/page.ts')).toContain("['abc-d']");
  });
});

test('what a plain home tile is missing is named by file', () => {
  const bare = {
    ...PLAIN,
    'games/abc-d/package.json': PLAIN['games/abc-d/package.json'].replace('players', 'play'),
    'games/abc-d/rules.ja.md': '',
  };
  withRepository(bare, (folder) => {
    expect(plan(folder).problems.map((problem) => problem.split(':1:')[0])).toEqual(
      expect.arrayContaining(['games/abc-d/package.json', 'games/abc-d/rules.ja.md']),
    );
  });
});

test('a game with rules to come is not listed, whatever its package opens', () => {
  withRepository({ ...GAME, 'games/abc-d/rules-to-come.md': '- ABC-B-01\n' }, (folder) => {
    const named = plan(folder).stale.filter(({ path, text }) => path.startsWith('packages/catalog') && text.includes('abc-d'));
    expect(named).toEqual([]);
  });
});

test('rules to come may be cited by the code, and are in no rulebook', () => {
  const toCome = '# To come\n\nNot built: ABC-A-07.\n\n- ABC-B-01 ABC-B-02\n- ABC-OPT-C-10\n';
  withRepository({ ...GAME, 'games/abc-d/rules-to-come.md': toCome }, (folder) => {
    const texts = new Map(plan(folder).stale.map(({ path, text }) => [path, text]));
    const ids = texts.get('games/abc-d/src/generated/rule-ids.ts');
    expect(ids).toContain("export const RULES_TO_COME = [\n  'ABC-B-01',\n  'ABC-B-02',\n  'ABC-OPT-C-10',\n] as const;");
    expect(ids).toContain('export type RuleId = (typeof RULE_IDS)[number] | (typeof RULES_TO_COME)[number];');
    expect(texts.get('games/abc-d/src/generated/rulebook-en.ts')).not.toContain('ABC-B-01');
  });
});

test('a tag may name an edition', () => {
  expect(rulesOf(parseRules('rules.md', '## A (`ABC-A`)\n- **ABC-A-01** [2.3c] Text.'))).toEqual([
    { id: 'ABC-A-01', tag: '2.3c', text: 'Text.' },
  ]);
});

const LOCK = {
  packages: {
    '': { name: 'all' },
    'games/gone': { name: '@undercroft/gone', version: '1.0.0' },
    'node_modules/@undercroft/catalog': { resolved: 'packages/catalog', link: true },
    'node_modules/@undercroft/gone': { resolved: 'games/gone', link: true },
    'packages/catalog': { name: '@undercroft/catalog', dependencies: { '@undercroft/gone': '*' } },
  },
};

const OWN = { name: '@undercroft/abc-d', version: '0.1.0', license: 'MIT' };
const withLock = (more: object): Readonly<Record<string, string>> => ({
  ...PLAIN,
  'games/abc-d/package.json': JSON.stringify({ exports: EXPORTS, ...OWN, ...more }),
  'package-lock.json': JSON.stringify(LOCK),
});

test('the lockfile holds every game of the folder and none that is gone, in the order of npm', () => {
  withRepository(withLock({}), (folder) => {
    const text = plan(folder).stale.find(({ path }) => path === 'package-lock.json')?.text ?? '{}';
    const packages = recordAt(JSON.parse(text), 'packages');
    expect(Object.keys(packages)).toEqual([
      '',
      'games/abc-d',
      'node_modules/@undercroft/abc-d',
      'node_modules/@undercroft/catalog',
      'packages/catalog',
    ]);
    expect(packages['games/abc-d']).toEqual(OWN);
    const TYPES = { '@undercroft/bots': '*', '@undercroft/presentation': '*', '@undercroft/kernel': '*' };
    expect(recordAt(packages, 'packages/catalog', 'dependencies')).toEqual({ '@undercroft/abc-d': '*', ...TYPES });
  });
});

test('a dependency that is not in the lockfile is named', () => {
  withRepository(withLock({ dependencies: { leftpad: '1' } }), (folder) => {
    expect(plan(folder).problems.join()).toContain('nothing here is called leftpad');
  });
  withRepository(withLock({}), (folder) => expect(plan(folder).problems.join()).not.toContain('nothing here is called'));
});
