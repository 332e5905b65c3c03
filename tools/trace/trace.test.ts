// Proves that the trace finds each kind of fault in a small made-up tree, and nothing in a sound one.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { faultsOf } from './faults.ts';
import { readGame } from './read.ts';
import { trace } from './trace.ts';

const RULES = `# Abacus

## Counting (\`ABC-COUNT\`)

- **ABC-COUNT-01** [seed] One bead is one.
- **ABC-COUNT-02** [design] Two beads
  are two.
- **ABC-COUNT-03** [design] Beads are round. [note: no program can see a bead]
`;

const SOUND = {
  'games/abacus/rules.md': RULES,
  'games/abacus/src/rules/count.ts': "// ABC-COUNT-01: one is one.\nexport const step = 'ABC-COUNT-02/a';\n",
  'games/abacus/src/generated/rule-ids.ts': "export const RULE_IDS = ['ABC-COUNT-99'];\n",
  'games/abacus/src/generated/rulebook-en.ts': "export const text = 'ABC-COUNT-98';\n",
  'games/abacus/tests/rules/count.test.ts': "test('[ABC-COUNT-01, ABC-COUNT-02/a] beads are counted', () => {});\n",
  'games/abacus/tests/golden/one.transcript': `# see ABC-COUNT-97\n? seat 0 count (2)${' '.repeat(40)}ABC-COUNT-01\n  . bead.moved n=1${' '.repeat(40)}ABC-COUNT-02/a\n`,
};

function withTree<V>(change: Readonly<Record<string, string>>, look: (root: string) => V): V {
  const root = mkdtempSync(join(tmpdir(), 'undercroft-trace-'));
  try {
    for (const [path, text] of Object.entries({ ...SOUND, ...change })) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
    return look(root);
  } finally {
    rmSync(root, { recursive: true });
  }
}

const faults = (change: Readonly<Record<string, string>>): readonly string[] =>
  withTree(change, (root) => faultsOf(readGame(root, 'abacus')));
const more = (path: keyof typeof SOUND, text: string): Record<string, string> => ({ [path]: SOUND[path] + text });

test('a sound tree has no faults', () => {
  expect(faults({})).toEqual([]);
});

test('an unknown ID in the code is named with its line', () => {
  expect(faults(more('games/abacus/src/rules/count.ts', "\nexport const x = 'ABC-COUNT-77';\n"))).toEqual([
    'games/abacus/src/rules/count.ts:4: ABC-COUNT-77 is not in rules.md; correct the ID',
  ]);
});

test('an unknown ID in a test of any package is named with its line', () => {
  expect(faults({ 'packages/x/tests/x.test.ts': "\n\ntest('[ABC-BEAD-01] nothing', () => {});\n" })).toEqual([
    'packages/x/tests/x.test.ts:3: ABC-BEAD-01 is not in rules.md; correct the ID',
  ]);
});

test('an unknown ID in a golden transcript is named with its line', () => {
  expect(faults(more('games/abacus/tests/golden/one.transcript', '  . bead.lost      ABC-COUNT-55\n'))).toEqual([
    'games/abacus/tests/golden/one.transcript:4: ABC-COUNT-55 is not in rules.md; correct the ID',
  ]);
});

test('a rule without a test is named with its line', () => {
  expect(faults({ 'games/abacus/tests/rules/count.test.ts': "test('[ABC-COUNT-01] one', () => {});\n" })).toEqual([
    "games/abacus/rules.md:6: ABC-COUNT-02 has no test; name it in one: test('[ABC-COUNT-02] ...')",
  ]);
});

test('a rule that only a comment or a test that does not run names has no test', () => {
  for (const text of [
    '// [ABC-COUNT-02] a comment\n',
    '/* [ABC-COUNT-02]\n [ABC-COUNT-02] */\n',
    "test.skip('[ABC-COUNT-02] later', () => {});\n",
    "test.todo('[ABC-COUNT-02] later');\n",
    "expect('ABC-COUNT-02').toBe(1);\n",
  ]) {
    expect(faults({ 'games/abacus/tests/rules/count.test.ts': `test('[ABC-COUNT-01] one', () => {});\n${text}` })).toHaveLength(1);
  }
});

test('a rule that no code cites is named with its line', () => {
  expect(faults({ 'games/abacus/src/rules/count.ts': "export const step = 'ABC-COUNT-02';\n" })).toEqual([
    'games/abacus/rules.md:5: ABC-COUNT-01 is cited by no code; cite it where it is carried out',
  ]);
});

test('a note that also has a test is named with its line', () => {
  expect(faults(more('games/abacus/tests/rules/count.test.ts', "test('[ABC-COUNT-03] round', () => {});\n"))).toEqual([
    'games/abacus/rules.md:8: ABC-COUNT-03 has a note, so that it needs no test, and has a test; remove one of them',
  ]);
});

test('a rule that is there twice, and a game without rules, are faults', () => {
  expect(faults(more('games/abacus/rules.md', '- **ABC-COUNT-01** [seed] Again.\n'))).toEqual([
    'games/abacus/rules.md:9: ABC-COUNT-01 is there twice; keep one',
  ]);
  expect(withTree({ 'games/empty/README.md': '' }, (root) => faultsOf(readGame(root, 'empty')))).toEqual([
    'games/empty/rules.md:1: empty has no rules.md; write its rules there',
  ]);
});

const TO_COME = 'games/abacus/rules-to-come.md';

test('a rule to come may be cited by the code; named by a test it belongs into the rulebook', () => {
  const cited = { [TO_COME]: '- ABC-COUNT-04\n', ...more('games/abacus/src/rules/count.ts', "\nexport const x = 'ABC-COUNT-04';\n") };
  expect(faults(cited)).toEqual([]);
  expect(faults({ ...cited, 'games/abacus/tests/x.test.ts': "test('[ABC-COUNT-04] four', () => {});\n" })).toEqual([
    'games/abacus/tests/x.test.ts:1: ABC-COUNT-04 has a test and is still to come; move it from rules-to-come.md to rules.md',
  ]);
});

test('a rule is either built or to come', () => {
  expect(faults({ [TO_COME]: '- ABC-COUNT-01\n' })).toContain(
    'games/abacus/rules.md:5: ABC-COUNT-01 is here and in rules-to-come.md; strike it out there',
  );
});

test('the command prints faults and a table with counts, and fails only where there is a fault', () => {
  const sound = withTree({}, (root) => trace(root, []));
  expect(sound.code).toBe(0);
  expect(sound.text.split('\n').map((line) => line.trim().split(/\s{2,}/))).toEqual([
    ['game', 'rules', 'to come', 'noted', 'tested', 'in code', 'in goldens', 'faults'],
    ['abacus', '3', '0', '1', '2', '2', '2', '0'],
    [''],
  ]);
  const broken = withTree({ 'games/abacus/src/rules/count.ts': '' }, (root) => trace(root, ['abacus']));
  expect(broken.code).toBe(1);
  expect(broken.text).toMatch(/^games\/abacus\/rules\.md:5: ABC-COUNT-01 is cited by no code/);
});

test('--rule shows everything about one rule', () => {
  const { text, code } = withTree({}, (root) => trace(root, ['--rule', 'ABC-COUNT-02/a']));
  expect(code).toBe(0);
  for (const part of [
    'ABC-COUNT-02 [design]  games/abacus/rules.md:6',
    'Two beads are two.',
    'games/abacus/src/rules/count.ts:2',
    'games/abacus/tests/rules/count.test.ts:1',
    'games/abacus/tests/golden/one.transcript:3',
  ])
    expect(text).toContain(part);
  expect(withTree({}, (root) => trace(root, ['--rule', 'ABC-COUNT-42']))).toEqual({ text: 'No rulebook has ABC-COUNT-42.\n', code: 1 });
});

test('--json gives the same to a program', () => {
  const { text } = withTree({}, (root) => trace(root, ['--json']));
  expect(JSON.parse(text)).toMatchObject({
    games: [
      {
        game: 'abacus',
        rules: [{ id: 'ABC-COUNT-01', code: ['games/abacus/src/rules/count.ts:1'] }, {}, { note: 'no program can see a bead', tests: [] }],
        faults: [],
      },
    ],
  });
});

test('a game that is not there is said to be missing', () => {
  expect(withTree({}, (root) => trace(root, ['chess']))).toEqual({ text: 'There is no game chess. Games: abacus\n', code: 1 });
});
