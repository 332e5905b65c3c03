// Owns the proof that a soak goes on where it was cut off, and begins anew when the code is another.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LawBroken, soakLaws } from '@undercroft/testkit';
import { numberAt } from '@undercroft/testkit/json';
import { toy, toySetups } from '@undercroft/testkit/toy';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let folder: string;
let lines: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'undercroft-soak-'));
  writeFileSync(join(folder, 'code.ts'), 'the first code');
  lines = [];
  vi.spyOn(process.stderr, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

const soak = (decisions: number): number =>
  soakLaws(toy, { name: 'toy/a', decisions, setups: toySetups, answers: 2, kept: { folder, code: [join(folder, 'code.ts')] } });
const batches = (): number => numberAt(JSON.parse(readFileSync(join(folder, 'toy-a.json'), 'utf8')), 'batches');

test('a soak goes on where it was cut off', () => {
  const first = soak(100);
  expect(first).toBeGreaterThanOrEqual(100);
  const before = batches();
  expect(soak(first)).toBe(first);
  expect(batches(), 'what is done is not done again').toBe(before);
  expect(soak(first + 1)).toBeGreaterThan(first);
  expect(batches()).toBe(before + 1);
  expect(lines.at(-1)).toMatch(/^soak toy\/a: [\d,]+ of [\d,]+ decisions, \d+ a second, about 0 h 0 min left\n$/);
});

test('a soak of other code begins anew, and so does one whose record is broken', () => {
  soak(soak(100) + 1);
  writeFileSync(join(folder, 'code.ts'), 'other code');
  soak(1);
  expect(batches()).toBe(1);
  writeFileSync(join(folder, 'toy-a.json'), '{');
  soak(1);
  expect(batches()).toBe(1);
});

test('a soak stops at a law that does not hold', () => {
  const bot = (): never => {
    throw new Error('a bot that cannot play');
  };
  expect(() => soakLaws(toy, { name: 'toy/b', decisions: 1, setups: toySetups, answers: 2, bot })).toThrow(LawBroken);
});
