// npm run bench: measures kernel, games, table, server and page, each part in a process of its own, and prints tables.

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { GROUPS, isGroup, PARTS, runPart, TITLES, type GroupName } from './groups.ts';
import type { Scale } from './measure.ts';
import { pageWith } from './page.ts';
import { asText, type Group, type Section } from './report.ts';

const USAGE = `npm run bench -- [--json] [--write] [--quick] [--only ${GROUPS.join('|')}]
  --json   print the figures as JSON
  --write  write docs/benchmarks.md; with --only, that part of it, and the others stay
  --quick  fewer and shorter rounds
  --only   one group: ${GROUPS.map((name) => `${name} (${TITLES[name]})`).join(', ')}; may be given several times
`;
const FULL: Scale = { rounds: 7, ms: 300, tables: 10_000, played: 1_000, visits: 7 };
const QUICK: Scale = { rounds: 3, ms: 100, tables: 500, played: 100, visits: 2 };
const CHILD_MS = 900_000;
const page = fileURLToPath(new URL('../../docs/benchmarks.md', import.meta.url));

interface Options {
  readonly json: boolean;
  readonly write: boolean;
  readonly quick: boolean;
  readonly help: boolean;
  readonly groups: readonly GroupName[];
  /** Used by the benchmark itself: one part, in a process of its own. */
  readonly part?: string | undefined;
}

function optionsFrom(args: string[]): Options {
  const flag = { type: 'boolean', default: false } as const;
  const none: string[] = [];
  const only = { type: 'string', multiple: true, default: none } as const;
  const { values } = parseArgs({ args, options: { json: flag, write: flag, quick: flag, help: flag, only, part: { type: 'string' } } });
  const unknown = values.only.find((name) => !isGroup(name));
  if (unknown !== undefined) throw new Error(`--only is one of ${GROUPS.join(', ')}, not ${unknown}`);
  if (values.write && values.quick) throw new Error('--write needs figures in full: leave out --quick');
  return { ...values, groups: values.only.length === 0 ? GROUPS : GROUPS.filter((name) => values.only.includes(name)) };
}

/** A process for each part: what one game makes of the compiler and the heap does not weigh on the next. */
function inChild(part: string, quick: boolean): readonly Section[] {
  process.stderr.write(`bench: ${part} ...\n`);
  const args = ['--expose-gc', fileURLToPath(import.meta.url), '--part', part, ...(quick ? ['--quick'] : [])];
  const { status, stdout } = spawnSync(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 1 << 26,
    timeout: CHILD_MS,
  });
  if (status !== 0) throw new Error(`the part "${part}" failed`);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Written by this same program.
  return JSON.parse(stdout.toString()) as Section[];
}

const machine = `${cpus()[0]?.model.trim() ?? 'unknown processor'}, ${availableParallelism()} cores, ${process.platform} ${process.arch}, Node ${process.versions.node}`;
const load = (): number => loadavg()[0] ?? Number.NaN;

async function measured(name: GroupName, quick: boolean): Promise<Group> {
  const parts = await PARTS[name]();
  const before = load();
  const sections = parts.flatMap((part) => inChild(part, quick));
  return { name, title: TITLES[name], machine, load: [before, load()], sections };
}

function write(groups: readonly Group[]): void {
  mkdirSync(dirname(page), { recursive: true });
  writeFileSync(page, pageWith(existsSync(page) ? readFileSync(page, 'utf8') : '', groups, GROUPS));
  process.stderr.write(`bench: wrote ${groups.map(({ name }) => name).join(', ')} into docs/benchmarks.md\n`);
}

async function main(): Promise<void> {
  const options = optionsFrom(process.argv.slice(2));
  if (options.help) return void process.stdout.write(USAGE);
  if (options.part !== undefined) {
    // Ended here: a browser or a line that is still closing is none of the figures.
    const text = JSON.stringify(await runPart(options.part, options.quick ? QUICK : FULL));
    return void process.stdout.write(text, () => process.exit(0));
  }
  const groups: Group[] = [];
  for (const name of options.groups) {
    const group = await measured(name, options.quick);
    groups.push(group);
    if (!options.json) process.stdout.write(`${asText(group)}\n`);
    // At once: what is measured stays if a later group fails.
    if (options.write) write([group]);
  }
  if (options.json) process.stdout.write(`${JSON.stringify(groups, null, 2)}\n`);
}

try {
  await main();
} catch (error) {
  process.stderr.write(`bench: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
