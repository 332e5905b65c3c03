// Owns the proof that the text board shows what lies on the table, in any room and language.

import { LANGUAGES } from '@undercroft/presentation';
import { widthOf } from '@undercroft/presentation/drawing';
import { State, randomFrom } from '@undercroft/kernel';
import { describe, expect, test } from 'vitest';
import { ascii } from '../../src/ascii/index.ts';
import { game } from '../../src/game.ts';
import { text } from '../../src/text/index.ts';
import type { View } from '../../src/view.ts';
import { anySetup } from '../random-play.ts';
import { boardWith, sq, type Wanted } from '../scenes.ts';

const drawn = (view: View, language: 'en' | 'nl' | 'ja' = 'en', width = 80, height = 40): readonly string[] =>
  ascii.draw(view, text[language], { width, height, colour: false });
const viewOf = (wanted: Wanted): View => game.view(boardWith(wanted), 0);

test('heroes, foes, markers, water, rock and unexplored edges have their signs', () => {
  const lines = drawn(
    viewOf({
      tiles: [['F03', 0, -1, 0]],
      heroes: [{ at: [1, 1] }, { at: [2, 1], hp: 0 }],
      foes: [{ kind: 'drip-ooze', at: [1, -3] }],
      traps: [{ card: 'TR01', at: [2, -1] }],
    }),
  );
  const map = lines.slice(0, 17).join('\n');
  expect(map).toContain('@1');
  expect(map).toContain('%2');
  expect(map).toContain('&a');
  expect(map).toContain(' ^');
  expect(map).toContain(' ~ ~');
  expect(map).toContain('##');
  expect(map).toContain('╌╌');
  expect(lines.join('\n')).toMatch(/&a Drip Ooze 3\/3 HP/);
});

test('[CAV-GEO-04] a closed edge is a wall, a connected one is no line at all', () => {
  const lines = drawn(viewOf({ tiles: [['P11', 0, -1, 0]], heroes: [{ at: [1, 1] }, {}] }));
  // The Worm Tunnel is closed to the east and west, and connected to the landing below it.
  expect(lines[1]).toMatch(/^│.{8}│$/);
  expect(lines[5]).toMatch(/^\+ {8}\+$/);
});

test('squares that are offered carry their numbers', () => {
  const view = viewOf({ heroes: [{ at: [1, 1] }, {}] });
  const options = [sq(view, [0, 1]), sq(view, [2, 2])];
  const offer = { id: 1, seat: 0, decision: 'hero', rule: 'CAV-MOVE-01', window: false, about: {} };
  const pending = { offer, open: { name: 'to', options }, picked: { act: 'walk' } };
  const lines = ascii.draw(view, text.en, { width: 80, height: 30, colour: false }, pending);
  expect(lines[2]?.slice(1, 9)).toBe(' 1@1 · ·');
  expect(lines[3]?.slice(1, 9)).toBe(' · · 2 ·');
});

describe.each(LANGUAGES)('boards in %s', (language) => {
  test('any position fits the room that it is given', () => {
    for (let i = 0; i < 6; i++) {
      const random = randomFrom(`board ${i}`);
      const setup = anySetup(random);
      const state = State.on(game, setup.players, game.begin(setup), random);
      state.start();
      for (let n = 0; n < 150 && !state.isOver; n++) {
        if (n % 30 === 29)
          for (const [width, height] of [
            [80, 24],
            [80, 60],
            [140, 40],
            [40, 12],
          ] as const) {
            const lines = drawn(state.view(0), language, width, height);
            expect(lines.length).toBeLessThanOrEqual(height);
            for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(width);
          }
        state.play(state.toAct, state.randomChoice(state.toAct, random));
      }
    }
  });
});
