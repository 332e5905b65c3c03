// Proves Encounter cards, traps and hazards: who is meant, what stays, what is drawn again, and each of the forty titles.

import { check, dice, draws, never, refused } from '@undercroft/testkit';
import { expect, test } from 'vitest';
import {
  attacks,
  boardWith,
  END,
  FOE,
  heroPhaseOf,
  PASS,
  S,
  sq,
  turnOf,
  villainPhaseOf,
  type Change,
  type Laid,
  type Wanted,
} from '../scenes.ts';

/** Tarn and Wren on different tiles of Ladder Landing, away from all edges. */
const apart: Wanted = { heroes: [{ at: [1, 2] }, { at: [1, 5] }] };
const together: Wanted = { heroes: [{ at: [1, 2] }, { at: [2, 2] }] };
const HALL: readonly Laid[] = [
  ['P04', 0, -1, 0],
  ['P04', 0, -2, 0],
];

test('[CAV-ENC-01] your hero is the hero of the player who drew the card', () =>
  check(villainPhaseOf({ ...apart, active: 1, encounters: ['EV01'] }), [], [['condition.gained', { hero: 1, condition: 'immobilized' }]]));

test('[CAV-ENC-02] the active hero elsewhere is the hero of the player on turn: Glow Hollow looks at that one', () =>
  check(
    villainPhaseOf({ tiles: [['F01', 0, -1, 0]], heroes: [{ at: [1, -2] }, { at: [1, 5] }], active: 1, encounters: ['EV15'] }),
    [],
    [never('encounter.spared'), ['encounter.drawn', { hero: 1 }]],
  ));

test('[CAV-ENC-03] events are resolved at once and discarded', () =>
  check(
    villainPhaseOf({ ...apart, encounters: ['EV11'] }),
    [],
    [['hero.hurt', { hero: 0, n: 1 }], ['condition.gained'], ['encounter.discarded']],
    (board) => expect([board.encounters.discard, board.encounter]).toEqual([['EV11'], null]),
  ));

test('[CAV-ENC-04] an Event-Attack rolls against each listed hero', () => {
  check(
    villainPhaseOf({ ...together, encounters: ['EA01'] }),
    [dice(10, 10), PASS],
    [
      ['attack.judged', { total: 17, ac: 17, hit: true }],
      ['hero.hurt', { hero: 0, n: 2 }],
      ['attack.judged', { ac: 16 }],
      ['hero.hurt', { hero: 1, n: 2 }],
    ],
  );
  check(villainPhaseOf({ ...apart, encounters: ['EA01'] }), [dice(10)], [['attack.rolled', { on: 0, device: 'event-attack' }]]);
});

test('[CAV-ENC-05, CAV-XP-07] T40: a new environment replaces and discards the old; cancelled, it leaves it in play', () => {
  const slick: Wanted = { ...apart, environment: 'EN02', encounters: ['EN03'], xp: ['stoneback-brute', 'gloam-cutter'] };
  check(villainPhaseOf(slick), [{ act: 'accept' }], [['environment.set', { card: 'EN03' }]], (board) =>
    expect([board.environment, board.encounters.discard]).toEqual(['EN03', ['EN02']]),
  );
  check(
    villainPhaseOf(slick),
    [{ act: 'cancel', card1: 'stoneback-brute', card2: 'gloam-cutter' }],
    [['encounter.cancelled', { card: 'EN03' }]],
    (board) => expect([board.environment, board.encounters.discard]).toEqual(['EN02', ['EN03']]),
  );
});

test('[CAV-ENC-06] a curse stays on the hero; the same one again is discarded', () => {
  check(villainPhaseOf({ ...apart, encounters: ['CU02'] }), [], [['curse.set', { hero: 0, card: 'CU02' }]]);
  check(
    villainPhaseOf({ heroes: [{ curses: ['CU02'] }, {}], encounters: ['CU02'] }),
    [],
    [never('curse.set'), ['encounter.discarded', { card: 'CU02' }]],
    (board) => expect(board.heroes[0]?.curses).toEqual(['CU02']),
  );
});

test('[CAV-ENC-07, CAV-XP-05, CAV-XP-06] a drawn card may be cancelled before it does anything', () =>
  check(
    villainPhaseOf({ ...apart, encounters: ['EA06'], xp: ['iskarra'] }),
    [{ act: 'cancel', card1: 'iskarra' }],
    [['encounter.drawn'], ['xp.spent', { price: 5 }], ['encounter.cancelled'], never('attack.rolled')],
  ));

test('[CAV-ENC-08] the downed are not attacked by Event-Attacks and take no damage from events; other parts apply', () => {
  check(
    villainPhaseOf({ heroes: [{ at: [1, 2] }, { at: [2, 2], hp: 0 }], encounters: ['EA01'] }),
    [dice(1)],
    [['attack.rolled', { on: 0 }], never('attack.rolled', { on: 1 })],
  );
  check(
    villainPhaseOf({ heroes: [{ at: [1, 2] }, { at: [2, 2], hp: 0 }], encounters: ['EV02'] }),
    [],
    [
      ['condition.gained', { hero: 0 }],
      ['condition.gained', { hero: 1 }],
    ],
  );
});

test('[CAV-ENC-09] the closest unexplored edge is the one whose tile is closest; ties are the active player’s', () => {
  // The hero stands on a tile without unexplored edges of its own: the north half, with tiles on all its sides, is one step away from the south half.
  const wanted: Wanted = {
    tiles: [
      ['P11', 0, -1, 0],
      ['P11', 1, 0, 1],
      ['P11', -1, 0, 3],
    ],
    heroes: [{ at: [1, 2] }, { at: [1, 5] }],
    encounters: ['EV12'],
  };
  // One step away: the tunnel to the north (lowest Y), then those to the west and east, then the south half.
  check(villainPhaseOf(wanted), [], [['edge.closed', { edge: 2 * 4, as: 'collapse' }]]);
  check(
    villainPhaseOf({ ...wanted, setup: { ties: 'ask' } }),
    [refused({ act: 'choose', one: 5 * 4 }, { pick: 'one' }), { act: 'choose', one: 3 * 4 + 1 }],
    [['edge.closed', { edge: 3 * 4 + 1 }]],
  );
});

test('[CAV-ENC-10] a monster of an Encounter is its drawer’s, and no kind that player controls', () =>
  check(
    villainPhaseOf({
      ...apart,
      active: 1,
      encounters: ['EV05'],
      monsters: ['shriekcap', 'gloam-cutter'],
      foes: [{ kind: 'gloam-cutter', at: [2, 1], by: 1 }],
    }),
    [dice(1)],
    [
      ['monster.redrawn', { card: 'gloam-cutter' }],
      ['monster.drawn', { hero: 1, card: 'shriekcap' }],
    ],
    // Beside the hero, on the square with the fewest heroes around and the lowest y.
    (board) => expect(board.foes[1]?.square).toBe(S(0, 4)),
  ));

test('[CAV-ENC-11] a downed hero is never chosen, and still counts when distances between heroes are measured', () => {
  // Shadow Lunge: Tarn is alone in the north, Wren and a downed Ilsabet are together.
  const three: Wanted = { tiles: HALL, heroes: [{ at: [1, -6] }, { at: [1, 5] }, { at: [2, 5], hp: 0 }], encounters: ['EA10'] };
  check(villainPhaseOf(three), [dice(1)], [['attack.rolled', { on: 0 }]]);
  // Were the downed not counted, both would be equally far from each other, and Wren with more HP would be struck.
  check(
    villainPhaseOf({ ...three, heroes: [{ at: [1, -6], hp: 1 }, { at: [1, 5] }, { at: [2, 5], hp: 0 }] }),
    [dice(1)],
    [['attack.rolled', { on: 0 }]],
  );
});

test('EV03: a face-up daily or utility is turned down, or the hero takes 1 damage', () => {
  check(
    villainPhaseOf({ heroes: [{ up: ['tarn-a1', 'tarn-d1', 'tarn-u1'] }, {}], encounters: ['EV03'] }),
    [refused({ act: 'flip', power: 'tarn-a1' }, { pick: 'power' }), { act: 'flip', power: 'tarn-d1' }],
    [['power.flipped', { card: 'tarn-d1', up: false }]],
  );
  check(villainPhaseOf({ heroes: [{ up: ['tarn-a1'] }, {}], encounters: ['EV03'] }), [], [['hero.hurt', { n: 1 }]]);
});

test('EV04: a monster comes to the tile of the closest unexplored edge; with none left, to the hero’s own', () => {
  check(villainPhaseOf({ ...apart, encounters: ['EV04'], monsters: ['shriekcap'] }), [], [['foe.placed', { kind: 'shriekcap' }]], (board) =>
    expect((board.foes[0]?.square ?? 0) >> 4).toBe(0),
  );
  const shut: Change = (board) => {
    board.tiles = board.tiles
      .map((tile) => ({ ...tile, edges: ['closed', 'closed', 'open', 'closed'] }) as const)
      .map((tile, at) => (at === 1 ? { ...tile, edges: ['open', 'closed', 'closed', 'closed'] } : tile));
  };
  check(
    villainPhaseOf({ setup: { adventure: 'A8' }, ...apart, encounters: ['EV04'], monsters: ['shriekcap'], change: shut }),
    [],
    [['foe.placed', { kind: 'shriekcap' }]],
  );
});

test('EV06: a tile and its monster at the closest edge; nothing where no tile can be placed', () => {
  check(
    villainPhaseOf({ ...apart, encounters: ['EV06'], stack: ['P04'], monsters: ['shriekcap'] }),
    [],
    [['tile.placed', { x: 0, y: -1 }], ['foe.placed']],
  );
  check(villainPhaseOf({ ...apart, encounters: ['EV06'], stack: [] }), [], [never('tile.placed'), ['encounter.discarded']]);
});

test('EV07 and TR05 move monsters toward the hero closest to each, without an attack', () => {
  const hall: Wanted = {
    tiles: HALL,
    heroes: [{ at: [1, 2] }, { at: 'escaped' }],
    foes: [
      { kind: 'gloam-cutter', at: [1, -6], by: 1 },
      { kind: 'vharn', at: [2, -6] },
    ],
  };
  const still: Change = (board) => {
    board.foes = board.foes.filter(({ kind }) => kind !== 'vharn');
  };
  check(villainPhaseOf({ ...hall, encounters: ['EV07'], change: still }), [], [['foe.moved', { foe: FOE }], never('attack.rolled')]);
  check(
    villainPhaseOf({ ...hall, encounters: [], traps: [{ card: 'TR05', at: [1, 2] }], change: still }),
    [],
    [
      ['trap.sprung', { card: 'TR05' }],
      ['foe.moved', { foe: FOE }],
    ],
  );
});

test('EV08: the drawer chooses a square exactly two tiles away; if there is none, 1 damage', () => {
  check(
    villainPhaseOf({ tiles: HALL, ...apart, encounters: ['EV08'] }),
    [refused({ act: 'place', square: 32 }, { pick: 'square' }), { act: 'place', square: 48 }],
    [['figure.placed', { figure: 0, to: 48 }]],
  );
  check(villainPhaseOf({ ...apart, encounters: ['EV08'] }), [], [['hero.hurt', { hero: 0, n: 1 }]]);
});

test('EV09: wounded foes regain 1 HP; if none does, the hero takes 1 damage', () => {
  const ooze = (hp: number): Wanted => ({ ...apart, encounters: ['EV09'], foes: [{ kind: 'drip-ooze', at: [3, 6], hp, by: 1 }] });
  check(villainPhaseOf(ooze(1)), [], [['foe.healed', { foe: FOE, n: 1 }], never('hero.hurt')]);
  check(villainPhaseOf(ooze(3)), [], [never('foe.healed'), ['hero.hurt', { n: 1 }]]);
});

test('EV12: the closest edge is closed; where it is the only one, 2 damage', () => {
  check(villainPhaseOf({ ...apart, encounters: ['EV12'] }), [], [['edge.closed', { edge: 0, as: 'collapse' }]]);
  const one: Change = (board) => {
    board.tiles = board.tiles.map((tile, at) => ({
      ...tile,
      edges: at === 0 ? ['closed', 'closed', 'open', 'closed'] : ['open', 'closed', 'open', 'closed'],
    }));
  };
  check(villainPhaseOf({ ...apart, encounters: ['EV12'], change: one }), [], [never('edge.closed'), ['hero.hurt', { n: 2 }]]);
});

test('EV13, EV14, EV15: dazed; an item or 2 damage; 1 HP for everybody on the tile', () => {
  check(villainPhaseOf({ ...apart, encounters: ['EV13'] }), [], [['condition.gained', { condition: 'dazed' }]]);
  const rats: Wanted = { heroes: [{ items: ['IA01', 'IU03'] }, {}], encounters: ['EV14'] };
  check(
    villainPhaseOf(rats),
    [
      { act: 'choose', branch: 0 },
      { act: 'discard', item: 'IU03' },
    ],
    [['item.discarded', { card: 'IU03' }]],
  );
  check(villainPhaseOf(rats), [{ act: 'choose', branch: 1 }], [['hero.hurt', { n: 2 }]]);
  check(villainPhaseOf({ ...rats, heroes: [{}, {}] }), [], [['hero.hurt', { n: 2 }]]);
  check(
    villainPhaseOf({
      heroes: [
        { at: [1, 2], hp: 0 },
        { at: [2, 2], hp: 3 },
      ],
      encounters: ['EV15'],
    }),
    [],
    [
      ['hero.healed', { hero: 0, hp: 1 }],
      ['hero.healed', { hero: 1, hp: 4 }],
    ],
  );
});

test.each([
  ['EA02', 9, 1, 'poisoned'],
  ['EA04', 8, 1, 'immobilized'],
] as const)('%s attacks your hero: +%i, %i damage and %s', (card, bonus, n, condition) => {
  check(
    villainPhaseOf({ ...together, encounters: [card] }),
    [dice(19)],
    [
      ['attack.rolled', { on: 0, bonus }],
      ['hero.hurt', { n }],
      ['condition.gained', { condition }],
    ],
  );
});

test('EA03, EA06, EA07, EA09: within 1 tile; +9 for 2; +8 for 1; every hero in play', () => {
  const far: Wanted = { tiles: HALL, heroes: [{ at: [1, 2] }, { at: [1, 5] }, { at: [1, -6] }] };
  check(
    villainPhaseOf({ ...far, encounters: ['EA03'] }),
    [dice(1, 1)],
    [['attack.rolled', { on: 0 }], ['attack.rolled', { on: 1 }], never('attack.rolled', { on: 2 })],
  );
  check(
    villainPhaseOf({ ...far, encounters: ['EA06'] }),
    [dice(8)],
    [
      ['attack.judged', { total: 17 }],
      ['hero.hurt', { n: 2 }],
    ],
  );
  check(
    villainPhaseOf({ ...far, encounters: ['EA07'] }),
    [dice(9)],
    [
      ['attack.judged', { total: 17 }],
      ['hero.hurt', { n: 1 }],
    ],
  );
  // The one with the least HP comes last.
  check(villainPhaseOf({ ...far, encounters: ['EA09'] }), [dice(1, 1, 1)], [['attack.rolled', { bonus: 6 }]], (board) =>
    expect(board.attack?.on).toBe(2),
  );
});

test('[CAV-TRAP-01, CAV-TRAP-02, CAV-TRAP-05] T34: the marker lies on the square, the card at the end of the row, and it strikes in the same phase', () => {
  const state = check(
    villainPhaseOf({ heroes: [{ at: [1, 2] }, { at: [1, 5] }], foes: [{ kind: 'shriekcap', at: [3, 6] }], encounters: ['TR01'] }),
    [dice(10)],
    [
      ['trap.set', { hero: 0, card: 'TR01', square: S(1, 2) }],
      ['tactic.chosen', { kind: 'shriekcap' }],
      ['trap.sprung'],
      ['attack.judged', { total: 17, ac: 17, hit: true }],
      ['hero.hurt', { n: 2 }],
    ],
  );
  expect(state.board.heroes[0]?.row.map(({ card }) => card)).toEqual(['shriekcap', 'TR01']);
});

test('[CAV-TRAP-03, CAV-TRAP-04] T36: on the hero’s own square another card is drawn; elsewhere on the tile only with the limit by tile', () => {
  const sinkhole = (at: readonly [number, number], trapLimit: 'square' | 'tile'): Wanted => ({
    setup: { trapLimit },
    heroes: [{ at: [1, 2] }, { at: [1, 5] }],
    traps: [{ card: 'HZ01', at, by: 1 }],
    encounters: ['EV15', 'TR02'],
  });
  const redrawn = [['trap.redrawn', { card: 'TR02' }], ['encounter.drawn', { card: 'EV15', again: true }], never('trap.set')] as const;
  check(villainPhaseOf(sinkhole([1, 2], 'square')), [], redrawn);
  check(villainPhaseOf(sinkhole([2, 1], 'tile')), [], redrawn);
  check(villainPhaseOf(sinkhole([2, 1], 'square')), [dice(1)], [['trap.set', { card: 'TR02' }], never('trap.redrawn')]);
});

test('[CAV-XP-08] a card that is drawn again can be cancelled in turn', () =>
  check(
    villainPhaseOf({
      heroes: [{ at: [1, 2] }, {}],
      traps: [{ card: 'HZ01', at: [1, 2], by: 1 }],
      encounters: ['EA06', 'TR02'],
      xp: ['iskarra'],
    }),
    [{ act: 'accept' }, { act: 'cancel', card1: 'iskarra' }],
    [['trap.redrawn'], ['encounter.cancelled', { card: 'EA06' }]],
  ));

test('[CAV-TRAP-06] traps do what their card says: each hero on the tile, the closest within 1 tile, one hero', () => {
  const trap = (card: 'TR02' | 'TR03' | 'TR04' | 'TR06', heroes: Wanted['heroes'] = [{ at: [1, 2] }, { at: [1, 5] }]): Wanted => ({
    ...(heroes === undefined ? {} : { heroes }),
    traps: [{ card, at: [2, 2] }],
    encounters: [],
  });
  check(
    villainPhaseOf(trap('TR02', [{ at: [1, 5], up: [] }, { at: [1, 2] }])),
    [dice(19)],
    [
      ['attack.rolled', { on: 1, device: 'trap' }],
      ['condition.gained', { condition: 'poisoned' }],
    ],
  );
  check(
    villainPhaseOf(trap('TR03')),
    [dice(19)],
    [
      ['attack.rolled', { on: 0, bonus: 7 }],
      ['condition.gained', { condition: 'immobilized' }],
    ],
  );
  check(
    villainPhaseOf(trap('TR04')),
    [dice(19)],
    [
      ['attack.rolled', { bonus: 8 }],
      ['hero.hurt', { n: 2 }],
    ],
  );
  check(
    villainPhaseOf(trap('TR06', [{ at: [1, 2], hp: 5, up: [] }, { at: [3, 2] }])),
    [dice(19)],
    [
      ['attack.rolled', { on: 1, bonus: 9 }],
      ['hero.hurt', { n: 3 }],
      ['trap.gone', { card: 'TR06' }],
    ],
  );
  check(villainPhaseOf(trap('TR06', [{ at: [1, 5] }, { at: [1, 6] }])), [], [never('attack.rolled'), never('trap.gone')]);
});

test('[CAV-TRAP-07, CAV-TRAP-08] T35: disabling on the trap’s tile takes the attack: 10 succeeds, 6 + 4 does for Mottle', () => {
  const trapped = (id: 'tarn' | 'mottle'): Wanted => ({
    heroes: [{ id, at: [1, 2] }, { at: [1, 5] }],
    traps: [{ card: 'TR01', at: [3, 3], by: 1 }],
    foes: [{ kind: 'drip-ooze', at: [2, 2] }],
  });
  const disable = { act: 'disable', trap: 2 };
  check(
    heroPhaseOf(trapped('tarn')),
    [disable, dice(10), refused(attacks('tarn-a1', { target: FOE }), { why: { key: 'attacked' } })],
    [['trap.gone', { card: 'TR01' }]],
    (board) => expect([board.heroes[1]?.row, board.encounters.discard]).toEqual([[], ['TR01']]),
  );
  check(heroPhaseOf(trapped('tarn')), [disable, dice(9)], [['check.rolled', { need: 10, bonus: 0 }], never('trap.gone')]);
  check(heroPhaseOf(trapped('mottle')), [disable, dice(6)], [['check.rolled', { bonus: 4 }], ['trap.gone']]);
  check(heroPhaseOf({ ...trapped('tarn'), heroes: [{ at: [1, 5] }, {}] }), [refused(disable, { pick: 'trap' })], []);
});

test('[CAV-TRAP-09] a hazard is placed and activated like a trap, and cannot be disabled', () => {
  check(
    heroPhaseOf({ heroes: [{ at: [1, 2] }, {}], traps: [{ card: 'HZ01', at: [1, 2] }] }),
    [refused({ act: 'disable', trap: 1 }, { pick: 'trap' })],
    [],
  );
  check(
    villainPhaseOf({ ...apart, encounters: ['HZ01'] }),
    [dice(19, 10)],
    [['trap.set'], ['trap.sprung'], ['condition.gained', { condition: 'slowed' }], ['hazard.rolled', { die: 10 }], never('trap.gone')],
  );
  check(
    villainPhaseOf({ ...apart, encounters: ['HZ02'] }),
    [dice(19, 1, 11)],
    [['condition.gained', { condition: 'poisoned' }], never('hero.hurt'), ['hazard.rolled', { die: 11 }], ['trap.gone']],
  );
});

test('[CAV-TRAP-10] only the controller’s Villain Phase activates a trap', () => {
  check(villainPhaseOf({ ...apart, traps: [{ card: 'TR01', at: [1, 2], by: 1 }], encounters: [] }), [], [never('trap.sprung')]);
  check(
    turnOf({ heroes: [{ at: [1, 5] }, { at: [2, 5] }], traps: [{ card: 'TR01', at: [1, 2], by: 1 }], encounters: [] }),
    [{ act: 'walk', to: S(1, 2) }, END],
    [never('trap.sprung')],
  );
});

test('[CAV-TRAP-11] markers do not block', () =>
  check(
    heroPhaseOf({ heroes: [{ at: [1, 2] }, {}], traps: [{ card: 'TR01', at: [1, 3] }] }),
    [{ act: 'walk', to: S(1, 3) }],
    [['hero.walked']],
  ));

test('[CAV-GEO-16] a figure for an occupied square goes elsewhere on the tile; if that is full, to the closest tile with room', () => {
  const squares = [0, 1, 2, 3].flatMap((y) => [0, 1, 2, 3].map((x) => [x, y - 4] as const));
  const full = squares.map((at, i) => ({ kind: i < 8 ? 'shriekcap' : 'gloam-hexer', at, by: 1 }) as const);
  const board = boardWith({ tiles: HALL.slice(0, 1) });
  const wanted: Wanted = {
    tiles: HALL.slice(0, 1),
    heroes: [{ at: [1, 2] }, { at: [1, 5] }],
    foes: full,
    encounters: ['EV04'],
    monsters: ['basalt-sentinel'],
  };
  // The tile to the north owns the closest unexplored edges after the hero's own has none.
  const shut: Change = (one) => {
    one.tiles = one.tiles.map((tile, at) =>
      at < 2 ? { ...tile, edges: at === 0 ? ['open', 'closed', 'open', 'closed'] : ['open', 'closed', 'closed', 'closed'] } : tile,
    );
  };
  check(villainPhaseOf({ ...wanted, change: shut }), [dice(1)], [['foe.placed', { kind: 'basalt-sentinel' }]], (after) => {
    const square = after.foes.at(-1)?.square ?? -1;
    expect(square >> 4).toBe(0);
    expect(square).not.toBe(sq(board, [1, 2]));
  });
});

test('the deck decides what comes', () =>
  check(villainPhaseOf({ ...apart, encounters: [['EV13', 'EV15']] }), [draws('EV13')], [['encounter.drawn', { card: 'EV13' }]]));
