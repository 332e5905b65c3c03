// The worked vectors of the specification that belong to several rules at once.

import { by, check, dice, refused } from '@undercroft/testkit';
import { expect, test } from 'vitest';
import { playerOf } from '../../src/state.ts';
import { A, attack, B, lordPhaseOf, monster, WILMET } from '../fight-scenes.ts';
import { buildOf, CROSS, heroPhaseOf, place, SOUTH, step } from '../scenes.ts';

test('[DGN-BUILD-08, DGN-BUILD-09] TV-38: a Room on a side of the Entrance that a Shift has freed: not in 2.1, in 2.3c it may lie there', () => {
  const map = CROSS.filter(([card]) => card !== 'map-long-gallery');
  const maps = ['map-absent-throne', 'map-gallery-of-heirs'] as const;
  check(
    buildOf({ edition: '2.1', map, maps }),
    [refused(place('0,1'), { pick: 'place', why: { rule: 'DGN-BUILD-08', key: 'beside-entrance' } })],
    [],
  );
  check(buildOf({ edition: '2.3c', map, maps }), [place('0,1')], [['map.placed', { card: 'map-gallery-of-heirs', x: 0, y: 1 }]]);
});

test('[DGN-WIN-02, DGN-DEFEAT-01] TV-48: of three players one is out; the second falls in the Dungeonlord Phase of the first, who wins at once', () =>
  void check(
    lordPhaseOf(['mo-rust-footman'], { heroes: [{}, { hero: WILMET, life: 1 }, { alive: false }] }),
    [monster('mo-rust-footman', B, 'melee'), attack, dice(6, 1)],
    [
      ['hero.defeated', { seat: B }],
      ['game.won', { seats: [A], by: 'last-alive' }],
    ],
  ));

test("[DGN-FX-01] TV-55: the King's Tenth, 1 + #: so much of his own Peril pays as he loses Glory (A-64)", () =>
  void check(
    heroPhaseOf({
      map: [
        ['map-last-cellar', 0, 0],
        ['map-gallery-of-heirs', 0, 1],
        ['map-servants-stair', 0, -1],
      ],
      heroes: [
        { hero: WILMET, at: 'map-last-cellar', glory: 5, peril: 4 },
        { at: 'map-servants-stair', glory: 0, hand: ['bn-kings-tenth'] },
      ],
    }),
    [step(SOUTH), by(B, { act: 'play', card: 'bn-kings-tenth', target: A, more: 1 }), dice(6)],
    [
      ['space.collected', { glory: 2 }],
      ['card.played', { card: 'bn-kings-tenth', peril: 2, payer: A }],
      ['glory.changed', { seat: A, n: -2 }],
      ['glory.changed', { seat: B, n: 2 }],
    ],
    (board) => expect([playerOf(board, A).glory, playerOf(board, B).glory]).toEqual([5, 2]),
  ));
