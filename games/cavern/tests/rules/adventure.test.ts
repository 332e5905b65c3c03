// Proves the eight adventures, objects, escaping, and winning and losing.

import { check, dice, never, refused } from '@undercroft/testkit';
import { expect, test } from 'vitest';
import { caveOf } from '../../src/queries/cave.ts';
import { endRound, turn } from '../../src/rules/game.ts';
import type { Board } from '../../src/state.ts';
import {
  attacks,
  boardWith,
  END,
  explorationOf,
  FOE,
  heroPhaseOf,
  S,
  sceneWith,
  sq,
  turnOf,
  uses,
  villainPhaseOf,
  walks,
  type Change,
  type Laid,
  type Wanted,
} from '../scenes.ts';

const shaft: Wanted = { setup: { adventure: 'A1' }, tiles: [['N01', 0, -1, 0]], heroes: [{ at: [1, -2] }, { at: [1, 6] }] };
const take = (thing: number) => ({ act: 'take', thing });
const winner = (board: Board) => board.result?.winner;

test('[CAV-OBJ-01, CAV-OBJ-02, CAV-OBJ-04] an object is picked up from its square or beside it, and dropped there, without an action', () => {
  const lamp = (at: readonly [number, number]): Wanted => ({
    setup: { adventure: 'A2' },
    heroes: [{ at: [1, 2] }, { at: [1, 6] }],
    things: [{ kind: 'lamp', at }],
    monsters: [],
  });
  check(heroPhaseOf(lamp([1, 2])), [take(FOE)], [['thing.taken', { hero: 0, thing: FOE }]]);
  check(
    heroPhaseOf(lamp([2, 3])),
    [take(FOE), walks(1, 1), { act: 'drop', thing: FOE, square: S(2, 0) }, take(FOE)],
    [['thing.taken'], ['hero.walked'], ['thing.dropped', { square: S(2, 0) }], ['thing.taken']],
    (board) => expect(board.acting).toEqual({ moves: 1, walked: 1, attacked: false }),
  );
  check(heroPhaseOf(lamp([3, 2])), [refused(take(FOE), { why: { key: 'too-far' } })], []);
});

test('[CAV-OBJ-03] a hero carries any number of objects', () =>
  check(
    heroPhaseOf({
      setup: { adventure: 'A5' },
      heroes: [{ at: [1, 2] }, {}],
      things: [
        { kind: 'miner', at: [1, 1] },
        { kind: 'miner', at: [2, 1] },
        { kind: 'miner', at: [1, 3] },
      ],
    }),
    [take(FOE), take(FOE + 1), take(FOE + 2)],
    [['thing.taken'], ['thing.taken'], ['thing.taken']],
    (board) => expect(board.things.map(({ by }) => by)).toEqual([0, 0, 0]),
  ));

const heart: Wanted = {
  setup: { adventure: 'A4' },
  tiles: [['N04', 0, -1, 0]],
  heroes: [{ at: [1, -2] }, { at: [1, 6] }],
  things: [{ kind: 'heart', at: [1, -3] }],
};

test('[CAV-OBJ-05, CAV-OBJ-07] an object with AC and HP is attacked like a foe, and destroyed at 0: no XP, no Treasure', () => {
  const attack = attacks('tarn-a1', { target: FOE });
  check(
    heroPhaseOf(heart),
    [attack, dice(5)],
    [
      ['attack.judged', { total: 12, ac: 12, hit: true }],
      ['thing.hurt', { thing: FOE, n: 2, hp: 1 }],
    ],
  );
  check(
    heroPhaseOf({ ...heart, things: [{ kind: 'heart', at: [1, -3], hp: 1 }] }),
    [attack, dice(5)],
    [['thing.hurt', { hp: 0 }], never('foe.defeated'), never('treasure.drawn')],
    (board) => expect([board.things, board.destroyed, board.xp]).toEqual([[], 1, [[]]]),
  );
});

test('[CAV-OBJ-06] an attack on each foe includes an object only if the attacker wishes', () => {
  const both: Wanted = { ...heart, heroes: [{ at: [1, -2] }, { at: [1, 6] }], foes: [{ kind: 'drip-ooze', at: [2, -2] }] };
  check(heroPhaseOf(both), [attacks('tarn-d1'), dice(1)], [['attack.rolled', { on: FOE }], never('attack.rolled', { on: FOE + 1 })]);
  check(
    heroPhaseOf(both),
    [attacks('tarn-d1', { targets: [FOE + 1] }), dice(1, 1)],
    [
      ['attack.rolled', { on: FOE + 1 }],
      ['attack.rolled', { on: FOE }],
    ],
  );
});

test('[CAV-OBJ-08] objects pass between heroes only by dropping and picking up', () =>
  check(
    heroPhaseOf({ setup: { adventure: 'A2' }, heroes: [{ at: [1, 2] }, { at: [2, 2] }], things: [{ kind: 'lamp', by: 1 }] }),
    [refused(take(FOE), { pick: 'thing' })],
    [],
    (_board, state) => expect(state.legal(0)?.options).not.toContain('give'),
  ));

test('[CAV-OBJ-09] nothing is dropped on a blocking object or on rock', () =>
  check(
    heroPhaseOf({
      ...heart,
      heroes: [{ at: [1, -2] }, {}],
      things: [
        { kind: 'heart', at: [1, -3] },
        { kind: 'miner', by: 0 },
      ],
    }),
    [
      refused({ act: 'drop', thing: FOE + 1, square: 32 + 5 }, { pick: 'square' }),
      refused({ act: 'drop', thing: FOE + 1, square: 32 + 12 }, { pick: 'square' }),
      { act: 'drop', thing: FOE + 1, square: 32 + 6 },
    ],
    [['thing.dropped', { square: 32 + 6 }]],
  ));

test('[CAV-OBJ-10] while it is attacked, an object counts as a foe for the attacker’s power, ability and items, and for no card that speaks of foes', () => {
  const wren: Wanted = {
    ...heart,
    heroes: [{ id: 'wren', at: [1, 2], items: ['IA04'], up: ['wren-a2', 'wren-u2'] }, { at: [1, 6] }],
    environment: 'EN04',
    foes: [{ kind: 'drip-ooze', at: [2, 2] }],
  };
  // Deadeye and the String count; Hardened Husks do not; no token on an object, and Called Target is for foes.
  check(
    heroPhaseOf(wren),
    [attacks('wren-a2', { target: FOE + 1 }), dice(10)],
    [['attack.judged', { total: 20, ac: 12 }], never('token.put')],
  );
  check(heroPhaseOf(wren), [refused(uses('wren-u2', { target: FOE + 1 }), { pick: 'target', legal: [FOE] })], []);
  // Choking Haze speaks of targets.
  check(
    heroPhaseOf({ ...wren, environment: 'EN01' }),
    [attacks('wren-a2', { target: FOE + 1 }), dice(10)],
    [['attack.judged', { total: 18 }]],
  );
});

test('[CAV-OBJ-11, CAV-OBJ-12] what has HP and no AC is hit by every attack', () =>
  check(
    heroPhaseOf({ setup: { adventure: 'A2' }, heroes: [{ at: [1, 2] }, {}], things: [{ kind: 'lamp', at: [1, 1], hp: 5 }] }),
    [attacks('tarn-a1', { target: FOE }), dice(1)],
    [
      ['attack.judged', { ac: 0, hit: true }],
      ['thing.hurt', { n: 2 }],
    ],
  ));

test('[CAV-ESCAPE-01, CAV-ESCAPE-03, CAV-ESCAPE-04, CAV-ESCAPE-05] T39: the turn of an escape has no exploration and no Encounter; later turns only a Villain Phase', () => {
  const skulker: Wanted = {
    ...shaft,
    heroes: [{ at: [1, -2] }, { at: [1, 2] }],
    foes: [{ kind: 'gloam-skulker', at: [1, 1] }],
    encounters: ['EA06'],
    stack: ['P01'],
  };
  check(
    turnOf(skulker),
    [END, { act: 'leave' }, dice(1)],
    [['hero.escaped', { hero: 0 }], never('tile.drawn'), never('encounter.drawn'), ['tactic.chosen', { kind: 'gloam-skulker' }]],
  );
  const gone: Wanted = { ...skulker, heroes: [{ at: 'escaped' }, { at: [1, 2] }] };
  check(
    turnOf(gone),
    [dice(1)],
    [never('phase.began', { phase: 'hero' }), ['phase.began', { phase: 'villain' }], never('encounter.drawn'), ['tactic.chosen']],
  );
});

test('[CAV-ESCAPE-02, CAV-ESCAPE-06] who has left does not return; what it carried is gone, and its powers help nobody', () => {
  const leaving: Wanted = {
    ...shaft,
    heroes: [{ id: 'oru', at: [1, -2], ally: { kind: 'AL01', at: [2, -2] } }, { at: [1, 6] }],
    things: [{ kind: 'lamp', by: 0 }],
    change: (board) => {
      board.lasting = [{ what: 'ac', n: 2, on: 1, by: 0 }];
    },
  };
  check(heroPhaseOf(leaving), [END, { act: 'leave' }], [['hero.escaped']], (board) => {
    expect([board.things, board.lasting, board.allies]).toEqual([[], [], []]);
    expect(board.heroes[0]).toMatchObject({ escaped: true, square: -1 });
  });
});

test('[CAV-ESCAPE-07] a downed hero cannot escape', () => {
  const vents: Wanted = { ...shaft, heroes: [{ at: [1, -2], hp: 0 }, { at: [1, 6] }], surges: 1 };
  // It stands up first, by its surge; felled at the end of its phase it is not asked.
  check(heroPhaseOf(vents), [END, { act: 'stay' }], [['surge.spent']]);
  check(
    sceneWith(boardWith({ ...vents, heroes: [{ at: [1, -2], hp: 0 }, {}], surges: 0 }), turn, { hero: 0, round: 1 }),
    [],
    [['surge.missing'], never('hero.escaped')],
  );
});

test('[CAV-END-01, CAV-GEN-02] A1: every hero has escaped: all win together', () =>
  check(
    heroPhaseOf({ ...shaft, heroes: [{ at: [1, -2] }, { at: 'escaped' }] }),
    [END, { act: 'leave' }],
    [['adventure.ended', { winner: 0 }]],
    (_board, state) => expect([state.isOver, state.returns()]).toEqual([true, [1, 1]]),
  ));

test('A2: the first time the lamp is lifted, every player draws a monster onto the north half; at the ladder it wins', () => {
  const lamp: Wanted = {
    setup: { adventure: 'A2' },
    heroes: [{ at: [1, 2] }, { at: [1, 6] }, { at: 'escaped' }],
    things: [{ kind: 'lamp', at: [1, 1] }],
    monsters: ['gloam-cutter', 'shriekcap'],
  };
  check(
    heroPhaseOf(lamp),
    [take(FOE), { act: 'drop', thing: FOE, square: S(1, 1) }, take(FOE)],
    [['thing.taken'], ['monster.drawn', { hero: 0, card: 'shriekcap' }], ['monster.drawn', { hero: 1, card: 'gloam-cutter' }]],
    (board) => expect(board.foes.map(({ square }) => square >> 4)).toEqual([0, 0]),
  );
  const carried: Wanted = { ...lamp, heroes: [{ at: [1, 3] }, { at: [2, 6] }], things: [{ kind: 'lamp', by: 0 }] };
  check(heroPhaseOf(carried), [walks(1, 4), END], [['adventure.ended', { winner: 0 }]]);
  check(heroPhaseOf(carried), [END], [never('adventure.ended')]);
});

test('A3: the forced door opens onto the Great Cavern, with Orrodun and a monster for each player; his defeat wins', () => {
  const door: Wanted = { tiles: [['N02', 0, -1, 0]], heroes: [{ at: [1, -2] }, { at: [1, 6] }], monsters: ['shriekcap', 'drip-ooze'] };
  check(
    heroPhaseOf(door),
    [{ act: 'force' }, dice(11)],
    [
      ['door.opened', { edge: 8 }],
      ['tile.placed', { tile: 'D01S', x: 0, y: -2, rot: 0 }],
      ['tile.placed', { tile: 'D01N', x: 0, y: -3, rot: 0 }],
      ['foe.placed', { kind: 'orrodun', hp: 9 }],
      ['foe.placed', { kind: 'drip-ooze' }],
      ['foe.placed', { kind: 'shriekcap' }],
    ],
    (board) => {
      expect(board.foes.map(({ square }) => board.tiles[square >> 4]?.tile)).toEqual(['D01N', 'D01S', 'D01N']);
      expect(board.foes[0]?.square).toBe(sq(board, [1, -11]));
    },
  );
  check(
    heroPhaseOf({ heroes: [{ at: [1, 2] }, {}], foes: [{ kind: 'orrodun', at: [1, 1], hp: 1 }], treasures: [] }),
    [attacks('tarn-a1', { target: FOE }), dice(19)],
    [['adventure.ended', { winner: 0 }]],
  );
});

test('[CAV-GEO-18] a destination that does not fit goes to the closest other edge where it does; if none fits, the door tile serves', () => {
  const blocked: readonly Laid[] = [
    ['N02', 0, -1, 0],
    ['P17', 0, -3, 0],
  ];
  // Behind the door there is room for one tile only: the halves go to the closest edge, the north half's east.
  check(
    heroPhaseOf({ tiles: blocked, heroes: [{ at: [1, -2] }, {}], monsters: [] }),
    [{ act: 'force' }, dice(11)],
    [['door.opened'], ['tile.placed', { tile: 'D01S', x: 1, y: 0, rot: 1 }], ['tile.placed', { tile: 'D01N', x: 2, y: 0, rot: 1 }]],
  );
  const shut: Change = (board) => {
    board.tiles = board.tiles.map((tile, at) =>
      at > 1 ? tile : { ...tile, edges: at === 0 ? ['open', 'closed', 'open', 'closed'] : ['open', 'closed', 'closed', 'closed'] },
    );
  };
  check(
    heroPhaseOf({ tiles: blocked, heroes: [{ at: [1, -2] }, {}], monsters: [], change: shut }),
    [{ act: 'force' }, dice(11)],
    [['door.opened'], never('tile.placed'), ['foe.placed', { kind: 'orrodun', square: 32 + 5 }]],
  );
});

test('[CAV-GEO-17, CAV-GEO-19, CAV-GEO-23] a dead end is legal; a door is closed until it is opened, and then leads where it leads', () => {
  const beyond: Wanted = {
    tiles: [
      ['N02', 0, -1, 0],
      ['P04', 0, -2, 0],
    ],
    heroes: [{ at: [1, -2] }, {}],
    monsters: [],
  };
  expect(caveOf(boardWith(beyond).tiles).links[8]).toBe(-1);
  // The cell behind the door is taken by a tile that is open to it: the door connects them.
  check(heroPhaseOf(beyond), [{ act: 'force' }, dice(11)], [['door.opened']], (board) => expect(caveOf(board.tiles).links[8]).toBe(3));
  check(
    explorationOf({ heroes: [{ at: [0, 2] }, {}], stack: ['P04', 'P17'], monsters: [] }),
    [],
    [['tile.placed', { tile: 'P17' }]],
    (board) => expect(caveOf(board.tiles).unexplored.some((edge) => edge >> 2 === 2)).toBe(false),
  );
});

test('A4: hearts on the chambers, Mother Caul with the third; hearts and mother must fall', () => {
  const chamber: Wanted = { setup: { adventure: 'A4' }, heroes: [{ at: [3, 2] }, { at: [1, 6] }], monsters: ['shriekcap'] };
  check(
    explorationOf({ ...chamber, stack: ['N04'] }),
    [],
    [
      ['thing.put', { kind: 'heart' }],
      ['foe.placed', { kind: 'shriekcap' }],
    ],
    (board) => expect(board.things[0]?.square).toBe(caveOf(board.tiles).features[2]),
  );
  const last: Wanted = {
    ...chamber,
    tiles: [
      ['N04', 0, -1, 0],
      ['N05', -1, 0, 3],
    ],
    stack: ['N06'],
  };
  check(
    explorationOf(last),
    [],
    [['thing.put', { kind: 'heart' }], ['foe.placed', { kind: 'mother-caul', hp: 8 }], never('monster.drawn')],
  );
  const done: Change = (board) => {
    board.destroyed = 2;
    board.vanquished = ['mother-caul'];
  };
  const strike = [attacks('tarn-a1', { target: FOE }), dice(19)];
  check(heroPhaseOf({ ...heart, things: [{ kind: 'heart', at: [1, -3], hp: 1 }], change: done }), strike, [
    ['adventure.ended', { winner: 0 }],
  ]);
  check(heroPhaseOf({ ...heart, things: [{ kind: 'heart', at: [1, -3], hp: 1 }] }), strike, [never('adventure.ended')]);
});

test('[CAV-END-03] A4: spores rise with every Encounter drawn while a heart beats, cancelled or not, and not for one drawn again; at 13 two heroes lose', () => {
  const spores = (n: number, more: Partial<Wanted> = {}): Wanted => ({
    ...heart,
    heroes: [{ at: [1, 2] }, { at: [1, 6] }],
    encounters: ['EV15'],
    change: (board) => {
      board.tracks = { ...board.tracks, spore: n };
    },
    ...more,
  });
  check(villainPhaseOf(spores(3)), [], [['track.moved', { track: 'spore', to: 4 }]]);
  check(
    villainPhaseOf(spores(3, { xp: ['iskarra'] })),
    [{ act: 'cancel', card1: 'iskarra' }],
    [['track.moved', { to: 4 }], ['encounter.cancelled']],
  );
  check(villainPhaseOf(spores(3, { things: [] })), [], [never('track.moved')]);
  check(
    villainPhaseOf(spores(3, { encounters: ['EV15', 'TR01'], traps: [{ card: 'HZ01', at: [1, 2], by: 1 }] })),
    [],
    [['track.moved'], ['encounter.drawn', { again: true }]],
    (board) => expect(board.tracks.spore).toBe(4),
  );
  check(
    villainPhaseOf(spores(12)),
    [],
    [
      ['track.moved', { to: 13 }],
      ['adventure.ended', { winner: -1 }],
    ],
  );
});

test('A5: the first miner lifted brings Vharn; three delivered at the ladder win', () => {
  const dig: Wanted = {
    setup: { adventure: 'A5' },
    heroes: [{ at: [1, 3] }, { at: [2, 6] }],
    things: [
      { kind: 'miner', at: [1, 2] },
      { kind: 'miner', at: [2, 2] },
    ],
  };
  check(
    heroPhaseOf(dig),
    [take(FOE), take(FOE + 1)],
    [
      ['foe.placed', { kind: 'vharn', hp: 10 }],
      ['thing.taken', { thing: FOE + 1 }],
    ],
    (board) => expect(board.foes).toHaveLength(1),
  );
  check(
    explorationOf({ ...dig, heroes: [{ at: [3, 2] }, {}], stack: ['N07'], monsters: ['shriekcap'], things: [] }),
    [],
    [['thing.put', { kind: 'miner' }], ['monster.drawn']],
  );
  const carrying = (delivered: number): Wanted => ({
    ...dig,
    things: [
      { kind: 'miner', by: 0 },
      { kind: 'miner', by: 0 },
    ],
    change: (board) => {
      board.delivered = [delivered, 0];
    },
  });
  check(heroPhaseOf(carrying(0)), [walks(1, 4), END], [['things.delivered', { n: 2 }], never('adventure.ended')], (board) =>
    expect([board.things, board.delivered]).toEqual([[], [2, 0]]),
  );
  check(heroPhaseOf(carrying(1)), [walks(1, 4), END], [['adventure.ended', { winner: 0 }]]);
});

/** The last turn of a round of Rising Water, in which nobody does anything. */
const tide = (water: number, more: Partial<Wanted> = {}): Wanted => ({
  setup: { adventure: 'A6', first: 'choose', party: ['tarn', 'wren'] },
  heroes: [{ at: [1, 2] }, { at: [1, 5] }],
  encounters: [],
  change: (board) => {
    board.tracks = { ...board.tracks, water };
  },
  ...more,
});

test('A6: at the end of a round the water rises, an edge collapses while more than two are left, and the cold bites from its level on', () => {
  const end = (wanted: Wanted) => sceneWith(boardWith(wanted), endRound, {});
  check(end(tide(2)), [], [['track.moved', { track: 'water', to: 3 }], ['edge.closed', { as: 'collapse' }], never('hero.hurt')], (board) =>
    // The closest to the south half, in the default order: its own east edge.
    expect(board.tiles[1]?.edges[1]).toBe('collapse'),
  );
  check(
    end(tide(3)),
    [],
    [
      ['track.moved', { to: 4 }],
      ['hero.hurt', { hero: 0, n: 1 }],
      ['hero.hurt', { hero: 1, n: 1 }],
    ],
  );
  check(end(tide(12)), [], [['track.moved', { to: 13 }], ['adventure.ended', { winner: -1 }], never('edge.closed')]);
  const two: Change = (board) => {
    board.tiles = board.tiles.map((tile, at) => ({
      ...tile,
      edges: at === 0 ? ['open', 'open', 'open', 'closed'] : ['open', 'closed', 'closed', 'closed'],
    }));
  };
  check(end(tide(0, { change: two })), [], [['track.moved', { to: 1 }], never('edge.closed')]);
});
test('A6: Old Shaft brings a monster for each player; who does not fit is not placed; the ladder and its neighbours are the exit', () => {
  const shaftOf: Wanted = {
    setup: { adventure: 'A6' },
    heroes: [{ at: [3, 2] }, { at: [1, 6] }],
    stack: ['N01'],
    monsters: ['shriekcap', 'drip-ooze'],
  };
  check(
    explorationOf(shaftOf),
    [],
    [
      ['foe.placed', { kind: 'drip-ooze' }],
      ['foe.placed', { kind: 'shriekcap' }],
    ],
    (board) => expect(board.foes.map(({ square }) => square >> 4)).toEqual([2, 2]),
  );
  const exit = (at: readonly [number, number]): Wanted => ({
    setup: { adventure: 'A6' },
    tiles: [['N01', 0, -1, 0]],
    heroes: [{ at }, {}],
  });
  check(heroPhaseOf(exit([2, -2])), [END, { act: 'leave' }], [['hero.escaped']]);
  check(heroPhaseOf(exit([1, -1])), [END], [never('hero.escaped')]);
});

test('A7: Iskarra’s defeat wins', () =>
  check(
    heroPhaseOf({
      setup: { adventure: 'A7' },
      heroes: [{ at: [1, 2] }, {}],
      foes: [{ kind: 'iskarra', at: [1, 1], hp: 1 }],
      treasures: [],
    }),
    [attacks('tarn-a1', { target: FOE }), dice(19)],
    [['adventure.ended', { winner: 0 }]],
  ));

test('[CAV-TURN-04] the first condition that is met ends the game at once: nothing later happens', () =>
  check(
    heroPhaseOf({ heroes: [{ at: [1, 2] }, {}], foes: [{ kind: 'orrodun', at: [1, 1], hp: 1 }], treasures: ['FO01'] }),
    [attacks('tarn-a1', { target: FOE }), dice(19)],
    [['adventure.ended'], never('treasure.drawn')],
    (board, state) => expect([state.isOver, winner(board)]).toEqual([true, 0]),
  ));

test('[CAV-END-04] with no unexplored edge left for a tile that the adventure needs, the heroes lose', () => {
  const last: Wanted = {
    heroes: [{ at: [1, 7] }, { at: [1, 2] }],
    stack: ['P17'],
    monsters: [],
    change: (board) => {
      board.tiles = board.tiles.map((tile, at) => ({
        ...tile,
        edges: at === 0 ? ['closed', 'closed', 'open', 'closed'] : ['open', 'closed', 'open', 'closed'],
      }));
    },
  };
  check(
    explorationOf(last),
    [],
    [
      ['tile.placed', { tile: 'P17' }],
      ['adventure.ended', { winner: -1 }],
    ],
  );
  check(explorationOf({ ...last, setup: { adventure: 'A8' } }), [], [['tile.placed']], (board) => expect(winner(board)).not.toBe(-1));
});

test('[CAV-GEN-03] the adventure’s text goes before cards, cards before rules: no monster comes with the third chamber, and Mottle walks through foes', () => {
  const third: Wanted = {
    setup: { adventure: 'A4' },
    tiles: [
      ['N04', 0, -1, 0],
      ['N05', -1, 0, 3],
    ],
    heroes: [{ at: [3, 2] }, {}],
    stack: ['N06'],
    monsters: ['shriekcap'],
  };
  check(explorationOf(third), [], [['foe.placed', { kind: 'mother-caul' }], never('foe.placed', { kind: 'shriekcap' })]);
  check(
    heroPhaseOf({ tiles: [['F07', 0, -1, 0]], heroes: [{ id: 'mottle', at: [1, 0] }, {}], foes: [{ kind: 'shriekcap', at: [2, -2] }] }),
    [{ act: 'walk', to: 32 + 6 }],
    [['hero.walked']],
  );
});

test('[CAV-GEN-07] an effect is carried out as far as possible: Bad Air slows a hero that takes no damage, a shove nowhere does nothing', () => {
  check(
    villainPhaseOf({ heroes: [{ hp: 0 }, {}], encounters: ['EV11'] }),
    [],
    [never('hero.hurt'), ['condition.gained', { condition: 'slowed' }]],
  );
  const boxed: Wanted = {
    tiles: [['P17', 0, -1, 0]],
    heroes: [{ at: [1, -2], up: ['tarn-a2'] }, {}],
    foes: [
      { kind: 'drip-ooze', at: [2, -2] },
      ...[...Array(14).keys()]
        .filter((i) => i !== 0 && i !== 3)
        .map((i) => ({ kind: 'shriekcap', at: [i % 4, Math.floor(i / 4)] }) as const),
      { kind: 'shriekcap', at: [2, 3] },
      { kind: 'shriekcap', at: [3, 3] },
    ],
  };
  check(heroPhaseOf(boxed), [attacks('tarn-a2', { target: FOE }), dice(1)], [['attack.rolled'], never('foe.moved')]);
});

test('[CAV-GEN-08] division rounds down: half of 9 is 4', () => {
  const gorrand = (hp: number): Wanted => ({
    heroes: [{ id: 'gorrand', at: [1, 2], hp, level: 2 }, {}],
    foes: [{ kind: 'vharn', at: [1, 1] }],
  });
  // Level 2: half of 12 is 6; of Ilsabet's 7 it would be 3.
  check(heroPhaseOf(gorrand(6)), [attacks('gorrand-a1', { target: FOE }), dice(1)], [['attack.judged', { total: 9 }]]);
  check(heroPhaseOf(gorrand(7)), [attacks('gorrand-a1', { target: FOE }), dice(1)], [['attack.judged', { total: 7 }]]);
});

test('[CAV-GEN-10] a hero in an effect is one in play; healing may be given to the downed', () => {
  check(
    villainPhaseOf({ setup: { adventure: 'A1' }, heroes: [{ at: [1, 2] }, { at: 'escaped' }], encounters: ['EV10'] }),
    [],
    [['hero.hurt', { hero: 0 }], never('hero.hurt', { hero: 1 })],
  );
  check(
    heroPhaseOf({
      heroes: [
        { id: 'oru', at: [1, 2] },
        { at: [1, 5], hp: 0 },
      ],
    }),
    [uses('oru-u1', { target: 1 })],
    [['hero.healed', { hero: 1, hp: 4 }]],
  );
});

test('[CAV-GEN-04] the only die is a d20, and a natural N is what it shows', () =>
  check(heroPhaseOf({ heroes: [{ conditions: ['poisoned'] }, {}] }), [END, dice(20)], [['check.rolled', { die: 20, bonus: 0 }]]));

test('[CAV-OBJ-06] where there is nothing but an object, the power needs it as its target', () =>
  check(
    heroPhaseOf(heart),
    [refused(attacks('tarn-d1'), { pick: 'targets' }), attacks('tarn-d1', { targets: [FOE] }), dice(1)],
    [['attack.rolled', { on: FOE }]],
  ));
