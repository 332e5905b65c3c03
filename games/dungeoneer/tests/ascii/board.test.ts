// The whole board in positions of random games: it fits, it tells what there is to know, it needs no colour.

import { LANGUAGES, type Language } from '@undercroft/presentation';
import { lengthOf, line, widthOf } from '@undercroft/presentation/drawing';
import { standInText } from '@undercroft/testkit/stand-ins';
import { describe, expect, test } from 'vitest';
import { ascii } from '../../src/ascii/index.ts';
import { labelsOf } from '../../src/ascii/labels.ts';
import { mapOf } from '../../src/content/cards.ts';
import { newQuest, type Attack, type Combat } from '../../src/state.ts';
import { cardPhrases, cardText } from '../../src/text/index.ts';
import { wordsOf } from '../../src/text/names-by-id.ts';
import type { View } from '../../src/view.ts';
import { lying } from '../fight-scenes.ts';
import { CROSS, EAST, type Laid } from '../scenes.ts';
import { emptyView, randomViews, viewOf } from './boards.ts';

const SIZES = [
  { width: 80, height: 24 },
  { width: 120, height: 40 },
  { width: 200, height: 60 },
] as const;
const ODD_SIZES = [
  { width: 20, height: 5 },
  { width: 40, height: 10 },
  { width: 79, height: 12 },
  { width: 80, height: 60 },
  { width: 131, height: 16 },
] as const;
const LARGE = { width: 240, height: 90 } as const;
const views = randomViews(160);
const draw = (view: View, size: { width: number; height: number }, language: Language = 'en', colour = false): readonly string[] =>
  ascii.draw(view, standInText<View>({ language }), { ...size, colour });
const drawn = (view: View, size: { width: number; height: number } = SIZES[1]): string => draw(view, size).join('\n');

function expectToFit(lines: readonly string[], size: { width: number; height: number }): void {
  expect(lines.length).toBeLessThanOrEqual(size.height);
  expect(Math.max(0, ...lines.map(widthOf))).toBeLessThanOrEqual(size.width);
}

describe.each(LANGUAGES)('in %s', (language) => {
  test.each([...SIZES, ...ODD_SIZES])('the board fits $width × $height', (size) => {
    for (const view of views) expectToFit(draw(view, size, language), size);
  });

  test('where there is room, every card that this seat may know has its name', () => {
    const labels = labelsOf(language);
    for (const view of views) {
      const board = draw(view, LARGE, language).join('\n').replaceAll(/\s+/g, '');
      const has = (name: string) => expect(board).toContain(name.replaceAll(/\s+/g, ''));
      const own = view.players[view.seat];
      for (const card of own?.hand.cards ?? []) has(labels.name(card));
      for (const { quest } of [...(own?.quests ?? []), ...view.global]) has(labels.name(quest));
      for (const { ready, pack } of view.players) for (const { card } of [...ready, ...pack]) has(labels.name(card));
    }
  });

  test('every player has the numbers of his hero', () => {
    for (const view of views) {
      const board = draw(view, LARGE, language).join('\n');
      for (const { alive, hero, life, glory, peril } of view.players)
        if (alive && hero !== null) expect(board).toMatch(new RegExp(`♥${life}/\\d+ ✦${glory} ☠${peril}`, 'u'));
    }
  });
});

test('colour changes nothing but the colour', () => {
  const ansi = new RegExp(String.raw`\u001b\[[0-9;]*m`, 'gu');
  views.slice(0, 80).forEach((view, i) => {
    const size = SIZES[i % SIZES.length] ?? SIZES[0];
    const plain = draw(view, size);
    const inked = draw(view, size, 'en', true);
    expect(plain.some((one) => one.includes('\u001b['))).toBe(false);
    expect(inked.some((one) => one.includes('\u001b['))).toBe(true);
    expect(inked.map((one) => one.replace(ansi, ''))).toEqual(plain);
  });
});

test('before there is a map the board says so', () => {
  expect(drawn(emptyView())).toContain('There is no map yet.');
});

const boxOf = (board: string, name: string): string => {
  const lines = board.split('\n');
  const row = lines.findIndex((one) => one.includes(name));
  const col = lines[row]?.indexOf(name) ?? 0;
  return lines
    .slice(row - 1, row + 5)
    .map((one) => one.slice(col - 1, col + 23))
    .join('\n');
};

test('an exit is a gap, a sign with its Threat, or the edge itself', () => {
  const crossing = boxOf(drawn(viewOf()), 'Footmen');
  const { exits } = mapOf('map-footmens-crossing');
  const east = exits[EAST];
  if (east.kind !== 'locked' && east.kind !== 'trapped') throw new Error('the default map has its Threat there');
  expect(crossing).toContain(east.kind === 'locked' ? '#' : '!');
  expect(crossing).toContain('┘  └');
  const mile = boxOf(drawn(viewOf()), wordsOf('en', 'map-mourners-mile').name);
  expect(mile.split('\n')[0]).toMatch(/^┌─+┐/);
});

test('an exit that was opened in this turn, or is held open on the Cusp, is a gap', () => {
  const sign = /[#!](?=Sp|Ma|Me|Li|Le)|(?:Sp|Ma|Me|Li|Le)\d[#!]/gu;
  const closed = drawn(viewOf()).match(sign)?.length ?? 0;
  const held = drawn(viewOf({ heroes: [{ at: 'map-footmens-crossing', cusp: EAST }] }));
  expect(closed).toBeGreaterThan(0);
  expect(held.match(sign)?.length ?? 0).toBe(closed - 1);
  expect(held).toContain('@1→');
});

test('heroes stand where they stand, and the Entrance has its sign', () => {
  const board = drawn(viewOf());
  expect(boxOf(board, 'The Last Cellar')).toContain('@1');
  expect(boxOf(board, 'The Last Cellar')).toContain('⌂');
  expect(boxOf(board, "The Servants' Stair")).toContain('@2');
});

/** A row of Passages that is longer than the window. */
const LONG: readonly Laid[] = Array.from({ length: 12 }, (_, i) => ['map-long-gallery', 0, i] as const);

test('a map that is too large is a window around the hero, with arrows where it goes on', () => {
  const view = viewOf({ map: LONG });
  const at = { ...view, players: view.players.map((one, i) => (i === 0 ? { ...one, space: 6 } : one)) };
  const board = drawn(at, SIZES[0]);
  expect(board).toContain('@1');
  expect(board.split('\n')[0]).toMatch(/↑\d+ ↓\d+ more/u);
  expect(drawn(at, { width: 80, height: 90 }).split('\n')[0]).not.toMatch(/[↑↓]/u);
});

test('the token of an Escort Quest lies where it was put down, and the card says where it is wanted', () => {
  const quest = 'q-smallest-heir' as const;
  const view = viewOf();
  const lies = { ...newQuest(quest), dropped: 2 };
  const board = drawn({ ...view, players: view.players.map((one, i) => (i === 0 ? { ...one, quests: [lies] } : one)) });
  expect(boxOf(board, wordsOf('en', 'map-mourners-mile').name)).toContain('⚑');
  expect(board).toContain(`◈ ${wordsOf('en', quest).name}`);
  expect(board).toContain('(not on the map yet)');
});

const attack = (over: Partial<Attack>): Attack => ({
  by: { is: 'monster', card: 'mo-hollow-halberdier', seat: 1 },
  on: { is: 'hero', seat: 0 },
  form: 'melee',
  space: 0,
  special: null,
  state: 'declared',
  spared: false,
  die: 0,
  total: 0,
  counterDie: 0,
  counterTotal: 0,
  ...over,
});
const fighting = (over: Partial<Attack>): string => {
  const combat: Combat = { kind: 'batch', lord: 1, attacks: [attack(over)], now: 0, dealt: [] };
  const view = viewOf();
  return drawn({ ...view, combats: [combat], fighting: [lying('mo-hollow-halberdier', 1)] });
};

test('a fight has who attacks whom, in which form, what is added, then the dice and totals', () => {
  const name = wordsOf('en', 'mo-hollow-halberdier').name;
  expect(fighting({})).toMatch(new RegExp(`❯ ⚔ ${name} ♥\\d+ → .*♥6  Melee \\+\\d+ : \\+2`, 'u'));
  expect(fighting({ die: 5, total: 8, counterDie: 3, counterTotal: 5 })).toContain('Melee ⚄5 +3 = 8 : ⚂3 +2 = 5');
  expect(fighting({ state: 'off' })).toContain('off');
});

test('a map card that is to be placed is shown with its exits', () => {
  const board = drawn({ ...viewOf({ map: CROSS.slice(0, 1) }), drawn: 'map-footmens-crossing' });
  expect(board).toContain('To be placed:');
  expect(boxOf(board, 'Footmen')).toContain('┘  └');
});

test('on a low board a map card that is to be placed is a line with the sides on which it is open', () => {
  const board = drawn({ ...viewOf({ map: CROSS.slice(0, 1) }), drawn: 'map-footmens-crossing' }, { width: 80, height: 12 });
  expect(board).toMatch(/To be placed: Footmen's Crossing ✦1 ☠1 ↑ →#Me4 ↓ ←/u);
});

test('where there is room, the cards of the hand say what they do', () => {
  const view = viewOf({ heroes: [{ hand: ['mo-hollow-halberdier'] }] });
  const said = cardText('en', 'mo-hollow-halberdier')
    .banner.map((row) => cardPhrases.en.lines.row(row))
    .join(' ');
  const flat = (text: string): string => text.replaceAll(/\s+/g, ' ');
  expect(flat(drawn(view, { width: 100, height: 90 }))).toContain(flat(said));
  expect(flat(drawn(view, SIZES[0]))).not.toContain(flat(said));
});

test('a line of Japanese counts its columns', () => {
  expect(lengthOf(line('最後の地下室'))).toBe(12);
});
