// Owns the tests of DLV-MAP: the entrance, the law of placing rooms, secret doors, and rooms that cannot be drawn.

import { missing } from '@undercroft/kernel';
import { check, dice, never, refused, type Scene } from '@undercroft/testkit';
import { describe, expect, test } from 'vitest';
import type { CardId } from '../../src/content/cards.ts';
import { parseDrawing, type Side } from '../../src/content/drawing.ts';
import type { Delve } from '../../src/delve.ts';
import { openExits } from '../../src/queries/map.ts';
import { oriented } from '../../src/pieces/rooms.ts';
import { entrance } from '../../src/rules/game.ts';
import { place } from '../../src/rules/place.ts';
import { checkSetup, GRIDS, type Setup } from '../../src/setup.ts';
import { copyBoard, newBoard, newEncounter, type Board, type ExitState, type Square, type Wall } from '../../src/state.ts';
import { boardWith, drawing, fullGrid, inRoom, sceneWith, setupOf, together, wall } from '../scenes.ts';
import { round } from '../../src/rules/round.ts';

type Cell = readonly [r: number, c: number];
const automatic = { act: 'automatic' } as const;
const north = (r: number, c: number, width?: number) => wall(r, c, 'N', width);
const east = (r: number, c: number, width?: number) => wall(r, c, 'E', width);
const south = (r: number, c: number, width?: number) => wall(r, c, 'S', width);
const west = (r: number, c: number, width?: number) => wall(r, c, 'W', width);
const at = (width: number, ...cells: readonly Cell[]): Square[] => cells.map(([r, c]) => r * width + c);
/** All squares of some rows and columns, row by row. */
function block([top, bottom]: Cell, [left, right]: Cell, width = 32): Square[] {
  const squares: Square[] = [];
  for (let r = top; r <= bottom; r++) for (let c = left; c <= right; c++) squares.push(r * width + c);
  return squares;
}

interface RoomWanted {
  readonly squares: readonly Square[];
  readonly exits: readonly Wall[];
  readonly completed?: boolean;
}

/** A card has been drawn and is about to be placed on a map of these rooms, the first of which is the entrance. */
function placing(card: CardId, rooms: readonly RoomWanted[], setup: Partial<Setup> = {}, change?: (board: Board) => void): Board {
  return boardWith({
    setup,
    change: (board) => {
      board.map.rooms = rooms.map(({ squares, exits, completed }, id) => ({
        id,
        card: id === 0 ? null : 'BRN-109',
        squares,
        exits: exits.map((one) => ({ wall: one, state: 'open' })),
        circles: 0,
        filled: 0,
        completed: completed ?? true,
        orientation: { turns: 0, mirrored: false },
      }));
      board.map.heroRoom = rooms.length - 1;
      board.encounter = newEncounter(card);
      change?.(board);
    },
  });
}
const placingIn = (...given: Parameters<typeof placing>): Scene<Delve> => sceneWith(placing(...given), place);

/** The options that the question open now offers for a pick, after earlier picks. */
function offered(from: Scene<Delve>, ...picks: readonly (string | number)[]): readonly (string | number)[] {
  const asking = check(from, [], []).ask(0);
  for (const pick of picks) asking?.take(pick);
  return asking?.open()?.options ?? [];
}
const exitsIn = (board: Board, state: ExitState): Wall[] =>
  board.map.rooms.flatMap((room) => room.exits.flatMap((exit) => (exit.state === state ? [exit.wall] : [])));

describe('the entrance', () => {
  const newGame = (setup: object = {}): Scene<Delve> => sceneWith(newBoard(setupOf(setup)), entrance);

  test('[DLV-MAP-01, DLV-MAP-03] three dice are rolled: so many squares has the entrance, and three exits', () => {
    check(
      newGame(),
      [dice(4, 1, 6), automatic],
      [
        ['entrance.rolled', { dice: [4, 1, 6] }, 'DLV-MAP-01'],
        ['entrance.drawn', {}, 'DLV-MAP-09'],
      ],
      ({ map }) => {
        expect(map.rooms.map(({ id, card, squares, completed }) => [id, card, squares.length, completed])).toEqual([[0, null, 11, true]]);
        expect(map.rooms[0]?.exits.map((exit) => exit.state)).toEqual(['open', 'open', 'open']);
      },
    );
  });

  test.each([
    [[1, 1, 1], 3],
    [[6, 6, 6], 18],
    [[2, 5, 1], 8],
  ] as const)('[DLV-MAP-06] the sum of the three dice %j counts: %i squares', (faces, size) => {
    check(newGame(), [dice(...faces), automatic], [], ({ map }) => expect(map.rooms[0]?.squares.length).toBe(size));
  });

  test('[DLV-MAP-02, DLV-MAP-07] the entrance may be drawn in any connected shape, anywhere: here a bent one in a corner', () => {
    const squares = at(32, [0, 0], [1, 0], [1, 1], [2, 1]);
    const exits = [east(0, 0), south(1, 0), south(2, 1)];
    check(newGame(), [dice(1, 1, 2), { act: 'draw', squares, exits }], [['entrance.drawn', { squares, exits }, 'DLV-MAP-07']], ({ map }) =>
      expect(map.rooms[0]?.squares).toEqual(squares),
    );
    check(
      newGame(),
      [dice(1, 1, 1), { act: 'draw', squares: at(32, [23, 29], [23, 30], [23, 31]), exits: [north(23, 29), north(23, 30), north(23, 31)] }],
      [['entrance.drawn']],
    );
  });

  test('[DLV-MAP-07] its squares hang together edge to edge and are as many as the dice say', () => {
    const exits = [north(5, 5), north(5, 6), south(5, 5)];
    const no = (squares: readonly Square[]) => refused({ act: 'draw', squares, exits }, { rule: 'DLV-MAP-07', pick: 'squares' });
    check(
      newGame(),
      [
        dice(1, 1, 1),
        no(at(32, [5, 5], [5, 6], [6, 7])), // only corner to corner
        no(at(32, [5, 5], [5, 6], [9, 9])),
        no(at(32, [5, 5], [5, 6], [5, 5])), // twice the same
        no(at(32, [5, 31], [6, 0], [6, 1])), // round the edge of the grid
        no(at(32, [5, 5], [5, 6])),
        no(at(32, [5, 5], [5, 6], [5, 7], [5, 8])),
        no([768, 769, 770]), // below the grid
      ],
      [never('entrance.drawn')],
    );
  });

  test('[DLV-MAP-03, DLV-MAP-08] its exits are three different outer walls that face a square of the grid', () => {
    const squares = at(32, [0, 0], [0, 1], [0, 2]);
    const no = (...exits: readonly Wall[]) => refused({ act: 'draw', squares, exits }, { rule: 'DLV-MAP-07', pick: 'exits' });
    check(
      newGame(),
      [
        dice(1, 1, 1),
        no(south(0, 0), south(0, 1)),
        no(south(0, 0), south(0, 1), south(0, 2), east(0, 2)),
        no(south(0, 0), south(0, 1), south(0, 1)),
        no(south(0, 0), south(0, 1), north(0, 2)), // the edge of the grid
        no(south(0, 0), south(0, 1), west(0, 0)), // the edge of the grid
        no(south(0, 0), south(0, 1), east(0, 0)), // inside the entrance
        no(south(0, 0), south(0, 1), south(1, 1)), // not the entrance at all
        { act: 'draw', squares, exits: [south(0, 0), south(0, 2), east(0, 2)] },
      ],
      [['entrance.drawn', { exits: [south(0, 0), east(0, 2), south(0, 2)] }]],
    );
  });

  const AUTOMATIC = [
    {
      dice: [1, 1, 1],
      rows: [
        [11, 15, 16],
        [12, 15, 15],
      ],
      exits: [north(11, 16), east(11, 16), west(12, 15)],
    },
    {
      dice: [1, 1, 2],
      rows: [
        [11, 15, 16],
        [12, 15, 16],
      ],
      exits: [north(11, 16), east(11, 16), west(12, 15)],
    },
    {
      dice: [1, 1, 5],
      rows: [
        [10, 14, 16],
        [11, 14, 16],
        [12, 14, 14],
      ],
      exits: [north(10, 15), east(10, 16), west(12, 14)],
    },
    {
      dice: [3, 3, 3],
      rows: [
        [10, 14, 16],
        [11, 14, 16],
        [12, 14, 16],
      ],
      exits: [north(10, 15), east(10, 16), west(12, 14)],
    },
    {
      dice: [4, 1, 6],
      rows: [
        [10, 14, 17],
        [11, 14, 17],
        [12, 14, 16],
      ],
      exits: [north(10, 16), east(10, 17), west(12, 14)],
    },
    {
      dice: [6, 6, 6],
      rows: [
        [10, 13, 17],
        [11, 13, 17],
        [12, 13, 17],
        [13, 13, 15],
      ],
      exits: [north(10, 15), east(10, 17), west(13, 13)],
    },
  ] as const;
  test.each(AUTOMATIC)(
    '[DLV-MAP-09, DLV-MAP-22] the automatic entrance of dice $dice: its rows, centred, and its exits',
    ({ dice: faces, rows, exits }) => {
      const squares = rows.flatMap(([r, left, right]) => block([r, r], [left, right]));
      check(newGame(), [dice(...faces), automatic], [['entrance.drawn', { squares, exits }, 'DLV-MAP-09']]);
    },
  );

  test('[DLV-MAP-22] centred on a grid of odd sides: halves are rounded down', () => {
    // 13 × 15: an entrance of 2 × 2 begins in row floor(13 / 2) = 6 and column floor(11 / 2) = 5.
    check(
      newGame({ grid: [13, 15] }),
      [dice(1, 1, 2), automatic],
      [['entrance.drawn', { squares: block([6, 7], [5, 6], 13), exits: [north(6, 6, 13), east(6, 6, 13), west(7, 5, 13)] }]],
    );
  });

  test('[DLV-MAP-10] the grid has 32 by 24 squares unless another size is set', () => {
    const size = (setup: object): readonly number[] => {
      const { map } = newBoard(setupOf(setup));
      return [map.width, map.height];
    };
    expect(size({})).toEqual([32, 24]);
    expect(size({ grid: [28, 20] })).toEqual([28, 20]);
  });

  test('[DLV-MAP-10] three sizes are offered: 28 by 20, 32 by 24 and 40 by 30', () => {
    expect(GRIDS).toEqual({ small: [28, 20], standard: [32, 24], large: [40, 30] });
  });

  test('[DLV-MAP-10] a grid of 12 to 60 squares each way may be set', () => {
    for (const grid of [
      [12, 12],
      [12, 60],
      [60, 12],
      [60, 60],
    ])
      expect(checkSetup({ grid }), JSON.stringify(grid)).toMatchObject({ ok: true, setup: { grid } });
  });
});

const ENTRANCE: RoomWanted = { squares: block([10, 11], [10, 11]), exits: [north(10, 10), east(10, 11), south(11, 11)] };
const tv47 = { act: 'place', exit: east(10, 11), by: 0, mirrored: 0 } as const;

describe('placing a room', () => {
  test('TV-47 [DLV-MAP-12, DLV-MAP-13, DLV-MAP-14] BRN-109 unturned with its west exit at (10,11)E', () => {
    const squares = block([9, 11], [12, 14]);
    check(
      placingIn('BRN-109', [ENTRANCE]),
      [tv47],
      [
        [
          'room.placed',
          { card: 'BRN-109', room: 1, squares, exits: [west(10, 12), east(10, 14)], orientation: { turns: 0, mirrored: false } },
          'DLV-MAP-12',
        ],
        ['exit.joined', { room: 0, wall: east(10, 11) }, 'DLV-MAP-12'],
        ['exit.joined', { room: 1, wall: west(10, 12) }, 'DLV-MAP-12'],
        never('exit.blocked'),
      ],
      (board) => {
        expect(exitsIn(board, 'open')).toEqual([north(10, 10), south(11, 11), east(10, 14)]);
        expect(exitsIn(board, 'joined')).toEqual([east(10, 11), west(10, 12)]);
        expect(board.map.rooms[1]?.squares).toEqual(squares);
      },
    );
  });

  /** The map of TV-47, its new room cleared, and another card drawn. */
  function afterTv47(card: CardId): Scene<Delve> {
    const board = copyBoard(check(placingIn('BRN-109', [ENTRANCE]), [tv47], []).board);
    for (const room of board.map.rooms) room.completed = true;
    board.encounter = newEncounter(card);
    return sceneWith(board, place);
  }

  test('TV-48 [DLV-MAP-11, DLV-MAP-12] BRN-102 turned by one quarter, its second exit facing south, at (10,10)N', () => {
    check(
      afterTv47('BRN-102'),
      [{ act: 'place', exit: north(10, 10), by: 1, mirrored: 0 }],
      [
        [
          'room.placed',
          { squares: block([6, 9], [10, 11]), exits: [north(6, 11), south(9, 10)], orientation: { turns: 1, mirrored: false } },
          'DLV-MAP-12',
        ],
      ],
      (board) => expect(exitsIn(board, 'open')).toEqual([south(11, 11), east(10, 14), north(6, 11)]),
    );
  });

  test('TV-49 [DLV-MAP-12] an exit that is joined cannot be used again', () => {
    check(
      afterTv47('BRN-109'),
      [
        refused(tv47, {
          rule: 'DLV-MAP-12',
          pick: 'exit',
          legal: [north(10, 10), south(11, 11), east(10, 14)],
          why: { rule: 'DLV-MAP-12', key: 'exit-joined' },
        }),
      ],
      [never('room.placed')],
    );
  });

  test('[DLV-MAP-12] a room is placed at an exit, not at a plain wall, and by an exit that it has', () => {
    check(
      placingIn('BRN-109', [ENTRANCE]),
      [
        refused(
          { act: 'place', exit: east(11, 11), by: 0, mirrored: 0 },
          { rule: 'DLV-MAP-12', pick: 'exit', why: { rule: 'DLV-MAP-12', key: 'no-exit-there' } },
        ),
        refused({ act: 'place', exit: east(10, 11), by: 2, mirrored: 0 }, { pick: 'by', legal: [0, 1] }),
        refused({ act: 'place', exit: east(10, 11), by: 0, mirrored: 2 }, { pick: 'mirrored', legal: [0, 1] }),
      ],
      [never('room.placed')],
    );
  });

  test.each([
    ['E', east(10, 11), west(10, 12)],
    ['N', north(10, 10), south(9, 10)],
    ['S', south(11, 11), north(12, 11)],
  ] as const)('[DLV-MAP-12] whatever side %s the exit faces, the exit of the new room faces back', (_, exit, joint) => {
    check(
      placingIn('BRN-101', [ENTRANCE]),
      [{ act: 'place', exit, by: 1, mirrored: 0 }],
      [['room.placed'], ['exit.joined', { room: 0, wall: exit }, 'DLV-MAP-12'], ['exit.joined', { room: 1, wall: joint }, 'DLV-MAP-12']],
    );
  });

  test('[DLV-MAP-11] a room may be joined by each of its exits, turned as it must be and mirrored or not', () => {
    const open = placing('BRN-101', [{ squares: at(32, [12, 16]), exits: [north(12, 16)] }]);
    expect(offered(sceneWith(open, place), 'place', north(12, 16))).toEqual([0, 1, 2]);
    const seen = new Map<string, string>();
    for (const by of [0, 1, 2])
      for (const mirrored of [0, 1])
        check(sceneWith(open, place), [{ act: 'place', exit: north(12, 16), by, mirrored }], [['room.placed']], ({ map }) => {
          const room = map.rooms[1];
          seen.set(`${by} ${mirrored}`, `${room?.orientation.turns} ${room?.orientation.mirrored}`);
          expect(room?.squares.length).toBe(8);
          expect(room?.squares).toContain(11 * 32 + 16);
        });
    // The exits of BRN-101 face north, east and south; mirrored, north, west and south. The joint must face south.
    expect(Object.fromEntries(seen)).toEqual({
      '0 0': '2 false',
      '0 1': '2 true',
      '1 0': '1 false',
      '1 1': '3 true',
      '2 0': '0 false',
      '2 1': '0 true',
    });
  });

  test('[DLV-MAP-23] first mirrored left and right, then turned clockwise: BRN-103 by its east exit, mirrored, northwards', () => {
    const squares = at(32, [15, 16], [15, 17], [15, 18], [15, 19], [16, 16], [16, 19], [17, 16], [18, 16], [19, 16]);
    check(
      placingIn('BRN-103', [{ squares: at(32, [20, 16]), exits: [north(20, 16)] }]),
      [{ act: 'place', exit: north(20, 16), by: 0, mirrored: 1 }],
      [['room.placed', { squares, exits: [south(19, 16), north(15, 18), east(16, 19)], orientation: { turns: 3, mirrored: true } }]],
    );
  });

  test('[DLV-MAP-23] every orientation of an angle, cell by cell and exit by exit', () => {
    const angle = parseDrawing(['##>', '#..', 'v..']);
    const TURNS = [0, 1, 2, 3] as const;
    const shown = (turns: (typeof TURNS)[number], mirrored: boolean): string => {
      const { cells, exits } = oriented(angle, { turns, mirrored });
      const top = Math.min(...cells.map(({ r }) => r));
      const left = Math.min(...cells.map(({ c }) => c));
      const name = ({ r, c }: { r: number; c: number }): string => `${r - top}${c - left}`;
      return `${cells.map(name).sort().join(' ')} / ${exits.map((exit) => name(exit) + exit.side).join(' ')}`;
    };
    expect(TURNS.map((turns) => shown(turns, false))).toEqual([
      '00 01 10 / 01E 10S',
      '00 01 11 / 11S 00W',
      '01 10 11 / 10W 01N',
      '00 10 11 / 00N 11E',
    ]);
    expect(TURNS.map((turns) => shown(turns, true))).toEqual([
      '00 01 11 / 00W 11S',
      '01 10 11 / 01N 10W',
      '00 10 11 / 11E 00N',
      '00 01 10 / 10S 01E',
    ]);
  });

  test('[DLV-MAP-13] no square of the new room may lie where a room is', () => {
    // One square stands in the way of the lower right corner of BRN-109 unturned; turned by a half it is the same room.
    const rooms = [ENTRANCE, { squares: at(32, [11, 14]), exits: [] }];
    expect(offered(placingIn('BRN-109', rooms), 'place')).toEqual([north(10, 10), south(11, 11)]);
    check(
      placingIn('BRN-109', rooms),
      [refused(tv47, { rule: 'DLV-MAP-13', pick: 'exit', why: { rule: 'DLV-MAP-13', key: 'does-not-fit' } })],
      [never('room.placed')],
    );
  });

  test('[DLV-MAP-13] only the ways of turning that fit are offered', () => {
    // BRN-103 by its south exit at (10,10)N unmirrored would cover (6,13): another room is there.
    const free = placing('BRN-103', [ENTRANCE]);
    const taken = placing('BRN-103', [ENTRANCE, { squares: at(32, [6, 13]), exits: [] }]);
    expect(offered(sceneWith(free, place), 'place', north(10, 10), 2)).toEqual([0, 1]);
    expect(offered(sceneWith(taken, place), 'place', north(10, 10), 2)).toEqual([1]);
    check(
      sceneWith(taken, place),
      [refused({ act: 'place', exit: north(10, 10), by: 2, mirrored: 0 }, { rule: 'DLV-MAP-13', pick: 'mirrored', legal: [1] })],
      [never('room.placed')],
    );
  });

  test.each([
    ['right', { squares: at(32, [5, 30]), exits: [east(5, 30)] }],
    ['left', { squares: at(32, [5, 1]), exits: [west(5, 1)] }],
    ['upper', { squares: at(32, [1, 5]), exits: [north(1, 5)] }],
    ['lower', { squares: at(32, [22, 5]), exits: [south(22, 5)] }],
  ] as const)('[DLV-MAP-10, DLV-MAP-13] beyond the %s edge there are no squares: a room of three rows does not fit into one', (_, room) => {
    check(
      placingIn('BRN-109', [room]),
      [refused({ act: 'place', exit: room.exits[0], by: 0, mirrored: 0 }, { rule: 'DLV-MAP-13', pick: 'exit' })],
      [never('room.placed')],
    );
    expect(offered(placingIn('BRN-109', [room]))).toEqual(['secret-door']);
  });

  test('[DLV-MAP-10] the last row and the last column belong to the grid', () => {
    check(
      placingIn('BRN-109', [{ squares: at(32, [22, 28]), exits: [east(22, 28)] }]),
      [{ act: 'place', exit: east(22, 28), by: 0, mirrored: 0 }],
      [['room.placed', { squares: block([21, 23], [29, 31]) }]],
    );
    check(
      placingIn('BRN-109', [{ squares: at(32, [1, 3]), exits: [west(1, 3)] }]),
      [{ act: 'place', exit: west(1, 3), by: 0, mirrored: 0 }],
      [['room.placed', { squares: block([0, 2], [0, 2]) }]],
    );
  });

  test('[DLV-MAP-14] rooms may touch, and touching walls are closed', () => {
    // A plain room lies along the whole north side of where BRN-109 goes.
    const above: RoomWanted = { squares: block([8, 8], [12, 14]), exits: [north(8, 13)] };
    check(
      placingIn('BRN-109', [ENTRANCE, above]),
      [tv47],
      [['room.placed', { squares: block([9, 11], [12, 14]) }], never('exit.blocked')],
      (board) => {
        expect(board.map.rooms.map((room) => room.exits.map((exit) => `${exit.wall} ${exit.state}`))).toEqual([
          [`${north(10, 10)} open`, `${east(10, 11)} joined`, `${south(11, 11)} open`],
          [`${north(8, 13)} open`],
          [`${west(10, 12)} joined`, `${east(10, 14)} open`],
        ]);
      },
    );
  });

  test('TV-51 [DLV-MAP-15] two open exits that face each other after a placement are joined as well', () => {
    const beyond: RoomWanted = { squares: block([10, 10], [15, 17]), exits: [west(10, 15), east(10, 17)] };
    check(
      placingIn('BRN-109', [ENTRANCE, beyond]),
      [tv47],
      [
        ['exit.joined', { room: 0, wall: east(10, 11) }, 'DLV-MAP-12'],
        ['exit.joined', { room: 2, wall: west(10, 12) }, 'DLV-MAP-12'],
        ['exit.joined', { room: 1, wall: west(10, 15) }, 'DLV-MAP-15'],
        ['exit.joined', { room: 2, wall: east(10, 14) }, 'DLV-MAP-15'],
      ],
      (board) => expect(exitsIn(board, 'open')).toEqual([north(10, 10), south(11, 11), east(10, 17)]),
    );
  });

  test('[DLV-MAP-15] exits of neighbouring walls that do not face each other are not joined but blocked', () => {
    const beyond: RoomWanted = { squares: block([10, 11], [15, 15]), exits: [west(11, 15)] };
    check(
      placingIn('BRN-109', [ENTRANCE, beyond]),
      [tv47],
      [
        ['exit.blocked', { room: 1, wall: west(11, 15) }, 'DLV-MAP-16'],
        ['exit.blocked', { room: 2, wall: east(10, 14) }, 'DLV-MAP-16'],
        never('exit.joined', { wall: east(10, 14) }),
      ],
    );
  });

  test('TV-50 [DLV-MAP-16] an open exit that a closed wall of the new room covers is blocked', () => {
    const wide: RoomWanted = { squares: ENTRANCE.squares, exits: [east(10, 11), east(11, 11), south(11, 11)] };
    check(placingIn('BRN-109', [wide]), [tv47], [['exit.blocked', { room: 0, wall: east(11, 11) }, 'DLV-MAP-16']], (board) => {
      expect(exitsIn(board, 'blocked')).toEqual([east(11, 11)]);
      expect(exitsIn(board, 'open')).toEqual([south(11, 11), east(10, 14)]);
    });
  });

  test('[DLV-MAP-16] an exit of the new room that faces the edge of the grid is blocked', () => {
    check(
      placingIn('BRN-109', [{ squares: at(32, [10, 28]), exits: [east(10, 28)] }]),
      [{ act: 'place', exit: east(10, 28), by: 0, mirrored: 0 }],
      [['exit.blocked', { room: 1, wall: east(10, 31) }, 'DLV-MAP-16']],
    );
  });

  test('[DLV-MAP-16] a blocked exit is no place for a room', () => {
    const blocked = placing('BRN-109', [ENTRANCE, { squares: at(32, [10, 12]), exits: [] }], {}, ({ map: { rooms } }) => {
      const entrance = rooms[0] ?? missing();
      entrance.exits = entrance.exits.map((exit) => (exit.wall === east(10, 11) ? { ...exit, state: 'blocked' } : exit));
    });
    check(
      sceneWith(blocked, place),
      [
        refused(tv47, {
          rule: 'DLV-MAP-16',
          pick: 'exit',
          legal: [north(10, 10), south(11, 11)],
          why: { rule: 'DLV-MAP-16', key: 'exit-blocked' },
        }),
      ],
      [],
    );
  });
});

describe('where to go on', () => {
  const far: RoomWanted = { squares: block([9, 11], [12, 14]), exits: [east(10, 14)] };

  test('[DLV-MAP-04, DLV-MAP-05, DLV-MAP-17] from a far room any open exit of a completed room may be used, for nothing', () => {
    const from = placingIn('BRN-109', [ENTRANCE, far]);
    expect(offered(from, 'place')).toEqual([north(10, 10), south(11, 11), east(10, 14)]);
    check(from, [{ act: 'place', exit: south(11, 11), by: 0, mirrored: 0 }], [['room.placed', { room: 2 }]], ({ hero, map }, state) => {
      expect([hero.health, hero.gems.ruby.used]).toEqual([{ gained: 10, used: 0 }, 0]);
      expect(map.heroRoom).toBe(2);
      expect(state.isOver).toBe(true);
    });
  });

  test('[DLV-MAP-05] at a dead end the next encounter is placed elsewhere', () => {
    const dead = placing('BRN-109', [ENTRANCE, { ...far, exits: [] }]);
    expect(offered(sceneWith(dead, place), 'place')).toEqual([north(10, 10), south(11, 11)]);
  });

  test('[DLV-MAP-17] the exits of a room that is not completed are not offered', () => {
    const from = placingIn('BRN-109', [ENTRANCE, { ...far, completed: false }]);
    expect(offered(from, 'place')).toEqual([north(10, 10), south(11, 11)]);
    check(
      from,
      [
        refused(
          { act: 'place', exit: east(10, 14), by: 0, mirrored: 0 },
          { rule: 'DLV-MAP-17', pick: 'exit', why: { rule: 'DLV-MAP-17', key: 'room-not-completed' } },
        ),
      ],
      [never('room.placed')],
    );
  });

  test('[DLV-MAP-18] while a legal placement exists it must be used: no secret door, no undrawn room, nothing put aside', () => {
    // Only one exit is left, and BRN-109 fits there.
    const from = placingIn('BRN-109', [{ squares: ENTRANCE.squares, exits: [east(10, 11)] }]);
    expect(offered(from)).toEqual(['automatic', 'place']);
    check(
      from,
      [
        refused(
          { act: 'secret-door', wall: west(10, 10), by: 0, mirrored: 0 },
          { rule: 'DLV-MAP-18', pick: 'act', legal: ['automatic', 'place'] },
        ),
        refused({ act: 'leave-undrawn' }, { rule: 'DLV-MAP-18', pick: 'act' }),
        refused({ act: 'put-aside' }, { pick: 'act' }),
        tv47,
      ],
      [['room.placed'], never('door.found'), never('room.unplaced')],
    );
  });

  test('[DLV-MAP-18] of several automatic places with as many ways on the first is taken: one that leads to the corner counts too', () => {
    const entranceAt: RoomWanted = { squares: at(12, [1, 5]), exits: [west(1, 5, 12)] };
    check(
      placingIn('BRN-102', [entranceAt], { grid: [12, 12] }),
      [automatic],
      [['room.placed', { squares: block([0, 1], [1, 4], 12), orientation: { turns: 2, mirrored: false } }]],
      (board) => expect(exitsIn(board, 'open')).toEqual([west(0, 1, 12)]),
    );
  });

  test('[DLV-MAP-21] the hero stands in the room last placed', () => {
    check(placingIn('BRN-109', [ENTRANCE, far]), [{ act: 'place', exit: north(10, 10), by: 0, mirrored: 0 }], [], ({ map }) =>
      expect(map.heroRoom).toBe(2),
    );
  });

  test('[DLV-MAP-21] the map has no influence on checks: the same round in a room drawn and in one not drawn', () => {
    const drawn = inRoom('BRN-104', {
      change: ({ map }) => {
        map.rooms = [
          ...map.rooms,
          {
            id: 1,
            card: 'BRN-109',
            squares: block([9, 11], [17, 19]),
            exits: [],
            circles: 3,
            filled: 3,
            completed: true,
            orientation: { turns: 0, mirrored: false },
          },
        ];
      },
    });
    drawn.map.heroRoom = 2;
    for (const board of [drawn, inRoom('BRN-104', { change: fullGrid })])
      check(
        sceneWith(board, round),
        [together, dice(3, 4, 2, 1)],
        [
          ['check.committed', { purpose: 'attack', total: 7, target: 7, passed: true }],
          ['check.committed', { purpose: 'guard', total: 3, target: 4, passed: false }],
          ['circles.filled', { n: 1, filled: 1 }],
          ['health.lost', { n: 1, left: 9 }],
        ],
      );
  });
});

describe('when nothing fits', () => {
  const GRID = { grid: [12, 12] } as const;
  const side = (r: number, c: number, one: Side): Wall => wall(r, c, one, 12);
  /** A grid of 12 × 12, all of it one room but a square in the corner, to which its exit leads, and a field of 3 × 5. */
  const free = new Set([...at(12, [0, 0]), ...block([6, 8], [0, 4], 12)]);
  const walls: RoomWanted = { squares: block([0, 11], [0, 11], 12).filter((square) => !free.has(square)), exits: [side(0, 1, 'W')] };
  const DOORS = [side(5, 1, 'S'), side(5, 2, 'S'), side(5, 3, 'S'), side(7, 5, 'W'), side(9, 1, 'N'), side(9, 2, 'N'), side(9, 3, 'N')];
  const cramped = (setup: Partial<Setup> = {}, change?: (board: Board) => void) =>
    placingIn('BRN-109', [walls], { ...GRID, ...setup }, change);

  test('TV-52 [DLV-MAP-19] no legal placement at the open exit, space elsewhere: a secret door in exactly the walls where the room can go', () => {
    expect(offered(cramped())).toEqual(['secret-door']);
    expect(offered(cramped(), 'secret-door')).toEqual(DOORS);
    check(
      cramped(),
      [
        refused({ act: 'place', exit: side(0, 1, 'W'), by: 0, mirrored: 0 }, { rule: 'DLV-MAP-13', pick: 'exit' }),
        refused({ act: 'leave-undrawn' }, { rule: 'DLV-MAP-19', pick: 'act', why: { rule: 'DLV-MAP-19', key: 'must-find-door' } }),
        refused({ act: 'put-aside' }, { rule: 'DLV-MAP-19', pick: 'act' }),
        refused({ act: 'secret-door', wall: side(5, 0, 'S'), by: 0, mirrored: 0 }, { rule: 'DLV-MAP-19', pick: 'wall' }),
        refused({ act: 'secret-door', wall: side(0, 1, 'W'), by: 0, mirrored: 0 }, { rule: 'DLV-MAP-19', pick: 'wall' }),
        { act: 'secret-door', wall: side(5, 2, 'S'), by: 0, mirrored: 0 },
      ],
      [
        ['door.found', { room: 0, wall: side(5, 2, 'S') }, 'DLV-MAP-19'],
        ['room.placed', { room: 1, squares: block([6, 8], [1, 3], 12), exits: [side(6, 2, 'N'), side(8, 2, 'S')] }],
        ['exit.joined', { room: 0, wall: side(5, 2, 'S') }, 'DLV-MAP-12'],
        ['exit.joined', { room: 1, wall: side(6, 2, 'N') }, 'DLV-MAP-12'],
        ['exit.blocked', { room: 1, wall: side(8, 2, 'S') }, 'DLV-MAP-16'],
      ],
      (board) =>
        expect(board.map.rooms[0]?.exits).toEqual([
          { wall: side(0, 1, 'W'), state: 'open' },
          { wall: side(5, 2, 'S'), state: 'joined' },
        ]),
    );
  });

  test('[DLV-MAP-19] only completed rooms have walls for a secret door', () => {
    const below = block([9, 11], [0, 11], 12);
    const rooms = [
      { ...walls, squares: walls.squares.filter((square) => !below.includes(square)) },
      { squares: below, exits: [], completed: false },
    ];
    expect(offered(placingIn('BRN-109', rooms, GRID), 'secret-door')).toEqual(DOORS.slice(0, 4));
    const completed = rooms.map((room) => ({ ...room, completed: true }));
    expect(offered(placingIn('BRN-109', completed, GRID), 'secret-door')).toEqual(DOORS);
  });

  test('[DLV-MAP-19, DLV-MAP-20] one wall for a secret door is enough: the room must be drawn there', () => {
    const left = block([0, 11], [0, 8], 12).filter((square) => square !== 0);
    const rooms = [
      { squares: left, exits: [side(0, 1, 'W')] },
      { squares: block([0, 8], [9, 11], 12), exits: [], completed: false },
    ];
    const from = placingIn('BRN-109', rooms, GRID);
    expect(offered(from)).toEqual(['secret-door']);
    expect(offered(from, 'secret-door')).toEqual([side(10, 8, 'E')]);
    check(
      from,
      [
        refused({ act: 'leave-undrawn' }, { rule: 'DLV-MAP-19', pick: 'act', why: { rule: 'DLV-MAP-19', key: 'must-find-door' } }),
        { act: 'secret-door', wall: side(10, 8, 'E'), by: 0, mirrored: 0 },
      ],
      [
        ['door.found', { room: 0, wall: side(10, 8, 'E') }],
        ['room.placed', { squares: block([9, 11], [9, 11], 12) }],
      ],
    );
  });

  test('[DLV-MAP-19, DLV-MODE-COMPLETE-08] nor is there an automatic place: a door must be found, or the card put aside', () => {
    check(
      cramped(),
      [refused({ act: 'automatic' }, { rule: 'DLV-MAP-19', pick: 'act', why: { rule: 'DLV-MAP-19', key: 'must-find-door' } })],
      [never('room.placed')],
    );
    const why = { rule: 'DLV-MODE-COMPLETE-08', key: 'put-aside-instead' } as const;
    check(
      cramped({}, (board) => {
        board.completionist = true;
      }),
      [refused({ act: 'automatic' }, { pick: 'act', why }), refused({ act: 'leave-undrawn' }, { pick: 'act', why })],
      [never('room.placed')],
    );
  });

  test('TV-52 [DLV-MODE-COMPLETE-08] the same in completionist mode: no secret door, the card is put aside', () => {
    check(
      cramped({}, (board) => {
        board.completionist = true;
      }),
      [
        refused(
          { act: 'secret-door', wall: side(5, 2, 'S'), by: 0, mirrored: 0 },
          { rule: 'DLV-MODE-COMPLETE-08', pick: 'act', legal: ['put-aside'] },
        ),
        refused({ act: 'leave-undrawn' }, { rule: 'DLV-MODE-COMPLETE-08', pick: 'act' }),
        { act: 'put-aside' },
      ],
      [['card.put-aside', { card: 'BRN-109' }, 'DLV-MODE-COMPLETE-08'], never('room.placed'), never('room.unplaced'), never('door.found')],
      (board) => {
        expect(board.decks.unplaced).toEqual(['BRN-109']);
        expect(board.encounter).toBeNull();
        expect(board.map.rooms.length).toBe(1);
      },
    );
  });

  test('[DLV-MAP-12, DLV-ITEM-14] the square in the first corner is one like any other: with a chalked exit BRN-110 goes there', () => {
    const chalked = (board: Board): void => void (board.encounter ?? missing()).chalked.push('0E');
    const from = placingIn('BRN-110', [{ squares: at(12, [0, 1]), exits: [side(0, 1, 'W')] }], GRID, chalked);
    expect(offered(from, 'place')).toEqual([side(0, 1, 'W')]);
    for (const choice of [automatic, { act: 'place', exit: side(0, 1, 'W'), by: 3, mirrored: 0 }])
      check(from, [choice], [['room.placed', { squares: [...at(12, [0, 0]), ...block([1, 1], [0, 5], 12)] }]], ({ map }) =>
        expect(map.rooms[1]?.exits.at(-1)).toEqual({ wall: side(0, 0, 'E'), state: 'joined' }),
      );
  });

  test('[DLV-MAP-20] not even a secret door helps: the room is not drawn', () => {
    const pocket: RoomWanted = { squares: block([0, 11], [0, 11], 12).filter((square) => square > 5), exits: [side(1, 0, 'N')] };
    const from = placingIn('BRN-109', [pocket], GRID);
    expect(offered(from)).toEqual(['leave-undrawn']);
    check(
      from,
      [
        refused({ act: 'automatic' }, { rule: 'DLV-MAP-20', pick: 'act', why: { rule: 'DLV-MAP-20', key: 'fits-nowhere' } }),
        refused({ act: 'secret-door', wall: side(1, 1, 'N'), by: 0, mirrored: 0 }, { rule: 'DLV-MAP-19', pick: 'wall' }),
        { act: 'leave-undrawn' },
      ],
      [['room.unplaced', { card: 'BRN-109', room: 1 }, 'DLV-MAP-20'], never('room.placed'), never('exit.blocked')],
      ({ map }) => {
        expect(map.rooms[1]?.squares).toEqual([]);
        expect(map.rooms[1]?.exits).toEqual([]);
        expect(map.heroRoom).toBe(1);
      },
    );
  });

  test('[DLV-MAP-20] its encounter is resolved all the same, with its circles beside the map', () => {
    check(
      drawing(['BRN-110'], { change: fullGrid }),
      [{ act: 'leave-undrawn' }, together, dice(6, 5, 6, 6), { act: 'take-all' }, { act: 'leave' }],
      [
        ['card.drawn', { card: 'BRN-110' }],
        ['room.unplaced'],
        ['circles.drawn', { n: 2 }],
        ['circles.filled', { n: 2 }],
        ['room.cleared', { card: 'BRN-110', room: 1 }],
        ['gem.gained', { gem: 'ruby', n: 1 }],
        ['card.discarded'],
      ],
      ({ map }) => expect(map.rooms[1]).toMatchObject({ squares: [], circles: 2, filled: 2, completed: true }),
    );
  });
});

test('[DLV-MAP-18] placed for the player: a legal placement that keeps most ways open', () => {
  const state = check(
    drawing(['BRN-107']),
    [{ act: 'automatic' }],
    [['room.placed', { card: 'BRN-107' }], ['exit.joined'], ['exit.joined']],
  );
  // BRN-107 has four exits: one is joined with one of the entrance's three, the five others lead on.
  expect(openExits({ ...state.board.map, rooms: state.board.map.rooms.map((room) => ({ ...room, completed: true })) })).toHaveLength(5);
});
