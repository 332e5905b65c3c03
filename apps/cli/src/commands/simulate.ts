// Owns the command simulate: plays many games with bots on all cores; reports as table, JSON or plot.

import { availableParallelism } from 'node:os';
import { SingleBar } from 'cli-progress';
import { bestBot, botsOf, gameNamed, statisticsOf, textOf, type Bots } from '../catalog.ts';
import { mustBeFree, writeAtomically } from '../files.ts';
import { userPath } from '../invocation.ts';
import type { SetupFlags } from '../setup.ts';
import { groupsOf } from '../simulate/numbers.ts';
import { reportJson, reportLines, type Labels } from '../simulate/report.ts';
import { simulateAll, type Run } from '../simulate/run.ts';
import { variantsOf } from '../simulate/variants.ts';
import { Stop } from '../stop.ts';
import { pageWidth, print, styleFor, type Context, type Shared } from './context.ts';

export interface SimulateFlags extends SetupFlags, Shared {
  readonly games: number;
  readonly bot?: string;
  readonly seed: string;
  readonly jobs?: number;
  readonly json?: boolean;
  readonly plot?: string;
  readonly group?: string;
  readonly vary?: readonly string[];
  readonly force?: boolean;
  readonly questions?: boolean;
}

const nameOfBest = (bots: Bots): string => Object.keys(bots).find((name) => bots[name] === bestBot(bots)) ?? 'random';

export async function simulate(id: string | undefined, flags: SimulateFlags, { say, language }: Context): Promise<void> {
  const game = await gameNamed(id, say);
  const text = await textOf(game, language);
  const bots = await botsOf(game);
  const variants = variantsOf(game, text, bots, { ...flags, bot: flags.bot ?? nameOfBest(bots) }, say);
  const plotFile = flags.plot === undefined ? null : plotTarget(flags.plot, flags.force === true, say);
  const jobs = flags.jobs ?? availableParallelism();
  const run: Run = { game: game.id, variants, games: flags.games, seed: flags.seed, jobs, questions: flags.questions === true };
  const bar = process.stderr.isTTY
    ? new SingleBar({
        format: `{bar} {percentage} % {value}/{total}  ${say('sim.left')} {eta_formatted}`,
        hideCursor: true,
        clearOnComplete: true,
        barCompleteChar: '█',
        barIncompleteChar: '░',
      })
    : null;
  bar?.start(run.games * variants.length, 0);
  const outcomes = await simulateAll(run, (games) => bar?.increment(games), say).finally(() => bar?.stop());
  const labels: Labels = { language, say, statistics: await statisticsOf(game) };
  if (plotFile !== null) {
    const known = Object.keys(groupsOf(outcomes[0]?.tally ?? {}));
    if (flags.group !== undefined && !known.includes(flags.group))
      throw new Stop(say('error.group', { got: flags.group, groups: known.join(', ') }));
    // Loaded on demand: the plotting libraries are slow to load.
    const { picture, pngOf } = await import('../simulate/plot.ts');
    const svg = picture(outcomes, flags.group, labels);
    writeAtomically(plotFile, plotFile.endsWith('.png') ? pngOf(svg) : svg, say);
  }
  print(
    flags.json === true ? [JSON.stringify(reportJson(run, outcomes))] : reportLines(run, outcomes, labels, styleFor(flags), pageWidth()),
  );
  if (plotFile !== null && flags.json !== true) print(['', say('sim.plotted', { file: plotFile })]);
}

function plotTarget(given: string, force: boolean, say: Context['say']): string {
  const file = userPath(given);
  if (!/\.(svg|png)$/.test(file)) throw new Stop(say('error.plot-kind', { file: given }));
  mustBeFree(file, force, say);
  return file;
}
