// Proves the Hero Phase: its steps, the three action pairs, and what costs no action.

import { check, dice, never, refused } from '@undercroft/testkit';
import { expect, test } from 'vitest';
import { turn } from '../../src/rules/game.ts';
import {
  attacks,
  boardWith,
  END,
  FOE,
  heroPhaseOf,
  PASS,
  runs,
  S,
  sceneWith,
  turnOf,
  uses,
  walks,
  type Change,
  type Wanted,
} from '../scenes.ts';

const CUTTER = { kind: 'gloam-cutter', at: [2, 2] } as const;
/** Tarn beside a Gloam Cutter, Wren out of the way. */
const beside: Wanted = { heroes: [{ at: [1, 2] }, { at: [1, 6] }], foes: [CUTTER] };

test('[CAV-TURN-01] a turn has a Hero, an Exploration and a Villain Phase, in this order', () =>
  check(
    turnOf({ heroes: [{ at: [1, 2] }, { at: [2, 6] }], encounters: ['EV15'] }),
    [END],
    [
      ['phase.began', { phase: 'hero' }],
      ['phase.began', { phase: 'exploration' }],
      ['phase.began', { phase: 'villain' }],
      ['turn.ended', { hero: 0 }],
    ],
  ));

test('[CAV-HERO-01, CAV-GEN-09] what lasts until the start of a turn ends at the first step of that hero’s next Hero Phase', () => {
  const change: Change = (board) => {
    board.lasting = [
      { what: 'ac', n: 2, on: 1, by: 0 },
      { what: 'ac', n: 2, on: 1, by: 1 },
    ];
  };
  check(heroPhaseOf({ change }), [], [['lasting.ended', { hero: 0 }]], (board) =>
    expect(board.lasting).toEqual([{ what: 'ac', n: 2, on: 1, by: 1 }]),
  );
  check(heroPhaseOf({}), [], [never('lasting.ended')]);
});

test('[CAV-HERO-02, CAV-COND-POISON-01] a poisoned hero takes 1 damage before anything else', () =>
  check(heroPhaseOf({ heroes: [{ hp: 5, conditions: ['poisoned'] }, {}] }), [], [['hero.hurt', { hero: 0, n: 1, hp: 4, from: 'poison' }]]));

test('[CAV-HERO-03, CAV-SURGE-01, CAV-SURGE-05] T01: a downed hero spends a surge, and has its whole phase', () =>
  check(
    heroPhaseOf({
      heroes: [{ id: 'wren', hp: 0, at: [1, 2] }, { id: 'tarn' }],
      foes: [{ kind: 'gloam-cutter', at: [1, 3] }],
      surges: 2,
      treasures: [],
    }),
    [walks(2, 2), attacks('wren-a1', { target: FOE }), dice(1)],
    [['surge.spent', { hero: 0, hp: 4, left: 1 }], ['hero.walked'], ['attack.rolled']],
    (board) => expect([board.surges, board.heroes[0]?.hp]).toEqual([[1], 4]),
  ));

test('[CAV-HERO-04] blessings come after the surge check', () => {
  const change: Change = (board) => {
    board.blessings = [{ card: 'BL03', by: 1, turns: 1 }];
  };
  check(
    heroPhaseOf({ heroes: [{ hp: 0 }, {}], change }),
    [],
    [
      ['surge.spent', { hp: 5 }],
      ['hero.healed', { hero: 0, n: 1, hp: 6 }],
    ],
  );
});

test('[CAV-HERO-05] move then attack, attack then move, or move twice; never two attacks', () => {
  const attack = attacks('tarn-a1', { target: FOE });
  const second = refused(attack, { why: { key: 'attacked' } });
  check(heroPhaseOf(beside), [walks(1, 1), attack, dice(1), refused(walks(1, 2), { why: { key: 'moved' } }), second], [['attack.rolled']]);
  check(
    heroPhaseOf(beside),
    [attack, dice(1), walks(1, 1), refused(runs(1, 2), { why: { key: 'moved' } }), second],
    [['hero.walked', { how: 'move' }]],
  );
  check(
    heroPhaseOf(beside),
    [walks(1, 1), runs(1, 3), refused(attack, { why: { key: 'moved-twice' } })],
    [['hero.walked', { how: 'second' }]],
  );
});

test('[CAV-HERO-06] two moves are separate, each up to the hero’s speed', () => {
  const alone: Wanted = { heroes: [{ at: [1, 0] }, { at: [2, 0] }] };
  // Five squares to (1, 5), and again two to (1, 7).
  check(
    heroPhaseOf(alone),
    [refused(walks(1, 6), { pick: 'to' }), walks(1, 5), refused(walks(1, 6), { why: { key: 'no-movement' } }), runs(1, 7)],
    [
      ['hero.walked', { cost: 5 }],
      ['hero.walked', { cost: 2, how: 'second' }],
    ],
  );
});

test('[CAV-HERO-07] any part may be skipped, and a move may be shorter', () => {
  check(heroPhaseOf(beside), [END], [never('hero.walked'), never('attack.rolled')]);
  check(heroPhaseOf(beside), [walks(1, 1), END], [['hero.walked', { cost: 1 }]]);
});

test('[CAV-HERO-08, CAV-TRAP-07] T48: forcing the door uses the attack, +2 for each Strain', () => {
  const door: Wanted = {
    tiles: [['N02', 0, -1, 0]],
    heroes: [{ at: [1, -2] }, { at: [1, 6] }],
    foes: [{ kind: 'gloam-cutter', at: [2, -2] }],
    monsters: [],
    change: (board) => {
      board.tracks = { ...board.tracks, strain: 2 };
    },
  };
  const force = { act: 'force' };
  const spent = refused(attacks('tarn-a1', { target: FOE }), { why: { key: 'attacked' } });
  check(heroPhaseOf(door), [force, dice(7), spent], [['check.rolled', { die: 7, bonus: 4, need: 11 }], ['door.opened']]);
  check(heroPhaseOf(door), [force, dice(6), spent], [['track.moved', { track: 'strain', to: 3 }], never('door.opened')]);
  check(heroPhaseOf({ ...door, heroes: [{ at: [1, 0] }, {}] }), [refused(force, { why: { key: 'no-door' } })], []);
});

test('[CAV-HERO-09, CAV-POWER-04] a utility, an item and picking up cost no action, also in the middle of a move', () =>
  check(
    heroPhaseOf({
      setup: { adventure: 'A2' },
      heroes: [{ at: [1, 0], hp: 4, items: ['IU03'] }, { at: [1, 6] }],
      things: [{ kind: 'lamp', at: [1, 3] }],
      monsters: [],
    }),
    [walks(1, 2), uses('tarn-u2'), { act: 'take', thing: FOE }, walks(1, 5), uses('IU03', { target: 0 }), runs(1, 7)],
    [
      ['hero.walked', { cost: 2 }],
      ['hero.healed', { hp: 7 }],
      ['thing.taken', { kind: 'lamp' }],
      ['hero.walked', { cost: 3 }],
      ['hero.healed', { hp: 9 }],
      ['hero.walked', { how: 'second' }],
    ],
  ));

test('[CAV-HERO-10] what is left of a move is lost with the attack', () =>
  check(
    heroPhaseOf(beside),
    [walks(1, 1), attacks('tarn-a1', { target: FOE }), dice(1), refused(walks(0, 1), { why: { key: 'moved' } })],
    [],
  ));

test('[CAV-HERO-11, CAV-COND-IMMOB-03] the phase ends with immobilized, slowed and dazed removed, poisoned not', () =>
  check(
    heroPhaseOf({ heroes: [{ hp: 9, conditions: ['immobilized', 'poisoned', 'slowed', 'dazed'], up: [] }, {}] }),
    [END, dice(9)],
    [
      ['condition.lost', { hero: 0, conditions: ['immobilized', 'slowed', 'dazed'] }],
      ['check.rolled', { for: 'poison', die: 9 }],
    ],
    (board) => expect(board.heroes[0]?.conditions).toEqual(['poisoned']),
  ));

test('[CAV-HERO-12, CAV-COND-POISON-02] T04: then the recovery roll: 9 stays poisoned, 10 does not', () => {
  const poisoned: Wanted = { heroes: [{ id: 'oru', conditions: ['poisoned'] }, {}] };
  check(heroPhaseOf(poisoned), [END, dice(9)], [['check.rolled', { need: 10 }], never('condition.lost')]);
  check(heroPhaseOf(poisoned), [END, dice(10)], [['condition.lost', { conditions: ['poisoned'] }]]);
});

test('[CAV-HERO-13, CAV-ENC-06] then curses: 10 or more discards one', () => {
  const cursed: Wanted = { heroes: [{ curses: ['CU01', 'CU02'], conditions: ['poisoned'] }, {}] };
  check(
    heroPhaseOf(cursed),
    [END, dice(10), dice(9, 10)],
    [
      ['check.rolled', { for: 'poison' }],
      ['check.rolled', { for: 'curse', die: 9 }],
      ['check.rolled', { for: 'curse', die: 10 }],
      ['curse.gone', { hero: 0, card: 'CU02' }],
    ],
    (board) => expect([board.heroes[0]?.curses, board.encounters.discard]).toEqual([['CU01'], ['CU02']]),
  );
});

test('[CAV-HERO-14, CAV-TILE-02] then the tile: Steam Vents hurt whoever ends the phase there', () => {
  const vents: Wanted = { tiles: [['F02', 0, -1, 0]], heroes: [{ at: [1, -2], curses: ['CU02'] }, {}] };
  check(
    heroPhaseOf(vents),
    [END, dice(1)],
    [
      ['check.rolled', { for: 'curse' }],
      ['hero.hurt', { hero: 0, n: 1, from: 'effect' }],
    ],
  );
  check(heroPhaseOf({ ...vents, heroes: [{ at: [1, 0] }, {}] }), [END], [never('hero.hurt')]);
});

test('[CAV-HERO-15, CAV-ESCAPE-01] last of all a hero on the exit may leave, or stay', () => {
  const shaft: Wanted = { setup: { adventure: 'A1' }, tiles: [['N01', 0, -1, 0]], heroes: [{ at: [1, -2], conditions: ['poisoned'] }, {}] };
  check(heroPhaseOf(shaft), [END, dice(10), { act: 'leave' }], [['condition.lost'], ['hero.escaped', { hero: 0 }]]);
  check(heroPhaseOf(shaft), [END, dice(10), { act: 'stay' }], [never('hero.escaped')]);
});

test('[CAV-TURN-02, CAV-TURN-05] turns pass clockwise, to players of downed and escaped heroes too', () => {
  const wanted: Wanted = {
    setup: { adventure: 'A1' },
    heroes: [{ at: 'escaped' }, { hp: 0, at: [1, 6] }],
    encounters: ['EV15'],
    surges: 1,
  };
  check(
    sceneWith(boardWith(wanted), turn, { hero: 0, round: 1 }),
    [],
    [['turn.began', { hero: 0 }], never('phase.began', { phase: 'hero' }), ['turn.ended']],
  );
  check(sceneWith(boardWith({ ...wanted, active: 1 }), turn, { hero: 1, round: 1 }), [END], [['surge.spent'], ['turn.ended', { hero: 1 }]]);
});

test('a reaction may be passed', () =>
  check(
    heroPhaseOf({ heroes: [{ id: 'gorrand', conditions: ['poisoned'] }, {}] }),
    [PASS],
    [never('reaction.used'), ['hero.hurt', { hero: 0 }]],
    (board) => expect(board.heroes[0]?.square).toBe(S(0, 6)),
  ));
