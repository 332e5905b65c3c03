// Owns reports of a simulation: tables for the terminal, and JSON.

import { plot } from 'simple-ascii-chart';
import { EMPTY_KINDS, QUESTION_KINDS, type Statistics } from '@undercroft/bots';
import { isOneOf } from '@undercroft/kernel';
import type { Language } from '@undercroft/presentation';
import { table, widthOf, wrap, type Style } from '../terminal.ts';
import type { Say } from '../words/index.ts';
import { distribution, groupsOf, histogram, isNumeric, share, type Distribution, type Share } from './numbers.ts';
import type { Outcome, Run } from './run.ts';
import { equalShare, hasSeats, sharesOf } from './seats.ts';

export interface Labels {
  readonly language: Language;
  readonly statistics: Statistics<object> | null;
  readonly say: Say;
}

/** Longer groups show only their most and least frequent keys. */
const TOP = 10;
const BOTTOM = 5;
/** Maximum number of setups side by side; also the minimum number of bars for a chart. */
const MOST_COLUMNS = 8;

export const percent = (part: number): string => `${(100 * part).toFixed(1)} %`;
const figure = (value: number): string => (Number.isInteger(value) ? String(value) : value.toFixed(1));

/** What simulations count of any game. */
const QUESTIONS = 'questions';

export const groupLabel = ({ statistics, language, say }: Labels, group: string): string =>
  group === QUESTIONS ? say('sim.questions') : (statistics?.label?.(language, group) ?? group);
export const keyLabel = ({ statistics, language, say }: Labels, group: string, key: string): string =>
  group === QUESTIONS && isOneOf(QUESTION_KINDS, key) ? say(`sim.question.${key}`) : (statistics?.label?.(language, group, key) ?? key);

/** How many of the questions decided nothing. */
function emptyLine({ say }: Labels, counts: Readonly<Record<string, number>>, games: number): string {
  const sum = (kinds: readonly string[]): number => kinds.reduce((total, kind) => total + (counts[kind] ?? 0), 0);
  const all = sum(QUESTION_KINDS);
  return `  ${say('sim.question.empty', { part: percent(sum(EMPTY_KINDS) / Math.max(1, all)), n: (all / games).toFixed(1) })}`;
}

/** `width`: the columns of the page. Setups too long for the table are listed above it. */
export function reportLines(run: Run, outcomes: readonly Outcome[], labels: Labels, style: Style, width = 100): string[] {
  const { say } = labels;
  const head = [say('sim.setup'), say('sim.games'), say('sim.won'), say('sim.interval'), say('sim.decisions'), say('sim.median'), '5-95 %'];
  const several = outcomes.length > 1;
  const names = outcomes.map(({ variant }, i) => (several ? `(${i + 1}) ${variant.words}` : variant.words));
  const rows = outcomes.map(({ tally }, i) => {
    const won = share(tally['won'] ?? 0, tally['games'] ?? 0);
    const length = distribution(groupsOf(tally)['decisions'] ?? {});
    return [
      names[i] ?? '',
      String(won.of),
      percent(won.rate),
      `${percent(won.low)} - ${percent(won.high)}`,
      figure(length.mean),
      figure(length.median),
      `${length.low}-${length.high}`,
    ];
  });
  const whole = table([head, ...rows], RIGHT);
  const tooWide = whole.some((line) => widthOf(line) > width);
  const [first = '', ...rest] = tooWide
    ? table([head, ...rows.map((row, i) => [several ? `(${i + 1})` : '', ...row.slice(1)])], RIGHT)
    : whole;
  return [
    style.dim(say('sim.run', { seed: run.seed, jobs: run.jobs })),
    ...(tooWide ? names.flatMap((name) => wrap(name, width, '    ')) : []),
    '',
    style.bold(first),
    ...rest,
    ...outcomes.flatMap((outcome, i) => seatLines(outcome, several ? `(${i + 1}) ` : '', labels, style)),
    ...(several ? comparedLines(outcomes, labels, style) : outcomes.flatMap((outcome) => groupLines(outcome, labels, style))),
  ];
}

/** Win rates of games with several seats: by seat and bot; for a single setup also by the game's own marks. */
function seatLines({ tally }: Outcome, mark: string, labels: Labels, style: Style): string[] {
  if (!hasSeats(tally)) return [];
  const equal = equalShare(tally);
  const groups = sharesOf(tally);
  const own: Readonly<Record<string, string>> = { seat: labels.say('sim.seat'), bot: labels.say('sim.bot') };
  const names = mark === '' ? ['seat', 'bot', ...Object.keys(groups).filter((group) => own[group] === undefined)] : ['seat', 'bot'];
  return names.flatMap((group) => {
    const found = Object.entries(groups[group] ?? {}).sort((a, b) =>
      group === 'seat' ? Number(a[0]) - Number(b[0]) : b[1].rate - a[1].rate,
    );
    if (found.length === 0) return [];
    const rows = found.map(([key, one]): string[] => [`  ${keyLabel(labels, group, key)}`, ...shareCells(one, equal)]);
    const all = table(
      [[`${mark}${own[group] ?? groupLabel(labels, group)}`, ...SHARE_HEAD.map((key) => labels.say(key))], ...rows],
      [1, 2, 3, 4],
    );
    const [head = '', ...lines] = all;
    const cut = lines.length > TOP + BOTTOM + 1;
    const more = style.dim(`  … ${labels.say('play.more', { n: lines.length - TOP - BOTTOM })}`);
    return ['', style.bold(head), ...(cut ? [...lines.slice(0, TOP), more, ...lines.slice(-BOTTOM)] : lines)];
  });
}
/** The right-aligned columns. */
const RIGHT = [1, 2, 3, 4, 5, 6];
const SHARE_HEAD = ['sim.seats', 'sim.won', 'sim.interval', 'sim.share'] as const;
/** The last cell: the win rate relative to an equal share. */
const shareCells = ({ of, rate, low, high }: Share, equal: number): string[] => [
  String(of),
  percent(rate),
  `${percent(low)} - ${percent(high)}`,
  equal > 0 ? `× ${(rate / equal).toFixed(2)}` : '-',
];

function groupLines({ tally }: Outcome, labels: Labels, style: Style): string[] {
  const games = tally['games'] ?? 0;
  return Object.entries(groupsOf(tally)).flatMap(([group, counts]) => {
    const title = group === 'decisions' ? labels.say('sim.decisions') : groupLabel(labels, group);
    if (isNumeric(counts)) return distributionLines(title, distribution(counts), labels.say, style);
    const empty = group === QUESTIONS ? [emptyLine(labels, counts, games)] : [];
    return ['', style.bold(title), ...countLines(group, counts, games, labels, style), ...empty];
  });
}

/** Compares the groups of several setups: counts per game, or means; columns are numbered like the rows above. */
function comparedLines(outcomes: readonly Outcome[], labels: Labels, style: Style): string[] {
  const all = outcomes.map(({ tally }) => groupsOf(tally));
  const names = [...new Set(all.flatMap((groups) => Object.keys(groups)))].filter((group) => group !== 'decisions').sort();
  if (names.length === 0) return [];
  if (outcomes.length > MOST_COLUMNS) return ['', style.dim(labels.say('sim.too-wide'))];
  const rows: string[][] = [['', ...outcomes.map((_, i) => `(${i + 1})`)]];
  const headings = new Set<number>();
  for (const group of names) {
    const counts = all.map((groups) => groups[group] ?? {});
    if (counts.every(isNumeric)) {
      rows.push([
        groupLabel(labels, group),
        ...counts.map((one) => (Object.keys(one).length === 0 ? '-' : distribution(one).mean.toFixed(2))),
      ]);
      continue;
    }
    headings.add(rows.length);
    rows.push([groupLabel(labels, group)]);
    const sum = (key: string): number => counts.reduce((total, one) => total + (one[key] ?? 0), 0);
    const keys = [...new Set(counts.flatMap((one) => Object.keys(one)))]
      .sort((a, b) => sum(b) - sum(a) || (a < b ? -1 : 1))
      .slice(0, TOP + BOTTOM);
    for (const key of keys)
      rows.push([
        `  ${keyLabel(labels, group, key)}`,
        ...outcomes.map(({ tally }, i) => ((counts[i]?.[key] ?? 0) / (tally['games'] ?? 1)).toFixed(2)),
      ]);
  }
  const lines = table(
    rows,
    outcomes.map((_, i) => i + 1),
  );
  return ['', style.dim(labels.say('sim.compared')), ...lines.map((line, i) => (headings.has(i) || i === 0 ? style.bold(line) : line))];
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

function distributionLines(label: string, spread: Distribution, say: Say, style: Style): string[] {
  const line = say('sim.distribution', { mean: figure(spread.mean), median: figure(spread.median), low: spread.low, high: spread.high });
  const bars = histogram(spread, 40);
  const chart =
    bars.length < MOST_COLUMNS
      ? []
      : plot(
          bars.map(([from, n]): [number, number] => [from, n]),
          { width: 72, height: 8, mode: 'bar', customXAxisTicks: bars.filter((_, i) => i % 6 === 0).map(([from]) => from) },
        ).split('\n');
  return ['', `${style.bold(label)}  ${line}`, ...chart.filter((one) => one.trim() !== '')];
}

/** The full results as data, distributions with their counts. */
export function reportJson(run: Run, outcomes: readonly Outcome[]): object {
  const results = outcomes.map(({ variant, tally }) => {
    const groups = groupsOf(tally);
    const numeric = Object.entries(groups).filter(([, counts]) => isNumeric(counts));
    return {
      label: variant.label,
      bot: variant.bots.join(','),
      setup: variant.setup,
      games: tally['games'] ?? 0,
      won: share(tally['won'] ?? 0, tally['games'] ?? 0),
      distributions: Object.fromEntries(numeric.map(([group, counts]) => [group, distribution(counts)])),
      counts: Object.fromEntries(Object.entries(groups).filter(([, counts]) => !isNumeric(counts))),
      ...(hasSeats(tally) ? { seats: sharesOf(tally) } : {}),
    };
  });
  return { game: run.game, seed: run.seed, games: run.games, results };
}
