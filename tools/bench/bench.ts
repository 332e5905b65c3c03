// npm run bench: measures the toy game and every game of the catalog, each in a process of its own, and prints tables.

import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ensureBoardgameIo } from './boardgame-io/install.ts';
import { botOf, catalogGames } from './catalog.ts';
import type { Effort } from './measure.ts';
import { asMarkdown, asText, type Report, type Section } from './report.ts';

const USAGE = `npm run bench -- [--json] [--write] [--quick] [--only toy|game]
  --json   print the figures as JSON
  --write  write docs/benchmarks.md
  --quick  fewer and shorter rounds
  --only   only the toy game, or only the games of the catalog
`;
const FULL: Effort = { rounds: 7, ms: 300 };
const QUICK: Effort = { rounds: 3, ms: 100 };
const CHILD_MS = 120_000;
const page = fileURLToPath(new URL('../../docs/benchmarks.md', import.meta.url));

interface Options {
  readonly json: boolean;
  readonly write: boolean;
  readonly quick: boolean;
  readonly help: boolean;
  readonly only?: string | undefined;
  /** Used by the benchmark itself: one part, in a process of its own. */
  readonly part?: string | undefined;
}

function optionsFrom(args: string[]): Options {
  const flag = { type: 'boolean', default: false } as const;
  const word = { type: 'string' } as const;
  const { values } = parseArgs({ args, options: { json: flag, write: flag, quick: flag, help: flag, only: word, part: word } });
  if (values.only !== undefined && values.only !== 'toy' && values.only !== 'game')
    throw new Error(`--only is toy or game, not ${values.only}`);
  if (values.write && (values.quick || values.only !== undefined))
    throw new Error('--write needs all figures, in full: leave out --quick and --only');
  return values;
}

const TOY_PARTS = ['toy play', 'toy table', 'toy search', 'toy position', 'toy profile'];

/** What a child process does: one part of the toy, or `game <id>`. */
async function runPart(part: string, effort: Effort): Promise<readonly Section[]> {
  const { games } = await catalogGames();
  const game = games.find(({ id }) => `game ${id}` === part);
  if (game !== undefined) return (await import('./sections/game.ts')).gameSections(game, effort, await botOf(game));
  const toy = (await import('./sections/toy.ts')).toyParts[part];
  if (toy === undefined) throw new Error(`there is no part "${part}"`);
  return [toy(effort)];
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
  return JSON.parse(stdout.toString()) as Section[];
}

async function allSections({ only, quick }: Options): Promise<readonly Section[]> {
  const sections: Section[] = [];
  if (only !== 'game') {
    const problem = ensureBoardgameIo();
    if (problem !== null) throw new Error(problem);
    for (const part of TOY_PARTS) sections.push(...inChild(part, quick));
  }
  if (only === 'toy') return sections;
  const { games, problem } = await catalogGames();
  if (problem !== null) sections.push({ title: 'Games of the catalog', columns: [], rows: [], notes: [`Skipped: ${problem}`] });
  for (const { id } of games) sections.push(...inChild(`game ${id}`, quick));
  return sections;
}

async function main(): Promise<void> {
  const options = optionsFrom(process.argv.slice(2));
  if (options.help) return void process.stdout.write(USAGE);
  if (options.part !== undefined)
    return void process.stdout.write(JSON.stringify(await runPart(options.part, options.quick ? QUICK : FULL)));
  const machine = `${cpus()[0]?.model.trim() ?? 'unknown processor'}, ${availableParallelism()} cores, ${process.platform} ${process.arch}, Node ${process.versions.node}`;
  const report: Report = { machine, command: 'npm run bench', sections: await allSections(options) };
  if (options.json) process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
  else process.stdout.write([`${machine}\n`, ...report.sections.map(asText)].join('\n'));
  if (!options.write) return;
  mkdirSync(dirname(page), { recursive: true });
  writeFileSync(page, asMarkdown(report));
  process.stderr.write('bench: wrote docs/benchmarks.md\n');
}

try {
  await main();
} catch (error) {
  process.stderr.write(`bench: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
