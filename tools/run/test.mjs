// npm test: every check, then every test, then one plain line with the numbers.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { checks, vitest } from './checks.mjs';
import { runPhases } from './phases.mjs';
import { root } from './spawn.mjs';

/** @param {string} name */
const report = (name) => join(root, '.cache', `vitest-${name}.json`);

/** @param {string} name
 *  @param {readonly string[]} args
 *  @param {string} fix
 *  @returns {import('./checks.mjs').Phase} */
function testPhase(name, args, fix) {
  const run = () => {
    mkdirSync(join(root, '.cache'), { recursive: true });
    rmSync(report(name), { force: true });
    return vitest([...args, '--reporter=default', '--reporter=json', `--outputFile.json=${report(name)}`]);
  };
  return { name, run, fix };
}

const tidy = testPhase('tidy', ['--project=tidy'], 'npm run vitest -- tools/tidy');
const tests = testPhase('tests', ['--project=!tidy'], 'npm run vitest -- <file>');

/** @typedef {{ status: string, fullName?: string, failureMessages?: string[] }} Outcome
 *  @typedef {{ name: string, status: string, message?: string, assertionResults: Outcome[] }} FileResult
 *  @typedef {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number, testResults: FileResult[] }} Report */

/** Tests passed and failed in one report; a file that could not even be loaded counts as one failure.
 *  @param {Report} report */
export function numbersOf({ numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults }) {
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((one) => one.status === 'failed'),
  );
  return { passed: numPassedTests, failed: numFailedTests + broken.length, skipped: numPendingTests + numTodoTests };
}

/** What failed, a line each: the file, the test, and the first line of why.
 *  @param {Report} report */
export function failuresOf({ testResults }) {
  return testResults.flatMap(({ name, status, message = '', assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter((one) => one.status === 'failed');
    if (failed.length === 0) return status === 'failed' ? [`${file}: ${firstLine(message)}`] : [];
    return failed.map(({ fullName = '', failureMessages = [] }) => `${file} > ${fullName.trim()}: ${firstLine(failureMessages[0] ?? '')}`);
  });
}
/** @param {string} text */
const firstLine = (text) => text.split('\n', 1)[0] ?? '';

/** The test files that ran more than once: what they hold would be counted twice.
 *  @param {readonly Report[]} reports */
export function ranTwice(reports) {
  const names = reports.flatMap(({ testResults }) => testResults.map(({ name }) => name));
  return [...new Set(names.filter((name, at) => names.indexOf(name) !== at))];
}

/** @param {string} name
 *  @returns {Report} */
const reportOf = (name) =>
  existsSync(report(name))
    ? JSON.parse(readFileSync(report(name), 'utf8'))
    : { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [] };

async function run() {
  process.env['UNDERCROFT_CHROMIUM'] = await ensureBrowser();
  const failedPhases = await runPhases([...checks.slice(0, 3), tidy, ...checks.slice(3), tests]);
  const reports = [tidy, tests].map(({ name }) => ({ name, report: reportOf(name) }));
  const parts = reports.map(({ name, report }) => ({ name, ...numbersOf(report) }));
  /** @param {'passed' | 'failed' | 'skipped'} key */
  const sum = (key) => parts.reduce((total, part) => total + part[key], 0);
  // A phase that fails without a failing test in it is one failure, so that the last line never looks better than the run was.
  const silent = failedPhases.map(({ name }) => name).filter((name) => !parts.some((part) => part.name === name && part.failed > 0));
  silent.push(...ranTwice(reports.map(({ report }) => report)).map((file) => `${file}, which ran twice`));
  process.stdout.write('\n');
  for (const failure of reports.flatMap(({ report }) => failuresOf(report))) process.stdout.write(`✗ ${failure}\n`);
  if (silent.length > 0) process.stdout.write(`Counted as failures below: ${silent.join(', ')}\n`);
  if (sum('skipped') > 0) process.stdout.write(`${sum('skipped')} skipped\n`);
  process.stdout.write(`${sum('passed')} passed, ${sum('failed') + silent.length} failed\n`);
  return failedPhases.length + silent.length > 0 ? 1 : 0;
}

/** @type {import('./scripts.mjs').Target} */
export const test = { needs: 'full', run };
