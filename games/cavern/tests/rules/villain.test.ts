// Proves the Villain Phase: when an Encounter comes, who acts, how often and in which order.

import { check, dice, never } from '@undercroft/testkit';
import { expect, test } from 'vitest';
import { maxFoeHp } from '../../src/queries/strength.ts';
import { boardWith, END, explorationOf, FOE, heroPhaseOf, S, turnOf, uses, villainPhaseOf, type Change, type Wanted } from '../scenes.ts';

/** Two heroes in the south, where nobody explores and a foe in the north needs two steps or more. */
const quiet: Wanted = { heroes: [{ at: [1, 5] }, { at: [2, 5] }], encounters: ['EV15'] };
const laid =
  (how: 'none' | 'white' | 'black'): Change =>
  (board) => {
    board.laid = how;
  };

test('[CAV-VILLAIN-01] first the Encounter card, then villains, then the active player’s monsters and traps', () =>
  check(
    villainPhaseOf({
      ...quiet,
      foes: [
        { kind: 'gloam-skulker', at: [1, 1] },
        { kind: 'vharn', at: [2, 1] },
      ],
      traps: [{ card: 'TR01', at: [1, 1] }],
    }),
    [dice(1, 1)],
    [
      ['encounter.drawn'],
      ['tactic.chosen', { kind: 'vharn' }],
      ['tactic.chosen', { kind: 'gloam-skulker' }],
      ['trap.sprung', { card: 'TR01' }],
    ],
  ));

test.each([
  ['no tile', 'none', true],
  ['a white tile', 'white', false],
  ['a black tile', 'black', true],
] as const)('[CAV-VILLAIN-02] T13: after %s', (_name, how, drawn) => {
  check(villainPhaseOf({ ...quiet, change: laid(how) }), [], [drawn ? ['encounter.drawn', { card: 'EV15' }] : never('encounter.drawn')]);
});

test('[CAV-VILLAIN-03] T13: a black tile and a white one in one turn bring one Encounter', () =>
  check(
    turnOf({ heroes: [{ at: [3, 2] }, { at: [1, 6] }], stack: ['P04', 'F04'], monsters: [], encounters: ['EV15', 'EV15'] }),
    [END],
    [['tile.placed', { tile: 'F04' }], ['tile.placed', { tile: 'P04' }], ['encounter.drawn']],
    (board) => expect(board.encounters.draw).toHaveLength(1),
  ));

test('[CAV-VILLAIN-04, CAV-VILLAIN-05] every villain acts once, in every player’s Villain Phase; the active player chooses the order', () => {
  const two: Wanted = {
    ...quiet,
    foes: [
      { kind: 'vharn', at: [1, 1] },
      { kind: 'iskarra', at: [2, 1] },
    ],
    change: laid('white'),
  };
  check(
    villainPhaseOf({ ...two, active: 1 }),
    [dice(1, 1, 1)],
    [
      ['tactic.chosen', { kind: 'vharn' }],
      ['tactic.chosen', { kind: 'iskarra' }],
    ],
  );
  check(
    villainPhaseOf({ ...two, setup: { ties: 'ask' } }),
    [
      { act: 'choose', one: FOE + 1 },
      { act: 'choose', one: 0 },
      dice(1, 1),
      { act: 'choose', one: 0 },
      { act: 'choose', one: S(0, 4) },
      dice(1),
    ],
    [
      ['tactic.chosen', { kind: 'iskarra' }],
      ['tactic.chosen', { kind: 'vharn' }],
    ],
  );
});

test('[CAV-VILLAIN-06, CAV-MONSTER-02] cards of the own row act in the order drawn', () =>
  check(
    villainPhaseOf({
      ...quiet,
      foes: [
        { kind: 'gloam-skulker', at: [1, 1] },
        { kind: 'shriekcap', at: [2, 1], by: 1 },
        { kind: 'pallid-crawler', at: [3, 1] },
      ],
      change: laid('white'),
    }),
    [dice(1, 1)],
    [
      ['tactic.chosen', { kind: 'gloam-skulker' }],
      ['tactic.chosen', { kind: 'pallid-crawler' }],
      never('tactic.chosen', { kind: 'shriekcap' }),
    ],
  ));

test('[CAV-VILLAIN-07, CAV-VILLAIN-08] T15: both Skulkers act once in each phase, whoever controls them', () => {
  const skulkers: Wanted = {
    ...quiet,
    foes: [
      { kind: 'gloam-skulker', at: [1, 1], by: 0 },
      { kind: 'gloam-skulker', at: [2, 1], by: 1 },
    ],
    change: laid('white'),
  };
  for (const active of [0, 1])
    check(
      villainPhaseOf({ ...skulkers, active }),
      [dice(1, 1)],
      [
        ['tactic.chosen', { figure: FOE }],
        ['tactic.chosen', { figure: FOE + 1 }],
      ],
      (board) => expect(board.acted).toEqual([FOE, FOE + 1]),
    );
});

test('[CAV-VILLAIN-08] two cards of one kind in one row: each figure acts once', () =>
  check(
    villainPhaseOf({
      ...quiet,
      foes: [
        { kind: 'gloam-skulker', at: [1, 1] },
        { kind: 'gloam-skulker', at: [2, 1] },
      ],
      change: laid('white'),
    }),
    [dice(1, 1)],
    [],
    (board) => expect(board.acted).toEqual([FOE, FOE + 1]),
  ));

test('[CAV-VILLAIN-09, CAV-ENC-10] a monster that an Encounter brings acts at the end of the row', () =>
  check(
    villainPhaseOf({ ...quiet, foes: [{ kind: 'gloam-skulker', at: [1, 1] }], encounters: ['EV04'], monsters: ['shriekcap'] }),
    [dice(1)],
    [
      ['monster.drawn', { hero: 0, card: 'shriekcap' }],
      ['tactic.chosen', { kind: 'gloam-skulker' }],
      ['tactic.chosen', { kind: 'shriekcap' }],
    ],
  ));

test('[CAV-VILLAIN-10] a monster drawn in the Exploration Phase acts in the same turn', () =>
  check(
    turnOf({ heroes: [{ at: [3, 2] }, { at: [1, 6] }], stack: ['P08'], monsters: ['gloam-skulker'] }),
    [END, dice(1)],
    [['foe.placed'], ['tactic.chosen', { kind: 'gloam-skulker' }]],
  ));

test('[CAV-VILLAIN-11] a villain placed in the Exploration Phase acts in the same turn', () =>
  check(
    turnOf({ setup: { adventure: 'A7' }, heroes: [{ at: [3, 2] }, { at: [1, 6] }], stack: ['N02'], monsters: [], encounters: [] }),
    [END],
    [
      ['foe.placed', { kind: 'iskarra' }],
      ['tactic.chosen', { kind: 'iskarra' }],
    ],
  ));

test('[CAV-VILLAIN-12] T44: Mother Caul strikes each hero within 1 tile; a natural 15 poisons too', () =>
  check(
    villainPhaseOf({
      heroes: [
        { id: 'oru', at: [1, 5] },
        { id: 'mottle', at: [2, 5] },
      ],
      foes: [{ kind: 'mother-caul', at: [1, 1] }],
      change: laid('white'),
    }),
    [dice(12, 15)],
    [
      ['attack.judged', { total: 17, ac: 16, hit: true }],
      ['hero.hurt', { hero: 1, n: 1 }],
      ['attack.judged', { total: 20, ac: 16, hit: true }],
      ['hero.hurt', { hero: 0, n: 1 }],
      ['condition.gained', { hero: 0, condition: 'poisoned' }],
    ],
    // The hero with more HP is struck first, and was not poisoned.
    (board) => expect(board.heroes[1]?.conditions).toEqual([]),
  ));

test('[CAV-VILLAIN-13] a villain’s HP depend on the number of heroes', () => {
  const hp = (heroes: number) => maxFoeHp(boardWith({ heroes: Array.from({ length: heroes }, () => ({})) }), 'vharn');
  expect([2, 3, 4, 5].map(hp)).toEqual([10, 13, 18, 20]);
});

test('[CAV-VILLAIN-14] what says monster leaves villains alone', () => {
  const both: Wanted = {
    heroes: [{ id: 'ilsa', at: [1, 2], up: ['ilsa-d3'], items: ['IU07'] }, {}],
    foes: [
      { kind: 'vharn', at: [1, 1] },
      { kind: 'gloam-cutter', at: [2, 1] },
    ],
  };
  check(
    heroPhaseOf(both),
    [{ act: 'attack', with: 'ilsa-d3', targets: [] }],
    [['token.put', { foe: FOE + 1, token: 'drowsy' }], never('token.put', { foe: FOE })],
  );
  check(heroPhaseOf({ ...both, foes: [{ kind: 'vharn', at: [1, 1] }] }), [], [], (_board, state) =>
    expect(state.legal(0)?.options).not.toContain('use'),
  );
  check(heroPhaseOf(both), [uses('IU07', { target: FOE + 1 })], [['token.put', { token: 'drowsy' }], ['item.discarded']]);
});

test('[CAV-VILLAIN-15] the phase of a downed hero’s player is carried out as usual', () =>
  check(
    villainPhaseOf({ ...quiet, heroes: [{ at: [1, 5], hp: 0 }, { at: [2, 5] }], foes: [{ kind: 'gloam-skulker', at: [1, 1] }] }),
    [dice(1)],
    [['encounter.drawn'], ['attack.rolled', { by: FOE, on: 1 }]],
  ));

test('[CAV-VILLAIN-16] Mother Caul seeds: a Sporeling Mob for the active player, even a second one, which acts in the same phase', () =>
  check(
    villainPhaseOf({
      tiles: [
        ['P04', 0, -1, 0],
        ['P04', 0, -2, 0],
      ],
      heroes: [{ at: [1, 5] }, { at: [2, 5] }],
      foes: [
        { kind: 'mother-caul', at: [1, -6] },
        { kind: 'sporeling-mob', at: [1, -5] },
      ],
      monsters: ['shriekcap'],
      change: (board) => {
        board.laid = 'white';
        board.monsters.discard = ['sporeling-mob', 'shriekcap'];
      },
    }),
    [],
    [
      ['tactic.chosen', { kind: 'mother-caul', tactic: 1 }],
      ['monster.taken', { hero: 0, card: 'sporeling-mob' }],
      ['foe.placed', { foe: 18, kind: 'sporeling-mob' }],
      ['tactic.chosen', { figure: 17 }],
      ['tactic.chosen', { figure: 18 }],
    ],
    (board) => expect(board.monsters.discard).toEqual(['shriekcap']),
  ));

test('[CAV-TILE-01] in Glow Hollow no Encounter comes for a turn without a tile', () => {
  const hollow: Wanted = { tiles: [['F01', 0, -1, 0]], heroes: [{ at: [1, -2] }, {}], encounters: ['EV15'] };
  check(villainPhaseOf(hollow), [], [['encounter.spared'], never('encounter.drawn')]);
  check(villainPhaseOf({ ...hollow, change: laid('black') }), [], [['encounter.drawn']]);
  check(villainPhaseOf({ ...hollow, heroes: [{ at: [1, 0] }, {}] }), [], [['encounter.drawn']]);
});

test('Failing Light makes white triangles black', () =>
  check(villainPhaseOf({ ...quiet, environment: 'EN05', change: laid('white') }), [], [['encounter.drawn']]));

test('[CAV-GEN-05] an empty deck is made of its discard pile; if that is empty too, no card is drawn', () => {
  const empty = (discard: readonly 'EV15'[]): Wanted => ({
    ...quiet,
    encounters: [],
    change: (board) => {
      board.encounters.discard = discard;
    },
  });
  check(
    villainPhaseOf(empty(['EV15'])),
    [],
    [
      ['deck.shuffled', { deck: 'encounters' }],
      ['encounter.drawn', { card: 'EV15' }],
    ],
  );
  check(villainPhaseOf(empty([])), [], [never('encounter.drawn')]);
  check(explorationOf({ heroes: [{ at: [3, 2] }, {}], stack: ['P08'], monsters: [] }), [], [['tile.placed'], never('monster.drawn')]);
});
