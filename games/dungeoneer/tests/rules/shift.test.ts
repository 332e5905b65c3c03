// Owns the tests of DGN-FX-07 to -09: Shifts. Edition 2.1 has no rules of its own for them; there the law of the map is the same but for DGN-BUILD-08.

import { check, never, refused } from '@undercroft/testkit';
import { describe, expect, test } from 'vitest';
import type { Effect } from '../../src/content/types.ts';
import { openedBit, playerOf } from '../../src/state.ts';
import { play, use } from '../card-scenes.ts';
import { A, B, EDITIONS, effectOn, end, JORY, lordPhaseOf } from '../fight-scenes.ts';
import { boardWith, EAST, heroPhaseOf, NORTH, sceneWith, SOUTH, step, stop, type Laid, type TableWanted } from '../scenes.ts';
import { effects } from '../../src/rules/calls.ts';

const CELLAR = 'map-last-cellar';
const shift = (space: number, to: string) => ({ act: 'shift', space, to }) as const;
type Shift = Extract<Effect, { do: 'shift' }>;
/** A Shift of seat 0, said by a card. */
const shifting = (effect: Shift, wanted: TableWanted) => effectOn(effect, wanted);

/** The Entrance, the mile east of it, the crossing behind the mile, and the gallery south of the Entrance. */
const LINE: readonly Laid[] = [
  [CELLAR, 0, 0],
  ['map-mourners-mile', 1, 0],
  ['map-footmens-crossing', 2, 0],
  ['map-long-gallery', 0, 1],
];
const away = { at: CELLAR } as const;

test('[DGN-BUILD-06, DGN-FX-08] no part may be left without a way to the rest, even if it has an Entrance of its own (A-15)', () => {
  const map: readonly Laid[] = [
    [CELLAR, 0, 0],
    ['map-mourners-mile', 1, 0],
    ['cold-chimney', 2, 0],
    ['map-long-gallery', 0, 1],
  ];
  check(
    shifting(
      { do: 'shift', how: 'move', of: 'one-without-heroes' },
      { decks: ['HCA', 'HCB', 'FB'], map, maps: ['map-servants-stair'], heroes: [away, away] },
    ),
    [
      refused(shift(1, '0,1'), { rule: 'DGN-FX-07', pick: 'space' }),
      refused(shift(1, '-1,0'), { rule: 'DGN-FX-07', pick: 'space' }),
      shift(3, '-1,0'),
    ],
    [['map.shifted', { moves: [{ space: 3, x: -1, y: 0, turned: false }] }]],
  );
});

describe.each(EDITIONS)('edition %s', (edition) => {
  const table = { edition, map: LINE, maps: ['map-servants-stair'], heroes: [away, away] } as const;

  test('[DGN-FX-07] The Wing Withdraws: one card without heroes goes to another legal place; heroes enter nothing', () =>
    void check(
      lordPhaseOf(['bn-wing-withdraws'], { ...table, heroes: [away, { hero: JORY, at: 'map-mourners-mile', peril: 2 }] }),
      [
        play('bn-wing-withdraws', { payer: B }),
        // The Entrance never moves, and a hero stands on the mile.
        refused(shift(0, '0,-1'), { rule: 'DGN-FX-07', pick: 'space' }),
        refused(shift(1, '0,-1'), { rule: 'DGN-FX-07', pick: 'space' }),
        // Only beside a card, where both borders are open: east of the gallery, not in the air.
        refused(shift(2, '7,7'), { rule: 'DGN-FX-07', pick: 'to' }),
        shift(2, '1,1'),
        end,
      ],
      [
        ['card.played', { peril: 2, payer: B }],
        ['map.shifted', { seat: A, moves: [{ space: 2, x: 1, y: 1, turned: false }] }, edition === '2.1' ? 'DGN-GEN-02' : 'DGN-FX-07'],
        never('hero.moved'),
        never('space.collected'),
      ],
      ({ spaces }) => {
        expect(spaces[2]).toMatchObject({ x: 1, y: 1, near: [1, -1, -1, 3] });
        expect(spaces[3]?.near[EAST]).toBe(2);
      },
    ));

  test('[DGN-FX-08] no part may be left without a way back to the Entrance', () => {
    // Without the mile there is no way to the crossing; the crossing itself may go.
    check(
      shifting({ do: 'shift', how: 'move', of: 'one-without-heroes' }, table),
      [
        refused(shift(1, '0,-1'), { rule: 'DGN-FX-07', pick: 'space' }),
        refused(shift(1, '-1,0'), { rule: 'DGN-FX-07', pick: 'space' }),
        shift(2, '-1,0'),
      ],
      [['map.shifted', { moves: [{ space: 2, x: -1, y: 0, turned: false }] }]],
    );
    // Turned back, the gallery would show the Entrance its wall.
    const gallery: readonly Laid[] = [
      [CELLAR, 0, 0],
      ['map-long-gallery', 0, -1, 'turned'],
    ];
    check(shifting({ do: 'shift', how: 'rotate', of: 'one' }, { ...table, map: gallery }), [], [never('map.shifted')], (_board, state) =>
      expect(state.isOver).toBe(true),
    );
  });

  test('[DGN-FX-09] The Ground Reconsiders: cards of different realms never change places', () => {
    const both: readonly Laid[] = [...LINE, ['the-last-signpost', 0, 0], ['drovers-ford', 0, -1], ['gallows-lane', 1, 0]];
    check(
      shifting({ do: 'shift', how: 'swap', of: 'two' }, { ...table, map: both }),
      [
        refused(shift(1, '6'), { rule: 'DGN-FX-07', pick: 'to' }),
        refused(shift(3, '5'), { rule: 'DGN-FX-07', pick: 'space' }),
        shift(1, '2'),
      ],
      [
        [
          'map.shifted',
          {
            moves: [
              { space: 1, x: 2, y: 0, turned: false },
              { space: 2, x: 1, y: 0, turned: false },
            ],
          },
        ],
      ],
    );
  });

  test('[DGN-FX-07] The Quadrille: two Rooms swap, with the heroes in them, who collect nothing', () => {
    const map: readonly Laid[] = [
      [CELLAR, 0, 0],
      ['map-servants-stair', 0, 1],
      ['map-winter-garden', 0, 2],
      ['map-long-gallery', 0, -1, 'turned'],
      ['map-gallery-of-heirs', 1, -1],
    ];
    check(
      lordPhaseOf(['bn-quadrille'], {
        edition,
        map,
        maps: ['map-mourners-mile'],
        heroes: [away, { hero: JORY, at: 'map-winter-garden', peril: 2 }],
      }),
      [play('bn-quadrille', { payer: B }), end],
      [
        [
          'map.shifted',
          {
            moves: [
              { space: 2, x: 1, y: -1, turned: false },
              { space: 4, x: 0, y: 2, turned: false },
            ],
          },
        ],
        never('space.collected'),
        never('threat.rolled'),
      ],
      (board) => expect([playerOf(board, B).space, board.spaces[2]?.near]).toEqual([2, [-1, -1, -1, 3]]),
    );
  });

  test('[DGN-FX-07] nothing to shift: the card cannot be played', () =>
    void check(
      lordPhaseOf(['bn-wing-withdraws', 'bn-quadrille'], {
        edition,
        map: [
          [CELLAR, 0, 0],
          ['map-oubliette', 0, 1],
        ],
        heroes: [{ at: 'map-oubliette' }, { at: CELLAR, peril: 9 }],
      }),
      [
        refused(play('bn-wing-withdraws', { payer: B }), { rule: 'DGN-GEN-11', pick: 'card', why: { key: 'nothing-to-do' } }),
        refused(play('bn-quadrille', { payer: B }), { rule: 'DGN-GEN-11', pick: 'card', why: { key: 'nothing-to-do' } }),
        end,
      ],
      [],
    ));

  test('[DGN-FX-07] what lies on an exit turns with its card: an exit that was opened, a lock, a hero on the Cusp (A-68)', () => {
    const board = boardWith({
      edition,
      map: LINE,
      maps: ['map-servants-stair'],
      heroes: [away, { hero: JORY, at: 'map-footmens-crossing' }],
    });
    board.marks[2] = openedBit(NORTH);
    board.locks = [{ space: 2, side: EAST, threat: { score: 'melee', target: 5 }, until: A }];
    Object.assign(playerOf(board, B), { cusp: SOUTH });
    const turned = check(
      sceneWith(board, effects, {
        list: [{ do: 'shift', how: 'rotate', of: 'this' }],
        cause: { you: A, on: null, roller: -1, here: 2, more: 0, roll: 'card', by: null },
      }),
      [],
      [['map.shifted', { moves: [{ space: 2, x: 2, y: 0, turned: true }] }]],
    ).board;
    expect(turned.marks[2]).toBe(openedBit(SOUTH));
    expect(turned.locks).toMatchObject([{ side: 3 }]);
    expect(playerOf(turned, B).cusp).toBe(NORTH);
  });

  test('[DGN-CUSP-01, DGN-FX-07] who waits on an exit waits no longer when another card lies behind it, or none (A-19, A-68)', () => {
    // Jory waits on the east exit of the mile; behind it lies the crossing.
    const waiting: TableWanted = {
      ...table,
      map: [...LINE, ['map-servants-stair', 0, -1]],
      maps: ['map-winter-garden'],
      heroes: [away, { hero: JORY, at: 'map-mourners-mile', cusp: EAST, movement: 0 }],
    };
    const cuspAfter = (effect: Shift, to: ReturnType<typeof shift>) =>
      playerOf(check(shifting(effect, waiting), [to], [['map.shifted']]).board, B).cusp;
    expect(cuspAfter({ do: 'shift', how: 'move', of: 'one-without-heroes' }, shift(2, '-1,0'))).toBe(-1);
    expect(cuspAfter({ do: 'shift', how: 'swap', of: 'two' }, shift(2, '3'))).toBe(-1);
    // The crossing turns where it lies: it is still the card behind the exit.
    expect(cuspAfter({ do: 'shift', how: 'rotate', of: 'one' }, shift(2, 'turn'))).toBe(EAST);
    // The mile itself turns: the exit looks back at the Entrance now.
    expect(cuspAfter({ do: 'shift', how: 'rotate', of: 'one' }, shift(1, 'turn'))).toBe(-1);
  });

  test('[DGN-FX-07] Correct the Map: Marrit turns or moves a card without heroes, for 2 Glory, once per turn', () => {
    const marrit = { hero: 'marrit-oon', abilitiesUsed: [], glory: 4, at: CELLAR } as const;
    check(
      heroPhaseOf({ ...table, heroes: [marrit, away] }),
      [
        use('marrit-oon'),
        { act: 'choose', branch: 0 },
        shift(2, 'turn'),
        refused(use('marrit-oon'), { rule: 'DGN-GEN-16', pick: 'source', why: { key: 'once-per-turn' } }),
        stop,
      ],
      [
        ['card.used', { glory: 2, once: true }],
        ['map.shifted', { moves: [{ space: 2, x: 2, y: 0, turned: true }] }],
      ],
    );
    check(
      heroPhaseOf({ ...table, heroes: [marrit, away] }),
      [use('marrit-oon'), { act: 'choose', branch: 1 }, shift(2, '-1,0'), step(EAST), stop],
      [['map.shifted'], ['hero.moved', { to: 1 }]],
    );
  });
});

test('[DGN-FX-07] beside an Entrance only Passages may come to lie in 2.1; in 2.3c a Room too', () => {
  const map: readonly Laid[] = [
    [CELLAR, 0, 0],
    ['map-servants-stair', 0, 1],
    ['map-winter-garden', 0, 2],
  ];
  const moves = (edition: '2.1' | '2.3c') =>
    effectOn({ do: 'shift', how: 'move', of: 'one-without-heroes' }, { edition, map, maps: ['map-mourners-mile'], heroes: [away, away] });
  check(moves('2.1'), [], [never('map.shifted')], (_board, state) => expect(state.isOver).toBe(true));
  check(moves('2.3c'), [shift(2, '0,-1')], [['map.shifted']]);
});
