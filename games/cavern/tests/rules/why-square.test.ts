// Proves what a player is told of a square that a move cannot end on: the rule, and the figures that go with it.

import { check, dice, refused } from '@undercroft/testkit';
import { expect, test } from 'vitest';
import { endsOf } from '../../src/queries/reach.ts';
import { whyNotTo } from '../../src/queries/why-square.ts';
import { allyOfHero } from '../../src/state.ts';
import { caveOf } from '../../src/queries/cave.ts';
import { activationOf, boardWith, FOE, heroPhaseOf, runs, S, sq, walks, type Place, type Wanted } from '../scenes.ts';

/** Of a move of so many squares by the first hero. */
const why = (wanted: Wanted, at: Place, most: number) => {
  const board = boardWith(wanted);
  return whyNotTo(board, 0, sq(board, at), most);
};

test('[CAV-MOVE-01] too far: how many squares it is, and how many there are', () => {
  const tarn: Wanted = { heroes: [{ at: [1, 0] }, { at: [2, 0] }] };
  expect(why(tarn, [1, 6], 5)).toEqual({ rule: 'CAV-MOVE-01', key: 'out-of-reach', args: { need: 6, most: 5 } });
  expect(why(tarn, [1, 6], 6)).toBeNull();
  check(heroPhaseOf(tarn), [refused(walks(1, 6), { rule: 'CAV-MOVE-01', why: { key: 'out-of-reach' } })], []);
});

test('[CAV-MOVE-01, CAV-HERO-06] what is left of a move counts, and of a second move the whole speed', () =>
  check(
    heroPhaseOf({ heroes: [{ at: [1, 0] }, { at: [2, 0] }] }),
    [
      walks(1, 2),
      refused(walks(1, 6), { why: { key: 'out-of-reach', args: { need: 4, most: 3 } } }),
      refused(runs(1, 2), { pick: 'to' }),
      walks(1, 1),
      refused(runs(1, 7), { rule: 'CAV-MOVE-01', why: { key: 'out-of-reach', args: { need: 6, most: 5 } } }),
    ],
    [['hero.walked', { cost: 2 }]],
  ));

test('[CAV-MOVE-03] rock, a closed edge with no way around it, and one with a way that is too long', () => {
  // Wide East Bend beside the south half is closed to the west, and joined to nothing.
  const beside: Wanted = { tiles: [['P14', 1, 1, 0]], heroes: [{ at: [3, 6] }, { at: [1, 6] }] };
  expect(why(beside, [0, 0], 5)).toEqual({ rule: 'CAV-MOVE-03', key: 'rock' });
  expect(why(beside, [4, 6], 5)).toEqual({ rule: 'CAV-MOVE-03', key: 'walled', args: { need: 0, most: 5 } });
  // Turned so that it is open to the tile north of it: around over (3, 4), (4, 3) and (4, 4).
  const around: Wanted = {
    tiles: [
      ['P04', 1, 0, 0],
      ['P14', 1, 1, 3],
    ],
    heroes: [{ at: [3, 5] }, { at: [1, 6] }],
  };
  expect(why(around, [4, 5], 3)).toEqual({ rule: 'CAV-MOVE-03', key: 'walled', args: { need: 4, most: 3 } });
  expect(why(around, [4, 5], 4)).toBeNull();
  // Turned around, its open edge is there.
  expect(why({ ...beside, tiles: [['P14', 1, 1, 2]] }, [4, 6], 5)).toBeNull();
});

/** Old Shaft is entered by two squares; foes stand on both. */
const corked: Wanted = {
  tiles: [['N01', 0, -1, 0]],
  heroes: [{ at: [1, 0] }, { id: 'wren' }],
  foes: [
    { kind: 'gloam-cutter', at: [1, -1] },
    { kind: 'vharn', at: [2, -1] },
  ],
};

test('[CAV-MOVE-04] a foe on the square, and foes on every way that is short enough; Mottle slips through', () => {
  expect(why(corked, [2, -1], 5)).toEqual({ rule: 'CAV-MOVE-04', key: 'foe-there', args: { who: FOE + 1 } });
  expect(why(corked, [1, -2], 5)).toEqual({ rule: 'CAV-MOVE-04', key: 'foe-between' });
  const mottle: Wanted = { ...corked, heroes: [{ id: 'mottle', at: [1, 0] }, { id: 'wren' }] };
  expect(why(mottle, [1, -2], 5)).toBeNull();
  expect(why(mottle, [2, -1], 5)).toMatchObject({ key: 'foe-there' });
});

test('[CAV-MOVE-05, CAV-MOVE-06] a hero, a downed one and an ally can be passed, and nothing more', () => {
  const friends: Wanted = {
    heroes: [{ at: [1, 1] }, { hp: 0, at: [1, 2], ally: { kind: 'AL01', at: [2, 2] } }, { at: [0, 2] }],
  };
  const there = (who: number) => ({ rule: 'CAV-MOVE-05', key: 'friend-there', args: { who } });
  expect(why(friends, [1, 2], 5)).toEqual(there(1));
  expect(why(friends, [0, 2], 5)).toEqual(there(2));
  expect(why(friends, [2, 2], 5)).toEqual(there(allyOfHero(1)));
  expect(why(friends, [1, 3], 5)).toBeNull();
});

test('[CAV-MOVE-06] a Bloom Heart on the square, and in the way; a miner is neither', () => {
  const squeeze = (kind: 'heart' | 'miner'): Wanted => ({
    tiles: [['F07', 0, -1, 0]],
    heroes: [{ at: [1, 0] }, { at: [1, 6] }],
    things: [{ kind, at: [2, -2] }],
  });
  expect(why(squeeze('heart'), [2, -2], 5)).toEqual({ rule: 'CAV-MOVE-06', key: 'object-there', args: { who: FOE } });
  expect(why(squeeze('heart'), [2, -3], 5)).toEqual({ rule: 'CAV-MOVE-06', key: 'object-between' });
  expect(why(squeeze('miner'), [2, -2], 5)).toBeNull();
  expect(why(squeeze('miner'), [2, -3], 5)).toBeNull();
});

test('[CAV-MOVE-07] water that costs more than is left; with the Trapper’s Kit it does not', () => {
  const stream: Wanted = { tiles: [['F03', 0, -1, 0]], heroes: [{ at: [1, -2] }, {}] };
  expect(why(stream, [1, -3], 1)).toEqual({ rule: 'CAV-MOVE-07', key: 'wet', args: { need: 2, most: 1 } });
  expect(why(stream, [1, -4], 2)).toEqual({ rule: 'CAV-MOVE-07', key: 'wet', args: { need: 3, most: 2 } });
  expect(why({ ...stream, heroes: [{ at: [1, -2], items: ['IU02'] }, {}] }, [1, -4], 2)).toBeNull();
});

test('[CAV-MOVE-10] a move that is granted outside the Hero Phase says the same', () =>
  check(
    activationOf({
      heroes: [{ id: 'wren', at: [1, 2], up: ['wren-u3'] }, { at: [2, 6] }],
      foes: [
        { kind: 'gloam-cutter', at: [1, 1] },
        { kind: 'basalt-sentinel', at: [2, 2] },
      ],
    }),
    [
      dice(1),
      { act: 'use', with: 'wren-u3' },
      refused({ act: 'go', to: S(2, 2) }, { rule: 'CAV-MOVE-04', why: { key: 'foe-there' } }),
      refused({ act: 'go', to: S(2, 6) }, { rule: 'CAV-MOVE-05', why: { key: 'friend-there' } }),
      { act: 'stay' },
    ],
    [],
  ));

test('[CAV-MOVE-02] every square of the map is either an end of the move or has a reason, but the hero’s own', () => {
  for (const most of [1, 2, 5]) {
    const board = boardWith(corked);
    const ends = endsOf(board, 0, most);
    for (const square of caveOf(board.tiles).near.keys())
      if (square !== board.heroes[0]?.square) expect(whyNotTo(board, 0, square, most) === null, `${square}`).toBe(ends.includes(square));
  }
  for (const nowhere of [-1, 0.5, Number.NaN, 4096]) expect(whyNotTo(boardWith(corked), 0, nowhere, 5)).toBeNull();
});
