// Proves cases that a reader of the rules would bring up: ties with allies, full tiles, loops and doors, tactics at their limits, traps, fissures.

import { check, dice, never, refused } from '@undercroft/testkit';
import { describe, expect, test } from 'vitest';
import { caveOf, isAdjacent, stepsBetween } from '../../src/queries/cave.ts';
import { placesOn } from '../../src/queries/figures.ts';
import {
  activationOf,
  attacks,
  boardWith,
  END,
  explorationOf,
  FOE,
  heroPhaseOf,
  S,
  sq,
  turnOf,
  villainPhaseOf,
  type Change,
  type FoeWanted,
  type Laid,
  type Place,
  type Wanted,
} from '../scenes.ts';

const laid =
  (what: 'white' | 'black' | 'none'): Change =>
  (board) =>
    void (board.laid = what);
/** A tunnel two squares wide to the north, and an open tile beyond it. */
const TUNNEL: readonly Laid[] = [
  ['P11', 0, -1, 0],
  ['P04', 0, -2, 0],
];
const shut = (places: readonly Place[]): readonly FoeWanted[] => places.map((at) => ({ kind: 'shriekcap', at }) as const);
const TUNNEL_SQUARES: readonly Place[] = [-4, -3, -2, -1].flatMap((y) => [[1, y] as const, [2, y] as const]);

describe('geometry', () => {
  test('[CAV-GEO-16, CAV-GEO-14] of two closest tiles with room the northern one is taken, however many heroes stand there', () => {
    const board = boardWith({
      tiles: TUNNEL,
      heroes: [{ at: [1, -7] }, { at: [2, -6] }, { at: [2, -7] }, { at: [1, -6] }],
      foes: shut(TUNNEL_SQUARES),
    });
    const [first] = placesOn(board, 2);
    expect((first ?? -1) >> 4).toBe(3);
  });

  test('[CAV-GEO-09, CAV-GEO-11] four tiles round a corner: one rock corner may be cut, the tiles across are two steps apart', () => {
    const { tiles } = boardWith({
      tiles: [
        ['P04', 0, -1, 0],
        ['P04', 1, -1, 1],
        ['P01', 1, 0, 1],
      ],
    });
    const cave = caveOf(tiles);
    // The start tile and the Crossing have rock at that corner, the open caverns have none.
    expect(isAdjacent(cave, sq({ tiles }, [3, -1]), sq({ tiles }, [4, -1]))).toBe(true);
    expect(isAdjacent(cave, sq({ tiles }, [3, -1]), sq({ tiles }, [4, 0]))).toBe(false);
    expect([stepsBetween(cave, 0, 3), stepsBetween(cave, 2, 4), stepsBetween(cave, 0, 4)]).toEqual([2, 2, 1]);
  });

  test('[CAV-GEO-07, CAV-GEO-11] a way round is as long as it is: a tile that closes a ring shortens it', () => {
    const ring: readonly Laid[] = [
      ['P04', 1, 0, 1],
      ['P04', 1, 1, 2],
    ];
    const open = caveOf(boardWith({ tiles: ring.slice(0, 1) }).tiles);
    expect(stepsBetween(open, 1, 2)).toBe(2);
    const closed = caveOf(boardWith({ tiles: ring }).tiles);
    expect([stepsBetween(closed, 1, 3), stepsBetween(closed, 2, 3)]).toEqual([1, 1]);
  });

  test('[CAV-GEO-19] nobody sees past a shut door: a foe behind it does nothing', () => {
    const behind: Wanted = {
      tiles: [
        ['N02', 0, -1, 0],
        ['P04', 0, -2, 0],
      ],
      heroes: [{ at: [1, -4] }, { at: 'escaped' }],
      foes: [{ kind: 'gloam-skulker', at: [1, -5] }],
    };
    check(activationOf(behind), [], [['foe.idle', { why: 'nobody' }], never('foe.moved')]);
  });

  test('[CAV-EXPLORE-01] a corner square is a border square too', () =>
    check(explorationOf({ heroes: [{ at: [3, 1] }, {}], stack: ['P08'], monsters: [] }), [], [['tile.placed', { x: 1, y: 0 }]]));
});

describe('allies', () => {
  const beside = (foe: Place, more: Partial<Wanted> = {}): Wanted => ({
    setup: { ties: 'ask' },
    heroes: [{ at: [1, 2], hp: 1, ally: { kind: 'AL04', at: [2, 2], hp: 5 } }, { at: 'escaped' }],
    foes: [{ kind: 'gloam-skulker', at: foe }],
    ...more,
  });

  test('[CAV-ALLY-04] an ally loses ties: whoever asks about ties is not asked about a hero and an ally', () => {
    check(activationOf(beside([1, 6])), [dice(1)], [['attack.rolled', { on: 0 }]]);
    check(activationOf(beside([1, 1], { foes: [{ kind: 'gloam-cutter', at: [1, 1] }] })), [dice(1)], [['attack.rolled', { on: 0 }]]);
  });

  test('[CAV-ALLY-04] an ally that is closer is no tie', () =>
    check(
      activationOf(beside([1, 6], { heroes: [{ at: [1, 2], ally: { kind: 'AL04', at: [2, 6], hp: 5 } }, { at: 'escaped' }] })),
      [dice(1)],
      [['attack.rolled', { on: 8 }]],
    ));

  test('[CAV-ALLY-04, CAV-MONSTER-17] an ally makes a crowd, and counts on its tile', () =>
    check(
      activationOf({ ...beside([1, 6]), setup: { adventure: 'A7' }, foes: [{ kind: 'iskarra', at: [1, 6] }] }),
      [dice(1, 1)],
      [
        ['tactic.chosen', { tactic: 0 }],
        ['attack.rolled', { on: 0 }],
        ['attack.rolled', { on: 8 }],
      ],
    ));
});

describe('tactics', () => {
  test('G-05: a mob that finds the tile of the closest hero full stays and attacks nobody', () =>
    check(
      activationOf({
        tiles: TUNNEL,
        heroes: [{ at: [1, -1] }, { at: 'escaped' }],
        foes: [{ kind: 'sporeling-mob', at: [0, 1] }, ...shut(TUNNEL_SQUARES.filter(([x, y]) => x !== 1 || y !== -1))],
      }),
      [],
      [['tactic.chosen', { tactic: 0 }], never('foe.moved'), never('attack.rolled')],
    ));

  test('[CAV-MONSTER-18] a hex does not touch a downed hero on the tile, nor an unseen one', () =>
    check(
      activationOf({
        heroes: [{ at: [1, 2] }, { at: [2, 2], hp: 0 }, { at: [0, 2] }],
        foes: [{ kind: 'gloam-hexer', at: [1, 6] }],
        change: (board) => void (board.lasting = [{ what: 'unseen', n: 0, on: 2, by: 2 }]),
      }),
      [dice(1)],
      [['attack.rolled', { on: 0 }], never('attack.rolled', { on: 1 }), never('attack.rolled', { on: 2 })],
    ));

  test('[CAV-DOWN-11] a lure that fells a hero drags it all the same', () =>
    check(
      activationOf({ heroes: [{ at: [1, 2], hp: 1 }, { at: 'escaped' }], foes: [{ kind: 'cave-angler', at: [1, 6] }] }),
      [dice(19)],
      [
        ['hero.fell', { hero: 0 }],
        ['figure.placed', { figure: 0 }],
      ],
    ));

  test('[CAV-GEN-07] a lure with no free square beside it hurts and drags nobody', () =>
    check(
      activationOf({
        tiles: TUNNEL,
        heroes: [{ at: [1, 1] }, { at: 'escaped' }],
        foes: [
          { kind: 'cave-angler', at: [1, -1] },
          ...shut([
            [2, -1],
            [1, -2],
            [2, -2],
            [1, 0],
            [2, 0],
          ]),
        ],
      }),
      [dice(19)],
      [['hero.hurt', { hero: 0, n: 1 }], never('figure.placed')],
    ));

  test('[CAV-COND-IMMOB-02] a chain drags an immobilized hero, who stays immobilized', () =>
    check(
      activationOf({
        tiles: TUNNEL,
        heroes: [{ at: [1, 1], conditions: ['immobilized'] }, { at: 'escaped' }],
        foes: [{ kind: 'orrodun', at: [1, -6] }],
      }),
      [dice(19)],
      [
        ['tactic.chosen', { tactic: 1 }],
        ['figure.placed', { figure: 0 }],
      ],
      (board) => expect(board.heroes[0]?.conditions).toEqual(['immobilized']),
    ));

  test('[CAV-MONSTER-07] a downed friend makes no crowd for the Wyrm, and a hero on another tile is not in it', () => {
    const wyrm = (heroes: Wanted['heroes']): Wanted => ({
      setup: { adventure: 'A7' },
      heroes: heroes ?? [],
      foes: [{ kind: 'iskarra', at: [1, 5] }],
    });
    check(activationOf(wyrm([{ at: [1, 2] }, { at: [2, 2], hp: 0 }])), [dice(1)], [['tactic.chosen', { tactic: 2 }]]);
    check(
      activationOf(wyrm([{ at: [1, 2] }, { at: [2, 2] }, { at: [3, 7 - 1] }])),
      [dice(1, 1)],
      [['tactic.chosen', { tactic: 0 }], never('attack.rolled', { on: 2 })],
    );
  });

  test('[CAV-VILLAIN-16] Mother Caul seeds until three mobs stand', () => {
    const caul = (mobs: number): Wanted => ({
      setup: { adventure: 'A4' },
      tiles: TUNNEL,
      heroes: [{ at: [1, 6] }, { at: 'escaped' }],
      foes: [
        { kind: 'mother-caul', at: [1, -6] },
        ...[0, 1, 2].slice(0, mobs).map((x) => ({ kind: 'sporeling-mob', at: [x, -8] }) as const),
      ],
      monsters: ['sporeling-mob', 'gloam-cutter'],
    });
    check(activationOf(caul(2)), [], [['monster.taken', { hero: 0, card: 'sporeling-mob' }], ['foe.placed']]);
    check(activationOf(caul(3)), [], [never('monster.taken'), never('foe.placed')]);
  });

  test('[CAV-MONSTER-12] a shade two tiles away stands beside its hero at once, not on a mushroom', () =>
    check(
      activationOf({ tiles: TUNNEL, heroes: [{ at: [1, 2] }, { at: 'escaped' }], foes: [{ kind: 'echo-shade', at: [1, -6] }] }),
      [dice(1)],
      [['foe.closed', { on: 0 }], never('foe.moved')],
    ));

  test('[CAV-MONSTER-22] a drowsy Puffball does not burst, and keeps its pin', () =>
    check(
      activationOf({
        heroes: [{ at: [1, 2] }, {}],
        foes: [{ kind: 'drifting-puffball', at: [1, 1], pinned: true }],
        change: (board) => void (board.lasting = [{ what: 'drowsy', n: 0, on: FOE, by: 1 }]),
      }),
      [],
      [['foe.idle', { why: 'drowsy' }], never('foe.left'), never('foe.unpinned')],
    ));

  test('[CAV-MONSTER-14] a pinned Sentinel goes for the closest hero: one beside it that is farther is left alone', () =>
    check(
      activationOf({
        heroes: [{ at: [3, 1] }, { at: [1, 4] }],
        foes: [{ kind: 'basalt-sentinel', at: [1, 3], pinned: true }],
      }),
      [],
      [['tactic.chosen', { tactic: 0 }], never('attack.rolled'), ['foe.unpinned']],
    ));
});

test('[CAV-GEO-18, CAV-GEO-14] where a destination does not fit behind its door, the active player chooses among the closest edges', () =>
  check(
    heroPhaseOf({
      setup: { ties: 'ask' },
      tiles: [
        ['N02', 0, -1, 0],
        ['P17', 0, -3, 0],
      ],
      heroes: [{ at: [1, -2] }, {}],
      monsters: [],
    }),
    [{ act: 'force' }, dice(11), refused({ act: 'choose', one: 2 }, { pick: 'one' }), { act: 'choose', one: 3 }],
    [['door.opened'], ['tile.placed', { tile: 'D01S', x: -1, y: 0, rot: 3 }], ['tile.placed', { tile: 'D01N', x: -2, y: 0, rot: 3 }]],
  ));

test('R-13, [CAV-MONSTER-13, CAV-GEO-15] of two equally short ways the one that is full is no choice', () => {
  // From the north half to the cell across the corner: by the north or by the east.
  const ways: Wanted = {
    tiles: [
      ['P11', 0, -1, 0],
      ['P04', 1, 0, 1],
      ['P04', 1, -1, 1],
      ['P04', 0, -2, 0],
      ['P04', 1, -2, 1],
    ],
    heroes: [{ at: [5, -6] }, { at: 'escaped' }],
    foes: [{ kind: 'shriekcap', at: [1, 1] }],
  };
  const cutter = (full: readonly Place[]): Wanted => ({ ...ways, foes: [{ kind: 'gloam-cutter', at: [1, 1] }, ...shut(full)] });
  check(activationOf(cutter([])), [], [['foe.moved', { foe: FOE }]], (board) => expect((board.foes[0]?.square ?? -1) >> 4).toBe(2));
  check(activationOf(cutter(TUNNEL_SQUARES)), [], [['foe.moved', { foe: FOE }]], (board) =>
    expect((board.foes[0]?.square ?? -1) >> 4).toBe(3),
  );
});

describe('Villain Phase', () => {
  const quiet: Wanted = { encounters: ['EV15'], monsters: [] };

  test('[CAV-VILLAIN-02] under Failing Light a white triangle brings an Encounter', () =>
    check(villainPhaseOf({ ...quiet, environment: 'EN05', change: laid('white') }), [], [['encounter.drawn', { card: 'EV15' }]]));

  test('[CAV-TILE-01] the glow holds only where no tile was placed', () => {
    const glow: Wanted = { ...quiet, tiles: [['F01', 0, -1, 0]], heroes: [{ at: [1, -2] }, {}] };
    check(villainPhaseOf({ ...glow, change: laid('none') }), [], [['encounter.spared'], never('encounter.drawn')]);
    check(villainPhaseOf({ ...glow, change: laid('black') }), [], [['encounter.drawn']]);
  });

  test('[CAV-ESCAPE-04] the traps of a hero that has left go on', () =>
    check(
      villainPhaseOf({ ...quiet, heroes: [{ at: 'escaped' }, { at: [1, 2] }], traps: [{ card: 'TR01', at: [2, 2] }] }),
      [dice(1)],
      [['trap.sprung'], ['attack.rolled', { on: 1 }], never('encounter.drawn')],
    ));

  test('[CAV-TRAP-04] with one trap for a tile a hazard on it counts, and one on the next tile does not', () => {
    const limited = (at: Place): Wanted => ({
      setup: { trapLimit: 'tile' },
      heroes: [{ at: [1, 2] }, { at: [1, 6] }],
      traps: [{ card: 'HZ01', at, by: 1 }],
      encounters: ['EV15', 'TR03'],
      monsters: [],
    });
    check(
      villainPhaseOf(limited([3, 1])),
      [],
      [
        ['trap.redrawn', { card: 'TR03' }],
        ['encounter.drawn', { card: 'EV15', again: true }],
      ],
    );
    check(villainPhaseOf(limited([3, 5])), [dice(1)], [['trap.set', { card: 'TR03' }]]);
  });

  test('[CAV-TRAP-03, CAV-XP-08] a card drawn again may be cancelled in turn, and costs no second spore', () =>
    check(
      villainPhaseOf({
        setup: { adventure: 'A4' },
        heroes: [{ at: [1, 2] }, { at: [1, 6] }],
        traps: [{ card: 'HZ01', at: [1, 2], by: 1 }],
        things: [{ kind: 'heart', at: [3, 3] }],
        encounters: ['EA06', 'TR01'],
        xp: ['iskarra'],
      }),
      [{ act: 'accept' }, { act: 'cancel', card1: 'iskarra' }],
      [
        ['trap.redrawn', { card: 'TR01' }],
        ['encounter.cancelled', { card: 'EA06' }],
      ],
      (board) => expect(board.tracks.spore).toBe(1),
    ));

  test('[CAV-TRAP-10] a trap of another player waits for that player’s phase', () =>
    check(
      villainPhaseOf({ ...quiet, heroes: [{ at: [1, 2] }, {}], traps: [{ card: 'TR01', at: [1, 2], by: 1 }] }),
      [],
      [never('trap.sprung')],
    ));

  test('[CAV-ENC-11] a weight falls on nobody that is down; the trap stays', () =>
    check(
      villainPhaseOf({ ...quiet, heroes: [{ at: [1, 2], hp: 0 }, {}], traps: [{ card: 'TR06', at: [1, 2] }], change: laid('white') }),
      [],
      [['trap.sprung'], never('attack.rolled'), never('trap.gone')],
    ));

  test('[CAV-ENC-06] a second copy of a curse on the same hero is discarded', () =>
    check(
      villainPhaseOf({ ...quiet, heroes: [{ curses: ['CU02'] }, {}], encounters: ['CU02'] }),
      [],
      [['encounter.discarded', { card: 'CU02' }], never('curse.set')],
    ));
});

describe('fissures', () => {
  const fissure: Wanted = {
    setup: { fissures: 1 },
    things: [{ kind: 'fissure', edge: 0, n: 0 }],
    monsters: ['shriekcap'],
    encounters: [],
    change: (board) => {
      board.tiles = board.tiles.map((tile, at) => (at === 0 ? { ...tile, edges: ['fissure', 'open', 'open', 'open'] } : tile));
    },
  };

  test('[CAV-EDGE-03, CAV-GEO-16] where its border is taken, what comes out stands elsewhere on the tile', () =>
    check(villainPhaseOf({ ...fissure, heroes: [{ at: [1, 0] }, { at: [2, 0] }] }), [dice(1)], [['foe.placed']], (board) =>
      expect((board.foes[0]?.square ?? -1) >> 4).toBe(0),
    ));

  test('[CAV-EDGE-01] a fissure that is destroyed leaves its edge closed', () =>
    check(
      heroPhaseOf({
        ...fissure,
        things: [{ kind: 'fissure', edge: 0, n: 0, hp: 1 }],
        heroes: [{ at: [1, 0], up: ['tarn-a1'] }, { at: [1, 6] }],
      }),
      [attacks('tarn-a1', { target: FOE }), dice(20)],
      [['thing.hurt', { hp: 0 }], never('treasure.drawn'), never('foe.defeated')],
      (board) => expect(caveOf(board.tiles).unexplored).not.toContain(0),
    ));

  test('[CAV-EDGE-03] a fissure that is gone spawns nothing, though its number comes up', () =>
    check(villainPhaseOf({ ...fissure, things: [] }), [dice(3)], [['fissure.rolled', { die: 3 }], never('monster.drawn')]));
});

test('[CAV-TILE-08, R-09] a hero at full HP is not asked to light the shrine', () =>
  check(heroPhaseOf({ tiles: [['F08', 0, -1, 0]], heroes: [{ at: [1, -3] }, { at: [2, -4] }] }), [END], [never('shrine.used')]));

test('[CAV-EXPLORE-09, CAV-DOWN-10] a hero felled by steam at an edge explores nothing, and the Encounter comes', () =>
  check(
    turnOf({
      tiles: [['F02', 0, -1, 0]],
      heroes: [{ at: [1, -4], hp: 1 }, { at: [1, 6] }],
      stack: ['P01'],
      encounters: ['EV15'],
      monsters: [],
    }),
    [END],
    [['hero.fell', { hero: 0 }], never('tile.drawn'), ['encounter.drawn']],
  ));

test('[CAV-EXPLORE-13] a second tile by the gallery brings its own monster and no second Encounter', () =>
  check(
    turnOf({
      heroes: [{ at: [1, 0] }, { at: [1, 6] }],
      stack: ['P08', 'F04'],
      monsters: ['shriekcap', 'drip-ooze'],
      encounters: ['EV15', 'EV15'],
    }),
    [END],
    [
      ['tile.placed', { tile: 'F04' }],
      ['foe.placed', { kind: 'drip-ooze' }],
      ['tile.placed', { tile: 'P08', how: 'gallery' }],
      ['foe.placed', { kind: 'shriekcap' }],
      ['encounter.drawn'],
    ],
    (board) => expect(board.encounters.discard).toEqual(['EV15']),
  ));

test('[CAV-MOVE-04, CAV-MOVE-05] Mottle passes foes and does not stop on them', () => {
  const between: Wanted = {
    tiles: TUNNEL,
    heroes: [{ id: 'mottle', at: [1, 0] }, { at: [1, 6] }],
    foes: shut([
      [1, -1],
      [2, -1],
    ]),
  };
  const past = (board: { readonly tiles: Parameters<typeof sq>[0]['tiles'] }): number => sq(board, [1, -2]);
  const board = boardWith(between);
  check(
    heroPhaseOf(between),
    [refused({ act: 'walk', to: sq(board, [1, -1]) }, { pick: 'to' }), { act: 'walk', to: past(board) }],
    [['hero.walked', { hero: 0 }]],
  );
  const tarn: Wanted = { ...between, heroes: [{ id: 'tarn', at: [1, 0] }, { at: [1, 6] }] };
  check(heroPhaseOf(tarn), [refused({ act: 'walk', to: past(board) }, { pick: 'to' })], []);
});

test('a square of the start tile is where it was', () => expect(S(1, 4)).toBe(sq(boardWith(), [1, 4])));
