// The whole board in positions of random games: it fits, it tells what there is to know, it needs no colour.

import { LANGUAGES, type Language } from '@undercroft/presentation';
import { widthOf } from '@undercroft/presentation/drawing';
import { describe, expect, test } from 'vitest';
import { ascii } from '../../src/ascii/index.ts';
import { GEMS, SKILLS } from '../../src/content/types.ts';
import { circlesOf } from '../../src/content/circles.ts';
import { cardNow } from '../../src/queries/foe.ts';
import { available, healthOf, newEncounter, type Check } from '../../src/state.ts';
import { text, words } from '../../src/text/index.ts';
import type { View } from '../../src/view.ts';
import { entranceView, fighting, newView, randomViews } from './boards.ts';

const SIZES = [
  { width: 80, height: 24 },
  { width: 120, height: 40 },
  { width: 200, height: 60 },
] as const;
const ODD_SIZES = [
  { width: 20, height: 5 },
  { width: 40, height: 12 },
  { width: 71, height: 30 },
  { width: 80, height: 50 },
  { width: 110, height: 20 },
] as const;
const views = randomViews(300);
const ANSI = '\u001b[';
const draw = (view: View, size: { width: number; height: number }, language: Language = 'en', colour = false): readonly string[] =>
  ascii.draw(view, text[language], { ...size, colour });

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(SIZES)('the board fits $width × $height and tells what there is to know', (size) => {
    for (const view of views) {
      const lines = draw(view, size, language);
      expectToFit(lines, size);
      expectFacts(view, lines.join('\n'), language, size.width > 80);
    }
  });

  test.each(ODD_SIZES)('the board fits $width × $height, however little it can tell there', (size) => {
    for (const view of views.slice(0, 60)) expectToFit(draw(view, size, language), size);
  });
});

function expectToFit(lines: readonly string[], size: { width: number; height: number }): void {
  expect(lines.length).toBeLessThanOrEqual(size.height);
  expect(Math.max(...lines.map(widthOf))).toBeLessThanOrEqual(size.width);
}

/** Health, gems, skills, circles and dice always; where it is wide, the card and every item by name. */
function expectFacts(view: View, board: string, language: Language, named: boolean): void {
  const { hero, encounter } = view;
  const { gained: health } = hero.health;
  if (health === 0) expect(board).not.toMatch(/[♥◆]/u);
  else expect(board).toMatch(new RegExp(`♥ ${healthOf(view)} `, 'u'));
  for (const skill of SKILLS) expect(board).toContain(skill);
  for (const gem of health === 0 ? [] : GEMS) {
    const { gained } = hero.gems[gem];
    expect(board).toMatch(new RegExp(`◆${gem.charAt(0).toUpperCase()}\\D*${available(hero.gems[gem])}/${gained}`, 'u'));
  }
  if (named) for (const entry of hero.inventory) expect(board).toContain(words[language].item(entry.item).name);
  if (encounter === null) return;
  const circles = encounter.stage === 'drawn' ? circlesOf(cardNow(view)) : encounter.circles;
  expect(board).toContain(`${'●'.repeat(encounter.filled)}${'○'.repeat(circles - encounter.filled)} ${encounter.filled}/${circles}`);
  expect(board).toContain('★');
  for (const check of encounter.checks) for (const die of check.dice) expect(board).toContain(`${'⚀⚁⚂⚃⚄⚅'.charAt(die - 1)}${die}`);
  if (named) expect(board).toContain(words[language].room(encounter.card));
}

test('colour changes nothing but the colour', () => {
  const ansi = new RegExp(String.raw`\u001b\[[0-9;]*m`, 'gu');
  views.slice(0, 120).forEach((view, i) => {
    const size = SIZES[i % SIZES.length] ?? SIZES[0];
    const plain = draw(view, size);
    const inked = draw(view, size, 'en', true);
    expect(plain.some((line) => line.includes(ANSI))).toBe(false);
    expect(inked.some((line) => line.includes(ANSI))).toBe(true);
    expect(inked.map((line) => line.replace(ansi, ''))).toEqual(plain);
  });
});

test('a name full of escapes colours nothing', () => {
  const view = newView({ hero: '\u001b[31mWren', area: '\u001b[2J\nCellar' });
  const board = draw(view, SIZES[0]).join('');
  expect(board).toContain('Wren');
  expect(board).not.toContain('\u001b');
});

test('before the entrance is drawn the board shows its dice and the empty paper', () => {
  const board = draw({ ...newView(), entranceDice: [4, 1, 3] }, SIZES[0]).join('\n');
  expect(board).toContain('⌂ entrance ⚃4 ⚀1 ⚂3 = 8 squares');
});

const check = (over: Partial<Check>): Check => ({
  purpose: 'attack',
  skill: 'ATK',
  target: 7,
  source: 0,
  mode: 'D',
  bonus: 0,
  dice: [],
  state: 'rolled',
  passed: null,
  forced: false,
  ...over,
});
const inRound = (checks: Check[], over: Partial<View['hero']> = {}): View => {
  const view = fighting(entranceView(), 'BRN-103', 2, 0);
  return {
    ...view,
    hero: { ...view.hero, ...over },
    encounter: { ...(view.encounter ?? newEncounter('BRN-103')), guardModifier: -1, checks },
  };
};

test('dice that count are in brackets, modifiers and the total stand against the target', () => {
  const board = draw(
    inRound([check({ dice: [6, 2, 5] }), check({ purpose: 'guard', skill: 'DEF', mode: '+2', target: 6, dice: [3, 4] })]),
    SIZES[1],
  );
  expect(board.some((line) => line.includes('attack ATK  ⚅6 [⚁2][⚄5] = 7 ≥ 7 ✓'))).toBe(true);
  expect(board.some((line) => line.includes('guard DEF  [⚂3][⚃4] +1 = 8 ≥ 6 ✓'))).toBe(true);
});

test('a check that fails as it lies has its chance with the gems at hand', () => {
  const ruby = { gems: { ruby: { gained: 1, used: 0 }, emerald: { gained: 0, used: 0 }, sapphire: { gained: 0, used: 0 } } };
  const one = [check({ mode: '+0', dice: [2, 4] })];
  expect(draw(inRound(one, ruby), SIZES[1]).join('\n')).toContain('[⚁2][⚃4] = 6 < 7 ✗ ◆ 100% with gems');
  expect(draw(inRound(one), SIZES[1]).join('\n')).toMatch(/= 6 < 7 ✗ *$/mu);
});

test('before the dice each check of the round has its mode and its chance', () => {
  const board = draw(inRound([]), SIZES[1]).join('\n');
  expect(board).toContain('test   ≥ 5 AGL D 64%');
  expect(board).toContain('attack ≥ 7 ATK D 32%');
  expect(board).toContain('guard  ≥ 6 DEF D −1 32%');
});
