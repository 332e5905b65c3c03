// Proves monsters and their tactics: which is chosen, where figures go, whom they go for, tokens and groups.

import { check, dice, never } from '@undercroft/testkit';
import { expect, test } from 'vitest';
import { activate } from '../../src/rules/activate.ts';
import { stepFoe } from '../../src/rules/foes.ts';
import { villainPhase } from '../../src/rules/villain-phase.ts';
import {
  activationOf,
  attacks,
  boardWith,
  explorationOf,
  FOE,
  heroPhaseOf,
  S,
  sceneWith,
  sq,
  villainPhaseOf,
  type Laid,
  type Place,
  type Wanted,
} from '../scenes.ts';

/** A corridor of open tiles to the north: cells (0, -1), (0, -2), (0, -3), with the mushroom square at (2, 4Y + 2). */
const HALL: readonly Laid[] = [
  ['P04', 0, -1, 0],
  ['P04', 0, -2, 0],
  ['P04', 0, -3, 0],
];

test('[CAV-MONSTER-07, CAV-MONSTER-12] T19: a Stalker two tiles away goes directly beside Wren and pounces', () => {
  const wanted: Wanted = {
    tiles: HALL,
    heroes: [{ id: 'wren', at: [1, 2] }, { at: 'escaped' }],
    foes: [{ kind: 'blind-stalker', at: [1, -6] }],
  };
  check(
    activationOf(wanted),
    [dice(8)],
    [
      ['tactic.chosen', { kind: 'blind-stalker', tactic: 1 }],
      ['foe.closed', { foe: FOE, on: 0, to: S(0, 1) }],
      ['attack.judged', { total: 15, ac: 15, hit: true }],
      ['hero.hurt', { hero: 0, n: 1 }],
    ],
  );
});

test('[CAV-MONSTER-09] T20: adjacent, it rends, and does not pounce after that', () =>
  check(
    activationOf({ heroes: [{ id: 'wren', at: [1, 2] }, { at: [1, 6] }], foes: [{ kind: 'blind-stalker', at: [1, 1] }] }),
    [dice(6)],
    [
      ['tactic.chosen', { tactic: 0 }],
      ['attack.judged', { total: 14, ac: 15, hit: false }],
    ],
  ));

test('[CAV-MONSTER-08] T21: a Sentinel with nobody within 1 tile carries out its last tactic: nothing', () =>
  check(
    activationOf({ tiles: HALL, heroes: [{ at: [1, 2] }, { at: 'escaped' }], foes: [{ kind: 'basalt-sentinel', at: [1, -6] }] }),
    [],
    [['tactic.chosen', { tactic: 1 }], never('foe.moved'), never('attack.rolled')],
  ));

test('[CAV-MONSTER-10] a foe moves by tiles, to the mushroom square', () =>
  check(
    activationOf({ tiles: HALL, heroes: [{ at: [1, 2] }, { at: 'escaped' }], foes: [{ kind: 'gloam-skulker', at: [1, -10] }] }),
    [],
    [['foe.moved', { foe: FOE }]],
    (board) => expect(board.foes[0]?.square).toBe(sq(board, [2, -6])),
  ));

test('[CAV-MONSTER-11] T22: if that is not free, any free square of the tile; the active player chooses', () => {
  const taken: Wanted = {
    tiles: HALL,
    heroes: [{ at: [1, 6] }, { at: [2, -6], hp: 0 }],
    foes: [{ kind: 'gloam-skulker', at: [1, -10] }],
  };
  check(activationOf(taken), [], [['foe.moved']], (board) => expect(board.foes[0]?.square).toBe(sq(board, [0, -8])));
  const board = boardWith({ ...taken, setup: { ties: 'ask' } });
  const one = sq(board, [3, -5]);
  check(sceneWith(board, activate, { figure: FOE }), [{ act: 'choose', one }], [['foe.moved', { to: one }], never('attack.rolled')]);
});

test('[CAV-MONSTER-13] a full tile is not entered', () => {
  const squares = [0, 1, 2, 3].flatMap((y) => [0, 1, 2, 3].map((x) => [x, y - 8] as const));
  const crowd = squares.map((at) => ({ kind: 'shriekcap', at }) as const);
  check(
    activationOf({ tiles: HALL, heroes: [{ at: [1, 6] }, { at: 'escaped' }], foes: [{ kind: 'gloam-cutter', at: [1, -10] }, ...crowd] }),
    [],
    [['tactic.chosen', { tactic: 2 }], never('foe.moved')],
  );
});

test('[CAV-MONSTER-14, CAV-COND-GEN-02] a pinned foe stays, and attacks whom it reaches from there; then the token goes', () => {
  const pinned = (at: Place): Wanted => ({
    heroes: [{ at: [1, 2] }, { at: [1, 6] }],
    foes: [{ kind: 'pallid-crawler', at, pinned: true }],
  });
  check(activationOf(pinned([1, 1])), [dice(1)], [['attack.rolled', { on: 0 }], ['foe.unpinned']]);
  check(activationOf(pinned([3, 1])), [], [never('foe.closed'), never('attack.rolled'), ['foe.unpinned', { foe: FOE }]]);
  const mob = (at: Place): Wanted => ({ ...pinned(at), foes: [{ kind: 'sporeling-mob', at, pinned: true }] });
  check(activationOf(mob([3, 3])), [dice(1)], [['attack.rolled', { on: 0 }]]);
  check(activationOf({ ...mob([3, 6]), heroes: [{ at: [1, 2] }, { at: 'escaped' }] }), [], [never('foe.moved'), never('attack.rolled')]);
});

test('[CAV-MONSTER-15] figures never block the way between tiles', () => {
  // Narrow Squeeze with both squares of its waist and its border taken.
  check(
    activationOf({
      tiles: [['F07', 0, -1, 0]],
      heroes: [{ at: [1, 6] }, { at: 'escaped' }],
      foes: [
        { kind: 'gloam-cutter', at: [1, -4] },
        { kind: 'shriekcap', at: [2, -2] },
        { kind: 'shriekcap', at: [1, -1] },
        { kind: 'shriekcap', at: [2, -1] },
      ],
    }),
    [],
    [['foe.moved', { foe: FOE }]],
    (board) => expect(board.foes[0]?.square).toBeLessThan(16),
  );
});

test('[CAV-MONSTER-16] two tiles are two steps, and a hero’s tile ends them', () => {
  const crawler = (y: number): Wanted => ({
    tiles: HALL,
    heroes: [{ at: [1, 2] }, { at: 'escaped' }],
    foes: [{ kind: 'pallid-crawler', at: [1, y] }],
  });
  check(activationOf(crawler(-10)), [], [['foe.moved'], ['foe.moved']], (board) => expect(board.foes[0]?.square).toBe(sq(board, [2, -2])));
  const board = boardWith(crawler(-2));
  check(sceneWith(board, stepFoe, { foe: FOE, n: 2, own: true }), [], [['foe.moved', { foe: FOE }]], ({ foes }) =>
    expect(foes[0]?.square).toBe(S(1, 0)),
  );
});

test('[CAV-MONSTER-17] with no free square beside the closest hero, the next closest in reach is gone for, else its tile without attack', () => {
  // Wren in a corner of Blind Pocket: its two neighbours are taken.
  const corner: Wanted = {
    tiles: [['P17', 0, -1, 0]],
    heroes: [{ id: 'wren', at: [1, -3] }, { at: [1, 1] }],
    foes: [
      { kind: 'gloam-cutter', at: [1, 0] },
      { kind: 'shriekcap', at: [2, -3] },
      { kind: 'shriekcap', at: [0, -2] },
      { kind: 'shriekcap', at: [1, -2] },
      { kind: 'shriekcap', at: [2, -2] },
    ],
  };
  // Tarn is on the Cutter's own tile, and adjacent: the first tactic. Farther off, he is the next closest.
  check(
    activationOf({
      ...corner,
      heroes: [{ id: 'wren', at: [1, -3], hp: 8 }, { at: [1, 3] }],
      foes: [{ kind: 'gloam-cutter', at: [2, -1] }, ...(corner.foes?.slice(1) ?? [])],
    }),
    [dice(1)],
    [
      ['foe.closed', { on: 1 }],
      ['attack.rolled', { on: 1 }],
    ],
  );
  // With nobody else in reach it goes onto her tile, and does not attack.
  check(
    activationOf({ ...corner, heroes: [{ id: 'wren', at: [1, -3] }, { at: 'escaped' }] }),
    [],
    [['foe.crowded', { foe: FOE, on: 0 }], ['foe.moved', { foe: FOE }], never('attack.rolled')],
    (board) => expect(board.foes[0]?.square).toBe(sq(board, [3, -2])),
  );
});

test('[CAV-MONSTER-17, CAV-GEO-14] with no room beside two that are equally close, the active player chooses whose tile it goes onto', () => {
  // Wren and Ilsabet in the corners of two Blind Pockets, with every square beside them taken.
  const around: readonly Place[] = [
    ...([
      [2, -3],
      [0, -2],
      [1, -2],
      [2, -2],
    ] as const),
    ...([
      [6, 2],
      [5, 0],
      [5, 1],
      [5, 2],
    ] as const),
  ];
  const pockets: Wanted = {
    tiles: [
      ['P17', 0, -1, 0],
      ['P17', 1, 0, 1],
    ],
    heroes: [
      { id: 'wren', at: [1, -3] },
      { id: 'ilsa', at: [6, 1], hp: 3 },
    ],
    foes: [{ kind: 'gloam-cutter', at: [1, 1] }, ...around.map((at) => ({ kind: 'shriekcap', at }) as const)],
  };
  check(activationOf(pockets), [], [['foe.crowded', { on: 0 }], ['foe.moved', { toward: 0 }], never('attack.rolled')]);
  const board = boardWith({ ...pockets, setup: { ties: 'ask' } });
  const one = sq(board, [4, 1]);
  check(
    sceneWith(board, activate, { figure: FOE }),
    [
      { act: 'choose', one: 1 },
      { act: 'choose', one },
    ],
    [['foe.crowded', { on: 1 }], ['foe.moved', { to: one, toward: 1 }], never('attack.rolled')],
  );
});

test('[CAV-MONSTER-17] a foe already adjacent to its target does not move', () =>
  check(
    activationOf({ heroes: [{ at: [1, 2] }, { at: [1, 6] }], foes: [{ kind: 'pallid-crawler', at: [2, 3] }] }),
    [dice(1)],
    [['foe.closed', { on: 0, to: S(2, 3) }]],
  ));

test('[CAV-MONSTER-18, CAV-DOWN-04] T24: a downed hero is ignored', () =>
  check(
    activationOf({
      tiles: HALL,
      heroes: [
        { id: 'wren', hp: 0, at: [1, -6] },
        { id: 'oru', at: [1, 2] },
      ],
      foes: [{ kind: 'gloam-cutter', at: [1, -7] }],
    }),
    [],
    [
      ['tactic.chosen', { tactic: 2 }],
      ['foe.moved', { toward: 1 }],
    ],
    (board) => expect(board.foes[0]?.square).toBe(sq(board, [2, -2])),
  ));

test('[CAV-MONSTER-19] with nobody to target a foe does nothing', () =>
  check(
    activationOf({ heroes: [{ hp: 0, at: [1, 2] }, { at: 'escaped' }], foes: [{ kind: 'gloam-cutter', at: [1, 1] }] }),
    [],
    [['foe.idle', { why: 'nobody' }], never('attack.rolled')],
  ));

test('[CAV-MONSTER-03] each figure keeps its own damage', () =>
  check(
    heroPhaseOf({
      heroes: [{ at: [1, 2], up: ['tarn-a3'] }, { at: [1, 6] }],
      foes: [
        { kind: 'drip-ooze', at: [1, 1] },
        { kind: 'drip-ooze', at: [2, 1], by: 1 },
      ],
    }),
    [attacks('tarn-a3', { target: FOE + 1 }), dice(20)],
    [['foe.hurt', { foe: FOE + 1, hp: 2 }]],
    (board) => expect(board.foes.map(({ hp }) => hp)).toEqual([3, 2]),
  ));

test('[CAV-MONSTER-05] if no allowed kind is left, no monster is placed', () =>
  check(
    explorationOf({
      heroes: [{ at: [3, 2] }, {}],
      stack: ['P08'],
      monsters: ['gloam-cutter'],
      foes: [{ kind: 'gloam-cutter', at: [1, 1] }],
    }),
    [],
    [['tile.placed'], never('monster.redrawn'), never('foe.placed')],
  ));

test('[CAV-MONSTER-21] T51: a group card brings two monsters, without kinds the player controls or further groups', () =>
  check(
    explorationOf({
      heroes: [{ at: [3, 2] }, {}],
      stack: ['P08'],
      monsters: ['ember-wisp', 'stoneback-brute', 'gloam-cutter', 'tunnel-warband', 'tunnel-warband'],
      foes: [{ kind: 'gloam-cutter', at: [1, 1] }],
    }),
    [],
    [
      ['monster.redrawn', { card: 'tunnel-warband', why: 'group' }],
      ['monster.redrawn', { card: 'tunnel-warband' }],
      ['monster.redrawn', { card: 'gloam-cutter', why: 'own' }],
      ['monster.drawn', { card: 'stoneback-brute' }],
      ['foe.placed', { kind: 'stoneback-brute', square: 2 * 16 + 6 }],
      ['monster.drawn', { card: 'ember-wisp' }],
      ['foe.placed', { kind: 'ember-wisp' }],
    ],
    (board) => expect(board.heroes[0]?.row.map(({ card }) => card)).toEqual(['gloam-cutter', 'stoneback-brute', 'ember-wisp']),
  ));

test('[CAV-MONSTER-22] a drowsy foe does not act', () =>
  check(
    activationOf({
      heroes: [{ at: [1, 2] }, {}],
      foes: [{ kind: 'gloam-cutter', at: [1, 1] }],
      change: (board) => {
        board.lasting = [{ what: 'drowsy', n: 0, on: FOE, by: 1 }];
      },
    }),
    [],
    [['foe.idle', { why: 'drowsy' }], never('attack.rolled')],
  ));

test('[CAV-MONSTER-23] as many figures of a kind stand as there are cards', () =>
  check(
    explorationOf({
      heroes: [{ at: [3, 2] }, {}, {}],
      stack: ['P08'],
      monsters: ['gloam-cutter'],
      foes: [
        { kind: 'gloam-cutter', at: [1, 1], by: 1 },
        { kind: 'gloam-cutter', at: [2, 1], by: 2 },
      ],
    }),
    [],
    [['foe.placed', { kind: 'gloam-cutter' }]],
    (board) => expect(board.foes).toHaveLength(3),
  ));

test('[CAV-MONSTER-24] figures of a kind act one by one in the order chosen; one that has left does nothing', () => {
  const puffs: Wanted = {
    setup: { ties: 'ask' },
    heroes: [{ at: [1, 2] }, { at: [1, 6] }],
    foes: [
      { kind: 'gloam-skulker', at: [1, 1] },
      { kind: 'gloam-skulker', at: [2, 1], by: 1 },
    ],
    change: (board) => {
      board.laid = 'white';
    },
  };
  check(
    sceneWith(boardWith(puffs), villainPhase, { hero: 0 }),
    [{ act: 'choose', one: FOE + 1 }, dice(1, 1)],
    [
      ['tactic.chosen', { figure: FOE + 1 }],
      ['tactic.chosen', { figure: FOE }],
    ],
  );
  check(activationOf({ heroes: [{}, {}], foes: [] }), [], [never('tactic.chosen')]);
});

test('[CAV-MONSTER-25] Vharn’s hooks are two rolls against the same hero; a fallen hero gets no second', () => {
  const vharn = (hp: number): Wanted => ({
    heroes: [
      { at: [1, 2], hp },
      { at: [2, 2], hp: 1 },
    ],
    foes: [{ kind: 'vharn', at: [1, 1] }],
  });
  check(
    activationOf(vharn(5)),
    [dice(9, 9)],
    [
      ['hero.hurt', { hero: 0, hp: 4 }],
      ['hero.hurt', { hero: 0, hp: 3 }],
    ],
  );
  check(activationOf({ ...vharn(1), heroes: [{ at: [1, 2], hp: 1, up: [] }, { at: [1, 6] }] }), [dice(9)], [['hero.fell', { hero: 0 }]]);
});

test('[CAV-MONSTER-26] a shriek moves pinned and drowsy monsters, and keeps their tokens', () =>
  check(
    activationOf({
      tiles: HALL,
      heroes: [{ at: [1, 2] }, { at: 'escaped' }],
      foes: [
        { kind: 'shriekcap', at: [1, -2] },
        { kind: 'gloam-cutter', at: [1, -6], pinned: true },
        { kind: 'gloam-cutter', at: [1, -10], by: 1 },
        { kind: 'vharn', at: [2, -7] },
      ],
      change: (board) => {
        board.lasting = [{ what: 'drowsy', n: 0, on: FOE + 2, by: 1 }];
      },
    }),
    [],
    [['foe.moved', { foe: FOE + 1 }], ['foe.moved', { foe: FOE + 2 }], never('foe.moved', { foe: FOE + 3 }), never('attack.rolled')],
    (board) => expect([board.foes[1]?.pinned, board.lasting.length]).toEqual([true, 1]),
  ));

test('[CAV-GEO-14] T23: equally close heroes: the one with most HP, or whom the active player chooses', () => {
  const two: Wanted = {
    heroes: [
      { at: [1, 5], hp: 9 },
      { id: 'ilsa', at: [2, 5], hp: 3 },
    ],
    foes: [{ kind: 'gloam-cutter', at: [1, 1] }],
  };
  check(activationOf(two), [dice(1)], [['foe.closed', { on: 0 }]]);
  check(
    activationOf({ ...two, setup: { ties: 'ask' } }),
    [{ act: 'choose', one: 1 }, { act: 'choose', one: S(3, 4) }, dice(1)],
    [['foe.closed', { on: 1, to: S(3, 4) }]],
  );
});

test('[CAV-GEN-06] what the rules leave open the active player decides, where the table asks; the order of targets too', () =>
  check(
    activationOf({ setup: { ties: 'ask' }, heroes: [{ at: [1, 2] }, { at: [2, 2] }], foes: [{ kind: 'ember-wisp', at: [1, 1] }] }),
    [{ act: 'choose', one: 1 }, dice(1, 1)],
    [
      ['attack.rolled', { on: 1 }],
      ['attack.rolled', { on: 0 }],
    ],
  ));

test('[CAV-GEN-11] several effects due at once are resolved one after another, in the order chosen', () =>
  check(
    villainPhaseOf({
      setup: { ties: 'ask' },
      tiles: HALL,
      heroes: [{ at: [1, 2] }, { at: 'escaped' }],
      foes: [
        { kind: 'gloam-cutter', at: [1, -6], by: 1 },
        { kind: 'drip-ooze', at: [2, -7], by: 1 },
      ],
      encounters: ['EV07'],
    }),
    [
      { act: 'choose', one: FOE + 1 },
      { act: 'choose', one: sqOf(0, -4) },
    ],
    [
      ['foe.moved', { foe: FOE + 1 }],
      ['foe.moved', { foe: FOE, to: sqOf(0, -4) }],
    ],
  ));
/** A square of the first hall tile, which is the third of the map. */
function sqOf(x: number, y: number): number {
  return 32 + (y + 4) * 4 + x;
}
