// Proves the runner's own judgements: which Node will do, and what the last line of npm test counts.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { satisfies } from './node.mjs';
import { run } from './spawn.mjs';
import { failuresOf, numbersOf, ranTwice } from './test.mjs';

const RANGE = '^22.19.0 || ^24.5.0 || >=26';
const runner = fileURLToPath(new URL('../run.mjs', import.meta.url));

test.each(['22.19.0', '22.20.1', '24.5.0', '24.21.0', '26.0.0', '27.1.0'])('Node %s will do', (version) => {
  expect(satisfies(version, RANGE)).toBe(true);
});

test.each(['18.20.0', '20.20.2', '22.18.9', '23.9.0', '24.4.9', '25.2.0'])('Node %s is too old or between releases', (version) => {
  expect(satisfies(version, RANGE)).toBe(false);
});

test('a range of another form is refused, not guessed', () => {
  expect(() => satisfies('24.5.0', '~24.5.0')).toThrow('cannot read the Node range');
});

test('a test file that could not be loaded counts as a failure', () => {
  const testResults = [
    { name: 'a', status: 'passed', assertionResults: [{ status: 'passed' }] },
    { name: 'b', status: 'failed', assertionResults: [{ status: 'passed' }, { status: 'failed' }] },
    { name: 'c', status: 'failed', assertionResults: [] },
  ];
  const report = { numPassedTests: 2, numFailedTests: 1, numPendingTests: 3, numTodoTests: 1, testResults };
  expect(numbersOf(report)).toEqual({ passed: 2, failed: 2, skipped: 4 });
});

test('what failed is named with its file and the first line of why', () => {
  const testResults = [
    {
      name: fileURLToPath(new URL('../../a.test.ts', import.meta.url)),
      status: 'failed',
      assertionResults: [
        { status: 'passed', fullName: ' it works', failureMessages: [] },
        { status: 'failed', fullName: ' it is round', failureMessages: ['Error: it is not\n    at a.test.ts:3'] },
      ],
    },
    {
      name: fileURLToPath(new URL('../../b.test.ts', import.meta.url)),
      status: 'failed',
      message: 'cannot be loaded\nat all',
      assertionResults: [],
    },
  ];
  const report = { numPassedTests: 1, numFailedTests: 1, numPendingTests: 0, numTodoTests: 0, testResults };
  expect(failuresOf(report)).toEqual(['a.test.ts > it is round: Error: it is not', 'b.test.ts: cannot be loaded']);
});

test('a test file that ran in two phases is found: nothing is counted twice', () => {
  const reportOn = (...names: string[]) => ({
    numPassedTests: names.length,
    numFailedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: names.map((name) => ({ name, status: 'passed', assertionResults: [{ status: 'passed' }] })),
  });
  expect(ranTwice([reportOn('a'), reportOn('b', 'c')])).toEqual([]);
  expect(ranTwice([reportOn('a', 'b'), reportOn('b', 'c')])).toEqual(['b']);
});

test('the exit code of a command is passed on, and a signal becomes one', async () => {
  expect(await run(process.execPath, ['-e', 'process.exit(7)'])).toBe(7);
  expect(await run(process.execPath, ['-e', "process.kill(process.pid, 'SIGKILL')"])).toBe(137);
});

test('an unknown target is refused with the list of scripts', () => {
  const { status, stderr } = spawnSync(process.execPath, [runner, 'script', 'fly'], { encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toContain('Scripts: typecheck, lint');
});
