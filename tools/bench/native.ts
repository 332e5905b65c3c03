// Owns where the time goes below the functions: the ticks that V8 writes down, told apart by whose code they fell into.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { figureOf } from './measure.ts';
import type { Row, Section } from './report.ts';

const WARM_UP_MS = 6000;
const MEASURED_MS = 4000;
const BUILT_INS = 12;
const COLUMN = 'share';

/** What V8 was doing at a tick, by the number it writes: https://github.com/v8/v8/blob/main/include/v8-unwinder.h */
const COLLECTING = 1;
const COMPILING: readonly number[] = [2, 3, 4];
const KINDS = ['compiled code of ours', 'built-ins of V8', 'C++ of the runtime', 'compiling', 'collecting garbage'] as const;
type Kind = (typeof KINDS)[number];

interface Range {
  readonly from: number;
  readonly to: number;
  readonly name: string;
}
const within = (ranges: readonly Range[], at: number): Range | undefined => ranges.find(({ from, to }) => at >= from && at < to);

export interface Ticks {
  readonly total: number;
  readonly kinds: ReadonlyMap<Kind, number>;
  readonly builtIns: ReadonlyMap<string, number>;
}

/** Reads a log of `--prof`; ticks before a time in microseconds do not count. Built-ins have fixed places, everything outside a library is compiled code. */
export function ticksIn(log: string, since: number): Ticks {
  const builtIns: Range[] = [];
  const libraries: Range[] = [];
  const kinds = new Map<Kind, number>();
  const named = new Map<string, number>();
  let total = 0;
  for (const line of log.split('\n')) {
    const [what, a = '', b = '', c = '', d = '', e = '', f = ''] = line.split(',');
    if (what === 'code-creation' && a === 'Builtin') builtIns.push({ from: Number(d), to: Number(d) + Number(e), name: f });
    else if (what === 'shared-library') libraries.push({ from: Number(b), to: Number(c), name: a });
    else if (what === 'tick' && Number(b) >= since) {
      total++;
      const builtIn = within(builtIns, Number(a));
      const kind = kindOf(Number(e), builtIn !== undefined, within(libraries, Number(a)) !== undefined);
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
      if (kind === 'built-ins of V8' && builtIn !== undefined) named.set(builtIn.name, (named.get(builtIn.name) ?? 0) + 1);
    }
  }
  return { total, kinds, builtIns: named };
}

function kindOf(state: number, inBuiltIn: boolean, inLibrary: boolean): Kind {
  if (state === COLLECTING) return 'collecting garbage';
  if (COMPILING.includes(state)) return 'compiling';
  if (inBuiltIn) return 'built-ins of V8';
  return inLibrary ? 'C++ of the runtime' : 'compiled code of ours';
}

function logOf(id: string): { readonly log: string; readonly since: number } {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const file = join(folder, 'ticks.log');
  const script = fileURLToPath(new URL('./native-play.ts', import.meta.url));
  const flags = ['--prof', '--no-logfile-per-isolate', `--logfile=${file}`];
  try {
    const { status, stdout } = spawnSync(process.execPath, [...flags, script, id, String(WARM_UP_MS), String(MEASURED_MS)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    if (status !== 0) throw new Error(`random play of ${id} under --prof failed`);
    return { log: readFileSync(file, 'utf8'), since: Number(stdout) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The sampling profiler charges built-ins to the functions that call them; here they are told apart. */
export function nativeSection(title: string, id: string): Section {
  const { log, since } = logOf(id);
  const { total, kinds, builtIns } = ticksIn(log, since);
  const row = (what: string, n: number): Row => ({ what, unit: '%', figures: { [COLUMN]: figureOf([(100 * n) / total]) } });
  const largest = [...builtIns].sort((one, other) => other[1] - one[1]).slice(0, BUILT_INS);
  return {
    title,
    columns: [COLUMN],
    rows: [...KINDS.map((kind) => row(kind, kinds.get(kind) ?? 0)), ...largest.map(([name, n]) => row(`built-in ${name}`, n))],
    notes: [
      'Ticks of `node --prof` during warm random play in a process of its own, by whose code the processor was in; then the largest built-ins.',
    ],
  };
}
