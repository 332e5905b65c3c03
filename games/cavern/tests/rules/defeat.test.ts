// Proves defeated foes, downed heroes, surges and conditions.

import { check, dice, never, refused } from '@undercroft/testkit';
import { expect, test } from 'vitest';
import { reward } from '../../src/rules/treasure.ts';
import {
  activationOf,
  attacks,
  boardWith,
  END,
  explorationOf,
  FOE,
  heroPhaseOf,
  PASS,
  S,
  sceneWith,
  turnOf,
  uses,
  villainPhaseOf,
  type Wanted,
} from '../scenes.ts';

const kill = [attacks('tarn-a1', { target: FOE }), dice(19)];
const CUTTER = { kind: 'gloam-cutter', at: [2, 2] } as const;
const tarn: Wanted = { heroes: [{ at: [1, 2] }, { at: [1, 6] }], foes: [CUTTER], treasures: [] };

test('[CAV-DEFEAT-01, CAV-DEFEAT-02, CAV-XP-01] a defeated monster’s figure goes, and its controller’s card is experience', () =>
  check(
    heroPhaseOf({ ...tarn, foes: [{ ...CUTTER, by: 1 }] }),
    kill,
    [['foe.defeated', { kind: 'gloam-cutter', controller: 1 }]],
    (board) => expect([board.foes, board.heroes[1]?.row, board.xp]).toEqual([[], [], [['gloam-cutter']]]),
  ));

test('[CAV-DEFEAT-03] T17: of several controllers the active player gives up the card', () =>
  check(
    heroPhaseOf({
      heroes: [{ at: [1, 2] }, { at: [1, 6] }, { at: [2, 6] }],
      foes: [
        { ...CUTTER, by: 2 },
        { kind: 'gloam-cutter', at: [3, 0 + 1], by: 0 },
      ],
      treasures: [],
    }),
    kill,
    [['foe.defeated', { controller: 0 }]],
  ));

test('[CAV-DEFEAT-04] T16: if that player controls none, the nearest one clockwise does', () => {
  const four: Wanted = {
    heroes: [{ at: [1, 2] }, { at: [1, 6] }, { at: [2, 6] }, { at: [3, 6] }],
    foes: [
      { ...CUTTER, by: 3 },
      { kind: 'gloam-cutter', at: [3, 1], by: 2 },
    ],
    treasures: ['FO01'],
  };
  check(heroPhaseOf(four), kill, [
    ['foe.defeated', { controller: 2 }],
    ['treasure.drawn', { hero: 0 }],
  ]);
});

test('[CAV-DEFEAT-05, CAV-DEFEAT-06] one Treasure card for each turn', () => {
  const treasured: Wanted = { ...tarn, treasures: ['FO01', 'FO01'] };
  check(heroPhaseOf(treasured), kill, [['treasure.drawn', { hero: 0, card: 'FO01' }]]);
  const again: Wanted = { ...treasured, heroes: [{ at: [1, 2], more: { treasured: true } }, { at: [1, 6] }] };
  check(heroPhaseOf(again), kill, [['foe.defeated'], never('treasure.drawn')]);
  check(turnOf({ ...again, encounters: [] }), [...kill, END], [['treasure.drawn']]);
});

test('[CAV-DEFEAT-07] the limit is one for each hero: a hero on another’s turn draws too', () =>
  check(
    sceneWith(boardWith({ ...tarn, treasures: ['FO01'], heroes: [{ more: { treasured: true } }, {}] }), reward, { hero: 1 }),
    [],
    [['treasure.drawn', { hero: 1 }]],
  ));

test('[CAV-DEFEAT-08, CAV-ALLY-06] a foe defeated by an ally gives experience and no Treasure', () =>
  check(
    activationOf({ ...tarn, treasures: ['FO01'], heroes: [{ at: [1, 6], ally: { kind: 'AL01', at: [1, 2] } }, {}] }, 8),
    [dice(19)],
    [['foe.defeated', { by: 8 }], never('treasure.drawn')],
    (board) => expect(board.xp).toEqual([['gloam-cutter']]),
  ));

test('[CAV-DEFEAT-09, CAV-DEFEAT-11] a villain is worth its level, and earns a Treasure', () =>
  check(
    heroPhaseOf({ ...tarn, setup: { adventure: 'A5' }, foes: [{ kind: 'vharn', at: [2, 2], hp: 1 }], treasures: ['FO01'] }),
    kill,
    [
      ['foe.defeated', { kind: 'vharn' }],
      ['treasure.drawn', { hero: 0 }],
    ],
    (board) => expect(board.xp).toEqual([['vharn']]),
  ));

test('[CAV-DEFEAT-10] T43: a Puffball that bursts gives neither, and its card is discarded', () =>
  check(
    activationOf({
      heroes: [
        { id: 'wren', at: [1, 2] },
        { id: 'tarn', at: [2, 2], hp: 1, up: [] },
      ],
      foes: [{ kind: 'drifting-puffball', at: [1, 1] }],
    }),
    [dice(8, 8)],
    [
      ['attack.judged', { total: 16, ac: 16, hit: true }],
      ['hero.hurt', { hero: 0, n: 1 }],
      ['condition.gained', { hero: 0, condition: 'poisoned' }],
      ['attack.judged', { total: 16, ac: 17, hit: false }],
      ['foe.left', { kind: 'drifting-puffball', controller: 0 }],
      never('foe.defeated'),
    ],
    (board) => expect([board.xp, board.monsters.discard, board.heroes[0]?.row]).toEqual([[[]], ['drifting-puffball'], []]),
  ));

test('[CAV-DOWN-01] at 0 HP a hero is downed and stays on its square', () =>
  check(activationOf({ ...tarn, heroes: [{ at: [1, 2], hp: 1 }, { at: [1, 6] }] }), [dice(19)], [['hero.fell', { hero: 0 }]], (board) =>
    expect(board.heroes[0]).toMatchObject({ hp: 0, square: S(1, 2) }),
  ));

test('[CAV-DOWN-02] a downed hero uses no powers and no items, and its ability helps nobody', () => {
  // Interpose is no choice for a downed Tarn; the Heartstone none for a downed owner.
  check(
    activationOf({
      heroes: [
        { at: [0, 2], hp: 0, items: ['IU11'] },
        { id: 'wren', at: [1, 2] },
      ],
      foes: [CUTTER],
    }),
    [dice(19)],
    [['attack.judged', { ac: 15 }], never('reaction.used'), ['hero.hurt', { hero: 1 }]],
  );
});

test('[CAV-DOWN-03, CAV-DOWN-12] conditions and curses of a downed hero stay; its phase has no end steps', () =>
  check(
    heroPhaseOf({ tiles: [['F02', 0, -1, 0]], heroes: [{ at: [1, -2], hp: 1, conditions: ['slowed'], curses: [] }, {}] }),
    [END],
    [['condition.lost', { conditions: ['slowed'] }], ['hero.fell']],
    (board) => expect(board.heroes[0]?.conditions).toEqual([]),
  ));

test('[CAV-DOWN-12] a hero that is down when its phase ends keeps what it has', () => {
  const fallen: Wanted = {
    heroes: [{ hp: 0, conditions: ['poisoned', 'slowed'], curses: ['CU01'] }, {}],
    surges: 1,
  };
  // It stands up by its surge; then the end steps come as usual.
  check(
    heroPhaseOf(fallen),
    [END, dice(1, 1)],
    [['surge.spent'], ['condition.lost'], ['check.rolled', { for: 'poison' }], ['check.rolled', { for: 'curse' }]],
  );
});

test('[CAV-DOWN-05] a downed hero takes no further damage', () =>
  check(
    villainPhaseOf({ heroes: [{ hp: 0 }, {}], encounters: ['EV10'] }),
    [],
    [never('hero.hurt', { hero: 0 }), ['hero.hurt', { hero: 1 }]],
  ));

test('[CAV-DOWN-06, CAV-DOWN-07] T52: healed before its turn it stands, from 0, and spends no surge', () => {
  const scene = heroPhaseOf({
    heroes: [
      { at: [1, 5], items: ['IU03'] },
      { id: 'oru', at: [2, 5], hp: 0 },
    ],
  });
  const { board } = check(scene, [uses('IU03', { target: 1 })], [['hero.healed', { hero: 1, n: 2, hp: 2 }]]);
  expect(board.heroes[1]?.hp).toBe(2);
  check(heroPhaseOf({ active: 1, heroes: [{}, { id: 'oru', hp: 2 }] }), [], [never('surge.spent')]);
});

test('[CAV-DOWN-08] a downed hero can gain conditions from what is no attack, and be placed', () => {
  check(
    villainPhaseOf({ heroes: [{ hp: 0 }, {}], encounters: ['EV11'] }),
    [],
    [never('hero.hurt'), ['condition.gained', { hero: 0, condition: 'slowed' }]],
  );
  check(
    villainPhaseOf({ tiles: [['P04', 0, -1, 0]], heroes: [{ hp: 0, at: [1, 5] }, {}], encounters: ['EV08'] }),
    [{ act: 'place', square: 32 }],
    [['figure.placed', { figure: 0, to: 32 }]],
  );
});

test('[CAV-DOWN-09] whatever a fallen hero carries lies on its square', () =>
  check(
    activationOf({
      setup: { adventure: 'A5' },
      ...tarn,
      heroes: [{ at: [1, 2], hp: 1 }, { at: [1, 6] }],
      things: [
        { kind: 'miner', by: 0 },
        { kind: 'miner', by: 0 },
      ],
    }),
    [dice(19)],
    [
      ['thing.dropped', { thing: FOE + 1, square: S(1, 2) }],
      ['thing.dropped', { thing: FOE + 2, square: S(1, 2) }],
    ],
  ));

test('[CAV-DOWN-10] a hero that falls in its own phase does not explore; the Villain Phase comes', () =>
  check(
    turnOf({ tiles: [['F02', 0, -1, 0]], heroes: [{ at: [0, -2], hp: 1 }, { at: [1, 6] }], stack: ['P01'], encounters: ['EV15'] }),
    [END],
    [['hero.fell'], never('tile.drawn'), ['phase.began', { phase: 'villain' }]],
  ));

test('[CAV-DOWN-11] a hit that fells still gives its conditions and its placement', () => {
  check(
    activationOf({ ...tarn, heroes: [{ at: [1, 2], hp: 1 }, { at: [1, 6] }], foes: [{ kind: 'pallid-crawler', at: [2, 2] }] }),
    [dice(19)],
    [['hero.fell'], ['condition.gained', { hero: 0, condition: 'poisoned' }]],
  );
  check(
    activationOf({ heroes: [{ at: [1, 2], hp: 1, up: [] }, { at: 'escaped' }], foes: [{ kind: 'cave-angler', at: [2, 6] }] }),
    [dice(19)],
    [['hero.fell'], ['figure.placed', { figure: 0 }]],
  );
});

test('[CAV-DOWN-13] clearing does nothing for a downed hero; Antidote Root raises it with its conditions on', () =>
  check(
    heroPhaseOf({
      heroes: [
        { at: [1, 5], items: ['IU04'] },
        { at: [2, 5], hp: 0, conditions: ['poisoned'] },
      ],
    }),
    [uses('IU04', { target: 1 })],
    [never('condition.lost'), ['hero.healed', { hero: 1, hp: 1 }]],
    (board) => expect(board.heroes[1]?.conditions).toEqual(['poisoned']),
  ));

test('[CAV-SURGE-02, CAV-SURGE-07] the surge is not optional, and conditions stay', () =>
  check(
    heroPhaseOf({ heroes: [{ hp: 0, conditions: ['slowed', 'poisoned'], items: ['IU03'] }, {}] }),
    [],
    [['surge.spent', { hp: 5 }], never('condition.lost')],
    (board) => expect(board.heroes[0]?.conditions).toEqual(['slowed', 'poisoned']),
  ));

test('[CAV-SURGE-03, CAV-END-02] T02: a surge must be spent and none is left: all lose', () =>
  check(
    heroPhaseOf({ heroes: [{ id: 'wren', hp: 0 }, {}], surges: 0 }),
    [],
    [
      ['surge.missing', { hero: 0 }],
      ['adventure.ended', { winner: -1 }],
    ],
    (_board, state) => expect([state.isOver, state.returns()]).toEqual([true, [0, 0]]),
  ));

test('[CAV-SURGE-04] surges are one pool', () =>
  check(heroPhaseOf({ heroes: [{ hp: 0 }, { hp: 0 }], surges: 3, active: 1 }), [], [['surge.spent', { hero: 1, left: 2 }]], (board) =>
    expect(board.surges).toEqual([2]),
  ));

test('[CAV-SURGE-06] no surge is spent while a hero stands, however hurt', () =>
  check(heroPhaseOf({ heroes: [{ hp: 1 }, {}] }), [], [never('surge.spent')]));

test('[CAV-COND-POISON-03] T03: poison at 1 HP costs a surge at once; the Draught comes too late, and the poison stays', () =>
  check(
    heroPhaseOf({ heroes: [{ id: 'oru', hp: 1, conditions: ['poisoned'], items: ['IU03', 'IU11'] }, {}], surges: 1 }),
    [],
    [['hero.hurt', { hp: 0, from: 'poison' }], ['hero.fell'], ['surge.spent', { hp: 4, left: 0 }]],
    (board) => expect(board.heroes[0]).toMatchObject({ hp: 4, conditions: ['poisoned'] }),
  ));

test('[CAV-COND-POISON-03] G-14: a power with a would-trigger may be used against poison, an item not', () =>
  check(
    heroPhaseOf({ heroes: [{ id: 'gorrand', hp: 1, conditions: ['poisoned'], items: ['IU11'] }, {}] }),
    [PASS, refused({ act: 'use', with: 'IU11' }, { pick: 'with' }), { act: 'use', with: 'gorrand-u3' }],
    [['reaction.used', { card: 'gorrand-u3' }], never('hero.fell')],
  ));

test('[CAV-COND-POISON-04] T05: a downed hero takes no poison damage, spends its surge, and rolls at the end', () =>
  check(
    heroPhaseOf({ heroes: [{ id: 'gorrand', hp: 0, conditions: ['poisoned'] }, {}], surges: 1 }),
    [END, dice(12)],
    [never('hero.hurt'), ['surge.spent', { hp: 5 }], ['check.rolled', { die: 12 }], ['condition.lost', { conditions: ['poisoned'] }]],
  ));

test('[CAV-COND-GEN-01] a condition is had once', () =>
  check(villainPhaseOf({ heroes: [{ conditions: ['immobilized'] }, {}], encounters: ['EV01'] }), [], [never('condition.gained')], (board) =>
    expect(board.heroes[0]?.conditions).toEqual(['immobilized']),
  ));

test('[CAV-EXPLORE-09, CAV-COND-IMMOB-03] T25: the marker goes at the end of the phase, and the hero explores', () =>
  check(
    turnOf({
      heroes: [{ id: 'mottle', at: [0, 2], conditions: ['immobilized'] }, { at: [1, 6] }],
      stack: ['P01'],
      monsters: [],
      encounters: [],
    }),
    [END, PASS],
    [['condition.lost', { conditions: ['immobilized'] }], ['tile.placed']],
  ));

test('a dead end is laid where the map stays open', () =>
  check(explorationOf({ heroes: [{ at: [0, 2] }, {}], stack: ['P04', 'P17'], monsters: [] }), [], [['tile.placed', { tile: 'P17' }]]));
