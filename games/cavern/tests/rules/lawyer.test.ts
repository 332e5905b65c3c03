// Proves rules where they meet: the default order at fissures, what rivals get of a crew’s help, natural 20s of every kind, traps of others, conditions that end.

import { check, dice, never, refused } from '@undercroft/testkit';
import { expect, test } from 'vitest';
import type { TreasureId } from '../../src/content/cards.ts';
import { caveOf } from '../../src/queries/cave.ts';
import { speedOf } from '../../src/queries/speed.ts';
import {
  activationOf,
  attacks,
  boardWith,
  END,
  explorationOf,
  FOE,
  heroPhaseOf,
  S,
  turnOf,
  uses,
  villainPhaseOf,
  walks,
  type Change,
  type HeroWanted,
  type Wanted,
} from '../scenes.ts';

const WHITE: Change = (board) => {
  board.laid = 'white';
};
const OOZE = { kind: 'drip-ooze', at: [2, 2] } as const;
const CUTTER = { kind: 'gloam-cutter', at: [2, 2] } as const;
/** Lantern in the north, Ember in the south. */
const crews = (lantern: HeroWanted, ember: HeroWanted, more: Partial<Wanted> = {}): Wanted => ({
  setup: { adventure: 'A8' },
  heroes: [
    { at: [1, 2], ...lantern, more: { team: 0 } },
    { at: [1, 3], ...ember, more: { team: 1 } },
  ],
  stack: ['P04', 'P01'],
  monsters: [],
  encounters: [],
  ...more,
});

// Fissures and edges.

/** A fissure in the place of the west edge of the north half, whose border squares are (0, 1), (0, 2) and (0, 3). */
const west: Wanted = {
  setup: { fissures: 1 },
  things: [{ kind: 'fissure', edge: 3, n: 0 }],
  monsters: ['shriekcap'],
  encounters: [],
  change: (board) => {
    board.laid = 'white';
    board.tiles = board.tiles.map((tile, at) => (at === 0 ? { ...tile, edges: ['open', 'open', 'open', 'fissure'] } : tile));
  },
};
test('[CAV-EDGE-03, CAV-GEO-14] of the two middle squares of a fissure the one with fewer heroes beside it is taken', () => {
  check(villainPhaseOf({ ...west, heroes: [{ at: [1, 0] }, { at: [1, 6] }] }), [dice(3)], [['foe.placed', { square: S(0, 2) }]]);
});
test('[CAV-EDGE-03] with both middle squares taken what comes out stands on the corner of the border that is free', () => {
  check(villainPhaseOf({ ...west, heroes: [{ at: [0, 1] }, { at: [0, 2] }] }), [dice(3)], [['foe.placed', { square: S(0, 3) }]]);
});
test('[CAV-EDGE-03, CAV-ESCAPE-04] a fissure is rolled for in the Villain Phase of a hero that has left, too, and its player draws', () => {
  check(
    villainPhaseOf({ ...west, heroes: [{ at: 'escaped' }, { at: [1, 6] }] }),
    [dice(3)],
    [['fissure.rolled', { hero: 0 }], ['monster.drawn', { hero: 0 }], ['tactic.chosen', { kind: 'shriekcap' }], never('encounter.drawn')],
  );
});
test('[CAV-EDGE-01, CAV-EXPLORE-01] at an edge that a Collapse has closed nothing is explored', () => {
  check(
    explorationOf({
      heroes: [{ at: [1, 0] }, {}],
      stack: ['P04'],
      change: (board) => {
        board.tiles = board.tiles.map((tile, at) => (at === 0 ? { ...tile, edges: ['collapse', 'open', 'open', 'open'] } : tile));
      },
    }),
    [],
    [never('tile.drawn')],
    (board) => expect(caveOf(board.tiles).unexplored).not.toContain(0),
  );
});

// Rolls.

test('[CAV-TREASURE-11] the Iron Nerve Band holds for the roll that a Knucklebone brings, too: a 2 is rolled again, once (G-19)', () => {
  const held: Wanted = { heroes: [{ at: [1, 2], items: ['IA05', 'IU08'] }, { at: [1, 6] }], foes: [OOZE], treasures: [] };
  const strike = attacks('tarn-a1', { target: FOE });
  check(
    heroPhaseOf(held),
    [strike, dice(3), dice(10), { act: 'use', with: 'IU08' }, dice(2)],
    [
      ['attack.rerolled', { die: 10 }],
      ['attack.rerolled', { die: 2 }],
      ['attack.judged', { total: 9 }],
    ],
  );
  check(
    heroPhaseOf(held),
    [strike, dice(10), { act: 'use', with: 'IU08' }, dice(2), dice(15)],
    [
      ['attack.rerolled', { die: 2 }],
      ['attack.rerolled', { die: 15 }],
      ['attack.judged', { total: 22 }],
    ],
  );
});

test('[CAV-XP-11, CAV-XP-12] a natural 20 of the Firedamp Flask raises its owner (G-18)', () => {
  check(
    heroPhaseOf({ heroes: [{ at: [1, 2], items: ['IU06'] }, { at: [1, 6] }], foes: [OOZE], xp: ['iskarra'], treasures: [] }),
    [uses('IU06', { tile: 0 }), dice(20), { act: 'rise', daily: 'tarn-d2', card1: 'iskarra' }],
    [
      ['foe.hurt', { foe: FOE, n: 1 }],
      ['hero.levelled', { hero: 0, daily: 'tarn-d2' }],
    ],
  );
});
test('[CAV-XP-11, CAV-OBJ-07] a natural 20 against an object raises as any other, though it earns no experience', () => {
  check(
    heroPhaseOf({
      setup: { adventure: 'A4' },
      heroes: [{ at: [1, 2] }, { at: [1, 6] }],
      things: [{ kind: 'heart', at: [2, 2] }],
      xp: ['iskarra'],
    }),
    [attacks('tarn-a1', { target: FOE }), dice(20), { act: 'rise', daily: 'tarn-d2', card1: 'iskarra' }],
    [
      ['thing.hurt', { n: 2, hp: 1 }],
      ['hero.levelled', { hero: 0 }],
    ],
  );
});
test('[CAV-XP-11, CAV-TEAM-05] a natural 20 of a snatch raises with the experience of the own crew, and with no other', () => {
  const rivals = (xp: Change): Wanted => crews({}, {}, { things: [{ kind: 'crystal', by: 1 }], change: xp });
  const own = rivals((board) => {
    board.xp = [['iskarra'], []];
  });
  check(
    heroPhaseOf(own),
    [{ act: 'snatch', from: 1 }, dice(20), { act: 'rise', daily: 'tarn-d2', card1: 'iskarra' }],
    [['thing.snatched'], ['hero.levelled', { hero: 0 }]],
  );
  const theirs = rivals((board) => {
    board.xp = [[], ['iskarra']];
  });
  check(heroPhaseOf(theirs), [{ act: 'snatch', from: 1 }, dice(20), walks(1, 1)], [['thing.snatched'], never('hero.levelled')]);
});
test('[CAV-XP-12, CAV-COMBAT-15] between the attacks of one power a hero rises, and the next natural 20 deals 1 more', () => {
  check(
    heroPhaseOf({
      heroes: [
        { id: 'wren', at: [1, 2], up: ['wren-d3'] },
        { at: [1, 6], up: [] },
      ],
      foes: [{ kind: 'vharn', at: [1, 5] }],
      xp: ['iskarra'],
    }),
    [
      attacks('wren-d3', { target: FOE }),
      dice(20),
      { act: 'rise', daily: 'wren-d1', card1: 'iskarra' },
      { act: 'stay' },
      dice(20),
      { act: 'stay' },
      dice(1),
    ],
    [
      ['foe.hurt', { n: 1 }],
      ['hero.levelled', { hero: 0 }],
      ['foe.hurt', { n: 2 }],
    ],
  );
});
test('[CAV-XP-16, CAV-XP-11] a recovery roll that is rolled again counts as it then shows: a 20 ends the poison and raises', () => {
  check(
    heroPhaseOf({ heroes: [{ at: [1, 2], conditions: ['poisoned'], items: ['IU08'] }, {}], xp: ['iskarra'] }),
    [END, dice(3), { act: 'use', with: 'IU08' }, dice(20), { act: 'rise', daily: 'tarn-d2', card1: 'iskarra' }],
    [['check.rolled', { die: 20, again: true }], ['condition.lost', { conditions: ['poisoned'] }], ['hero.levelled']],
  );
});
test('[CAV-XP-14, CAV-TILE-08] at level 2 a hero with all the HP of level 1 is hurt: the shrine may be lit', () => {
  check(
    heroPhaseOf({ tiles: [['F08', 0, -1, 0]], heroes: [{ at: [1, -3], level: 2, hp: 10 }, { at: [2, -4] }] }),
    [END, { act: 'light' }],
    [['hero.healed', { hero: 0, n: 2, hp: 12 }]],
  );
});

// Crews.

test('[CAV-TEAM-03] Shared Bread and Clear Spring are for the own crew alone', () => {
  const finds = (card: TreasureId): Wanted =>
    crews({ hp: 4, conditions: ['poisoned'] }, { hp: 4, conditions: ['poisoned'] }, { foes: [CUTTER], treasures: [card] });
  const kill = [attacks('tarn-a1', { target: FOE }), dice(19)];
  check(heroPhaseOf(finds('FO02')), kill, [['hero.healed', { hero: 0, hp: 4 }], never('hero.healed', { hero: 1 })]);
  check(heroPhaseOf(finds('FO08')), kill, [['condition.lost', { hero: 0 }], never('condition.lost', { hero: 1 })]);
});
test('[CAV-TEAM-03] neither a Draught nor Kindly Flame helps a rival', () => {
  check(
    heroPhaseOf(crews({ items: ['IU03'], hp: 4 }, { hp: 4 })),
    [refused(uses('IU03', { target: 1 }), { pick: 'target' }), uses('IU03', { target: 0 })],
    [['hero.healed', { hero: 0, hp: 6 }]],
  );
  check(
    heroPhaseOf(crews({ id: 'oru', hp: 8, up: ['oru-a1', 'oru-u2'] }, { hp: 4 })),
    [uses('oru-u2')],
    [['power.flipped', { card: 'oru-u2' }], never('hero.healed')],
  );
});
test('[CAV-TEAM-03, CAV-TREASURE-07] a Blessing adds to the rolls of the crew that drew it, and to no rival’s', () => {
  const blessed = (active: 0 | 1): Wanted =>
    crews(
      { at: [1, 1], up: ['tarn-a1'] },
      { id: 'gorrand', at: [1, 2], up: ['gorrand-a1'] },
      {
        foes: [OOZE],
        active,
        change: (board) => {
          board.blessings = [{ card: 'BL01', by: 0, turns: 1 }];
        },
      },
    );
  check(heroPhaseOf(blessed(0)), [attacks('tarn-a1', { target: FOE }), dice(1)], [['attack.judged', { total: 9 }]]);
  check(heroPhaseOf(blessed(1)), [attacks('gorrand-a1', { target: FOE }), dice(1)], [['attack.judged', { total: 7 }]]);
});
test('[CAV-TEAM-05, CAV-DOWN-09] a fallen rival carries nothing more: its crystal lies there for any crew that it is not kept from', () => {
  check(
    heroPhaseOf(crews({}, { hp: 0 }, { things: [{ kind: 'crystal', at: [1, 3] }] })),
    [refused({ act: 'snatch', from: 1 }, { pick: 'from' }), { act: 'take', thing: FOE }],
    [['thing.taken', { hero: 0 }]],
  );
});

// Encounters, traps and conditions.

test('[CAV-DOWN-02, CAV-XP-05] while Ilsabet is down her Careful Study makes nothing cheaper: with 4 XP nobody is asked', () => {
  const drawn = (hp: number): Wanted => ({
    heroes: [{ id: 'ilsa', hp }, {}],
    xp: ['stoneback-brute'],
    encounters: ['EV15'],
  });
  check(villainPhaseOf(drawn(0)), [], [['encounter.discarded', { card: 'EV15' }], never('xp.spent')]);
  check(villainPhaseOf(drawn(1)), [{ act: 'cancel', card1: 'stoneback-brute' }], [['encounter.cancelled', { card: 'EV15' }]]);
});
test('[CAV-TRAP-07, CAV-TRAP-08, CAV-TREASURE-01] a trap of another player on the own tile may be disabled; +4 and +5 add up, and its card leaves that player', () => {
  const weight = (die: number) => ({
    on: heroPhaseOf({
      heroes: [{ id: 'mottle', at: [1, 2], items: ['IU02'] }, { at: [1, 6] }],
      traps: [{ card: 'TR06', at: [3, 1], by: 1 }],
    }),
    script: [{ act: 'disable', trap: 1 }, dice(die), walks(1, 1)],
  });
  const done = weight(5);
  check(
    done.on,
    done.script,
    [
      ['check.rolled', { for: 'disable', die: 5, bonus: 9, need: 14 }],
      ['trap.gone', { card: 'TR06' }],
    ],
    (board) => {
      expect(board.heroes[1]?.row).toEqual([]);
      expect(board.encounters.discard).toEqual(['TR06']);
    },
  );
  const failed = weight(4);
  check(failed.on, failed.script, [['check.rolled', { die: 4 }], never('trap.gone')]);
});
test('[CAV-TRAP-01, CAV-DOWN-08, CAV-ENC-08] a downed hero’s trap lies on its square and goes off over nobody', () => {
  check(
    villainPhaseOf({ heroes: [{ at: [1, 2], hp: 0 }, { at: [1, 6] }], encounters: ['TR01'] }),
    [],
    [['trap.set', { hero: 0, square: S(1, 2) }], ['trap.sprung', { card: 'TR01' }], never('attack.rolled')],
  );
});
test('[CAV-ESCAPE-04] the traps of a hero that has left go off, and no Encounter comes', () => {
  check(
    villainPhaseOf({
      setup: { adventure: 'A1' },
      heroes: [{ at: 'escaped' }, { at: [1, 2] }],
      traps: [{ card: 'TR01', at: [1, 2], by: 0 }],
      encounters: ['EV15'],
    }),
    [dice(1)],
    [['trap.sprung', { hero: 0 }], ['attack.rolled', { on: 1 }], never('encounter.drawn')],
  );
});
test('[CAV-ENC-06, CAV-COMBAT-11] Marked Prey is about foes: an Event-Attack has no +2, a Cutter has', () => {
  const prey: Wanted = { heroes: [{ at: [1, 2], curses: ['CU01'], up: [] }, { at: [1, 6] }] };
  check(villainPhaseOf({ ...prey, encounters: ['EA07'] }), [dice(1)], [['attack.judged', { total: 9 }]]);
  check(activationOf({ ...prey, foes: [CUTTER] }), [dice(1)], [['attack.judged', { total: 12 }]]);
});
test('[CAV-COND-IMMOB-01, CAV-DOWN-13] an Antidote Root in the own phase gives the whole speed back at once', () => {
  check(
    heroPhaseOf({ heroes: [{ at: [1, 1], hp: 9, conditions: ['immobilized', 'poisoned'], items: ['IU04'] }, { at: [3, 7] }] }),
    [refused(walks(1, 2), { pick: 'act' }), uses('IU04', { target: 0 }), walks(1, 6)],
    [
      ['hero.hurt', { n: 1, hp: 8 }],
      ['condition.lost', { conditions: ['immobilized', 'poisoned'] }],
      ['hero.healed', { hp: 9 }],
      ['hero.walked', { cost: 5 }],
    ],
  );
});
test('[CAV-MOVE-08, CAV-TREASURE-01] boots, heavy limbs, slick stone and miners add up to 1 at least, and slowed is no help', () => {
  const heavy = boardWith({
    setup: { adventure: 'A5' },
    heroes: [{ items: ['IU01'], curses: ['CU02'], conditions: ['slowed'] }, {}],
    things: [
      { kind: 'miner', by: 0 },
      { kind: 'miner', by: 0 },
      { kind: 'miner', by: 0 },
    ],
    environment: 'EN02',
  });
  expect(speedOf(heavy, 0)).toBe(1);
  expect(speedOf(boardWith({ heroes: [{ items: ['IU01'], curses: ['CU02'] }, {}], environment: 'EN02' }), 0)).toBe(3);
});
test('[CAV-COND-DAZE-01, CAV-POWER-07] a dazed hero’s one action may be a power that moves, attacks and moves', () => {
  check(
    heroPhaseOf({
      heroes: [{ id: 'mottle', at: [1, 1], conditions: ['dazed'], up: ['mottle-d3'] }, { at: [1, 6] }],
      foes: [{ kind: 'drip-ooze', at: [2, 3] }],
    }),
    [attacks('mottle-d3'), { act: 'go', to: S(2, 2) }, dice(20), { act: 'go', to: S(1, 1) }, refused(walks(1, 2), { pick: 'act' }), END],
    [['hero.walked'], ['foe.hurt', { n: 2 }], ['hero.walked'], ['condition.lost', { conditions: ['dazed'] }]],
  );
});
test('[CAV-MONSTER-04, CAV-GEN-01] a player of two heroes draws for one of them a kind that the other controls: each is a player of its own', () => {
  check(
    explorationOf({
      setup: { players: 1 },
      heroes: [{ at: [1, 0] }, { at: [1, 6] }],
      foes: [{ kind: 'shriekcap', at: [3, 7], by: 1 }],
      stack: ['P04'],
      monsters: ['shriekcap'],
    }),
    [],
    [['monster.drawn', { hero: 0, card: 'shriekcap' }], never('monster.redrawn')],
  );
});
test('[CAV-TILE-06, CAV-EXPLORE-15] a Bat Roost that New Tunnel has laid attacks nobody (G-17)', () => {
  check(
    villainPhaseOf({
      heroes: [{ at: [1, 1] }, { at: [1, 6] }],
      encounters: ['EV06'],
      stack: ['F06'],
      monsters: ['shriekcap'],
    }),
    [],
    [['tile.placed', { tile: 'F06' }], ['foe.placed', { kind: 'shriekcap' }], never('attack.rolled')],
  );
});

// Adventures.

test('A7: with three heroes the first two players draw a monster each for the near half, and none comes on the Sealed Door', () => {
  check(
    explorationOf({
      setup: { adventure: 'A7' },
      heroes: [{ at: [1, 6] }, { at: [1, 0] }, { at: [2, 6] }],
      active: 1,
      stack: ['N02'],
      monsters: ['gloam-cutter', 'drip-ooze', 'shriekcap'],
    }),
    [],
    [
      ['tile.placed', { tile: 'N02' }],
      ['foe.placed', { kind: 'iskarra' }],
      ['monster.drawn', { hero: 1, card: 'shriekcap' }],
      ['monster.drawn', { hero: 2, card: 'drip-ooze' }],
      never('monster.drawn', { hero: 0 }),
    ],
    (board) => {
      // The door tile is number 2, the near half of the nest 3, the far half 4.
      expect(board.foes.map(({ square }) => square >> 4)).toEqual([4, 3, 3]);
      expect(board.laid).toBe('black');
    },
  );
});
test('[CAV-VILLAIN-11, CAV-VILLAIN-05] Vharn, who comes with the first miner, acts in the Villain Phase of the same turn', () => {
  check(
    turnOf({
      setup: { adventure: 'A5' },
      heroes: [
        { at: [1, 2], up: [] },
        { at: [1, 6], up: [] },
      ],
      things: [{ kind: 'miner', at: [2, 2] }],
      encounters: [],
      monsters: [],
    }),
    [{ act: 'take', thing: FOE }, END, dice(1)],
    [
      ['foe.placed', { kind: 'vharn' }],
      ['phase.began', { phase: 'villain' }],
      ['tactic.chosen', { kind: 'vharn' }],
    ],
  );
});
test('[CAV-TILE-05, CAV-COMBAT-11] the Crystal Vein adds 2 to the roll of an Event-Attack against a hero there, too', () => {
  check(
    villainPhaseOf({ tiles: [['F05', 0, -1, 0]], heroes: [{ at: [1, -2], up: [] }, { at: [1, 6] }], encounters: ['EA07'] }),
    [dice(1)],
    [['attack.judged', { total: 11 }]],
  );
});
test('[CAV-VILLAIN-06] a trap drawn in a phase goes off after the monsters that were in the row before it', () => {
  check(
    villainPhaseOf({
      heroes: [{ at: [1, 2], up: [] }, { at: [1, 6] }],
      foes: [CUTTER],
      encounters: ['TR01'],
    }),
    [dice(1, 1)],
    [
      ['trap.set', { card: 'TR01' }],
      ['tactic.chosen', { kind: 'gloam-cutter' }],
      ['trap.sprung', { card: 'TR01' }],
    ],
  );
});
test('[CAV-VILLAIN-03, CAV-TILE-01] Glow Hollow spares nobody from the Encounter of a black tile', () => {
  check(
    villainPhaseOf({
      tiles: [['F01', 0, -1, 0]],
      heroes: [{ at: [1, -2] }, { at: [1, 6] }],
      encounters: ['EV15'],
      change: (board) => {
        board.laid = 'black';
      },
    }),
    [],
    [['encounter.drawn'], never('encounter.spared')],
  );
  check(
    villainPhaseOf({ tiles: [['F01', 0, -1, 0]], heroes: [{ at: [1, -2] }, { at: [1, 6] }], change: WHITE }),
    [],
    [never('encounter.drawn'), never('encounter.spared')],
  );
});
