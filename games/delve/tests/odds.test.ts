// Owns the dice mathematics: the odds of the game compared with every figure of part 4 of the specification.

import { keysOf } from '@undercroft/kernel';
import { check, dice } from '@undercroft/testkit';
import { describe, expect, test } from 'vitest';
import { sumOf } from '../src/pieces/dice.ts';
import { allRolls, chance, chanceFrom, chanceWith, NO_GEMS, ways, type Stock } from '../src/queries/odds.ts';
import type { DieMode } from '../src/state.ts';
import { resolving, together } from './scenes.ts';
import { CHANCES, DISTRIBUTIONS, LOSSES, PAIRS, STOCKS } from './tables.ts';

const MODES = keysOf(CHANCES);
const TARGETS = Array.from({ length: 13 }, (_, i) => i + 2);
const HIGHEST: Readonly<Record<DieMode, number>> = { D: 12, '+0': 12, '+2': 14, A: 12, 'A+2': 14 };

const rowsOf = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .map((row) => row.trim().split(' '));
const countOf = (stock: string, gem: string): number => stock.split(gem).length - 1;
const stockOf = (stock: string): Stock => ({ ruby: countOf(stock, 'R'), emerald: countOf(stock, 'E'), sapphire: countOf(stock, 'S') });

/** A chance as the specification writes it: certain and impossible without decimals. */
function written(p: number): string {
  if (Math.abs(p - 1) < 1e-12) return '100';
  return p === 0 ? '0' : (100 * p).toFixed(2);
}

function mean(mode: DieMode): number {
  const rolls = allRolls(mode);
  return rolls.reduce((sum, roll) => sum + sumOf(mode, roll), 0) / rolls.length;
}
function deviation(mode: DieMode): number {
  const rolls = allRolls(mode);
  const middle = mean(mode);
  return Math.sqrt(rolls.reduce((sum, roll) => sum + (sumOf(mode, roll) - middle) ** 2, 0) / rolls.length);
}
const waysToRoll = (mode: DieMode, total: number): number => allRolls(mode).filter((roll) => sumOf(mode, roll) === total).length;

describe('4.1 distributions', () => {
  test.each(['D', '+0', 'A'] as const)(
    '[DLV-SKILL-05, DLV-SKILL-06, DLV-SKILL-08] mode %s: every total, mean and standard deviation',
    (mode) => {
      const printed = DISTRIBUTIONS[mode];
      expect(allRolls(mode).length).toBe(printed.of);
      expect(TARGETS.slice(0, 11).map((total) => waysToRoll(mode, total))).toEqual(printed.ways);
      expect(mean(mode).toFixed(3)).toBe(printed.mean);
      expect(deviation(mode).toFixed(3)).toBe(printed.deviation);
    },
  );

  test('[DLV-SKILL-07, DLV-VAR-STACK-01] +2 is +0 and A+2 is A, shifted by 2', () => {
    for (const total of TARGETS) {
      expect(waysToRoll('+2', total + 2)).toBe(waysToRoll('+0', total));
      expect(waysToRoll('A+2', total + 2)).toBe(waysToRoll('A', total));
    }
    expect(mean('+2').toFixed(3)).toBe('9.000');
    expect(mean('A+2').toFixed(3)).toBe('10.458');
  });

  test('[DLV-SKILL-05, DLV-SKILL-08] D is the mirror image of A: P(D >= t) = P(A <= 14 - t)', () => {
    for (const target of TARGETS) expect(ways('D', target).ways).toBe(216 - ways('A', 15 - target).ways);
  });
});

describe('4.2 chance to pass', () => {
  for (const mode of MODES) {
    test.each(rowsOf(CHANCES[mode]))(`[DLV-CHECK-03, DLV-GEM-07, DLV-GEM-09] mode ${mode}, target %s`, (target, exact, ...cells) => {
      const { ways: n, of } = ways(mode, Number(target));
      expect(`${n}/${of}`).toBe(exact);
      expect(chance(mode, Number(target))).toBe(n / of);
      expect(STOCKS.map((stock) => written(chanceWith(mode, Number(target), stockOf(stock))))).toEqual(cells);
    });
  }

  test('the tables are whole: five modes, targets 2 to 14, eleven stocks', () => {
    expect(MODES).toEqual(['D', '+0', '+2', 'A', 'A+2']);
    for (const mode of MODES) {
      const rows = rowsOf(CHANCES[mode]);
      expect(rows.map(([target]) => Number(target))).toEqual(TARGETS);
      for (const row of rows) expect(row.length).toBe(2 + STOCKS.length);
    }
  });

  test('TV-60 [DLV-SKILL-05, DLV-SKILL-08, DLV-SKILL-07, DLV-GEM-02] 69/216, 174/216, 21/36 and 21/36', () => {
    expect(ways('D', 7)).toEqual({ ways: 69, of: 216 });
    expect(ways('A', 7)).toEqual({ ways: 174, of: 216 });
    expect(ways('+2', 9)).toEqual({ ways: 21, of: 36 });
    expect(chanceWith('+0', 8, stockOf('R'))).toBeCloseTo(21 / 36, 12);
  });
});

describe('4.3 facts', () => {
  const upTo = (n: number): number[] => Array.from({ length: n + 1 }, (_, i) => i);

  test('1 [DLV-SKILL-09] mode A never passes more often than mode +2, in 624 combinations', () => {
    let compared = 0;
    for (const target of TARGETS)
      for (const ruby of upTo(3))
        for (const emerald of upTo(2))
          for (const sapphire of upTo(3)) {
            const stock = { ruby, emerald, sapphire };
            expect(chanceWith('A', target, stock)).toBeLessThanOrEqual(chanceWith('+2', target, stock) + 1e-12);
            compared++;
          }
    expect(compared).toBe(624);
    expect(chance('A', 13) + chance('A', 14)).toBe(0);
    expect(chance('+2', 14)).toBeGreaterThan(0);
  });

  test("1 [DLV-VAR-WEB-01] the website's ladder rises at every step", () => {
    for (const [lower, higher] of [
      ['D', '+0'],
      ['+0', 'A'],
      ['A', 'A+2'],
    ] as const)
      for (const target of TARGETS.filter((one) => chance(higher, one) > 0 && chance(lower, one) < 1))
        expect(chance(higher, target)).toBeGreaterThan(chance(lower, target));
  });

  test('2 [DLV-SKILL-02] D, +0, +2: each step is better wherever the result is open', () => {
    for (const [lower, higher] of [
      ['D', '+0'],
      ['+0', '+2'],
    ] as const)
      for (const target of TARGETS.filter((one) => chance(higher, one) > 0 && chance(lower, one) < 1))
        expect(chance(higher, target)).toBeGreaterThan(chance(lower, target));
  });

  test.each(['+0', '+2', 'A', 'A+2'] as const)('3 [DLV-GEM-02] mode %s: one ruby is worth exactly 1 point', (mode) => {
    for (const target of TARGETS.filter((one) => one <= HIGHEST[mode]))
      for (const ruby of [1, 2, 3]) expect(chanceWith(mode, target, { ...NO_GEMS, ruby })).toBeCloseTo(chance(mode, target - ruby), 12);
  });

  test('3 [DLV-GEM-02, DLV-CHECK-06] in mode D a ruby can be worth less: one die of a triple raised changes nothing', () => {
    expect(chanceFrom('D', [3, 3, 3], 7, stockOf('R'))).toBe(0);
    expect(chanceFrom('D', [3, 3, 3], 7, stockOf('RR'))).toBe(1);
    expect(chanceWith('D', 7, stockOf('R'))).toBeLessThan(chance('D', 6));
  });

  test('3 [DLV-GEM-03] a die showing 6 is not raised: beyond the highest total no ruby helps', () => {
    for (const mode of MODES) expect(chanceWith(mode, HIGHEST[mode] + 1, stockOf('RRR'))).toBe(0);
  });

  test.each(MODES)('4 [DLV-GEM-04, DLV-GEM-08] mode %s: k emeralds give 1 - (1 - p)^(k + 1)', (mode) => {
    for (const target of TARGETS)
      for (const emerald of [1, 2, 3])
        expect(chanceWith(mode, target, { ...NO_GEMS, emerald })).toBeCloseTo(1 - (1 - chance(mode, target)) ** (emerald + 1), 12);
  });

  test('5 [DLV-GEM-06] two dice and one sapphire are as good as three dice, the best two kept', () => {
    for (const target of TARGETS) {
      expect(chanceWith('+0', target, stockOf('S'))).toBeCloseTo(chance('A', target), 12);
      expect(chanceWith('+2', target, stockOf('S'))).toBeCloseTo(chance('A+2', target), 12);
    }
  });

  test('6 [DLV-GEM-04, DLV-GEM-06] where the sapphire overtakes the emerald', () => {
    const better = (mode: DieMode): number[] =>
      TARGETS.filter((target) => chanceWith(mode, target, stockOf('S')) > chanceWith(mode, target, stockOf('E')) + 1e-12);
    expect(better('D')).toEqual([6, 7, 8, 9, 10, 11, 12]);
    expect(better('+0')).toEqual([8, 9, 10, 11, 12]);
    expect(better('+2')).toEqual([10, 11, 12, 13, 14]);
    expect(better('A')).toEqual([]);
    expect(better('A+2')).toEqual([]);
  });

  test('7 [DLV-CHECK-03] 12 is the highest target that every mode can pass', () => {
    for (const mode of MODES) expect(chance(mode, 12)).toBeGreaterThan(0);
    expect(chance('D', 13)).toBe(0);
  });
});

describe('4.4 the last attack', () => {
  // BRN-104: ATK 4, DEF 7; one circle and one health left.
  const lastRound = (attack: readonly number[], guard: readonly number[], ending: 'cleared' | 'fell' | 'again') =>
    check(resolving('BRN-104', { health: 1 }, { filled: 2 }), [together, dice(...attack, ...guard)], [], (board) => {
      expect({ fell: board.result === 'failed', cleared: board.encounter?.stage === 'clear', round: board.encounter?.round }).toEqual({
        fell: ending === 'fell',
        cleared: ending === 'cleared',
        round: ending === 'again' ? 2 : 1,
      });
    });

  test('[DLV-ROUND-05, DLV-ROUND-14] the guard check of the killing round must be passed too: 0.450 instead of 0.771', () => {
    lastRound([6, 6], [6, 6], 'cleared');
    lastRound([6, 6], [1, 1], 'fell');
    lastRound([1, 1], [6, 6], 'again');
    lastRound([1, 1], [1, 1], 'fell');
    const a = chance('+0', 7);
    const g = chance('+0', 7);
    let clear = 0;
    for (let round = 0, still = 1; round < 200; round++, still *= (1 - a) * g) clear += still * a * g;
    expect(clear).toBeCloseTo((a * g) / (1 - (1 - a) * g), 12);
    expect(clear.toFixed(3)).toBe('0.450');
    expect((a / (1 - (1 - a) * g)).toFixed(3)).toBe('0.771');
  });

  test('[DLV-COMBAT-04, DLV-HEALTH-04] the mean loss of H circles is H(1 - g) / a', () => {
    const [a, g, circles] = [chance('+0', 7), chance('+0', 6), 3];
    const binomial = (n: number, k: number): number => (k === 0 ? 1 : (binomial(n, k - 1) * (n - k + 1)) / k);
    let rounds = 0;
    for (let n = circles; n < 400; n++) rounds += n * binomial(n - 1, circles - 1) * a ** circles * (1 - a) ** (n - circles);
    expect(rounds).toBeCloseTo(circles / a, 9);
    expect(rounds * (1 - g)).toBeCloseTo((circles * (1 - g)) / a, 9);
  });
});

describe('4.5 mean health lost per circle', () => {
  test.each(rowsOf(LOSSES))('[DLV-COMBAT-02, DLV-COMBAT-03] a foe of ATK %s, DEF %s', (atk, def, ...cells) => {
    expect(PAIRS.map(([attack, guard]) => ((1 - chance(guard, Number(atk))) / chance(attack, Number(def))).toFixed(2))).toEqual(cells);
  });

  test('the table is whole: eleven foes, seven pairs', () => {
    expect(rowsOf(LOSSES).map((row) => row.length)).toEqual(Array.from({ length: 11 }, () => 2 + PAIRS.length));
  });
});
