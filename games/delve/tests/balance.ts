// Owns the balance table of the specification (5.7) and measuring it: win rates of the heuristic by pack and setting.

import { botChoice, playOut } from '@undercroft/bots';
import { missing, call, pileOf, randomFrom, State } from '@undercroft/kernel';
import { completionist, heuristic } from '../src/bot/heuristic.ts';
import { cardOf, packOf, type CardId } from '../src/content/cards.ts';
import { PACKS, type Level, type PackId } from '../src/content/types.ts';
import { game } from '../src/game.ts';
import { resolve } from '../src/rules/encounter.ts';
import { opening } from '../src/rules/opening.ts';
import { inRoom, setupOf, type HeroWanted } from './scenes.ts';

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
    say(lines.at(-1) ?? missing());
  }
  return lines.join('\n');
}

/** Specification 5.3 to 5.5: mean health lost and rounds, by the reference character of the card's level. */
export const LOSSES: Readonly<Partial<Record<CardId, readonly [lost: number, rounds: number]>>> = {
  'BRN-101': [0.4, 4.4],
  'BRN-102': [0.5, 3.9],
  'BRN-103': [0.6, 3.3],
  'BRN-104': [1.0, 5.0],
  'BRN-105': [0.4, 3.4],
  'BRN-106': [0.7, 3.5],
  'BRN-107': [0.4, 5.4],
  'BRN-108': [0.4, 3.4],
  'BRN-109': [0.4, 7.3],
  'BRN-110': [0.8, 4.3],
  'BRN-201': [1.2, 5.7],
  'BRN-202': [0.8, 5.0],
  'BRN-203': [0.7, 3.2],
  'BRN-204': [1.3, 3.2],
  'BRN-205': [1.3, 5.7],
  'BRN-206': [1.0, 3.5],
  'BRN-207': [0.5, 3.6],
  'BRN-208': [0.7, 3.8],
  'BRN-301': [2.5, 6.6],
  'BRN-302': [1.8, 7.0],
  'BRN-303': [0.6, 6.9],
  'BRN-304': [2.3, 4.2],
  'BRN-305': [1.3, 6.9],
  'BRN-306': [1.1, 6.7],
  'BRN-307': [1.5, 4.4],
  'BRN-B01': [7.9, 10.9],
  'BRN-B02': [7.4, 14.6],
  'BRN-B03': [8.1, 13.7],
  'TAL-101': [0.7, 3.2],
  'TAL-102': [0.6, 4.1],
  'TAL-103': [0.7, 2.6],
  'TAL-104': [0.5, 3.1],
  'TAL-105': [0.4, 3.4],
  'TAL-106': [0.4, 3.4],
  'TAL-107': [0.4, 3.6],
  'TAL-108': [0.5, 3.9],
  'TAL-109': [0.8, 4.3],
  'TAL-110': [0.8, 2.6],
  'TAL-201': [0.7, 4.8],
  'TAL-202': [1.1, 3.4],
  'TAL-203': [0.4, 4.4],
  'TAL-204': [0.8, 5.5],
  'TAL-205': [0.8, 5.1],
  'TAL-206': [1.2, 5.8],
  'TAL-207': [1.1, 4.8],
  'TAL-208': [1.1, 3.1],
  'TAL-301': [2.7, 6.7],
  'TAL-302': [1.3, 5.7],
  'TAL-303': [1.8, 4.4],
  'TAL-304': [1.7, 3.9],
  'TAL-305': [1.2, 5.2],
  'TAL-306': [2.2, 9.1],
  'TAL-307': [2.4, 10.1],
  'TAL-B01': [9.6, 15.3],
  'TAL-B02': [7.4, 15.1],
  'TAL-B03': [8.8, 19.7],
  'QUI-101': [1.1, 4.6],
  'QUI-102': [0.3, 5.2],
  'QUI-103': [0.9, 9.4],
  'QUI-104': [0.6, 3.3],
  'QUI-105': [0.4, 3.4],
  'QUI-106': [0.4, 3.4],
  'QUI-107': [0.4, 2.9],
  'QUI-108': [0.8, 5.5],
  'QUI-109': [0.5, 3.0],
  'QUI-110': [0.3, 3.4],
  'QUI-201': [0.4, 2.9],
  'QUI-202': [1.6, 7.7],
  'QUI-203': [0.4, 4.4],
  'QUI-204': [0.8, 4.8],
  'QUI-205': [0.8, 5.6],
  'QUI-206': [0.7, 4.4],
  'QUI-207': [0.3, 4.3],
  'QUI-208': [0.9, 4.6],
  'QUI-301': [1.0, 5.7],
  'QUI-302': [2.5, 6.6],
  'QUI-303': [2.0, 6.7],
  'QUI-304': [2.3, 4.2],
  'QUI-305': [2.4, 7.1],
  'QUI-306': [1.4, 6.7],
  'QUI-307': [1.2, 6.9],
  'QUI-B01': [8.6, 16.9],
  'QUI-B02': [8.6, 13.7],
  'QUI-B03': [7.6, 13.3],
};

/** The reference character of a level (specification 5.2), with its second skill by turns. */
function reference(level: Level, i: number): HeroWanted {
  const second = i % 2 === 0 ? 'AGL' : 'WIT';
  const gems = { ruby: 2, emerald: 1, sapphire: level === 1 ? 0 : 1 };
  if (level === 1) return { gems, bubbles: { ATK: 1, DEF: 1, AGL: 1, WIT: 1, [i % 4 < 2 ? 'ATK' : 'DEF']: 2, [second]: 2 } };
  if (level === 2) return { gems, bubbles: { ATK: 2, DEF: 2, AGL: 1, WIT: 1, [second]: 2 } };
  return { gems, bubbles: { ATK: 3, DEF: 3, AGL: 2, WIT: 2, ...(level === 'B' ? { [second]: 3 } : {}) } };
}

/** Mean health lost against one card, from the opening until it is cleared or the hero falls. */
export function lossAgainst(card: CardId, games: number): number {
  let lost = 0;
  for (let i = 0; i < games; i++) {
    const board = inRoom(card, { ...reference(cardOf(card).level, i), setup: { packs: [packOf(card)] } }, { stage: 'drawn' });
    board.decks.impending = pileOf(['BRN-101']);
    const state = State.on(game, 1, board, randomFrom(`loss/${card}/${i}`));
    const random = randomFrom(`bot/${card}/${i}`);
    for (const part of [opening, resolve]) {
      if (!board.ended) state.begin(call(part, {}));
      while (!state.isOver && board.encounter?.stage !== 'clear') state.play(0, botChoice(state, 0, heuristic, random));
    }
    lost += board.hero.health.used;
  }
  return lost / games;
}

/** The page that the figures are kept on. */
export const balancePage = (games: number, table: string, further: string, losses: string): string => `# Balance of Delve Sheet

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

Mean health lost against the cards of a level by the specification's reference characters (10 health; Boss cards are left out, because the
reference has no stated health there), ours and, in brackets, the specification's:

| pack | level 1 | level 2 | level 3 |
| --- | --- | --- | --- |
${losses}

What the figures mean, and where ours differ: \`games/delve/rulings.md\`.
`;
