// Owns the embedded store beside what it was before there was a second one: an earlier commit is unpacked and measured in turn with this one.

import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isList, isRecord } from '@undercroft/kernel';
import { MOVES_A_ROUND } from '../../../apps/server/bench/latency.ts';
import { figureOf, type Scale } from '../measure.ts';
import type { Section } from '../report.ts';

/** The last commit at which a folder was all there was to keep data in. */
const EARLIER = '8d9fd389e2f6fa7b32eb26b7e39794ea837594c7';
const HERE = fileURLToPath(new URL('../../..', import.meta.url));
const ROUND_MS = 120_000;
/** Runs in either checkout: its own server, store and client. */
const ROUND = `
import { latency } from './apps/server/bench/latency.ts';
process.stdout.write(JSON.stringify(await latency(1)), () => process.exit(0));
`;

interface Measured {
  readonly p50: number;
  readonly p99: number;
  readonly stored: number;
}

export async function earlierSections({ rounds }: Scale): Promise<readonly Section[]> {
  const folder = mkdtempSync(join(tmpdir(), 'undercroft-earlier-'));
  try {
    const problem = unpack(folder);
    if (problem !== null) return [sectionOf([], [], [problem])];
    const [before, now]: [Measured[], Measured[]] = [[], []];
    for (let i = 0; i < rounds; i++) {
      // Neither is always the first.
      for (const [checkout, figures] of i % 2 === 0
        ? [[folder, before] as const, [HERE, now] as const]
        : [[HERE, now] as const, [folder, before] as const])
        figures.push(measure(checkout));
    }
    return [sectionOf(before, now, [])];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Null when it lies there with what it needs; otherwise why not. */
function unpack(folder: string): string | null {
  const archive = spawnSync('git', ['archive', '--format=tar', EARLIER], { cwd: HERE, maxBuffer: 1 << 30 });
  if (archive.status !== 0) return `Not measured: commit ${EARLIER.slice(0, 8)} is not in this checkout.`;
  execFileSync('tar', ['-x', '-C', folder], { input: archive.stdout });
  const npm = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  // npm hands its own settings to what it runs; an install in another folder must not inherit them.
  const own = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('npm_')));
  return spawnSync('npm', npm, { cwd: folder, env: own, stdio: ['ignore', 2, 2], timeout: 300_000 }).status === 0
    ? null
    : 'Not measured: what the earlier commit needs could not be installed.';
}

function measure(cwd: string): Measured {
  const args = ['--input-type=module', '--eval', ROUND];
  const { status, stdout } = spawnSync(process.execPath, args, { cwd, stdio: ['ignore', 'pipe', 'inherit'], timeout: ROUND_MS });
  if (status !== 0) throw new Error(`a round in ${cwd} failed`);
  const told: unknown = JSON.parse(stdout.toString());
  const first = (name: string, part: string): number => {
    const spread = isRecord(told) ? told[name] : null;
    const values = isRecord(spread) ? spread[part] : null;
    const value: unknown = isList(values) ? values[0] : null;
    return typeof value === 'number' ? value : Number.NaN;
  };
  return { p50: first('move', 'p50'), p99: first('move', 'p99'), stored: first('stored', 'p50') };
}

function sectionOf(before: readonly Measured[], now: readonly Measured[], problems: readonly string[]): Section {
  const row = (what: string, of: (one: Measured) => number) => ({
    what,
    unit: 'ms',
    figures: {
      before: figureOf(before.map(of)),
      now: figureOf(now.map(of)),
      'times before': figureOf(now.map((one, i) => of(one) / (before[i] === undefined ? Number.NaN : of(before[i])))),
    },
  });
  const rows = [
    row('a durable move, p50', ({ p50 }) => p50),
    row('a durable move, p99', ({ p99 }) => p99),
    row('of it the store, p50', ({ stored }) => stored),
  ];
  return {
    title: 'The embedded store before and after there was another',
    columns: ['before', 'now', 'times before'],
    rows: problems.length === 0 ? rows : [],
    notes: [
      ...problems,
      `Commit ${EARLIER.slice(0, 8)} and this one in turn, ${before.length} rounds of ${MOVES_A_ROUND} moves, each with its own server and client; the ratio is taken within each round.`,
    ],
    aims: [],
  };
}
