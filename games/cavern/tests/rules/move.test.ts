// Proves movement: steps, what blocks, what can be passed, water, speed and placing.

import { check, dice, never, refused } from '@undercroft/testkit';
import { expect, test } from 'vitest';
import { caveOf, isFloor } from '../../src/queries/cave.ts';
import { endsOf, wayTo } from '../../src/queries/reach.ts';
import { speedOf } from '../../src/queries/speed.ts';
import { activationOf, attacks, boardWith, FOE, heroPhaseOf, S, sq, uses, walks, type Wanted } from '../scenes.ts';

test('[CAV-MOVE-01] one move takes a hero up to its speed in squares', () => {
  const board = boardWith({ heroes: [{ at: [1, 0] }, { at: [2, 0] }] });
  expect(wayTo(board, 0, S(1, 5), 5)).toEqual({ path: [S(1, 1), S(1, 2), S(1, 3), S(1, 4), S(1, 5)], cost: 5 });
  expect(endsOf(board, 0, 5)).not.toContain(S(1, 6));
  expect(endsOf(board, 0, 6)).toContain(S(1, 6));
});

test('[CAV-MOVE-02] each step goes to an adjacent square, and a diagonal one costs the same', () => {
  const board = boardWith({ heroes: [{ at: [0, 1] }, { at: [1, 6] }] });
  expect(wayTo(board, 0, S(2, 3), 5)).toMatchObject({ cost: 2 });
});

test('[CAV-MOVE-03] neither rock nor a closed edge is entered or passed', () => {
  // Wide East Bend beside the south half is closed to the west, with floor on both sides of that edge.
  const board = boardWith({ tiles: [['P14', 1, 1, 0]], heroes: [{ at: [3, 6] }, { at: [1, 6] }] });
  const ends = endsOf(board, 0, 9);
  expect(ends).not.toContain(S(0, 0));
  expect(ends).not.toContain(S(3, 0));
  expect(isFloor(caveOf(board.tiles), sq(board, [4, 6]))).toBe(true);
  expect(ends).not.toContain(sq(board, [4, 6]));
  // Turned around, its open edge is there.
  const open = boardWith({ tiles: [['P14', 1, 1, 2]], heroes: [{ at: [3, 6] }, { at: [1, 6] }] });
  expect(endsOf(open, 0, 9)).toContain(sq(open, [4, 6]));
});

test('[CAV-MOVE-04] no square of a foe is entered or passed; Mottle passes', () => {
  // Old Shaft is entered by two squares; foes stand on both.
  const corked: Wanted = {
    tiles: [['N01', 0, -1, 0]],
    foes: [
      { kind: 'gloam-cutter', at: [1, -1] },
      { kind: 'vharn', at: [2, -1] },
    ],
  };
  const inside = (id: 'tarn' | 'mottle') => {
    const board = boardWith({ ...corked, heroes: [{ id, at: [1, 0] }, { id: 'wren' }] });
    return endsOf(board, 0, 7).some((square) => square >= 32);
  };
  expect([inside('tarn'), inside('mottle')]).toEqual([false, true]);
  const board = boardWith({ ...corked, heroes: [{ id: 'mottle', at: [1, 0] }, { id: 'wren' }] });
  expect(endsOf(board, 0, 7)).not.toContain(sq(board, [1, -1]));
});

test('[CAV-MOVE-04, CAV-MOVE-05] T32: past a hero and not onto it; neither through nor onto a foe', () =>
  check(
    heroPhaseOf({ heroes: [{ at: [1, 1] }, { id: 'oru', at: [1, 2] }], foes: [{ kind: 'gloam-cutter', at: [2, 2] }] }),
    [refused(walks(1, 2), { pick: 'to' }), refused(walks(2, 2), { pick: 'to' }), walks(1, 3)],
    [['hero.walked', { path: [S(1, 2), S(1, 3)], cost: 2 }]],
  ));

test('[CAV-MOVE-06] the downed and allies can be passed; a Bloom Heart blocks, a lamp does not', () => {
  const board = boardWith({
    heroes: [{ at: [1, 1] }, { hp: 0, at: [1, 2], ally: { kind: 'AL01', at: [2, 2] } }],
    things: [
      { kind: 'heart', at: [0, 2] },
      { kind: 'lamp', at: [2, 1] },
    ],
  });
  const ends = endsOf(board, 0, 1);
  for (const taken of [S(1, 2), S(2, 2), S(0, 2)]) expect(ends).not.toContain(taken);
  expect(ends).toContain(S(2, 1));
  // A wall of heroes and an ally is passed; a heart is not.
  const row = (heart: boolean) =>
    boardWith({
      tiles: [['F07', 0, -1, 0]],
      heroes: [{ at: [1, 0] }, { hp: 0, at: [2, -1] }],
      things: heart ? [{ kind: 'heart', at: [2, -2] }] : [{ kind: 'miner', at: [2, -2] }],
    });
  const beyond = (heart: boolean) => endsOf(row(heart), 0, 5).includes(sq(row(heart), [2, -3]));
  expect([beyond(false), beyond(true)]).toEqual([true, false]);
});

test('[CAV-MOVE-07, CAV-TILE-03] T33: water costs 2, and cannot be entered with 1 left', () => {
  // Cold Stream north of the start: its triangle side is the south, the water row is (0..3, -3).
  const board = boardWith({ tiles: [['F03', 0, -1, 0]], heroes: [{ at: [1, -2] }, {}] });
  const water = sq(board, [1, -3]);
  expect(endsOf(board, 0, 1)).not.toContain(water);
  expect(endsOf(board, 0, 2)).toContain(water);
  expect(wayTo(board, 0, water, 2).cost).toBe(2);
  expect(endsOf(board, 0, 2)).not.toContain(sq(board, [1, -4]));
  // The Trapper's Kit makes it 1.
  const kit = boardWith({ tiles: [['F03', 0, -1, 0]], heroes: [{ at: [1, -2], items: ['IU02'] }, {}] });
  expect(wayTo(kit, 0, water, 2).cost).toBe(1);
});

test.each([
  ['boots', { items: ['IU01'] }, undefined, 6],
  ['slick stone', {}, 'EN02', 4],
  ['heavy limbs', { curses: ['CU02'] }, undefined, 3],
  ['all of them', { items: ['IU01'], curses: ['CU02'] }, 'EN02', 3],
  ['slowed', { conditions: ['slowed'] }, undefined, 2],
  ['immobilized', { items: ['IU01'], conditions: ['immobilized', 'slowed'] }, undefined, 0],
] as const)('[CAV-MOVE-08] Tarn’s speed of 5 with %s', (_name, hero, environment, speed) => {
  expect(speedOf(boardWith({ heroes: [hero, {}], ...(environment === undefined ? {} : { environment }) }), 0)).toBe(speed);
});

test('[CAV-MOVE-08] at least 1 whatever is carried; T49: Mottle with two miners, slowed, has 2', () => {
  const miners = (n: number) => Array.from({ length: n }, () => ({ kind: 'miner', by: 0 }) as const);
  const setup = { adventure: 'A5' };
  expect(speedOf(boardWith({ setup, heroes: [{ id: 'mottle', conditions: ['slowed'] }, {}], things: miners(2) }), 0)).toBe(2);
  expect(speedOf(boardWith({ setup, heroes: [{ id: 'mottle' }, {}], things: miners(2) }), 0)).toBe(5);
  expect(speedOf(boardWith({ setup, heroes: [{ curses: ['CU02'] }, {}], things: miners(3) }), 0)).toBe(1);
});

test('[CAV-MOVE-09, CAV-COND-IMMOB-02] placing needs no path, costs nothing and works for an immobilized hero', () =>
  check(
    heroPhaseOf({
      tiles: [['P04', 0, -1, 0]],
      heroes: [{ id: 'ilsa', up: ['ilsa-u1'], at: [1, 3], conditions: ['immobilized'] }, {}],
      foes: [
        { kind: 'vharn', at: [1, 0] },
        { kind: 'gloam-cutter', at: [2, 0] },
      ],
    }),
    [refused(walks(1, 2), { why: { key: 'immobile' } }), uses('ilsa-u1', { square: 32 + 5 })],
    [['figure.placed', { figure: 0, to: 32 + 5 }], never('hero.walked')],
  ));

test('[CAV-MOVE-10] a move granted outside the Hero Phase follows the same rules', () =>
  check(
    activationOf({
      heroes: [{ id: 'wren', at: [1, 2], up: ['wren-u3'] }, { at: [2, 6] }],
      foes: [
        { kind: 'gloam-cutter', at: [1, 1] },
        { kind: 'basalt-sentinel', at: [2, 2] },
      ],
    }),
    [dice(1), { act: 'use', with: 'wren-u3' }, refused({ act: 'go', to: S(2, 2) }, { pick: 'to' }), { act: 'go', to: S(1, 7) }],
    [['hero.walked', { hero: 0, cost: 5, how: 'free' }]],
  ));

test('[CAV-MOVE-11] nobody is placed on an occupied square', () =>
  check(
    heroPhaseOf({ heroes: [{ id: 'ilsa', up: ['ilsa-u1'], at: [1, 3] }, { at: [2, 3] }], foes: [{ kind: 'gloam-cutter', at: [2, 2] }] }),
    [refused(uses('ilsa-u1', { square: S(2, 3) }), { pick: 'square' }), refused(uses('ilsa-u1', { square: S(2, 2) }), { pick: 'square' })],
    [],
  ));

test('[CAV-COND-IMMOB-01, CAV-COND-IMMOB-04] T25: an immobilized hero attacks, and does not move', () =>
  check(
    heroPhaseOf({ heroes: [{ id: 'mottle', at: [0, 2], conditions: ['immobilized'] }, {}], foes: [{ kind: 'drip-ooze', at: [1, 2] }] }),
    [
      refused(walks(0, 1), { why: { key: 'immobile' } }),
      attacks('mottle-a1', { target: FOE }),
      dice(2),
      refused(walks(0, 1), { why: { key: 'immobile' } }),
    ],
    [['attack.rolled'], never('hero.walked')],
  ));

test('[CAV-COND-SLOW-01] a slowed hero moves 2 squares, and no power that moves it leads further', () => {
  const slowed: Wanted = { heroes: [{ id: 'gorrand', at: [1, 2], conditions: ['slowed'], up: ['gorrand-a3'] }, {}] };
  check(heroPhaseOf(slowed), [refused(walks(1, 5), { pick: 'to' }), walks(1, 4)], [['hero.walked', { cost: 2 }]]);
  check(
    heroPhaseOf(slowed),
    [attacks('gorrand-a3'), refused({ act: 'go', to: S(1, 5) }, { pick: 'to' }), { act: 'go', to: S(1, 4) }],
    [['hero.walked', { cost: 2, how: 'free' }]],
  );
});

test('[CAV-COND-DAZE-01] a dazed hero takes one action, a move or an attack', () => {
  const dazed: Wanted = { heroes: [{ at: [1, 2], conditions: ['dazed'] }, {}], foes: [{ kind: 'drip-ooze', at: [2, 2] }] };
  const attack = attacks('tarn-a1', { target: FOE });
  check(
    heroPhaseOf(dazed),
    [walks(1, 1), refused(attack, { why: { key: 'dazed' } }), refused({ act: 'run', to: S(1, 2) }, { why: { key: 'dazed' } })],
    [],
  );
  check(heroPhaseOf(dazed), [attack, dice(1), refused(walks(1, 1), { why: { key: 'dazed' } })], []);
});
