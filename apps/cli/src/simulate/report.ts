// Owns the figures of a simulation as tables in the terminal and as JSON.

import { plot } from 'simple-ascii-chart';
import type { Statistics } from '@undercroft/bots';
import type { Language } from '@undercroft/face';
import { table, type Style } from '../terminal.ts';
import type { Say } from '../words/index.ts';
import { distribution, groupsOf, histogram, isNumeric, share, type Distribution } from './numbers.ts';
import type { Outcome, Run } from './run.ts';

export interface Labels {
  readonly language: Language;
  readonly statistics: Statistics<object> | null;
  readonly say: Say;
}

/** A longer group shows its most and its least frequent keys. */
const TOP = 10;
const BOTTOM = 5;

export const percent = (part: number): string => `${(100 * part).toFixed(1)} %`;
const figure = (value: number): string => (Number.isInteger(value) ? String(value) : value.toFixed(1));

export const groupLabel = ({ statistics, language }: Labels, group: string): string => statistics?.label?.(language, group) ?? group;
export const keyLabel = ({ statistics, language }: Labels, group: string, key: string): string =>
  statistics?.label?.(language, group, key) ?? key;

export function reportLines(run: Run, outcomes: readonly Outcome[], labels: Labels, style: Style): string[] {
  const { say } = labels;
  const head = [say('sim.setup'), say('sim.games'), say('sim.won'), say('sim.interval'), say('sim.decisions'), say('sim.median'), '5-95 %'];
  const rows = outcomes.map(({ variant, tally }) => {
    const won = share(tally['won'] ?? 0, tally['games'] ?? 0);
    const length = distribution(groupsOf(tally)['decisions'] ?? {});
    return [
      variant.label,
      String(won.of),
      percent(won.rate),
      `${percent(won.low)} - ${percent(won.high)}`,
      figure(length.mean),
      figure(length.median),
      `${length.low}-${length.high}`,
    ];
  });
  const [first = '', ...rest] = table([head, ...rows], [1, 2, 3, 4, 5, 6]);
  return [
    style.dim(say('sim.run', { seed: run.seed, jobs: run.jobs })),
    '',
    style.bold(first),
    ...rest,
    ...outcomes.flatMap((outcome) => groupLines(outcome, outcomes.length > 1, labels, style)),
  ];
}

function groupLines({ variant, tally }: Outcome, several: boolean, labels: Labels, style: Style): string[] {
  const groups = groupsOf(tally);
  const games = tally['games'] ?? 0;
  const lines: string[] = several ? ['', style.ember(`── ${variant.label}`)] : [];
  for (const [group, counts] of Object.entries(groups)) {
    if (group === 'decisions' && several) continue;
    if (isNumeric(counts))
      lines.push(
        ...distributionLines(
          group === 'decisions' ? labels.say('sim.decisions') : groupLabel(labels, group),
          distribution(counts),
          several,
          labels.say,
          style,
        ),
      );
    else lines.push('', style.bold(groupLabel(labels, group)), ...countLines(group, counts, games, labels, style));
  }
  return lines;
}

function countLines(group: string, counts: Readonly<Record<string, number>>, games: number, labels: Labels, style: Style): string[] {
  const sorted = Object.entries(counts).sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  const row = ([key, n]: readonly [string, number]): string[] => [
    `  ${keyLabel(labels, group, key)}`,
    String(n),
    labels.say('sim.per-game', { n: (n / games).toFixed(2) }),
  ];
  if (sorted.length <= TOP + BOTTOM) return table(sorted.map(row), [1, 2]);
  const lines = table([...sorted.slice(0, TOP), ...sorted.slice(-BOTTOM)].map(row), [1, 2]);
  return [...lines.slice(0, TOP), style.dim(`  … ${labels.say('play.more', { n: sorted.length - TOP - BOTTOM })}`), ...lines.slice(TOP)];
}

function distributionLines(label: string, spread: Distribution, several: boolean, say: Say, style: Style): string[] {
  const line = say('sim.distribution', { mean: figure(spread.mean), median: figure(spread.median), low: spread.low, high: spread.high });
  const bars = histogram(spread, 40);
  const chart =
    several || bars.length < 2
      ? []
      : plot(
          bars.map(([from, n]) => [from, n] as [number, number]),
          { width: 72, height: 8, mode: 'bar', customXAxisTicks: bars.filter((_, i) => i % 6 === 0).map(([from]) => from) },
        ).split('\n');
  return ['', `${style.bold(label)}  ${line}`, ...chart.filter((one) => one.trim() !== '')];
}

/** Everything as data; distributions with their counts, so that others can go on computing. */
export function reportJson(run: Run, outcomes: readonly Outcome[]): object {
  const results = outcomes.map(({ variant, tally }) => {
    const groups = groupsOf(tally);
    const numeric = Object.entries(groups).filter(([, counts]) => isNumeric(counts));
    return {
      label: variant.label,
      bot: variant.bot,
      setup: variant.setup,
      games: tally['games'] ?? 0,
      won: share(tally['won'] ?? 0, tally['games'] ?? 0),
      distributions: Object.fromEntries(numeric.map(([group, counts]) => [group, distribution(counts)])),
      counts: Object.fromEntries(Object.entries(groups).filter(([, counts]) => !isNumeric(counts))),
    };
  });
  return { game: run.game, seed: run.seed, games: run.games, results };
}
