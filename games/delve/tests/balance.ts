// Owns the balance table of the specification (5.7) and measuring it: win rates of the heuristic by pack and setting.

import { playOut } from '@undercroft/bots';
import { randomFrom } from '@undercroft/kernel';
import { completionist, heuristic } from '../src/bot/heuristic.ts';
import { PACKS, type PackId } from '../src/content/types.ts';
import { game } from '../src/game.ts';
import { setupOf } from './scenes.ts';

export interface BalanceRow {
  readonly name: string;
  readonly setup: object;
  /** The specification's win rates in per cent, by pack. */
  readonly spec: Readonly<Record<PackId, number>>;
}

const row = (name: string, setup: object, BRN: number, TAL: number, QUI: number): BalanceRow => ({ name, setup, spec: { BRN, TAL, QUI } });

export const BALANCE: readonly BalanceRow[] = [
  row('full game', {}, 47.3, 49.8, 46.3),
  row('starting health 8 (hard)', { startHealth: 8 }, 33, 37.4, 34),
  row('starting health 12 (easy)', { startHealth: 12 }, 58.6, 61.2, 57.1),
  row('starting health 15 (story)', { startHealth: 15 }, 74.2, 74.4, 72),
  row('four level 1 cards', { level1Cards: 4 }, 57.8, 59.1, 56.1),
  row('stacked ladder', { skillTrack: 'stacked' }, 62.5, 69.9, 67.1),
  row('stacked ladder, deep', { skillTrack: 'stacked', deep: true }, 35.5, 45.3, 37.6),
  row('web variant', { skillTrack: 'web' }, 61.9, 69.4, 63),
  row('web variant, deep', { skillTrack: 'web', deep: true }, 36, 46, 36.8),
  row('micro 1', { mode: 'micro', level: 1 }, 87.1, 88, 88.1),
  row('micro 2, as printed', { mode: 'micro', level: 2 }, 43.7, 52, 57.6),
  row('micro 2, veteran 1', { mode: 'micro', level: 2, veteran: 1 }, 80.7, 85.3, 86.8),
  row('micro 3, as printed', { mode: 'micro', level: 3 }, 0, 0.3, 0.2),
  row('micro 3, veteran 5', { mode: 'micro', level: 3, veteran: 5 }, 60.7, 50, 52.9),
  row('boss rush', { mode: 'micro', level: 'B', startHealth: 20, veteran: 6 }, 57.8, 34.9, 27.1),
  row('mini 1', { mode: 'mini', level: 1 }, 77.5, 78.5, 77.9),
  row('mini 2', { mode: 'mini', level: 2 }, 56.9, 69.1, 70.3),
  row('mini 3, as printed', { mode: 'mini', level: 3 }, 0, 0.1, 0.1),
  row('mini 3, veteran 5', { mode: 'mini', level: 3, veteran: 5 }, 53.8, 28.7, 42.9),
];

/** The share of games won, in per cent. */
export function winRate(setup: object, pack: PackId, games: number): number {
  const checked = setupOf({ ...setup, packs: [pack] });
  let wins = 0;
  for (let i = 0; i < games; i++) {
    const { state } = playOut(game, checked, [heuristic], randomFrom(`balance/${pack}/${i}`), randomFrom(`bot/${pack}/${i}`));
    wins += state.returns()[0] ?? 0;
  }
  return (100 * wins) / games;
}

/** Specification 5.7: further encounters after a victory, ignoring the map limit: mean of 12, and complete runs in per cent. */
export const FURTHER: Readonly<Record<PackId, readonly [mean: number, complete: number]>> = {
  BRN: [7.7, 44.8],
  TAL: [6.3, 27.1],
  QUI: [6.1, 26],
};

/** The same, measured on the largest grid, where space is seldom the limit. */
export function furtherOf(pack: PackId, games: number): readonly [mean: number, complete: number, wins: number] {
  const checked = setupOf({ packs: [pack], grid: [60, 60] });
  let wins = 0;
  let sum = 0;
  let complete = 0;
  for (let i = 0; i < games; i++) {
    const { state } = playOut(game, checked, [completionist], randomFrom(`further/${pack}/${i}`), randomFrom(`bot/${pack}/${i}`));
    if (!state.board.completionist) continue;
    wins++;
    sum += state.board.further;
    if (state.board.further === 12) complete++;
  }
  return [sum / wins, (100 * complete) / wins, wins];
}

export const standardError = (percent: number, games: number): number => Math.sqrt((percent * (100 - percent)) / games);

const cell = (spec: number, got: number, games: number): string =>
  `${got.toFixed(1)} (${got - spec >= 0 ? '+' : '−'}${Math.abs(got - spec).toFixed(1)} ±${(1.96 * standardError(got, games)).toFixed(1)})`;

/** The whole table, measured. */
export function balanceTable(games: number, rows: readonly BalanceRow[] = BALANCE, say: (line: string) => void = () => undefined): string {
  const lines = ['| setting | BRN | TAL | QUI |', '| --- | --- | --- | --- |'];
  for (const { name, setup, spec } of rows) {
    lines.push(`| ${name} | ${PACKS.map((pack) => cell(spec[pack], winRate(setup, pack, games), games)).join(' | ')} |`);
    say(lines.at(-1) as string);
  }
  return lines.join('\n');
}

/** The page that the figures are kept on. */
export const balancePage = (games: number, table: string, further: string): string => `# Balance of Delve Sheet

Win rates of the heuristic bot in per cent, ${games} games a cell; in brackets the difference from the specification (5.7) in points, and
half the width of the 95 % confidence interval. Written by

\`\`\`
BALANCE_GAMES=${games} npm run vitest -- games/delve/tests/balance.test.ts
\`\`\`

${table}

Further encounters cleared after a victory (completionist, on a grid of 60 × 60 so that space is seldom the limit), in brackets the
specification's figure without a map:

| pack | mean of 12 | all of them | victories |
| --- | --- | --- | --- |
${further}

What the figures mean, and where ours differ: \`games/delve/rulings.md\`.
`;
