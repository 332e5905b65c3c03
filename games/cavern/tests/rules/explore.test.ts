// Proves the Exploration Phase and the tile stack: which tile is laid where, what comes with it, and that the map is not sealed.

import { check, dice, draws, never, refused } from '@undercroft/testkit';
import { expect, test } from 'vitest';
import { caveOf } from '../../src/queries/cave.ts';
import { boardWith, END, explorationOf, FOE, heroPhaseOf, S, sq, turnOf, villainPhaseOf, type Change, type Wanted } from '../scenes.ts';

/** Tarn at the east edge of the north half. */
const east: Wanted = { heroes: [{ at: [3, 2] }, { at: [1, 6] }], stack: ['P08'], monsters: ['gloam-cutter'] };

test('[CAV-EXPLORE-01] away from an unexplored edge nothing is explored', () =>
  check(explorationOf({ ...east, heroes: [{ at: [1, 2] }, {}] }), [], [never('tile.drawn')]));

test('[CAV-EXPLORE-02, CAV-EXPLORE-03, CAV-EXPLORE-06, CAV-EXPLORE-07] T26: the tile is drawn and laid with its triangle at the edge, then its monster stands on the mushroom square', () => {
  const state = check(
    explorationOf(east),
    [],
    [
      ['tile.drawn', { tile: 'P08' }],
      ['tile.placed', { tile: 'P08', x: 1, y: 0, rot: 1 }],
      ['monster.drawn', { hero: 0, card: 'gloam-cutter' }],
      ['foe.placed', { kind: 'gloam-cutter', foe: FOE }],
    ],
  );
  const { board } = state;
  expect(board.foes[0]?.square).toBe(sq(board, [6, 1]));
  expect(board.heroes[0]?.row).toMatchObject([{ card: 'gloam-cutter' }]);
  // Its east and south edges are unexplored.
  expect(caveOf(board.tiles).unexplored).toEqual(expect.arrayContaining([2 * 4 + 1, 2 * 4 + 2]));
});

test('[CAV-EXPLORE-04] on a corner square at two edges the player chooses one', () => {
  const corner: Wanted = { tiles: [['P04', 1, 0, 1]], heroes: [{ at: [7, 0] }, {}], stack: ['P11'], monsters: [] };
  const [north, other] = [2 * 4, 2 * 4 + 1];
  check(explorationOf(corner), [{ act: 'explore', edge: north }], [['tile.placed', { x: 1, y: -1 }]]);
  check(
    explorationOf(corner),
    [refused({ act: 'explore', edge: 0 }, { pick: 'edge' }), { act: 'explore', edge: other }],
    [['tile.placed', { x: 2, y: 0 }]],
  );
});

test('[CAV-EXPLORE-05] one edge is explored, however many are reached', () => {
  const corner: Wanted = { tiles: [['P04', 1, 0, 1]], heroes: [{ at: [7, 0] }, {}], stack: ['P01', 'P11'], monsters: [] };
  check(explorationOf(corner), [{ act: 'explore', edge: 8 }], [['tile.placed']], (board) => expect(board.tiles).toHaveLength(4));
});

test('[CAV-EXPLORE-08, CAV-MONSTER-04, CAV-MONSTER-06] T14: an own kind is drawn again, another player’s is not', () =>
  check(
    explorationOf({
      ...east,
      monsters: ['pallid-crawler', 'gloam-skulker'],
      foes: [
        { kind: 'gloam-skulker', at: [1, 1], by: 0 },
        { kind: 'pallid-crawler', at: [2, 1], by: 1 },
      ],
    }),
    [],
    [
      ['monster.redrawn', { card: 'gloam-skulker', why: 'own' }],
      ['monster.drawn', { hero: 0, card: 'pallid-crawler' }],
      ['foe.placed', { kind: 'pallid-crawler', square: 2 * 16 + 6 }],
    ],
    (board) => expect(board.monsters.discard).toEqual(['gloam-skulker']),
  ));

test('[CAV-EXPLORE-09] a downed hero does not explore, an immobilized one does', () => {
  check(explorationOf({ ...east, heroes: [{ at: [3, 2], hp: 0 }, {}] }), [], [never('tile.drawn')]);
  check(explorationOf({ ...east, heroes: [{ at: [3, 2], conditions: ['immobilized'] }, {}] }), [], [['tile.placed']]);
});

test('[CAV-EXPLORE-10] a hero that has not moved explores', () =>
  check(turnOf({ ...east, encounters: [] }), [END, dice(1)], [['tile.placed']]));

test('[CAV-EXPLORE-11, CAV-STACK-05] T42: with an empty stack there is no tile and no monster, and an Encounter comes', () =>
  check(
    turnOf({ ...east, stack: [], encounters: ['EV15'] }),
    [END],
    [['stack.empty'], never('monster.drawn'), ['encounter.drawn', { card: 'EV15' }]],
  ));

/** Ladder Landing with every edge closed but one, the south. */
const sealed: Change = (board) => {
  board.tiles = board.tiles.map((tile, at) => ({
    ...tile,
    edges: at === 0 ? ['closed', 'closed', 'open', 'closed'] : ['open', 'closed', 'open', 'closed'],
  }));
};
const last: Wanted = { heroes: [{ at: [1, 7] }, { at: [1, 2] }], monsters: [], change: sealed };

test('[CAV-EXPLORE-12, CAV-STACK-04] T41: a tile that would seal the map goes to the bottom', () =>
  check(
    explorationOf({ ...last, stack: ['P04', 'P11', 'P17'] }),
    [],
    [
      ['tile.returned', { tile: 'P17', to: 'bottom', why: 'seal' }],
      ['tile.placed', { tile: 'P11' }],
    ],
    (board) => expect(board.stack.map(({ cards }) => cards)).toEqual([['P17'], ['P04']]),
  ));

test('[CAV-EXPLORE-12] if every tile left would seal it, the first one drawn is placed; so is the last tile of the stack', () => {
  check(
    explorationOf({ ...last, setup: { adventure: 'A8' }, stack: ['P18', 'P17'] }),
    [],
    [never('tile.returned'), ['tile.placed', { tile: 'P17' }]],
  );
  check(explorationOf({ ...last, setup: { adventure: 'A8' }, stack: ['P17'] }), [], [['tile.placed', { tile: 'P17' }]]);
});

test('[CAV-EXPLORE-13, CAV-TILE-04] Long Gallery: the next tile is attached opposite its triangle, with a monster of its own', () =>
  check(
    explorationOf({ ...east, stack: ['P04', 'F04'], monsters: ['pallid-crawler', 'gloam-cutter'] }),
    [],
    [
      ['tile.placed', { tile: 'F04', x: 1, how: 'explore' }],
      ['foe.placed', { kind: 'gloam-cutter' }],
      ['tile.placed', { tile: 'P04', x: 2, y: 0, rot: 1, how: 'gallery' }],
      ['foe.placed', { kind: 'pallid-crawler' }],
    ],
    (board) => expect(board.laid).toBe('black'),
  ));

test('[CAV-TILE-04] a gallery that meets a wall or a tile goes no further', () =>
  check(
    explorationOf({ ...east, tiles: [['P04', 2, 0, 0]], stack: ['P01', 'F04'], monsters: [] }),
    [],
    [['tile.placed', { tile: 'F04' }], never('tile.placed', { tile: 'P01' })],
  ));

test('[CAV-EXPLORE-14] a named tile triggers its adventure before its monster comes; the text says whether one does', () => {
  check(
    explorationOf({ ...east, setup: { adventure: 'A2' }, stack: ['N03'] }),
    [],
    [['tile.placed', { tile: 'N03' }], ['thing.put', { kind: 'lamp' }], ['monster.drawn']],
  );
  const wyrm: Wanted = { ...east, setup: { adventure: 'A7' }, stack: ['N02'], monsters: ['gloam-cutter'] };
  check(
    explorationOf(wyrm),
    [],
    [
      ['door.opened'],
      ['tile.placed', { tile: 'D02S' }],
      ['tile.placed', { tile: 'D02N' }],
      ['foe.placed', { kind: 'iskarra' }],
      ['foe.placed', { kind: 'gloam-cutter' }],
    ],
    // One monster for two heroes, on the near half, and none on the Sealed Door.
    (board) => expect(board.foes.map(({ square }) => board.tiles[square >> 4]?.tile)).toEqual(['D02N', 'D02S']),
  );
});

test('[CAV-EXPLORE-15] a tile laid by a card counts for no Encounter, and its triangle has no effect', () =>
  check(
    villainPhaseOf({ heroes: [{ at: [1, 2] }, {}], stack: ['P02'], monsters: [], encounters: ['EA07', 'EV06'] }),
    [],
    [['encounter.drawn', { card: 'EV06' }], ['tile.placed', { tile: 'P02', how: 'tunnel' }], never('encounter.drawn', { card: 'EA07' })],
    (board) => expect(board.laid).toBe('none'),
  ));

test('[CAV-EXPLORE-16] where the adventure says nothing, a named tile gets its monster', () =>
  check(
    explorationOf({ ...east, stack: ['N02'] }),
    [],
    [
      ['tile.placed', { tile: 'N02' }],
      ['foe.placed', { kind: 'gloam-cutter' }],
    ],
  ));

test('[CAV-EXPLORE-17] a named tile that would seal the map is held back while another is needed, and lies on top afterwards', () => {
  // South of the start there are walls to the east and west: Bloom Chamber A would be shut in, a tunnel leads on.
  const walled: Wanted = {
    ...last,
    tiles: [
      ['P11', 1, 2, 0],
      ['P11', -1, 2, 0],
    ],
    change: (board) => {
      sealed(board);
      board.tiles = board.tiles.map((tile, at) => (at < 2 ? tile : { ...tile, edges: ['closed', 'closed', 'closed', 'closed'] }));
    },
  };
  check(
    explorationOf({ ...walled, setup: { adventure: 'A4' }, stack: ['N05', 'P11', 'P17', 'N04'] }),
    [],
    [
      ['tile.returned', { tile: 'N04', to: 'held', why: 'seal' }],
      ['tile.returned', { tile: 'P17', to: 'bottom', why: 'seal' }],
      ['tile.placed', { tile: 'P11' }],
      ['tiles.topped', { tiles: ['N04'] }],
    ],
    (board) => expect([board.held, board.stack.at(-1)?.cards]).toEqual([[], ['N04']]),
  );
  // The only named tile that is needed is placed, and so is one when nothing else is left to lay.
  check(explorationOf({ ...walled, stack: ['P11', 'N02'] }), [], [never('tile.returned'), ['tile.placed', { tile: 'N02' }]]);
  check(
    explorationOf({ ...walled, setup: { adventure: 'A4' }, stack: ['N05', 'N04'] }),
    [],
    [
      ['tile.returned', { tile: 'N04', to: 'held' }],
      ['tile.placed', { tile: 'N05' }],
    ],
  );
});

test('[CAV-EXPLORE-18] a tile returned to the stack counts as not drawn: Scout Ahead is asked only about the one that is placed', () => {
  const scouts: Wanted = { ...last, heroes: [{ id: 'wren', at: [1, 7] }, {}], stack: ['P04', 'P01', 'P17'] };
  check(
    explorationOf(scouts),
    [{ act: 'use', with: 'wren-u1' }],
    [
      ['tile.returned', { tile: 'P17', why: 'seal' }],
      ['tile.drawn', { tile: 'P01' }],
      ['reaction.used', { card: 'wren-u1' }],
      ['tile.returned', { tile: 'P01', to: 'bottom', why: 'scout' }],
      ['tile.placed', { tile: 'P04' }],
    ],
  );
  check(
    explorationOf({ ...scouts, setup: { adventure: 'A3' }, change: () => undefined, stack: ['P04', 'N02'] }),
    [],
    [['tile.placed', { tile: 'N02' }]],
  );
});

test('[CAV-STACK-03] tiles are drawn from the top, and nobody knows them before', () => {
  const scene = explorationOf({ ...east, stack: ['P02', ['P08', 'P11']], monsters: [] });
  check(scene, [draws('P11')], [['tile.placed', { tile: 'P11' }]], (board, state) =>
    expect([board.stack.length, state.view(0).stack]).toEqual([2, [1, 1]]),
  );
});

test('[CAV-TILE-06] Bat Roost: whoever explores it is attacked, +6 for 1 damage, as by a hazard', () => {
  const roost: Wanted = { ...east, stack: ['F06'] };
  check(
    explorationOf(roost),
    [dice(11)],
    [['foe.placed'], ['attack.rolled', { name: 'bats', device: 'hazard' }], ['hero.hurt', { hero: 0, n: 1 }]],
  );
  // The Wardstone's +3 makes AC 20.
  check(
    explorationOf({ ...roost, heroes: [{ at: [3, 2], items: ['ID03'] }, {}] }),
    [dice(13)],
    [['attack.judged', { total: 19, ac: 20, hit: false }]],
  );
});

test('[CAV-TILE-08] the shrine heals 2 once, if the hero wants it', () => {
  const shrine: Wanted = { tiles: [['F08', 0, -1, 0]], heroes: [{ at: [1, -3], hp: 3 }, { at: [2, -4] }] };
  check(heroPhaseOf(shrine), [END, { act: 'light' }], [['shrine.used'], ['hero.healed', { hp: 5 }]]);
  check(heroPhaseOf(shrine), [END, { act: 'leave' }], [never('shrine.used')]);
  const used: Change = (board) => {
    board.spent = [2];
  };
  check(heroPhaseOf({ ...shrine, change: used }), [END], [never('shrine.used')]);
});

test('[CAV-TILE-10, CAV-TILE-09] the ladder is the feature square of Ladder Landing; the Sealed Door is shut to the north', () => {
  const { tiles } = boardWith({ tiles: [['N02', 0, -1, 0]] });
  expect(caveOf(tiles).features[1]).toBe(S(1, 5));
  expect(tiles[2]?.edges).toEqual(['door', 'closed', 'open', 'closed']);
  expect(caveOf(tiles).unexplored).not.toContain(8);
});
