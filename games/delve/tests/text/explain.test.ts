// What is explained, what is passed over, and what a newcomer reads first.

import { lineFaults, LANGUAGES, type Language } from '@undercroft/presentation';
import { describe, expect, test } from 'vitest';
import { statistics } from '../../src/statistics/index.ts';
import { ITEM_IDS } from '../../src/content/items.ts';
import { text, words } from '../../src/text/index.ts';
import { entranceView, fighting, newView, randomViews } from '../ascii/boards.ts';

const offer = (decision: string, about: object = {}) => ({
  id: 1,
  seat: 0,
  decision,
  rule: 'DLV-SETUP-07',
  window: false,
  about: { ...about },
});
const views = randomViews(60);

describe.each(LANGUAGES)('in %s', (language) => {
  const t = text[language];

  test('the introduction is three sentences, and the glossary has every item', () => {
    expect(t.intro).toHaveLength(3);
    expect(t.intro?.flatMap(lineFaults)).toEqual([]);
    const terms = t.glossary ?? [];
    for (const id of ITEM_IDS) expect(terms.map(({ term }) => term)).toContain(words[language].item(id).title);
    expect(terms.length).toBeGreaterThan(ITEM_IDS.length + 14);
    expect(new Set(terms.map(({ term }) => term)).size).toBe(terms.length);
    expect(terms.flatMap(({ term, text: meaning }) => [...lineFaults(term), ...lineFaults(meaning)])).toEqual([]);
  });

  test('every position can be explained', () => {
    for (const view of views) expect((t.explain?.(view) ?? []).flatMap(lineFaults)).toEqual([]);
  });

  test('gems and levels of a simulation have words', () => {
    for (const key of ['ruby', 'emerald', 'sapphire']) expect(statistics.label?.(language, 'spent', key)).toMatch(/\S/u);
    for (const key of ['L1', 'L2', 'L3', 'B']) expect(statistics.label?.(language, 'failed-at-level', key)).toMatch(/\S/u);
  });
});

test('a card in play is explained with its keywords and the items it may bring', () => {
  const lines = text.en.explain?.(fighting(entranceView(), 'BRN-201', 4, 0)) ?? [];
  expect(lines[0]).toBe('The Bell Diver* (level 2)');
  for (const { name, explanation } of words.en.card('BRN-201').keywords) expect(lines).toContain(`${name}: ${explanation}`);
  expect(text.en.explain?.(newView())).toEqual([]);
});

test('the first options say how they roll', () => {
  const option = (language: Language): string => text[language].option(newView(), offer('create'), { act: 'create' }, 'first', 'ATK');
  expect(option('en')).toBe('ATK (attack): 2 dice instead of 3 dice, lowest 2');
  expect(option('nl')).toBe('ATK (aanval): 2 dobbelstenen in plaats van 3 dobbelstenen, laagste 2');
  expect(option('ja')).toBe('ATK(攻撃): ダイス3個の低い2個 → 2個');
});

test('bookkeeping is quiet; of an exit joined from both sides one is told', () => {
  const view = entranceView();
  const quiet = (type: string, body: object = {}): boolean | undefined => text.en.quiet?.(view, { type, rule: 'DLV-MAP-12', body });
  for (const type of ['loss.pending', 'loss.taken-up', 'check.declared', 'encounter.ended']) expect(quiet(type)).toBe(true);
  for (const type of ['health.lost', 'check.rolled', 'room.cleared']) expect(quiet(type)).toBe(false);
  expect([0, 2].map((cards) => quiet('level-1.collected', { cards }))).toEqual([true, false]);
  expect([0, 1].map((room) => quiet('exit.joined', { room, wall: '1N' }))).toEqual([true, false]);
});

test('what belongs to another way of playing, or is done by another act, need not be shown', () => {
  const moot = (key: string): boolean | undefined => text.en.moot?.({ rule: 'DLV-MAP-07', key });
  expect(['any-shape', 'not-completionist', 'must-place', 'used-up', 'one-check'].map(moot)).toEqual([true, true, false, false, true]);
});
